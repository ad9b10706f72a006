# The words of Sanctum: effects, refusals, choices, events. Names of cards are in demons.ftl, finale.ftl, heroes.ftl.

sanctum = Sanctum
input-heroes = Helden sind { $heroes } oder random, jeder nur einmal und insgesamt höchstens { $seats }.

## Names

colour-red = rot
colour-green = grün
colour-blue = blau
colour-any = beliebig
gem-red = roter Edelstein
    .acc = einen roten Edelstein
gem-green = grüner Edelstein
    .acc = einen grünen Edelstein
gem-blue = blauer Edelstein
    .acc = einen blauen Edelstein
gem-white = weißer Edelstein
    .acc = einen weißen Edelstein
potion-red = roter Trank
    .a = einen roten Trank
    .dat = einem roten Trank
potion-blue = blauer Trank
    .a = einen blauen Trank
    .dat = einem blauen Trank
token-stamina = Ausdauer
token-focus = Fokus
token-corrupted = verdorben
space-red = rot
space-blue = blau
space-purple = violett
slot-helmet = Helm
    .acc = den Helm
slot-armour = Rüstung
    .acc = die Rüstung
slot-boots = Stiefel
    .acc = die Stiefel
slot-left = linke Hand
    .acc = die linke Hand
slot-right = rechte Hand
    .acc = die rechte Hand
slot-amulet = Amulett
    .acc = das Amulett
type-weapon = Waffe
ability-place = { $place }, Fähigkeit { $n }
ability-space = { $place }, Feld { $n }
skill-place = Spalte { $column }, Stufe { $level }
named-place = { $place } ({ $skill })
game-title = Sanctum
game-pitch = Zwei bis vier Helden schlagen sich durch Horden von Dämonen, werden mit jedem Sieg stärker und stellen sich hinter den Mauern von Sanctum dem Dämonenfürsten.
option-difficulty = Schwierigkeitsgrad
difficulty-normal = normal
difficulty-hard = schwer
difficulty-nightmare = Albtraum
difficulty-inferno = Inferno
achievement-skill-1 = Meister der Talente I
achievement-skill-2 = Meister der Talente II
achievement-skill-3 = Meister der Talente III
achievement-gem-1 = Meister der Edelsteine I
achievement-gem-2 = Meister der Edelsteine II
achievement-gem-3 = Meister der Edelsteine III
achievement-equip-1 = Meister der Ausrüstung I
achievement-equip-2 = Meister der Ausrüstung II
achievement-equip-3 = Meister der Ausrüstung III
achievement-higher-2 = Meister der höheren Stufen II
achievement-higher-3 = Meister der höheren Stufen III
foe-demon = { $name } [{ $hits }]
    .acc = { ACC($name) } [{ $hits }]
    .a = { A($name) } [{ $hits }]
foe-lord = Karte des Dämonenfürsten [{ $hits }] (Schaden { $damage })
    .acc = die Karte des Dämonenfürsten [{ $hits }]
    .a = eine Karte des Dämonenfürsten [{ $hits }] (Schaden { $damage })
foe-fury = Zornkarte „{ $name }“
    .acc = die Zornkarte „{ $name }“
    .a = die Zornkarte „{ $name }“
foe-letter = { $foe } ({ $letter })
    .acc = { ACC($foe) } ({ $letter })
foe-location = { $foe }, Zone { $n }
    .acc = { ACC($foe) } (Zone { $n })
foe-face-down = verdeckte Zornkarte
    .acc = die verdeckte Zornkarte
    .a = eine verdeckte Zornkarte
card = { $name } ({ $text })
    .they = „{ $name }“ ({ THEY($text) })
    .each = „{ $name }“: Jeder betroffene Held { THEY($text) }

## What cards do. The text on every card is put together from these.

ability = { $cost }: { $effect }
    .they = { THEY($effect) } ({ $cost })
cost-fight = einmal pro Kampf
cost-rest = einmal zwischen zwei Rasten
effect-set = setze einen Würfel auf { $n }
    .they = setzt einen Würfel auf { $n }
