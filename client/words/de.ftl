# The shell: pages and the table around a board.

## Everywhere

skip = Zum Inhalt springen
pages = Seiten
rules = Regeln
about = Info
replay = Wiederholung
settings = Einstellungen
language = Sprache
language-unread = noch nicht von Muttersprachlern gelesen
close = Schließen
copy = Kopieren
copied = Kopiert
loading = Wird geladen …
try-again = Noch einmal versuchen
to-lobby = Zur Startseite
to-table = Zum Tisch
not-found = Unter dieser Adresse ist nichts.
server-away = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
clause-link = Regel { $clause }, öffnet einen neuen Tab
your-name = Dein Name
guest = Gast
motion = Bewegung
motion-more = Figuren gleiten über den Plan; ohne dies stehen sie einfach da.
sound = Ton
sound-more = Ein kurzer Ton, wenn du am Zug bist.
notices = Benachrichtigungen
notices-more = Eine Benachrichtigung des Systems, wenn du am Zug bist und diese Seite nicht zu sehen ist.
shortcuts = Tastatur
help = Hilfe
board = Plan
clock = Uhr
you = du
online = da
away = weg
bot-random = Zufallsbot
bot-novice = Neulingsbot
bot-apprentice = Lehrlingsbot
bot-adept = Könnerbot
bot-veteran = Veteranenbot
bot-master = Meisterbot
bot-other = Bot
free-seat = freier Platz
seats = Plätze
seat-number = Platz { $n }
status-open = wartet auf Mitspieler
status-playing = läuft
status-over = zu Ende
status-abandoned = abgebrochen

## Lobby

lobby-title = Was spielen wir?
lobby-lead = Zwei große Brettspiele mit jeder Regel, allem Material und einem Grund für jedes „Nein“. Nichts zu installieren, kein Konto.
seats-range = { $least } bis { $most } Spieler
play-now = Gleich gegen Bots spielen
guided = Zum ersten Mal hier? Geführte Partie
invite = Freunde einladen
set-up = Einen Tisch einrichten
who-sits = Wer auf Platz { $n } sitzt
which-hero = Held auf Platz { $n }
who-me = ich
who-open = frei für einen Freund
hero-dealt = zufällig
clock-none = keine
clock-live = je 20 min, 20 s mehr pro Entscheidung
clock-slow = je 1 Stunde, 30 s mehr pro Entscheidung
clock-day = 1 Tag pro Entscheidung
clock-week = 7 Tage pro Entscheidung
public-table = In der Liste der öffentlichen Tische zeigen
make-and-invite = Tisch aufmachen und einladen
start-game = Partie beginnen
my-games = Deine Partien
my-games-none = Hier erscheinen Partien, die du in diesem Browser spielst, damit du zu ihnen zurückfindest.
show-all = Alle { $n } zeigen
put-away = Partie { $id } ausblenden oder verlassen
unhide-game = Partie { $id } wieder in der Liste zeigen
show-hidden = Ausgeblendete Partien zeigen ({ $n })
hide-game = Aus dieser Liste ausblenden
hide-more = Ausblenden heißt nicht verlassen: Du behältst deinen Platz, und die anderen warten auf dich. Ausgeblendete Partien lassen sich unter der Liste wieder zeigen.
leave-game = Die Partie verlassen
leave-open = Wenn du gehst, wird dein Platz für jemand anderen frei. Du kannst zurückkommen, bis ihn jemand nimmt.
leave-playing = Wenn du gehst, nimmt ein Neulingsbot deinen Platz ein und spielt für dich weiter. Er wartet ein paar Sekunden; du kannst zurückkommen, bis er etwas entschieden hat. Danach ist der Platz für immer verloren. Um ihn zu behalten, lass stattdessen unter „Plätze“ einen Bot für dich spielen.
left-game = du hast die Partie verlassen
left-notice = Du hast die Partie verlassen. Ein Bot spielt für dich weiter: { $name }.
come-back = Zurückkommen
stay = Bleiben
open-tables = Öffentliche Tische
open-tables-none = Gerade wartet niemand an einem öffentlichen Tisch.
free-seats =
    { $n ->
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }

## Before the start

invite-title = Freunde einladen
invite-how = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zuschauen.
table-link = Link zu diesem Tisch
link-local = Diese Adresse gilt nur auf diesem Rechner. Für Freunde an anderen Rechnern starte den Server mit:
sit-here = Hier hinsetzen
bot-here = Einen Bot hierher setzen
free-again = Diesen Platz freigeben
leave-seat = Den Platz verlassen
start-fills =
    { $n ->
        [one] Ein Bot nimmt den freien Platz ein.
       *[other] Bots nehmen die { $n } freien Plätze ein.
    }
start-waits = Nimm einen Platz, um mitzuspielen. Wer sitzt, kann die Partie beginnen; ohne Platz schaust du zu.
start-full = Alle Plätze sind besetzt. Wenn die Partie beginnt, kannst du zuschauen.

## The table

