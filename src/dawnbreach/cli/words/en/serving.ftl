# The server

about-serve = run a server for tables in the browser
about-migrate = bring the database of a server up to date
arg-host = the address to listen on (127.0.0.1: only this machine)
arg-port = the port (8020; 0: any free one)
arg-workers = how many processes share the work; more than one needs PostgreSQL (1)
arg-origin = another address whose pages may connect, for example https://games.example; may be repeated
arg-trusted-proxy = address or network of a proxy whose X-Forwarded-For is believed
arg-database = sqlite:///FILE or postgresql://USER@HOST/NAME (a file in your data folder); also DAWNBREACH_DATABASE
serving = Dawnbreach is at { $address }
migrated = The database is up to date: { $database }
open-page = Play here: { $address }
stop-serving = Leave this running while you play; Ctrl-C stops it, and no game is lost.
bad-database = Unknown kind of database: { $url }. Write sqlite:///FILE or postgresql://USER@HOST/NAME.
one-worker = SQLite serves one worker only, not { $workers }. Several need PostgreSQL: --database postgresql://USER@HOST/NAME.
no-address = “{ $text }” is no address and no network.
not-migrated = The database is empty or old. Run first: dawnbreach migrate --database URL
database-newer = The database was made by a newer version (step { $revision }). Run that version, or restore a backup.
database-corrupt = { $database } is damaged, or is no database. Restore a backup.
database-read-only = { $database } cannot be written. Look at the rights of the file and its folder, and at the disk.
database-busy = { $database } is in use by another server. A file of SQLite has one writer.
no-database = The database { $database } does not answer.
no-key = { $place } holds no key: 64 hexadecimal digits are needed.
no-key-file = The key of the server cannot be read or written: { $file }
bad-key = The key of this server is not the one of this database. Put the right one back: without it nobody has a seat.
port-taken = Something else is already using { $host }:{ $port }. Choose another port with --port.
