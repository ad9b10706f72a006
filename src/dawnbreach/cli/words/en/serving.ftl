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
about-admin = keep a running server: list, close and export tables, see what people reported, and ban
arg-action = what to do; bans last a week
arg-what = the table, the address, or who is pardoned
arg-server = the server; its token is in DAWNBREACH_ADMIN_TOKEN
about-person = export or erase everything a running server keeps of one person
arg-person-action = print everything, or take their names and words out and let bots play for them
arg-person = the person’s id, as their page shows it
admin-refused = The server refuses that (status { $status }). Is its token in DAWNBREACH_ADMIN_TOKEN, and is there such a table?
admin-silent = The server does not answer: { $server }

# Backups

about-backup = write everything of a server’s database into a file, while it runs
about-restore = fill an empty database from such a file
arg-backup = the file of the backup
backed-up =
    { $n ->
        [one] One row is in { $file }. Keep the server’s key apart from it.
       *[other] { $n } rows are in { $file }. Keep the server’s key apart from it.
    }
restored =
    { $n ->
        [one] One row was taken in from { $file }.
       *[other] { $n } rows were taken in from { $file }.
    }
no-backup-file = { $file } cannot be written.
bad-backup = { $file } is no backup, or it is damaged. Nothing was taken in.
backup-not-empty = Only an empty database takes in a backup.
