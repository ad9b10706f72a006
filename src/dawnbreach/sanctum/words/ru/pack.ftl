# What is wrong with a pack of Sanctum. In front of it stands where: the file, the line, the entry.
# Keys and values of the TOML files are the same in every language.

## Entries

pack-hits =
    { $n ->
        [one] в hits должно быть { $n } значение кубика (указано: { $value })
        [few] в hits должно быть { $n } значения кубика (указано: { $value })
       *[many] в hits должно быть { $n } значений кубика (указано: { $value })
    }
pack-hits-span =
    { $high ->
        [one] в hits должно быть от { $low } до { $high } значения кубика (указано: { $value })
        [few] в hits должно быть от { $low } до { $high } значений кубика (указано: { $value })
       *[many] в hits должно быть от { $low } до { $high } значений кубика (указано: { $value })
    }
pack-gems =
    { $n ->
        [one] в gems должно быть { $n } слово из: { $known } (указано: { $value })
        [few] в gems должно быть { $n } слова из: { $known } (указано: { $value })
       *[many] в gems должно быть { $n } слов из: { $known } (указано: { $value })
    }
pack-kind = kind должен быть словом из строчных латинских букв и дефисов (указано: { $value })
pack-mixed-kind = у демонов этого вида разные цвета или уровни
pack-idle-item = предмет ничего не делает
pack-abilities = abilities должно быть списком не больше чем из трех предложений
pack-no-slot = «{ $slot }» — не ячейка предмета
pack-nine-skills = для каждого из трех столбцов и каждого из трех уровней должен быть один навык
pack-card-or-tile = навык — это либо карта с эффектами, либо тайл с маркерами
pack-no-penalty = «{ $effect }» — не штраф карт этого вида
pack-first-space =
    { $n ->
        [one] акт { $act }: на первую ячейку выкладывается 5 групп, а указана { $n } группа
        [few] акт { $act }: на первую ячейку выкладывается 5 групп, а указано { $n } группы
       *[many] акт { $act }: на первую ячейку выкладывается 5 групп, а указано { $n } групп
    }
pack-no-set = акт { $act }: «{ $set }» — не группа из одного или двух уровней демонов
pack-table = для { $seats } игроков: на каждое место один список из слов card и potion

## Sentences

pack-takes-no-number = для «{ $verb }» число не нужно
pack-never-used = «{ $sentence }» никогда не удастся применить к кубику
pack-skill-cards-only = «{ $sentence }» — только для карт навыков
pack-not-an-ability = «{ $sentence }» не имеет вида «стоимость: эффект»
pack-no-cost = «{ $cost }» — не одно и не два слова из red, blue, purple, а также не fight и не rest
pack-no-perk = «{ $sentence }» — не способность и не постоянный эффект
pack-perk-kind = для «{ $perk }» нужно одно из слов: { $known }
pack-perk-numbers =
    { $n ->
        [0] для «{ $sentence }» число не нужно
        [one] для «{ $sentence }» нужно { $n } число
        [few] для «{ $sentence }» нужно { $n } числа
       *[many] для «{ $sentence }» нужно { $n } чисел
    }

## Counts

pack-needed = { $what }: может понадобиться { $n }, а в игре { $most }
pack-demon-cards = карты демонов
pack-demon-levels = уровни с демонами
pack-heroes = герои
pack-skill-cards = карты навыков
pack-skill-tiles = тайлы навыков
pack-signature-skills = особые навыки
pack-silver-skills = навыки с серебряным кубиком
pack-lord-cards = карты Повелителя Демонов
pack-fury-cards = карты гнева
pack-blessings = благословения
pack-bonus-cards = карты начальных бонусов
pack-act-boards = планшеты актов
pack-gems-of = кристаллы в таблице навыков ({ $hero })
pack-skill-cards-of = карты навыков ({ $hero })
pack-rage-tiles = жетоны ярости
pack-potion-tiles = зелья
