# The server

about-serve = run a server for tables in the browser
about-migrate = bring the database of a server up to date
arg-host = the address to listen at (127.0.0.1: only this machine)
arg-port = the port (8020; 0: any free one)
arg-workers = how many processes share the work; more than one needs PostgreSQL (1)
arg-origin = another address whose pages may connect, for example https://games.example; may be repeated
arg-database = sqlite:///FILE or postgresql://USER@HOST/NAME (a file in your data folder); also DAWNBREACH_DATABASE
serving = Dawnbreach is at { $address }
migrated = The database is up to date: { $database }
open-page = Play here: { $address }
stop-serving = Leave this running while you play; Ctrl-C stops it, and no game is lost.
bad-database = This is no database we know: { $url }. Write sqlite:///FILE or postgresql://USER@HOST/NAME.
one-worker = SQLite serves one worker only, not { $workers }. Several need PostgreSQL: --database postgresql://USER@HOST/NAME.
not-migrated = The database is empty or old. Run first: dawnbreach migrate --database URL
port-taken = Something else is at { $host }:{ $port }. Choose another port with --port.
