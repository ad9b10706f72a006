# The words of Darkest Doom: names, steps, refusals, choices, events. What cards do is in effects.ftl.

input-virtual = Виртуальных стражей от 1 до 3, если игрок один, а если игроков больше, их нет; «{ $virtual }» не подходит.
input-guardians = Стражи — это { $guardians } или random, каждый только один раз, не больше одного на место.
input-temples = Начальные храмы — { $temples } или random, каждый только один раз, не больше одного на место.

## Names

deck-equipment = снаряжение
deck-traps = ловушки
deck-spells = заклинания
deck-encounters = встречи
attribute-attack = атака
attribute-magic = знание магии
attribute-wisdom = мудрость
attribute-health = здоровье
relic-crystal = кристалл Печати
relic-lantern = фонарь духов
relic-urn = урна Старейшин
building-0 = зеленая цитадель
building-1 = фиолетовая цитадель
building-2 = оранжевая цитадель
building-3 = серая цитадель
building-4 = зеленый храм крови
building-5 = фиолетовый храм крови
building-6 = оранжевый храм крови
building-7 = серый храм крови
tier-hound = гончая
tier-huntsman = ловчий
tier-leader = Предводитель Охоты
icon-sword = меч
icon-priestess = жрица
icon-shield = щит
icon-dawn = рассвет
icon-dusk = закат
icon-moon = луна
phase-dawn = рассвет
phase-dusk = закат
ending-none = никто не побеждает
ending-priest = прошло восемь раундов, и наибольшая слава указывает нового Верховного Жреца
ending-mosh = Мош свободен
ending-cleansed = Верховная Жрица очищена
ending-darkness = лозы покрыли все цитадели и храмы
way-up = вверх
way-down = вниз
fate-eclipse = солнечное затмение
fate-metamorphosis = превращение
fate-sword-shield = поворот кубика мечом или щитом вверх
fate-dawn-dusk = поворот кубика рассветом или закатом вверх
fate-priestess-moon = поворот кубика жрицей или луной вверх
game-title = Darkest Doom
game-pitch = Восемь дней до пробуждения Тьмы. Идите по земле Бетеля, ищите союзников, реликвии и славу и найдите путь к победе раньше, чем его найдет Тьма.
option-virtual = Виртуальные стражи
virtual-1 = один соперник
virtual-2 = два соперника
virtual-3 = три соперника
virtual-green = Зеленый виртуальный страж
virtual-purple = Фиолетовый виртуальный страж
virtual-orange = Оранжевый виртуальный страж
virtual-grey = Серый виртуальный страж
darkness = Тьма
monster = чудовище
monster-there = { $tier } m{ $n }
high-priestess = Верховная Жрица
target =
    { $kind ->
        [target-citadel] { $colour ->
            [colour-green] зеленая
            [colour-purple] фиолетовая
            [colour-orange] оранжевая
           *[colour-grey] серая
        } { $kind }
       *[any] { $colour } { $kind }
    }
target-temple = храм
target-citadel = цитадель
target-guardian = страж
colour-green = зеленый
colour-purple = фиолетовый
colour-orange = оранжевый
colour-grey = серый
corruption-card = Темная скверна ({ $icons })
leader-card = { leader-of-the-hunt } ({ $icons })
supply-card = { $name } ({ $icon })

## Steps, as they are called in the prompt

step-aiming = выберите цель карты
step-test-tools = проверка засады: примените снаряжение, затем бросайте
step-after-test = проверка засады: измените кубики, затем оставьте их
step-defending = защита: каждый щит отражает одно попадание
step-casting = бой: заклинания и снаряжение
step-sending = выберите, куда отходит фигурка
step-retreating = отступление к вашему храму крови: выберите область
step-drawing = выберите колоду следующей карты
step-discarding = сбросьте карту припасов
step-changing = поверните кубики любыми символами вверх
step-rerolling = перебросьте кубики
step-placing = выберите, где появится гончая
step-straying = место занято: выберите, где появится гончая
step-pointing = выберите строение, на которое охотится чудовище
step-roaming = равно короткие пути: выберите, куда идет чудовище
step-hunting = выберите свою добычу
step-luring = выберите, какое из ближайших чудовищ слышит зов
step-growing = выберите, какая из ближайших полутеней превращается
step-hurting = предотвратите раны или получите их
step-travelling = выберите, куда идти
step-pushing = передвиньте цель
step-clearing = выберите строение, с которого убираете лозы
step-sealing = выберите темную бездну, которую убираете
step-disarming = выберите жетон ловушки, который возвращаете
step-bonding = выберите союз, который усиливаете
step-taking-relic = выберите реликвию
step-overladen = у вас три реликвии: отложите одну ради найденной или оставьте найденную
step-cleansing = сбросьте темную скверну или откажитесь от остатка
step-purging = выберите, какую темную скверну сбросить
step-marking = отметьте характеристику и реликвию для миссии
step-seeking = поиск реликвии: измените кубик Судьбы монетами или оставьте его
step-ordering = обменяйте достижения Ордена, затем возьмите новые
step-announcing = объявите выполненные достижения или промолчите
step-swapping = обменяйте темную скверну или оставьте ее
step-springing = ваша ловушка сработала: сыграйте карту ловушки или ни одной
step-walking = бесплатное движение, область за областью
step-turn = ход: любые действия, на которые хватает ресурсов
step-tempted = дайте Предводителю Охоты поглотить вас или откажитесь
step-setting-on = выберите, на какое чудовище нападает виртуальный страж

