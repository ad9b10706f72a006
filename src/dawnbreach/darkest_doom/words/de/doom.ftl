# The words of Darkest Doom: names, steps, refusals, choices, events. What cards do is in effects.ftl.

input-virtual = Eine Solopartie hat 1 bis 3 Virtuelle Wächter, andere Partien haben keine; „{ $virtual }“ ist nicht möglich.
input-guardians = Wächter sind { $guardians } oder random, jeder nur einmal und höchstens einer je Platz.
input-temples = Starttempel sind { $temples } oder random, jeder nur einmal und höchstens einer je Platz.

## Names

deck-equipment = Ausrüstung
    .card = eine Ausrüstungskarte
deck-traps = Fallen
    .card = eine Fallenkarte
deck-spells = Zauber
    .card = eine Zauberkarte
deck-encounters = Begegnungen
    .card = eine Begegnungskarte
attribute-attack = Angriff
    .acc = den Angriff
attribute-magic = Magiekunde
    .acc = die Magiekunde
attribute-wisdom = Weisheit
    .acc = die Weisheit
attribute-health = Lebenskraft
    .acc = die Lebenskraft
relic-crystal = Siegelkristall
    .a = einen Siegelkristall
relic-lantern = Geisterlaterne
    .a = eine Geisterlaterne
relic-urn = Urne der Ältesten
    .a = eine Urne der Ältesten
building-0 = Grüne Zitadelle
    .start = Die Grüne Zitadelle
    .acc = die Grüne Zitadelle
    .dat = der Grünen Zitadelle
    .from = von der Grünen Zitadelle
building-1 = Violette Zitadelle
    .start = Die Violette Zitadelle
    .acc = die Violette Zitadelle
    .dat = der Violetten Zitadelle
    .from = von der Violetten Zitadelle
building-2 = Orangefarbene Zitadelle
    .start = Die Orangefarbene Zitadelle
    .acc = die Orangefarbene Zitadelle
    .dat = der Orangefarbenen Zitadelle
    .from = von der Orangefarbenen Zitadelle
building-3 = Graue Zitadelle
    .start = Die Graue Zitadelle
    .acc = die Graue Zitadelle
    .dat = der Grauen Zitadelle
    .from = von der Grauen Zitadelle
building-4 = Grüner Bluttempel
    .start = Der Grüne Bluttempel
    .acc = den Grünen Bluttempel
    .dat = dem Grünen Bluttempel
    .from = vom Grünen Bluttempel
building-5 = Violetter Bluttempel
    .start = Der Violette Bluttempel
    .acc = den Violetten Bluttempel
    .dat = dem Violetten Bluttempel
    .from = vom Violetten Bluttempel
building-6 = Orangefarbener Bluttempel
    .start = Der Orangefarbene Bluttempel
    .acc = den Orangefarbenen Bluttempel
    .dat = dem Orangefarbenen Bluttempel
    .from = vom Orangefarbenen Bluttempel
building-7 = Grauer Bluttempel
    .start = Der Graue Bluttempel
    .acc = den Grauen Bluttempel
    .dat = dem Grauen Bluttempel
    .from = vom Grauen Bluttempel
tier-hound = Hetzhund
    .start = Der Hetzhund
    .the = der Hetzhund
    .acc = den Hetzhund
    .dat = dem Hetzhund
    .gen = des Hetzhunds
tier-huntsman = Jäger
    .start = Der Jäger
    .the = der Jäger
    .acc = den Jäger
    .dat = dem Jäger
    .gen = des Jägers
tier-leader = Anführer der Jagd
    .start = Der Anführer der Jagd
    .the = der Anführer der Jagd
    .acc = den Anführer der Jagd
    .dat = dem Anführer der Jagd
    .gen = des Anführers der Jagd
icon-sword = Schwert
icon-priestess = Priesterin
icon-shield = Schild
icon-dawn = Morgengrauen
icon-dusk = Abenddämmerung
icon-moon = Mond
phase-dawn = Morgengrauen
phase-dusk = Abenddämmerung
ending-none = Niemand gewinnt
ending-priest = Acht Runden sind vorüber, und der Wächter mit dem größten Ruhm wird der neue Hohepriester
ending-mosh = Mosh ist frei
ending-cleansed = Die Hohepriesterin ist geläutert
ending-darkness = Ranken bedecken alle Zitadellen und alle Tempel
way-up = höher
way-down = niedriger
fate-eclipse = eine Sonnenfinsternis
fate-metamorphosis = eine Verwandlung
fate-sword-shield = ein Würfel darf auf Schwert oder Schild gedreht werden
fate-dawn-dusk = ein Würfel darf auf Morgengrauen oder Abenddämmerung gedreht werden
fate-priestess-moon = ein Würfel darf auf Priesterin oder Mond gedreht werden
game-title = Darkest Doom
game-pitch = Acht Tage bleiben dir, bevor die Finsternis Betel verschlingt. Durchstreife das Land, sammle Verbündete, Relikte und Ruhm und finde deinen eigenen Weg zum Sieg, bevor die Finsternis den ihren findet.
option-virtual = Virtuelle Wächter
virtual-1 = ein Rivale
virtual-2 = zwei Rivalen
virtual-3 = drei Rivalen
virtual-green = Grüner Virtueller Wächter
    .start = Der Grüne Virtuelle Wächter
    .the = der Grüne Virtuelle Wächter
    .acc = den Grünen Virtuellen Wächter
    .dat = dem Grünen Virtuellen Wächter
    .gen = des Grünen Virtuellen Wächters
virtual-purple = Violetter Virtueller Wächter
    .start = Der Violette Virtuelle Wächter
    .the = der Violette Virtuelle Wächter
    .acc = den Violetten Virtuellen Wächter
    .dat = dem Violetten Virtuellen Wächter
    .gen = des Violetten Virtuellen Wächters
