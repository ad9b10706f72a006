# Что говорит терминал вокруг Darkest Doom. Слова правил и названия карт принадлежат игре.

## The screen

doom-title = Darkest Doom
doom-round = раунд { $n } из { $last }
doom-level = проверки уровня { $n }
doom-echo-active = Эхо звучит
doom-echo-quiet = Эхо зазвучит на закате раунда 5
doom-order = Порядок хода
doom-here = Вы здесь:
doom-points = ({ $n } ОД)
doom-next = Рядом:
doom-tendrils =
    { $n ->
        [one] { $n } лоза
        [few] { $n } лозы
       *[many] { $n } лоз
    }
doom-abyss = темная бездна
doom-trap = ловушка ({ $owner })
doom-monsters = Чудовища
doom-fate = Трек Темнейшего Рока
doom-centre = центр
doom-event = Событие Тьмы
doom-left =
    { $n ->
        [one] осталась { $n } карта
        [few] осталось { $n } карты
       *[many] осталось { $n } карт
    }
doom-discards = сброс:
doom-consumed = страж поглощен
doom-dead = страж погиб
doom-wounds = раны { $n } из { $most }
doom-cards =
    { $n ->
        [one] { $n } карта (темная скверна: { $corruption })
        [few] { $n } карты (темная скверна: { $corruption })
       *[many] { $n } карт (темная скверна: { $corruption })
    }
doom-purse = монеты { $coins }  мана { $mana }
doom-declared = объявлено: { $area }
doom-acolytes = аколиты { $n }
doom-acolyte = ждет аколит
doom-moths = белые мотыльки { $n }
doom-spectre = Озерный Призрак (фонари { $n })
doom-actions = очки действий
doom-fame = дневная слава
doom-mission = Миссия
doom-any-relic = реликвия
doom-open = (объявлена)
doom-far =
    { $n ->
        [one] расстояние: { $n } область
        [few] расстояние: { $n } области
       *[many] расстояние: { $n } областей
    }
doom-far-by =
    { $n ->
        [one] расстояние: { $n } область, путь: { $way }
        [few] расстояние: { $n } области, путь: { $way }
       *[many] расстояние: { $n } областей, путь: { $way }
    }
doom-orders = Достижения Ордена
doom-orders-held = Достижения Ордена: { $n }
doom-equipment = Снаряжение
doom-uses-left =
    { $n ->
        [one] (осталось { $n } применение)
        [few] (осталось { $n } применения)
       *[many] (осталось { $n } применений)
    }
doom-hand = Рука (карты: { $n } из { $most })
doom-test = Символы проверки:
doom-missing = еще не хватает: { $icons }
doom-matched = все символы есть
doom-combat = Бой: нападает { $attacker }, защищается { $defender }
doom-side = попадания { $hits }, отражения { $parries }, выдержит ран: { $left }
doom-pierces = (не отразить: { $n })
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
doom-destiny-high = Кубик Судьбы: { $n }; для реликвии нужно 5 или больше
doom-destiny-low = Кубик Судьбы: { $n }; для реликвии нужно 5 или меньше
doom-hurt =
    { $n ->
        [0] { $guardian }: ран не будет, выдержит { $left }
        [one] { $guardian }: предстоит { $n } рана, выдержит { $left }
        [few] { $guardian }: предстоят { $n } раны, выдержит { $left }
       *[many] { $guardian }: предстоит { $n } ран, выдержит { $left }
    }
doom-hurt-by = (от кого: { $figure })
doom-hurt-dies = — это гибель!
doom-dice = Кубики ({ $guardian }):
doom-glory = { $n } (дневная слава { $fame }, союзы { $bonds })

## Help

doom-welcome = Спасите Бетель от Тьмы за восемь дней: обретайте славу и союзников, ищите реликвии и не дайте лозам покрыть всё. ? объяснит всё.
doom-help-notation = go oath-field — слова в ‹ › или слова из списка; часть можно пропустить, если подходит только один выбор
doom-help-why = почему закончить ход — какое правило это запрещает и что бы это разрешило
doom-help-rules = правила DD-3.2 — правило, глава (правила 3) или поиск (правила мотылек)
doom-help-table = стол — вся карта, строения, Тьма, колоды и остальные
doom-why-usage = После «почему» напишите, что хотите сделать, например: почему закончить ход.
doom-rules-usage = Глава: правила 3. Правило: правила DD-3.2. Поиск: правила мотылек.
doom-sign-areas = На карте: # цитадель, + храм крови, & лес, . равнина, ^ гора, ~ озеро, = вход в Черную Ложу, / тропа, ! Монолит, * вершина. Ваша область выделена фоном, соседние подчеркнуты.
doom-sign-figures = В скобках: 1–4 — стражи, m1–m3 — чудовища, o — темная бездна, t1 — ловушка стража 1, §2 — две лозы (три оскверняют строение).
doom-sign-order = 2 Уриан 3+4: дневная слава 3, очки союза 4; ▶ показывает, чей ход и где стоит маркер Темнейшего Рока.
doom-sign-cards = Жнец (луна): карта и символ, который она дает кубику, если ее сбросить; d1 — ваш первый кубик.

## The end

doom-won-darkness = Побеждает Тьма:
doom-won-consumed =
    { $n ->
        [one] Вместе с Тьмой побеждает { $heroes }:
       *[other] Вместе с Тьмой побеждают { $heroes }:
    }
doom-won-nobody = Никто не побеждает:

## Packs and the command line

doom-pack-complete = Пакет в порядке. Области: { $areas }, карты припасов цитаделей: { $supplies }, стражи: { $guardians }, миссии: { $missions }, достижения Ордена: { $orders }, события Тьмы: { $events }, карты атаки чудовищ: { $attacks } ({ $digest }).
arg-temple = Darkest Doom: храм крови, где вы начинаете: green, purple, orange или grey (случайно; в одиночку всегда grey)
arg-solo = Darkest Doom для одного, против 1–3 виртуальных стражей
arg-pack-game = игра, для которой пакет (видно по его файлам)
no-option = В игре { $game } нет параметра { $option }.
solo-seats = С --solo место одно, а не { $seats }.