## The same, with whom and how much it is about

doing-casting = бой (противник: { $figure }), до броска: заклинания и снаряжение
doing-casting-rolled = бой (противник: { $figure }), после броска: заклинания и снаряжение
doing-sending = выберите, куда отходит { $figure }
doing-pushing = выберите, куда передвинуть фигурку: { $figure }
doing-pointing = выберите строение, на которое охотится { $figure } ({ $area })
doing-roaming = пути одинаково коротки: выберите, куда идет { $figure } ({ $area })
doing-springing = в ловушке ({ $area }) — { $figure }: сыграйте карту ловушки или ничего
doing-setting-on = выберите чудовище, на которое нападает { $figure }
doing-after-test =
    проверка засады, { $n ->
        [0] все символы есть
        [one] не хватает { $n } символа
        [few] не хватает { $n } символов
       *[many] не хватает { $n } символов
    }: измените кубики, затем оставьте их
doing-hurting =
    { $n ->
        [one] грозит { $n } рана
        [few] грозят { $n } раны
       *[many] грозит { $n } ран
    }: предотвратите раны или получите их
doing-hurting-dies =
    { $n ->
        [one] грозит { $n } рана
        [few] грозят { $n } раны
       *[many] грозит { $n } ран
    } и гибель ({ $guardian }): предотвратите раны или получите их
doing-defending =
    защита, { $n ->
        [0] раны не грозят
        [one] грозит { $n } рана
        [few] грозят { $n } раны
       *[many] грозит { $n } ран
    }: каждый щит отражает одну
doing-defending-dies =
    защита, { $n ->
        [one] грозит { $n } рана
        [few] грозят { $n } раны
       *[many] грозит { $n } ран
    } и гибель ({ $guardian }): каждый щит отражает одну

## Refusals: why not, and what would allow it

no-actions-missing =
    { $n ->
        [one] Это стоит { $n } очко действий, а у вас столько нет.
        [few] Это стоит { $n } очка действий, а у вас столько нет.
       *[many] Это стоит { $n } очков действий, а у вас столько нет.
    }
    .remedy = Очки действий восстанавливаются в начале каждого рассвета и заката.
no-after-roll = Это меняет кубики, а бросков еще не было.
    .remedy = Примените это после броска в этом бою.
no-battle-only = В бою играют боевые заклинания, и только там.
    .remedy = Оставьте боевое заклинание для боя, а другие играйте в свой ход.
no-before-roll = Это действует только до броска, а кубики уже брошены.
    .remedy = Примените это до броска в следующем бою.
no-cards-left = Еще есть карты, которые можно взять.
    .remedy = Назовите колоду, в которой есть карты.
no-cards-missing =
    { $n ->
        [one] На руке нужна { $n } карта припасов; темная скверна не считается.
        [few] На руке нужны { $n } карты припасов; темная скверна не считается.
       *[many] На руке нужно { $n } карт припасов; темная скверна не считается.
    }
    .remedy = Сначала возьмите больше карт припасов.
no-citadels-closed = Событие Тьмы запрещает союзы.
    .remedy = Дождитесь следующего события Тьмы, на закате.
no-coins-missing =
    { $n ->
        [one] Это стоит { $n } монету Судьбы, а у вас столько нет.
        [few] Это стоит { $n } монеты Судьбы, а у вас столько нет.
       *[many] Это стоит { $n } монет Судьбы, а у вас столько нет.
    }
    .remedy = Сначала получите монеты за карты и награды.
no-corruption-full =
    { $n ->
        [one] Придется получить { $n } карту темной скверны, а те, что на руке, не оставляют ей места.
        [few] Придется получить { $n } карты темной скверны, а те, что на руке, не оставляют им места.
       *[many] Придется получить { $n } карт темной скверны, а те, что на руке, не оставляют им места.
    }
    .remedy = Сначала избавьтесь от темной скверны или повысьте мудрость.
no-crystals-missing = У вас нет трех кристаллов Печати.
    .remedy = Ищите кристаллы Печати, выполняя миссии.
no-dawn-only = Храм крови служит вам только на рассвете.
    .remedy = Дождитесь следующего рассвета.
no-deck-empty = Эта колода и ее сброс пусты.
    .remedy = Назовите другую колоду.
no-declared-already = Ваша миссия уже объявлена.
    .remedy = Идите в ее область и выполните ее.
