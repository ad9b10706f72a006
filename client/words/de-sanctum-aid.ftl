# What the things of Sanctum are, and its player aid; loaded at a table only.

## Things

sanctum-is-stamina = Ausdauer
    .more = Damit bezahlst du rote und violette Fähigkeitsfelder. Eine Rast bringt alle Marker zurück, ein roter Trank einen vor dem Wurf.
sanctum-is-focus = Fokus
    .more = Damit bezahlst du blaue und violette Fähigkeitsfelder. Eine Rast bringt alle Marker zurück, ein blauer Trank einen vor dem Wurf.
sanctum-is-corrupted = Verdorbenes Feld
    .more = Hier kann kein Marker liegen, darum lässt sich die Fähigkeit nicht nutzen.
sanctum-is-health = Lebenspunkte
    .more = Jeder Schaden, der nicht abgewehrt wird, kostet einen. Bei 0 oder auf einem markierten Feld stirbt der Held.
sanctum-is-damage = Schaden
    .more = So viel richtet jeder nicht getötete Dämon bei der Abwehr an, auch wenn einige seiner Zonen getroffen sind.
sanctum-is-shield = Schild
    .more = Wehrt 1 Schaden ab. Abwehrfähigkeiten nutzt man nur bei der Abwehr.
sanctum-is-rage = Raserei
    .more = Solange sie aktiv ist: Setze beim Angriff einen beliebigen Würfel auf einen beliebigen Wert. Sie wird wieder aktiv, wenn ein Würfel übrig bleibt und ein Dämon lebt.
sanctum-is-die = Goldener Würfel
    .more = Du wirfst alle deine Würfel auf einmal. Göttlicher Beistand gibt allen einen weiteren, der erste angelegte Gegenstand noch einen.
sanctum-is-silver = Silberwürfel
    .more = Ein zusätzlicher Würfel, der geworfen wird, wenn das Talent es sagt, auf dem er wartet.
sanctum-is-location = Trefferzone
    .more = Nimmt einen Würfel auf, der genau diesen Wert zeigt. Was getroffen ist, bleibt getroffen; sind alle Zonen eines Dämons getroffen, ist er tot.
sanctum-is-gem = Edelstein
    .more = Eine Stufe schiebt einen Edelstein ihrer Farbe oder einen weißen auf der Talenttafel ein Feld hoch. Verlässt der letzte ein Talent, gehört es dir; mit denen im Vorrat legst du Gegenstände an.
sanctum-is-white = Weißer Edelstein
    .more = Steht für jede Farbe, auf der Talenttafel und auf Gegenständen.
sanctum-is-skill = Talent
    .more = Gehört dir, sobald der letzte Edelstein es verlässt.
sanctum-is-item = Gegenstand
    .more = Wird bei einer Rast angelegt: Jedes Edelsteinsymbol nimmt einen deiner Edelsteine auf. Nicht angelegte lassen sich gegen Tränke tauschen.
sanctum-is-potion = Trank
    .more = Wird vor dem Wurf getrunken: Ein roter bringt 1 Ausdauer zurück, ein blauer 1 Fokus.
sanctum-is-sack = Beutel
    .more = Gegenstände, die du hast, aber nicht trägst; er fasst beliebig viele.
sanctum-is-chest = Schatztruhe
    .more = Zieht ein Held hierher, werden die Dämonen, die noch auf dem Plan liegen, zu Gegenständen, und alle nehmen einen, von vorn nach hinten.
sanctum-is-divine = Göttlicher Beistand
    .more = Die erste Bewegung auf dieses Feld gibt jedem Helden einen weiteren Würfel.
sanctum-is-space = Feld des Marsches
    .more = Eine Bewegung führt auf das Feld vor dem vordersten Helden. Jedes Feld zeigt, welche Dämonen dort ausgelegt werden.
sanctum-is-achievement = Erfolg
    .more = Geht an den Ersten, der ihn am Ende eines Kampfes oder einer Rast erfüllt. Sein Segen hilft in der letzten Schlacht.
sanctum-is-deck = Dämonenstapel
    .more = Den nächsten Dämon jeder Stufe sehen alle, die darunter niemand.
