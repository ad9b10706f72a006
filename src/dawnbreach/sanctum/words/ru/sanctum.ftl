# The words of Sanctum: effects, refusals, choices, events. Names of cards are in demons.ftl, finale.ftl, heroes.ftl.

sanctum = Sanctum
input-heroes = Герои — это { $heroes } или random, каждый только один раз, всего не больше { $seats }.

## Names

colour-red = красный
colour-green = зеленый
colour-blue = синий
colour-any = любой
gem-red = красный кристалл
gem-green = зеленый кристалл
gem-blue = синий кристалл
gem-white = белый кристалл
potion-red = красное зелье
potion-blue = синее зелье
token-stamina = выносливость
token-focus = энергия
token-corrupted = заблокирована
space-red = красная
space-blue = синяя
space-purple = фиолетовая
slot-helmet = шлем
slot-armour = доспех
slot-boots = обувь
slot-left = левая рука
slot-right = правая рука
slot-amulet = амулет
type-weapon = оружие
ability-place = { $place }, способность { $n }
ability-space = { $place }, ячейка { $n }
skill-place = { $column } столбец, уровень { $level }
named-place = { $place } ({ $skill })
game-title = Sanctum
game-pitch = От двух до четырех героев прорубаются сквозь полчища демонов, становятся сильнее с каждой победой и встречают Повелителя Демонов у стен Санктума.
option-difficulty = Сложность
difficulty-normal = нормальный
difficulty-hard = сложный
difficulty-nightmare = кошмарный
difficulty-inferno = адский
achievement-skill-1 = Превосходство в навыках I
achievement-skill-2 = Превосходство в навыках II
achievement-skill-3 = Превосходство в навыках III
achievement-gem-1 = Превосходство в кристаллах I
achievement-gem-2 = Превосходство в кристаллах II
achievement-gem-3 = Превосходство в кристаллах III
achievement-equip-1 = Превосходство в снаряжении I
achievement-equip-2 = Превосходство в снаряжении II
achievement-equip-3 = Превосходство в снаряжении III
achievement-higher-2 = Превосходство в уровне II
achievement-higher-3 = Превосходство в уровне III
foe-demon = { $name } [{ $hits }]
foe-lord = Повелитель Демонов [{ $hits }] (урон: { $damage })
foe-letter = { $foe } ({ $letter })
foe-location = { $foe }, символ { $n }
foe-face-down = закрытая карта гнева
card = { $name } ({ $text })

## What cards do. The text on every card is put together from these.

ability = { $cost }: { $effect }
cost-fight = раз за сражение
cost-rest = раз между отдыхами
effect-set = установить на кубике { $n }
effect-plus = увеличить значение кубика ровно на { $n }
effect-minus = уменьшить значение кубика ровно на { $n }
effect-change = увеличить или уменьшить значение кубика ровно на { $n }
effect-raise = увеличить значение кубика на 1 или больше
effect-lower = уменьшить значение кубика на 1 или больше
effect-flip = перевернуть кубик на противоположную грань
effect-copy = установить на кубике значение другого своего кубика
effect-any = установить на кубике любое значение
effect-block = заблокировать { $n } ед. урона
effect-reroll = перебросить невыставленный кубик
effect-double = выставленный кубик закрывает еще один символ со своим значением
effect-strike = закрыть один символ без кубика
effect-gain-stamina = получить 1 маркер выносливости
effect-gain-focus = получить 1 маркер энергии
flame-stamina =
    { $n ->
        [one] { $n } дополнительный маркер выносливости, пока предмет надет
        [few] { $n } дополнительных маркера выносливости, пока предмет надет
       *[many] { $n } дополнительных маркеров выносливости, пока предмет надет
    }
flame-focus =
    { $n ->
        [one] { $n } дополнительный маркер энергии, пока предмет надет
        [few] { $n } дополнительных маркера энергии, пока предмет надет
       *[many] { $n } дополнительных маркеров энергии, пока предмет надет
    }
