# What the table and the terminal say alike.

bot-random = random bot
bot-novice = novice bot
bot-apprentice = apprentice bot
bot-adept = adept bot
bot-veteran = veteran bot
bot-master = master bot
bot-tempered = { $bot }, { $temper }
temper-bold = bold
temper-careful = careful
temper-thief = thieving

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
group-trap = Set or lift a trap
group-rite = Rite of the Forest
group-drop = Drop or lay down
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

# A hint
hint-ends = in { $worlds } imagined worlds on average: { $ends }
hint-solved = worked out exactly, if the fight goes as well as it can: { $ends }
hint-than-next = compared with the next choice: { $ends }
hint-than-first = compared with the first choice: { $ends }
hint-even = as far as one can see, there is little to choose between it and the others
hint-plan = what rules of thumb say; there is nothing to try out here
hint-ready = How ready you are for the Demon Lord: you survive { $survive } of { $battles } imagined final battles, with { $health } health left, and defeat { $defeated } of 9 cards on average.
hint-not-ready = How ready you are for the Demon Lord: not yet. In { $battles } imagined final battles you defeat { $defeated } of 9 cards on average and survive none.
hint-ready-estimate = An estimate: as if it began now at this difficulty, after one more Rest, fought as an apprentice fights.
hint-victory = victory { $value }
hint-defeat = defeat { $value }
hint-survive = survival { $value }
hint-kills = kills { $value }
hint-decimal = { $n }.{ $tenths }
hint-health = health at the end { $value }
hint-lead = hoped-for lead in health at the Demon Lord { $value }
hint-left = health { $value }
hint-skills = skills { $value }
hint-achievements = achievements { $value }
hint-defeated = cards defeated { $value }
hint-fame = Daily Fame { $value }
hint-alliances = alliance points { $value }
hint-crystals = Seal Crystals { $value }
hint-wounds = wounds { $value }
hint-points = points { $value }
hint-risks = risks taken { $value }
hint-deaths = deaths { $value }
hint-cards = cards in hand { $value }
hint-why-sanctum-solver = Of all the ways to use these dice and abilities, the best one starts here: most demons killed, least damage coming through and, where that is equal, tokens saved.
hint-why-sanctum-gem = It brings you closer to a skill you can use soon; gems move up only when you kill.
hint-why-sanctum-equip = It is better than what you wear there, or fills an empty place.
hint-why-sanctum-penalty = Of all the ways to pay, this one costs you the least.
hint-why-sanctum-enough = Nothing that is left here would make you stronger.
hint-why-sanctum-take = Level, items and faces that fit your dice: this set gives the most for the damage it may do.
hint-why-sanctum-loot = It is the strongest item here, or one for an empty place.
hint-why-sanctum-claim = Killed demons give gems and items: collect them.
hint-why-sanctum-move = Your dice can take on more demons, and there is a race to the city.
hint-why-sanctum-fight = There are demons in front of you, and no room to take more of them safely.
hint-why-sanctum-rest = Many of your tokens are spent, or there is better gear in the sack: resting is safe.
hint-why-sanctum-brew = Items you will not equip are worth more as potions.
hint-why-sanctum-drink = The foes deal enough damage for a potion to be worth it.
hint-why-sanctum-roll = No potion would make enough difference now.
hint-why-sanctum-breach = You stand at the Walls of Sanctum with nothing left to fight: breaching them first gains you time.
hint-why-sanctum-answer = Nothing holds you back: answer the call to arms, and you see the Demon Lord’s cards sooner.
hint-why-darkest-doom-test = What the cards in your hand can still change in this test, weighed against keeping them.
hint-why-darkest-doom-draw = Cards from this deck are worth the most to you now.
hint-why-darkest-doom-discard = You will miss this card least.
hint-why-darkest-doom-mark = This attribute and this relic bring the most over the remaining rounds.
hint-why-darkest-doom-seek = The odds are as good as they will get.
hint-why-darkest-doom-coin = A coin improves the odds by more than it is worth elsewhere.

# A coach
review-better = Better: { $choice }
review-known = As far as could be known then, in { $worlds } imagined worlds: { $ends }
review-true = Knowing what was hidden then: { $ends }
review-nothing = no measurable difference
review-plan = The whole plan: { $plan }
review-exact = Worked out exactly: it came to { $made }; the dice allowed { $could }
review-lucky = { $what }: { $expected } expected, { $came } allowed by the dice ({ $gap })
luck-survive = fights survived
luck-wounds = wounds
luck-kills = kills
luck-tests = tests passed
luck-deaths = deaths in combat

# Dice of a record
verified =
    { $n ->
        [0] The record follows the rules, but no outcome in it comes from the seed.
        [one] The one outcome follows from the published seed.
       *[other] All { $n } outcomes follow from the published seed.
    }
verified-abandoned = { verified } The game was abandoned there.
dice-shared = Fair: players had shares in that seed (seats { $seats }), so nobody could choose the dice.
dice-claimed = The record names shares of players (seats { $seats }). If they are real, nobody chose the dice; only those players or the server they played on can tell, because a text can be made up.
dice-nobody = Nobody vouches for these dice: no player had a share in the seed, so it may have been chosen.
dice-open = The dice were open: the seed was chosen before the game.
dice-fork = The game branches off from another one, whose outcomes do not come from this seed: nobody vouches for those.
puzzle-task-sanctum-fight = Play this fight to the end. There is one best answer; a novice misses it.
puzzle-task-sanctum-turn = Play this turn to its end: fight, then take your levels. What counts is how many skills and achievements it brings you; if that is equal, how few wounds. There is one best answer; a novice misses it.
puzzle-task-darkest-doom-fight = Play this combat to the end with the cards in your hand. There is one best answer; a novice misses it.
puzzle-task-darkest-doom-turn = Play this turn and leave nothing to luck: how many points, Daily Fame and alliances together, can you make sure of? A combat roll, an ambush test or a drawn card ends the puzzle. The Destiny die of a mission may fall, and it falls as badly as it can.
puzzle-why-sanctum-fight = Every possible outcome was calculated; any other answer is worse by at least one wound.
puzzle-why-sanctum-turn = Every fight that these dice allow was calculated, with every way to take the levels; any other answer brings less or costs more wounds.
puzzle-why-darkest-doom-fight = Every possible outcome was calculated; any other answer is worse by at least one wound.
puzzle-why-darkest-doom-turn = Every way to play this turn without luck was tried; none brings more points.
