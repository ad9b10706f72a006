# What the cards say. Every text is made from a card's effects, so it is never written twice.

## Citadel Supplies and rewards

doom-add = füge deinem Ergebnis { $icons } hinzu
doom-dice = wirf { $n } Würfel mehr
doom-change =
    { $n ->
        [one] drehe { $n } deiner Würfel auf ein beliebiges Symbol
       *[other] drehe bis zu { $n } deiner Würfel auf beliebige Symbole
    }
doom-reroll =
    { $n ->
        [one] würfle { $n } deiner Würfel neu
       *[other] würfle bis zu { $n } deiner Würfel neu
    }
doom-weaken = der Gegner hat { $n } Treffer weniger
doom-wound =
    { $n ->
        [one] das Ziel nimmt { $n } Wunde
       *[other] das Ziel nimmt { $n } Wunden
    }
doom-heal =
    { $n ->
        [one] heile { $n } Wunde
       *[other] heile { $n } Wunden
    }
doom-prevent =
    { $n ->
        [one] nimm { $n } Wunde weniger
       *[other] nimm { $n } Wunden weniger
    }
doom-fame = erhalte { $n } Tagesruhm
doom-coins =
    { $n ->
        [one] erhalte { $n } Münze
       *[other] erhalte { $n } Münzen
    }
doom-mana =
    { $n ->
        [one] erhalte { $n } Manablatt zurück
       *[other] erhalte { $n } Manablätter zurück
    }
doom-action =
    { $n ->
        [one] erhalte { $n } Aktionspunkt
       *[other] erhalte { $n } Aktionspunkte
    }
doom-draw =
    ziehe { $n } { $what ->
        [equipment] Ausrüstungskarte
        [traps] Fallenkarte
        [spells] Zauberkarte
        [encounters] Begegnungskarte
       *[any] Vorratskarte
    }{ $n ->
        [one] {""}
       *[other] n
    }
doom-walk =
    { $n ->
        [one] gehe { $n } Gebiet weit ohne Aktionspunkte
       *[other] gehe bis zu { $n } Gebiete weit ohne Aktionspunkte
    }
doom-travel =
    { $what ->
        [entrance] gehe zu einem Eingang der Schwarzen Loge
        [temple] gehe zu deinem eigenen Bluttempel
        [citadel] gehe zu einer Zitadelle
        [forest] gehe in einen Wald
        [lake] gehe zu einem See
        [plain] gehe in eine Ebene
       *[mountain] gehe auf einen Berg
    }
doom-push =
    { $n ->
        [one] bewege das Ziel { $n } Gebiet weit
       *[other] bewege das Ziel bis zu { $n } Gebiete weit
    }
doom-halt = das Ziel geht in diesem Zug nicht weiter
doom-cleanse =
    { $n ->
        [one] wirf { $n } Karte der Dunklen Verderbnis von deiner Hand ab
       *[other] wirf bis zu { $n } Karten der Dunklen Verderbnis von deiner Hand ab
    }
doom-moth = erhalte eine Weiße Motte
doom-taint =
    { $n ->
        [one] das Ziel erhält { $n } Karte der Dunklen Verderbnis
       *[other] das Ziel erhält { $n } Karten der Dunklen Verderbnis
    }
doom-haunt = das Ziel erhält eine Weiße Motte
doom-clear =
    { $n ->
        [one] entferne { $n } Ranke von einem Gebäude in deinem Gebiet oder daneben
       *[other] entferne bis zu { $n } Ranken von einem Gebäude in deinem Gebiet oder daneben
    }
doom-seal = entferne einen Dunklen Abgrund in deinem Gebiet oder daneben
doom-disarm = gib einen Fallenmarker in deinem Gebiet oder daneben seinem Besitzer zurück
doom-rob =
    { $n ->
        [one] nimm dem Ziel { $n } Münze
       *[other] nimm dem Ziel bis zu { $n } Münzen
    }
doom-strip =
    { $n ->
        [one] das Ziel wirft { $n } Vorratskarte seiner Wahl ab
       *[other] das Ziel wirft { $n } Vorratskarten seiner Wahl ab
    }
doom-shame = das Ziel verliert { $n } Tagesruhm
doom-drain =
    { $n ->
        [one] das Ziel verliert { $n } Manablatt
       *[other] das Ziel verliert { $n } Manablätter
    }
