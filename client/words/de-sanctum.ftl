# Words of Sanctum's board; keys begin with sanctum-.

## Letters beside colours

sanctum-letter-red = R
sanctum-letter-green = G
sanctum-letter-blue = B
sanctum-letter-white = W
sanctum-letter-purple = V

## Parts of the table

sanctum-march = Marsch
sanctum-city = Die Stadt
sanctum-sets = Dämonen auf dem Plan
sanctum-set = Gruppe { $n }
sanctum-chest-holds = In der Truhe
sanctum-battle = Kampftafel
sanctum-watch = Der Kampf: { $hero }
sanctum-gear = Ausrüstung und Fähigkeiten
sanctum-skill-table = Talenttafel
sanctum-others = Die anderen
sanctum-achievements = Erfolge
sanctum-decks = Nächster Dämon jedes Stapels
sanctum-ending = Die Partie ist zu Ende
sanctum-blessings = Segen
sanctum-sack = Beutel ({ $n })
sanctum-dice = Würfel
sanctum-actions = Was möglich ist: { $hero }
sanctum-menu = Wähle eines
sanctum-close = Schließen
sanctum-enlarge = Die ganze Tafel zeigen: { $hero }

## The march and the city

sanctum-at-start = Am Start
sanctum-space = Feld { $n }
sanctum-chest = Schatztruhe
sanctum-divine = göttlicher Beistand: Alle erhalten einen Würfel
sanctum-laid = Karten des Dämonenfürsten, die dort liegen
sanctum-shown = Aufgedeckte Karten des Dämonenfürsten
sanctum-round = Runde { $n }
sanctum-roar =
    { $n ->
        [one] nächstes Brüllen: { $n } Karte
       *[other] nächstes Brüllen: { $n } Karten
    }

## Cards to hit

sanctum-lord = Dämonenfürst
sanctum-card-hidden = verdeckte Zornkarte
sanctum-card-gone = leerer Platz
sanctum-card-defeated = besiegte Karte
sanctum-card-here = hier steht deine Figur: { $card }
sanctum-lead = Zeigen, was zur Wahl steht
sanctum-final-row = Die neun Karten der letzten Schlacht
sanctum-foe = { $name }, Trefferzonen { $hits }, Schaden { $damage }
sanctum-foe-level = Stufe { $level }, { $colour }
sanctum-guards = hütet einen Gegenstand: { $type }, { $colour }
sanctum-location = { $name }: Trefferzone { $face }
sanctum-location-hit = { $name }: Trefferzone { $face }, schon getroffen
sanctum-killed = besiegt
sanctum-damage = Schaden { $n }
sanctum-shields = abgewehrt { $n }
sanctum-through = kommt durch: { $n }
sanctum-lethal =
    { $n ->
        [one] So kommt { $n } Wunde durch (Lebenspunkte { $health }): Das ist tödlich!
       *[other] So kommen { $n } Wunden durch (Lebenspunkte { $health }): Das ist tödlich!
    }
sanctum-no-demons = Kein Dämon ist diesem Helden auf den Fersen.
sanctum-below = { $n } weitere darunter
sanctum-deck-empty = Stapel { $level } ist leer

## Dice

sanctum-die = { $die } zeigt { $value }
sanctum-die-lost = verloren
sanctum-die-assigned = zugewiesen
sanctum-die-modified = verändert
sanctum-die-silver = Silber
sanctum-where = Wähle jetzt, wohin damit.
sanctum-where-escape = Escape legt ihn zurück.

## Heroes

sanctum-health = Lebenspunkte { $n }
sanctum-marked = (stirbt bei { $n })
sanctum-dead = tot
sanctum-victorious = siegreich, Lebenspunkte { $health }
sanctum-pool = { $token }: { $n }
sanctum-rage-active = Raserei aktiv
sanctum-rage-inactive = Raserei inaktiv
sanctum-dice-owned = { $n } Würfel
sanctum-dice-first = (+1 mit dem ersten Gegenstand)
sanctum-gems =
    { $n ->
        [one] { $n } Edelstein
       *[other] { $n } Edelsteine
    }
