# What is wrong with a content pack. In front of it stands where: the file, the line, the entry.
# Keys and values of the TOML files are the same in every language.

pack-nothing = nic

## Files

pack-no-folder = nie ma takiego folderu
pack-no-file = w pakiecie nie ma takiego pliku
pack-closed = nie można odczytać pliku
pack-not-text = plik nie jest tekstem UTF-8 (bajt { $byte })
pack-not-toml = plik nie jest poprawnym TOML-em: wiersz { $line }, kolumna { $column } (parser: { $said })
pack-not-toml-end = plik nie jest poprawnym TOML-em: kończy się zbyt wcześnie (parser: { $said })
pack-not-tables = [[{ $name }]] musi być listą tabel
pack-no-key = wpis [[{ $name }]] numer { $number } nie ma klucza { $key }
pack-nameless = brak nazwy w words/en

## Entries

pack-source = source musi mieć jedną z wartości: { $known }
pack-number = { $key } musi być liczbą od { $low } do { $high } (podano: { $value })
pack-word = { $key } musi mieć jedną z wartości: { $known } (podano: { $value })
pack-sentences = { $key } musi być listą tekstów

## Sentences

pack-no-effect = „{ $verb }” nie jest efektem
pack-needs-number = „{ $verb }” wymaga liczby, a nie „{ $amount }”

## Counts

pack-id-repeated =
    { $n ->
        [one] ten identyfikator ma { $n } wpis
        [few] ten identyfikator mają { $n } wpisy
       *[many] ten identyfikator ma { $n } wpisów
    }
pack-count = { $what }: { $n }, a gra ma { $right }
