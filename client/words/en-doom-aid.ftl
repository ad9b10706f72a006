# What the things of Darkest Doom are, and its player aid; loaded at a table only.

## Crimson Fate dice

doom-is-sword = Sword
    .more = A hit.
doom-is-priestess = Priestess
    .more = A hit.
doom-is-shield = Shield
    .more = Parries one hit.
doom-is-dawn = Dawn
    .more = A hit, at Dawn only.
doom-is-dusk = Dusk
    .more = A hit, at Dusk only.
doom-is-moon = Moon
    .more = Moves the Fate marker one place on; the space it stops on takes effect.

## What a Guardian has

doom-is-attack = Attack
    .more = How many dice you roll in combat.
doom-is-magic = Magic Knowledge
    .more = How many mana petals you can hold.
doom-is-wisdom = Wisdom
    .more = How many cards you draw at Dawn, and how many you can hold.
doom-is-health = Health
    .more = How many wounds you can take; the last one kills you.
doom-is-action = Action points
    .more = Four at Dawn and four at Dusk: 1 for each move, more for some cards.
doom-is-wound = Wounds
    .more = When you can take no more, you return to your own Temple, lose 3 Daily Fame and get a White Moth.
doom-is-mana = Mana petals
    .more = Pay for spells and for the rite of a Forest. All of them come back at Dusk.
doom-is-coin = Destiny coins
    .more = Each changes the Destiny die by 1, or pays for a Citadel’s road or a trap token. At most 5.
doom-is-corruption = Dark Corruption
    .more = Fills your hand and cannot be discarded. A Blood Temple removes as many as you have Acolytes.
doom-is-fame = Daily Fame
    .more = Lets you make alliances and settles the order of play; goes back to 0 at the end of the round.
doom-is-acolyte = Acolyte
    .more = Comes with an alliance made at 6 Daily Fame. At Dawn each removes a Dark Corruption card or gives 1 Daily Fame.
doom-is-moth = White Moth
    .more = Each death brings one: you lose 1 Daily Fame each round and have one place fewer for Acolytes.
doom-is-crystal = Seal Crystal
    .more = With three of them you can free Mosh at the Monolith.
doom-is-lantern = Spirit Lantern
    .more = Summons the Lake Spectre: each adds 1 to its Attack and Defence.
doom-is-urn = Urn of the Elders
    .more = Pays for powerful cards.
doom-is-mission = Mission
    .more = Complete it in its area: 1 Daily Fame, or 3 if you declared it from at least 3 areas away; an attribute rises, and you may find a relic.
doom-is-order = Order Achievement
    .more = You hold two. When you meet one on your turn, announce it and take one of its rewards.

## On the map

doom-is-citadel = Citadel
    .more = Make an alliance here, free, with at least 1 Daily Fame. For 1 coin its road takes you up to 2 areas further, and 1 more for each Citadel allied with you.
doom-is-temple = Blood Temple
    .more = At Dawn, wherever you are, your Acolytes remove Dark Corruption or give Daily Fame. A Guardian who dies returns to their own Temple.
doom-is-forest = Forest
    .more = For 2 mana discard 2 cards and draw 2 from one deck.
doom-is-plain = Plain
    .more = Nothing happens here.
doom-is-mountain = Mountain
    .more = Nothing happens here.
doom-is-lake = Lake
    .more = Summon the Lake Spectre with 1 to 3 Spirit Lanterns.
doom-is-entrance = Black Lodge Entrance
    .more = For 1 action point go to another Entrance.
doom-is-path = Path
    .more = The way up to the Monolith and the summit. No trap can lie here.
doom-is-monolith = Monolith
    .more = With 3 Seal Crystals pass a test here to free Mosh and win.
doom-is-summit = Summit of Winter Mountain
    .more = The possessed High Priestess: beat her in combat and survive to win.
doom-is-abyss = Dark Abyss
    .more = Entering it means an ambush test: pass it for Daily Fame; fail it, and something dark happens.
doom-is-tendril = Tendril
    .more = Three corrupt a Citadel or Temple. When all eight are corrupted, the Darkness wins.
doom-is-trap = Trap
    .more = Costs 1 coin. A monster springs it; another Guardian who enters makes an ambush test.
doom-is-heart = Heart
    .more = One goes into the bag of target tokens each Dusk. Each one left adds 1 to the High Priestess’s health.
doom-is-echo = Echo of Darkness
    .more = From the fifth Dusk on, monsters use their Echo abilities.
doom-is-event = Dark Event
    .more = Drawn each Dusk: what it creates comes first, then what it does until the next.
doom-is-hound = Hound
    .more = A monster of the first tier: 3 Daily Fame for killing it.
doom-is-huntsman = Huntsman
    .more = A monster of the second tier: 4 Daily Fame for killing it.