connecting = Verbindung wird aufgebaut …
link-lost = Verbindung verloren, neuer Versuch …
table-missing = Diesen Tisch gibt es nicht.
decision = Entscheidung, Verlauf, Gespräch und Plätze
panels = Verlauf, Gespräch und Plätze
your-decision = Deine Entscheidung
for-seat = Für { $name }
sending = Wird gesendet …
choices = Wahl
choose = Wählen
forecast = Was daraus werden kann
forecast-more = Chancen und Gewissheiten eines Kampfes, einer Probe oder einer Suche, bevor du entscheidest; ab dem nächsten Tisch, den du öffnest.
caution-yes = Trotzdem tun
caution-no = Noch einmal nachdenken
typing = Eingabe per Tastatur
typing-more = Zeigt die Nummern und die Notation der Möglichkeiten und ein Feld, um sie einzugeben. Auch die Taste / öffnet es.
auto = Schritte ohne Wahl spielen sich selbst
auto-more = Ein Wurf ohne Tränke, eine Abwehr ohne etwas abzuwehren, alles mit nur einer Möglichkeit.
auto-but = Fragt nach: { $step }
auto-again = Wieder von selbst
auto-played = Von selbst gespielt: { $choice }
auto-ask = Bei diesem Schritt fragen
type-choice = Möglichkeit eingeben oder suchen
choices-fit =
    { $n ->
        [0] Keine Möglichkeit passt.
        [one] { $n } Möglichkeit passt. Enter spielt sie.
       *[other] { $n } Möglichkeiten passen. Tab ergänzt.
    }
no-choice-fits = Keine deiner Möglichkeiten enthält diese Wörter.
final = lässt sich nicht zurücknehmen
others-decide = Du wartest auf die anderen. Inzwischen kannst du dich umsehen, plaudern oder den Verlauf lesen.
you-watch = Du schaust zu.
take-back = Zurücknehmen
go-back = Zurückgehen
go-back-title = Bis vor diese Entscheidung zurückgehen
go-back-here = Zurück bis vor „{ $choice }“
go-back-sure = Alle am Tisch müssen zustimmen. Alle Entscheidungen seither werden ungeschehen gemacht.
same-dice = Wo seither Würfel fielen, werden andere fallen: Niemand kennt sie. Der Verlauf vermerkt es.
went-back = { $name } bat zurückzugehen: Die Entscheidungen { $to } bis { $last } wurden ungeschehen gemacht.
fell-anew = Würfel, die seither gefallen waren, fielen neu.
open-dice = Offene Würfel
open-dice-why = Wer diesen Tisch aufgemacht hat, hat den Startwert gewählt: Die Würfel sind nicht geheim.
back-asked =
    { $n ->
        [one] { $name } bittet alle, die letzte Entscheidung ungeschehen zu machen.
       *[other] { $name } bittet alle, die letzten { $n } Entscheidungen ungeschehen zu machen.
    }
back-waiting = Es fehlt noch die Antwort von { $names }.
agree = Ich stimme zu
disagree = Weiterspielen
back-withdraw = Die Bitte zurückziehen
log = Verlauf
log-older = Frühere Zeilen zeigen
log-empty = Noch ist nichts geschehen.
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-seated = Nur wer einen Platz hat, kann hier schreiben.
decides-now = entscheidet gerade
wants-end = möchte die Partie beenden
which-bot = Welcher Bot
let-bot = Einen Bot für mich spielen lassen
is-late = { $name } lässt den Tisch seit mehr als einem Tag warten.
let-bot-for = Vorerst einen Bot einspringen lassen
play-myself = Wieder übernehmen
bot-plays = Ein Bot spielt für dich: { $name }.
watching = { $n } Zuschauer
days-left =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
invite-watch = Wer diesen Link hat, kann zuschauen:
dice-committed = Die Würfel stehen im Voraus fest
dice-committed-more = Das ist der Fingerabdruck des Geheimnisses, aus dem alle Würfel folgen. Es wird veröffentlicht, wenn die Partie zu Ende ist; dann kann jeder prüfen, dass nichts geändert wurde.
abandon = Die Partie abbrechen
abandon-sure = Die Partie endet, wenn alle es wollen. Bots sind immer einverstanden. Du kannst stattdessen auch einen Bot für dich spielen lassen.
end-asked = Für ein Ende der Partie: { $names }. Sie endet, wenn alle zustimmen.
end-agree = Die Partie beenden
play-on = Weiterspielen
sheet-lower = Die Leiste einklappen
sheet-raise = Die Leiste ausklappen
explanation = Was möglich ist: { $about }
can = Möglich:
cannot = Nicht möglich:
nothing-now = Damit lässt sich jetzt nichts tun.
lesson-step = Lektion, Schritt { $n } von { $count }
lesson-this = (der nächste Schritt der Lektion)
lesson-show = Zeig es mir
lesson-go-on = Weiterspielen
lesson-new-game = Eine neue Partie
result = Ergebnis
game-over = Die Partie ist zu Ende
game-abandoned = Die Partie wurde abgebrochen
score = Punkte { $n }
rematch = Revanche
to-rematch = Zur Revanche
watch-replay = Wiederholung ansehen

## Replay

replay-missing = Diese Partie lässt sich nicht zeigen.
load-record = Ein Protokoll öffnen
download-record = Das Protokoll herunterladen
verify-dice = Die Würfel prüfen
replay-link = Link zu diesem Augenblick
share-and-check = Teilen, herunterladen, Würfel prüfen
commit = Fingerabdruck, von Anfang an bekannt
seed = Geheimnis, am Ende veröffentlicht
eyes = Gesehen von
eyes-open = alles offen
eyes-spectator = einem Zuschauer
speed = Tempo
play = Abspielen
pause = Anhalten
step-on = Einen Schritt weiter
step-back = Einen Schritt zurück
to-first = Zum Anfang
to-last = Zum Ende
step-of = Schritt { $n } von { $count }

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
key-back = zurücknehmen
key-log = Verlauf
key-chat = Gespräch
key-seats = Plätze
key-arrows = sich in Listen bewegen
key-explain = das gewählte Ding erklären: was du damit tun kannst und warum der Rest nicht erlaubt ist
key-escape = schließen, was offen ist
key-help = diese Liste
key-replay = durch eine Wiederholung gehen
key-play = eine Wiederholung abspielen oder anhalten
