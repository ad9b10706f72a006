# Pages and dialogs, loaded when one of them is opened.

## Everywhere

copy = Kopieren
copied = Kopiert
to-table = Zum Tisch
not-found = Unter dieser Adresse ist nichts.
motion-more = Figuren gleiten über den Plan; ohne dies erscheinen sie gleich an ihrem Ort.
sound-more = Würfel, Treffer, Wunden, Beute, dein Zug, Abenddämmerung und Sieg. Auf Telefonen stumm, bis du den Ton einschaltest.
notices-more = Eine Benachrichtigung des Systems, wenn du am Zug bist und diese Seite nicht zu sehen ist.
shortcuts = Tastatur
online = da
away = weg
temper-dealt = beliebig

## Lobby

who-sits = Wer auf Platz { $n } sitzt
which-temper = Temperament auf Platz { $n }
which-hero = Held auf Platz { $n }
who-me = ich
who-open = frei für einen Freund
hero-dealt = zufällig
clock-none = keine
clock-live = je 20 min, 20 s mehr pro Entscheidung
clock-slow = je 1 Stunde, 30 s mehr pro Entscheidung
clock-day = 1 Tag pro Entscheidung
clock-week = 7 Tage pro Entscheidung
hints-allowed = Wer spielt, darf um Tipps bitten
public-table = In der Liste der öffentlichen Tische zeigen
make-and-invite = Tisch aufmachen und einladen
start-game = Partie beginnen
statistics = Statistik
statistics-who = Spiel und Figur
statistics-played = Gespielt
statistics-won = Gewonnen
statistics-best = Beste Punktzahl
statistics-note = Beendete Partien dieses Browsers, je ein Platz von dir. Abzweigungen, Lektionen und Partien mit offenen Würfeln zählen nicht.
hide-game = Aus dieser Liste ausblenden
hide-more = Ausblenden heißt nicht verlassen: Du behältst deinen Platz, und die anderen warten auf dich. Ausgeblendete Partien lassen sich unter der Liste wieder zeigen.
leave-game = Die Partie verlassen
leave-open = Wenn du gehst, wird dein Platz für jemand anderen frei. Du kannst zurückkommen, bis ihn jemand nimmt.
leave-playing = Wenn du gehst, nimmt ein Neulingsbot deinen Platz ein und spielt für dich weiter. Er wartet ein paar Sekunden; du kannst zurückkommen, bis er etwas entschieden hat. Danach ist der Platz für immer verloren. Um ihn zu behalten, lass stattdessen unter „Plätze“ einen Bot für dich spielen.
leave-rated = Wer eine gewertete Partie verlässt, wird Letzter. Ein Neulingsbot spielt weiter; du kannst zurückkommen, solange er nichts entschieden hat.
stay = Bleiben

## Before the start

invite-title = Freunde einladen
invite-how = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zuschauen.
table-link = Link zu diesem Tisch
link-local = Diese Adresse gilt nur auf diesem Rechner. Für Freunde an anderen Rechnern starte den Server mit:
sit-here = Hier hinsetzen
leave-seat = Den Platz verlassen
start-fills =
    { $n ->
        [one] Ein Bot nimmt den freien Platz ein.
       *[other] Bots nehmen die { $n } freien Plätze ein.
    }
start-waits = Nimm einen Platz, um mitzuspielen. Wer sitzt, kann die Partie beginnen; ohne Platz schaust du zu.
start-full = Alle Plätze sind besetzt. Wenn die Partie beginnt, kannst du zuschauen.

## The table

forecast-more = Chancen und Gewissheiten eines Kampfes, einer Probe oder einer Suche, bevor du entscheidest; ab dem nächsten Tisch, den du öffnest.
hints-off = An diesem Tisch keine Tipps
typing-more = Zeigt die Nummern und die Notation der Möglichkeiten und ein Feld, um sie einzugeben. Auch die Taste / öffnet es.
auto-more = Ein Wurf ohne Tränke, eine Abwehr ohne etwas abzuwehren, alles mit nur einer Möglichkeit.
auto-but = Fragt nach: { $step }
auto-again = Wieder von selbst
rated-game = Gewertete Partie
rating = Wertung { $rating }
rated-waits = Eine gewertete Partie beginnt, wenn alle Plätze besetzt sind.
my-ratings = Wertungen
my-rating =
    { $n ->
        [one] { $game }: { $rating } nach { $n } Partie
       *[other] { $game }: { $rating } nach { $n } Partien
    }
