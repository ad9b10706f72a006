# Words of Sanctum's board; keys begin with sanctum-.

## Letters beside colours

sanctum-letter-red = Кр
sanctum-letter-green = Зе
sanctum-letter-blue = Си
sanctum-letter-white = Бе
sanctum-letter-purple = Фи

## Parts of the table

sanctum-march = Поход
sanctum-city = Город
sanctum-sets = Демоны на планшете
sanctum-set = Группа { $n }
sanctum-chest-holds = В сундуке
sanctum-battle = Зона битвы
sanctum-watch = Сражение: { $hero }
sanctum-gear = Снаряжение и способности
sanctum-skill-table = Таблица навыков
sanctum-others = Остальные
sanctum-achievements = Достижения
sanctum-decks = Следующие карты демонов
sanctum-ending = Игра окончена
sanctum-blessings = Благословения
sanctum-sack = Мешок ({ $n })
sanctum-dice = Кубики
sanctum-actions = Действия: { $hero }
sanctum-menu = Выберите одно
sanctum-close = Закрыть
sanctum-enlarge = Показать весь планшет: { $hero }

## The march and the city

sanctum-at-start = На старте
sanctum-space = Ячейка { $n }
sanctum-chest = сундук сокровищ
sanctum-divine = божественное вмешательство: каждый получает кубик
sanctum-laid = Лежащие карты Повелителя Демонов
sanctum-shown = Открытые карты Повелителя Демонов
sanctum-round = Раунд { $n }
sanctum-roar =
    { $n ->
        [one] следующий рев: { $n } карта
        [few] следующий рев: { $n } карты
       *[many] следующий рев: { $n } карт
    }

## Cards to hit

sanctum-lord = Повелитель Демонов
sanctum-card-hidden = закрытая карта гнева
sanctum-card-gone = пустое место
sanctum-card-defeated = уничтоженная карта
sanctum-card-here = здесь стоит фигурка: { $card }
sanctum-lead = Показать, что можно выбрать
sanctum-final-row = Девять карт последней битвы
sanctum-foe = { $name }, символы кубиков { $hits }, урон { $damage }
sanctum-foe-level = уровень { $level }, { $colour }
sanctum-guards = охраняет предмет: { $type }, { $colour }
sanctum-location = { $name }: символ кубика { $face }
sanctum-location-hit = { $name }: символ кубика { $face }, уже закрыт
sanctum-killed = уничтожен
sanctum-damage = урон { $n }
sanctum-shields = заблокировано { $n }
sanctum-through = проходит: { $n }
sanctum-lethal =
    { $n ->
        [one] Пока грозит { $n } повреждение (здоровье: { $health }): это смерть!
        [few] Пока грозят { $n } повреждения (здоровье: { $health }): это смерть!
       *[many] Пока грозит { $n } повреждений (здоровье: { $health }): это смерть!
    }
sanctum-no-demons = Этого героя не преследует ни один демон.
sanctum-below = под ней еще { $n }
sanctum-deck-empty = Колода уровня { $level } пуста

## Dice

sanctum-die = { $die } показывает { $value }
sanctum-die-lost = потерян
sanctum-die-assigned = выставлен
sanctum-die-modified = изменен
sanctum-die-silver = серебряный
sanctum-where = Теперь укажите, куда.
sanctum-where-escape = Escape — положить обратно.

## Heroes

sanctum-health = здоровье { $n }
sanctum-marked = (смерть на { $n })
sanctum-dead = герой погиб
sanctum-victorious = побеждает, здоровье { $health }
sanctum-pool = { $token }: { $n }
sanctum-rage-active = ярость активна
sanctum-rage-inactive = ярость неактивна
sanctum-dice-owned =
    { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }
sanctum-dice-first = (+1 за первый предмет)
sanctum-gems =
    { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
       *[many] { $n } кристаллов
    }
