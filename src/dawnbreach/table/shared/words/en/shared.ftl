# What the table and the terminal say alike.

bot-random = random bot
bot-novice = novice bot
bot-adept = adept bot
bot-master = master bot

# Headings in the list of choices
group-take = Take demons
group-loot = Take an item
group-drink = Drink a potion
group-hit = Assign a die
group-use = Use an ability
group-turn = Change a die
group-claim = Killed demons
group-gem = Move a gem up
group-equip = Put on an item
group-remove = Take off an item
group-brew = Items for potions
group-pour = Throw a potion away
group-bless = Use a blessing
group-pay = Pay the penalty
group-rest = Or
group-go = Move
group-play = Play a card
group-trap = Set a trap
group-order = Achievements
group-deck = Draw a card
group-discard = Discard
group-mark = Attribute and relic
group-aim = Target
group-fate = Discard a card for its icon
group-die = Turn or roll a die
group-place = Areas

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
