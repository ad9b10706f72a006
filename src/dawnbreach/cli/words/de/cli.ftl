# What the terminal says around a game. Words of the rules and names of cards belong to the game.

## Letters and signs

letter-red = R
letter-green = G
letter-blue = B
letter-white = W
letter-purple = V
letter-gap = { "" }
token-stamina = A
token-focus = F
token-corrupted = X

## The screen

title = Sanctum
turn-of = am Zug: { $hero }
round = Runde { $n }, nächstes Brüllen { $roar }
march = Marsch
at-start = vor dem ersten Feld:
city = In der Stadt
lord-cards =
    { $n ->
        [one] { $n } Karte des Dämonenfürsten liegt dort
       *[other] { $n } Karten des Dämonenfürsten liegen dort
    }
lord-row = Aufgedeckte Karten des Dämonenfürsten
sets = Dämonen auf dem Plan
chest = In der Truhe
decks = Oberste Karten der Dämonenstapel
below = { $n } darunter
achievements-free = Noch freie Erfolge
others = Die anderen
you = du
person = ein Mensch
health = Lebenspunkte
dead = tot
victorious = siegreich, Lebenspunkte { $health }
marked = (stirbt bei { $n })
stamina = Ausdauer
focus = Fokus
rage-active =
    { $all ->
        [1] Raserei aktiv
       *[other] Raserei aktiv ({ $n } von { $all })
    }
rage-inactive = Raserei inaktiv
dice-owned = { $n } Würfel
dice-first = { " (+1 mit dem ersten Gegenstand)" }
gems = Edelsteine
gems-free = ({ $n } frei)
potions = Tränke
of-slots = ({ $n } Plätze)
skills-gained =
    { $n ->
        [one] { $n } Talent
       *[other] { $n } Talente
    }
items-worn =
    { $n ->
        [one] trägt { $n } Gegenstand (Stufen { $levels })
       *[other] trägt { $n } Gegenstände (Stufen { $levels })
    }
achieved =
    { $n ->
        [one] { $n } Erfolg
       *[other] { $n } Erfolge
    }
pursued =
    { $n ->
        [one] { $n } Dämon (Schaden { $damage })
       *[other] { $n } Dämonen (Schaden { $damage })
    }
cards-left =
    { $n ->
        [one] noch { $n } Karte (Schaden { $damage })
       *[other] noch { $n } Karten (Schaden { $damage })
    }
battle = Kampftafel
damage-faced = drohender Schaden: { $n }, bisher abgewehrt: { $shields }
comes-through = kommt durch: { $n }
this-kills = das ist tödlich!
damage = Sch. { $n }
demon-lord = Dämonenfürst
card-face-down = verdeckte Zornkarte
card-gone = leerer Platz
card-defeated = besiegt
dice = Würfel
die-lost = verloren
die-assigned = zugewiesen
die-modified = verändert
die-silver = Silber
abilities = Fähigkeiten
skill-table = Talenttafel (Edelsteine, die noch wandern, in Klammern)
worn = Angelegt
sack = Beutel
empty = leer
used = (verbraucht)
achievements = Erfolge
blessings = Segen
lasting-less-dice = nächster Kampf: { $n } Würfel weniger
lasting-more-damage = nächster Kampf: { $n } Schaden mehr
lasting-only-modified = nur veränderte Würfel treffen diese Karte
lasting-shield = wehrt in jedem Kampf { $n } ab
lasting-guard = jede Abwehrfähigkeit wehrt { $n } mehr ab
lasting-twin = { $n }er treffen { $m }er und { $m }er treffen { $n }er
log-title = Was geschah
log-title-more =
    { $n ->
        [one] Was geschah ({ $n } frühere Zeile: verlauf)
       *[other] Was geschah ({ $n } frühere Zeilen: verlauf)
    }
more-there = (zeig, tisch: der Rest)
welcome = Schlag dich zu den Mauern von Sanctum durch, werde unterwegs stärker und besiege den Dämonenfürsten mit mehr Lebenspunkten als die anderen. ? erklärt alles.

## Choosing

