# Words of Darkest Doom's board; keys begin with doom-.

## The map

doom-map-label = Landkarte von Betel. Die Pfeiltasten führen von Gebiet zu Gebiet, Enter wählt, Plus und Minus vergrößern und verkleinern, 0 zeigt alles.
doom-map-list = Die Landkarte als Liste
doom-borders = Daneben: { $areas }.
doom-zoom-in = Vergrößern
doom-zoom-out = Verkleinern
doom-zoom-whole = Die ganze Landkarte zeigen
doom-zoom-own = Zeigen, wo ich stehe
doom-mini-map = Das ganze Land; drücke, um dorthin zu sehen
doom-tendrils =
    { $n ->
        [one] { $n } Ranke
       *[other] { $n } Ranken
    }
doom-corrupted = von drei Ranken verdorben
doom-allied =
    { $points ->
        [one] verbündet mit { $guardian }, { $points } Punkt
       *[other] verbündet mit { $guardian }, { $points } Punkte
    }
doom-acolyte-waits = hier wartet ein Akolyth
doom-abyss = Dunkler Abgrund
doom-trap-of = Falle von { $guardian }
doom-declared-of = { $guardian } hat hier eine Mission angekündigt
doom-your-mission = deine Mission
doom-you = du, { $guardian }
doom-hunting = { $monster }, jagt: { $targets }
doom-rite = Ritual des Waldes …
doom-trap-mode = Fallen …
doom-trap-stop = Doch keine Falle

## Tracks and decks

doom-tracks = Runden und Schicksal
doom-tracks-help = Was die Leisten bedeuten
doom-rounds-help = Die Zahl einer Runde ist die Stufe ihrer Proben: wie viele Symbole du brauchst. In der Abenddämmerung kommt ihr Herz in den Beutel der Zielplättchen. Ab der ersten violetten Runde macht das Echo der Finsternis die Monster stärker.
doom-bag = Zielplättchen im Beutel: { $n }
doom-fate-help = Jeder gewürfelte Mond rückt den Schicksalsmarker ein Feld weiter. Das geschieht, wo er stehen bleibt:
doom-round = Runde { $n } von { $last }
doom-round-track = Rundenleiste mit den Stufen der Proben
doom-round-level = Runde { $round }: Proben der Stufe { $level }
doom-heart-here = hier liegt ein Herz
doom-now = jetzt
doom-echo = Echo der Finsternis
doom-echo-active = Das Echo der Finsternis ist aktiv
doom-fate-track = Leiste des Dunkelsten Schicksals
doom-fate-centre = Mitte der Schicksalsleiste
doom-decks = Zitadellenvorräte
doom-deck = { $deck }: noch { $left }, abgeworfen { $gone }
doom-discards = Abgeworfen: { $cards }

## Player boards

doom-fame = Tagesruhm { $n }
doom-glory = mit Bündnissen { $n }
doom-consumed = verschlungen
doom-dead = ausgeschieden
doom-active = ist am Zug
doom-actions = Aktionspunkte
doom-wounds = Wunden
doom-mana = Manablätter
doom-coins = Bestimmungsmünzen
doom-corruption = Dunkle Verderbnis
doom-followers = Akolythen und Motten
doom-followers-are = Akolythen: { $acolytes }, Weiße Motten: { $moths }, auf drei Plätzen
doom-relics = Relikte
doom-none = keine
doom-hidden = verborgen
doom-equipment = Ausrüstung
doom-slot-free = freier Platz
doom-uses-left =
    { $n ->
        [one] noch { $n } Anwendung
       *[other] noch { $n } Anwendungen
    }
doom-spectre = Angriff +{ $attack }, Verteidigung +{ $defence }
doom-mission = Mission
doom-declared = angekündigt
doom-mark = Wähle die Eigenschaft, die steigen soll, und das Relikt, das du suchst
doom-orders = Ordenstaten
doom-orders-held =
    { $n ->
        [0] keine
        [one] { $n } verborgene Karte
       *[other] { $n } verborgene Karten
    }
doom-alliances = Bündnisse
doom-hand = Hand: { $n } von { $most } Karten
doom-hand-empty = Keine Karten auf der Hand.
doom-order-of-play = Spielreihenfolge
doom-brief = Wunden { $wounds } von { $health }, Karten { $cards }, Münzen { $coins }, Mana { $mana }
doom-enlarge = Die Spielertafel zeigen

## Dice

doom-dice = Würfel
doom-combat = Kampf
doom-test = Hinterhaltsprobe
doom-test-wants = Verlangt
doom-destiny = Bestimmungswürfel
doom-destiny-finds = Das Relikt wird { $when } gefunden
doom-combat-of = Kampf: { $attacker } greift an, { $defender } verteidigt
doom-hits = { $n } Treffer
doom-pierces = an jeder Parade vorbei: { $n }
doom-parries =
    { $n ->
        [one] { $n } Parade
       *[other] { $n } Paraden
    }
doom-can-take = erträgt { $n }
doom-takes =
    { $n ->
        [0] nimmt so keine Wunden
        [one] nimmt so { $n } Wunde
       *[other] nimmt so { $n } Wunden
    }
doom-takes-dies =
    { $n ->
        [one] nimmt so { $n } Wunde und fällt
       *[other] nimmt so { $n } Wunden und fällt
    }
