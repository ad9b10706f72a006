# What is wrong with a content pack. In front of it stands where: the file, the line, the entry.
# Keys and values of the TOML files are the same in every language.

pack-nothing = None

## Files

pack-no-folder = there is no such folder
pack-no-file = there is no such file in the pack
pack-closed = the file cannot be read
pack-not-text = the file is not UTF-8 text (byte { $byte })
pack-not-toml = the file is not TOML, line { $line }, column { $column } (the parser: { $said })
pack-not-toml-end = the file is not TOML: it ends too early (the parser: { $said })
pack-not-tables = [[{ $name }]] must be a list of tables
pack-no-key = { $name } number { $number } has no { $key }
pack-nameless = no name in words/en

## Entries

pack-source = source must be one of { $known }
pack-number = { $key } must be a number from { $low } to { $high }, not { $value }
pack-word = { $key } must be one of { $known }, not { $value }
pack-sentences = { $key } must be a list of texts

## Sentences

pack-no-effect = “{ $verb }” is not an effect
pack-needs-number = “{ $verb }” needs a number, not “{ $amount }”

## Counts

pack-id-repeated =
    { $n ->
        [one] this id is used by { $n } entry
       *[other] this id is used by { $n } entries
    }
pack-count = { $what }: { $n }, but the game has { $right }