sanctum-gems-free = ({ $n } frei)
sanctum-potions = Tränke: { $n } von { $slots }
sanctum-potions-of = { $potion }: { $n }
sanctum-achieved =
    { $n ->
        [one] { $n } Erfolg
       *[other] { $n } Erfolge
    }
sanctum-pursued =
    { $n ->
        [one] { $n } Dämon, Schaden { $damage }
       *[other] { $n } Dämonen, Schaden { $damage }
    }
sanctum-cards-left =
    { $n ->
        [one] noch { $n } Karte
       *[other] noch { $n } Karten
    }
sanctum-less-dice = nächster Kampf: { $n } Würfel weniger
sanctum-more-damage = nächster Kampf: { $n } Schaden mehr
sanctum-only-modified = nur veränderte Würfel treffen diese Karte
sanctum-lasting-shield = wehrt in jedem Kampf { $n } ab
sanctum-lasting-guard = jede Abwehrfähigkeit wehrt { $n } mehr ab
sanctum-lasting-twin = { $n }er treffen { $m }er und { $m }er treffen { $n }er

## Skills, items, abilities

sanctum-signature = Meistertalent
sanctum-gained = gewonnen
sanctum-item = { $name }: { $type }, Stufe { $level }, { $gems }
sanctum-empty = leer
sanctum-ready = bereit
sanctum-used = verbraucht
sanctum-space-empty = leer
sanctum-ability-space = { $ability }: Feld { $n }, { $state }
sanctum-achievement-of = { $name }: { $hero }
sanctum-achievement-free = { $name }: frei
sanctum-achievement-gone = { $name }: nicht im Spiel

## The end

sanctum-winner = Gewonnen
sanctum-fell =
    { $n ->
        [one] gefallen, { $n } Karte der letzten Schlacht besiegt
       *[other] gefallen, { $n } Karten der letzten Schlacht besiegt
    }

sanctum-chance = fällt mit { $n } %
sanctum-can-fall = ist zu töten
sanctum-cannot-fall = unerreichbar
sanctum-decided-alone = Nur ein Held hat überlebt.
sanctum-decided-health = Die meisten Lebenspunkte entschieden.
sanctum-decided-achievements = Gleich viele Lebenspunkte: Die Erfolge entschieden.
sanctum-decided-share = Gleich viele Lebenspunkte und Erfolge: Der Sieg wird geteilt.
sanctum-decided-cards = Niemand hat überlebt: Die meisten besiegten Karten entschieden.
sanctum-decided-hits = Niemand hat überlebt, bei gleich vielen Karten: Die meisten Treffer entschieden.
sanctum-decided-share-fallen = Niemand hat überlebt, und alles war gleich: Der Ruhm wird geteilt.

sanctum-moment-died = Du bist gefallen
sanctum-moment-fell = Gefallen: { $hero }
sanctum-moment-won = Dämonenfürst besiegt: { $hero }
sanctum-moment-breach = Die Mauern sind durchbrochen
sanctum-moment-lord = Der Dämonenfürst erhebt sich
sanctum-moment-skill = Ein neues Talent
sanctum-moment-achievement = Ein Erfolg

## What the others came to, in one line

sanctum-sum-fell = ist gefallen
sanctum-sum-won = siegreich
sanctum-sum-city = betritt die Stadt
sanctum-sum-moved = zieht nach Akt { $act }, Feld { $n }
sanctum-sum-pursued = Dämonen auf den Fersen: { $n }
sanctum-sum-kills = getötete Dämonen: { $n }
sanctum-sum-health = Lebenspunkte { $change } (jetzt { $n })
sanctum-sum-levels =
    { $n ->
        [one] { $n } Stufe
       *[other] { $n } Stufen
    }
sanctum-sum-skill = Talent: { $name }
sanctum-sum-achievement = Erfolg: { $name }
sanctum-sum-items =
    { $n ->
        [one] { $n } neuer Gegenstand
       *[other] { $n } neue Gegenstände
    }

sanctum-moment-loot = Beute: { $item }
