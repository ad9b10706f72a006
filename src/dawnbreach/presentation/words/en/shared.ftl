# What the table and the terminal say alike.

bot-random = random bot
bot-novice = novice bot
bot-apprentice = apprentice bot
bot-adept = adept bot
bot-veteran = veteran bot
bot-master = master bot

# Headings in the list of choices
group-main = First of all
group-take = Take demons
group-loot = Take an item
group-drink = Drink a potion
group-hit = Assign a die
group-use = Use an ability
group-turn = Change a die
group-claim = Collect from killed demons
group-gem = Move a gem up
group-equip = Put on an item
group-remove = Take off an item
group-brew = Trade items for potions
group-pour = Throw a potion away
group-bless = Use a blessing
group-pay = Pay the penalty
group-rest = Or
group-go = Move
group-play = Play a card
group-trap = Set a trap
group-order = Announce achievements
group-deck = Draw a card
group-discard = Discard
group-mark = Mark an attribute and a relic
group-aim = Choose a target
group-fate = Discard a card for its icon
group-die = Turn or reroll a die
group-place = Choose an area

# What is printed on the cards of Darkest Doom
doom-relic-high = at 5 or more
doom-relic-low = at 5 or less
doom-area-citadel = Citadel
doom-area-temple = Blood Temple
doom-area-forest = Forest
doom-area-plain = Plain
doom-area-mountain = Mountain
doom-area-lake = Lake
doom-area-entrance = Black Lodge Entrance
doom-area-path = Path
doom-area-monolith = Monolith
doom-area-summit = summit
doom-kind-combat = equipment for combat
doom-kind-hurt = equipment against wounds
doom-kind-test = equipment for tests
doom-kind-turn = equipment for your turn
doom-kind-monster = trap for monsters
doom-kind-guardian = trap for Guardians
doom-kind-any = trap for anybody
doom-kind-battle = battle spell
doom-kind-basic = basic spell
doom-kind-ranged = ranged spell
doom-kind-encounters = encounter
doom-range = range { $n }
doom-uses =
    { $n ->
        [one] { $n } use
       *[other] { $n } uses
    }

# What an area does for whoever is in it (DD-3.4, DD-7.8, DD-13.5), and a place of the Fate track (DD-5.3)
doom-does-citadel = Here you may make an alliance. For 1 Destiny coin you may travel up to 2 areas, plus 1 for each Citadel allied with you, but you may not end at a Citadel.
doom-does-temple = At Dawn, wherever you are: remove as many Dark Corruption cards from your hand, or gain as much Daily Fame, as you have Acolytes.
doom-does-forest = For 2 mana discard 2 cards (no Dark Corruption) and draw 2 from one deck of Citadel Supplies.
doom-does-plain = Nothing happens on a Plain.
doom-does-mountain = Nothing happens on a Mountain.
doom-does-lake = Here 1 to 3 Spirit Lanterns summon the Lake Spectre.
doom-does-entrance = For 1 action point you go to another Entrance of the Black Lodge.
doom-does-path = No traps may be set here.
doom-does-monolith = A Guardian with 3 Seal Crystals can try to free Mosh here with an ambush test; success wins the game.
doom-does-summit = The possessed High Priestess is here. Anyone who enters fights her; beat her and survive to win the game.
doom-does-fate-eclipse = Every Citadel and Blood Temple next to a Dark Abyss gets 1 tendril, and those Abysses are removed.
doom-does-fate-metamorphosis = The monster nearest to the Guardian who rolled advances to the next tier, if it can.
doom-does-fate-sword-shield = The Guardian who rolled may turn a die to Sword or Shield without discarding a card.
doom-does-fate-dawn-dusk = The Guardian who rolled may turn a die to Dawn or Dusk without discarding a card.
doom-does-fate-priestess-moon = The Guardian who rolled may turn a die to Priestess or Moon without discarding a card.