effect-plus = erhöhe einen Würfel um genau { $n }
    .they = erhöht einen Würfel um genau { $n }
effect-minus = senke einen Würfel um genau { $n }
    .they = senkt einen Würfel um genau { $n }
effect-change = erhöhe oder senke einen Würfel um genau { $n }
    .they = erhöht oder senkt einen Würfel um genau { $n }
effect-raise = erhöhe einen Würfel um 1 oder mehr
    .they = erhöht einen Würfel um 1 oder mehr
effect-lower = senke einen Würfel um 1 oder mehr
    .they = senkt einen Würfel um 1 oder mehr
effect-flip = drehe einen Würfel auf die gegenüberliegende Seite
    .they = dreht einen Würfel auf die gegenüberliegende Seite
effect-copy = setze einen Würfel auf den Wert eines anderen deiner Würfel
    .they = setzt einen Würfel auf den Wert eines anderen
effect-any = setze einen Würfel auf einen beliebigen Wert
    .they = setzt einen Würfel auf einen beliebigen Wert
effect-block = wehre { $n } Schaden ab
    .they = wehrt { $n } Schaden ab
effect-reroll = würfle einen nicht zugewiesenen Würfel neu
    .they = würfelt einen nicht zugewiesenen Würfel neu
effect-double = ein zugewiesener Würfel trifft noch eine weitere Zone mit seinem Wert
    .they = trifft mit einem zugewiesenen Würfel noch eine weitere Zone
effect-strike = triff eine Zone ohne Würfel
    .they = trifft eine Zone ohne Würfel
effect-gain-stamina = erhalte 1 Ausdauer
    .they = erhält 1 Ausdauer
effect-gain-focus = erhalte 1 Fokus
    .they = erhält 1 Fokus
flame-stamina = { $n } Ausdauer zusätzlich, solange angelegt
flame-focus = { $n } Fokus zusätzlich, solange angelegt
tile-stamina = erhalte { $n } Ausdauer
tile-focus = erhalte { $n } Fokus
perk-shield = wehre in jedem Kampf { $n } Schaden ab
perk-guard = jede deiner Abwehrfähigkeiten wehrt { $n } mehr ab
perk-refresh-stamina = regeneriere nach jedem Kampf 1 Ausdauer
perk-refresh-focus = regeneriere nach jedem Kampf 1 Fokus
perk-silver-facing = wirf den Silberwürfel, wenn du { $n } oder mehr Karten vor dir hast
perk-silver-potion = wirf den Silberwürfel in jedem Kampf, in dem du einen Trank getrunken hast
perk-silver-rage = wirf den Silberwürfel, solange deine Raserei aktiv ist
perk-silver-calm = wirf den Silberwürfel, solange deine Raserei inaktiv ist
perk-loot =
    { $n ->
        [one] haben alle etwas aus einer Truhe genommen, nimm noch einen Gegenstand
       *[other] haben alle etwas aus einer Truhe genommen, nimm noch { $n } Gegenstände
    }
perk-wrath = deine Raserei wird aktiv, sooft ein Kampf dich verwundet
perk-twin = deine { $n }er treffen auch { $m }er und deine { $m }er auch { $n }er
perk-rage = ein zweites Rasereiplättchen, aktiv
perk-potion-slots =
    { $n ->
        [one] { $n } weiterer Trankplatz
       *[other] { $n } weitere Trankplätze
    }
perk-now-heal =
    { $n ->
        [one] heile sofort 1 Wunde
       *[other] heile sofort { $n } Wunden
    }
perk-now-potion =
    { $n ->
        [one] erhalte sofort einen Trank deiner Wahl
       *[other] erhalte sofort { $n } Tränke deiner Wahl
    }
perk-now-level =
    { $n ->
        [one] erhalte sofort 1 Stufe in beliebiger Farbe
       *[other] erhalte sofort { $n } Stufen in beliebigen Farben
    }