sanctum-is-set = Dämonengruppe
    .more = Nach einer Bewegung nimmst du eine ganze Gruppe. Ihre Dämonen sind dir auf den Fersen, bis du sie tötest.
sanctum-is-lord = Karte des Dämonenfürsten
    .more = Fünf der neun Karten, die du in der letzten Schlacht besiegen musst; auf der Rückseite steht eine Strafe.
sanctum-is-fury = Zornkarte
    .more = Liegt verdeckt zwischen den Karten des Dämonenfürsten und schadet dir, wenn du auf sie vorrückst.
sanctum-is-penalty = Strafe
    .more = Was die Karte dir antut, wenn du die Wunden nicht nehmen willst.

## Turn

sanctum-aid-turn = Dein Zug: eine Aktion
sanctum-aid-move = Bewegung
    .more = Rücke auf das Feld vor dem vordersten Helden und nimm eine Gruppe Dämonen.
sanctum-aid-fight = Kampf
    .more = Kämpfe gegen alle Dämonen auf deiner Kampftafel zugleich.
sanctum-aid-rest = Rast
    .more = Alle Marker kehren zurück; dann legst du Gegenstände an und tauschst die übrigen gegen Tränke.
sanctum-aid-breach = Die Mauern durchbrechen
    .more = In Akt V, ohne Dämonen auf deiner Kampftafel. Bald darauf folgen die anderen dem Ruf zu den Waffen.
sanctum-aid-answer = Dem Ruf zu den Waffen folgen
    .more = Du betrittst die Stadt und rastest ein letztes Mal, sobald auch die anderen da sind. Dann antwortet der Dämonenfürst: Dich treffen die seiner Karten, die schon lagen, als du kamst. Wer spät kommt, leidet also mehr. Danach beginnt die letzte Schlacht.
sanctum-aid-steps = Ein Kampf, Schritt für Schritt
sanctum-aid-before = Vor dem Wurf
    .more = Trink Tränke.
sanctum-aid-roll = Wurf
    .more = Alle deine Würfel auf einmal.
sanctum-aid-attack = Angriff
    .more = Ändere Würfel mit Fähigkeiten und Raserei und lege sie auf Zonen mit demselben Wert.
sanctum-aid-block = Abwehr
    .more = Dämonen, die noch leben, richten ihren Schaden an; Schilde wehren ihn ab, der Rest sind Wunden.
sanctum-aid-levels = Stufen und Gegenstände
    .more = Für jeden getöteten Dämon: eine Stufe je Edelstein auf seiner Karte, dann sein Gegenstand.
sanctum-aid-achieve = Erfolge
    .more = Wer zuerst kommt, nimmt sie.
sanctum-aid-costs = Was Fähigkeiten kosten
sanctum-aid-red = Rotes Feld
    .more = 1 Ausdauer
sanctum-aid-blue = Blaues Feld
    .more = 1 Fokus
sanctum-aid-purple = Violettes Feld
    .more = 1 Ausdauer oder 1 Fokus
sanctum-is-hero = Held
    .more = Eine der vier Figuren, die nach Sanctum ziehen, mit eigener Ausrüstung, eigenen Fertigkeiten und eigenen Lebenspunkten. Die Zahl ist der Platz am Tisch.
sanctum-is-roar = Gebrüll
    .more = Nach jeder Runde der letzten Schlacht brüllt der Dämonenfürst: So viele seiner Karten werden aufgedeckt, und jede trifft alle, die noch kämpfen. Jedes Gebrüll hat eine Karte weniger.

## Victory

sanctum-aid-win = Wer gewinnt
    .more = Zieh nach Sanctum, durchbrich die Mauern und besiege deine neun Karten der letzten Schlacht. Von denen, die es schaffen, gewinnt, wer die meisten Lebenspunkte hat; danach entscheiden Erfolge. Fallen alle, gewinnt, wer die meisten Karten besiegt hat.
sanctum-aid-marched = Marsch: { $n } von { $last }
sanctum-aid-cards = letzte Schlacht: { $n } von { $last } Karten