doom-bond = erhöhe eines deiner Bündnisse um { $n }
doom-relic =
    { $what ->
        [crystal] erhalte einen Siegelkristall
        [lantern] erhalte eine Geisterlaterne
        [urn] erhalte eine Urne der Ältesten
       *[any] erhalte ein Relikt deiner Wahl
    }
doom-if-done =
    { $who ->
        [target] wenn es dazu kommt: { $effect }
       *[you] wenn du es getan hast: { $effect }
    }

## Their costs

doom-cost-nothing = kostenlos
doom-cost-coins =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
doom-cost-mana =
    { $n ->
        [one] { $n } Manablatt
       *[other] { $n } Manablätter
    }
doom-cost-action =
    { $n ->
        [one] { $n } Aktionspunkt
       *[other] { $n } Aktionspunkte
    }
doom-cost-urn =
    { $n ->
        [one] { $n } Urne der Ältesten
       *[other] { $n } Urnen der Ältesten
    }
doom-cost-corruption =
    { $n ->
        [one] erhalte { $n } Karte der Dunklen Verderbnis
       *[other] erhalte { $n } Karten der Dunklen Verderbnis
    }

## Icons of the Crimson Fate

doom-icon-sword = Schwert
doom-icon-priestess = Priesterin
doom-icon-shield = Schild
doom-icon-dawn = Morgengrauen
doom-icon-dusk = Abenddämmerung
doom-icon-moon = Mond

## The Leader of the Hunt

doom-hits =
    { $n ->
        [one] du schlägst mit { $n } Treffer mehr zu
       *[other] du schlägst mit { $n } Treffern mehr zu
    }
doom-tough = du hast { $n } Lebenskraft mehr

## Dark Events: creation icons

doom-colour =
    { $what ->
        [green] Grünen
        [purple] Violetten
        [orange] Orangefarbenen
       *[grey] Grauen
    }
doom-colour-temple =
    { $what ->
        [green] Grünen
        [purple] Violetten
        [orange] Orangefarbenen
       *[grey] Grauen
    }
doom-colour-with =
    { $what ->
        [green] Grünen
        [purple] Violetten
        [orange] Orangefarbenen
       *[grey] Grauen
    }
doom-eclipse = Sonnenfinsternis
doom-abysses = neue Dunkle Abgründe
doom-monsters = neue Hetzhunde
doom-citadel = 1 Ranke auf der { doom-colour } Zitadelle
doom-temple = 1 Ranke auf dem { doom-colour-temple } Bluttempel

## Dark Events: effects

doom-who-each = jeder Wächter
doom-who-first = der erste Wächter der Spielreihenfolge
doom-who-last = der letzte Wächter der Spielreihenfolge
doom-event-fame = { $who } erhält { $n } Tagesruhm
doom-event-fame-less = { $who } verliert { $n } Tagesruhm
doom-event-coins =
    { $n ->
        [one] { $who } erhält { $n } Münze
       *[other] { $who } erhält { $n } Münzen
    }
doom-event-coins-less =
    { $n ->
        [one] { $who } verliert { $n } Münze
       *[other] { $who } verliert { $n } Münzen
    }
doom-event-mana =
    { $n ->
        [one] { $who } erhält { $n } Manablatt zurück
       *[other] { $who } erhält { $n } Manablätter zurück
    }
doom-event-mana-less =
    { $n ->
        [one] { $who } verliert { $n } Manablatt
       *[other] { $who } verliert { $n } Manablätter
    }
doom-event-wound =
    { $n ->
        [one] { $who } nimmt { $n } Wunde
       *[other] { $who } nimmt { $n } Wunden
    }
doom-event-corruption =
    { $n ->
        [one] { $who } erhält { $n } Karte der Dunklen Verderbnis
       *[other] { $who } erhält { $n } Karten der Dunklen Verderbnis
    }
doom-event-discard =
    { $n ->
        [one] { $who } wirft { $n } Vorratskarte ab
       *[other] { $who } wirft { $n } Vorratskarten ab
    }
