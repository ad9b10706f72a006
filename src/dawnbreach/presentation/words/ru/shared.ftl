# What the table and the terminal say alike.

bot-random = случайный бот
bot-novice = бот-новичок
bot-apprentice = бот-ученик
bot-adept = бот-знаток
bot-veteran = бот-ветеран
bot-master = бот-мастер
bot-tempered = { $bot }, { $temper }
temper-bold = смелый
temper-careful = осторожный
temper-thief = вор

# Headings in the list of choices
group-main = Главное
group-take = Взять демонов
group-loot = Взять предмет
group-drink = Выпить зелье
group-hit = Выставить кубик
group-use = Использовать способность
group-turn = Изменить кубик
group-claim = Получить награды за демонов
group-gem = Передвинуть кристалл вверх
group-equip = Снарядиться предметом
group-remove = Снять предмет
group-brew = Обменять предметы на зелья
group-pour = Выбросить зелье
group-bless = Использовать благословение
group-pay = Выполнить штраф
group-rest = Или
group-go = Перейти
group-play = Сыграть карту
group-trap = Поставить или снять ловушку
group-rite = Обряд леса
group-drop = Сбросить или отложить
group-order = Объявить достижения
group-deck = Взять карту
group-discard = Сбросить
group-mark = Отметить характеристику и реликвию
group-aim = Выбрать цель
group-fate = Сбросить карту ради ее символа
group-die = Изменить или перебросить кубик
group-place = Выбрать область

# What is printed on the cards of Darkest Doom
doom-relic-high = при 5 и больше
doom-relic-low = при 5 и меньше
doom-area-citadel = цитадель
doom-area-temple = храм крови
doom-area-forest = лес
doom-area-plain = равнина
doom-area-mountain = гора
doom-area-lake = озеро
doom-area-entrance = вход в Черную Ложу
doom-area-path = тропа
doom-area-monolith = Монолит
doom-area-summit = вершина
doom-kind-combat = снаряжение для боя
doom-kind-hurt = снаряжение против ран
doom-kind-test = снаряжение для проверок
doom-kind-turn = снаряжение для вашего хода
doom-kind-monster = ловушка для чудовищ
doom-kind-guardian = ловушка для стражей
doom-kind-any = ловушка для любого
doom-kind-battle = боевое заклинание
doom-kind-basic = обычное заклинание
doom-kind-ranged = дальнее заклинание
doom-kind-encounters = встреча
doom-range = дальность { $n }
doom-uses =
    { $n ->
        [one] { $n } применение
        [few] { $n } применения
       *[many] { $n } применений
    }

# What an area does for whoever is in it (DD-3.4, DD-7.8, DD-13.5), and a place of the Fate track (DD-5.3)
doom-does-citadel = Здесь можно заключить союз. За 1 монету Судьбы можно пройти не более 2 областей, плюс 1 за каждую союзную вам цитадель, но закончить путь в цитадели нельзя.
doom-does-temple = На рассвете, где бы вы ни стояли: уберите с руки столько карт темной скверны или получите столько дневной славы, сколько у вас аколитов.
doom-does-forest = За 2 лепестка маны сбросить 2 карты (кроме темной скверны) и взять 2 из одной колоды припасов цитаделей.
doom-does-plain = На равнине ничего не происходит.
doom-does-mountain = На горе ничего не происходит.
doom-does-lake = Здесь 1–3 фонаря духов призывают Озерного Призрака.
doom-does-entrance = За 1 очко действий можно перейти к другому входу в Черную Ложу.
doom-does-path = Ставить здесь ловушки нельзя.
doom-does-monolith = Тот, у кого 3 кристалла Печати, может попытаться освободить здесь Моша, пройдя проверку засады: успех приносит победу.
doom-does-summit = Здесь одержимая Верховная Жрица. Кто войдет, сражается с ней; кто победит ее и выживет, выигрывает партию.
doom-does-fate-eclipse = На каждой цитадели и каждом храме крови рядом с темной бездной вырастает лоза, а сами эти бездны исчезают.
doom-does-fate-metamorphosis = Ближайшее к бросившему чудовище принимает следующий облик, если может.
doom-does-fate-sword-shield = Бросивший может, не сбрасывая карты, выставить на кубике меч или щит.
doom-does-fate-dawn-dusk = Бросивший может, не сбрасывая карты, выставить на кубике рассвет или закат.
doom-does-fate-priestess-moon = Бросивший может, не сбрасывая карты, выставить на кубике жрицу или луну.