prompt = { "Nummer, Wörter oder ? > " }
your-decision = Deine Entscheidung — { $step } ({ $clause })
list-folded = { $group } (liste: alle)
taken-back = Zurückgenommen.
input-number = Eine Wahl mit der Nummer { $number } gibt es nicht: Die Liste geht von 1 bis { $most }.

## Help

help-title = Was du eingeben kannst
help-number = 3 — die Wahl mit dieser Nummer
help-notation = hit d1 a.1 — die Wörter in ‹ › oder Wörter der Liste; manche darfst du weglassen, solange nur eine Wahl passt
help-enter = Enter — nimmt die einzige Wahl oder zeichnet den Bildschirm neu
help-question = ? — diese Hilfe und die Regel zu dieser Entscheidung
help-why = warum raste — welche Regel es verbietet und was es erlauben würde
help-hint = tipp — woran ein Könner denken würde und wohin es führt
hint-choice = { $number }. { $choice } ({ $text })
help-back = zurück — nimmt deine letzte Entscheidung zurück, wo die Regeln es erlauben
help-rules = regeln SAN-4.8 — eine Regel, ein Kapitel (regeln 4) oder eine Suche (regeln Trank)
help-show = zeig 2 — die ganze Tafel dieses Platzes mit allen Kartentexten; zeig allein: deine
help-table = tisch — Marsch, Dämonen, Stapel und Erfolge in voller Länge
help-list = liste — jede Wahl mit ihrer Nummer, auch die in einer Zeile zusammengefassten
help-log = verlauf 50 — die letzten Zeilen dessen, was geschah
help-save = speichern datei — gespeichert wird jede Entscheidung ohnehin; dies legt eine Kopie in eine Datei
help-record = protokoll datei — wohin das Protokoll kommt, wenn die Partie zu Ende ist
help-language = sprache pl — { $known }
help-quit = ende — verlässt das Spiel; weiter geht es mit „dawnbreach resume“
typed-help = ? hilfe
typed-why = warum wieso
typed-hint = tipp hinweis
typed-back = zurück zurueck
typed-rules = regeln regel
typed-show = zeig zeige
typed-table = tisch
typed-list = liste
typed-log = verlauf
typed-save = speichern speichere
typed-record = protokoll
typed-language = sprache
typed-quit = ende exit
signs-title = Was die Zeichen bedeuten
sign-gems = R G B W: rot, grün, blau, weiß. Ein Edelstein in Klammern liegt noch auf dem Talent; ist keiner mehr da, gehört das Talent dir (✓).
sign-spaces = Fähigkeitsfelder: [R] nimmt Ausdauer, [B] Fokus, [V] eines von beiden. [A] und [F]: Dort liegt ein Marker, und die Fähigkeit wartet auf eine Rast oder einen Trank. [X]: für immer verdorben. Talente, die keinen Marker kosten: [ ] bereit, [x] verbraucht.
sign-hits = [3 5✓]: Trefferzonen; jede braucht einen Würfel mit genau diesem Wert, ✓ ist schon getroffen. a.2 ist die zweite Zone der Karte a; d1 ist dein erster Würfel.
sign-march = Auf dem Marsch ist eine Zahl die Figur dieses Platzes, $ eine Schatztruhe.
sign-foes = Zunderkobold R I [3] Sch. 1 → B Stiefel: ein roter Dämon der Stufe I, den eine 3 trifft; er richtet 1 Schaden an und gibt eine rote Stufe und Stiefel mit einem blauen Edelstein.
why-usage = Schreib hinter „warum“, was du gern tun würdest, zum Beispiel: warum raste.
allowed = Nichts verbietet es: „{ $choice }“ kannst du jetzt wählen.
see-rules = Die ganze Regel: regeln { $clause }
rules-usage = Ein Kapitel: regeln 4. Eine Regel: regeln SAN-4.8. Eine Suche: regeln Trank.
no-rule = Keine Regel hat die Nummer oder die Wörter „{ $text }“.
no-seat = Die Plätze haben die Nummern 1 bis { $seats }.

## Keeping

