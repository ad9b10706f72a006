# What the table and the terminal say alike.

bot-random = случайный бот
bot-novice = бот-новичок
bot-apprentice = бот-ученик
bot-adept = бот-знаток
bot-veteran = бот-ветеран
bot-master = бот-мастер

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
group-trap = Поставить ловушку
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
doom-does-forest = За 2 лепестка маны сбросить 2 карты (не темную скверну) и взять 2 из одной колоды припасов цитаделей.
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
