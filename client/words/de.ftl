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
loading = Wird geladen …
try-again = Noch einmal versuchen
to-lobby = Zur Startseite
server-away = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
lobby-away = Keine Verbindung zum Server. Die Regeln lassen sich weiter lesen; Partien warten, bis er wieder da ist.
clause-link = Regel { $clause }, öffnet einen neuen Tab
your-name = Dein Name
guest = Gast
motion = Bewegung
sound = Ton
volume = Lautstärke
notices = Benachrichtigungen
help = Hilfe
board = Plan
clock = Uhr
you = du
bot-random = Zufallsbot
bot-novice = Neulingsbot
bot-apprentice = Lehrlingsbot
bot-adept = Könnerbot
bot-veteran = Veteranenbot
bot-master = Meisterbot
bot-other = Bot
bot-tempered = { $bot }, { $temper }
temper-bold = kühn
temper-careful = vorsichtig
temper-thief = diebisch
free-seat = freier Platz
seats = Plätze
seat-number = Platz { $n }
status-open = wartet auf Mitspieler
status-starting = beginnt gleich
status-playing = läuft
status-over = zu Ende
status-abandoned = abgebrochen

## Lobby

lobby-title = Was spielen wir?
lobby-lead = Zwei große Fantasy-Brettspiele, vollständig, im Browser: allein, gegen Bots oder mit Freunden, am Stück oder über Tage. Nichts zu installieren, kein Konto.
seats-range = { $least } bis { $most } Spieler
play-now = Gleich gegen Bots spielen
play-alone = Allein spielen
guided-on = Geführte Partie, Kapitel { $n }
chapters-all = Kapitel der Lektion
chapter-done = beendet
chapter-begun = begonnen
guided = Neu hier? Geführte Partie
invite = Freunde einladen
set-up = Einen Tisch einrichten
my-games = Deine Partien
my-games-none = Hier erscheinen Partien, die du in diesem Browser spielst, damit du zu ihnen zurückfindest.
deciding = Am Zug: { $names }
outcome-won = Gewonnen
outcome-place = Platz { $n } von { $count }
outcome-lost = Verloren
outcome-rivals = { $n ->
    [one] ein Virtueller Wächter
   *[other] { $n } Virtuelle Wächter
    }
filter = Zeigen
filter-all = alle
filter-won = gewonnene
filter-lost = verlorene
show-all = Alle { $n } zeigen
put-away = Partie { $id } ausblenden oder verlassen
unhide-game = Partie { $id } wieder in der Liste zeigen
show-hidden = Ausgeblendete Partien zeigen ({ $n })
left-game = du hast die Partie verlassen
left-notice = Du hast die Partie verlassen. Ein Bot spielt für dich weiter: { $name }.
come-back = Zurückkommen
open-tables = Öffentliche Tische
open-tables-none = Gerade wartet niemand an einem öffentlichen Tisch.
free-seats =
    { $n ->
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }

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
hint = Tipp
hint-thinking = Ein Könner denkt nach …
hint-none = Einem Könner fällt hier nichts ein.
hint-more = Allein aus dem, was du wissen kannst: Welten, die die wahre sein könnten, wurden weitergespielt. Wo „im Schnitt“ steht, sind die Zahlen Schätzungen.
caution-yes = Trotzdem tun
caution-no = Noch einmal nachdenken
typing = Eingabe per Tastatur
auto = Schritte ohne Wahl spielen sich selbst
auto-played = Von selbst gespielt: { $choice }
auto-ask = Bei diesem Schritt fragen
type-choice = Möglichkeit eingeben oder suchen
choices-all = Alle Möglichkeiten als Liste
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
went-back-before =
    { $n ->
        [one] Davor wurde schon einmal zurückgegangen.
       *[other] Davor wurde schon { $n } Mal zurückgegangen.
    }
fell-anew = Würfel, die seither gefallen waren, fielen neu.
open-dice = Offene Würfel
open-dice-why = Wer diesen Tisch aufgemacht hat, hat den Startwert gewählt: Die Würfel sind nicht geheim.
rated = Gewertet
rated-why = Nur Menschen spielen, mit verdeckten Würfeln, ohne Tipps und ohne Zurückgehen. Wer geht oder keine Zeit mehr hat, wird Letzter.
rating-now = { $name }: { $rating } ({ $gained })
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
is-late = { $name } lässt den Tisch seit mehr als einem Tag warten.
let-bot-for = Vorerst einen Bot einspringen lassen
play-myself = Wieder übernehmen
bot-plays = Ein Bot spielt für dich: { $name }.
days-left =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
dice-mixing = Die Würfel werden gemischt …
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
lesson-step = Kapitel { $chapter }, Schritt { $n } von { $count }
lesson-next = Nächstes Kapitel
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
whole-result = Das ganze Ergebnis lesen
follow = Zusehen bei
follow-turn = wer gerade entscheidet
fallen-more = Die anderen spielen weiter; sieh dir an, wessen Tafel du willst.
curve-ends = Am Ende: { $words }
as-a-table = Als Tabelle

## Replay

load-record = Ein Protokoll öffnen
download-record = Das Protokoll herunterladen
commit = Fingerabdruck, von Anfang an bekannt
eyes = Gesehen von
speed = Tempo
play = Abspielen
pause = Anhalten
step-on = Einen Schritt weiter
step-back = Einen Schritt zurück
fork = Abzweigung
fork-of = Eine Abzweigung: Die ersten { $ply } Entscheidungen fielen in einer anderen Partie.
fork-dice = Seither fallen andere Würfel, aus einem eigenen Geheimnis dieser Partie.

## What others did meanwhile

playback = Was andere taten, noch einmal gezeigt
playback-before = So standen die Dinge nach deiner letzten Entscheidung.
playback-skip = Zurück in die Gegenwart
since = Seit deiner letzten Entscheidung
since-watch =
    { $n ->
        [one] { $n } Schritt ansehen
       *[other] { $n } Schritte ansehen
    }
speed-is = Tempo: { $n }-fach; drücken für das nächste

## The same person on other devices

other-devices = Andere Geräte und Wiederherstellung
redeem = Meine Partien hierher holen
erase = Mich vergessen

# People at a table

person-about = Über { $name }
chat-hidden =
    { $n ->
        [one] Eine Bemerkung ist ausgeblendet: Du hast ihren Verfasser stummgeschaltet.
       *[other] { $n } Bemerkungen sind ausgeblendet: Du hast ihre Verfasser stummgeschaltet.
    }

# Rätsel

puzzle = Rätsel
puzzle-today = Rätsel des Tages
puzzle-lead = Ein Moment aus einer Partie mit einer einzigen besten Antwort, jeden Tag ein anderer. Findest du sie?
puzzle-streak = { $n ->
    [one] Beim ersten Versuch gelöst: { $n } Tag in Folge.
   *[other] Beim ersten Versuch gelöst: { $n } Tage in Folge.
  }