saved = Gespeichert: { $file }
save-failed = Die Partie ließ sich nicht in { $file } speichern; prüfe den Ordner und den freien Platz.
file-kept = { $file } gibt es schon, und es ist kein Spielstand; die Datei blieb unberührt.
left = Die Partie ist in { $file } gespeichert; weiter geht es mit „dawnbreach resume“.
record-later = Das Protokoll wird am Ende der Partie geschrieben, weil es bis dahin Geheimnisse verriete; „protokoll DATEI“ sagt, wohin.
record-goes = Wenn die Partie zu Ende ist, kommt das Protokoll nach { $file }.
record-written = Protokoll: { $file }
record-failed = Das Protokoll ließ sich nicht schreiben; die Partie bleibt erhalten, und „dawnbreach resume“ versucht es noch einmal.
file-missing = Eine Datei { $file } gibt es nicht.
file-closed = { $file } lässt sich nicht lesen.
file-foreign = { $file } ist keine Textdatei von Dawnbreach.
file-no-save = { $file } ist kein Spielstand von Dawnbreach.
nothing-to-resume = In { $folder } gibt es keine Partie fortzusetzen; „dawnbreach play“ beginnt eine.

## The end

game-over = Die Partie ist zu Ende
won =
    { $n ->
        [one] Sieg für { $heroes }:
       *[other] Geteilter Sieg für { $heroes }:
    }
by-alone = niemand sonst hat den Dämonenfürsten besiegt (Lebenspunkte: { $health }).
by-health = die meisten Lebenspunkte unter denen, die den Dämonenfürsten besiegt haben ({ $health }).
by-achievements = so viele Lebenspunkte wie jemand anders ({ $health }), aber mehr Erfolge ({ $n }).
by-share = gleich viele Lebenspunkte ({ $health }) und Erfolge.
by-cards = alle Helden sind gefallen, und niemand hat mehr der neun Karten besiegt.
by-hits = alle Helden sind mit gleich vielen besiegten Karten gefallen, und niemand hatte mehr Treffer auf der nächsten.
by-share-fallen = alle Helden sind gefallen, und diese kamen gleich weit.
score = Punkte { $n }
fell =
    { $n ->
        [one] gefallen, { $n } Karte der letzten Schlacht besiegt
       *[other] gefallen, { $n } Karten der letzten Schlacht besiegt
    }
seed = Startwert der Würfel: { $seed }

## Replay, verify, check

step-start = Anfang (von { $last } Entscheidungen)
step-made = { $at }/{ $last } · Platz { $seat }: { $choice }
eyes = von hier gesehen
replay-keys = Enter weiter · p zurück · Nummer springen · s 2 Platz · s Zuschauer · s open alles · l pl Sprache · q Ende
replay-help = Gib Enter oder n (weiter), p (zurück), eine Nummer (springen), s 2 (Platz), s (Zuschauer), s open (alles), show 2 (eine Tafel), table (den Tisch), l pl (Sprache) oder q (Ende) ein.
not-verified = Nicht bestätigt: { $why }
pack-complete = Das Paket ist vollständig: { $demons } Dämonenkarten, { $heroes } Helden, { $skills } Talente, { $lords } Karten des Dämonenfürsten, { $furies } Zornkarten, { $blessings } Segen, { $acts } Akte ({ $digest }).
pack-wrong = { $n } Fehler: Das Paket lässt sich nicht spielen.
bad-pack =
    { $more ->
        [0] Das Paket lässt sich nicht spielen: { $problem }.
       *[other] Das Paket lässt sich nicht spielen: { $problem } (und { $more } mehr; „dawnbreach check“ nennt alle).
    }

## The command line