virtual-orange = Orangefarbener Virtueller Wächter
    .start = Der Orangefarbene Virtuelle Wächter
    .the = der Orangefarbene Virtuelle Wächter
    .acc = den Orangefarbenen Virtuellen Wächter
    .dat = dem Orangefarbenen Virtuellen Wächter
    .gen = des Orangefarbenen Virtuellen Wächters
virtual-grey = Grauer Virtueller Wächter
    .start = Der Graue Virtuelle Wächter
    .the = der Graue Virtuelle Wächter
    .acc = den Grauen Virtuellen Wächter
    .dat = dem Grauen Virtuellen Wächter
    .gen = des Grauen Virtuellen Wächters
darkness = Finsternis
    .start = Die Finsternis
    .the = die Finsternis
    .acc = die Finsternis
    .dat = der Finsternis
    .gen = der Finsternis
monster = Monster
    .start = Das Monster
    .the = das Monster
    .acc = das Monster
    .dat = dem Monster
    .gen = des Monsters
monster-there = { $tier } m{ $n }
    .start = { START($tier) } m{ $n }
    .the = { THE($tier) } m{ $n }
    .acc = { ACC($tier) } m{ $n }
    .dat = { DAT($tier) } m{ $n }
    .gen = { GEN($tier) } m{ $n }
high-priestess = Hohepriesterin
    .start = Die Hohepriesterin
    .the = die Hohepriesterin
    .acc = die Hohepriesterin
    .dat = der Hohepriesterin
    .gen = der Hohepriesterin
target =
    { GENDER($kind) ->
        [f] { FEM($colour) } { $kind }
       *[m] { MASC($colour) } { $kind }
    }
target-temple = Tempel
    .gender = m
target-citadel = Zitadelle
    .gender = f
target-guardian = Wächter
    .gender = m
colour-green = grün
    .masc = grüner
    .fem = grüne
colour-purple = violett
    .masc = violetter
    .fem = violette
colour-orange = orange
    .masc = orangefarbener
    .fem = orangefarbene
colour-grey = grau
    .masc = grauer
    .fem = graue
colour-of-green = grün
colour-of-purple = violett
colour-of-orange = orange
colour-of-grey = grau
corruption-card = Dunkle Verderbnis ({ $icons })
    .acc = eine Karte der Dunklen Verderbnis ({ $icons })
leader-card = { leader-of-the-hunt } ({ $icons })
    .acc = die Karte „{ leader-of-the-hunt }“ ({ $icons })
supply-card = { $name } ({ $icon })
    .acc = „{ $name }“ ({ $icon })

## Steps, as they are called in the prompt

step-aiming = wähle das Ziel der Karte
step-test-tools = Hinterhaltsprobe: nutze Ausrüstung, dann würfle
step-after-test = Hinterhaltsprobe: ändere Würfel, dann bestätige das Ergebnis
step-defending = Verteidigung: Jeder Schild pariert einen Treffer
step-casting = Kampf: Zauber und Ausrüstung
step-sending = wähle, wohin die Figur geht
step-retreating = Rückzug zu deinem Bluttempel: wähle, wohin
step-drawing = wähle, von welchem Stapel du die nächste Karte ziehst
step-discarding = wirf eine Vorratskarte ab
step-changing = drehe Würfel auf beliebige Symbole
step-rerolling = würfle Würfel neu
step-placing = wähle, wo ein Hetzhund erscheint
step-straying = der Platz ist besetzt: wähle, wo der Hetzhund erscheint
step-pointing = wähle, welches Gebäude das Monster jagt
step-roaming = gleich kurze Wege: wähle, wohin das Monster zieht
step-hunting = wähle deine Beute
step-luring = wähle, welches der nächsten Monster den Ruf hört
step-growing = wähle, welcher der nächsten Halbschatten zur nächsten Stufe aufsteigt
step-hurting = verhindere Wunden oder nimm sie
step-travelling = wähle, wohin du gehst
step-pushing = bewege das Ziel
step-clearing = wähle das Gebäude, das du von Ranken befreist
step-sealing = wähle den Dunklen Abgrund, den du entfernst
step-disarming = wähle den Fallenmarker, den du zurückgibst
step-bonding = wähle das Bündnis, das du erhöhst
step-taking-relic = wähle ein Relikt
step-overladen = du hast drei Relikte: lege eines für das gefundene ab oder lass es liegen
step-cleansing = wirf Dunkle Verderbnis ab oder lass den Rest
step-purging = wähle die Dunkle Verderbnis, die du abwirfst
step-marking = markiere eine Eigenschaft und ein Relikt für die Mission
step-seeking = Reliktprobe: ändere den Bestimmungswürfel mit Münzen oder bestätige ihn
step-ordering = tausche Ordenstaten aus, dann ziehe
step-announcing = verkünde Taten, die du vollbracht hast, oder schweige
step-swapping = tausche deine Dunkle Verderbnis aus oder behalte sie
step-springing = deine Falle schnappt zu: spiele eine Fallenkarte aus oder keine
step-walking = freie Schritte, Gebiet für Gebiet
step-turn = Zug: alle Aktionen, die du bezahlen kannst
step-tempted = lass dich vom Anführer der Jagd verschlingen oder weigere dich
step-setting-on = wähle, welches Monster der Virtuelle Wächter angreift

## The same, with whom and how much it is about

doing-casting = Kampf gegen { ACC($figure) }, vor dem Wurf: Zauber und Ausrüstung
doing-casting-rolled = Kampf gegen { ACC($figure) }, nach dem Wurf: Zauber und Ausrüstung
doing-sending = wähle, wohin { THE($figure) } geht
doing-pushing = wähle, wohin du { ACC($figure) } bewegst
doing-pointing = wähle, welches Gebäude { THE($figure) } { AT($area) } jagt
doing-roaming = gleich kurze Wege: wähle, wohin { THE($figure) } { AT($area) } weiterzieht
doing-springing = { THE($figure) } sitzt { AT($area) } in deiner Falle: spiele eine Fallenkarte aus oder keine
doing-setting-on = wähle, welches Monster { THE($figure) } angreift
doing-after-test =
    Hinterhaltsprobe, { $n ->
        [0] alle Symbole sind da
        [one] es fehlt { $n } Symbol
       *[other] es fehlen { $n } Symbole
    }: ändere Würfel, dann bestätige das Ergebnis
