# Сервер

about-serve = запустить сервер столов для браузера
about-migrate = обновить базу данных сервера
arg-host = адрес, на котором слушает сервер (127.0.0.1: только этот компьютер)
arg-port = порт (8020; 0: любой свободный)
arg-workers = сколько процессов делят работу; больше одного — только с PostgreSQL (1)
arg-origin = другой адрес, чьим страницам можно подключаться, например https://games.example; можно повторять
arg-database = sqlite:///ФАЙЛ или postgresql://ИМЯ@УЗЕЛ/БАЗА (файл в вашей папке данных); также DAWNBREACH_DATABASE
serving = Dawnbreach по адресу { $address }
migrated = База данных обновлена: { $database }
open-page = Играйте здесь: { $address }
stop-serving = Не закрывайте это, пока играете; Ctrl-C останавливает сервер, и ни одна игра не пропадет.
bad-database = Такой базы данных мы не знаем: { $url }. Пишите sqlite:///ФАЙЛ или postgresql://ИМЯ@УЗЕЛ/БАЗА.
one-worker = SQLite обслуживает только один процесс, а не { $workers }. Несколько — только с PostgreSQL: --database postgresql://ИМЯ@УЗЕЛ/БАЗА.
not-migrated = База данных пуста или устарела. Сначала выполните: dawnbreach migrate --database URL
port-taken = По адресу { $host }:{ $port } уже что-то работает. Выберите другой порт: --port.