no-die-ends = На кубике Судьбы только числа от 1 до 10.
    .remedy = Измените его в другую сторону или оставьте.
no-fame-missing =
    { $n ->
        [one] Для этого союза нужно { $n } очко дневной славы, а у вас меньше.
        [few] Для этого союза нужны { $n } очка дневной славы, а у вас меньше.
       *[many] Для этого союза нужно { $n } очков дневной славы, а у вас меньше.
    }
    .remedy = Сначала получите больше дневной славы или идите к другой цитадели.
no-halted = Вас держит ловушка: в этой фазе вы больше не двигаетесь.
    .remedy = Вы снова сможете двигаться в следующей фазе.
no-idle-bond = У вас нет союза, который мог бы вырасти; больше 6 очков не бывает.
    .remedy = Сначала заключите союз с цитаделью.
no-idle-cleanse = У вас нет карт темной скверны, которые можно сбросить.
    .remedy = Сохраните это, пока они не появятся.
no-idle-clear = Ни на одном строении в вашей области и рядом с ней нет лоз.
    .remedy = Сначала идите к цитадели или храму крови с лозами.
no-idle-coins = У вас уже столько монет Судьбы, сколько можно иметь.
    .remedy = Сначала потратьте монеты.
no-idle-disarm = В вашей области и рядом с ней нет жетона ловушки.
    .remedy = Сначала подойдите к жетону ловушки.
no-idle-heal = У вас нет ран, которые можно исцелить.
    .remedy = Сохраните это до ранения.
no-idle-mana = У вас уже есть все лепестки маны.
    .remedy = Сначала потратьте ману.
no-idle-relic = Таких реликвий не осталось.
    .remedy = Подождите, пока кто-нибудь потратит или оставит такую.
no-idle-seal = В вашей области и рядом с ней нет темной бездны.
    .remedy = Сначала подойдите к темной бездне.
no-idle-travel = Нет другой такой области, куда вы могли бы перейти.
    .remedy = Сыграйте это в другой области.
no-lanterns-missing =
    { $n ->
        [one] Для этого нужен { $n } фонарь духов.
        [few] Для этого нужны { $n } фонаря духов.
       *[many] Для этого нужно { $n } фонарей духов.
    }
    .remedy = Используйте меньше фонарей или ищите их, выполняя миссии.
no-lodge-closed = Событие Тьмы закрыло Черную Ложу.
    .remedy = Дождитесь следующего события Тьмы, на закате.
no-markers-gone = Все 16 маркеров повреждения лежат на снаряжении, так что надеть больше ничего нельзя.
    .remedy = Подождите, пока снаряжение применят или сбросят; вы можете сбросить свое.
no-mana-missing =
    { $n ->
        [one] Это стоит { $n } лепесток маны, а у вас столько нет.
        [few] Это стоит { $n } лепестка маны, а у вас столько нет.
       *[many] Это стоит { $n } лепестков маны, а у вас столько нет.
    }
    .remedy = Все лепестки маны восстанавливаются в начале заката.
no-no-acolytes = У вас нет аколита.
    .remedy = Заключите союз с 6 очками дневной славы там, где аколит еще стоит.
no-no-alliance = У вас нет там союза, который можно выбрать.
    .remedy = Назовите союзную вам цитадель; союз с 6 очками больше не растет.
no-no-blood-step = У вашего персонажа нет умения «{ ability-blood-step }».
    .remedy = Это умение доступно только персонажу, на карте которого оно указано.
no-no-corruption = У вас нет карт темной скверны.
    .remedy = Вместо этого получите дневную славу за аколитов.
no-no-fitting-trap = Это не карта ловушки с вашей руки, которая подходит к жертве, за которую вы можете заплатить и которая что-то изменит.
    .remedy = Выберите подходящую карту ловушки или не играйте ни одной.
no-no-free-change = Трек Темнейшего Рока не дает вам сейчас повернуть кубик бесплатно.
    .remedy = Выбросьте луну, которая приведет маркер Рока к паре символов, или сбросьте карту ради ее символа.
no-no-gift = Вы не можете применить умение «{ ability-gift-of-the-witches }».
    .remedy = Оно доступно только персонажу с этим умением, за два лепестка маны на каждую рану.
no-no-leader-card = У вас на руке нет карты «{ leader-of-the-hunt }».
    .remedy = Поглощенным может стать только игрок с этой картой темной скверны на руке.
no-no-mission = У вас нет миссии.
    .remedy = Новую вы получите на следующем рассвете.
no-no-senses = У вашего персонажа нет умения «{ ability-keen-senses }».
    .remedy = Это умение доступно только персонажу, на карте которого оно указано.
no-no-spectre = Озерный Призрак вам не служит.
    .remedy = Призовите его на озере фонарями духов.
no-no-such-die =
    { $dice ->
        [one] Такого кубика нет: у вас { $dice } кубик.
        [few] Такого кубика нет: у вас { $dice } кубика.
       *[many] Такого кубика нет: у вас { $dice } кубиков.
    }
    .remedy = Назовите один из своих кубиков; первый — d1.
