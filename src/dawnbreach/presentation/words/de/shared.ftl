# What the table and the terminal say alike.

bot-random = Zufallsbot
bot-novice = Neulingsbot
bot-apprentice = Lehrlingsbot
bot-adept = Könnerbot
bot-veteran = Veteranenbot
bot-master = Meisterbot
bot-tempered = { $bot }, { $temper }
temper-bold = kühn
temper-careful = vorsichtig
temper-thief = diebisch

# Headings in the list of choices
group-main = Zuerst
group-take = Dämonen nehmen
group-loot = Gegenstand nehmen
group-drink = Trank trinken
group-hit = Würfel zuweisen
group-use = Fähigkeit nutzen
group-turn = Würfel ändern
group-claim = Lohn für getötete Dämonen
group-gem = Edelstein hochschieben
group-equip = Gegenstand anlegen
group-remove = Gegenstand ablegen
group-brew = Gegenstände gegen Tränke tauschen
group-pour = Trank wegschütten
group-bless = Segen nutzen
group-pay = Strafe zahlen
group-rest = Oder
group-go = Gehen
group-play = Karte ausspielen
group-trap = Falle stellen oder zurücknehmen
group-rite = Ritual des Waldes
group-drop = Ablegen
group-order = Ordenstaten verkünden
group-deck = Karte ziehen
group-discard = Abwerfen
group-mark = Eigenschaft und Relikt markieren
group-aim = Ziel wählen
group-fate = Karte für ihr Symbol abwerfen
group-die = Würfel drehen oder neu würfeln
group-place = Gebiet wählen

# What is printed on the cards of Darkest Doom
doom-relic-high = bei 5 oder mehr
doom-relic-low = bei 5 oder weniger
doom-area-citadel = Zitadelle
doom-area-temple = Bluttempel
doom-area-forest = Wald
doom-area-plain = Ebene
doom-area-mountain = Berg
doom-area-lake = See
doom-area-entrance = Eingang zur Schwarzen Loge
doom-area-path = Pfad
doom-area-monolith = Monolith
doom-area-summit = Gipfel
doom-kind-combat = Ausrüstung für den Kampf
doom-kind-hurt = Ausrüstung gegen Wunden
doom-kind-test = Ausrüstung für Proben
doom-kind-turn = Ausrüstung für deinen Zug
doom-kind-monster = Falle für Monster
doom-kind-guardian = Falle für Wächter
doom-kind-any = Falle für alle
doom-kind-battle = Kampfzauber
doom-kind-basic = einfacher Zauber
doom-kind-ranged = Fernzauber
doom-kind-encounters = Begegnung
doom-range = Reichweite { $n }
doom-uses =
    { $n ->
        [one] { $n } Anwendung
       *[other] { $n } Anwendungen
    }

# What an area does for whoever is in it (DD-3.4, DD-7.8, DD-13.5), and a place of the Fate track (DD-5.3)
doom-does-citadel = Hier darfst du ein Bündnis schließen. Für 1 Bestimmungsmünze darfst du bis zu 2 Gebiete weit reisen, dazu 1 für jede mit dir verbündete Zitadelle; enden darf die Reise nicht bei einer Zitadelle.
doom-does-temple = Im Morgengrauen, wo immer du bist: Wirf so viele Karten der Dunklen Verderbnis ab oder erhalte so viel Tagesruhm, wie du Akolythen hast.
doom-does-forest = Für 2 Mana: Wirf 2 Karten ab (keine Dunkle Verderbnis) und ziehe 2 von einem Stapel der Zitadellenvorräte.
doom-does-plain = In einer Ebene geschieht nichts.
doom-does-mountain = Auf einem Berg geschieht nichts.
doom-does-lake = Hier rufen 1 bis 3 Geisterlaternen das Seegespenst herbei.
doom-does-entrance = Für 1 Aktionspunkt gehst du zu einem anderen Eingang der Schwarzen Loge.
doom-does-path = Hier dürfen keine Fallen gestellt werden.
doom-does-monolith = Ein Wächter mit 3 Siegelkristallen kann hier mit einer Hinterhaltsprobe versuchen, Mosh zu befreien; gelingt es, ist das Spiel gewonnen.
doom-does-summit = Hier ist die besessene Hohepriesterin. Wer den Gipfel betritt, kämpft gegen sie; wer sie bezwingt und überlebt, gewinnt das Spiel.
doom-does-fate-eclipse = Jede Zitadelle und jeder Bluttempel neben einem Dunklen Abgrund bekommt 1 Ranke, und diese Abgründe verschwinden.
doom-does-fate-metamorphosis = Das Monster, das dem würfelnden Wächter am nächsten ist, steigt zur nächsten Stufe auf, wenn es kann.
doom-does-fate-sword-shield = Der würfelnde Wächter darf einen Würfel auf Schwert oder Schild drehen, ohne eine Karte abzuwerfen.
doom-does-fate-dawn-dusk = Der würfelnde Wächter darf einen Würfel auf Morgengrauen oder Abenddämmerung drehen, ohne eine Karte abzuwerfen.
doom-does-fate-priestess-moon = Der würfelnde Wächter darf einen Würfel auf Priesterin oder Mond drehen, ohne eine Karte abzuwerfen.