tile-stamina =
    { $n ->
        [one] получить { $n } маркер выносливости
        [few] получить { $n } маркера выносливости
       *[many] получить { $n } маркеров выносливости
    }
tile-focus =
    { $n ->
        [one] получить { $n } маркер энергии
        [few] получить { $n } маркера энергии
       *[many] получить { $n } маркеров энергии
    }
perk-shield = в каждом сражении блокировать { $n } ед. урона
perk-guard = каждая ваша способность блокирования блокирует на { $n } больше
perk-refresh-stamina = после каждого сражения восстанавливать 1 маркер выносливости
perk-refresh-focus = после каждого сражения восстанавливать 1 маркер энергии
perk-silver-facing = бросать серебряный кубик, когда перед вами { $n } или больше карт
perk-silver-potion = бросать серебряный кубик в сражении, в котором вы выпили зелье
perk-silver-rage = бросать серебряный кубик, пока ваша ярость активна
perk-silver-calm = бросать серебряный кубик, пока ваша ярость неактивна
perk-loot =
    { $n ->
        [one] когда все взяли из сундука, взять еще { $n } предмет
        [few] когда все взяли из сундука, взять еще { $n } предмета
       *[many] когда все взяли из сундука, взять еще { $n } предметов
    }
perk-wrath = сражение, в котором вы получили повреждения, пробуждает вашу ярость
perk-twin = ваши кубики со значением { $n } закрывают и { $m }, а со значением { $m } — и { $n }
perk-rage = второй жетон ярости, активный
perk-potion-slots =
    { $n ->
        [one] { $n } дополнительная ячейка зелья
        [few] { $n } дополнительные ячейки зелий
       *[many] { $n } дополнительных ячеек зелий
    }
perk-now-heal = сразу восстановить { $n } ед. здоровья
perk-now-potion =
    { $n ->
        [one] сразу получить { $n } зелье на выбор
        [few] сразу получить { $n } зелья на выбор
       *[many] сразу получить { $n } зелий на выбор
    }
perk-now-level =
    { $n ->
        [one] сразу получить { $n } уровень любого цвета
        [few] сразу получить { $n } уровня любых цветов
       *[many] сразу получить { $n } уровней любых цветов
    }
penalty =
    { $wounds ->
        [one] { $penalty } — или получить { $wounds } повреждение
        [few] { $penalty } — или получить { $wounds } повреждения
       *[many] { $penalty } — или получить { $wounds } повреждений
    }
penalty-none = { $penalty }
penalty-lose-stamina = потерять 1 маркер выносливости из своего резерва
penalty-lose-focus = потерять 1 маркер энергии из своего резерва
penalty-lose-blessing = потерять благословение без его эффекта
penalty-corrupt-any = заблокировать пустую ячейку способности
penalty-corrupt-red = заблокировать пустую красную ячейку способности
penalty-corrupt-blue = заблокировать пустую синюю ячейку способности
penalty-corrupt-purple = заблокировать пустую фиолетовую ячейку способности
penalty-roll-less = бросить в своем следующем сражении на один кубик меньше
penalty-more-damage = принять в своем следующем сражении 2 ед. дополнительного урона
penalty-shorten = укоротить свою шкалу здоровья на 2
penalty-heal = восстановить 1 ед. здоровья
penalty-drink = выпить зелье и потерять маркер, который оно восстановило бы
penalty-pay-space = заплатить за ячейку способности без ее эффекта
penalty-reroll = перебрасывать все свои невыставленные кубики со значением { $n }, пока таких не останется
penalty-use-rage = использовать ярость без эффекта
penalty-lose-die = потерять невыставленный кубик до конца этого сражения
penalty-modified-only = в этом сражении закрывать символы этой карты могут только измененные кубики

## Steps, as they are called in the prompt