doom-metamorphose-nearest = das Monster, das dem Startspieler am nächsten ist, steigt zur nächsten Stufe auf
doom-metamorphose-all = jedes Monster steigt zur nächsten Stufe auf
doom-advance =
    { $n ->
        [one] in dieser Abenddämmerung darf jedes Monster { $n } Gebiet weiter ziehen
       *[other] in dieser Abenddämmerung darf jedes Monster { $n } Gebiete weiter ziehen
    }
doom-tendril-weakest = 1 Ranke auf dem Gebäude mit den meisten Ranken, das noch nicht verdorben ist
doom-rule-citadels-closed = bis zum nächsten Ereignis lassen sich keine Bündnisse schließen
doom-rule-no-lodge = bis zum nächsten Ereignis ist die Schwarze Loge geschlossen
doom-rule-dark-mana = bis zum nächsten Ereignis kostet jeder Zauber 1 Manablatt mehr
doom-rule-mountains =
    { $n ->
        [one] bis zum nächsten Ereignis kostet das Betreten eines Berges { $n } Aktionspunkt mehr
       *[other] bis zum nächsten Ereignis kostet das Betreten eines Berges { $n } Aktionspunkte mehr
    }
doom-rule-tests =
    { $n ->
        [one] bis zum nächsten Ereignis sind Hinterhaltsproben { $n } Stufe schwerer
       *[other] bis zum nächsten Ereignis sind Hinterhaltsproben { $n } Stufen schwerer
    }

## Backs of Dark Abyss tokens

doom-abyss-corruption =
    { $n ->
        [one] erhalte { $n } Karte der Dunklen Verderbnis
       *[other] erhalte { $n } Karten der Dunklen Verderbnis
    }
    .they =
    { $n ->
        [one] erhält { $n } Karte der Dunklen Verderbnis
       *[other] erhält { $n } Karten der Dunklen Verderbnis
    }
doom-abyss-wound =
    { $n ->
        [one] nimm { $n } Wunde
       *[other] nimm { $n } Wunden
    }
    .they =
    { $n ->
        [one] nimmt { $n } Wunde
       *[other] nimmt { $n } Wunden
    }
doom-abyss-fame = verliere { $n } Tagesruhm
    .they = verliert { $n } Tagesruhm
doom-abyss-mana =
    { $n ->
        [one] verliere { $n } Manablatt
       *[other] verliere { $n } Manablätter
    }
    .they =
    { $n ->
        [one] verliert { $n } Manablatt
       *[other] verliert { $n } Manablätter
    }
doom-abyss-coins =
    { $n ->
        [one] verliere { $n } Münze
       *[other] verliere { $n } Münzen
    }
    .they =
    { $n ->
        [one] verliert { $n } Münze
       *[other] verliert { $n } Münzen
    }
doom-abyss-lure = das nächste Monster mit einem Ziel zieht bis zu 3 Gebiete darauf zu
    .they = das nächste Monster mit einem Ziel zieht bis zu 3 Gebiete darauf zu
doom-abyss-spawn = hier erscheint ein Hetzhund
    .they = hier erscheint ein Hetzhund

## Echo of Darkness

doom-echo-hits = { $n } Treffer mehr
    .they = { $n } Treffer mehr für das Monster
doom-echo-tough = { $n } Lebenskraft mehr
    .they = { $n } Lebenskraft mehr für das Monster
doom-echo-dice = du wirfst { $n } Würfel weniger
    .they = { $n } Würfel weniger
doom-echo-pierce =
    { $n ->
        [one] { $n } seiner Treffer lässt sich nicht parieren
       *[other] { $n } seiner Treffer lassen sich nicht parieren
    }
    .they =
    { $n ->
        [one] { $n } Treffer, der sich nicht parieren lässt
       *[other] { $n } Treffer, die sich nicht parieren lassen
    }
doom-echo-taint =
    { $n ->
        [one] du erhältst { $n } Karte der Dunklen Verderbnis
       *[other] du erhältst { $n } Karten der Dunklen Verderbnis
    }
    .they =
    { $n ->
        [one] { $n } Karte der Dunklen Verderbnis kommt auf die Hand
       *[other] { $n } Karten der Dunklen Verderbnis kommen auf die Hand
    }
doom-echo-rob =
    { $n ->
        [one] du verlierst { $n } Münze
       *[other] du verlierst { $n } Münzen
    }
    .they =
    { $n ->
        [one] { $n } Münze geht verloren
       *[other] { $n } Münzen gehen verloren
    }
