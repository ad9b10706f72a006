# Words of Darkest Doom's board; keys begin with doom-.

## The map

doom-map-label = Карта Бетеля. Стрелки переводят из области в область, Enter выбирает, плюс и минус меняют масштаб, 0 показывает всё.
doom-map-list = Карта списком
doom-borders = Рядом: { $areas }.
doom-zoom-in = Приблизить
doom-zoom-out = Отдалить
doom-zoom-whole = Показать всю карту
doom-zoom-own = Показать, где я стою
doom-mini-map = Вся земля; нажмите, чтобы посмотреть туда
doom-tendrils =
    { $n ->
        [one] { $n } лоза
        [few] { $n } лозы
       *[other] { $n } лоз
    }
doom-corrupted = осквернение: три лозы
doom-allied =
    { $points ->
        [one] союз: { $guardian }, { $points } очко
        [few] союз: { $guardian }, { $points } очка
       *[other] союз: { $guardian }, { $points } очков
    }
doom-acolyte-waits = здесь ждет аколит
doom-abyss = темная бездна
doom-trap-of = ловушка ({ $guardian })
doom-declared-of = объявлена миссия ({ $guardian })
doom-your-mission = ваша миссия
doom-you = вы, { $guardian }
doom-hunting = { $monster }, цели: { $targets }
doom-rite = Обряд леса…
doom-trap-mode = Ловушки…
doom-trap-stop = Без ловушки

## Tracks and decks

doom-tracks = Раунды и Темнейший Рок
doom-tracks-help = Что значат эти треки
doom-rounds-help = Число раунда — уровень его проверок: столько символов нужно собрать. На закате его сердце отправляется в мешочек с жетонами цели. С первого фиолетового раунда Эхо Тьмы усиливает чудовищ.
doom-bag = Жетонов цели в мешочке: { $n }
doom-fate-help = Каждая выпавшая луна двигает маркер Темнейшего Рока на одно деление. Что происходит там, где он встанет:
doom-round = Раунд { $n } из { $last }
doom-round-track = Трек раундов с уровнями проверок
doom-round-level = Раунд { $round }: проверки уровня { $level }
doom-heart-here = здесь лежит жетон сердца
doom-now = сейчас
doom-echo = Эхо Тьмы
doom-echo-active = Звучит Эхо Тьмы
doom-fate-track = Трек Темнейшего Рока
doom-fate-centre = Центр трека Темнейшего Рока
doom-decks = Припасы цитаделей
doom-deck = { $deck }: в колоде { $left }, в сбросе { $gone }
doom-discards = Сброс: { $cards }

## Player boards

doom-fame = Дневная слава { $n }
doom-glory = с союзами { $n }
doom-consumed = страж поглощен
doom-dead = вне игры
doom-active = сейчас ходит
doom-actions = Очки действий
doom-wounds = Раны
doom-mana = Лепестки маны
doom-coins = Монеты Судьбы
doom-corruption = Темная скверна
doom-followers = Аколиты и мотыльки
doom-followers-are = Аколиты: { $acolytes }, белые мотыльки: { $moths }, всего три места
doom-relics = Реликвии
doom-none = нет
doom-hidden = скрыта
doom-equipment = Снаряжение
doom-slot-free = свободная ячейка
doom-uses-left =
    { $n ->
        [one] осталось { $n } применение
        [few] осталось { $n } применения
       *[other] осталось { $n } применений
    }
doom-spectre = Атака +{ $attack }, защита +{ $defence }
doom-mission = Миссия
doom-declared = объявлена
doom-mark = Выберите характеристику, которая вырастет, и реликвию, которую ищете
doom-orders = Достижения Ордена
doom-orders-held =
    { $n ->
        [0] нет
        [one] { $n } закрытая карта
        [few] { $n } закрытые карты
       *[other] { $n } закрытых карт
    }
doom-alliances = Союзы
doom-hand = Рука: карты { $n } из { $most }
doom-hand-empty = Карт на руке нет.
doom-order-of-play = Порядок хода
doom-brief = раны { $wounds } из { $health }, карты { $cards }, монеты { $coins }, мана { $mana }
doom-enlarge = Показать планшет игрока

## Dice

doom-dice = Кубики
doom-combat = Бой
doom-test = Проверка засады
doom-test-wants = Нужно
doom-destiny = Кубик Судьбы
doom-destiny-finds = Реликвия найдена { $when }
doom-combat-of = Бой: нападает { $attacker }, защищается { $defender }
doom-hits =
    { $n ->
        [one] { $n } попадание
        [few] { $n } попадания
       *[many] { $n } попаданий
    }
doom-pierces = не отразить: { $n }
doom-parries =
    { $n ->
        [one] { $n } отражение
        [few] { $n } отражения
       *[many] { $n } отражений
    }
doom-can-take = выдержит: { $n }
doom-takes =
    { $n ->
        [0] пока ран нет
        [one] пока { $n } рана
        [few] пока { $n } раны
       *[many] пока { $n } ран
    }
doom-takes-dies =
    { $n ->
        [one] пока { $n } рана, и это гибель
        [few] пока { $n } раны, и это гибель
       *[many] пока { $n } ран, и это гибель
    }
