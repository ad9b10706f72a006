# What the terminal says around a game. Words of the rules and names of cards belong to the game.

## Letters and signs

letter-red = Кр
letter-green = Зе
letter-blue = Си
letter-white = Бе
letter-purple = Фи
letter-gap = { " " }
token-stamina = В
token-focus = Э
token-corrupted = X

## The screen

title = Санктум
turn-of = ход: { $hero }
round = раунд { $n }, следующий рев: { $roar }
march = Поход
at-start = перед первой ячейкой:
city = В городе
lord-cards =
    { $n ->
        [one] там лежит { $n } карта Повелителя Демонов
        [few] там лежат { $n } карты Повелителя Демонов
       *[many] там лежит { $n } карт Повелителя Демонов
    }
lord-row = Открытые карты Повелителя Демонов
sets = Демоны на планшете
chest = В сундуке
decks = Верхние карты колод демонов
below = под ней { $n }
achievements-free = Свободные достижения
others = Остальные
you = вы
person = человек
health = здоровье
dead = герой погиб
victorious = побеждает, здоровье { $health }
marked = (смерть на { $n })
stamina = выносливость
focus = энергия
rage-active =
    { $all ->
        [1] ярость активна
       *[other] ярость активна ({ $n } из { $all })
    }
rage-inactive = ярость неактивна
dice-owned =
    { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }
dice-first = { " (+1 за первый предмет)" }
gems = кристаллы
gems-free = (свободно: { $n })
potions = зелья
of-slots = (ячеек: { $n })
skills-gained =
    { $n ->
        [one] { $n } навык
        [few] { $n } навыка
       *[many] { $n } навыков
    }
items-worn =
    { $n ->
        [one] в снаряжении { $n } предмет (уровни: { $levels })
        [few] в снаряжении { $n } предмета (уровни: { $levels })
       *[many] в снаряжении { $n } предметов (уровни: { $levels })
    }
achieved =
    { $n ->
        [one] { $n } достижение
        [few] { $n } достижения
       *[many] { $n } достижений
    }
pursued =
    { $n ->
        [one] { $n } демон (урон: { $damage })
        [few] { $n } демона (урон: { $damage })
       *[many] { $n } демонов (урон: { $damage })
    }
cards-left =
    { $n ->
        [one] осталась { $n } карта (урон: { $damage })
        [few] осталось { $n } карты (урон: { $damage })
       *[many] осталось { $n } карт (урон: { $damage })
    }
battle = Зона битвы
damage-faced = урон: { $n }, уже заблокировано: { $shields }
comes-through = проходит: { $n }
this-kills = это смерть!
damage = урон { $n }
demon-lord = Повелитель Демонов
card-face-down = закрытая карта гнева
card-gone = пустое место
card-defeated = уничтожена
dice = Кубики
die-lost = потерян
die-assigned = выставлен
die-modified = изменен
die-silver = серебряный
abilities = Способности
skill-table = Таблица навыков (в скобках кристаллы, которые еще лежат)
worn = Снаряжение
sack = Мешок
empty = пусто
used = (уже использовано)
achievements = Достижения
blessings = Благословения
lasting-less-dice =
    { $n ->
        [one] следующее сражение: на { $n } кубик меньше
        [few] следующее сражение: на { $n } кубика меньше
       *[many] следующее сражение: на { $n } кубиков меньше
    }
lasting-more-damage = следующее сражение: дополнительный урон { $n }
lasting-only-modified = закрывать символы этой карты могут только измененные кубики
lasting-shield = в каждом сражении блокирует { $n }
lasting-guard = каждая способность блокирования блокирует на { $n } больше
lasting-twin = { $n } закрывает и { $m }, а { $m } закрывает и { $n }
log-title = Что произошло
log-title-more =
    { $n ->
        [one] Что произошло (ранее еще { $n } строка: журнал)
        [few] Что произошло (ранее еще { $n } строки: журнал)
       *[many] Что произошло (ранее еще { $n } строк: журнал)
    }
more-there = (показать, стол: остальное)
welcome = Пробейтесь к стенам Санктума, набирая силу по пути, и победите Повелителя Демонов, сохранив больше здоровья, чем остальные. ? объяснит всё.

## Choosing

prompt = { "номер, слова или ? > " }
your-decision = Ваше решение — { $step } ({ $clause })
list-folded = { $group } (список: все)
taken-back = Отменено.
input-number = Выбора под номером { $number } нет: номера идут от 1 до { $most }.

## Help

