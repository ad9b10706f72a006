# What the terminal says around Darkest Doom. Words of the rules and names of cards belong to the game.

## The screen

doom-title = Darkest Doom
doom-round = round { $n } of { $last }
doom-level = tests at level { $n }
doom-echo-active = Echo active
doom-echo-quiet = Echo begins at Dusk of round 5
doom-order = Order of play
doom-here = You are here:
doom-points = ({ $n } AP)
doom-next = Next to it:
doom-tendrils =
    { $n ->
        [one] { $n } tendril
       *[other] { $n } tendrils
    }
doom-abyss = Dark Abyss
doom-trap = trap of { $owner }
doom-monsters = Monsters
doom-fate = Fate track
doom-centre = centre
doom-event = Dark Event
doom-left =
    { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
doom-discards = discarded:
doom-consumed = consumed
doom-dead = dead
doom-wounds = wounds { $n } of { $most }
doom-cards =
    { $n ->
        [one] { $n } card ({ $corruption } of Dark Corruption)
       *[other] { $n } cards ({ $corruption } of Dark Corruption)
    }
doom-purse = coins { $coins }  mana { $mana }
doom-declared = declared: { $area }
doom-acolytes = Acolytes { $n }
doom-acolyte = an Acolyte waits
doom-moths = White Moths { $n }
doom-spectre = Lake Spectre (Lanterns { $n })
doom-actions = action points
doom-fame = Daily Fame
doom-mission = Mission
doom-any-relic = a relic
doom-open = (declared)
doom-far =
    { $n ->
        [one] { $n } area away
       *[other] { $n } areas away
    }
doom-far-by =
    { $n ->
        [one] { $n } area away by { $way }
       *[other] { $n } areas away by { $way }
    }
doom-orders = Order Achievements
doom-orders-held = Order Achievements: { $n }
doom-equipment = Equipment
doom-uses-left =
    { $n ->
        [one] ({ $n } use left)
       *[other] ({ $n } uses left)
    }
doom-hand = Hand ({ $n } of { $most } cards)
doom-test = The test asks for:
doom-missing = still missing: { $icons }
doom-matched = every icon is matched
doom-combat = Combat: { $attacker } attacks, { $defender } defends
doom-side = hits { $hits }, parries { $parries }, can take { $left }
doom-pierces = (past every parry: { $n })
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
doom-destiny-high = Destiny die: { $n }; the relic needs 5 or more
doom-destiny-low = Destiny die: { $n }; the relic needs 5 or less
doom-hurt =
    { $n ->
        [0] { $guardian }: no wounds to take, can take { $left }
        [one] { $guardian }: { $n } wound to take, can take { $left }
       *[other] { $guardian }: { $n } wounds to take, can take { $left }
    }
doom-hurt-by = (from { $figure })
doom-hurt-dies = — that is death!
doom-dice = Dice of { $guardian }:
doom-glory = { $n } (Daily Fame { $fame }, alliances { $bonds })

## Help

doom-welcome = Save Betel from the Darkness in eight days: gain fame and allies, find relics, and do not let the tendrils cover everything. ? explains everything.
doom-help-notation = go oath-field — the words in ‹ ›, or words of the list; some may be left out as long as only one choice fits
doom-help-why = why go monolith — which rule forbids it and what would allow it
doom-help-rules = rules DD-3.2 — a rule, a chapter (rules 3) or a search (rules Moth)
doom-help-table = table — the whole map, the buildings, the Darkness, the decks and the others
doom-why-usage = Write what you would like to do after “why”, for example: why ally.
doom-rules-usage = A chapter: rules 3. A rule: rules DD-3.2. A search: rules Moth.
doom-sign-areas = On the map: # Citadel, + Blood Temple, & Forest, . Plain, ^ Mountain, ~ Lake, = Black Lodge Entrance, / Path, ! Monolith, * summit. Your area is highlighted, those next to it are underlined.
doom-sign-figures = In brackets: 1 to 4 Guardians, m1 to m3 monsters, o a Dark Abyss, t1 a trap of Guardian 1, §2 two tendrils (three corrupt a building).
doom-sign-order = 2 Urian 3+4: Daily Fame 3, alliance points 4; ▶ shows whose turn it is and where the Fate marker stands.
doom-sign-cards = Reaper (Moon): a card and the icon it turns a die to when you discard it; d1 is your first die.

## The end

doom-won-darkness = The Darkness wins:
doom-won-consumed =
    { $n ->
        [one] { $heroes } wins with the Darkness:
       *[other] { $heroes } win with the Darkness:
    }
doom-won-nobody = Nobody wins:

## Packs and the command line

doom-pack-complete = The pack is complete: { $areas } areas, { $supplies } Citadel Supplies cards, { $guardians } Guardians, { $missions } missions, { $orders } Order Achievements, { $events } Dark Events, { $attacks } monster attack cards ({ $digest }).
arg-temple = Darkest Doom: the Blood Temple where you start: green, purple, orange or grey (random; always grey in a solo game)
arg-solo = Darkest Doom alone, against 1 to 3 Virtual Guardians
arg-pack-game = the pack’s game (worked out from its files)
no-option = { $game } has no option { $option }.
solo-seats = With --solo there is one seat, not { $seats }.
