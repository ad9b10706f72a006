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
forecast-fight = { $foe }: { $kill } zu töten, { $death } zu sterben, im Schnitt { $wounds } Wunden.
forecast-fight-sure =
    Das Beste gegen { $foe }: { $end ->
        [kill] getötet
        [both] getötet, und du auch
        [death] du stirbst
       *[none] lebt weiter
    }, Wunden: { $wounds }.
forecast-relic = Chance, das Relikt zu finden: { $chance }; ohne Münzen: { $bare }.
forecast-peril-test = { $area }: ein Dunkler Abgrund, zu bestehen mit { $chance }.
forecast-peril-fight = { $area }: { $foe }: { $kill } zu töten, { $death } zu sterben.
forecast-threat = { $monster }: greift dich mit { $chance } als Nächstes an.
forecast-threat-between = { $monster }: greift dich mit { $least } bis { $most } als Nächstes an.
caution-mission = Deine Mission lässt sich jetzt erfüllen.
caution-actions =
    { $n ->
        [one] Du hast noch { $n } Aktionspunkt.
       *[other] Du hast noch { $n } Aktionspunkte.
    }
