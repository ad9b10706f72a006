# What is wrong with a content pack. In front of it stands where: the file, the line, the entry.
# Keys and values of the TOML files are the same in every language.

pack-nothing = Nichts

## Files

pack-no-folder = diesen Ordner gibt es nicht
pack-no-file = diese Datei gibt es im Paket nicht
pack-closed = die Datei lässt sich nicht lesen
pack-not-text = die Datei ist kein Text in UTF-8 (Byte { $byte })
pack-not-toml = die Datei ist kein TOML, Zeile { $line }, Spalte { $column } (der Parser: { $said })
pack-not-toml-end = die Datei ist kein TOML, sie endet zu früh (der Parser: { $said })
pack-not-tables = [[{ $name }]] muss eine Liste von Tabellen sein
pack-no-key = { $name } Nummer { $number } hat kein { $key }
pack-nameless = kein Name in words/en

## Entries

pack-source = source muss eines von { $known } sein
pack-number = { $key } muss eine Zahl von { $low } bis { $high } sein, nicht { $value }
pack-word = { $key } muss eines von { $known } sein, nicht { $value }
pack-sentences = { $key } muss eine Liste von Texten sein

## Sentences

pack-no-effect = „{ $verb }“ ist kein Effekt
pack-needs-number = „{ $verb }“ braucht eine Zahl, nicht „{ $amount }“

## Counts

pack-id-repeated =
    { $n ->
        [one] diese id hat { $n } Eintrag
       *[other] diese id haben { $n } Einträge
    }
pack-count = { $what }: { $n }, aber das Spiel hat { $right }
