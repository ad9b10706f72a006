# What the cards say. Every text is made from a card's effects, so it is never written twice.

## Citadel Supplies and rewards

doom-add = add { $icons } to your result
doom-dice =
    { $n ->
        [one] roll { $n } more die
       *[other] roll { $n } more dice
    }
doom-change =
    { $n ->
        [one] turn { $n } of your dice to any icon
       *[other] turn up to { $n } of your dice to any icon
    }
doom-reroll =
    { $n ->
        [one] reroll { $n } of your dice
       *[other] reroll up to { $n } of your dice
    }
doom-weaken =
    { $n ->
        [one] the enemy has { $n } fewer hit
       *[other] the enemy has { $n } fewer hits
    }
doom-wound =
    { $n ->
        [one] the target takes { $n } wound
       *[other] the target takes { $n } wounds
    }
doom-heal =
    { $n ->
        [one] heal { $n } wound
       *[other] heal { $n } wounds
    }
doom-prevent =
    { $n ->
        [one] take { $n } fewer wound
       *[other] take { $n } fewer wounds
    }
doom-fame = gain { $n } Daily Fame
doom-coins =
    { $n ->
        [one] gain { $n } coin
       *[other] gain { $n } coins
    }
doom-mana =
    { $n ->
        [one] regain { $n } mana petal
       *[other] regain { $n } mana petals
    }
doom-action =
    { $n ->
        [one] gain { $n } action point
       *[other] gain { $n } action points
    }
doom-draw =
    draw { $n } { $what ->
        [equipment] equipment
        [traps] trap
        [spells] spell
        [encounters] encounter
       *[any] Citadel Supplies
    } { $n ->
        [one] card
       *[other] cards
    }
doom-walk =
    { $n ->
        [one] move { $n } area without spending action points
       *[other] move up to { $n } areas without spending action points
    }
doom-travel =
    { $what ->
        [entrance] go to a Black Lodge Entrance
        [temple] go to your own Blood Temple
        [citadel] go to a Citadel
        [forest] go to a Forest
        [lake] go to a Lake
        [plain] go to a Plain
       *[mountain] go to a Mountain
    }
doom-push =
    { $n ->
        [one] move the target { $n } area
       *[other] move the target up to { $n } areas
    }
doom-halt = the target moves no further this turn
doom-cleanse =
    { $n ->
        [one] discard { $n } Dark Corruption card from your hand
       *[other] discard up to { $n } Dark Corruption cards from your hand
    }
doom-moth = get a White Moth
doom-taint =
    { $n ->
        [one] the target receives { $n } Dark Corruption card
       *[other] the target receives { $n } Dark Corruption cards
    }
doom-haunt = the target gets a White Moth
doom-clear =
    { $n ->
        [one] remove { $n } tendril from one building in or next to your area
       *[other] remove up to { $n } tendrils from one building in or next to your area
    }
doom-seal = remove a Dark Abyss in or next to your area
doom-disarm = return a trap token in or next to your area to its owner
doom-rob =
    { $n ->
        [one] take { $n } coin from the target
       *[other] take up to { $n } coins from the target
    }
doom-strip =
    { $n ->
        [one] the target chooses and discards { $n } Supplies card
       *[other] the target chooses and discards { $n } Supplies cards
    }
doom-shame = the target loses { $n } Daily Fame
doom-drain =
    { $n ->
        [one] the target loses { $n } mana petal
       *[other] the target loses { $n } mana petals
    }
doom-bond = raise one of your alliances by { $n }
doom-relic =
    { $what ->
        [crystal] gain a Seal Crystal
        [lantern] gain a Spirit Lantern
        [urn] gain an Urn of the Elders
       *[any] gain a relic of your choice
    }
doom-if-done =
    { $who ->
        [target] if so: { $effect }
       *[you] if you did: { $effect }
    }

## Their costs

doom-cost-nothing = free
doom-cost-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
doom-cost-mana =
    { $n ->
        [one] { $n } mana petal
       *[other] { $n } mana petals
    }
doom-cost-action =
    { $n ->
        [one] { $n } action point
       *[other] { $n } action points
    }
doom-cost-urn =
    { $n ->
        [one] { $n } Urn of the Elders
       *[other] { $n } Urns of the Elders
    }
doom-cost-corruption =
    { $n ->
        [one] receive { $n } Dark Corruption card
       *[other] receive { $n } Dark Corruption cards
    }

## Icons of the Crimson Fate