doom-echo-drain =
    { $n ->
        [one] du verlierst { $n } Manablatt
       *[other] du verlierst { $n } Manablätter
    }
    .they =
    { $n ->
        [one] { $n } Manablatt geht verloren
       *[other] { $n } Manablätter gehen verloren
    }
doom-echo-silence = keine Zauber in diesem Kampf
    .they = keine Zauber in diesem Kampf

## Virtual Guardians

doom-virtual-fame = erhält { $n } Tagesruhm
doom-virtual-ally = versucht, sich mit der { doom-colour-with } Zitadelle zu verbünden
doom-virtual-clear-citadel = entfernt 1 Ranke von der { doom-colour } Zitadelle
doom-virtual-clear-temple = entfernt 1 Ranke vom eigenen Tempel
doom-virtual-fight = kämpft gegen eine benachbarte Figur
doom-virtual-cleanse-priestess = in Runde 7, im Morgengrauen: versucht, die Hohepriesterin zu läutern
doom-virtual-free-mosh = in Runde 8, in der Abenddämmerung: versucht, Mosh zu befreien

## Order Achievements: deeds of one phase

doom-deed-kill-guardian = töte { $n } Wächter
doom-deed-kill-hound =
    { $n ->
        [one] töte { $n } Hetzhund
       *[other] töte { $n } Hetzhunde
    }
doom-deed-kill-huntsman = töte { $n } Jäger
doom-deed-kill-leader = töte { $n } Anführer der Jagd
doom-deed-kill-monster = töte { $n } Monster
doom-deed-close-abyss =
    { $n ->
        [one] schließe { $n } Dunklen Abgrund
       *[other] schließe { $n } Dunkle Abgründe
    }
doom-deed-fail-test =
    { $n ->
        [one] scheitere an { $n } Hinterhaltsprobe
       *[other] scheitere an { $n } Hinterhaltsproben
    }
doom-deed-pass-test =
    { $n ->
        [one] bestehe { $n } Hinterhaltsprobe
       *[other] bestehe { $n } Hinterhaltsproben
    }
doom-deed-mission =
    { $n ->
        [one] erfülle { $n } Mission
       *[other] erfülle { $n } Missionen
    }
doom-deed-declared-mission =
    { $n ->
        [one] erfülle { $n } angekündigte Mission
       *[other] erfülle { $n } angekündigte Missionen
    }
doom-deed-alliance =
    { $n ->
        [one] schließe { $n } Bündnis
       *[other] schließe { $n } Bündnisse
    }
doom-deed-rob-alliance =
    { $n ->
        [one] nimm einem anderen Wächter { $n } Bündnis
       *[other] nimm anderen Wächtern { $n } Bündnisse
    }
doom-deed-spell = wirke { $n } Zauber
doom-deed-battle-spell = wirke { $n } Kampfzauber
doom-deed-ranged-hit =
    { $n ->
        [one] verwunde ein Ziel einmal aus der Ferne
       *[other] verwunde { $n }-mal ein Ziel aus der Ferne
    }
doom-deed-equipment =
    { $n ->
        [one] nutze einmal Ausrüstung
       *[other] nutze { $n }-mal Ausrüstung
    }
doom-deed-trap-set =
    { $n ->
        [one] stelle { $n } Falle
       *[other] stelle { $n } Fallen
    }
doom-deed-trap-sprung =
    { $n ->
        [one] spiele { $n } Fallenkarte aus
       *[other] spiele { $n } Fallenkarten aus
    }
doom-deed-encounter =
    { $n ->
        [one] spiele { $n } Begegnung aus
       *[other] spiele { $n } Begegnungen aus
    }
doom-deed-lodge =
    { $n ->
        [one] gehe einmal durch die Schwarze Loge
       *[other] gehe { $n }-mal durch die Schwarze Loge
    }
doom-deed-citadel-road =
    { $n ->
        [one] nutze einmal die Gebietsaktion einer Zitadelle
       *[other] nutze { $n }-mal die Gebietsaktion einer Zitadelle
    }
doom-deed-forest-rite =
    { $n ->
        [one] nutze einmal die Gebietsaktion eines Waldes
       *[other] nutze { $n }-mal die Gebietsaktion eines Waldes
    }