no-no-such-relic = У вас нет такой реликвии.
    .remedy = Назовите свою реликвию; фонари, которые держат Озерного Призрака, уходят вместе с ним.
no-no-such-reward = У этого достижения нет такой награды.
    .remedy = Назовите одну из указанных на нем наград.
no-no-such-tool = У вас нет такого снаряжения для этого момента.
    .remedy = Назовите ячейку снаряжения, в которой лежит подходящая карта.
no-no-target =
    { $n ->
        [one] В пределах { $n } области нет подходящей цели.
        [few] В пределах { $n } областей нет подходящей цели.
       *[many] В пределах { $n } областей нет подходящей цели.
    }
    .remedy = Сначала подойдите ближе к стражу или чудовищу.
no-no-tendrils = Там нет лоз, до которых вы можете дотянуться.
    .remedy = Выберите строение с лозами в вашей области или рядом с ней.
no-no-trick = У вашего персонажа нет умения «{ ability-magic-trick }».
    .remedy = Это умение доступно только персонажу, на карте которого оно указано.
no-not-a-way = Чудовище, которое движется, сейчас туда не идет.
    .remedy = Выберите один из путей в списке.
no-not-adjacent = Эта область не граничит с вашей.
    .remedy = Выберите соседнюю область и идите шаг за шагом.
no-not-at-a-citadel = Эта дорога не может кончаться на цитадели.
    .remedy = Пройдите на одну область дальше.
no-not-at-citadel = Вы не в области цитадели.
    .remedy = Сначала идите к цитадели.
no-not-at-monolith = Вы не у Монолита.
    .remedy = Идите к Монолиту тропой на Зимнюю Гору.
no-not-bare = В эту область нельзя положить жетон ловушки.
    .remedy = Выберите область без фигурок и жетонов ловушек, но не тропу и не вершину.
no-not-found = Кубик Судьбы не нашел реликвию, так что оставлять нечего.
    .remedy = Оставьте кубик как есть или измените его монетами.
no-not-higher =
    { $n ->
        [one] У вашего союза там уже { $n } очко, и усилить его нельзя.
        [few] У вашего союза там уже { $n } очка, и усилить его нельзя.
       *[many] У вашего союза там уже { $n } очков, и усилить его нельзя.
    }
    .remedy = Сначала получите больше дневной славы; больше 6 очков не бывает.
no-not-highest = Свой союз усиливает только тот, у кого наибольшая дневная слава, сейчас { $n }.
    .remedy = Сначала получите не меньше дневной славы, чем у остальных.
no-not-in-area = Вы не в области своей миссии.
    .remedy = Сначала идите туда.
no-not-in-hand = Этой карты нет у вас на руке.
    .remedy = Выберите карту со своей руки.
no-not-met = Условие этого достижения не выполнено.
    .remedy = Сначала сделайте то, что требует карта.
no-not-nearest = Другое чудовище ближе, или это выбрать нельзя.
    .remedy = Выберите одно из чудовищ в списке.
no-not-prey = На эту цель сейчас нельзя охотиться.
    .remedy = Выберите одну из целей в списке.
no-not-there = Эту область выбрать нельзя.
    .remedy = Выберите одну из областей в списке.
no-not-your-order = У вас нет этого достижения.
    .remedy = Выберите одно из своих достижений.
no-other-icons = Трек Темнейшего Рока дает другие символы.
    .remedy = Поверните кубик вверх одним из двух символов под маркером Рока.
no-other-relic = Вы нашли не эту реликвию.
    .remedy = Возьмите найденную реликвию или оставьте ее.
no-other-tool = Это снаряжение не для этого момента.
    .remedy = Оружие служит в бою, прочее — в ваш ход, при проверке или против ран, как сказано на карте.
no-out-of-range = Эта фигурка слишком далеко, или карта на нее не действует.
    .remedy = Выберите одну из фигурок в списке.
no-prey-left = Еще есть на кого охотиться.
    .remedy = Выберите добычу; остаться на месте можно, только когда ее нет.
no-relic-gone = Реликвий этого вида не осталось.
    .remedy = Выберите другую реликвию или никакую.
no-relics-full =
    { $n ->
        [one] У вас уже { $n } реликвия, больше иметь нельзя.
        [few] У вас уже { $n } реликвии, больше иметь нельзя.
       *[many] У вас уже { $n } реликвий, больше иметь нельзя.
    }
    .remedy = Сначала отложите одну из них или оставьте эту.
no-room-left = Вам не нужно здесь разрывать союз.
    .remedy = Союз разрывают, только когда их три, а вы стоите у другой цитадели.
no-same-attribute = Эта характеристика была отмечена для вашей прошлой миссии.
    .remedy = Отметьте другую характеристику.
no-same-icon = Кубик уже показывает этот символ.
    .remedy = Выберите другой кубик или другой символ.