doom-icon-sword = Sword
doom-icon-priestess = Priestess
doom-icon-shield = Shield
doom-icon-dawn = Dawn
doom-icon-dusk = Dusk
doom-icon-moon = Moon

## The Leader of the Hunt

doom-hits =
    { $n ->
        [one] you strike with { $n } more hit
       *[other] you strike with { $n } more hits
    }
doom-tough = you have { $n } more health

## Dark Events: creation icons

doom-colour = { $what }
doom-colour-temple = { $what }
doom-colour-with = { $what }
doom-eclipse = Solar eclipse
doom-abysses = new Dark Abysses
doom-monsters = new Hounds
doom-citadel = 1 tendril on the { doom-colour } Citadel
doom-temple = 1 tendril on the { doom-colour-temple } Blood Temple

## Dark Events: effects

doom-who-each = each Guardian
doom-who-first = the first Guardian in the order of play
doom-who-last = the last Guardian in the order of play
doom-event-fame = { $who } gains { $n } Daily Fame
doom-event-fame-less = { $who } loses { $n } Daily Fame
doom-event-coins =
    { $n ->
        [one] { $who } gains { $n } coin
       *[other] { $who } gains { $n } coins
    }
doom-event-coins-less =
    { $n ->
        [one] { $who } loses { $n } coin
       *[other] { $who } loses { $n } coins
    }
doom-event-mana =
    { $n ->
        [one] { $who } regains { $n } mana petal
       *[other] { $who } regains { $n } mana petals
    }
doom-event-mana-less =
    { $n ->
        [one] { $who } loses { $n } mana petal
       *[other] { $who } loses { $n } mana petals
    }
doom-event-wound =
    { $n ->
        [one] { $who } takes { $n } wound
       *[other] { $who } takes { $n } wounds
    }
doom-event-corruption =
    { $n ->
        [one] { $who } receives { $n } Dark Corruption card
       *[other] { $who } receives { $n } Dark Corruption cards
    }
doom-event-discard =
    { $n ->
        [one] { $who } discards { $n } Supplies card
       *[other] { $who } discards { $n } Supplies cards
    }
doom-metamorphose-nearest = the monster nearest to the first player advances to the next tier
doom-metamorphose-all = every monster advances to the next tier
doom-advance =
    { $n ->
        [one] at this Dusk every monster may move { $n } more area
       *[other] at this Dusk every monster may move { $n } more areas
    }
doom-tendril-weakest = 1 tendril on the uncorrupted building with the most tendrils
doom-rule-citadels-closed = until the next event no alliances can be made
doom-rule-no-lodge = until the next event the Black Lodge is closed
doom-rule-dark-mana = until the next event every spell costs 1 more mana petal
doom-rule-mountains =
    { $n ->
        [one] until the next event entering a Mountain costs { $n } more action point
       *[other] until the next event entering a Mountain costs { $n } more action points
    }
doom-rule-tests =
    { $n ->
        [one] until the next event ambush tests are { $n } level harder
       *[other] until the next event ambush tests are { $n } levels harder
    }

## Backs of Dark Abyss tokens

doom-abyss-corruption =
    { $n ->
        [one] receive { $n } Dark Corruption card
       *[other] receive { $n } Dark Corruption cards
    }
    .they =
    { $n ->
        [one] receives { $n } Dark Corruption card
       *[other] receives { $n } Dark Corruption cards
    }
doom-abyss-wound =
    { $n ->
        [one] take { $n } wound
       *[other] take { $n } wounds
    }
    .they =
    { $n ->
        [one] takes { $n } wound
       *[other] takes { $n } wounds
    }
doom-abyss-fame = lose { $n } Daily Fame
    .they = loses { $n } Daily Fame
doom-abyss-mana =
    { $n ->
        [one] lose { $n } mana petal
       *[other] lose { $n } mana petals
    }
    .they =
    { $n ->
        [one] loses { $n } mana petal
       *[other] loses { $n } mana petals
    }
doom-abyss-coins =
    { $n ->
        [one] lose { $n } coin
       *[other] lose { $n } coins
    }
    .they =
    { $n ->
        [one] loses { $n } coin
       *[other] loses { $n } coins
    }
doom-abyss-lure = the nearest monster with a target moves up to 3 areas towards it
    .they = the nearest monster with a target moves up to 3 areas towards it
doom-abyss-spawn = a Hound appears here
    .they = a Hound appears here

## Echo of Darkness

