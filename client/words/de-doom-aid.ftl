# What the things of Darkest Doom are, and its player aid; loaded at a table only.

## Crimson Fate dice

doom-is-sword = Schwert
    .more = Ein Treffer.
doom-is-priestess = Priesterin
    .more = Ein Treffer.
doom-is-shield = Schild
    .more = Pariert einen Treffer.
doom-is-dawn = Morgengrauen
    .more = Ein Treffer, aber nur im Morgengrauen.
doom-is-dusk = Abenddämmerung
    .more = Ein Treffer, aber nur in der Abenddämmerung.
doom-is-moon = Mond
    .more = Rückt den Schicksalsmarker ein Feld weiter; was dort steht, wo er stehen bleibt, geschieht.

## What a Guardian has

doom-is-attack = Angriff
    .more = So viele Würfel wirfst du im Kampf.
doom-is-magic = Magiekunde
    .more = So viele Manablätter kannst du haben.
doom-is-wisdom = Weisheit
    .more = So viele Karten ziehst du im Morgengrauen, und so viele kannst du auf der Hand haben.
doom-is-health = Lebenskraft
    .more = So viele Wunden kannst du nehmen; mit der letzten stirbst du.
doom-is-action = Aktionspunkte
    .more = Vier im Morgengrauen und vier in der Abenddämmerung: 1 für jeden Schritt, mehr für manche Karten.
doom-is-wound = Wunden
    .more = Kannst du keine mehr nehmen, kehrst du zu deinem eigenen Tempel zurück, verlierst 3 Tagesruhm und erhältst eine Weiße Motte.
doom-is-mana = Manablätter
    .more = Mit ihnen bezahlst du Zauber und das Ritual des Waldes. In der Abenddämmerung kehren alle zurück.
doom-is-coin = Bestimmungsmünzen
    .more = Jede ändert den Bestimmungswürfel um 1, bezahlt die Straße einer Zitadelle oder einen Fallenmarker. Höchstens 5.
doom-is-corruption = Dunkle Verderbnis
    .more = Füllt deine Hand und lässt sich nicht abwerfen. Ein Bluttempel nimmt dir so viele, wie du Akolythen hast.
doom-is-fame = Tagesruhm
    .more = Ermöglicht Bündnisse und bestimmt die Spielreihenfolge; am Ende der Runde sinkt er auf 0.
doom-is-acolyte = Akolyth
    .more = Kommt mit einem Bündnis, das du mit 6 Tagesruhm schließt. Im Morgengrauen nimmt dir jeder eine Karte der Dunklen Verderbnis oder gibt 1 Tagesruhm.
doom-is-moth = Weiße Motte
    .more = Jeder Tod bringt eine: jede Runde 1 Tagesruhm weniger und ein Platz weniger für Akolythen.
doom-is-crystal = Siegelkristall
    .more = Drei davon befreien Mosh am Monolithen.
doom-is-lantern = Geisterlaterne
    .more = Ruft das Seegespenst herbei: Jede erhöht seinen Angriff und seine Verteidigung um 1.
doom-is-urn = Urne der Ältesten
    .more = Mit ihr bezahlst du mächtige Karten.
doom-is-mission = Mission
    .more = Erfülle sie in ihrem Gebiet: 1 Tagesruhm, oder 3, wenn du sie aus mindestens 3 Gebieten Entfernung angekündigt hast; eine Eigenschaft steigt, und vielleicht findest du ein Relikt.
doom-is-order = Ordenstat
    .more = Du hast zwei. Hast du in deinem Zug eine vollbracht, verkünde sie und nimm eine ihrer Belohnungen.

## On the map

doom-is-citadel = Zitadelle
    .more = Schließe hier kostenlos ein Bündnis, mit mindestens 1 Tagesruhm. Für 1 Münze führt ihre Straße bis zu 2 Gebiete weiter, und 1 mehr für jede mit dir verbündete Zitadelle.
doom-is-temple = Bluttempel
    .more = Im Morgengrauen, wo immer du bist, nehmen dir deine Akolythen Dunkle Verderbnis oder geben Tagesruhm. Wer stirbt, kehrt zum eigenen Tempel zurück.
doom-is-forest = Wald
    .more = Für 2 Mana: Wirf 2 Karten ab und ziehe 2 von einem Stapel.
doom-is-plain = Ebene
    .more = Hier geschieht nichts.
