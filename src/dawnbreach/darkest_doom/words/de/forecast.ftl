forecast-test = Chance, die Probe zu bestehen: { $chance }; ohne Karten und Ausrüstung: { $bare }.
forecast-test-sure = Diese Probe kannst du bestehen.
forecast-test-lost =
    Diese Probe ist nicht mehr zu bestehen; bestenfalls { $n ->
        [one] fehlt { $n } Symbol.
       *[other] fehlen { $n } Symbole.
    }
forecast-stake-abyss = Bestanden: { $level } Tagesruhm. Gescheitert: Das Plättchen des Dunklen Abgrunds wird umgedreht.
forecast-stake-trap = Gescheitert: Wem die Falle gehört, der darf eine Fallenkarte ausspielen.
forecast-stake-monolith = Bestanden: Du befreist Mosh und gewinnst. Gescheitert: eine Wunde je fehlendem Symbol, und die Kristalle sind verloren.
forecast-stake-threat = Gescheitert: Der Virtuelle Wächter gewinnt die Partie.
forecast-fight = { $foe }: töten { $kill }, sterben { $death }, im Schnitt Wunden: { $wounds }.
forecast-fight-sure =
    { $foe }, im besten Fall: { $end ->
        [kill] getötet
        [both] getötet, und du auch
        [death] du stirbst
       *[none] lebt weiter
    }, Wunden: { $wounds }.
forecast-relic = Chance, das Relikt zu finden: { $chance }; ohne Münzen: { $bare }.
forecast-peril-test = { $area }: ein Dunkler Abgrund, Chance zu bestehen { $chance }.
forecast-peril-fight = { $area } ({ $foe }): töten { $kill }, sterben { $death }.
forecast-peril-trap = { $area }: eine Falle, Chance zu bestehen { $chance }.
forecast-peril-duel = { $area } ({ $foe }): töten etwa { $kill }, sterben { $death }; ohne die Handkarten des Gegners.
forecast-hidden =
    Das ist eine Schätzung: { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    } des Gegners zählt sie nicht mit.
forecast-threat = { $monster }: Chance, dass du das nächste Ziel bist: { $chance }.
forecast-threat-between = { $monster }: Chance, dass du das nächste Ziel bist: { $least } bis { $most }.
caution-mission = Deine Mission lässt sich jetzt erfüllen.
caution-actions =
    { $n ->
        [one] Du hast noch { $n } Aktionspunkt.
       *[other] Du hast noch { $n } Aktionspunkte.
    }