doom-echo-hits =
    { $n ->
        [one] { $n } more hit
       *[other] { $n } more hits
    }
    .they =
    { $n ->
        [one] { $n } more hit for the monster
       *[other] { $n } more hits for the monster
    }
doom-echo-tough = { $n } more health
    .they = { $n } more health for the monster
doom-echo-dice =
    { $n ->
        [one] you roll { $n } fewer die
       *[other] you roll { $n } fewer dice
    }
    .they =
    { $n ->
        [one] { $n } fewer die to roll
       *[other] { $n } fewer dice to roll
    }
doom-echo-pierce = { $n } of its hits cannot be parried
    .they =
    { $n ->
        [one] { $n } hit that cannot be parried
       *[other] { $n } hits that cannot be parried
    }
doom-echo-taint =
    { $n ->
        [one] you receive { $n } Dark Corruption card
       *[other] you receive { $n } Dark Corruption cards
    }
    .they =
    { $n ->
        [one] { $n } Dark Corruption card to receive
       *[other] { $n } Dark Corruption cards to receive
    }
doom-echo-rob =
    { $n ->
        [one] you lose { $n } coin
       *[other] you lose { $n } coins
    }
    .they =
    { $n ->
        [one] { $n } coin lost
       *[other] { $n } coins lost
    }
doom-echo-drain =
    { $n ->
        [one] you lose { $n } mana petal
       *[other] you lose { $n } mana petals
    }
    .they =
    { $n ->
        [one] { $n } mana petal lost
       *[other] { $n } mana petals lost
    }
doom-echo-silence = no spells in this combat
    .they = no spells in this combat

## Virtual Guardians

doom-virtual-fame = gains { $n } Daily Fame
doom-virtual-ally = tries to ally with the { doom-colour-with } Citadel
doom-virtual-clear-citadel = removes 1 tendril from the { doom-colour } Citadel
doom-virtual-clear-temple = removes 1 tendril from its own Temple
doom-virtual-fight = fights a figure next to it
doom-virtual-cleanse-priestess = in round 7, at Dawn: tries to cleanse the High Priestess
doom-virtual-free-mosh = in round 8, at Dusk: tries to free Mosh

## Order Achievements: deeds of one phase

doom-deed-kill-guardian =
    { $n ->
        [one] kill { $n } Guardian
       *[other] kill { $n } Guardians
    }
doom-deed-kill-hound =
    { $n ->
        [one] kill { $n } Hound
       *[other] kill { $n } Hounds
    }
doom-deed-kill-huntsman =
    { $n ->
        [one] kill { $n } Huntsman
       *[other] kill { $n } Huntsmen
    }
doom-deed-kill-leader =
    { $n ->
        [one] kill { $n } Leader of the Hunt
       *[other] kill { $n } Leaders of the Hunt
    }
doom-deed-kill-monster =
    { $n ->
        [one] kill { $n } monster
       *[other] kill { $n } monsters
    }
doom-deed-close-abyss =
    { $n ->
        [one] close { $n } Dark Abyss
       *[other] close { $n } Dark Abysses
    }
doom-deed-fail-test =
    { $n ->
        [one] fail { $n } ambush test
       *[other] fail { $n } ambush tests
    }
doom-deed-pass-test =
    { $n ->
        [one] pass { $n } ambush test
       *[other] pass { $n } ambush tests
    }
doom-deed-mission =
    { $n ->
        [one] complete { $n } mission
       *[other] complete { $n } missions
    }
doom-deed-declared-mission =
    { $n ->
        [one] complete { $n } declared mission
       *[other] complete { $n } declared missions
    }
doom-deed-alliance =
    { $n ->
        [one] make { $n } alliance
       *[other] make { $n } alliances
    }
doom-deed-rob-alliance =
    { $n ->
        [one] take { $n } alliance from another Guardian
       *[other] take { $n } alliances from another Guardian
    }
doom-deed-spell =
    { $n ->
        [one] cast { $n } spell
       *[other] cast { $n } spells
    }
doom-deed-battle-spell =
    { $n ->
        [one] cast { $n } battle spell
       *[other] cast { $n } battle spells
    }
doom-deed-ranged-hit =
    { $n ->
        [one] wound a target from a distance once
       *[other] wound a target from a distance { $n } times
    }
doom-deed-equipment =
    { $n ->
        [one] use equipment once
       *[other] use equipment { $n } times
    }
doom-deed-trap-set =
    { $n ->
        [one] set { $n } trap
       *[other] set { $n } traps
    }