decides-now = entscheidet gerade
wants-end = möchte die Partie beenden
which-bot = Welcher Bot
let-bot = Einen Bot für mich spielen lassen
watching = { $n } Zuschauer
invite-watch = Wer diesen Link hat, kann zuschauen:
dice-committed = Würfel, die niemand wählt
dice-committed-more = Die Würfel folgen aus einem Geheimnis des Servers, dessen Fingerabdruck vor allem anderen veröffentlicht wurde, und aus einem Anteil jedes Spielers. Das Geheimnis wird veröffentlicht, wenn die Partie zu Ende ist.
share-own = eigener Anteil an den Würfeln
share-absent = hat einen Anteil versprochen und nicht gegeben; dafür steht das Geheimnis des Servers
share-server = kein Anteil; dafür steht das Geheimnis des Servers
dice-checked-here = Von diesem Browser selbst geprüft:
dice-check-server = Das veröffentlichte Geheimnis passt zu seinem Fingerabdruck.
dice-check-kept = Der Fingerabdruck ist der, den dieser Browser vor der Partie erfahren hat.
dice-check-shares = Jeder Anteil passt zu dem Fingerabdruck, den sein Spieler zuvor genannt hat.
dice-check-own = Dein eigener Anteil steckt in den Würfeln.
dice-check-fails = Trifft nicht zu:
record-with = Deine Siege mit dieser Figur: { $won } von { $played }
why-won = { $what }: { $most } zu { $next }.
what-decided = Was den Ausschlag gab
coach = Trainer
coach-lead = Ein Trainer spielt die Partie durch: wo eine andere Wahl besser gewesen wäre, wie sich die Chancen aller entwickelten und was die Würfel wert waren. Das dauert etwa eine Minute.
coach-ask = Den Trainer fragen
coach-works = Der Trainer sieht sich die Partie an …
coach-points = Wendepunkte
coach-no-points = Keine andere Wahl war eindeutig besser.
coach-decision = Entscheidung { $n } · { $who }
coach-chosen = Gewählt: { $choice }
coach-better = Besser: { $choice }
coach-begun = Gut begonnen: { $choice }
coach-then = Aber es ging besser weiter.
coach-plan =
    { $n ->
        [one] Der bessere Weg, in einer Entscheidung
       *[other] Der bessere Weg, in { $n } Entscheidungen
    }
coach-again = Von hier an noch einmal versuchen
coach-more = Beurteilt nach gedachten Welten, die von der wahren nicht zu unterscheiden waren, und in anderen bestätigt. Chancen sind Schätzungen: Neulinge spielen von 16 Zeitpunkten weiter, je 6-mal.
luck-note = Gezählt werden die Würfel, wie sie fielen, bevor Karten, Talente oder neue Würfe sie änderten, im Vergleich mit dem genauen Mittel fairer Würfel.

## Replay

replay-missing = Diese Partie lässt sich nicht zeigen.
verify-dice = Die Würfel prüfen
replay-link = Link zu diesem Augenblick
share-and-check = Teilen, herunterladen, Würfel prüfen
seed = Geheimnis, am Ende veröffentlicht
eyes-open = alles offen
eyes-spectator = einem Zuschauer
to-first = Zum Anfang
to-last = Zum Ende
step-of = Schritt { $n } von { $count }
all-moves = Alle Entscheidungen
stride = Schrittweite
stride-move = Entscheidung
stride-fight = Kampf oder Probe
stride-turn = Zug
stride-part = Akt oder Phase
fork-here = Von hier weiterspielen
fork-what = In diesem Augenblick beginnt eine neue Partie: Du nimmst einen Platz, Bots die anderen, und von hier an fallen die Würfel neu. Sie wird als Abzweigung gekennzeichnet und zählt in keiner Statistik.
fork-seat = Dein Platz
fork-bots = Die anderen

## Rules

rules-of = Die Regeln von { $game }
search-rules = In den Regeln suchen
chapters = Kapitel
clauses-found =
    { $n ->
        [0] Keine Regel enthält diese Wörter.
        [one] { $n } Regel gefunden
       *[other] { $n } Regeln gefunden
    }

