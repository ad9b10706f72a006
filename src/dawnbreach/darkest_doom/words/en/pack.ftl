# What is wrong with a pack of Darkest Doom. In front of it stands where: the file, the line, the entry.
# Keys and values of the TOML files are the same in every language.

## Entries

pack-no-table = [{ $key }] must be a table
pack-no-area = “{ $area }” is not an area of the map
pack-words =
    { $n ->
        [0] { $key } must be a list of { $known }, not { $value }
        [one] { $key } must be { $n } of { $known }, not { $value }
       *[other] { $key } must be { $n } of { $known }, not { $value }
    }
pack-cost = cost must be a table of { $known }, not { $value }
pack-pair = { $key } must be hits from 0 and health from { $low }, both up to { $most }, not { $value }
pack-levels = test_levels must be 8 levels from 3 to 5, not { $value }
pack-fate = fate must have each of these places once: { $known }
pack-places =
    { $n ->
        [one] { $key } must be { $n } area
       *[other] { $key } must be { $n } different areas
    }
pack-rewards = rewards must be a list of lists of texts
pack-rows = rows must be four tables of green, purple and orange
pack-no-target = the token names no target
pack-idle-card = the card does nothing

## Sentences

pack-effect-words = “{ $verb }” needs one of { $known }
pack-effect-more = “{ $sentence }” is too long: nothing more follows “{ $verb }”
pack-if-done = “{ $sentence }” must follow something that can be done or not: { $known }
pack-no-condition = “{ $sentence }” is not a condition

## The map

pack-borders = an area borders each of the others at most once, and never itself
pack-one-way = { $area } borders { $other }, but { $other } does not border { $area }
pack-only-path = { $area } must border the Path to Winter Mountain and nothing else
pack-apart = { $area } cannot be reached on foot from { $other }

## Counts

pack-least = { $what }: { $n }, but at least { $least } are needed
pack-designs = different { $cards }
pack-equipment = equipment cards
pack-traps = trap cards
pack-spells = spell cards
pack-encounters = encounter cards
pack-guardians = Guardians
pack-corruption = Dark Corruption cards
pack-leader = cards of the Leader of the Hunt
pack-missions = missions
pack-achievements = Order Achievements
pack-virtuals = Virtual Guardian cards
pack-trails = Order Trail cards
pack-attacks = monster attack cards
pack-events = Dark Event cards
pack-echoes = Dark Event cards with the Echo
pack-maps = event maps
pack-targets = monster target tokens
pack-hearts = Heart tokens
pack-abysses = Dark Abyss tokens
pack-penumbra = Penumbra figures
pack-citadels = Citadels of the colour { $colour }
pack-temples = Blood Temples of the colour { $colour }
pack-entrances = Black Lodge Entrances
pack-paths = Paths to Winter Mountain
pack-monoliths = Monoliths
pack-summits = summits of Winter Mountain