step-turn = ход: одно действие
step-taking = возьмите группу демонов
step-looting = возьмите предмет из сундука
step-before-roll = перед броском: зелья
step-attack = атака: меняйте и выставляйте кубики
step-block = заблокируйте урон
step-refreshing = восстановите маркер
step-paying = заплатите за фиолетовую ячейку
step-changing = выберите кубик и его новое значение
step-rerolling = выберите кубик для переброса
step-striking = выберите символ, который закроете
step-doubling = выберите второй символ
step-claiming = выберите следующего уничтоженного демона
step-moving-gem = передвиньте кристалл вверх
step-moving-bonus-gem = начальный бонус: передвиньте кристалл вверх
step-filling-slot = выберите зелье
step-equipping = отдых: разложите снаряжение
step-buying = отдых: предметы за зелья
step-penalty = выполните штраф или получите повреждения

## The same, with the wounds that come

doing-attack-lethal =
    атака: меняйте и выставляйте кубики (пока { $n ->
        [one] грозит { $n } повреждение
        [few] грозят { $n } повреждения
       *[many] грозит { $n } повреждений
    }: это смерть)
doing-block =
    заблокируйте урон: { $n ->
        [0] ничего не проходит
        [one] грозит { $n } повреждение
        [few] грозят { $n } повреждения
       *[many] грозит { $n } повреждений
    }
doing-block-lethal =
    заблокируйте урон: { $n ->
        [one] грозит { $n } повреждение
        [few] грозят { $n } повреждения
       *[many] грозит { $n } повреждений
    }, и это смерть
doing-penalty-lethal =
    выполните штраф или получите { $n ->
        [one] { $n } повреждение, и это смерть
        [few] { $n } повреждения, и это смерть
       *[many] { $n } повреждений, и это смерть
    }

## Refusals: why not, and what would allow it

no-first-action = Первым действием в игре должно быть продвижение.
    .remedy = Выберите «move».
no-no-demons = В вашей зоне битвы нет демона, с которым можно сразиться.
    .remedy = Продвиньтесь, чтобы взять демонов, а затем сразитесь.
no-at-the-walls = Ваша фигурка стоит у стен Санктума и дальше пройти не может.
    .remedy = Сразитесь или отдохните; когда демонов не останется, вы сможете взобраться на стены.
no-no-such-set =
    { $sets ->
        [one] Такой группы нет: на планшете лежит { $sets } группа.
        [few] Такой группы нет: на планшете лежат { $sets } группы.
       *[many] Такой группы нет: на планшете лежит { $sets } групп.
    }
    .remedy = Выберите одну из лежащих там групп.
no-not-in-chest = { $item }: этого предмета нет в сундуке.
    .remedy = Выберите предмет, который в нем лежит.
no-no-potion = У вас нет зелья этого цвета.
    .remedy = Закупите зелья за ненадетые предметы во время отдыха.
no-nothing-to-regenerate = На этой ячейке нет маркера этого вида.
    .remedy = Назовите ячейку, на которой он лежит: красные зелья возвращают выносливость, синие — энергию.
no-potion-regenerates = Это зелье может восстановить маркер, поэтому его не выбрасывают.
    .remedy = Выпейте его и назовите ячейку, с которой уйдет маркер.
no-no-such-space = У вас нет такой ячейки способности.
    .remedy = Назовите ячейку имеющейся у вас способности так, как показано на планшете.
no-no-such-ability = У вас там нет способности.
    .remedy = Назовите одну из способностей на вашем планшете.
no-occupied = На этой способности лежат маркеры.
    .remedy = Отдых снимает их все, а зелье — один.
no-corrupted = Ячейка этой способности заблокирована навсегда.
    .remedy = Используйте другую способность.
no-skill-spent = Этот навык уже использован.
    .remedy = Он снова будет готов после сражения или после отдыха, как указано на его карте.
no-cannot-pay = Вы не можете заплатить за все ячейки (ваши резервы: выносливость { $stamina }, энергия { $focus }).
    .remedy = Красной ячейке нужна выносливость, синей — энергия, фиолетовой — любое из двух; выпейте зелья перед броском или отдохните.
no-pool-empty = Этот резерв пуст.
    .remedy = Используйте другой маркер, если он подходит к ячейке.