# A hint
hint-ends = in { $worlds } gedachten Welten im Schnitt: { $ends }
hint-solved = ausgerechnet, wenn der Kampf aufs Beste verläuft: { $ends }
hint-than-next = verglichen mit der nächsten Wahl: { $ends }
hint-than-first = verglichen mit der ersten Wahl: { $ends }
hint-even = soweit zu sehen war, unterscheidet sie sich wenig von den anderen
hint-plan = was Faustregeln sagen; hier gibt es nichts auszuprobieren
hint-ready = Wie bereit du für den Dämonenfürsten bist: Du überlebst { $survive } von { $battles } gedachten letzten Schlachten, mit { $health } Lebenspunkten, und besiegst im Schnitt { $defeated } von 9 Karten.
hint-not-ready = Wie bereit du für den Dämonenfürsten bist: noch nicht. In { $battles } gedachten letzten Schlachten besiegst du im Schnitt { $defeated } von 9 Karten und überlebst keine.
hint-ready-estimate = Eine Schätzung: als begänne sie jetzt, bei diesem Schwierigkeitsgrad, nach noch einer Rast, gekämpft wie von einem Lehrling.
hint-victory = Sieg { $value }
hint-defeat = Niederlage { $value }
hint-survive = Überleben { $value }
hint-kills = getötet { $value }
hint-decimal = { $n },{ $tenths }
hint-health = Lebenspunkte am Ende { $value }
hint-lead = erhoffter Vorsprung an Lebenspunkten beim Dämonenfürsten { $value }
hint-left = Lebenspunkte { $value }
hint-skills = Talente { $value }
hint-achievements = Erfolge { $value }
hint-defeated = besiegte Karten { $value }
hint-fame = Tagesruhm { $value }
hint-alliances = Bündnispunkte { $value }
hint-crystals = Siegelkristalle { $value }
hint-wounds = Wunden { $value }
hint-points = Punkte { $value }
hint-risks = Wagnisse { $value }
hint-deaths = Tode { $value }
hint-cards = Handkarten { $value }
hint-why-sanctum-solver = Von allen Arten, diese Würfel und Fähigkeiten zu nutzen, beginnt so die beste: am meisten getötet, am wenigsten Schaden durchgelassen, bei Gleichstand Marker gespart.
hint-why-sanctum-gem = Es bringt dir ein Talent näher, das du bald nutzen kannst; Edelsteine wandern nur, wenn du tötest.
hint-why-sanctum-equip = Es ist besser als das, was du dort trägst, oder füllt einen leeren Platz.
hint-why-sanctum-penalty = Von allen Arten zu zahlen kostet dich diese am wenigsten.
hint-why-sanctum-enough = Nichts von dem, was hier übrig ist, würde dich stärker machen.
hint-why-sanctum-take = Stufe, Gegenstände und Augenzahlen, die zu deinen Würfeln passen: Diese Gruppe bringt am meisten für den Schaden, den sie anrichten kann.
hint-why-sanctum-loot = Es ist der stärkste Gegenstand hier, oder einer für einen leeren Platz.
hint-why-sanctum-claim = Getötete Dämonen geben Edelsteine und Gegenstände: Nimm sie.
hint-why-sanctum-move = Deine Würfel werden mit mehr Dämonen fertig, und es ist ein Wettlauf zur Stadt.
hint-why-sanctum-fight = Du hast Dämonen vor dir und keinen Spielraum, gefahrlos noch mehr zu nehmen.
hint-why-sanctum-rest = Viele deiner Marker sind verbraucht, oder im Beutel liegt bessere Ausrüstung: Rasten ist sicher.
hint-why-sanctum-brew = Gegenstände, die du nicht tragen wirst, sind als Tränke mehr wert.
hint-why-sanctum-drink = Die Gegner richten genug Schaden an, dass sich ein Trank lohnt.
hint-why-sanctum-roll = Kein Trank ändert genug, um jetzt getrunken zu werden.
hint-why-sanctum-breach = Du stehst an den Mauern von Sanctum und hast nichts mehr zu bekämpfen: Wer sie zuerst durchbricht, gewinnt Zeit.
hint-why-sanctum-answer = Nichts hält dich zurück: Wer dem Ruf zu den Waffen folgt, sieht die Karten des Dämonenfürsten früher.
hint-why-darkest-doom-test = Was die Karten auf der Hand an dieser Probe noch ändern, abgewogen gegen ihr Behalten.
hint-why-darkest-doom-draw = Karten dieses Stapels sind dir jetzt am meisten wert.
hint-why-darkest-doom-discard = Diese Karte wirst du am wenigsten vermissen.
hint-why-darkest-doom-mark = Diese Eigenschaft und dieses Relikt bringen über die übrigen Runden am meisten.
hint-why-darkest-doom-seek = Besser werden die Chancen nicht mehr.
hint-why-darkest-doom-coin = Eine Münze verbessert die Chancen um mehr, als sie anderswo wert ist.