sanctum-gems-free = (свободно: { $n })
sanctum-potions = зелья: { $n } из { $slots }
sanctum-potions-of = { $potion }: { $n }
sanctum-achieved =
    { $n ->
        [one] { $n } достижение
        [few] { $n } достижения
       *[many] { $n } достижений
    }
sanctum-pursued =
    { $n ->
        [one] { $n } демон, урон { $damage }
        [few] { $n } демона, урон { $damage }
       *[many] { $n } демонов, урон { $damage }
    }
sanctum-cards-left =
    { $n ->
        [one] осталась { $n } карта
        [few] осталось { $n } карты
       *[many] осталось { $n } карт
    }
sanctum-less-dice =
    { $n ->
        [one] следующее сражение: на { $n } кубик меньше
        [few] следующее сражение: на { $n } кубика меньше
       *[many] следующее сражение: на { $n } кубиков меньше
    }
sanctum-more-damage = следующее сражение: дополнительный урон { $n }
sanctum-only-modified = закрывать символы этой карты могут только измененные кубики
sanctum-lasting-shield = в каждом сражении блокирует { $n }
sanctum-lasting-guard = каждая способность блокирования блокирует на { $n } больше
sanctum-lasting-twin = { $n } закрывает и { $m }, а { $m } закрывает и { $n }

## Skills, items, abilities

sanctum-signature = особый навык
sanctum-gained = разблокирован
sanctum-item = { $name }: { $type }, уровень { $level }, { $gems }
sanctum-empty = пусто
sanctum-ready = можно использовать
sanctum-used = уже использовано
sanctum-space-empty = пусто
sanctum-ability-space = { $ability }: ячейка { $n }, { $state }
sanctum-achievement-of = { $name }: { $hero }
sanctum-achievement-free = { $name }: свободно
sanctum-achievement-gone = { $name }: недоступно

## The end

sanctum-winner = Победа
sanctum-fell =
    { $n ->
        [one] герой погиб, уничтожена { $n } карта последней битвы
        [few] герой погиб, уничтожены { $n } карты последней битвы
       *[many] герой погиб, уничтожено карт последней битвы: { $n }
    }

sanctum-chance = шанс уничтожить { $n }%
sanctum-can-fall = можно уничтожить
sanctum-cannot-fall = не достать
sanctum-decided-alone = Выжил только один герой.
sanctum-decided-health = Решило наибольшее здоровье.
sanctum-decided-achievements = Здоровье было равным: решили достижения.
sanctum-decided-share = Здоровье и достижения равны: победа общая.
sanctum-decided-cards = Никто не выжил: решило число уничтоженных карт.
sanctum-decided-hits = Никто не выжил, карт поровну: решило число попаданий.
sanctum-decided-share-fallen = Никто не выжил, и все были равны: слава общая.

sanctum-moment-died = Ваш герой пал
sanctum-moment-fell = Пал герой: { $hero }
sanctum-moment-won = { $hero } побеждает Повелителя Демонов
sanctum-moment-breach = Стены взяты
sanctum-moment-lord = Восстает Повелитель Демонов
sanctum-moment-skill = Новый навык
sanctum-moment-achievement = Достижение

## What the others came to, in one line

sanctum-sum-fell = гибель
sanctum-sum-won = победа
sanctum-sum-city = вступает в город
sanctum-sum-moved = идет: акт { $act }, ячейка { $n }
sanctum-sum-pursued = преследуют демоны: { $n }
sanctum-sum-kills = уничтожено демонов: { $n }
sanctum-sum-health = здоровье { $change } (теперь { $n })
sanctum-sum-levels =
    { $n ->
        [one] { $n } уровень
        [few] { $n } уровня
       *[many] { $n } уровней
    }
sanctum-sum-skill = навык: { $name }
sanctum-sum-achievement = достижение: { $name }
sanctum-sum-items =
    { $n ->
        [one] { $n } новый предмет
        [few] { $n } новых предмета
       *[many] { $n } новых предметов
    }

sanctum-moment-loot = Добыча: { $item }
