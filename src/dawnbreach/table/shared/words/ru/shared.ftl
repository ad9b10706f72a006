# What the table and the terminal say alike.

bot-random = случайный бот
bot-novice = бот-новичок
bot-adept = бот-умелец
bot-master = бот-мастер

# Headings in the list of choices
group-take = Взять демонов
group-loot = Взять предмет
group-drink = Выпить зелье
group-hit = Выставить кубик
group-use = Применить способность
group-turn = Изменить кубик
group-claim = Уничтоженные демоны
group-gem = Передвинуть кристалл вверх
group-equip = Надеть предмет
group-remove = Снять предмет
group-brew = Предметы за зелья
group-pour = Выбросить зелье
group-bless = Применить благословение
group-pay = Выполнить штраф
group-rest = Или
group-go = Движение
group-play = Сыграть карту
group-trap = Поставить ловушку
group-order = Достижения
group-deck = Взять карту
group-discard = Сбросить
group-mark = Характеристика и реликвия
group-aim = Цель
group-fate = Сбросить карту ради ее символа
group-die = Повернуть или перебросить кубик
group-place = Области

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