penalty =
    { $wounds ->
        [one] { $penalty } oder nimm 1 Wunde
       *[other] { $penalty } oder nimm { $wounds } Wunden
    }
    .they =
    { $wounds ->
        [one] { THEY($penalty) } oder nimmt 1 Wunde
       *[other] { THEY($penalty) } oder nimmt { $wounds } Wunden
    }
penalty-none = { $penalty }
    .they = { THEY($penalty) }
penalty-lose-stamina = verliere 1 Ausdauer aus deinem Vorrat
    .they = verliert 1 Ausdauer
penalty-lose-focus = verliere 1 Fokus aus deinem Vorrat
    .they = verliert 1 Fokus
penalty-lose-blessing = verliere einen Segen ohne seinen Effekt
    .they = verliert einen Segen
penalty-corrupt-any = verdirb ein leeres Fähigkeitsfeld
    .they = verdirbt ein leeres Fähigkeitsfeld
penalty-corrupt-red = verdirb ein leeres rotes Fähigkeitsfeld
    .they = verdirbt ein leeres rotes Fähigkeitsfeld
penalty-corrupt-blue = verdirb ein leeres blaues Fähigkeitsfeld
    .they = verdirbt ein leeres blaues Fähigkeitsfeld
penalty-corrupt-purple = verdirb ein leeres violettes Fähigkeitsfeld
    .they = verdirbt ein leeres violettes Fähigkeitsfeld
penalty-roll-less = wirf in deinem nächsten Kampf einen Würfel weniger
    .they = wirft im nächsten Kampf einen Würfel weniger
penalty-more-damage = rechne in deinem nächsten Kampf 2 Schaden hinzu
    .they = rechnet im nächsten Kampf 2 Schaden hinzu
penalty-shorten = verkürze deine Lebensleiste um 2
    .they = verkürzt die eigene Lebensleiste um 2
penalty-heal = heile 1 Wunde
    .they = heilt 1 Wunde
penalty-drink = trink einen Trank und verliere den regenerierten Marker
    .they = trinkt einen Trank und verliert den regenerierten Marker
penalty-pay-space = bezahle ein Fähigkeitsfeld ohne den Effekt
    .they = bezahlt ein Fähigkeitsfeld ohne Effekt
penalty-reroll = würfle deine nicht zugewiesenen { $n }er bis zum letzten neu
    .they = würfelt nicht zugewiesene { $n }er bis zum letzten neu
penalty-use-rage = setze deine Raserei ohne Wirkung ein
    .they = setzt die Raserei ohne Wirkung ein
penalty-lose-die = verliere für diesen Kampf einen nicht zugewiesenen Würfel
    .they = verliert für diesen Kampf einen nicht zugewiesenen Würfel
penalty-modified-only = triff diese Karte in diesem Kampf nur mit veränderten Würfeln
    .they = kann diese Karte in diesem Kampf nur mit veränderten Würfeln treffen

## Steps, as they are called in the prompt

step-turn = Zug: eine Aktion
step-taking = nimm eine Gruppe Dämonen
step-looting = nimm einen Gegenstand aus der Truhe
step-before-roll = vor dem Wurf: Tränke
step-attack = Angriff: Würfel ändern und zuweisen
step-block = wehre den Schaden ab
step-refreshing = regeneriere einen Marker
step-paying = bezahle ein violettes Feld
step-changing = wähle einen Würfel und seinen neuen Wert
step-rerolling = wähle einen Würfel zum Neuwürfeln
step-striking = wähle eine Zone, die du triffst
step-doubling = wähle die zweite Zone
step-claiming = wähle, für welchen getöteten Dämon du den Lohn nimmst
step-moving-gem = schiebe einen Edelstein hoch
step-moving-bonus-gem = Startbonus: schiebe einen Edelstein hoch
step-filling-slot = wähle einen Trank
step-equipping = Rast: ordne deine Ausrüstung
step-buying = Rast: tausche Gegenstände gegen Tränke
step-penalty = zahle die Strafe oder nimm die Wunden

## The same, with the wounds that come

doing-attack-lethal =
    Angriff: Würfel ändern und zuweisen ({ $n ->
        [one] { $n } Wunde käme jetzt durch
       *[other] { $n } Wunden kämen jetzt durch
    }, und das wäre tödlich)