doom-hurt =
    { $n ->
        [0] keine Wunden drohen
        [one] { $n } Wunde droht
       *[other] { $n } Wunden drohen
    }
doom-hurt-by = von: { $figure }
doom-hurt-dies = Das ist der Tod!
doom-missing = Es fehlt: { $icons }
doom-matched = Alle Symbole sind da

## What can be done

doom-acts = Aktionen
doom-ask = Was kann ich damit tun, und was ist nicht erlaubt?
doom-close = Schließen

## The Dusk, step by step

doom-story-title = Was in der Abenddämmerung geschah
doom-story-next = Weiter
doom-story-skip = Alles zeigen

doom-journey =
    { $n ->
        [one] Dorthin gehen: { $areas } Gebiete, { $n } Aktionspunkt
       *[other] Dorthin gehen: { $areas } Gebiete, { $n } Aktionspunkte
    }
doom-journey-part =
    { $n ->
        [one] Aufbrechen: heute bis { $area } für { $n } Aktionspunkt; von dort noch { $left }
       *[other] Aufbrechen: heute bis { $area } für { $n } Aktionspunkte; von dort noch { $left }
    }
doom-journey-far =
    { $n ->
        [one] heute zu weit: { $n } Aktionspunkt
       *[other] heute zu weit: { $n } Aktionspunkte
    }
doom-step-cost =
    { $n ->
        [one] { $n } Aktionspunkt zum Betreten
       *[other] { $n } Aktionspunkte zum Betreten
    }
doom-mission-far =
    { $n ->
        [one] { $n } Gebiet entfernt
       *[other] { $n } Gebiete entfernt
    }
doom-mission-here = du bist dort

doom-moment-consumed = Verschlungen: { $guardian }
doom-moment-dusk = Die Abenddämmerung bricht herein
doom-moment-dawn = Ein neues Morgengrauen
doom-moment-round = Runde { $n }
doom-moment-allied = Ein Bündnis
doom-moment-relic = Ein Relikt

## What the others came to, in one line

doom-sum-darkness = Die Finsternis
doom-sum-consumed = verschlungen
doom-sum-out = ausgeschieden
doom-sum-moved = jetzt hier: { $area }
doom-sum-fought = Kampf: { $foe }
doom-sum-allied = Bündnis: { $building }
doom-sum-fame = Ruhm { $change }
doom-sum-wounds = Wunden { $change } (jetzt { $n } von { $health })
doom-sum-relics = Relikte +{ $n }
doom-sum-orders = Ordenstaten +{ $n }
doom-sum-corruption = Dunkle Verderbnis { $change }
doom-sum-coins = Münzen { $change }
doom-sum-corrupted = verdirbt: { $building }
doom-sum-tendrils = Ranken { $change }
doom-sum-abysses = neue Dunkle Abgründe: { $n }
doom-sum-event = Ereignis: { $event }
doom-sum-hearts = übrige Herzen: { $n }

doom-moment-died = Du bist gestorben
doom-moment-died-more = Zurück zu deinem eigenen Tempel: 3 Tagesruhm sind verloren, und eine Weiße Motte kommt mit dir.
doom-moment-fell = Gestorben: { $guardian }
doom-moment-out = Du bist ausgeschieden
doom-moment-out-more = Der Anführer der Jagd, zu dem du geworden warst, wurde getötet.
doom-moment-gone = Ausgeschieden: { $guardian }
doom-moment-darkness = Die Finsternis hat gewonnen
doom-moment-hunt = Die Jagd hat gesiegt
doom-moment-priest = Ein neuer Hohepriester
doom-moment-mosh = Mosh ist frei
doom-moment-cleansed = Die Hohepriesterin ist geläutert
doom-moment-wins =
    { $n ->
        [one] { $who } gewinnt die Partie.
       *[other] { $who } gewinnen die Partie.
    }
doom-odds-kill = Töten { $chance }
doom-odds-death = Sterben { $chance }
doom-odds-test = Bestehen { $chance }
doom-odds-relic = Gefunden { $chance }
doom-peril-fight = Kampf: { $foe }
doom-peril-test = Dunkler Abgrund, Probe { $level }
doom-peril-trapped = Falle, Probe { $level }
doom-peril-wounds = Zu erwartende Wunden: { $wounds }; du verträgst { $left }
doom-peril-fame = Für den Sieg: { $n } Tagesruhm
doom-peril-wins = Töte sie und überlebe: Du gewinnst die Partie
doom-peril-dies = Stirbst du: heim in deinen Tempel, 3 Tagesruhm weniger, eine Weiße Motte
doom-peril-abyss = Bestanden: { $level } Tagesruhm; gescheitert: das Plättchen wird umgedreht
doom-peril-trap = Gescheitert: Wem sie gehört, der darf eine Fallenkarte ausspielen
doom-peril-exact = Genau, wenn du dein Bestes spielst
doom-peril-bounded = Eine Karte, die niemand kennt, kann das noch ändern
doom-peril-estimated = Eine Schätzung
doom-peril-cards =
    Eine Schätzung ohne { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    } des Gegners
doom-met = erfüllt
doom-moment-slain = Besiegt: { $foe }
doom-moment-mission = Mission erfüllt
doom-moment-order = Eine Ordenstat
doom-moment-echo = Das Echo der Finsternis erwacht
doom-moment-echo-more = Von nun an nutzen Monster ihre Echofähigkeiten.
