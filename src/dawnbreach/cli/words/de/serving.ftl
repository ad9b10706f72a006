# The server

about-serve = einen Server für Tische im Browser starten
about-migrate = die Datenbank eines Servers auf den neuesten Stand bringen
arg-host = die Adresse, an der gelauscht wird (127.0.0.1: nur dieser Rechner)
arg-port = der Port (8020; 0: irgendein freier)
arg-workers = wie viele Prozesse sich die Arbeit teilen; mehr als einer braucht PostgreSQL (1)
arg-origin = eine weitere Adresse, deren Seiten sich verbinden dürfen, etwa https://games.example; mehrmals möglich
arg-trusted-proxy = Adresse oder Netz eines Proxys, dessen X-Forwarded-For geglaubt wird
arg-set = setzt Aufbewahrungszeiten und andere Grenzen, zum Beispiel finished_for_days=30
arg-database = sqlite:///DATEI oder postgresql://USER@HOST/NAME (eine Datei in deinem Datenordner); auch DAWNBREACH_DATABASE
serving = Dawnbreach ist unter { $address } zu finden
migrated = Die Datenbank ist auf dem neuesten Stand: { $database }
open-page = Spiel hier: { $address }
stop-serving = Lass dies laufen, während du spielst; Strg-C beendet es, und keine Partie geht verloren.
bad-database = Unbekannte Art von Datenbank: { $url }. Schreib sqlite:///DATEI oder postgresql://USER@HOST/NAME.
one-worker = SQLite bedient nur einen Prozess, nicht { $workers }. Mehrere brauchen PostgreSQL: --database postgresql://USER@HOST/NAME.
no-address = „{ $text }“ ist weder eine Adresse noch ein Netz.
bad-setting = „{ $text }“ setzt nichts: Gib NAME=ZAHL mit einem dieser Namen an: { $known }.
not-migrated = Die Datenbank ist leer oder veraltet. Führe zuerst aus: dawnbreach migrate --database URL
database-newer = Die Datenbank stammt von einer neueren Fassung (Schritt { $revision }). Starte diese Fassung oder spiele eine Sicherung ein.
database-corrupt = { $database } ist beschädigt oder keine Datenbank. Spiele eine Sicherung ein.
database-read-only = In { $database } lässt sich nicht schreiben. Prüfe die Rechte der Datei und ihres Ordners und den Datenträger.
database-replica = { $database } nimmt keine Änderungen an: vielleicht ist es ein Replikat. Nenne die erste Datenbank, oder alle mit target_session_attrs=read-write.
database-busy = { $database } wird von einem anderen Server benutzt. In eine SQLite-Datei schreibt nur einer.
no-database = Die Datenbank { $database } antwortet nicht.
no-key = { $place } enthält keinen Schlüssel: Nötig sind 64 hexadezimale Ziffern.
no-key-file = Der Schlüssel des Servers lässt sich nicht lesen oder schreiben: { $file }
bad-key = Der Schlüssel dieses Servers gehört nicht zu dieser Datenbank. Leg den richtigen zurück: Ohne ihn kommt niemand an seinen Platz zurück.
port-taken = { $host }:{ $port } ist schon in Gebrauch. Wähle mit --port einen anderen Port.
port-refused = Dieser Rechner lässt den Server { $host }:{ $port } nicht benutzen. Ist --host eine Adresse dieses Rechners und --port größer als 1023?
no-number-up-to = { $option } verlangt eine Zahl bis { $most }, nicht „{ $text }“.
about-admin = einen laufenden Server betreuen: Tische auflisten, schließen und ausgeben, Meldungen ansehen, sperren
arg-action = was zu tun ist; Sperren gelten eine Woche
arg-what = der Tisch, die Adresse oder wer entsperrt wird
arg-server = der Server; sein Token steht in DAWNBREACH_ADMIN_TOKEN
about-person = alles ausgeben oder löschen, was ein laufender Server über eine Person speichert
arg-person-action = alles ausgeben, oder ihre Namen und Worte entfernen und Bots für sie spielen lassen
arg-person = die Kennung der Person, wie ihre Seite sie zeigt
admin-refused = Der Server lehnt das ab (Status { $status }). Steht sein Token in DAWNBREACH_ADMIN_TOKEN, und gibt es, was genannt wurde?
admin-silent = Der Server antwortet nicht: { $server }

# Backups

about-backup = alles aus der Datenbank eines Servers in eine Datei schreiben, während er läuft
about-restore = eine leere Datenbank aus einer solchen Datei füllen
arg-backup = die Datei der Sicherung
backed-up =
    { $n ->
        [one] Eine Zeile ist in { $file }. Bewahre den Schlüssel des Servers getrennt davon auf.
       *[other] { $n } Zeilen sind in { $file }. Bewahre den Schlüssel des Servers getrennt davon auf.
    }
restored =
    { $n ->
        [one] Eine Zeile wurde aus { $file } übernommen.
       *[other] { $n } Zeilen wurden aus { $file } übernommen.
    }
no-backup-file = In { $file } lässt sich nicht schreiben.
bad-backup = { $file } ist keine Sicherung oder beschädigt. Nichts wurde übernommen.
backup-not-empty = Nur eine leere Datenbank nimmt eine Sicherung auf.
backup-nothing = { $database } hat keine Tische von Dawnbreach, es gibt also nichts zu sichern. Prüfe die Adresse.