doing-hurting =
    { $n ->
        [one] { $n } Wunde droht
       *[other] { $n } Wunden drohen
    }: verhindere Wunden oder nimm sie
doing-hurting-dies =
    { $n ->
        [one] { $n } Wunde droht
       *[other] { $n } Wunden drohen
    }, und { THE($guardian) } würde sterben: verhindere Wunden oder nimm sie
doing-defending =
    Verteidigung, { $n ->
        [0] keine Wunden drohen
        [one] { $n } Wunde droht
       *[other] { $n } Wunden drohen
    }: Jeder Schild pariert eine
doing-defending-dies =
    Verteidigung, { $n ->
        [one] { $n } Wunde droht
       *[other] { $n } Wunden drohen
    }, und { THE($guardian) } würde sterben: Jeder Schild pariert eine

## Refusals: why not, and what would allow it

no-actions-missing =
    { $n ->
        [one] Das kostet { $n } Aktionspunkt, und du hast keinen.
       *[other] Das kostet { $n } Aktionspunkte, und so viele hast du nicht.
    }
    .remedy = Aktionspunkte bekommst du zu Beginn jedes Morgengrauens und jeder Abenddämmerung zurück.
no-after-roll = Das ändert Würfel, und noch wurde nicht gewürfelt.
    .remedy = Nutze es nach dem Wurf dieses Kampfes.
no-after-test-roll = Das ändert Würfel, und noch wurde nicht gewürfelt.
    .remedy = Nutze es nach dem Wurf dieser Probe.
no-battle-only = Kampfzauber kannst du nur im Kampf ausspielen, andere Zauber nur außerhalb.
    .remedy = Hebe einen Kampfzauber für einen Kampf auf; andere Zauber spiele in deinem Zug aus.
no-before-roll = Das wirkt nur vor dem Wurf, und gewürfelt ist schon.
    .remedy = Nutze es vor dem Wurf deines nächsten Kampfes.
no-before-test-roll = Das gibt zusätzliche Würfel, und für diese Probe ist schon gewürfelt.
    .remedy = Nutze es vor dem Wurf deiner nächsten Hinterhaltsprobe.
no-cards-left = Es sind noch Karten zu ziehen.
    .remedy = Nenne einen Stapel, der Karten hat.
no-cards-missing =
    { $n ->
        [one] Du brauchst { $n } Vorratskarte auf der Hand; Dunkle Verderbnis zählt nicht.
       *[other] Du brauchst { $n } Vorratskarten auf der Hand; Dunkle Verderbnis zählt nicht.
    }
    .remedy = Ziehe erst mehr Vorratskarten.
no-citadels-closed = Ein Dunkles Ereignis verbietet vorerst Bündnisse.
    .remedy = Warte auf das nächste Dunkle Ereignis in der Abenddämmerung.
no-coins-missing =
    { $n ->
        [one] Das kostet { $n } Bestimmungsmünze, und du hast keine.
       *[other] Das kostet { $n } Bestimmungsmünzen, und so viele hast du nicht.
    }
    .remedy = Verdiene erst Münzen durch Karten und Belohnungen.
no-corruption-full =
    { $n ->
        [one] Du würdest { $n } Karte der Dunklen Verderbnis erhalten, und neben denen auf deiner Hand ist dafür kein Platz.
       *[other] Du würdest { $n } Karten der Dunklen Verderbnis erhalten, und neben denen auf deiner Hand ist dafür kein Platz.
    }
    .remedy = Werde erst Dunkle Verderbnis los oder erhöhe deine Weisheit.
no-crystals-missing = Du hast keine drei Siegelkristalle.
    .remedy = Suche Siegelkristalle, indem du Missionen erfüllst.
no-dawn-only = Der Bluttempel dient dir nur im Morgengrauen.
    .remedy = Warte auf das nächste Morgengrauen.
no-deck-empty = Dieser Stapel und sein Ablagestapel sind leer.
    .remedy = Nenne einen anderen Stapel.
no-declared-already = Deine Mission ist schon angekündigt.
    .remedy = Gehe in ihr Gebiet und erfülle sie.
no-die-ends = Der Bestimmungswürfel geht nur von 1 bis 10.
    .remedy = Ändere ihn in die andere Richtung oder bestätige ihn.
no-fame-missing = Dieses Bündnis braucht { $n } Tagesruhm, und du hast weniger.
    .remedy = Erwirb erst mehr Tagesruhm oder gehe zu einer anderen Zitadelle.
no-halted = Eine Falle hält dich fest: In dieser Phase kannst du nicht weitergehen.
    .remedy = In der nächsten Phase darfst du wieder gehen.
no-idle-bond = Du hast kein Bündnis, das steigen könnte; mehr als 6 Punkte gibt es nicht.
    .remedy = Schließe erst ein Bündnis mit einer Zitadelle.
no-idle-cleanse = Du hast keine Karten der Dunklen Verderbnis zum Abwerfen.
    .remedy = Hebe das auf, bis du welche hast.
no-idle-clear = Auf keinem Gebäude in deinem Gebiet oder daneben sind Ranken.
    .remedy = Gehe erst zu einer Zitadelle oder einem Bluttempel mit Ranken.
no-idle-coins = Du hast schon so viele Bestimmungsmünzen, wie du haben darfst.
    .remedy = Gib erst Münzen aus.
no-idle-disarm = In deinem Gebiet oder daneben liegt kein Fallenmarker.
    .remedy = Gehe erst neben einen Fallenmarker.