doom-is-mountain = Berg
    .more = Hier geschieht nichts.
doom-is-lake = See
    .more = Rufe mit 1 bis 3 Geisterlaternen das Seegespenst herbei.
doom-is-entrance = Eingang zur Schwarzen Loge
    .more = Für 1 Aktionspunkt gehst du zu einem anderen Eingang.
doom-is-path = Pfad
    .more = Der Weg hinauf zum Monolithen und zum Gipfel. Hier kann keine Falle liegen.
doom-is-monolith = Monolith
    .more = Bestehe hier mit 3 Siegelkristallen eine Probe, um Mosh zu befreien und zu gewinnen.
doom-is-summit = Gipfel des Winterbergs
    .more = Die besessene Hohepriesterin: Bezwinge sie im Kampf und überlebe, um zu gewinnen.
doom-is-abyss = Dunkler Abgrund
    .more = Wer ihn betritt, legt eine Hinterhaltsprobe ab: Wer besteht, erhält Tagesruhm; wer scheitert, dem geschieht etwas Dunkles.
doom-is-tendril = Ranke
    .more = Drei verderben eine Zitadelle oder einen Tempel. Sind alle acht verdorben, gewinnt die Finsternis.
doom-is-trap = Falle
    .more = Kostet 1 Münze. Ein Monster löst sie aus; ein anderer Wächter, der das Gebiet betritt, legt eine Hinterhaltsprobe ab.
doom-is-heart = Herz
    .more = In jeder Abenddämmerung kommt eines in den Beutel der Zielplättchen. So viele noch liegen, so viel Lebenskraft hat die Hohepriesterin.
doom-is-echo = Echo der Finsternis
    .more = Ab der fünften Abenddämmerung nutzen Monster ihre Echofähigkeiten.
doom-is-event = Dunkles Ereignis
    .more = Wird in jeder Abenddämmerung gezogen: erst, was es erschafft, dann, was es bis zum nächsten bewirkt.
doom-is-hound = Hetzhund
    .more = Ein Monster der ersten Stufe: 3 Tagesruhm, wenn du es tötest.
doom-is-huntsman = Jäger
    .more = Ein Monster der zweiten Stufe: 4 Tagesruhm, wenn du es tötest.
doom-is-leader = Anführer der Jagd
    .more = Ein Monster der dritten Stufe: 5 Tagesruhm, wenn du es tötest.
doom-is-round = Runde
    .more = Die Zahl ist die Stufe ihrer Hinterhaltsproben: So viele Symbole sind gefordert, mit einem Würfel mehr.
doom-is-border = Grenze
    .more = Sie zu überschreiten, kostet 1 Aktionspunkt, zu einer verdorbenen Zitadelle 2.

## Supplies, slots and combat

doom-is-equipment = Ausrüstung
    .more = Karten, die auf einem deiner zwei Plätze liegen bleiben und mehrmals helfen: im Kampf, bei Proben, gegen Wunden, unterwegs.
doom-is-traps = Fallen
    .more = Du spielst sie, wenn jemand in einen deiner Fallenmarker läuft.
doom-is-spells = Zauber
    .more = Du spielst sie in deinem Zug oder in einem Kampf, an dem du teilnimmst, meist für Mana.
doom-is-encounters = Begegnungen
    .more = Leute aus Betel, die dir in deinem Zug helfen, meist für Aktionspunkte.
doom-is-slot = Ausrüstungsplatz
    .more = Auf jedem der zwei Plätze liegt eine Ausrüstungskarte. In deinem Zug kannst du sie kostenlos abwerfen.
doom-is-hits = Treffer
    .more = Schwert und Priesterin treffen, Morgengrauen im Morgengrauen, Abenddämmerung in der Abenddämmerung. Jeder Treffer, der nicht pariert wird, ist eine Wunde.
doom-is-parries = Paraden
    .more = Jede hält einen Treffer der anderen Seite auf.
doom-is-destiny = Bestimmungswürfel
    .more = Er hat zehn Seiten und sagt, ob du das Relikt findest. Jede Bestimmungsmünze ändert ihn um 1, nach oben oder unten.
doom-is-test = Hinterhaltsprobe
    .more = Zu jedem dieser Symbole muss ein eigener Würfel passen. Wirf Karten ab, um Würfel auf die Symbole zu drehen, die auf ihnen stehen.

## Turn