no-penalty-pool-empty = Ваш резерв пуст, поэтому заплатить нельзя.
    .remedy = Получите повреждения; сначала можно использовать благословение, которое дает маркер.
no-block-only = Способности блокирования действуют только на этапе блокирования.
    .remedy = Сначала закончите атаку.
no-attack-only = Эта способность действует только на этапе атаки.
    .remedy = Используйте ее во время атаки, после броска.
no-nothing-to-hit = Незакрытых символов не осталось.
    .remedy = Закончите атаку.
no-nothing-to-double = Ни на одном выставленном кубике нет значения другого незакрытого символа.
    .remedy = Сначала выставьте кубик, значение которого есть еще на одном незакрытом символе.
no-no-free-die = У вас нет невыставленного кубика.
    .remedy = Закончите атаку или отмените выставление кубика.
no-no-die-fits = Ни один из ваших невыставленных кубиков так изменить нельзя: { $effect }.
    .remedy = Используйте другую способность; значение кубика должно остаться от 1 до 6.
no-die-assigned = Кубик { $die } уже выставлен, и изменить его больше нельзя.
    .remedy = Сначала отмените его выставление.
no-die-not-assigned = Кубик { $die } не выставлен ни на один символ.
    .remedy = Выберите кубик, который уже закрывает какой-нибудь символ.
no-no-such-die =
    { $dice ->
        [one] Такого кубика нет: у вас { $dice } кубик.
        [few] Такого кубика нет: у вас { $dice } кубика.
       *[many] Такого кубика нет: у вас { $dice } кубиков.
    }
    .remedy = Назовите один из своих кубиков; первый из них — d1.
no-out-of-reach = Этот эффект не может превратить { $value } в { $face }: { $effect }.
    .remedy = Выберите другой кубик или другое значение.
no-differs = На кубике { $die } значение { $value }, а символу нужно { $face }.
    .remedy = Измените значение кубика на { $face } или выберите символ со значением { $value }.
no-already-hit = Этот символ уже закрыт.
    .remedy = Выберите символ без маркера.
no-no-such-foe = В вашей зоне битвы нет карты { $foe }.
    .remedy = Назовите букву карты; первая из них — a.
no-no-such-location = На карте { $foe } нет такого символа кубика.
    .remedy = Считайте символы кубиков на ней слева направо.
no-not-current-card = Закрывать символы можно только на карте, на которой стоит ваша фигурка: { $foe }.
    .remedy = Сначала уничтожьте эту карту.
no-unmodified = В этом сражении закрывать символы этой карты могут только измененные кубики, а на { $die } то значение, что выпало.
    .remedy = Сначала примените к этому кубику любой эффект; подойдет и установка того же самого значения.
no-rage-inactive = Ваша ярость неактивна.
    .remedy = Она пробуждается, когда вы заканчиваете атаку с невыставленным кубиком и живым врагом.
no-not-killed = Карта { $foe } не входит в число уничтоженных демонов.
    .remedy = Выберите демона, у которого закрыты все символы.
no-no-gem-there = На этой ячейке вашей таблицы навыков нет такого кристалла.
    .remedy = Выберите ячейку, на которой он есть.
no-gem-colour = Цвет этого уровня — { $colour }: передвинуть можно только кристалл этого цвета или белый.
    .remedy = Выберите кристалл в столбце этого цвета или белый кристалл.
no-other-skill = На карте бонуса показан другой навык.
    .remedy = Передвиньте кристалл с показанного на ней навыка.
no-not-in-sack = { $item }: этого предмета нет в вашем заплечном мешке.
    .remedy = Выберите предмет из мешка; надетый нужно сначала снять.
no-gems-missing = { $item }: с учетом надетых предметов ваши кристаллы не подходят к символам этого предмета.
    .remedy = Снимите предмет, чтобы освободить его кристаллы, или получите еще кристаллов; белые подходят к любому цвету.
no-weapon-hand = { $item } — это оружие.
    .remedy = Укажите руку: «wield … left» или «wield … right».
