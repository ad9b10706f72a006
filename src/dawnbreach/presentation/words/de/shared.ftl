# What the table and the terminal say alike.

bot-random = Zufallsbot
bot-novice = Neulingsbot
bot-apprentice = Lehrlingsbot
bot-adept = Könnerbot
bot-veteran = Veteranenbot
bot-master = Meisterbot

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
group-trap = Falle stellen
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