doing-block =
    wehre den Schaden ab: { $n ->
        [0] nichts käme jetzt durch
        [one] { $n } Wunde käme jetzt durch
       *[other] { $n } Wunden kämen jetzt durch
    }
doing-block-lethal =
    wehre den Schaden ab: { $n ->
        [one] { $n } Wunde käme jetzt durch
       *[other] { $n } Wunden kämen jetzt durch
    }, und das wäre tödlich
doing-penalty-lethal =
    zahle die Strafe oder nimm { $n ->
        [one] { $n } Wunde, die tödlich wäre
       *[other] { $n } Wunden, die tödlich wären
    }

## Refusals: why not, and what would allow it

no-first-action = Du musst mit einer Bewegung beginnen.
    .remedy = Rücke an die Spitze vor und nimm Dämonen.
no-lingered = Du hast { $most } Züge hintereinander ohne Bewegung hinter dir.
    .remedy = Zieh weiter; an den Mauern durchbrich sie, wie viele Dämonen auch übrig sind.
no-no-demons = Auf deiner Kampftafel ist kein Dämon, gegen den du kämpfen könntest.
    .remedy = Nimm mit einer Bewegung Dämonen und kämpfe dann.
no-no-demons-at-the-walls = Auf deiner Kampftafel ist kein Dämon, gegen den du kämpfen könntest, und an den Mauern kommt keiner mehr dazu.
    .remedy = Durchbrich die Mauern oder folge, wenn sie schon durchbrochen sind, dem Ruf zu den Waffen; du kannst auch rasten.
no-at-the-walls = Deine Figur steht an den Mauern von Sanctum und kommt nicht weiter.
    .remedy = Kämpfe oder raste; sind keine Dämonen mehr da, darfst du die Mauern durchbrechen oder, wenn sie schon durchbrochen sind, dem Ruf zu den Waffen folgen.
no-no-such-set =
    { $sets ->
        [one] Diese Gruppe gibt es nicht: Auf dem Plan liegt nur eine.
       *[other] Diese Gruppe gibt es nicht: Auf dem Plan liegen { $sets }.
    }
    .remedy = Wähle eine der Gruppen auf dem Plan.
no-not-in-chest = „{ $item }“ liegt nicht in der Truhe.
    .remedy = Wähle einen Gegenstand aus der Truhe.
no-no-potion = Du hast keinen Trank dieser Farbe.
    .remedy = Nimm die andere Farbe, wenn du sie hast; bis zur letzten Schlacht tauschst du bei einer Rast nicht angelegte Gegenstände gegen Tränke.
no-nothing-to-regenerate = Auf diesem Feld liegt kein solcher Marker.
    .remedy = Nenne ein Feld, auf dem einer liegt: Rote Tränke regenerieren Ausdauer, blaue Fokus.
no-nothing-to-regain = Was auf diesem Feld liegt, bringt das Talent nicht zurück.
    .remedy = Wähle ein Feld mit einem Marker der Art, die das Talent nennt.
no-potion-regenerates = Dieser Trank kann einen Marker regenerieren, darum darfst du ihn nicht wegschütten.
    .remedy = Trink ihn und nenne das Feld des Markers.
no-no-such-space = Ein solches Fähigkeitsfeld hast du nicht.
    .remedy = Nenne ein Feld einer Fähigkeit, die du hast, so wie deine Tafel es zeigt.
no-no-such-ability = Dort hast du keine Fähigkeit.
    .remedy = Nenne eine der Fähigkeiten auf deiner Tafel.
no-occupied = Auf dieser Fähigkeit liegen Marker.
    .remedy = Ein Trank vor dem Wurf nimmt einen davon weg, eine Rast alle; rasten kannst du bis zur letzten Schlacht.
no-corrupted = Ein Feld dieser Fähigkeit ist für immer verdorben.
    .remedy = Nutze eine andere Fähigkeit.