no-idle-heal = Du hast keine Wunden zu heilen.
    .remedy = Hebe das auf, bis du verwundet bist.
no-idle-mana = Du hast schon all dein Mana.
    .remedy = Gib erst Mana aus.
no-idle-relic = Ein solches Relikt ist nicht mehr da.
    .remedy = Warte, bis jemand eines verbraucht oder ablegt.
no-idle-seal = In deinem Gebiet oder daneben ist kein Dunkler Abgrund.
    .remedy = Gehe erst neben einen Dunklen Abgrund.
no-idle-travel = Es gibt kein anderes solches Gebiet, in das du gehen könntest.
    .remedy = Spiele das in einem anderen Gebiet aus.
no-lanterns-missing =
    { $n ->
        [one] Dafür brauchst du { $n } Geisterlaterne.
       *[other] Dafür brauchst du { $n } Geisterlaternen.
    }
    .remedy = Nimm weniger Laternen oder suche mehr, indem du Missionen erfüllst.
no-lodge-closed = Ein Dunkles Ereignis hat die Schwarze Loge geschlossen.
    .remedy = Warte auf das nächste Dunkle Ereignis in der Abenddämmerung.
no-markers-gone = Alle 16 Schadensmarker liegen auf Ausrüstung, darum lässt sich keine weitere anlegen.
    .remedy = Warte, bis Ausrüstung verbraucht oder abgelegt wird; du darfst deine eigene ablegen.
no-mana-missing =
    { $n ->
        [one] Das kostet { $n } Manablatt, und du hast keines.
       *[other] Das kostet { $n } Manablätter, und so viele hast du nicht.
    }
    .remedy = Zu Beginn der Abenddämmerung kehrt alles Mana zurück.
no-no-acolytes = Du hast keinen Akolythen.
    .remedy = Schließe mit 6 Tagesruhm ein Bündnis bei einer Zitadelle, deren Akolyth noch wartet.
no-no-alliance = Dort hast du kein Bündnis, das du wählen könntest.
    .remedy = Nenne eine mit dir verbündete Zitadelle; ein Bündnis mit 6 Punkten steigt nicht weiter.
no-no-blood-step = Dein Wächter hat die Fähigkeit „{ ability-blood-step }“ nicht.
    .remedy = Nur der Wächter, auf dessen Charakterkarte sie steht, darf sie nutzen.
no-no-corruption = Du hast keine Karten der Dunklen Verderbnis.
    .remedy = Nimm stattdessen Tagesruhm für deine Akolythen.
no-no-die-to-spare = Du würfelst in diesem Kampf mit keinem Würfel, also kannst du auf keinen verzichten.
    .remedy = Nutze zuerst eine Waffe oder einen Zauber, der Würfel gibt.
no-no-fitting-trap = Du hast keine Fallenkarte auf der Hand, die zum Opfer passt, die du bezahlen kannst und die etwas bewirken würde.
    .remedy = Wähle eine passende Fallenkarte oder spiele keine aus.
no-no-free-change = Die Schicksalsleiste lässt dich jetzt keinen Würfel umsonst drehen.
    .remedy = Würfle einen Mond, der den Schicksalsmarker auf ein Symbolpaar bringt, oder wirf eine Karte für ihr Symbol ab.
no-no-gift = „{ ability-gift-of-the-witches }“ kannst du nicht nutzen.
    .remedy = Nur der Wächter mit dieser Fähigkeit darf sie nutzen, mit zwei Manablättern für jede Wunde.
no-no-leader-card = Du hast die Karte „{ leader-of-the-hunt }“ nicht.
    .remedy = Nur ein Wächter mit dieser Karte der Dunklen Verderbnis auf der Hand kann verschlungen werden.
no-no-mission = Du hast keine Mission.
    .remedy = Im nächsten Morgengrauen nimmst du eine neue.
no-no-senses = Dein Wächter hat die Fähigkeit „{ ability-keen-senses }“ nicht.
    .remedy = Nur der Wächter, auf dessen Charakterkarte sie steht, darf sie nutzen.
no-no-spectre = Das Seegespenst dient dir nicht.
    .remedy = Rufe es an einem See mit Geisterlaternen herbei.
no-no-such-die =
    { $dice ->
        [0] Diesen Würfel gibt es nicht: Du hast jetzt keine Würfel.
        [one] Diesen Würfel gibt es nicht: Du hast { $dice } Würfel.
       *[other] Diesen Würfel gibt es nicht: Du hast { $dice } Würfel.
    }
    .remedy = Nenne einen der geworfenen Würfel; der erste heißt d1.
no-no-such-relic = Ein solches Relikt hast du nicht.
    .remedy = Nenne ein Relikt, das du hast; Laternen, die das Seegespenst halten, gehen mit ihm.
no-no-such-reward = Diese Tat hat keine solche Belohnung.
    .remedy = Nenne eine der Belohnungen, die sie zeigt.
no-no-such-tool = Eine solche Ausrüstung hast du hier nicht zur Verfügung.
    .remedy = Nenne einen deiner Ausrüstungsplätze mit einer passenden Karte.
no-no-target =
    { $n ->
        [one] Im Umkreis von { $n } Gebiet ist kein passendes Ziel.
       *[other] Im Umkreis von { $n } Gebieten ist kein passendes Ziel.
    }
    .remedy = Gehe näher an eine Figur heran, mit der diese Karte etwas tun kann.
no-no-tendrils = Dort sind keine Ranken, die du erreichen könntest.
    .remedy = Wähle ein Gebäude mit Ranken in deinem Gebiet oder daneben.
no-no-trick = Dein Wächter hat die Fähigkeit „{ ability-magic-trick }“ nicht.
    .remedy = Nur der Wächter, auf dessen Charakterkarte sie steht, darf sie nutzen.
