# Words of Darkest Doom's board; keys begin with doom-.

## The map

doom-map-label = Map of Betel. Arrow keys go from area to area, Enter chooses, plus and minus zoom, 0 shows everything.
doom-map-list = The map as a list
doom-borders = Next to: { $areas }.
doom-zoom-in = Zoom in
doom-zoom-out = Zoom out
doom-zoom-whole = Show the whole map
doom-zoom-own = Show where I stand
doom-mini-map = The whole land; press to look there
doom-tendrils =
    { $n ->
        [one] { $n } tendril
       *[other] { $n } tendrils
    }
doom-corrupted = corrupted by three tendrils
doom-allied =
    { $points ->
        [one] allied with { $guardian }, { $points } point
       *[other] allied with { $guardian }, { $points } points
    }
doom-acolyte-waits = an Acolyte waits here
doom-abyss = Dark Abyss
doom-trap-of = trap of { $guardian }
doom-declared-of = { $guardian } has declared a mission here
doom-your-mission = your mission
doom-you = you, { $guardian }
doom-hunting = { $monster }, hunting: { $targets }
doom-rite = Rite of the Forest…
doom-trap-mode = Traps…
doom-trap-stop = No trap after all

## Tracks and decks

doom-tracks = Rounds and Fate
doom-tracks-help = What the tracks mean
doom-rounds-help = The number on a round is the level of its tests: how many icons you must match. At Dusk its Heart goes into the bag of target tokens. From the first purple round on, the Echo of Darkness makes monsters stronger.
doom-bag = Target tokens in the bag: { $n }
doom-fate-help = Each Moon rolled moves the Fate marker one place on. This is what happens where it stops:
doom-round = Round { $n } of { $last }
doom-round-track = Round track with the levels of tests
doom-round-level = Round { $round }: tests of level { $level }
doom-heart-here = a Heart lies here
doom-now = now
doom-echo = Echo of Darkness
doom-echo-active = The Echo of Darkness is active
doom-fate-track = Darkest Fate track
doom-fate-centre = Centre of the Fate track
doom-decks = Citadel Supplies
doom-deck = { $deck }: { $left } left, { $gone } discarded
doom-discards = Discarded: { $cards }

## Player boards

doom-fame = Daily Fame { $n }
doom-glory = with alliances { $n }
doom-consumed = consumed
doom-dead = out of the game
doom-active = is taking a turn
doom-actions = Action points
doom-wounds = Wounds
doom-mana = Mana petals
doom-coins = Destiny coins
doom-corruption = Dark Corruption
doom-followers = Acolytes and Moths
doom-followers-are = Acolytes: { $acolytes }, White Moths: { $moths }, of three places
doom-relics = Relics
doom-none = none
doom-hidden = hidden
doom-equipment = Equipment
doom-slot-free = free slot
doom-uses-left =
    { $n ->
        [one] { $n } use left
       *[other] { $n } uses left
    }
doom-spectre = Attack +{ $attack }, Defence +{ $defence }
doom-mission = Mission
doom-declared = declared
doom-mark = Choose the attribute to raise and the relic to seek
doom-orders = Order Achievements
doom-orders-held =
    { $n ->
        [0] none
        [one] { $n } hidden card
       *[other] { $n } hidden cards
    }
doom-alliances = Alliances
doom-hand = Hand: { $n } of { $most } cards
doom-hand-empty = No cards in hand.
doom-order-of-play = Order of play
doom-brief = wounds { $wounds } of { $health }, cards { $cards }, coins { $coins }, mana { $mana }
doom-enlarge = Show the player board

## Dice