no-same-relic = Эта реликвия была отмечена для вашей прошлой миссии.
    .remedy = Отметьте другую реликвию.
no-served-already = Храм крови уже послужил вам на этом рассвете.
    .remedy = Дождитесь следующего рассвета.
no-silenced = Эхо Тьмы запрещает заклинания в этом бою.
    .remedy = Обойдитесь снаряжением и кубиками, а заклинание сыграйте в другом бою.
no-slots-full = Обе ваши ячейки снаряжения заняты.
    .remedy = Сначала сбросьте снаряжение или отпустите Озерного Призрака.
no-spectre-away = Озерный Призрак уже кому-то служит.
    .remedy = Его можно призвать снова, когда он вернется в воду.
no-stepped-already = Это умение уже применено в этой фазе.
    .remedy = Примените его снова в следующей фазе.
no-three-alliances = У вас уже три союза.
    .remedy = Разорвите один из них ради этой цитадели.
no-too-near =
    { $n ->
        [one] До области вашей миссии должна быть пешком хотя бы { $n } область.
        [few] До области вашей миссии должно быть пешком хотя бы { $n } области.
       *[many] До области вашей миссии должно быть пешком хотя бы { $n } областей.
    }
    .remedy = Отойдите дальше или выполните миссию, не объявляя ее.
no-tool-used = Это здесь уже применено.
    .remedy = Примените это в другой раз.
no-trap-waits = Карту ловушки не играют в свой ход.
    .remedy = Положите на поле жетон ловушки и сыграйте карту, когда ловушка сработает.
no-traps-out =
    { $n ->
        [one] На поле уже лежит { $n } ваш жетон ловушки, больше у вас нет.
        [few] На поле уже лежат { $n } ваших жетона ловушек, больше у вас нет.
       *[many] На поле уже лежит { $n } ваших жетонов ловушек, больше у вас нет.
    }
    .remedy = Сначала заберите один из них.
no-urn-missing = Это стоит урну Старейшин, а у вас ее нет.
    .remedy = Ищите урну, выполняя миссии.
no-wrong-area = Область, в которой вы стоите, этого не дает.
    .remedy = Для дороги нужна цитадель, для обряда — лес, для Ложи — вход, для Призрака — озеро.

## Choices, as the list shows them

choice-go = Перейти: { $area }
choice-play = Сыграть: { $card }
choice-apply = Применить: { $card }
choice-road = Заплатить монету и пойти дорогой цитадели
choice-rite =
    Обряд леса: два лепестка маны и две карты за две новые из колоды { $deck ->
        [deck-equipment] снаряжения
        [deck-traps] ловушек
        [deck-spells] заклинаний
       *[deck-encounters] встреч
    }
choice-lodge = Через Черную Ложу: { $area }
choice-summon =
    { $lanterns ->
        [one] Призвать Озерного Призрака { $lanterns } фонарем
        [few] Призвать Озерного Призрака { $lanterns } фонарями
       *[many] Призвать Озерного Призрака { $lanterns } фонарями
    }
choice-praise = Храм крови: получить дневную славу за аколитов
choice-purge = Храм крови: сбросить темную скверну за аколитов
choice-trap = Заплатить монету и поставить ловушку: { $area }
choice-lift = Забрать свою ловушку: { $area }
choice-drop = Сбросить снаряжение: { $card }
choice-lay-down =
    Отложить { $relic ->
        [relic-crystal] кристалл Печати
        [relic-lantern] фонарь духов
       *[relic-urn] урну Старейшин
    }
choice-release = Отпустить Озерного Призрака
choice-ally = Заключить или усилить союз с этой цитаделью
choice-forsake =
    Заключить союз с этой цитаделью и разорвать с { $colour ->
        [building-0] зеленой цитаделью
        [building-1] фиолетовой цитаделью
        [building-2] оранжевой цитаделью
       *[building-3] серой цитаделью
    }
choice-declare = Объявить миссию: 3 очка дневной славы вместо 1
choice-complete = Выполнить миссию
choice-achieve = Объявить «{ $order }»: { $reward }
choice-trick = { ability-magic-trick }: сбросить руку за два очка дневной славы
choice-blood-step = { ability-blood-step }: одна рана за одно очко действий
choice-free-mosh = Попытаться освободить Моша
choice-end-turn = Закончить ход
choice-walk = Идти: { $area }
choice-stop = Дальше не идти
choice-draw =
    Взять из колоды { $deck ->
        [deck-equipment] снаряжения
        [deck-traps] ловушек
        [deck-spells] заклинаний
       *[deck-encounters] встреч
    }
choice-draw-nothing = Ничего не брать
choice-discard = Сбросить: { $card }
choice-mark =
    Повысить { $attribute ->
        [attribute-attack] атаку
        [attribute-magic] знание магии
        [attribute-wisdom] мудрость
       *[attribute-health] здоровье
    }, искать { $relic ->
        [relic-crystal] кристалл Печати
        [relic-lantern] фонарь духов
       *[relic-urn] урну Старейшин
    }