no-not-a-way = Das Monster, das gerade zieht, geht als Nächstes nicht dorthin.
    .remedy = Wähle einen der Wege in der Liste.
no-not-adjacent = Dieses Gebiet liegt nicht neben deinem.
    .remedy = Wähle ein Nachbargebiet und gehe Schritt für Schritt.
no-not-at-a-citadel = Die Reise darf nicht bei einer Zitadelle enden.
    .remedy = Gehe ein Gebiet weiter.
no-not-at-citadel = Du bist nicht im Gebiet einer Zitadelle.
    .remedy = Gehe erst zu einer Zitadelle.
no-not-at-monolith = Du bist nicht am Monolithen.
    .remedy = Gehe über den Pfad zum Winterberg zum Monolithen.
no-not-bare = Auf dieses Gebiet darf kein Fallenmarker gelegt werden.
    .remedy = Wähle ein Gebiet ohne Figuren und Fallenmarker, weder den Pfad noch den Gipfel.
no-not-found = Der Bestimmungswürfel hat das Relikt nicht gefunden, also gibt es nichts liegen zu lassen.
    .remedy = Bestätige den Würfel oder ändere ihn mit Münzen.
no-not-higher =
    { $n ->
        [one] Dein Bündnis dort hat schon { $n } Punkt, und du kannst es nicht erhöhen.
       *[other] Dein Bündnis dort hat schon { $n } Punkte, und du kannst es nicht erhöhen.
    }
    .remedy = Erwirb erst mehr Tagesruhm; mehr als 6 Punkte gibt es nicht.
no-not-highest = Ein eigenes Bündnis darfst du nur mit dem höchsten Tagesruhm erhöhen, und der ist jetzt { $n }.
    .remedy = Erwirb erst mindestens so viel Tagesruhm wie alle anderen.
no-not-in-area = Du bist nicht im Gebiet deiner Mission.
    .remedy = Gehe erst dorthin.
no-not-in-hand = Diese Karte hast du nicht auf der Hand.
    .remedy = Wähle eine Karte von deiner Hand.
no-not-met = Die Bedingung dieser Tat ist nicht erfüllt.
    .remedy = Tu erst, was die Karte verlangt.
no-not-nearest = Ein anderes Monster ist näher, oder dieses lässt sich nicht wählen.
    .remedy = Wähle eines der Monster in der Liste.
no-not-prey = Das lässt sich jetzt nicht jagen.
    .remedy = Wähle eines der Ziele in der Liste.
no-not-there = Dieses Gebiet lässt sich nicht wählen.
    .remedy = Wähle eines der Gebiete in der Liste.
no-not-your-order = Diese Tat hast du nicht.
    .remedy = Wähle eine der Taten, die du hast.
no-other-icons = Die Schicksalsleiste bietet andere Symbole.
    .remedy = Drehe den Würfel auf eines der beiden Symbole unter dem Schicksalsmarker.
no-other-relic = Das ist nicht das Relikt, das du gefunden hast.
    .remedy = Nimm das gefundene oder lass es liegen.
no-other-tool = Diese Ausrüstung lässt sich jetzt nicht nutzen.
    .remedy = Waffen nutzt du im Kampf, andere Ausrüstung in deinem Zug, bei einer Probe oder gegen Wunden, wie ihre Karte sagt.
no-out-of-range = Diese Figur ist außer Reichweite, oder die Karte bewirkt bei ihr nichts.
    .remedy = Wähle eine der Figuren in der Liste.
no-prey-left = Es gibt noch etwas zu jagen.
    .remedy = Wähle deine Beute; bleiben darfst du nur, wenn es nichts mehr zu jagen gibt.
no-relic-gone = Ein Relikt dieser Art ist nicht mehr da.
    .remedy = Wähle ein anderes Relikt oder keines.
no-relics-full = Du hast schon { $n } Relikte, mehr darf ein Wächter nicht haben.
    .remedy = Lege erst eines ab oder lass dieses liegen.
no-road-ends = Die Reise darf nicht bei einer Zitadelle enden.
    .remedy = Beende sie in einem anderen Gebiet.
no-room-left = Hier musst du kein Bündnis aufgeben.
    .remedy = Gib nur eines auf, wenn du drei hast und bei einer anderen Zitadelle stehst.
no-same-attribute = Diese Eigenschaft hast du schon bei deiner vorigen Mission markiert.
    .remedy = Markiere eine andere Eigenschaft.
no-same-icon = Der Würfel zeigt dieses Symbol schon.
    .remedy = Wähle einen anderen Würfel oder ein anderes Symbol.
no-same-relic = Dieses Relikt hast du schon bei deiner vorigen Mission markiert.
    .remedy = Markiere ein anderes Relikt.
no-served-already = Der Bluttempel hat dir in diesem Morgengrauen schon gedient.
    .remedy = Warte auf das nächste Morgengrauen.
no-silenced = Das Echo der Finsternis verbietet in diesem Kampf Zauber.
    .remedy = Nutze jetzt Ausrüstung oder Würfel und wirke den Zauber in einem anderen Kampf.
no-slots-full = Deine beiden Ausrüstungsplätze sind belegt.
    .remedy = Lege erst Ausrüstung ab oder lass das Seegespenst ziehen.
no-spectre-away = Das Seegespenst dient schon jemandem.
    .remedy = Es lässt sich wieder herbeirufen, wenn es ins Wasser zurückgekehrt ist.
no-spells-only = Im Kampf werden aus der Hand nur Kampfzauber ausgespielt.
    .remedy = Spiele diese Karte in deinem Zug außerhalb eines Kampfes aus.
no-stepped-already = Diese Fähigkeit hast du in dieser Phase schon genutzt.
    .remedy = Nutze sie in der nächsten Phase wieder.
no-three-alliances = Du hast schon drei Bündnisse.
    .remedy = Gib eines davon für diese Zitadelle auf.
