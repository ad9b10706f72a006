# Words of Sanctum's board; keys begin with sanctum-.

## Letters beside colours

sanctum-letter-red = R
sanctum-letter-green = G
sanctum-letter-blue = B
sanctum-letter-white = W
sanctum-letter-purple = P

## Parts of the table

sanctum-march = March
sanctum-city = The city
sanctum-sets = Demons on the board
sanctum-set = Set { $n }
sanctum-chest-holds = The chest holds
sanctum-battle = Battle board
sanctum-watch = The fight: { $hero }
sanctum-gear = Equipment and abilities
sanctum-skill-table = Skill table
sanctum-others = The others
sanctum-achievements = Achievements
sanctum-decks = Next demon in each deck
sanctum-ending = The game is over
sanctum-blessings = Blessings
sanctum-sack = Sack ({ $n })
sanctum-dice = Dice
sanctum-actions = What { $hero } can do
sanctum-menu = Choose one
sanctum-close = Close
sanctum-enlarge = Show the whole board: { $hero }

## The march and the city

sanctum-at-start = At the start
sanctum-space = Space { $n }
sanctum-chest = treasure chest
sanctum-divine = divine intervention: everyone gains a die
sanctum-laid = Demon Lord cards laid there
sanctum-shown = Demon Lord cards revealed
sanctum-round = Round { $n }
sanctum-roar =
    { $n ->
        [one] next roar: { $n } card
       *[other] next roar: { $n } cards
    }

## Cards to hit

sanctum-lord = Demon Lord
sanctum-card-hidden = face-down fury card
sanctum-card-gone = empty place
sanctum-card-defeated = defeated card
sanctum-card-here = your figure stands here: { $card }
sanctum-lead = Show what can be chosen
sanctum-final-row = The nine cards of the final battle
sanctum-foe = { $name }, hit locations { $hits }, damage { $damage }
sanctum-foe-level = level { $level }, { $colour }
sanctum-guards = guards an item: { $type }, { $colour }
sanctum-location = { $name }: hit location { $face }
sanctum-location-hit = { $name }: hit location { $face }, already hit
sanctum-killed = defeated
sanctum-damage = damage { $n }
sanctum-shields = blocked { $n }
sanctum-through = comes through: { $n }
sanctum-lethal =
    { $n ->
        [one] { $n } wound comes through as it stands (health { $health }): this is fatal!
       *[other] { $n } wounds come through as it stands (health { $health }): this is fatal!
    }
sanctum-no-demons = No demon pursues this hero.
sanctum-below = { $n } more below
sanctum-deck-empty = Deck { $level } is empty

## Dice

sanctum-die = { $die } shows { $value }
sanctum-die-lost = lost
sanctum-die-assigned = assigned
sanctum-die-modified = modified
sanctum-die-silver = silver
sanctum-where = Now choose where it goes.
sanctum-where-escape = Press Escape to put it back.

## Heroes

sanctum-health = health { $n }
sanctum-marked = (dies at { $n })
sanctum-dead = dead
sanctum-victorious = victorious with { $health } health
sanctum-pool = { $token }: { $n }
sanctum-rage-active = rage active
sanctum-rage-inactive = rage inactive
sanctum-dice-owned =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
sanctum-dice-first = (+1 with the first item)
sanctum-gems =
    { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    }
sanctum-gems-free = ({ $n } free)
sanctum-potions = potions: { $n } of { $slots }
sanctum-potions-of = { $potion }: { $n }
sanctum-achieved =
    { $n ->
        [one] { $n } achievement
       *[other] { $n } achievements
    }
sanctum-pursued =
    { $n ->
        [one] { $n } demon, damage { $damage }
       *[other] { $n } demons, damage { $damage }
    }
sanctum-cards-left =
    { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
sanctum-less-dice =
    { $n ->
        [one] next fight: { $n } fewer die
       *[other] next fight: { $n } fewer dice
    }
sanctum-more-damage = next fight: { $n } more damage
sanctum-only-modified = only modified dice hit this card
sanctum-lasting-shield = blocks { $n } in every fight
sanctum-lasting-guard = each block ability blocks { $n } more
sanctum-lasting-twin = { $n }s hit { $m }s and { $m }s hit { $n }s

## Skills, items, abilities

sanctum-signature = signature skill
sanctum-gained = gained
sanctum-item = { $name }: { $type }, level { $level }, { $gems }
sanctum-empty = empty
sanctum-ready = ready
sanctum-used = used
sanctum-space-empty = empty
sanctum-ability-space = { $ability }: space { $n }, { $state }
sanctum-achievement-of = { $name }: { $hero }
sanctum-achievement-free = { $name }: free
sanctum-achievement-gone = { $name }: not in this game

## The end

sanctum-winner = Winner
sanctum-fell =
    { $n ->
        [one] fell, { $n } card of the final battle defeated
       *[other] fell, { $n } cards of the final battle defeated
    }

sanctum-chance = { $n }% to fall
sanctum-can-fall = can be killed
sanctum-cannot-fall = out of reach
sanctum-decided-alone = Only one hero survived.
sanctum-decided-health = The most health decided.
sanctum-decided-achievements = Health was equal: achievements decided.
sanctum-decided-share = Health and achievements were equal: the victory is shared.
sanctum-decided-cards = Nobody survived: the most defeated cards decided.
sanctum-decided-hits = Nobody survived and the cards were equal: the most hits decided.
sanctum-decided-share-fallen = Nobody survived, and all were equal: the glory is shared.

sanctum-moment-died = You have fallen
sanctum-moment-fell = The { $hero } has fallen
sanctum-moment-won = The { $hero } has defeated the Demon Lord
sanctum-moment-breach = The walls are breached
sanctum-moment-lord = The Demon Lord rises
sanctum-moment-skill = A new skill
sanctum-moment-achievement = An achievement

## What the others came to, in one line

sanctum-sum-fell = has fallen
sanctum-sum-won = victorious
sanctum-sum-city = enters the city
sanctum-sum-moved = moves to act { $act }, space { $n }
sanctum-sum-pursued = demons in pursuit: { $n }
sanctum-sum-kills = demons killed: { $n }
sanctum-sum-health = health { $change } (now { $n })
sanctum-sum-levels =
    { $n ->
        [one] { $n } level
       *[other] { $n } levels
    }
sanctum-sum-skill = skill: { $name }
sanctum-sum-achievement = achievement: { $name }
sanctum-sum-items =
    { $n ->
        [one] { $n } new item
       *[other] { $n } new items
    }

sanctum-moment-loot = Loot: { $item }