about = Zwei große Brettspiele im Terminal, mit Bots, Wiederholungen und Simulation.
command = befehl
commands = Befehle
arguments = Argumente
options = Optionen
usage = Aufruf:
about-play = eine Partie beginnen
about-resume = die letzte oder eine gespeicherte Partie fortsetzen
about-replay = ein Protokoll Schritt für Schritt ansehen
about-review = ein Trainer sieht sich ein Protokoll an: Wendepunkte, Chancen, Glück
about-puzzle = ein Kampf oder ein Zug aus Sanctum oder Darkest Doom mit einer einzigen besten Antwort; jeden Tag ein anderer
about-verify = die Würfel eines Protokolls mit dem vor der Partie angekündigten Startwert vergleichen
about-check = ein Inhaltspaket auf Fehler prüfen
about-simulate = viele Partien von Bots spielen und die Ergebnisse zählen
about-arena = Bots gegeneinander spielen lassen und sagen, welcher stärker ist
about-bench = messen, wie schnell das Programm rechnet
arg-help = diese Hilfe zeigen
arg-version = die Fassung zeigen
build-plain = reines Python
build-compiled = übersetzt
arg-language = die Sprache; noch nicht von Muttersprachlern gelesen: { $unread }
arg-game = das Spiel: sanctum oder darkest-doom (sanctum)
arg-terminal = im Terminal spielen; ohne dies und ohne weitere Optionen im Browser
arg-seats = wie viele spielen, höchstens 4 (3)
arg-seat = wo du sitzt (1)
arg-bots = die anderen, durch Kommas getrennt: random, novice, apprentice, adept, veteran, master; mit Temperament: adept:bold, adept:careful, adept:thief (novice)
arg-hero = dein Held: huntress, outlaw, slayer oder dancer; in Darkest Doom sela, urian, roana oder tristram (wird ausgelost)
arg-difficulty = Sanctum: normal, hard, nightmare oder inferno (normal)
arg-seed = ein Startwert für die Würfel; ohne ihn sind sie bis zum Ende geheim
arg-pack = ein Ordner mit einem eigenen Inhaltspaket
arg-watch = nur Bots spielen; den Verlauf ausgeben
arg-save = ein Spielstand (der zuletzt gespielte)
arg-record = ein Protokoll
arg-eyes = mit den Augen dieses Platzes (als Zuschauer)
arg-open = alles sehen
arg-review-seat = nur die Entscheidungen dieses Platzes beurteilen
arg-tries = wie oft eine Wahl ausprobiert wird; mehr dauert länger
arg-jobs = auf so vielen Prozessoren
arg-again = vor dieser Entscheidung weiterspielen, als Übungspartie
review-progress = Angesehen: { $done } von { $all }
review-chances = Chancen jedes Platzes im Lauf der Partie, geschätzt aus { $games } Partien, die von jedem Zeitpunkt weitergespielt wurden
review-who = Platz { $seat } { $who }
review-graph = { $who } { $bars } von { $first } bis { $last }
review-points = Wendepunkte
review-no-points = Keine Wendepunkte: Keine andere Wahl war eindeutig besser
review-chosen = Entscheidung { $at }, { $who }: { $choice }
review-again = Um eine noch einmal zu versuchen: dawnbreach review { $file } --again { $at }
review-luck = Glück: was vor jedem Wurf zu erwarten war und was die Würfel erlaubten, beides bei bestem Spiel
arg-date = das Rätsel dieses Tages; ohne Angabe das von heute
arg-puzzle-seed = das Rätsel dieses Startwerts
arg-puzzle-game = das Spiel (sanctum)
puzzle-named = Rätsel { $name }: { $task }
puzzle-left = Das Rätsel wartet auf dich.
puzzle-solved = Gelöst: { $ends }. Besser ging es nicht.
puzzle-missed = Nicht ganz: { $ends }.
puzzle-best = Am besten wäre gewesen { $ends }: { $plan }
puzzle-score = Beim ersten Versuch gelöst: { $solved } von { $all }
arg-at = nach so vielen Entscheidungen beginnen
arg-all = den ganzen Verlauf ausgeben
arg-folder = der Ordner des Pakets
bad-arguments = Die Befehlszeile ist bei „{ $text }“ nicht zu verstehen; „{ $command } --help“ nennt die Optionen.
missing-arguments = „{ $command }“ braucht noch: { $text }; „{ $command } --help“ nennt die Optionen.
input-language = Eine Sprache „{ $language }“ gibt es nicht; es gibt { $known }.
input-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $bots }.
pack-of-no-game = { $folder } sieht nach dem Paket keines Spiels aus; sag mit „--game“, zu welchem es gehört: { $games }.
no-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt { $games }.
no-number = { $option } verlangt eine Zahl, nicht „{ $text }“.
too-many-bots = { $bots } Bots sind genannt, aber Platz ist für { $room }.
no-extra = „dawnbreach { $command }“ braucht mehr als das bloße Regelwerk: pip install "{ $extra }"
what-decided = Was den Ausschlag gab