help-title = Что можно ввести
help-number = 3 — выбор с этим номером
help-notation = hit d1 a.1 — слова в ‹ › или слова из списка; часть можно пропустить, если подходит только один выбор
help-enter = Enter — единственный выбор, иначе рисует экран заново
help-question = ? — эта справка и правило для этого решения
help-why = почему отдохнуть — какое правило это запрещает и что бы это разрешило
help-hint = подсказка — о чем подумал бы умелый игрок и к чему это ведет
hint-choice = { $number }. { $choice } ({ $text })
help-back = назад — отменяет ваше последнее решение, если позволяют правила
help-rules = правила SAN-4.8 — правило, глава (правила 4) или поиск (правила зелье)
help-show = показать 2 — весь планшет этого места с текстами карт; просто показать: ваш
help-table = стол — поход, демоны, колоды и достижения полностью
help-list = список — все варианты с номерами, и те, что собраны в одну строку
help-log = журнал 50 — последние строки того, что произошло
help-save = сохранить файл — каждое решение и так сохраняется; это кладет копию в файл
help-record = запись файл — куда попадет запись партии, когда игра закончится
help-language = язык pl — { $known }
help-quit = выход — выход из игры; «dawnbreach resume» ее продолжит
typed-help = ? справка помощь
typed-why = почему
typed-hint = подсказка
typed-back = назад отменить
typed-rules = правила
typed-show = показать
typed-table = стол
typed-list = список
typed-log = журнал
typed-save = сохранить
typed-record = запись
typed-language = язык
typed-quit = выход exit
signs-title = Что значат знаки
sign-gems = Кр Зе Си Бе: красный, зеленый, синий, белый. Кристалл в скобках еще лежит на навыке; когда их не останется, вы получите навык (✓).
sign-spaces = Ячейки способностей: [Кр] принимает выносливость, [Си] энергию, [Фи] любую из них. [В] и [Э]: там лежит маркер, и способность ждет отдыха или зелья. [X]: заблокирована навсегда. Навыки без маркеров: [ ] готов, [x] использован.
sign-hits = [3 5✓]: символы кубика; каждому нужен кубик ровно с этим значением, ✓ уже закрыт. a.2 — второй символ карты a; d1 — ваш первый кубик.
sign-march = В походе число — фигурка этого места за столом, $ — сундук сокровищ.
sign-foes = К I [3] урон 1 → С обувь: красный демон уровня I, его символ закрывает тройка; наносит 1 урон, дает красный уровень и обувь с синим кристаллом.
why-usage = После «почему» напишите, что хотите сделать, например: почему отдохнуть.
allowed = Ничто не запрещает: «{ $choice }» можно выбрать сейчас.
see-rules = Правило целиком: правила { $clause }
rules-usage = Глава: правила 4. Правило: правила SAN-4.8. Поиск: правила зелье.
no-rule = Нет правила с номером или словами «{ $text }».
no-seat = Места пронумерованы от 1 до { $seats }.

## Keeping

saved = Сохранено: { $file }
save-failed = Не удалось сохранить игру в { $file }; проверьте папку и свободное место.
file-kept = Файл { $file } уже есть, и это не сохраненная игра; он остался как был.
left = Игра сохранена в { $file }; «dawnbreach resume» ее продолжит.
record-later = Запись партии появится, когда игра закончится: она раскрыла бы то, что еще тайна; «запись ФАЙЛ» говорит, куда ее положить.
record-goes = Когда игра закончится, запись партии попадет в { $file }.
record-written = Запись партии: { $file }
record-failed = Не удалось сделать запись партии; игра сохранена, «dawnbreach resume» попробует снова.
file-missing = Файла { $file } нет.
file-closed = Не удается прочитать { $file }.
file-foreign = { $file } — не текстовый файл Dawnbreach.
file-no-save = { $file } — не сохраненная игра Dawnbreach.
nothing-to-resume = В { $folder } нет игры, которую можно продолжить; «dawnbreach play» начнет новую.

## The end

game-over = Игра окончена
won =
    { $n ->
        [one] Побеждает { $heroes }:
       *[other] Победу делят { $heroes }:
    }
by-alone = больше никто не победил Повелителя Демонов (здоровье { $health }).
by-health = больше всего здоровья среди победивших Повелителя Демонов ({ $health }).
by-achievements = здоровья столько же, сколько у другого ({ $health }), но достижений больше ({ $n }).
by-share = поровну здоровья ({ $health }) и достижений.
by-cards = все герои погибли, и никто не уничтожил больше из девяти карт.
by-hits = все герои погибли, уничтожив поровну карт, и ни у кого не было больше попаданий на следующей.
by-share-fallen = все герои погибли, и эти прошли одинаково далеко.
score = счет { $n }
fell =
    { $n ->
        [one] герой погиб, уничтожена { $n } карта последней битвы
        [few] герой погиб, уничтожены { $n } карты последней битвы
       *[many] герой погиб, уничтожено { $n } карт последней битвы
    }
seed = Зерно случайности: { $seed }

## Replay, verify, check