doom-is-leader = Leader of the Hunt
    .more = A monster of the third tier: 5 Daily Fame for killing it.
doom-is-round = Round
    .more = The number is the level of its ambush tests: you must match that many icons, and you roll one die more than that.
doom-is-border = Border
    .more = Moving over it costs 1 action point, 2 into a corrupted Citadel.

## Supplies, slots and combat

doom-is-equipment = Equipment
    .more = Cards that stay in one of your two slots and are used more than once: in combat, for tests, against wounds, on your way.
doom-is-traps = Traps
    .more = Played when somebody walks into one of your trap tokens.
doom-is-spells = Spells
    .more = Played on your turn, or in a combat you are in, mostly for mana.
doom-is-encounters = Encounters
    .more = People of Betel who help you on your turn, mostly for action points.
doom-is-slot = Equipment slot
    .more = Each of your two slots holds one equipment card. On your turn you may discard it for free.
doom-is-hits = Hits
    .more = Swords and Priestesses hit, Dawn at Dawn, Dusk at Dusk. Each hit that is not parried is a wound.
doom-is-parries = Parries
    .more = Each stops one hit of the other side.
doom-is-destiny = Destiny die
    .more = It has ten sides and says whether you find the relic. Each Destiny coin changes it by 1, up or down.
doom-is-test = Ambush test
    .more = Each of these icons must be matched by a die of its own. Discard cards to turn dice to the icons printed on them.

## Turn

doom-aid-dawn = Dawn
doom-aid-draw = Draw
    .more = As many cards as your Wisdom, one by one from any deck; a mission if you have none.
doom-aid-turns = Turns
    .more = In order of play: any actions you can pay for, in any order, with 4 action points.
doom-aid-dusk = Dusk
doom-aid-mana = Mana
    .more = All of it comes back.
doom-aid-orders = Order Achievements
    .more = Discard those you do not want and draw up to two.
doom-aid-fate = The Darkest Fate’s turn
    .more = A Heart goes into the bag, a Dark Event is drawn, monsters hunt.
doom-aid-again = Turns
    .more = Once more, with 4 new action points.
doom-aid-order = Order of play
    .more = The Guardian with the most Daily Fame goes first; then Daily Fame goes back to 0, minus 1 for each White Moth.
doom-aid-costs = What things cost
doom-aid-step = Move to the next area
    .more = 1 action point, 2 into a corrupted Citadel
doom-aid-lodge = From Entrance to Entrance
    .more = 1 action point
doom-aid-road = A Citadel’s road
    .more = 1 coin
doom-aid-rite = The rite of a Forest
    .more = 2 mana and 2 cards
doom-aid-token = A trap token
    .more = 1 coin
doom-aid-ally = An alliance
    .more = free, with at least 1 Daily Fame, or as much as the Guardian you take it from has points there
doom-aid-change = Turn a die to a card’s icon
    .more = that card

## Victory: how far everybody is

doom-aid-ways = Four ways to win, and how close everybody is
doom-aid-priest = New High Priest
    .more = After round 8: the most Daily Fame and alliance points together.
doom-aid-mosh = Free Mosh
    .more = Three Seal Crystals, and a test passed at the Monolith.
doom-aid-cleanse = Cleanse the High Priestess
    .more = Beat her on the summit and survive.
doom-aid-hunt = Leader of the Hunt
    .more = Let yourself be consumed, and let the Darkness win: all Citadels and Temples corrupted.
doom-aid-crystals = { $n } of 3
doom-aid-round = round { $n } of { $last }
doom-aid-priestess = now attack { $attack }, health { $health }, and her card
doom-aid-corrupt = { $n } of { $last } tendrils
doom-aid-glory = { $n } points
doom-aid-strength = Attack { $attack }, can take { $left }
doom-aid-yes = consumed
doom-aid-no = not consumed
doom-is-guardian = Guardian
    .more = One of those who defend Betel. The colour is that of their Citadel, Temple and traps.
doom-is-virtual = Virtual Guardian
    .more = Nobody plays this one: a card tells what it does on each of its turns.
doom-is-cards = Cards in hand
    .more = Citadel Supplies and Dark Corruption; only their owner sees which.
doom-is-day = Dawn
    .more = The first half of a round: everybody draws cards, then everybody has a turn.
doom-is-night = Dusk
    .more = The second half of a round: mana comes back, the Darkness acts, then everybody has another turn.
doom-act-end = End your turn
    .more = Action points that are left are lost; the next one in order of play goes on.
doom-act-pass = Pass
    .more = You play nothing more here, and it goes on.
doom-act-settle = Confirm
    .more = Everything stays as it lies, and you see what comes of it.
doom-act-declare = Declare your mission
    .more = Everybody learns where it leads.
