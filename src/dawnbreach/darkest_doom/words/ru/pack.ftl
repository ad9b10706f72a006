# What is wrong with a pack of Darkest Doom. In front of it stands where: the file, the line, the entry.
# Keys and values of the TOML files are the same in every language.

## Entries

pack-no-table = [{ $key }] должно быть таблицей
pack-no-area = «{ $area }» — не область карты Бетеля
pack-words =
    { $n ->
        [0] { $key } должно быть списком из слов: { $known } (указано: { $value })
        [one] в { $key } должно быть { $n } слово из: { $known } (указано: { $value })
        [few] в { $key } должно быть { $n } слова из: { $known } (указано: { $value })
       *[many] в { $key } должно быть { $n } слов из: { $known } (указано: { $value })
    }
pack-cost = cost должно быть таблицей с ключами из: { $known } (указано: { $value })
pack-pair = { $key } — это попадания от 0 и здоровье от { $low }, то и другое до { $most } (указано: { $value })
pack-levels = в test_levels должно быть 8 уровней от 3 до 5 (указано: { $value })
pack-fate = в fate каждое из этих мест должно быть один раз: { $known }
pack-places =
    { $n ->
        [one] в { $key } должна быть { $n } область
        [few] в { $key } должно быть { $n } разные области
       *[many] в { $key } должно быть { $n } разных областей
    }
pack-rewards = rewards должно быть списком списков текстов
pack-rows = в rows должно быть четыре таблицы с ключами green, purple и orange
pack-no-target = жетон не указывает ни одной цели
pack-idle-card = карта ничего не делает

## Sentences

pack-effect-words = для «{ $verb }» нужно одно из слов: { $known }
pack-effect-more = «{ $sentence }» слишком длинно: после «{ $verb }» больше ничего не следует
pack-if-done = «{ $sentence }» должно следовать за тем, что можно сделать или нет: { $known }
pack-no-condition = «{ $sentence }» — не условие

## The map

pack-borders = область граничит с каждой другой не больше одного раза и никогда — сама с собой
pack-one-way = { $area } граничит с { $other }, но { $other } не граничит с { $area }
pack-only-path = { $area } должна граничить с тропой на Зимнюю Гору и больше ни с чем
pack-apart = до { $area } нельзя дойти пешком от { $other }

## Counts

pack-least = { $what }: { $n }, а нужно не меньше { $least }
pack-designs = разные { $cards }
pack-equipment = карты снаряжения
pack-traps = карты ловушек
pack-spells = карты заклинаний
pack-encounters = карты встреч
pack-guardians = стражи
pack-corruption = карты темной скверны
pack-leader = карты Предводителя Охоты
pack-missions = миссии
pack-achievements = достижения Ордена
pack-virtuals = карты виртуального стража
pack-trails = карты следов Ордена
pack-attacks = карты атаки чудовища
pack-events = карты событий Тьмы
pack-echoes = карты событий Тьмы с Эхом
pack-maps = схемы событий
pack-targets = жетоны цели
pack-hearts = жетоны сердца
pack-abysses = жетоны темной бездны
pack-penumbra = фигурки полутеней
pack-citadels = цитадели цвета { $colour }
pack-temples = храмы крови цвета { $colour }
pack-entrances = входы в Черную Ложу
pack-paths = тропы на Зимнюю Гору
pack-monoliths = Монолиты
pack-summits = вершины Зимней Горы