no-skill-spent = Dieses Talent ist schon verbraucht.
    .remedy = Es steht nach dem Kampf oder nach einer Rast wieder bereit, wie seine Karte sagt.
no-cannot-pay = Du kannst nicht alle Felder bezahlen: Du hast { $stamina } Ausdauer und { $focus } Fokus.
    .remedy = Rot kostet Ausdauer, Blau Fokus, Violett eines von beiden; Tränke vor dem Wurf bringen Marker zurück und bis zur letzten Schlacht auch eine Rast.
no-pool-empty = Dieser Vorrat ist leer.
    .remedy = Nimm die andere Art von Markern, auf einem Feld, das sie annimmt.
no-penalty-pool-empty = Dein Vorrat ist leer, darum kannst du das nicht zahlen.
    .remedy = Nimm die Wunden; vorher darfst du einen Segen nutzen, der dir einen Marker gibt.
no-block-only = Abwehrfähigkeiten wirken nur bei der Abwehr.
    .remedy = Nutze sie bei der Abwehr, nach dem Angriff.
no-attack-only = Diese Fähigkeit wirkt nur beim Angriff.
    .remedy = Nutze sie während des Angriffs, nach dem Wurf.
no-nothing-to-hit = Es gibt keine Zone mehr, die du treffen könntest.
    .remedy = Beende den Angriff.
no-nothing-to-double = Kein zugewiesener Würfel zeigt den Wert einer weiteren offenen Zone.
    .remedy = Weise erst einen Würfel zu, dessen Wert auf noch einer offenen Zone steht.
no-no-free-die = Du hast keinen freien Würfel.
    .remedy = Beende den Angriff oder nimm eine Zuweisung zurück.
no-no-die-fits = Keiner deiner freien Würfel lässt sich mit diesem Effekt ändern („{ $effect }“).
    .remedy = Nutze eine andere Fähigkeit; ein Würfel bleibt zwischen 1 und 6.
no-die-assigned = { $die } ist schon zugewiesen und lässt sich nicht mehr ändern.
    .remedy = Wähle einen anderen Würfel oder nimm die Zuweisung zurück, solange seither nichts Neues zu sehen war.
no-die-not-assigned = { $die } ist keiner Zone zugewiesen.
    .remedy = Wähle einen Würfel, der schon etwas trifft.
no-no-such-die =
    { $dice ->
        [one] Diesen Würfel gibt es nicht: Du hast nur einen.
       *[other] Diesen Würfel gibt es nicht: Du hast { $dice } Würfel.
    }
    .remedy = Nenne einen deiner Würfel; der erste heißt d1.
no-die-lost = { $die } ist für diesen Kampf verloren.
    .remedy = Wähle einen anderen Würfel; nach dem Kampf bekommst du diesen zurück.
no-die-not-free = { $die } ist keiner deiner freien Würfel.
    .remedy = Wähle einen Würfel, der weder zugewiesen noch verloren ist.
no-out-of-reach = Dieser Effekt („{ $effect }“) kann aus einer { $value } keine { $face } machen.
    .remedy = Wähle einen anderen Würfel oder einen anderen Wert.
no-differs = { $die } zeigt { $value }, aber die Zone braucht { $face }.
    .remedy = Ändere den Würfel auf { $face } oder wähle eine Zone mit { $value }.
no-already-hit = Diese Zone ist schon getroffen.
    .remedy = Wähle eine Zone ohne Zeichen.
no-no-such-foe = Auf deiner Kampftafel liegt keine Karte { $foe }.
    .remedy = Nenne eine Karte bei ihrem Buchstaben; die erste heißt a.
no-no-such-location = Karte { $foe } hat keine solche Zone.
    .remedy = Zähle ihre Würfelsymbole von links.
no-not-current-card = Du kannst nur die Karte treffen, auf der deine Figur steht: { $foe }.
    .remedy = Wähle eine Zone dieser Karte.
no-unmodified = In diesem Kampf treffen nur veränderte Würfel diese Karte, und { $die } liegt noch so da, wie er fiel.
    .remedy = Wende erst irgendeinen Effekt auf den Würfel an; ihn auf seinen eigenen Wert zu setzen, zählt auch.