choice-seek = Оставить кубик Судьбы
choice-coin = Заплатить монету: кубик Судьбы { $way } на 1
choice-target = Цель: { $figure }
choice-cast = Сыграть заклинание: { $card }
choice-use = Применить: { $card }
choice-senses = { ability-keen-senses }: на один кубик меньше за два меча
choice-aid = Применить: { $card }
choice-roll = Бросить кубики
choice-stand = Оставить кубики
choice-fate = Повернуть { $die }, сбросить: { $card }
choice-free =
    Бесплатно повернуть { $die } { $icon ->
        [icon-sword] мечом
        [icon-priestess] жрицей
        [icon-shield] щитом
        [icon-dawn] рассветом
        [icon-dusk] закатом
       *[icon-moon] луной
    } вверх
choice-change =
    Повернуть { $die } { $icon ->
        [icon-sword] мечом
        [icon-priestess] жрицей
        [icon-shield] щитом
        [icon-dawn] рассветом
        [icon-dusk] закатом
       *[icon-moon] луной
    } вверх
choice-reroll = Перебросить { $die }
choice-enough = Отказаться от остального
choice-settle = Оставить кубики
choice-pass = Пас: больше ничего не играть
choice-send = Передвинуть фигурку: { $area }
choice-gift = { ability-gift-of-the-witches }: два лепестка маны за одну рану меньше
choice-ward = Защититься: { $card }
choice-bear = Получить раны
choice-travel = Идти в область: { $area }
choice-drive = Передвинуть цель: { $area }
choice-clear = Убрать лозы: { $building }
choice-seal = Убрать темную бездну: { $area }
choice-disarm = Вернуть жетон ловушки: { $area }
choice-bond =
    Усилить союз с { $colour ->
        [building-0] зеленой цитаделью
        [building-1] фиолетовой цитаделью
        [building-2] оранжевой цитаделью
       *[building-3] серой цитаделью
    }
choice-take =
    Взять { $relic ->
        [relic-crystal] кристалл Печати
        [relic-lantern] фонарь духов
       *[relic-urn] урну Старейшин
    }
choice-leave-relic = Оставить реликвию
choice-cleanse = Сбросить: { $taint }
choice-spring = Сыграть карту ловушки: { $card }
choice-let-go = Не играть карту ловушки
choice-shed = Сбросить достижение «{ $order }»
choice-draw-orders = Дальше: добрать достижения до двух
choice-say-nothing = Больше ничего не объявлять
choice-swap = Обменять всю темную скверну
choice-keep = Оставить темную скверну
choice-hound = Выставить гончую: { $area }
choice-beast = Чудовище в области: { $area }
choice-hunt = Указать цель чудовища: { $building }
choice-roam = Путь ({ $figure }): { $area }
choice-chase = Охотиться: { $figure }
choice-lurk = Остаться на месте
choice-become = Дать Предводителю Охоты поглотить вас
choice-refuse = Остаться стражем
choice-set-on = Виртуальный страж нападает: { $figure }

## The log

event-card-seen = { $guardian } получает карту: { $card }.
event-mission-seen = { $guardian } смотрит миссию «{ $mission }».
event-order-seen = { $guardian } смотрит достижение «{ $order }».
event-order-set = Порядок хода: { $guardians }.
event-phase-began =
    Раунд { $round }: { $dusk }.{ $dusk ->
        [phase-dusk] { $round ->
            [5] {" "}Вся мана восстанавливается, просыпается Эхо Тьмы.
           *[any] {" "}Вся мана восстанавливается.
        }
       *[phase-dawn] { $round ->
            [1] {""}
           *[any] {" "}Дневная слава считается заново.
        }
    }
event-destiny-rolled = { $guardian } бросает кубик Судьбы: { $value }.
event-cards-drawn =
    { $guardian } берет карту из колоды { $deck ->
        [deck-equipment] снаряжения
        [deck-traps] ловушек
        [deck-spells] заклинаний
       *[deck-encounters] встреч
    }.
event-corruption-received =
    { $count ->
        [one] { $guardian } получает { $count } карту темной скверны.
        [few] { $guardian } получает { $count } карты темной скверны.
       *[many] { $guardian } получает { $count } карт темной скверны.
    }
event-card-discarded = { $guardian } сбрасывает карту: { $card }.
event-mission-taken = { $guardian } отмечает для миссии: { $attribute }, { $relic }.
event-mission-declared = { $guardian } объявляет область миссии: { $area }.
event-mission-done = { $guardian } выполняет миссию «{ $mission }».
event-attribute-raised =
    { $guardian } повышает { $attribute ->
        [attribute-attack] атаку
        [attribute-magic] знание магии
        [attribute-wisdom] мудрость
       *[attribute-health] здоровье
    } до { $value }.
event-relic-missed = { $guardian } не получает реликвию.
event-relic-gained =
    { $guardian } получает { $relic ->
        [relic-crystal] кристалл Печати
        [relic-lantern] фонарь духов
       *[relic-urn] урну Старейшин
    }.
