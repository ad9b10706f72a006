# Что говорит стол.

now-you = Ваше решение — { $step }
now-own = { $who }, ваше решение — { $step }
now-other = Решает { $who } — { $step }
now-several = Решают одновременно: { $who }
now-over = Игра окончена.

# Игры и настройки


# Почему стол чего-то не делает

refuse-malformed = Сообщение невозможно понять.
refuse-too-large = Это слишком длинно: не больше { $most } байт.
refuse-too-fast = Слишком быстро. Подождите немного.
refuse-too-many = С вашего адреса слишком много соединений.
refuse-origin = Этой странице нельзя обращаться к этому серверу.
refuse-stopping = Сервер останавливают. Попробуйте чуть позже.
refuse-hello = Сначала поздоровайтесь.
refuse-busy = Другие раз за разом успевали раньше. Попробуйте еще раз.
refuse-failed = На сервере что-то сломалось. Ничего не изменилось.
refuse-broken = За этим столом нельзя продолжить игру по нынешним правилам.
refuse-no-table = Такого стола нет.
refuse-no-page = Здесь ничего нет.
refuse-no-seat =
    { $seats ->
        [one] Здесь только { $seats } место.
        [few] Здесь только { $seats } места.
       *[many] Здесь только { $seats } мест.
    }
refuse-not-yours = Это не ваше место.
refuse-no-return = Это место больше не ваше: там кто-то сидит или уже решал за него.
refuse-taken = Это место занято.
refuse-name-taken = За этим столом уже есть { $name }.
refuse-empty = Здесь ничего не написано.
refuse-table-open = Игра еще не началась.
refuse-table-playing = Игра уже началась.
refuse-table-over = Игра окончена.
refuse-table-abandoned = Игра прервана.
refuse-bot-decides = За это место сейчас решает бот.
refuse-bot-decides-remedy = Сначала верните место себе.
refuse-stale = Тем временем что-то произошло. Посмотрите и выберите заново.
refuse-no-decision = Нет такого решения, к которому можно вернуться; последнее — { $last }.
refuse-nothing-asked = Никто не просил вас вернуться.
refuse-rematch = Новый стол уже есть.
refuse-lesson = Сейчас урок о другом.
refuse-lesson-remedy = Выберите: { $choice }
refuse-no-lesson = Для этой игры урока нет.
refuse-nobody = Играть некому.
refuse-options = С такими настройками играть нельзя.
refuse-not-over = Игра еще не окончена.
refuse-number = { $name } должно быть числом.
refuse-record-damaged = Это не запись игры, или она повреждена.
refuse-record-long = Воспроизводить эту запись слишком долго.
refuse-replays-busy = Сейчас воспроизводится много записей. Попробуйте через минуту.

verified =
    { $n ->
        [one] Честно: { $n } исход соответствует зерну, объявленному до игры.
        [few] Честно: все { $n } исхода соответствуют зерну, объявленному до игры.
       *[many] Честно: все { $n } исходов соответствуют зерну, объявленному до игры.
    }
page-not-built = Страница не собрана. Выполните: make play