no-rage-inactive = Deine Raserei ist nicht aktiv.
    .remedy = Sie wird aktiv, wenn du einen Angriff mit einem freien Würfel beendest, während noch ein Dämon lebt.
no-not-killed = Karte { $foe } ist kein getöteter Dämon.
    .remedy = Wähle einen Dämon, dessen Zonen alle getroffen sind.
no-no-gem-there = Auf diesem Feld deiner Talenttafel liegt kein solcher Edelstein.
    .remedy = Wähle ein Feld, auf dem einer liegt.
no-gem-colour = Die Farbe dieser Stufe ist { $colour }: Nur ein Edelstein dieser Farbe oder ein weißer darf wandern.
    .remedy = Wähle einen Edelstein in der passenden Spalte oder einen weißen.
no-other-skill = Die Bonuskarte zeigt ein anderes Talent.
    .remedy = Schiebe einen Edelstein von dem Talent hoch, das die Karte zeigt.
no-not-in-sack = „{ $item }“ ist nicht in deinem Beutel.
    .remedy = Wähle einen Gegenstand aus deinem Beutel; einen angelegten musst du erst ablegen.
no-gems-missing = Mit dem, was du schon angelegt hast, reichen deine Edelsteine nicht für „{ $item }“.
    .remedy = Lege einen Gegenstand ab, um seine Edelsteine freizumachen, oder gewinne mehr; weiße passen zu jeder Farbe.
no-weapon-hand = „{ $item }“ ist eine Waffe.
    .remedy = Sag, welche Hand sie führen soll, die linke oder die rechte.
no-not-a-weapon = „{ $item }“ ist keine Waffe.
    .remedy = Lege den Gegenstand an, ohne eine Hand zu nennen.
no-slot-empty = Dieser Platz ist leer.
    .remedy = Ablegen kannst du nur, was angelegt ist.
no-changes = Du hast deine Ausrüstung bei dieser Rast schon { $most }-mal geändert.
    .remedy = Beende das Anlegen; bei der nächsten Rast darfst du wieder wechseln.
no-slots-full = Alle deine Trankplätze sind voll ({ $slots }).
    .remedy = Schütte erst einen Trank weg.
no-slots-free = Du hast noch freie Trankplätze: { $slots }.
    .remedy = Tränke darf man nur wegschütten, um Platz zu schaffen.
no-room-for-potion = Du hast einen leeren Platz für diesen Trank.
    .remedy = Wähle seine Farbe.
no-nothing-to-brew = Du hast keinen Gegenstand, den du gegen einen weiteren Trank tauschen könntest.
    .remedy = Behalte den Trank.
no-already-breached = Die Mauern sind schon durchbrochen.
    .remedy = Folge dem Ruf zu den Waffen.
no-not-at-the-walls = Deine Figur steht nicht an den Mauern von Sanctum.
    .remedy = Zieh erst dorthin.
no-demons-left = Dämonen sind dir noch auf den Fersen.
    .remedy = Beginne einen Zug ohne Dämonen auf deiner Kampftafel.
no-only-fights = Seit der Antwort des Dämonenfürsten zieht und rastet niemand mehr und legt auch nichts mehr an.
    .remedy = Mach mit der letzten Schlacht weiter; die Liste zeigt, was du jetzt wählen kannst.
no-in-the-city = Du bist dem Ruf zu den Waffen gefolgt und hast in deinen Zügen nichts zu tun.
    .remedy = Warte, bis alle ihm gefolgt sind; dann rastest du noch einmal.
no-hero-dead = Dein Held ist tot und entscheidet nichts mehr.
    .remedy = Sieh den anderen bis zum Ende zu.
no-hero-victorious = Dein Held hat gesiegt und entscheidet nichts mehr.
    .remedy = Sieh den anderen bis zum Ende zu.
no-no-call = Noch hat niemand die Mauern durchbrochen.
    .remedy = Der Ruf zu den Waffen erschallt, wenn die Mauern durchbrochen sind.