## About

about-title = Über Dawnbreach
about-what = Dawnbreach bringt zwei große Brettspiele auf den Bildschirm, getreu nach ihren Regelheften: jede Regel, alles Material, auf Deutsch, Englisch, Polnisch und Russisch. Spiel über einen Link mit Freunden, mit Bots oder schau zu. Die Seite zeigt nur das Spiel; ein einziges Regelwerk entscheidet, was erlaubt ist, und erklärt, was nicht.
fair-title = Geht es bei den Würfeln mit rechten Dingen zu?
fair-before = Bevor eine Partie beginnt, zieht der Server ein Geheimnis und zeigt dessen Fingerabdruck (SHA-256). Jeder Wurf und jede gezogene Karte folgt aus diesem Geheimnis, sodass niemand die Würfel nachträglich ändern kann, ohne dass der Fingerabdruck es verrät.
fair-after = Ist die Partie zu Ende, wird das Geheimnis veröffentlicht. „Die Würfel prüfen“ auf der Seite der Wiederholung spielt die ganze Partie daraus noch einmal und vergleicht jedes Ergebnis.
fair-hidden = Dein Browser erfährt nur, was dein Platz wissen darf. Bots sehen dasselbe wie ein Mensch auf ihrem Platz und nicht mehr.
back-title = Zurücknehmen
back-rules = Du kannst deine eigenen Entscheidungen zurücknehmen, bis gewürfelt, etwas Verborgenes aufgedeckt oder von jemand anderem entschieden wird. Ein Schloss kennzeichnet, was sich nicht zurücknehmen lässt.
back-consent = Um weiter zurückzugehen, müssen alle am Tisch zustimmen. Würfel, die seither fielen, werden neu geworfen.
privacy-title = Was gespeichert wird
privacy-text = Kein Konto und keine Cookies. Dein Name, deine Einstellungen und die Schlüssel zu deinen Plätzen bleiben in diesem Browser; löschst du seine Daten, verlierst du diese Plätze. Der Server behält die Partien.
credits-title = Dank und Lizenz
credits-games = Dies ist eine inoffizielle Umsetzung. Sie enthält weder Bilder noch Texte der Verlage: Die Regeln sind in eigenen Worten erzählt, und die Karten, bis auf einige Namen, und die Zeichnungen sind unsere eigenen.
credits-licence = Das Programm ist freie Software unter der MIT-Lizenz.
key-digits = die Möglichkeit mit dieser Nummer wählen
key-notation = eine Möglichkeit eingeben, etwa „hit d1 a.1“, oder Wörter daraus; ist sie nicht erlaubt, erfährst du, warum
key-board = aufs Spielbrett
key-choices = zur Liste der Möglichkeiten
key-back = zurücknehmen
key-log = Verlauf
key-chat = Gespräch
key-seats = Plätze
key-arrows = sich in Listen bewegen
key-explain = das gewählte Ding erklären: was du damit tun kannst und warum der Rest nicht erlaubt ist
key-hint = um einen Tipp bitten
key-escape = schließen, was offen ist
key-help = diese Liste
key-replay = durch eine Wiederholung gehen
key-play = eine Wiederholung abspielen oder anhalten

## Player aid

aid-turn = Zug und Kosten
aid-icons = Symbole
aid-win = Sieg

## The same person on other devices

person-title = Deine Partien auf jedem Gerät
person-how = Deine Plätze gehören zu diesem Browser; ein Konto braucht niemand. Nimm sie auf ein anderes Gerät mit, und hebe Wiederherstellungscodes auf für den Fall, dass dieser Browser verloren geht.
bring-title = Ein anderes Gerät
bring = Link und QR-Code zeigen
bring-how = Öffne ihn auf dem anderen Gerät. Er gilt einmal, innerhalb von 15 Minuten. Wer ihn öffnet, spielt als du.
bring-qr = QR-Code des Links
bring-link = Link für dein anderes Gerät
withdraw = Den Link zurückziehen
withdrawn = Der Link gilt nicht mehr.
codes-title = Wiederherstellungscodes
codes-none = Du hast noch keine. Sie bringen dich zurück, wenn dieser Browser verloren ist.
codes-left =
    { $n ->
        [one] { $n } Code ist übrig.
       *[other] { $n } Codes sind übrig.
    }