no-too-near =
    { $n ->
        [one] Du musst zu Fuß mindestens { $n } Gebiet vom Gebiet deiner Mission entfernt sein.
       *[other] Du musst zu Fuß mindestens { $n } Gebiete vom Gebiet deiner Mission entfernt sein.
    }
    .remedy = Gehe weiter weg oder erfülle die Mission, ohne sie anzukündigen.
no-tool-used = Das hast du hier schon genutzt.
    .remedy = Nutze es ein andermal wieder.
no-trap-waits = Eine Fallenkarte spielt man nicht im eigenen Zug aus.
    .remedy = Lege einen Fallenmarker auf die Landkarte und spiele die Fallenkarte aus, wenn jemand hineintappt.
no-traps-out =
    { $n ->
        [one] Du hast schon { $n } Fallenmarker auf der Landkarte und keinen weiteren.
       *[other] Du hast schon { $n } Fallenmarker auf der Landkarte und keine weiteren.
    }
    .remedy = Nimm erst einen davon zurück.
no-urn-missing = Das kostet eine Urne der Ältesten, und du hast keine.
    .remedy = Suche eine Urne, indem du Missionen erfüllst.
no-wrong-area = Das Gebiet, in dem du bist, bietet das nicht.
    .remedy = Die Reise beginnt bei einer Zitadelle, das Ritual findet in einem Wald statt, in die Loge führt ein Eingang, und das Gespenst ruft man an einem See.

## Choices, as the list shows them

choice-go = Gehe { TO($area) }
choice-play = Spiele { ACC($card) } aus
choice-apply = Nutze { ACC($card) }
choice-road = Zahle eine Münze und nimm die Straße der Zitadelle
choice-rite = Vollziehe das Ritual des Waldes: zwei Mana und zwei Karten für zwei neue ({ $deck })
choice-lodge = Gehe durch die Schwarze Loge { TO($area) }
choice-summon =
    { $lanterns ->
        [one] Rufe das Seegespenst mit { $lanterns } Laterne herbei
       *[other] Rufe das Seegespenst mit { $lanterns } Laternen herbei
    }
choice-praise = Erbitte vom Bluttempel Tagesruhm für deine Akolythen
choice-purge = Wirf im Bluttempel Dunkle Verderbnis für deine Akolythen ab
choice-trap = Zahle eine Münze und stelle { AT($area) } eine Falle
choice-lift = Nimm deine Falle { AT($area) } zurück
choice-drop = Lege { ACC($card) } ab
choice-lay-down = Lege { A($relic) } ab
choice-release = Lass das Seegespenst ziehen
choice-ally = Schließe oder erhöhe ein Bündnis mit dieser Zitadelle
choice-forsake = Verbünde dich mit dieser Zitadelle und gib das Bündnis mit { DAT($colour) } auf
choice-declare = Kündige deine Mission an: 3 Tagesruhm statt 1
choice-complete = Erfülle deine Mission
choice-achieve = Verkünde „{ $order }“: { $reward }
choice-trick = Nutze „{ ability-magic-trick }“: Wirf deine Hand für zwei Tagesruhm ab
choice-blood-step = Nutze „{ ability-blood-step }“: Nimm eine Wunde für einen Aktionspunkt
choice-free-mosh = Versuche, Mosh zu befreien
choice-end-turn = Beende deinen Zug
choice-walk = Gehe { TO($area) }
choice-stop = Gehe nicht weiter
choice-draw = Ziehe { CARD($deck) }
choice-draw-nothing = Ziehe nichts
choice-discard = Wirf { ACC($card) } ab
choice-mark = Erhöhe { ACC($attribute) } und suche { A($relic) }
choice-seek = Bestätige den Bestimmungswürfel
choice-coin = Zahle eine Münze und setze den Bestimmungswürfel um 1 { $way }
choice-target = Ziele auf { ACC($figure) }
choice-cast = Wirke { ACC($card) }
choice-use = Nutze { ACC($card) }
choice-senses = Nutze „{ ability-keen-senses }“: Wirf einen Würfel weniger für zwei Schwerter
choice-aid = Nutze { ACC($card) }
choice-roll = Wirf die Würfel
choice-stand = Bestätige das Ergebnis
choice-fate = Wirf { ACC($card) } ab, um { $die } zu drehen
choice-free = Drehe { $die } kostenlos auf { $icon }
choice-change = Drehe { $die } auf { $icon }
choice-reroll = Würfle { $die } neu
choice-enough = Lass den Rest
choice-settle = Bestätige das Ergebnis
choice-pass = Passe: Spiele nichts mehr aus
choice-send = Bewege die Figur { TO($area) }
choice-gift = Nutze „{ ability-gift-of-the-witches }“: Zahle zwei Mana, um eine Wunde weniger zu nehmen
choice-ward = Schütze dich mit { ACC($card) }
choice-bear = Nimm die Wunden
choice-travel = Reise { TO($area) }
choice-drive = Bewege das Ziel { TO($area) }
choice-clear = Entferne Ranken { FROM($building) }
choice-seal = Entferne den Dunklen Abgrund { AT($area) }
choice-disarm = Gib den Fallenmarker { AT($area) } seinem Besitzer zurück
choice-bond = Erhöhe das Bündnis mit { DAT($colour) }
choice-take = Nimm { A($relic) }
choice-leave-relic = Lass das Relikt liegen
choice-cleanse = Wirf { ACC($taint) } ab
choice-spring = Spiele die Fallenkarte { ACC($card) } aus
choice-let-go = Spiele keine Fallenkarte aus
choice-shed = Wirf die Tat „{ $order }“ ab
choice-draw-orders = Ziehe Taten, bis du zwei hast
choice-say-nothing = Verkünde nichts mehr
choice-swap = Tausche all deine Dunkle Verderbnis aus
choice-keep = Behalte deine Dunkle Verderbnis
choice-hound = Stelle { AT($area) } einen Hetzhund auf
choice-beast = Wähle das Monster { AT($area) }
choice-hunt = Hetze das Monster auf { ACC($building) }
choice-roam = Führe { ACC($figure) } { TO($area) }
choice-chase = Jage { ACC($figure) }
choice-lurk = Bleib, wo du bist
choice-become = Lass dich vom Anführer der Jagd verschlingen
choice-refuse = Bleib ein Wächter
choice-set-on = Lass den Virtuellen Wächter { ACC($figure) } angreifen

