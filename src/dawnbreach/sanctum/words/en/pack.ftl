# What is wrong with a pack of Sanctum. In front of it stands where: the file, the line, the entry.
# Keys and values of the TOML files are the same in every language.

## Entries

pack-hits = hits must be { $n } die faces, not { $value }
pack-hits-span = hits must be { $low } to { $high } die faces, not { $value }
pack-gems = gems must be { $n } of { $known }, not { $value }
pack-kind = kind must be a word of small letters and hyphens (it is { $value })
pack-mixed-kind = demons of this kind have several colours or levels
pack-idle-item = the item does nothing
pack-abilities = abilities must be a list of at most three sentences
pack-no-slot = “{ $slot }” is not an item slot
pack-nine-skills = there must be one skill for each of three columns and three levels
pack-card-or-tile = a skill is either a card with effects or a tile with tokens
pack-no-penalty = “{ $effect }” is not a penalty of this kind of card
pack-first-space = act { $act }: the first space deals 5 sets, not { $n }
pack-no-set = act { $act }: “{ $set }” is not a set of one or two demon levels
pack-table = for { $seats } players: one list of card and potion for each seat

## Sentences

pack-takes-no-number = “{ $verb }” takes no number
pack-never-used = “{ $sentence }” can never be used on a die
pack-skill-cards-only = “{ $sentence }” is for skill cards only
pack-not-an-ability = “{ $sentence }” is not of the form “cost: effect”
pack-no-cost = “{ $cost }” is not one or two of red, blue, purple, nor fight, nor rest
pack-no-perk = “{ $sentence }” is neither an ability nor a lasting effect
pack-perk-kind = “{ $perk }” needs one of { $known }
pack-perk-numbers =
    { $n ->
        [0] “{ $sentence }” takes no number
        [one] “{ $sentence }” needs { $n } number
       *[other] “{ $sentence }” needs { $n } numbers
    }

## Counts

pack-needed = { $what }: { $n } could be needed, but the game has { $most }
pack-demon-cards = demon cards
pack-demon-levels = levels with demons
pack-heroes = heroes
pack-skill-cards = skill cards
pack-skill-tiles = skill tiles
pack-signature-skills = signature skills
pack-silver-skills = silver-die skills
pack-lord-cards = Demon Lord cards
pack-fury-cards = fury cards
pack-blessings = blessings
pack-bonus-cards = starting bonus cards
pack-act-boards = act boards
pack-gems-of = gems on the skill table of { $hero }
pack-skill-cards-of = skill cards of { $hero }
pack-rage-tiles = rage tiles
pack-potion-tiles = potion tiles