doom-deed-change-die = drehe { $n } Würfel mit der Macht des Blutroten Schicksals
doom-deed-wound-taken =
    { $n ->
        [one] nimm { $n } Wunde
       *[other] nimm { $n } Wunden
    }
doom-deed-wound-dealt =
    { $n ->
        [one] schlage { $n } Wunde
       *[other] schlage { $n } Wunden
    }
doom-deed-unhurt-fight =
    { $n ->
        [one] überstehe { $n } Kampf unverletzt
       *[other] überstehe { $n } Kämpfe unverletzt
    }
doom-deed-moves =
    { $n ->
        [one] gehe einmal
       *[other] gehe { $n }-mal
    }
doom-deed-cleanse =
    { $n ->
        [one] wirf { $n } Karte der Dunklen Verderbnis ab
       *[other] wirf { $n } Karten der Dunklen Verderbnis ab
    }
doom-deed-clear =
    { $n ->
        [one] entferne { $n } Ranke
       *[other] entferne { $n } Ranken
    }

## Order Achievements: what must hold

doom-have-coins =
    { $n ->
        [one] habe { $n } Münze
       *[other] habe { $n } Münzen
    }
doom-have-mana =
    { $n ->
        [one] habe { $n } Manablatt
       *[other] habe { $n } Manablätter
    }
doom-have-cards =
    { $n ->
        [one] habe { $n } Karte auf der Hand
       *[other] habe { $n } Karten auf der Hand
    }
doom-have-corruption =
    { $n ->
        [one] habe { $n } Karte der Dunklen Verderbnis
       *[other] habe { $n } Karten der Dunklen Verderbnis
    }
doom-have-relics =
    { $n ->
        [one] habe { $n } Relikt
       *[other] habe { $n } Relikte
    }
doom-have-crystals =
    { $n ->
        [one] habe { $n } Siegelkristall
       *[other] habe { $n } Siegelkristalle
    }
doom-have-lanterns =
    { $n ->
        [one] habe { $n } Geisterlaterne
       *[other] habe { $n } Geisterlaternen
    }
doom-have-urns =
    { $n ->
        [one] habe { $n } Urne der Ältesten
       *[other] habe { $n } Urnen der Ältesten
    }
doom-have-allies =
    { $n ->
        [one] habe { $n } verbündete Zitadelle
       *[other] habe { $n } verbündete Zitadellen
    }
doom-have-alliance-points =
    { $n ->
        [one] habe { $n } Bündnispunkt
       *[other] habe { $n } Bündnispunkte
    }
doom-have-fame = habe { $n } Tagesruhm
doom-have-acolytes = habe { $n } Akolythen
doom-have-moths =
    { $n ->
        [one] habe { $n } Weiße Motte
       *[other] habe { $n } Weiße Motten
    }
doom-have-equipment =
    { $n ->
        [one] habe { $n } Ausrüstungskarte im Gebrauch
       *[other] habe { $n } Ausrüstungskarten im Gebrauch
    }
doom-have-traps-set = habe { $n } Fallenmarker auf der Landkarte
doom-attribute-attack = habe Angriff { $n } oder mehr
doom-attribute-magic = habe Magiekunde { $n } oder mehr
doom-attribute-wisdom = habe Weisheit { $n } oder mehr
doom-attribute-health = habe Lebenskraft { $n } oder mehr
doom-at-citadel = sei bei einer Zitadelle
doom-at-temple = sei an einem Bluttempel
doom-at-forest = sei in einem Wald
doom-at-plain = sei in einer Ebene
doom-at-mountain = sei auf einem Berg
doom-at-lake = sei an einem See
doom-at-entrance = sei an einem Eingang der Schwarzen Loge
doom-at-path = sei auf dem Pfad zum Winterberg
doom-at-monolith = sei am Monolithen
doom-at-summit = sei auf dem Gipfel des Winterbergs
doom-beside-monster = sei neben einem Monster
doom-beside-abyss = sei neben einem Dunklen Abgrund
doom-beside-guardian = sei neben einem anderen Wächter
doom-lowest-fame = niemand hat weniger Tagesruhm
doom-highest-fame = niemand hat mehr Tagesruhm