## The log

event-card-seen = { START($guardian) } erhält { ACC($card) }.
event-mission-seen = { START($guardian) } sieht sich die Mission „{ $mission }“ an.
event-order-seen = { START($guardian) } sieht sich die Tat „{ $order }“ an.
event-order-set = Spielreihenfolge: { $guardians }.
event-phase-began =
    Runde { $round }: { $dusk }.{ $dusk ->
        [phase-dusk] { $round ->
            [5] {" "}Alles Mana kehrt zurück, und das Echo der Finsternis erwacht.
           *[any] {" "}Alles Mana kehrt zurück.
        }
       *[phase-dawn] { $round ->
            [1] {""}
           *[any] {" "}Der Tagesruhm beginnt von vorn.
        }
    }
event-destiny-rolled = { START($guardian) } würfelt mit dem Bestimmungswürfel { $value }.
event-cards-drawn = { START($guardian) } zieht { CARD($deck) }.
event-corruption-received =
    { $count ->
        [one] { START($guardian) } erhält { $count } Karte der Dunklen Verderbnis.
       *[other] { START($guardian) } erhält { $count } Karten der Dunklen Verderbnis.
    }
event-card-discarded = { START($guardian) } wirft { ACC($card) } ab.
event-mission-taken = { START($guardian) } markiert für die Mission { ACC($attribute) } und { A($relic) }.
event-mission-declared = { START($guardian) } kündigt eine Mission { AT($area) } an.
event-mission-done = { START($guardian) } erfüllt die Mission „{ $mission }“.
event-attribute-raised = { START($guardian) } erhöht { ACC($attribute) } auf { $value }.
event-relic-missed = { START($guardian) } findet kein Relikt.
event-relic-gained = { START($guardian) } erhält { A($relic) }.
event-relic-left = { START($guardian) } lässt das Relikt liegen.
event-relic-laid-down = { START($guardian) } legt { A($relic) } ab.
event-order-shed = { START($guardian) } wirft eine Ordenstat ab.
event-order-met = { START($guardian) } vollbringt die Tat „{ $order }“.
event-walked = { START($guardian) } geht { TO($area) }.
event-fame-changed =
    { $amount ->
        [-1] { START($guardian) } verliert 1 Tagesruhm und hat { $fame }.
        [-2] { START($guardian) } verliert 2 Tagesruhm und hat { $fame }.
        [-3] { START($guardian) } verliert 3 Tagesruhm und hat { $fame }.
        [-4] { START($guardian) } verliert 4 Tagesruhm und hat { $fame }.
        [-5] { START($guardian) } verliert 5 Tagesruhm und hat { $fame }.
        [-6] { START($guardian) } verliert 6 Tagesruhm und hat { $fame }.
        [-7] { START($guardian) } verliert 7 Tagesruhm und hat { $fame }.
        [one] { START($guardian) } erhält { $amount } Tagesruhm und hat { $fame }.
       *[other] { START($guardian) } erhält { $amount } Tagesruhm und hat { $fame }.
    }
event-coins-changed =
    { $amount ->
        [-1] { START($guardian) } verliert 1 Bestimmungsmünze.
        [-2] { START($guardian) } verliert 2 Bestimmungsmünzen.
        [-3] { START($guardian) } verliert 3 Bestimmungsmünzen.
        [-4] { START($guardian) } verliert 4 Bestimmungsmünzen.
        [-5] { START($guardian) } verliert 5 Bestimmungsmünzen.
        [-6] { START($guardian) } verliert 6 Bestimmungsmünzen.
        [-7] { START($guardian) } verliert 7 Bestimmungsmünzen.
        [one] { START($guardian) } erhält { $amount } Bestimmungsmünze.
       *[other] { START($guardian) } erhält { $amount } Bestimmungsmünzen.
    }
event-mana-changed =
    { $amount ->
        [-1] { START($guardian) } verliert 1 Manablatt.
        [-2] { START($guardian) } verliert 2 Manablätter.
        [-3] { START($guardian) } verliert 3 Manablätter.
        [-4] { START($guardian) } verliert 4 Manablätter.
        [-5] { START($guardian) } verliert 5 Manablätter.
        [-6] { START($guardian) } verliert 6 Manablätter.
        [-7] { START($guardian) } verliert 7 Manablätter.
        [one] { START($guardian) } erhält { $amount } Manablatt zurück.
       *[other] { START($guardian) } erhält { $amount } Manablätter zurück.
    }
event-allied =
    { $points ->
        [one] { START($guardian) } ist mit { DAT($citadel) } verbündet: { $points } Punkt.
       *[other] { START($guardian) } ist mit { DAT($citadel) } verbündet: { $points } Punkte.
    }
event-acolyte-gained = { START($guardian) } erhält den Akolythen { FROM($citadel) }.
event-card-played = { START($guardian) } spielt { ACC($card) } aus.
event-equipment-used = { START($guardian) } nutzt { ACC($card) }.
event-markers-short =
    { $count ->
        [one] Dafür ist nur noch { $count } Schadensmarker da.
       *[other] Dafür sind nur noch { $count } Schadensmarker da.
    }