codes-make = Wiederherstellungscodes erstellen
codes-renew = Neue Codes anstelle der alten erstellen
codes-shown = Schreib sie auf oder speichere sie: Sie werden nur jetzt gezeigt. Jeder gilt einmal, auf jedem Gerät.
codes-save = Als Datei speichern
have-code = Ich habe einen Code
redeemed = Deine Partien sind hier.
devices-title = Deine Geräte
device-since = seit { $date }
device-here = dieser Browser
device-end = Entfernen
my-data = Was der Server über dich speichert
my-id = Deine Kennung, für den Betreiber dieses Servers:
export-data = Alles herunterladen
erase-sure = Dein Name und deine Worte werden aus allen Partien entfernt, und auf deinen Plätzen spielen Bots weiter. Das lässt sich nicht rückgängig machen.
erase-yes = Für immer vergessen
join-title = Deine Partien in diesen Browser holen?
join-how = Du spielst hier dann als die Person, die dir den Link gezeigt hat. Partien, die in diesem Browser begonnen wurden, bleiben in ihm.

# People at a table

person-mute = Stummschalten
person-unmute = Stummschaltung aufheben
person-mute-how = Du siehst dann nicht mehr, was { $name } an diesem Tisch schreibt. Niemand erfährt davon.
person-muted-how = Du siehst nicht, was { $name } an diesem Tisch schreibt.
person-muted = stumm
person-report = Melden
person-report-name = Der Betreiber dieses Servers erfährt von diesem Namen.
person-report-remark = Der Betreiber dieses Servers erfährt von diesen Worten.
person-report-why = Was stimmt nicht? (freiwillig)
person-reported = Danke. Der Betreiber dieses Servers wird es sich ansehen.
person-remove = Vom Tisch entfernen
person-remove-how = Der Platz wird frei, und { $name } kann sich hier nicht mehr hinsetzen.
table-lock = Den Tisch abschließen
table-lock-how = Dann kann niemand mehr dazukommen, und er steht nicht unter den öffentlichen Tischen.
table-unlock = Den Tisch aufschließen
table-locked = Der Tisch ist abgeschlossen: Niemand kann mehr dazukommen.

# For the keeper of the server

keeper = Den Server betreuen
keeper-how = Für den Betreiber dieses Servers. Das Token steht in der Umgebung des Servers, als DAWNBREACH_ADMIN_TOKEN.
keeper-token = Zugangstoken
keeper-enter = Anmelden
keeper-wrong = Dieser Server kennt kein solches Token.
keeper-leave = Das Token vergessen
keeper-reports = Meldungen
keeper-reports-none = Niemand hat etwas gemeldet.
keeper-of-name = Gemeldet wurde der Name.
keeper-tables = Tische
keeper-tables-none = Es gibt keine Tische.
keeper-bans = Gesperrt
keeper-bans-none = Niemand ist gesperrt.
keeper-until = bis { $time }
keeper-ban = Für eine Woche sperren
keeper-ban-maker = Den Ersteller für eine Woche sperren
keeper-ban-who = Adresse oder Kennung einer Person
keeper-ban-no = Weder Person noch Adresse sind bekannt.
keeper-dismiss = Verwerfen
keeper-pardon = Entsperren
keeper-close = Schließen
keeper-export = Exportieren
keeper-done = Erledigt.

# Rätsel

puzzle-solved = Gelöst
puzzle-missed = Nicht ganz
puzzle-so-far = Bisher
puzzle-yours = Du
puzzle-best = Am besten
puzzle-novice = Ein Neuling
puzzle-line = Der beste Weg
puzzle-rate = Beim ersten Versuch gelöst von { $percent } % von { $tries }.
puzzle-untried = Noch hat niemand geantwortet.
puzzle-was-solved = Du hast es beim ersten Versuch gelöst.
puzzle-was-missed = Beim ersten Versuch hast du es verfehlt.
puzzle-before = Am Tag davor
puzzle-of-sanctum = Rätsel aus Sanctum
puzzle-of-doom = Rätsel aus Darkest Doom