no-not-a-weapon = { $item } — не оружие.
    .remedy = Используйте «equip».
no-slot-empty = Эта ячейка пуста.
    .remedy = Снять можно только надетый предмет.
no-slots-full = Все ваши ячейки зелий заняты ({ $slots }).
    .remedy = Сначала выбросьте зелье.
no-slots-free =
    { $slots ->
        [one] У вас еще есть место для { $slots } зелья.
        [few] У вас еще есть место для { $slots } зелий.
       *[many] У вас еще есть место для { $slots } зелий.
    }
    .remedy = Зелья выбрасывают, только чтобы освободить место.
no-room-for-potion = У вас есть свободная ячейка для этого зелья.
    .remedy = Выберите его цвет.
no-nothing-to-brew = У вас нет предмета, который можно обменять на другое зелье.
    .remedy = Оставьте это зелье.
no-already-breached = На стены уже взобрались.
    .remedy = Откликнитесь на зов битвы.
no-not-at-the-walls = Ваша фигурка стоит не у стен Санктума.
    .remedy = Сначала продвиньтесь к стенам.
no-demons-left = Вас все еще преследуют демоны.
    .remedy = Начните ход без демонов в своей зоне битвы.
no-no-call = На стены еще никто не взобрался.
    .remedy = Зов битвы прозвучит, когда кто-нибудь на них взберется.
no-blessing-too-early = Благословения спят до ответа Повелителя Демонов.
    .remedy = Используйте благословение после последней передышки или в последней битве.
no-not-your-blessing = У вас нет такого неиспользованного благословения.
    .remedy = Назовите одно из своих.
no-blessing-used = Это благословение уже использовано.
    .remedy = Каждое действует только один раз.
no-other-payment = Карта требует другого: { $penalty }.
    .remedy = Выполните этот штраф или получите повреждения.
no-space-occupied = Эта ячейка не пуста.
    .remedy = Выберите пустую ячейку.
no-space-colour = Эта ячейка не того цвета.
    .remedy = Выберите ячейку нужного цвета.

## Choices, as the list shows them

choice-move = Продвинуться: встать впереди всех и взять демонов
choice-fight = Сразиться
choice-rest = Отдохнуть
choice-breach = Взобраться на стены
choice-answer = Откликнуться на зов битвы
choice-take = Взять: { $foes }
choice-loot = Взять: { $item } — { $text }
choice-drink = Выпить { $potion } и снять маркер с ячейки: { $place } ({ $ability })
choice-roll = Бросить кубики
choice-hit = Выставить { $die } ({ $value }): { $foe }
choice-use = { $place } — { $ability }
choice-pay = Заплатить маркером: { $token }
choice-rage = Ярость: установить на кубике любое значение
choice-turn = { $die }: { $value } → { $face }
choice-reroll = Перебросить { $die } ({ $value })
choice-strike = Закрыть символ { $face }: { $foe }
choice-again = { $die } ({ $value }), второе попадание: { $foe }
choice-end-attack = Закончить атаку
choice-end-block = Закончить блокирование
choice-regain = Восстановить маркер с ячейки: { $place } ({ $ability })
choice-claim = Уровни и предмет: { $foe }
choice-gem = Передвинуть вверх цветной кристалл с ячейки: { $skill }
choice-white = Передвинуть вверх белый кристалл с ячейки: { $skill }
choice-fill = Взять { $potion }
choice-equip = Надеть: { $item } — { $text }
choice-wield = Взять в руку: { $item } ({ $side }) — { $text }
choice-remove = Снять: { $item }
choice-end-equip = Снаряжение готово
choice-brew = Обменять на { $potion }: { $item }
choice-pour = Выбросить { $potion }
choice-decline = Оставить имеющиеся зелья
choice-end-rest = Закончить отдых
choice-bless = Благословение: { $blessing }
choice-suffer =
    { $wounds ->
        [one] Получить { $wounds } повреждение
        [few] Получить { $wounds } повреждения
       *[many] Получить { $wounds } повреждений
    }