event-trap-set = { START($guardian) } stellt { AT($area) } eine Falle.
event-trap-taken = { START($guardian) } nimmt die Falle { AT($area) } zurück.
event-trap-disarmed = { START($guardian) } gibt { DAT($figure) } den Fallenmarker { AT($area) } zurück.
event-trap-sprung = { START($guardian) } fängt { ACC($figure) } { AT($area) } in einer Falle.
event-dice-capped = { START($guardian) } wirft nur { $dice } Würfel statt { $wanted }: Mehr gibt es nicht.
event-dice-rolled = { START($guardian) } würfelt { $icons }.
event-die-rerolled = { START($guardian) } würfelt { $die } neu und erhält { $icon }.
event-ability-used = { START($guardian) } nutzt die Fähigkeit „{ $ability }“.
event-die-changed = { START($guardian) } dreht { $die } auf { $icon }.
event-fate-moved = { START($guardian) } bewegt den Schicksalsmarker: { $place }.
event-test-faced = { START($guardian) } legt eine Hinterhaltsprobe ab: { $icons }.
event-test-ended =
    { $missed ->
        [0] { START($guardian) } besteht die Probe.
        [one] { START($guardian) } scheitert an der Probe: { $missed } Symbol fehlt.
       *[other] { START($guardian) } scheitert an der Probe: { $missed } Symbole fehlen.
    }
event-combat-began = { START($figure) } greift { ACC($enemy) } an.
event-monster-drawn =
    { $guardian ->
        [darkness] Die Angriffskarte des Monsters zeigt { $hits } Treffer und { $health } Lebenskraft.
       *[somebody] { START($guardian) } fügt einem Ziel mit { $health } Lebenskraft { $hits ->
            [one] { $hits } Wunde
           *[other] { $hits } Wunden
        } zu.
    }
event-health-drawn =
    { $amount ->
        [one] { START($guardian) } nimmt { $amount } Wunde; die Angriffskarte zeigt { $health } Lebenskraft.
       *[other] { START($guardian) } nimmt { $amount } Wunden; die Angriffskarte zeigt { $health } Lebenskraft.
    }
event-echo-heard = Das Echo der Finsternis wendet sich gegen { ACC($guardian) }: { THEY($attack) }.
event-aimed = Das Ziel ist { THE($figure) }.
event-unhurt = { START($guardian) } nimmt keine Wunden.
event-wounded =
    { START($guardian) } nimmt { $amount ->
        [one] { $amount } Wunde
       *[other] { $amount } Wunden
    } und erträgt { $left ->
        [0] keine weiteren
       *[any] noch { $left }
    }.
event-healed =
    { $amount ->
        [one] { START($guardian) } heilt { $amount } Wunde.
       *[other] { START($guardian) } heilt { $amount } Wunden.
    }
event-monster-killed =
    { $guardian ->
        [darkness] { START($figure) } wird { AT($area) } getötet.
       *[somebody] { START($guardian) } tötet { ACC($figure) } { AT($area) }.
    }
event-guardian-died = { START($figure) } stirbt und kehrt zum eigenen Bluttempel heim.
event-moth-came = Eine Weiße Motte lässt sich bei { DAT($guardian) } nieder.
event-moved = { START($figure) } geht { TO($area) }.
event-event-drawn = Das Dunkle Ereignis „{ $event }“ beginnt ({ $text }).
event-heart-taken =
    { $left ->
        [0] Das letzte Herz kommt von der Rundenleiste in den Beutel.
        [one] Ein Herz kommt von der Rundenleiste in den Beutel; { $left } ist noch da.
       *[other] Ein Herz kommt von der Rundenleiste in den Beutel; { $left } sind noch da.
    }
event-monster-came = { START($figure) } erscheint { AT($area) }.
event-metamorphosed = Ein Monster { AT($area) } steigt zur nächsten Stufe auf: Es ist nun { $figure }.
event-token-drawn = { START($figure) } { AT($area) } zieht ein Zielplättchen: { $token }.
event-bag-empty = Der Beutel ist leer: { START($figure) } zieht kein Zielplättchen.
event-token-gone = Das Zielplättchen { GEN($figure) } geht aus dem Spiel: { $token }.
event-building-hunted = { START($figure) } macht Jagd auf { ACC($building) }.
event-guardian-hunted = { START($figure) } macht Jagd auf { ACC($enemy) }.
event-building-attacked = { START($figure) } greift { ACC($building) } an.
event-tendrils-changed =
    { $count ->
        [0] { START($building) } ist frei von Ranken.
        [one] { START($building) } hat jetzt { $count } Ranke.
        [3] { START($building) } hat jetzt { $count } Ranken und ist verdorben.
       *[other] { START($building) } hat jetzt { $count } Ranken.
    }
event-abysses-placed = Dunkle Abgründe öffnen sich { AT($areas) }.
event-abyss-gone = Der Dunkle Abgrund { AT($area) } schließt sich.
event-abyss-turned = { START($guardian) } dreht den Dunklen Abgrund „{ $abyss }“ um ({ THEY($text) }).
event-spectre-summoned =
    { $lanterns ->
        [one] { START($guardian) } ruft das Seegespenst mit { $lanterns } Laterne herbei.
       *[other] { START($guardian) } ruft das Seegespenst mit { $lanterns } Laternen herbei.
    }
event-spectre-lost = Das Seegespenst verlässt { ACC($guardian) } und kehrt ins Wasser zurück.
event-consumed = Die Finsternis verschlingt { ACC($guardian) }: von nun an Anführer der Jagd!
event-endured =
    { $count ->
        [one] { START($guardian) } opfert { $count } Karte der Dunklen Verderbnis und lebt als Anführer der Jagd weiter.
       *[other] { START($guardian) } opfert { $count } Karten der Dunklen Verderbnis und lebt als Anführer der Jagd weiter.
    }
event-ended =
    { $guardian ->
        [darkness] { $ending ->
            [ending-darkness] Die Partie ist zu Ende. Die Finsternis gewinnt: { $ending }.
           *[other] Die Partie ist zu Ende: { $ending }.
        }
       *[somebody] Die Partie ist zu Ende. { START($guardian) } gewinnt: { $ending }.
    }