# A coach
review-better = Besser: { $choice }
review-known = Soweit man es damals wissen konnte, in { $worlds } gedachten Welten: { $ends }
review-true = Mit dem, was damals verborgen war: { $ends }
review-nothing = kein messbarer Unterschied
review-plan = Der ganze Plan: { $plan }
review-exact = Genau ausgerechnet: Es kam zu { $made }; die Würfel erlaubten { $could }
review-lucky = { $what }: { $expected } zu erwarten, { $came } von den Würfeln erlaubt ({ $gap })
luck-survive = überlebte Kämpfe
luck-wounds = Wunden
luck-kills = Getötete
luck-tests = bestandene Proben
luck-deaths = Tode im Kampf

# Dice of a record
verified =
    { $n ->
        [0] Die Aufzeichnung hält sich an die Regeln, aber kein Ergebnis darin stammt aus dem Startwert.
        [one] Das eine Ergebnis folgt aus dem offengelegten Startwert.
       *[other] Alle { $n } Ergebnisse folgen aus dem offengelegten Startwert.
    }
verified-abandoned = { verified } An dieser Stelle wurde die Partie abgebrochen.
dice-shared = Alles fair: Am Startwert hatten Spieler einen Anteil (Plätze: { $seats }), also konnte niemand die Würfel bestimmen.
dice-claimed = Die Aufzeichnung nennt Anteile von Spielern (Plätze: { $seats }). Wenn sie echt sind, hat niemand die Würfel bestimmt; bestätigen können das nur diese Spieler oder der Server, auf dem sie gespielt haben, denn einen Text kann man erfinden.
dice-nobody = Für diese Würfel bürgt niemand: Kein Spieler hatte einen Anteil am Startwert, also kann ihn jemand gewählt haben.
dice-open = Die Würfel waren offen: Der Startwert wurde vor der Partie gewählt.
dice-fork = Diese Partie zweigt von einer anderen ab, deren Ergebnisse nicht aus diesem Startwert stammen: Für jene bürgt niemand.
puzzle-task-sanctum-fight = Kämpfe diesen Kampf zu Ende. Es gibt eine beste Antwort; ein Neuling verfehlt sie.
puzzle-task-sanctum-turn = Spiele diesen Zug zu Ende: erst der Kampf, dann die Stufen. Es zählt, wie viele Talente und Erfolge er dir bringt, und bei Gleichstand, wie wenige Wunden. Es gibt eine beste Antwort; ein Neuling verfehlt sie.
puzzle-task-darkest-doom-fight = Kämpfe diesen Kampf mit den Karten auf deiner Hand zu Ende. Es gibt eine beste Antwort; ein Neuling verfehlt sie.
puzzle-task-darkest-doom-turn = Spiele diesen Zug und überlasse nichts dem Glück: Wie viele Punkte, Tagesruhm und Bündnisse zusammen, kannst du dir sichern? Ein Wurf im Kampf, eine Hinterhaltsprobe oder eine gezogene Karte beendet das Rätsel. Nur der Bestimmungswürfel einer Mission darf fallen, und er fällt so schlecht wie möglich.
puzzle-why-sanctum-fight = Jeder mögliche Ausgang wurde berechnet; jede andere Antwort ist um mindestens eine Wunde schlechter.
puzzle-why-sanctum-turn = Jeder Kampf, den diese Würfel erlauben, wurde berechnet, mit jeder Art, die Stufen zu nehmen; jede andere Antwort bringt weniger oder kostet mehr Wunden.
puzzle-why-darkest-doom-fight = Jeder mögliche Ausgang wurde berechnet; jede andere Antwort ist um mindestens eine Wunde schlechter.
puzzle-why-darkest-doom-turn = Jede Art, diesen Zug ohne Glück zu spielen, wurde versucht; keine bringt mehr Punkte.