step-start = Начало (решений: { $last })
step-made = { $at }/{ $last } · место { $seat }: { $choice }
eyes = вид отсюда
replay-keys = Enter дальше · p назад · число переход · s 2 место · s зритель · s open всё · l pl язык · q выход
replay-help = Введите Enter или n (дальше), p (назад), число (переход), s 2 (место), s (зритель), s open (всё), show 2 (планшет), table (стол), l pl (язык) или q (выход).
not-verified = Не подтверждено: { $why }
pack-complete = Пакет в порядке. Карты демонов: { $demons }, герои: { $heroes }, навыки: { $skills }, карты Повелителя Демонов: { $lords }, карты гнева: { $furies }, благословения: { $blessings }, акты: { $acts } ({ $digest }).
pack-wrong =
    { $n ->
        [one] { $n } ошибка: этим пакетом играть нельзя.
        [few] { $n } ошибки: этим пакетом играть нельзя.
       *[many] { $n } ошибок: этим пакетом играть нельзя.
    }
bad-pack =
    { $more ->
        [0] Этим пакетом играть нельзя: { $problem }.
       *[other] Этим пакетом играть нельзя: { $problem } (и еще { $more }; все покажет «dawnbreach check»).
    }

## The command line

about = Две большие настольные игры в терминале, с ботами, просмотром партий и симуляцией.
command = команда
commands = команды
arguments = аргументы
options = параметры
usage = использование:
about-play = начать игру
about-resume = продолжить последнюю или сохраненную игру
about-replay = просмотреть запись партии шаг за шагом
about-review = тренер смотрит запись партии: переломы, шансы, удача
about-puzzle = сражение или ход из «Санктума» или Darkest Doom с одним лучшим ответом; каждый день новые
about-verify = сверить броски в записи партии с объявленным зерном
about-check = проверить пакет содержимого
about-simulate = сыграть много игр ботов и подсчитать результаты
about-arena = сыграть игры ботов между собой и сказать, кто из них сильнее
about-bench = измерить скорость движка
arg-help = показать эту справку
arg-version = показать версию
build-plain = обычный Python
build-compiled = скомпилировано
arg-language = язык; еще не вычитан носителем: { $unread }
arg-game = игра: sanctum или darkest-doom (sanctum)
arg-terminal = играть в терминале; без этого и без других параметров — в браузере
arg-seats = сколько играют, не больше 4 (3)
arg-seat = где вы сидите (1)
arg-bots = остальные через запятую: random, novice, apprentice, adept, veteran, master; с нравом: adept:bold, adept:careful, adept:thief (novice)
arg-hero = ваш герой: huntress, outlaw, slayer или dancer; в Darkest Doom sela, urian, roana или tristram (случайно)
arg-difficulty = Санктум: normal, hard, nightmare или inferno (normal)
arg-seed = зерно случайности; без него броски остаются тайной до конца
arg-pack = папка с вашим пакетом содержимого
arg-watch = играют только боты; вывести ход игры
arg-save = сохраненная игра (последняя)
arg-record = запись партии
arg-eyes = вид с этого места (вид зрителя)
arg-open = видно всё
arg-review-seat = оценивать только решения этого места
arg-tries = сколько раз пробовать варианты; больше — дольше
arg-jobs = на скольких процессорах
arg-again = играть дальше с момента до этого решения, для тренировки
review-progress = Просмотрено: { $done } из { $all }
review-chances = Шансы каждого места по ходу партии, оцененные по партиям, доигранным с каждого момента ({ $games })
review-who = место { $seat } { $who }
review-graph = { $who } { $bars } от { $first } до { $last }
review-points = Переломы
review-no-points = Переломов нет: ни один другой выбор не был явно лучше
review-chosen = Решение { $at }, { $who }: { $choice }
review-again = Чтобы попробовать еще раз: dawnbreach review { $file } --again { $at }
review-luck = Удача: чего можно было ждать перед каждым броском и что позволили кубики, то и другое при лучшей игре
arg-date = задача этого дня; сегодняшняя, если не указано
arg-puzzle-seed = задача этого зерна
arg-puzzle-game = игра (sanctum)
puzzle-named = Задача { $name }: { $task }
puzzle-left = Задача ждет вас.
puzzle-solved = Решено: { $ends }. Лучше было нельзя.
puzzle-missed = Не совсем: { $ends }.
puzzle-best = Лучше всего было бы { $ends }: { $plan }
puzzle-score = Решено с первой попытки: { $solved } из { $all }
arg-at = начать после стольких решений
arg-all = вывести весь ход игры
arg-folder = папка пакета
bad-arguments = Не удается понять команду около «{ $text }»; «{ $command } --help» покажет, что есть.
missing-arguments = Команде «{ $command }» нужно еще: { $text }; «{ $command } --help» покажет, что есть.
input-language = Языка «{ $language }» нет; есть { $known }.
input-bot = Бота «{ $bot }» нет; есть { $bots }.
pack-of-no-game = { $folder } не похоже на пакет ни одной игры; назовите игру через «--game»: { $games }.
no-game = Игры «{ $game }» нет; есть { $games }.
no-number = Параметру { $option } нужно число, а не «{ $text }».
too-many-bots = Названо ботов: { $bots }, а мест для них: { $room }.
no-extra = Команде «dawnbreach { $command }» мало одного движка игры: pip install "{ $extra }"
what-decided = Что решило исход
