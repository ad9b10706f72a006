forecast-test = Die Probe gelingt mit { $chance }; ohne Karten und Ausrüstung mit { $bare }.
forecast-test-sure = Diese Probe kannst du bestehen.
forecast-test-lost =
    Diese Probe ist nicht mehr zu bestehen; bestenfalls { $n ->
        [one] fehlt { $n } Symbol.
       *[other] fehlen { $n } Symbole.
    }
forecast-stake-abyss = Bestanden: Ruhm { $level }. Gescheitert: Das Plättchen des Dunklen Abgrunds wird umgedreht.
forecast-stake-trap = Gescheitert: Wem die Falle gehört, der darf eine Fallenkarte ausspielen.
forecast-stake-monolith = Bestanden: Du befreist Mosh und gewinnst. Gescheitert: eine Wunde je fehlendem Symbol, die Kristalle sind verloren.
forecast-stake-threat = Gescheitert: Der Virtuelle Wächter gewinnt die Partie.
forecast-fight = { $foe }: { $kill } zu töten, { $death } zu sterben, im Schnitt { $wounds } Wunden.
forecast-fight-sure =
    Das Beste gegen { $foe }: { $end ->
        [kill] getötet
        [both] getötet, und du auch
        [death] du stirbst
       *[none] lebt weiter
    }, Wunden: { $wounds }.
forecast-relic = Ein Relikt wird mit { $chance } gefunden; ohne Münze mit { $bare }.
forecast-peril-test = { $area }: ein Dunkler Abgrund, bestanden mit { $chance }.
forecast-peril-fight = { $area }: { $foe }: { $kill } zu töten, { $death } zu sterben.
forecast-threat = { $monster } greift dich als Nächstes an: { $chance }.
forecast-threat-between = { $monster } greift dich als Nächstes an: { $least } bis { $most }.
caution-mission = Deine Mission lässt sich jetzt erfüllen.
caution-actions =
    { $n ->
        [one] Du hast noch { $n } Aktionspunkt.
       *[other] Du hast noch { $n } Aktionspunkte.
    }
