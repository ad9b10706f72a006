# What is wrong with a content pack. In front of it stands where: the file, the line, the entry.
# Keys and values of the TOML files are the same in every language.

pack-nothing = ничего

## Files

pack-no-folder = такой папки нет
pack-no-file = в пакете нет такого файла
pack-closed = не удается прочитать файл
pack-not-text = файл не является текстом UTF-8 (байт { $byte })
pack-not-toml = файл не соответствует формату TOML: строка { $line }, столбец { $column } (парсер: { $said })
pack-not-toml-end = файл не соответствует формату TOML: он обрывается слишком рано (парсер: { $said })
pack-not-tables = [[{ $name }]] должно быть списком таблиц
pack-no-key = в записи [[{ $name }]] номер { $number } нет ключа { $key }
pack-nameless = нет названия в words/en

## Entries

pack-source = source может быть только одним из: { $known }
pack-number = { $key } должно быть числом от { $low } до { $high } (указано: { $value })
pack-word = { $key } может быть только одним из: { $known } (указано: { $value })
pack-sentences = { $key } должно быть списком текстов

## Sentences

pack-no-effect = «{ $verb }» — не эффект
pack-needs-number = для «{ $verb }» нужно число, а не «{ $amount }»

## Counts

pack-id-repeated =
    { $n ->
        [one] этот идентификатор стоит в { $n } записи
        [few] этот идентификатор стоит в { $n } записях
       *[many] этот идентификатор стоит в { $n } записях
    }
pack-count = { $what }: { $n }, а в игре { $right }