no-blessing-too-early = Vor der Antwort des Dämonenfürsten kannst du keinen Segen nutzen.
    .remedy = Nutze ihn nach der Atempause oder in der letzten Schlacht.
no-not-your-blessing = Einen solchen unverbrauchten Segen hast du nicht.
    .remedy = Nenne einen von deinen.
no-blessing-used = Dieser Segen ist schon verbraucht.
    .remedy = Jeder Segen wirkt nur einmal.
no-other-payment = Die Karte verlangt etwas anderes: { $penalty }.
    .remedy = Zahle das oder nimm die Wunden.
no-nothing-to-pay = Du hast nichts, womit du das zahlen könntest: { $penalty }.
    .remedy = Nimm die Wunden, es sei denn, ein Marker im Vorrat würde genügen und ein Segen kann dir vorher einen geben.
no-space-occupied = Dieses Feld ist nicht leer.
    .remedy = Wähle ein leeres Feld.
no-space-colour = Dieses Feld hat die falsche Farbe.
    .remedy = Wähle ein Feld der richtigen Farbe.

## Choices, as the list shows them

choice-move = Rücke an die Spitze vor und nimm Dämonen
choice-fight = Kämpfe
choice-rest = Raste
choice-breach = Durchbrich die Mauern
choice-answer = Folge dem Ruf zu den Waffen
choice-take = Nimm { A($foes) }
choice-loot = Nimm { ACC($item) } — { $text }
choice-drink = Trink { A($potion) } und räume das Feld frei: { $place } ({ $ability })
choice-roll = Wirf die Würfel
choice-hit = Triff { ACC($foe) } mit { $die } ({ $value })
choice-use = Nutze: { $place } — { $ability }
choice-pay = Bezahle mit { $token }
choice-rage = Setze die Raserei ein: ein Würfel auf einen beliebigen Wert
choice-turn = Drehe { $die } von { $value } auf { $face }
choice-reroll = Würfle { $die } ({ $value }) neu
choice-strike = Triff { ACC($foe) } auf der { $face }
choice-again = Triff mit { $die } ({ $value }) auch { ACC($foe) }
choice-end-attack = Beende den Angriff
choice-end-block = Beende die Abwehr
choice-regain = Regeneriere den Marker: { $place } ({ $ability })
choice-claim = Nimm Stufen und Gegenstand für { ACC($foe) }
choice-gem = Schiebe einen farbigen Edelstein hoch: { $skill }
choice-white = Schiebe einen weißen Edelstein hoch: { $skill }
choice-fill = Nimm { A($potion) }
choice-equip = Lege { ACC($item) } an — { $text }
choice-wield = Nimm { ACC($item) } in die { $side } — { $text }
choice-remove = Lege { ACC($item) } ab
choice-end-equip = Beende das Anlegen
choice-brew = Tausche { ACC($item) } gegen { A($potion) }
choice-pour = Schütte { A($potion) } weg
choice-decline = Behalte die Tränke, die du hast
choice-end-rest = Beende die Rast
choice-bless = Nutze den Segen: { $blessing }
choice-suffer =
    { $wounds ->
        [one] Nimm 1 Wunde
       *[other] Nimm { $wounds } Wunden
    }
choice-accept = Zahle die Strafe: { $penalty }
choice-forfeit = Gib den Segen auf: { $blessing }
choice-corrupt = Verdirb das Feld: { $place } ({ $ability })
choice-sacrifice = Trink { A($potion) } und verliere den Marker vom Feld: { $place } ({ $ability })
choice-spend = Lege { $token } auf das Feld: { $place } ({ $ability })
choice-lose = Verliere { $die } ({ $value })

## The log