choice-accept = Выполнить штраф: { $penalty }
choice-forfeit = Потерять благословение: { $blessing }
choice-corrupt = Заблокировать ячейку: { $place } ({ $ability })
choice-sacrifice = Выпить { $potion } и потерять маркер с ячейки: { $place } ({ $ability })
choice-spend = Положить маркер ({ $token }) на ячейку: { $place } ({ $ability })
choice-lose = Потерять { $die } ({ $value })

## The log

event-began = { $hero } начинает.
event-potion-gained = { $hero } получает { $potion }.
event-blocked = Недоступно в этой игре: { $achievement }.
event-moved = { $hero } продвигается: { $act }, ячейка { $space }.
event-dealt = Новая группа: { $foes }.
event-deck-refilled = Колоду демонов уровня { $level } перемешивают заново.
event-took = { $hero } уводит погоню за собой: { $foes }.
event-dice-granted = Божественное вмешательство: каждый получает кубик.
event-die-gained = { $hero } получает кубик за первый предмет.
event-chest-opened = В сундуке сокровищ: { $items }.
event-looted = { $hero } берет из сундука: { $item }.
event-fight-began = { $hero } сражается.
event-drank = { $hero } выпивает { $potion }; маркер уходит со способности «{ $ability }».
event-rolled = { $hero } бросает кубики: { $dice }.
event-used = { $hero } использует способность «{ $ability }».
event-raged = { $hero } впадает в ярость.
event-turned = { $hero } меняет { $die } с { $old } на { $new }.
event-rerolled = { $hero } перебрасывает { $die }: было { $old }, стало { $new }.
event-hit-made = { $hero } закрывает символ { $face }: { $foe }.
event-killed = { $hero } уничтожает: { $foe }.
event-rage-woke = { $hero }: ярость пробуждается.
event-shielded = { $hero } блокирует { $amount } ед. урона.
event-wounded =
    { $amount ->
        [one] { $hero } получает { $amount } повреждение; здоровье: { $health }.
        [few] { $hero } получает { $amount } повреждения; здоровье: { $health }.
       *[many] { $hero } получает { $amount } повреждений; здоровье: { $health }.
    }
event-unhurt = { $hero } блокирует весь урон ({ $amount }).
event-died = { $hero } погибает.
event-healed = { $hero } исцеляется; здоровье: { $health }.
event-gem-moved = { $hero } передвигает вверх { $gem } с ячейки: { $skill }.
event-level-lost = { $hero } не может передвинуть ни одного кристалла; уровень теряется.
event-skill-gained = { $hero } разблокирует навык: { $skill }.
event-item-found = { $hero } находит: { $item }.
event-regained = { $hero } восстанавливает 1 маркер: { $token }.
event-rested = { $hero } отдыхает.
event-equipped = { $hero } пополняет снаряжение: { $item }.
event-removed = { $hero } снимает: { $item }.
event-brewed = { $hero } обменивает на { $potion }: { $item }.
event-poured = { $hero } выбрасывает { $potion }.
event-achieved = { $hero } получает достижение: { $achievement }.
event-blessing-seen = { $hero } смотрит благословение: { $blessing }.
event-breached = { $hero } взбирается на стены Санктума!
event-lord-card-laid = Выложена карта: { $foe }.
event-answered = { $hero } откликается на зов битвы; карт в городе: { $cards }.
event-respite-began = Последняя передышка: каждый отдыхает последний раз.
event-blessings-shown = { $hero } открывает благословения: { $blessings }.
event-battle-dealt = { $hero } выходит на бой: { $foes }.
event-round-began = Последняя битва, раунд { $round }.
event-lord-card-turned = Повелитель Демонов: { $lord }.
event-fury-turned = { $hero } открывает карту гнева: { $fury }.
event-paid = { $hero } выполняет штраф.
event-blessed = { $hero } использует благословение: { $blessing }.
event-triumphed = { $hero } побеждает Повелителя Демонов; здоровье: { $health }!
event-ended = Игра окончена: { $hero } выигрывает.
