forecast-test = Szansa zdania testu: { $chance }; bez kart i narzędzi: { $bare }.
forecast-test-sure = Ten test można zdać.
forecast-test-lost =
    Tego testu nie da się już zdać; w najlepszym razie { $n ->
        [one] brakuje { $n } ikony.
        [few] brakuje { $n } ikon.
       *[many] brakuje { $n } ikon.
    }
forecast-stake-abyss = Zdany: sława { $level }. Niezdany: żeton mrocznej otchłani zostaje odwrócony.
forecast-stake-trap = Niezdany: właściciel pułapki może zagrać kartę pułapki.
forecast-stake-monolith = Zdany: uwalniasz Mosha i wygrywasz. Niezdany: rana za każdą brakującą ikonę, kryształy przepadają.
forecast-stake-threat = Niezdany: Wirtualny Strażnik wygrywa grę.
forecast-fight = { $foe }: zabicie { $kill }, śmierć { $death }, średnio rany: { $wounds }.
forecast-fight-sure =
    { $foe }, najlepszy wynik: { $end ->
        [kill] zabicie
        [both] zabicie, ale i twoja śmierć
        [death] twoja śmierć
       *[none] przeciwnik przeżywa
    }, rany: { $wounds }.
forecast-relic = Szansa na relikt: { $chance }; bez monet: { $bare }.
forecast-peril-test = { $area }: mroczna otchłań, szansa zdania { $chance }.
forecast-peril-fight = { $area } ({ $foe }): zabicie { $kill }, śmierć { $death }.
forecast-peril-trap = { $area }: pułapka, szansa zdania testu { $chance }.
forecast-peril-duel = { $area } ({ $foe }): zabicie około { $kill }, śmierć { $death }; bez kart na ręce przeciwnika.
forecast-hidden =
    To szacunek: nie uwzględnia { $n ->
        [one] { $n } karty
        [few] { $n } kart
       *[many] { $n } kart
    } na ręce przeciwnika.
forecast-threat = { $monster }: szansa, że następnym celem będziesz ty: { $chance }.
forecast-threat-between = { $monster }: szansa, że następnym celem będziesz ty: od { $least } do { $most }.
caution-mission = Możesz teraz wypełnić misję.
caution-actions =
    { $n ->
        [one] Został ci { $n } punkt akcji.
        [few] Zostały ci { $n } punkty akcji.
       *[many] Zostało ci { $n } punktów akcji.
    }