doom-deed-trap-sprung =
    { $n ->
        [one] play { $n } trap card
       *[other] play { $n } trap cards
    }
doom-deed-encounter =
    { $n ->
        [one] play { $n } encounter
       *[other] play { $n } encounters
    }
doom-deed-lodge =
    { $n ->
        [one] go through the Black Lodge once
       *[other] go through the Black Lodge { $n } times
    }
doom-deed-citadel-road =
    { $n ->
        [one] use a Citadel’s area action once
       *[other] use a Citadel’s area action { $n } times
    }
doom-deed-forest-rite =
    { $n ->
        [one] use a Forest’s area action once
       *[other] use a Forest’s area action { $n } times
    }
doom-deed-change-die =
    { $n ->
        [one] turn { $n } die with the Power of the Crimson Fate
       *[other] turn { $n } dice with the Power of the Crimson Fate
    }
doom-deed-wound-taken =
    { $n ->
        [one] take { $n } wound
       *[other] take { $n } wounds
    }
doom-deed-wound-dealt =
    { $n ->
        [one] deal { $n } wound
       *[other] deal { $n } wounds
    }
doom-deed-unhurt-fight =
    { $n ->
        [one] come out of { $n } combat unhurt
       *[other] come out of { $n } combats unhurt
    }
doom-deed-moves =
    { $n ->
        [one] move once
       *[other] move { $n } times
    }
doom-deed-cleanse =
    { $n ->
        [one] discard { $n } Dark Corruption card
       *[other] discard { $n } Dark Corruption cards
    }
doom-deed-clear =
    { $n ->
        [one] remove { $n } tendril
       *[other] remove { $n } tendrils
    }

## Order Achievements: what must hold

doom-have-coins =
    { $n ->
        [one] have { $n } coin
       *[other] have { $n } coins
    }
doom-have-mana =
    { $n ->
        [one] have { $n } mana petal
       *[other] have { $n } mana petals
    }
doom-have-cards =
    { $n ->
        [one] have { $n } card in hand
       *[other] have { $n } cards in hand
    }
doom-have-corruption =
    { $n ->
        [one] have { $n } Dark Corruption card
       *[other] have { $n } Dark Corruption cards
    }
doom-have-relics =
    { $n ->
        [one] have { $n } relic
       *[other] have { $n } relics
    }
doom-have-crystals =
    { $n ->
        [one] have { $n } Seal Crystal
       *[other] have { $n } Seal Crystals
    }
doom-have-lanterns =
    { $n ->
        [one] have { $n } Spirit Lantern
       *[other] have { $n } Spirit Lanterns
    }
doom-have-urns =
    { $n ->
        [one] have { $n } Urn of the Elders
       *[other] have { $n } Urns of the Elders
    }
doom-have-allies =
    { $n ->
        [one] have { $n } allied Citadel
       *[other] have { $n } allied Citadels
    }
doom-have-alliance-points =
    { $n ->
        [one] have { $n } alliance point
       *[other] have { $n } alliance points
    }
doom-have-fame = have { $n } Daily Fame
doom-have-acolytes =
    { $n ->
        [one] have { $n } Acolyte
       *[other] have { $n } Acolytes
    }
doom-have-moths =
    { $n ->
        [one] have { $n } White Moth
       *[other] have { $n } White Moths
    }
doom-have-equipment =
    { $n ->
        [one] have { $n } equipment card in use
       *[other] have { $n } equipment cards in use
    }
doom-have-traps-set =
    { $n ->
        [one] have { $n } trap token on the map
       *[other] have { $n } trap tokens on the map
    }
doom-attribute-attack = have Attack { $n } or more
doom-attribute-magic = have Magic Knowledge { $n } or more
doom-attribute-wisdom = have Wisdom { $n } or more
doom-attribute-health = have Health { $n } or more
doom-at-citadel = be at a Citadel
doom-at-temple = be at a Blood Temple
doom-at-forest = be in a Forest
doom-at-plain = be on a Plain
doom-at-mountain = be on a Mountain
doom-at-lake = be at a Lake
doom-at-entrance = be at a Black Lodge Entrance
doom-at-path = be on the Path to Winter Mountain
doom-at-monolith = be at the Monolith
doom-at-summit = be on the summit of Winter Mountain
doom-beside-monster = be next to a monster
doom-beside-abyss = be next to a Dark Abyss
doom-beside-guardian = be next to another Guardian
doom-lowest-fame = nobody has less Daily Fame
doom-highest-fame = nobody has more Daily Fame