event-relic-left = { $guardian } оставляет реликвию.
event-relic-laid-down =
    { $guardian } откладывает { $relic ->
        [relic-crystal] кристалл Печати
        [relic-lantern] фонарь духов
       *[relic-urn] урну Старейшин
    }.
event-order-shed = { $guardian } сбрасывает достижение Ордена.
event-order-met = { $guardian } объявляет достижение «{ $order }».
event-walked = { $guardian } входит в область: { $area }.
event-fame-changed =
    { $amount ->
        [-1] { $guardian } теряет 1 очко дневной славы, остается { $fame }.
        [-2] { $guardian } теряет 2 очка дневной славы, остается { $fame }.
        [-3] { $guardian } теряет 3 очка дневной славы, остается { $fame }.
        [-4] { $guardian } теряет 4 очка дневной славы, остается { $fame }.
        [-5] { $guardian } теряет 5 очков дневной славы, остается { $fame }.
        [-6] { $guardian } теряет 6 очков дневной славы, остается { $fame }.
        [-7] { $guardian } теряет 7 очков дневной славы, остается { $fame }.
        [one] { $guardian } получает { $amount } очко дневной славы, всего { $fame }.
        [few] { $guardian } получает { $amount } очка дневной славы, всего { $fame }.
       *[many] { $guardian } получает { $amount } очков дневной славы, всего { $fame }.
    }
event-coins-changed =
    { $amount ->
        [-1] { $guardian } отдает 1 монету Судьбы.
        [-2] { $guardian } отдает 2 монеты Судьбы.
        [-3] { $guardian } отдает 3 монеты Судьбы.
        [-4] { $guardian } отдает 4 монеты Судьбы.
        [-5] { $guardian } отдает 5 монет Судьбы.
        [-6] { $guardian } отдает 6 монет Судьбы.
        [-7] { $guardian } отдает 7 монет Судьбы.
        [one] { $guardian } получает { $amount } монету Судьбы.
        [few] { $guardian } получает { $amount } монеты Судьбы.
       *[many] { $guardian } получает { $amount } монет Судьбы.
    }
event-mana-changed =
    { $amount ->
        [-1] { $guardian } отдает 1 лепесток маны.
        [-2] { $guardian } отдает 2 лепестка маны.
        [-3] { $guardian } отдает 3 лепестка маны.
        [-4] { $guardian } отдает 4 лепестка маны.
        [-5] { $guardian } отдает 5 лепестков маны.
        [-6] { $guardian } отдает 6 лепестков маны.
        [-7] { $guardian } отдает 7 лепестков маны.
        [one] { $guardian } восстанавливает { $amount } лепесток маны.
        [few] { $guardian } восстанавливает { $amount } лепестка маны.
       *[many] { $guardian } восстанавливает { $amount } лепестков маны.
    }
event-allied =
    { $points ->
        [one] { $guardian } в союзе с { $citadel ->
            [building-0] зеленой цитаделью
            [building-1] фиолетовой цитаделью
            [building-2] оранжевой цитаделью
           *[building-3] серой цитаделью
        }: { $points } очко.
        [few] { $guardian } в союзе с { $citadel ->
            [building-0] зеленой цитаделью
            [building-1] фиолетовой цитаделью
            [building-2] оранжевой цитаделью
           *[building-3] серой цитаделью
        }: { $points } очка.
       *[many] { $guardian } в союзе с { $citadel ->
            [building-0] зеленой цитаделью
            [building-1] фиолетовой цитаделью
            [building-2] оранжевой цитаделью
           *[building-3] серой цитаделью
        }: { $points } очков.
    }
event-acolyte-gained =
    { $guardian } получает аколита { $citadel ->
        [building-0] зеленой цитадели
        [building-1] фиолетовой цитадели
        [building-2] оранжевой цитадели
       *[building-3] серой цитадели
    }.
event-card-played = { $guardian } играет карту: { $card }.
event-equipment-used = { $guardian } применяет снаряжение: { $card }.
event-markers-short =
    { $count ->
        [one] Для него остался только { $count } маркер повреждения.
        [few] Для него осталось только { $count } маркера повреждения.
       *[many] Для него осталось только { $count } маркеров повреждения.
    }
event-trap-set = { $guardian } ставит ловушку: { $area }.
event-trap-taken = { $guardian } снимает с поля жетон ловушки: { $area }.
event-trap-disarmed = { $guardian } возвращает жетон ловушки: { $area } (владелец: { $figure }).
event-trap-sprung = { $guardian } захлопывает ловушку ({ $area }), в которой { $figure }.
event-dice-capped = { $guardian } бросает лишь { $dice } кубиков вместо { $wanted }: больше их нет.
event-dice-rolled = { $guardian } бросает кубики: { $icons }.
event-die-rerolled = { $guardian } перебрасывает { $die }: { $icon }.
event-ability-used = { $guardian } применяет умение: { $ability }.
event-die-changed =
    { $guardian } поворачивает { $die } { $icon ->
        [icon-sword] мечом
        [icon-priestess] жрицей
        [icon-shield] щитом
        [icon-dawn] рассветом
        [icon-dusk] закатом
       *[icon-moon] луной
    } вверх.