doom-dice = Dice
doom-combat = Combat
doom-test = Ambush test
doom-test-wants = Wanted
doom-destiny = Destiny die
doom-destiny-finds = The relic is found { $when }
doom-combat-of = Combat: { $attacker } attacks, { $defender } defends
doom-hits =
    { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
doom-pierces = past every parry: { $n }
doom-parries =
    { $n ->
        [one] { $n } parry
       *[other] { $n } parries
    }
doom-can-take = can take { $n }
doom-takes =
    { $n ->
        [0] takes no wounds as it stands
        [one] takes { $n } wound as it stands
       *[other] takes { $n } wounds as it stands
    }
doom-takes-dies =
    { $n ->
        [one] takes { $n } wound as it stands, and falls
       *[other] takes { $n } wounds as it stands, and falls
    }
doom-hurt =
    { $n ->
        [0] no wounds come
        [one] { $n } wound comes
       *[other] { $n } wounds come
    }
doom-hurt-by = from: { $figure }
doom-hurt-dies = That is death!
doom-missing = Missing: { $icons }
doom-matched = Every icon is matched

## What can be done

doom-acts = Actions
doom-ask = What can I do with this, and what is not allowed?
doom-close = Close

## The Dusk, step by step

doom-story-title = What happened at Dusk
doom-story-next = Next
doom-story-skip = Show all

doom-journey =
    { $n ->
        [one] Go there: { $areas } areas, { $n } action point
       *[other] Go there: { $areas } areas, { $n } action points
    }
doom-journey-part =
    { $n ->
        [one] Set out: { $area } today for { $n } action point; { $left } more from there
       *[other] Set out: { $area } today for { $n } action points; { $left } more from there
    }
doom-journey-far =
    { $n ->
        [one] too far for today: { $n } action point
       *[other] too far for today: { $n } action points
    }
doom-step-cost =
    { $n ->
        [one] { $n } action point to enter
       *[other] { $n } action points to enter
    }
doom-mission-far =
    { $n ->
        [one] { $n } area away
       *[other] { $n } areas away
    }
doom-mission-here = you are there

doom-moment-consumed = Consumed: { $guardian }
doom-moment-dusk = Dusk falls
doom-moment-dawn = A new dawn
doom-moment-round = Round { $n }
doom-moment-allied = An alliance
doom-moment-relic = A relic

## What the others came to, in one line

doom-sum-darkness = The Darkness
doom-sum-consumed = consumed
doom-sum-out = out of the game
doom-sum-moved = now at { $area }
doom-sum-fought = combat with { $foe }
doom-sum-allied = alliance: { $building }
doom-sum-fame = Fame { $change }
doom-sum-wounds = wounds { $change } (now { $n } of { $health })
doom-sum-relics = relics +{ $n }
doom-sum-orders = Order Achievements +{ $n }
doom-sum-corruption = Dark Corruption { $change }
doom-sum-coins = coins { $change }
doom-sum-corrupted = corrupts { $building }
doom-sum-tendrils = tendrils { $change }
doom-sum-abysses = new Dark Abysses: { $n }
doom-sum-event = event: { $event }
doom-sum-hearts = Hearts left: { $n }

doom-moment-died = You have died
doom-moment-died-more = Back to your own Temple: you lose 3 Daily Fame, and a White Moth comes with you.
doom-moment-fell = { $guardian } has died
doom-moment-out = You are out of the game
doom-moment-out-more = The Leader of the Hunt that you had become has been killed.
doom-moment-gone = { $guardian } is out of the game
doom-moment-darkness = The Darkness has won
doom-moment-hunt = The Hunt has won
doom-moment-priest = A new High Priest
doom-moment-mosh = Mosh is free
doom-moment-cleansed = The High Priestess is cleansed
doom-moment-wins =
    { $n ->
        [one] { $who } wins the game.
       *[other] { $who } win the game.
    }
doom-odds-kill = Kill { $chance }
doom-odds-death = Die { $chance }
doom-odds-test = Pass { $chance }
doom-odds-relic = Found { $chance }
doom-peril-fight = Combat: { $foe }
doom-peril-test = Dark Abyss, test { $level }
doom-peril-trapped = Trap, test { $level }
doom-peril-wounds = Wounds to expect: { $wounds }; you can take { $left }
doom-peril-fame = For the kill: { $n } Daily Fame
doom-peril-wins = Kill her and live: you win the game
doom-peril-dies = If you die: home to your Temple, 3 Daily Fame lost, a White Moth
doom-peril-abyss = Passed: { $level } Daily Fame; failed: its token is turned over
doom-peril-trap = Failed: its owner may play a trap card
doom-peril-exact = Exact, if you play at your best
doom-peril-bounded = A card that nobody knows may change this
doom-peril-estimated = An estimate
doom-peril-cards =
    { $n ->
        [one] An estimate: { $n } card in the foe’s hand is not counted
       *[other] An estimate: { $n } cards in the foe’s hand are not counted
    }
doom-met = met
doom-moment-slain = { $foe } slain
doom-moment-mission = Mission complete
doom-moment-order = An Order Achievement
doom-moment-echo = The Echo of Darkness wakes
doom-moment-echo-more = From now on monsters use their Echo abilities.
