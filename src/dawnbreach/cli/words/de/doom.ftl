# What the terminal says around Darkest Doom. Words of the rules and names of cards belong to the game.

## The screen

doom-title = Darkest Doom
doom-round = Runde { $n } von { $last }
doom-level = Probenstufe { $n }
doom-echo-active = Echo aktiv
doom-echo-quiet = Echo ab Runde 5 (Abend)
doom-order = Spielreihenfolge
doom-here = Du bist hier:
doom-points = ({ $n } AP)
doom-next = Daneben:
doom-tendrils =
    { $n ->
        [one] { $n } Ranke
       *[other] { $n } Ranken
    }
doom-abyss = Dunkler Abgrund
doom-trap = Falle von { $owner }
doom-monsters = Monster
doom-fate = Schicksalsleiste
doom-centre = Mitte
doom-event = Dunkles Ereignis
doom-left =
    { $n ->
        [one] noch { $n } Karte
       *[other] noch { $n } Karten
    }
doom-discards = abgeworfen:
doom-consumed = verschlungen
doom-dead = tot
doom-wounds = Wunden { $n } von { $most }
doom-cards =
    { $n ->
        [one] { $n } Karte (davon { $corruption } der Dunklen Verderbnis)
       *[other] { $n } Karten (davon { $corruption } der Dunklen Verderbnis)
    }
doom-purse = Münzen { $coins }  Mana { $mana }
doom-declared = angekündigt: { $area }
doom-acolytes = Akolythen { $n }
doom-acolyte = ein Akolyth wartet
doom-moths = Weiße Motten { $n }
doom-spectre = Seegespenst (Laternen { $n })
doom-actions = Aktionspunkte
doom-fame = Tagesruhm
doom-mission = Mission
doom-any-relic = ein Relikt
doom-open = (angekündigt)
doom-far =
    { $n ->
        [one] { $n } Gebiet entfernt
       *[other] { $n } Gebiete entfernt
    }
doom-far-by =
    { $n ->
        [one] { $n } Gebiet entfernt über { $way }
       *[other] { $n } Gebiete entfernt über { $way }
    }
doom-orders = Ordenstaten
doom-orders-held = Ordenstaten: { $n }
doom-equipment = Ausrüstung
doom-uses-left =
    { $n ->
        [one] (noch { $n } Anwendung)
       *[other] (noch { $n } Anwendungen)
    }
doom-hand = Hand ({ $n } von { $most } Karten)
doom-test = Die Probe verlangt:
doom-missing = es fehlt noch: { $icons }
doom-matched = alle Symbole sind da
doom-combat = Kampf: { $attacker } greift an, { $defender } verteidigt
doom-side = Treffer { $hits }, pariert { $parries }, erträgt { $left }
doom-pierces = (an jeder Parade vorbei: { $n })
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
doom-destiny-high = Bestimmungswürfel: { $n }; das Relikt braucht 5 oder mehr
doom-destiny-low = Bestimmungswürfel: { $n }; das Relikt braucht 5 oder weniger
doom-hurt =
    { $n ->
        [0] { $guardian }: keine Wunden drohen, erträgt { $left }
        [one] { $guardian }: { $n } Wunde droht, erträgt { $left }
       *[other] { $guardian }: { $n } Wunden drohen, erträgt { $left }
    }
doom-hurt-by = (von { $figure })
doom-hurt-dies = — das ist der Tod!
doom-dice = Würfel von { $guardian }:
doom-glory = { $n } (Tagesruhm { $fame }, Bündnisse { $bonds })

## Help

doom-welcome = Rette Betel in acht Tagen vor der Finsternis: Sammle Ruhm und Verbündete, finde Relikte und lass nicht zu, dass die Ranken alles bedecken. ? erklärt alles.
doom-help-notation = go oath-field — die Wörter in ‹ › oder Wörter der Liste; manche darfst du weglassen, solange nur eine Wahl passt
doom-help-why = warum beende deinen zug — welche Regel es verbietet und was es erlauben würde
doom-help-rules = regeln DD-3.2 — eine Regel, ein Kapitel (regeln 3) oder eine Suche (regeln Motte)
doom-help-table = tisch — die ganze Landkarte, die Gebäude, die Finsternis, die Stapel und die anderen
doom-why-usage = Schreib hinter „warum“, was du gern tun würdest, zum Beispiel: warum beende deinen Zug.
doom-rules-usage = Ein Kapitel: regeln 3. Eine Regel: regeln DD-3.2. Eine Suche: regeln Motte.
doom-sign-areas = Auf der Landkarte: # Zitadelle, + Bluttempel, & Wald, . Ebene, ^ Berg, ~ See, = Eingang zur Schwarzen Loge, / Pfad, ! Monolith, * Gipfel. Dein Gebiet ist hervorgehoben, die daneben sind unterstrichen.
doom-sign-figures = In Klammern: 1 bis 4 Wächter, m1 bis m3 Monster, o ein Dunkler Abgrund, t1 eine Falle von Wächter 1, §2 zwei Ranken (drei verderben ein Gebäude).
doom-sign-order = 2 Urian 3+4: Tagesruhm 3, Bündnispunkte 4; ▶ zeigt, wer am Zug ist und wo der Schicksalsmarker steht.
doom-sign-cards = Schnitter (Mond): eine Karte und das Symbol, auf das sie beim Abwerfen einen Würfel dreht; d1 ist dein erster Würfel.

## The end

doom-won-darkness = Die Finsternis gewinnt:
doom-won-consumed =
    { $n ->
        [one] { $heroes } gewinnt mit der Finsternis:
       *[other] { $heroes } gewinnen mit der Finsternis:
    }
doom-won-nobody = Niemand gewinnt:

## Packs and the command line

doom-pack-complete = Das Paket ist vollständig: { $areas } Gebiete, { $supplies } Karten der Zitadellenvorräte, { $guardians } Wächter, { $missions } Missionen, { $orders } Ordenstaten, { $events } Dunkle Ereignisse, { $attacks } Angriffskarten der Monster ({ $digest }).
arg-temple = Darkest Doom: der Bluttempel, bei dem du beginnst: green, purple, orange oder grey (zufällig; allein immer grey)
arg-solo = Darkest Doom allein, gegen 1 bis 3 Virtuelle Wächter
arg-pack-game = das Spiel des Pakets (seine Dateien verraten es)
no-option = { $game } hat keine Option { $option }.
solo-seats = Mit --solo gibt es einen Platz, nicht { $seats }.