event-began = { START($hero) } beginnt.
event-potion-gained = { START($hero) } erhält { A($potion) }.
event-blocked = „{ $achievement }“ ist nicht im Spiel.
event-moved = { START($hero) } zieht auf Feld { $space } von „{ $act }“.
event-dealt = Eine neue Gruppe liegt aus: { $foes }.
event-deck-refilled = Der Dämonenstapel der Stufe { $level } wird neu gemischt.
event-took = { START($hero) } hat nun { A($foes) } auf den Fersen.
event-dice-granted = Göttlicher Beistand: Alle erhalten einen Würfel.
event-die-gained = { START($hero) } erhält für den ersten Gegenstand einen Würfel.
event-chest-opened = In der Truhe liegen: { $items }.
event-looted = { START($hero) } nimmt { ACC($item) } aus der Truhe.
event-fight-began = { START($hero) } kämpft.
event-drank = { START($hero) } trinkt { A($potion) } und nimmt einen Marker von der Fähigkeit „{ $ability }“.
event-rolled = { START($hero) } würfelt { $dice }.
event-used = { START($hero) } nutzt eine Fähigkeit und { THEY($ability) }.
event-raged = { START($hero) } setzt die Raserei ein.
event-turned = { START($hero) } dreht { $die } von { $old } auf { $new }.
event-rerolled = { START($hero) } würfelt { $die } neu: Aus { $old } wird { $new }.
event-hit-made = { START($hero) } trifft { ACC($foe) } auf der { $face }.
event-killed = { START($hero) } besiegt { ACC($foe) }.
event-rage-woke = { START($hero) } gerät in Raserei: Sie ist wieder aktiv.
event-shielded = { START($hero) } wehrt { $amount } Schaden ab.
event-wounded =
    { START($hero) } nimmt { $amount ->
        [one] 1 Wunde
       *[other] { $amount } Wunden
    } und hat { $health ->
        [0] keine Lebenspunkte mehr
        [one] noch 1 Lebenspunkt
       *[other] noch { $health } Lebenspunkte
    }.
event-unhurt = { START($hero) } wehrt den ganzen Schaden ab ({ $amount }).
event-died = { START($hero) } fällt.
event-healed =
    { START($hero) } erholt sich und hat { $health ->
        [one] 1 Lebenspunkt
       *[other] { $health } Lebenspunkte
    }.
event-gem-moved = { START($hero) } schiebt { ACC($gem) } hoch ({ $skill }).
event-level-lost = { START($hero) } hat keinen Edelstein mehr zum Hochschieben; die Stufe verfällt.
event-skill-gained = { START($hero) } gewinnt das Talent „{ $skill }“.
event-item-found = { START($hero) } findet { ACC($item) }.
event-regained = { START($hero) } regeneriert 1 { $token }.
event-rested = { START($hero) } rastet.
event-equipped = { START($hero) } legt { ACC($item) } an.
event-removed = { START($hero) } legt { ACC($item) } ab.
event-brewed = { START($hero) } tauscht { ACC($item) } gegen { A($potion) }.
event-poured = { START($hero) } schüttet { A($potion) } weg.
event-achieved = { START($hero) } erreicht „{ $achievement }“.
event-blessing-seen = { START($hero) } sieht sich den Segen { THEY($blessing) } an.
event-breached = { START($hero) } durchbricht die Mauern von Sanctum!
event-lord-card-laid = In der Stadt wird eine Karte ausgelegt: { $foe }.
event-answered = { START($hero) } folgt dem Ruf zu den Waffen; Karten des Dämonenfürsten bisher: { $cards }.
event-respite-began = Eine kurze Atempause: Alle rasten ein letztes Mal.
event-blessings-shown = { START($hero) } deckt Segen auf: { THEY($blessings) }.
event-battle-dealt = { START($hero) } hat { A($foes) } vor sich.
event-round-began = Runde { $round } der letzten Schlacht beginnt.
event-lord-card-turned = Der Dämonenfürst spricht { EACH($lord) }.
event-fury-turned = { START($hero) } deckt eine Zornkarte auf: { THEY($fury) }.
event-paid = { START($hero) } zahlt die Strafe.
event-blessed = { START($hero) } nutzt den Segen { THEY($blessing) }.
event-triumphed = { START($hero) } hat den Dämonenfürsten besiegt! Lebenspunkte: { $health }.
event-ended = Die Partie ist zu Ende. { START($hero) } gewinnt.