# Подсказка
hint-ends = в среднем в воображаемых мирах ({ $worlds }): { $ends }
hint-solved = рассчитано, если сражаться наилучшим образом: { $ends }
hint-than-next = по сравнению со следующим выбором: { $ends }
hint-than-first = по сравнению с первым выбором: { $ends }
hint-even = насколько удалось увидеть, почти не отличается от остальных
hint-plan = так подсказывает опыт; проверять здесь нечего
hint-ready = Готовность к Повелителю Демонов: вы переживаете { $survive } воображаемых последних битв ({ $battles }; осталось здоровья: { $health }) и уничтожаете в среднем { $defeated } из 9 карт.
hint-not-ready = Готовность к Повелителю Демонов: пока нет. В воображаемых последних битвах ({ $battles }) вы уничтожаете в среднем { $defeated } из 9 карт и не переживаете ни одной.
hint-ready-estimate = Это оценка: как если бы битва началась сейчас, при этой сложности, после еще одного отдыха, и велась так, как сражается ученик.
hint-victory = победа { $value }
hint-defeat = поражение { $value }
hint-survive = выживание { $value }
hint-kills = убито { $value }
hint-decimal = { $n },{ $tenths }
hint-health = здоровье в конце { $value }
hint-lead = ожидаемый перевес в здоровье у Повелителя Демонов { $value }
hint-left = здоровье { $value }
hint-skills = навыки { $value }
hint-achievements = достижения { $value }
hint-defeated = уничтоженные карты { $value }
hint-fame = дневная слава { $value }
hint-alliances = очки союзов { $value }
hint-crystals = кристаллы Печати { $value }
hint-wounds = повреждения { $value }
hint-deaths = гибель { $value }
hint-cards = карты на руке { $value }
hint-why-sanctum-solver = Из всех способов применить эти кубики и способности с этого начинается лучший: больше уничтоженных, меньше повреждений, а при равенстве сохранены маркеры.
hint-why-sanctum-gem = Приближает навык, который скоро пригодится; кристаллы двигаются только за уничтоженных демонов.
hint-why-sanctum-equip = Это лучше того, чем снаряжен герой, или занимает пустую ячейку.
hint-why-sanctum-penalty = Из всех способов заплатить этот обойдется дешевле всего.
hint-why-sanctum-enough = Ничто из оставшегося здесь не сделает вас сильнее.
hint-why-sanctum-take = Уровень, предметы и символы под ваши кубики: эта группа дает больше всего за урон, который может нанести.
hint-why-sanctum-loot = Это самый сильный предмет или предмет для пустой ячейки.
hint-why-sanctum-claim = Уничтоженные демоны дают кристаллы и предметы: заберите их.
hint-why-sanctum-move = Ваши кубики справятся с большим числом демонов, а до города идет гонка.
hint-why-sanctum-fight = Перед вами демоны, и брать новых уже небезопасно.
hint-why-sanctum-rest = Много маркеров потрачено, или в мешке лежит снаряжение получше: отдыхать безопасно.
hint-why-sanctum-brew = Предметы, которыми вы не снарядитесь, полезнее в виде зелий.
hint-why-sanctum-drink = Враги наносят столько урона, что зелье окупится.
hint-why-sanctum-roll = Ни одно зелье не даст сейчас столько, чтобы его пить.
hint-why-sanctum-breach = Вы у стен Санктума, и сражаться больше не с кем: кто первым на них взберется, выиграет время.
hint-why-sanctum-answer = Вас ничто не держит: кто ответит на зов битвы, раньше увидит карты Повелителя Демонов.
hint-why-darkest-doom-test = Столько карты на руке еще могут изменить в этой проверке; остальные лучше сохранить.
hint-why-darkest-doom-draw = Карты этой колоды сейчас для вас ценнее всего.
hint-why-darkest-doom-discard = Этой карты вам будет не хватать меньше всего.
hint-why-darkest-doom-mark = Эти характеристика и реликвия дадут больше всего за оставшиеся раунды.
hint-why-darkest-doom-seek = Лучших шансов уже не будет.
hint-why-darkest-doom-coin = Монета повышает шансы больше, чем стоит в другом месте.

# Тренер
review-better = Лучше: { $choice }
review-known = Насколько можно было знать тогда, в воображаемых мирах ({ $worlds }): { $ends }
review-true = С тем, что было тогда скрыто: { $ends }
review-nothing = без заметной разницы
review-plan = Весь план: { $plan }
review-exact = Рассчитано точно: вышло { $made }; кубики позволяли { $could }
review-lucky = { $what }: ожидалось { $expected }, кубики позволили { $came } ({ $gap })
luck-survive = пережитые сражения
luck-wounds = повреждения
luck-kills = уничтоженные
luck-tests = пройденные проверки
luck-deaths = гибель в бою
