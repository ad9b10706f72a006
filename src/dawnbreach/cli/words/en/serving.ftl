# The server

about-serve = run a server for tables in the browser
about-migrate = bring the database of a server up to date
arg-host = the address to listen on (127.0.0.1: only this machine)
arg-port = the port (8020; 0: any free one)
arg-workers = how many processes share the work; more than one needs PostgreSQL (1)
arg-origin = another address whose pages may connect, for example https://games.example; may be repeated
arg-trusted-proxy = address or network of a proxy whose X-Forwarded-For is believed
arg-set = sets how long things are kept and other limits, such as finished_for_days=30
arg-database = sqlite:///FILE or postgresql://USER@HOST/NAME (a file in your data folder); also DAWNBREACH_DATABASE
serving = Dawnbreach is at { $address }
migrated = The database is up to date: { $database }
open-page = Play here: { $address }
stop-serving = Leave this running while you play; Ctrl-C stops it, and no game is lost.
bad-database = Unknown kind of database: { $url }. Write sqlite:///FILE or postgresql://USER@HOST/NAME.
one-worker = SQLite serves one worker only, not { $workers }. Several need PostgreSQL: --database postgresql://USER@HOST/NAME.
no-address = “{ $text }” is neither an address nor a network.
bad-setting = “{ $text }” sets nothing: give NAME=NUMBER, with one of these names: { $known }.
not-migrated = The database is empty or old. Run first: dawnbreach migrate --database URL
database-newer = The database was made by a newer version (step { $revision }). Run that version, or restore a backup.
database-corrupt = { $database } is damaged or is not a database. Restore a backup.
database-read-only = { $database } cannot be written to. Check the permissions of the file and its folder, and the disk.
database-replica = { $database } takes no changes: it may be a replica. Name the first database, or all of them with target_session_attrs=read-write.
database-busy = { $database } is in use by another server. Only one server can write to an SQLite file.
no-database = The database { $database } is not answering.
no-key = { $place } holds no key: 64 hexadecimal digits are needed.
no-key-file = The key of the server cannot be read or written: { $file }
bad-key = The key of this server does not belong to this database. Put the right one back: without it nobody can return to their seat.
port-taken = Something else is already using { $host }:{ $port }. Choose another port with --port.
port-refused = This machine does not let the server use { $host }:{ $port }. Is --host an address of this machine, and --port above 1023?
no-number-up-to = { $option } takes a number up to { $most }, not “{ $text }”.
about-admin = look after a running server: list, close and export tables, read reports, and ban
arg-action = what to do; bans last a week
arg-what = the table, or the address or person to ban or unban
arg-server = the server; its token is in DAWNBREACH_ADMIN_TOKEN
about-person = export or erase everything a running server keeps about one person
arg-person-action = print everything, or remove their names and words and let bots play for them
arg-person = the person’s id, as their page shows it
admin-refused = The server refuses this (status { $status }). Is its token in DAWNBREACH_ADMIN_TOKEN, and does what you named exist?
admin-silent = The server is not answering: { $server }

# Backups

about-backup = write everything in a server’s database to a file, while it runs
about-restore = fill an empty database from such a file
arg-backup = the backup file
backed-up =
    { $n ->
        [one] One row written to { $file }. Keep the server’s key somewhere else.
       *[other] { $n } rows written to { $file }. Keep the server’s key somewhere else.
    }
restored =
    { $n ->
        [one] One row restored from { $file }.
       *[other] { $n } rows restored from { $file }.
    }
no-backup-file = { $file } cannot be written to.
bad-backup = { $file } is not a backup, or is damaged. Nothing was restored.
backup-not-empty = A backup can be restored only into an empty database.
backup-nothing = { $database } has no tables of Dawnbreach, so there is nothing to back up. Check the address.