event-fate-moved = { $guardian } двигает маркер Рока: { $place }.
event-test-faced = { $guardian } выполняет проверку засады: { $icons }.
event-test-ended =
    { $missed ->
        [0] { $guardian } проходит проверку.
        [one] { $guardian } проваливает проверку: не совпал { $missed } символ.
        [few] { $guardian } проваливает проверку: не совпали { $missed } символа.
       *[many] { $guardian } проваливает проверку: не совпало { $missed } символов.
    }
event-combat-began = Бой: нападает { $figure }, защищается { $enemy }.
event-monster-drawn =
    { $guardian ->
        [darkness] Карта атаки чудовища: попадания { $hits }, здоровье { $health }.
       *[somebody] { $guardian } наносит раны: { $hits }, здоровье цели: { $health }.
    }
event-health-drawn = { $guardian } получает раны: { $amount }, здоровье: { $health }.
event-echo-heard = { $guardian } слышит Эхо Тьмы: { $attack }.
event-aimed = Цель: { $figure }.
event-unhurt = { $guardian } не получает ран.
event-wounded =
    { $amount ->
        [one] { $guardian } получает { $amount } рану и выдержит еще { $left }.
        [few] { $guardian } получает { $amount } раны и выдержит еще { $left }.
       *[many] { $guardian } получает { $amount } ран и выдержит еще { $left }.
    }
event-healed =
    { $amount ->
        [one] { $guardian } исцеляет { $amount } рану.
        [few] { $guardian } исцеляет { $amount } раны.
       *[many] { $guardian } исцеляет { $amount } ран.
    }
event-monster-killed =
    { $guardian ->
        [darkness] Гибнет чудовище: { $figure }, { $area }.
       *[somebody] { $guardian } убивает чудовище: { $figure }, { $area }.
    }
event-guardian-died = { $figure } погибает и возвращается в свой храм крови.
event-moth-came = { $guardian } получает белого мотылька.
event-moved = В области «{ $area }» оказывается { $figure }.
event-event-drawn = Событие Тьмы: «{ $event }» ({ $text }).
event-heart-taken = Жетон сердца уходит с трека раундов в мешочек; осталось: { $left }.
event-monster-came = Появляется { $figure }: { $area }.
event-metamorphosed = Чудовище превращается: { $figure }, { $area }.
event-token-drawn = Жетон цели тянет { $figure } ({ $area }): { $token }.
event-bag-empty = Мешочек пуст: { $figure } не тянет жетон цели.
event-token-gone = Жетон цели выходит из игры: { $token } ({ $figure }).
event-building-hunted = На охоту выходит { $figure }, цель: { $building }.
event-guardian-hunted = На охоту выходит { $figure }, цель: { $enemy }.
event-building-attacked = Нападает { $figure }, цель: { $building }.
event-tendrils-changed =
    Лозы на { $building ->
        [building-0] зеленой цитадели
        [building-1] фиолетовой цитадели
        [building-2] оранжевой цитадели
        [building-3] серой цитадели
        [building-4] зеленом храме крови
        [building-5] фиолетовом храме крови
        [building-6] оранжевом храме крови
       *[building-7] сером храме крови
    }: { $count ->
        [3] { $count }, строение осквернено
       *[any] { $count }
    }.
event-abysses-placed = Открываются темные бездны: { $areas }.
event-abyss-gone = Исчезает темная бездна: { $area }.
event-abyss-turned = { $guardian } переворачивает жетон бездны: «{ $abyss }» ({ $text }).
event-spectre-summoned =
    { $lanterns ->
        [one] { $guardian } призывает Озерного Призрака { $lanterns } фонарем.
        [few] { $guardian } призывает Озерного Призрака { $lanterns } фонарями.
       *[many] { $guardian } призывает Озерного Призрака { $lanterns } фонарями.
    }
event-spectre-lost = { $guardian } теряет Озерного Призрака, и тот уходит в воду.
event-consumed = Тьма поглощает персонажа: { $guardian } — отныне Предводитель Охоты!
event-endured =
    { $count ->
        [one] { $guardian } отдает { $count } карту темной скверны и остается жить Предводителем Охоты.
        [few] { $guardian } отдает { $count } карты темной скверны и остается жить Предводителем Охоты.
       *[many] { $guardian } отдает { $count } карт темной скверны и остается жить Предводителем Охоты.
    }
event-ended =
    { $guardian ->
        [darkness] { $ending ->
            [ending-darkness] Игра окончена, побеждает Тьма: { $ending }.
           *[other] Игра окончена: { $ending }.
        }
       *[somebody] Игра окончена: { $ending }, побеждает { $guardian }.
    }