doom-aid-dawn = Morgengrauen
doom-aid-draw = Ziehen
    .more = So viele Karten, wie du Weisheit hast, eine nach der anderen von beliebigen Stapeln; eine Mission, wenn du keine hast.
doom-aid-turns = Züge
    .more = In Spielreihenfolge: alle Aktionen, die du bezahlen kannst, in beliebiger Reihenfolge, mit 4 Aktionspunkten.
doom-aid-dusk = Abenddämmerung
doom-aid-mana = Manablätter
    .more = Alle kehren zurück.
doom-aid-orders = Ordenstaten
    .more = Wirf ab, welche du nicht willst, und ziehe bis auf zwei nach.
doom-aid-fate = Der Zug des Dunkelsten Schicksals
    .more = Ein Herz kommt in den Beutel, ein Dunkles Ereignis wird gezogen, Monster jagen.
doom-aid-again = Züge
    .more = Noch einmal, mit 4 neuen Aktionspunkten.
doom-aid-order = Spielreihenfolge
    .more = Wer den meisten Tagesruhm hat, beginnt; dann sinkt er auf 0, minus 1 für jede Weiße Motte.
doom-aid-costs = Was die Dinge kosten
doom-aid-step = Ins nächste Gebiet gehen
    .more = 1 Aktionspunkt, zu einer verdorbenen Zitadelle 2
doom-aid-lodge = Von Eingang zu Eingang
    .more = 1 Aktionspunkt
doom-aid-road = Die Straße einer Zitadelle
    .more = 1 Münze
doom-aid-rite = Das Ritual des Waldes
    .more = 2 Mana und 2 Karten
doom-aid-token = Ein Fallenmarker
    .more = 1 Münze
doom-aid-ally = Ein Bündnis
    .more = kostenlos, mit mindestens 1 Tagesruhm oder so viel, wie der Punkte hat, dem du es nimmst
doom-aid-change = Einen Würfel auf das Symbol einer Karte drehen
    .more = diese Karte

## Victory: how far everybody is

doom-aid-ways = Vier Wege zum Sieg, und wie weit alle sind
doom-aid-priest = Neuer Hohepriester
    .more = Nach Runde 8: am meisten Tagesruhm und Bündnispunkte zusammen.
doom-aid-mosh = Mosh befreien
    .more = Drei Siegelkristalle und eine bestandene Probe am Monolithen.
doom-aid-cleanse = Die Hohepriesterin läutern
    .more = Bezwinge sie auf dem Gipfel und überlebe.
doom-aid-hunt = Anführer der Jagd
    .more = Lass dich verschlingen, und die Finsternis gewinnt: alle Zitadellen und Tempel verdorben.
doom-aid-crystals = { $n } von 3
doom-aid-round = Runde { $n } von { $last }
doom-aid-priestess = jetzt Angriff { $attack }, Lebenskraft { $health } und ihre Karte
doom-aid-corrupt = { $n } von { $last } Ranken
doom-aid-glory = Punkte: { $n }
doom-aid-strength = Angriff { $attack }, erträgt { $left }
doom-aid-yes = verschlungen
doom-aid-no = nicht verschlungen
doom-is-guardian = Wächter
    .more = Eine der Figuren, die Betel verteidigen. Die Farbe ist die der Zitadelle, des Tempels und der Fallen.
doom-is-virtual = Virtueller Wächter
    .more = Niemand spielt ihn: Was er in jedem seiner Züge tut, sagt eine Karte.
doom-is-cards = Handkarten
    .more = Zitadellenvorräte und Dunkle Verderbnis; welche es sind, sieht nur, wem sie gehören.
doom-is-day = Morgengrauen
    .more = Die erste Hälfte einer Runde: Alle ziehen Karten, dann sind alle einmal am Zug.
doom-is-night = Abenddämmerung
    .more = Die zweite Hälfte einer Runde: Mana kommt zurück, die Finsternis handelt, dann sind alle noch einmal am Zug.
doom-act-end = Zug beenden
    .more = Übrige Aktionspunkte verfallen; in der Spielreihenfolge geht es weiter.
doom-act-pass = Passen
    .more = Du spielst hier nichts mehr, und es geht weiter.
doom-act-settle = Bestätigen
    .more = Alles bleibt, wie es liegt, und du siehst, was daraus wird.
doom-act-declare = Mission offenlegen
    .more = Alle erfahren, wohin sie führt.