doom-hurt =
    { $n ->
        [0] раны не грозят
        [one] грозит { $n } рана
        [few] грозят { $n } раны
       *[many] грозит { $n } ран
    }
doom-hurt-by = от кого: { $figure }
doom-hurt-dies = Это гибель!
doom-missing = Не хватает: { $icons }
doom-matched = Все символы есть

## What can be done

doom-acts = Действия
doom-ask = Что с этим можно сделать, а чего нельзя и почему?
doom-close = Закрыть

## The Dusk, step by step

doom-story-title = Что было на закате
doom-story-next = Дальше
doom-story-skip = Показать всё

doom-journey =
    { $n ->
        [one] Идти туда (областей: { $areas }, { $n } очко действий)
        [few] Идти туда (областей: { $areas }, { $n } очка действий)
       *[many] Идти туда (областей: { $areas }, { $n } очков действий)
    }
doom-journey-part =
    { $n ->
        [one] Выступить: сегодня { $area } ({ $n } очко действий), оттуда еще { $left }
        [few] Выступить: сегодня { $area } ({ $n } очка действий), оттуда еще { $left }
       *[many] Выступить: сегодня { $area } ({ $n } очков действий), оттуда еще { $left }
    }
doom-journey-far =
    { $n ->
        [one] на сегодня слишком далеко: { $n } очко действий
        [few] на сегодня слишком далеко: { $n } очка действий
       *[many] на сегодня слишком далеко: { $n } очков действий
    }
doom-step-cost =
    { $n ->
        [one] вход: { $n } очко действий
        [few] вход: { $n } очка действий
       *[many] вход: { $n } очков действий
    }
doom-mission-far =
    { $n ->
        [one] { $n } область отсюда
        [few] { $n } области отсюда
       *[many] { $n } областей отсюда
    }
doom-mission-here = вы на месте

doom-moment-consumed = Поглощен страж: { $guardian }
doom-moment-dusk = Наступает закат
doom-moment-dawn = Новый рассвет
doom-moment-round = Раунд { $n }
doom-moment-allied = Союз
doom-moment-relic = Реликвия

## What the others came to, in one line

doom-sum-darkness = Тьма
doom-sum-consumed = поглощение
doom-sum-out = выбывание из игры
doom-sum-moved = теперь здесь: { $area }
doom-sum-fought = бой, противник: { $foe }
doom-sum-allied = союз: { $building }
doom-sum-fame = слава { $change }
doom-sum-wounds = раны { $change } (теперь { $n } из { $health })
doom-sum-relics = реликвии +{ $n }
doom-sum-orders = достижения Ордена +{ $n }
doom-sum-corruption = темная скверна { $change }
doom-sum-coins = монеты { $change }
doom-sum-corrupted = осквернение: { $building }
doom-sum-tendrils = лозы { $change }
doom-sum-abysses = новые темные бездны: { $n }
doom-sum-event = событие: { $event }
doom-sum-hearts = осталось сердец: { $n }

doom-moment-died = Вы погибли
doom-moment-died-more = Вы возвращаетесь в свой храм, теряете 3 очка дневной славы и получаете белого мотылька.
doom-moment-fell = Гибель: { $guardian }
doom-moment-out = Для вас игра окончена
doom-moment-out-more = Предводитель Охоты, которым стал ваш страж, убит.
doom-moment-gone = Вне игры: { $guardian }
doom-moment-darkness = Тьма победила
doom-moment-hunt = Охота победила
doom-moment-priest = Новый Верховный Жрец
doom-moment-mosh = Мош свободен
doom-moment-cleansed = Верховная Жрица очищена
doom-moment-wins =
    { $n ->
        [one] Партию выигрывает: { $who }.
        [few] Партию выигрывают: { $who }.
       *[other] Партию выигрывают: { $who }.
    }
doom-odds-kill = Убить { $chance }
doom-odds-death = Погибнуть { $chance }
doom-odds-test = Пройти { $chance }
doom-odds-relic = Найти { $chance }
doom-peril-fight = Бой: { $foe }
doom-peril-test = Темная бездна, проверка { $level }
doom-peril-trapped = Ловушка, проверка { $level }
doom-peril-wounds = Ожидаемые раны: { $wounds }; вы выдержите { $left }
doom-peril-fame = За убийство: слава { $n }
doom-peril-wins = Убейте ее и выживите: вы победите в игре
doom-peril-dies = Если погибнете: возврат в храм, минус 3 славы, белый мотылек
doom-peril-abyss = Пройдена: слава { $level }; провалена: жетон переворачивается
doom-peril-trap = Провалена: владелец может сыграть карту ловушки
doom-peril-exact = Точно, при лучшей игре
doom-peril-bounded = Это может изменить карта, которой никто не знает
doom-peril-estimated = Оценка
doom-peril-cards =
    Оценка: без { $n ->
        [one] { $n } карты
        [few] { $n } карт
       *[many] { $n } карт
    } на руке противника
doom-met = есть
doom-moment-slain = Повержен враг: { $foe }
doom-moment-mission = Миссия выполнена
doom-moment-order = Достижение Ордена
doom-moment-echo = Эхо Тьмы пробуждается
doom-moment-echo-more = Отныне чудовища применяют способности Эха.
