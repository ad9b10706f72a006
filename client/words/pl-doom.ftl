# Words of Darkest Doom's board; keys begin with doom-.

## The map

doom-map-label = Mapa Betel. Strzałki przenoszą z obszaru na obszar, Enter wybiera, plus i minus przybliżają i oddalają, 0 pokazuje całość.
doom-map-list = Mapa jako lista
doom-borders = Sąsiednie: { $areas }.
doom-zoom-in = Przybliż
doom-zoom-out = Oddal
doom-zoom-whole = Pokaż całą mapę
doom-zoom-own = Pokaż, gdzie stoję
doom-mini-map = Cała kraina; naciśnij, aby tam spojrzeć
doom-tendrils =
    { $n ->
        [one] { $n } pnącze
        [few] { $n } pnącza
       *[other] { $n } pnączy
    }
doom-corrupted = skażona, trzy pnącza
doom-allied =
    { $points ->
        [one] sojusz: { $guardian }, { $points } punkt
        [few] sojusz: { $guardian }, { $points } punkty
       *[other] sojusz: { $guardian }, { $points } punktów
    }
doom-acolyte-waits = czeka tu akolita
doom-abyss = mroczna otchłań
doom-trap-of = pułapka ({ $guardian })
doom-declared-of = zadeklarowana misja ({ $guardian })
doom-your-mission = twoja misja
doom-you = ty, { $guardian }
doom-hunting = { $monster }, cele: { $targets }
doom-rite = Rytuał lasu…
doom-trap-mode = Pułapki…
doom-trap-stop = Jednak bez pułapki

## Tracks and decks

doom-tracks = Rundy i Najmroczniejszy Los
doom-tracks-help = Co znaczą te tory
doom-rounds-help = Liczba przy rundzie to poziom jej testów: tyle ikon trzeba dopasować. O zmierzchu jej serce trafia do woreczka z żetonami celu. Od pierwszej fioletowej rundy Echo Mroku wzmacnia potwory.
doom-bag = Żetony celu w woreczku: { $n }
doom-fate-help = Każdy wyrzucony księżyc przesuwa znacznik Najmroczniejszego Losu o jedno pole. Co się dzieje tam, gdzie stanie:
doom-round = Runda { $n } z { $last }
doom-round-track = Tor rund z poziomami testów
doom-round-level = Runda { $round }: testy na poziomie { $level }
doom-heart-here = leży tu żeton serca
doom-now = teraz
doom-echo = Echo Mroku
doom-echo-active = Echo Mroku jest aktywne
doom-fate-track = Tor Najmroczniejszego Losu
doom-fate-centre = Środek toru Najmroczniejszego Losu
doom-decks = Zasoby cytadeli
doom-deck = { $deck }: w talii { $left }, odrzucone { $gone }
doom-discards = Odrzucone: { $cards }

## Player boards

doom-fame = Dzienna sława { $n }
doom-glory = z sojuszami { $n }
doom-consumed = postać pochłonięta
doom-dead = poza grą
doom-active = rozgrywa turę
doom-actions = Punkty akcji
doom-wounds = Rany
doom-mana = Płatki many
doom-coins = Monety przeznaczenia
doom-corruption = Mroczne skażenie
doom-followers = Akolici i ćmy
doom-followers-are = Akolici: { $acolytes }, białe ćmy: { $moths }, na trzech miejscach
doom-relics = Relikty
doom-none = brak
doom-hidden = ukryta
doom-equipment = Ekwipunek
doom-slot-free = wolne miejsce
doom-uses-left =
    { $n ->
        [one] zostało { $n } użycie
        [few] zostały { $n } użycia
       *[other] zostało { $n } użyć
    }
doom-spectre = Atak +{ $attack }, obrona +{ $defence }
doom-mission = Misja
doom-declared = zadeklarowana
doom-mark = Wybierz cechę, która wzrośnie, i relikt, którego szukasz
doom-orders = Osiągnięcia Zakonu
doom-orders-held =
    { $n ->
        [0] brak
        [one] { $n } zakryta karta
        [few] { $n } zakryte karty
       *[other] { $n } zakrytych kart
    }
doom-alliances = Sojusze
doom-hand = Ręka: karty { $n } z { $most }
doom-hand-empty = Brak kart na ręce.
doom-order-of-play = Kolejność gry
doom-brief = rany { $wounds } z { $health }, karty { $cards }, monety { $coins }, mana { $mana }
doom-enlarge = Pokaż planszetkę gracza

## Dice

doom-dice = Kości
doom-combat = Walka
doom-test = Test zasadzki
doom-test-wants = Potrzeba
doom-destiny = Kość przeznaczenia
doom-destiny-finds = Relikt zostaje znaleziony { $when }
doom-combat-of = Walka: atakuje { $attacker }, broni się { $defender }
doom-hits =
    { $n ->
        [one] { $n } trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }
doom-pierces = nie do sparowania: { $n }
doom-parries =
    { $n ->
        [one] { $n } parowanie
        [few] { $n } parowania
       *[many] { $n } parowań
    }
doom-can-take = może przyjąć: { $n }
doom-takes =
    { $n ->
        [0] na razie żadnych ran
        [one] na razie { $n } rana
        [few] na razie { $n } rany
       *[many] na razie { $n } ran
    }
doom-takes-dies =
    { $n ->
        [one] na razie { $n } rana i śmierć
        [few] na razie { $n } rany i śmierć
       *[many] na razie { $n } ran i śmierć
    }
doom-hurt =
    { $n ->
        [0] nie grozi żadna rana
        [one] grozi { $n } rana
        [few] grożą { $n } rany
       *[many] grozi { $n } ran
    }
doom-hurt-by = sprawca: { $figure }
doom-hurt-dies = To śmierć!
doom-missing = Brakuje: { $icons }
doom-matched = Wszystkie ikony są

## What can be done

doom-acts = Akcje
doom-ask = Co można z tym zrobić, a czego nie i dlaczego?
doom-close = Zamknij

## The Dusk, step by step

doom-story-title = Co się działo o zmierzchu
doom-story-next = Dalej
doom-story-skip = Pokaż wszystko

doom-journey =
    { $n ->
        [one] Idź tam (obszary: { $areas }, { $n } punkt akcji)
        [few] Idź tam (obszary: { $areas }, { $n } punkty akcji)
       *[many] Idź tam (obszary: { $areas }, { $n } punktów akcji)
    }
doom-journey-part =
    { $n ->
        [one] Wyrusz: dziś { $area } ({ $n } punkt akcji), stamtąd jeszcze { $left }
        [few] Wyrusz: dziś { $area } ({ $n } punkty akcji), stamtąd jeszcze { $left }
       *[many] Wyrusz: dziś { $area } ({ $n } punktów akcji), stamtąd jeszcze { $left }
    }
doom-journey-far =
    { $n ->
        [one] na dziś za daleko: { $n } punkt akcji
        [few] na dziś za daleko: { $n } punkty akcji
       *[many] na dziś za daleko: { $n } punktów akcji
    }
doom-step-cost =
    { $n ->
        [one] wejście: { $n } punkt akcji
        [few] wejście: { $n } punkty akcji
       *[many] wejście: { $n } punktów akcji
    }
doom-mission-far =
    { $n ->
        [one] { $n } obszar stąd
        [few] { $n } obszary stąd
       *[many] { $n } obszarów stąd
    }
doom-mission-here = jesteś na miejscu

doom-moment-consumed = Pochłonięty strażnik: { $guardian }
doom-moment-dusk = Zapada zmierzch
doom-moment-dawn = Nowy świt
doom-moment-round = Runda { $n }
doom-moment-allied = Sojusz
doom-moment-relic = Relikt

## What the others came to, in one line

doom-sum-darkness = Mrok
doom-sum-consumed = pochłonięcie
doom-sum-out = koniec gry
doom-sum-moved = teraz tutaj: { $area }
doom-sum-fought = walka, przeciwnik: { $foe }
doom-sum-allied = sojusz: { $building }
doom-sum-fame = sława { $change }
doom-sum-wounds = rany { $change } (teraz { $n } z { $health })
doom-sum-relics = relikty +{ $n }
doom-sum-orders = osiągnięcia Zakonu +{ $n }
doom-sum-corruption = mroczne skażenie { $change }
doom-sum-coins = monety { $change }
doom-sum-corrupted = skażenie: { $building }
doom-sum-tendrils = pnącza { $change }
doom-sum-abysses = nowe mroczne otchłanie: { $n }
doom-sum-event = wydarzenie: { $event }
doom-sum-hearts = pozostałe serca: { $n }

doom-moment-died = Śmierć
doom-moment-died-more = Wracasz do swojej świątyni, tracisz 3 punkty dziennej sławy i dostajesz białą ćmę.
doom-moment-fell = Śmierć: { $guardian }
doom-moment-out = Koniec twojej gry
doom-moment-out-more = Zabito Przywódcę Gonu, którym stała się twoja postać.
doom-moment-gone = Poza grą: { $guardian }
doom-moment-darkness = Mrok zwyciężył
doom-moment-hunt = Zwyciężył Gon
doom-moment-priest = Nowy Arcykapłan
doom-moment-mosh = Mosh jest wolny
doom-moment-cleansed = Arcykapłanka jest oczyszczona
doom-moment-wins =
    { $n ->
        [one] Grę wygrywa: { $who }.
        [few] Grę wygrywają: { $who }.
       *[other] Grę wygrywają: { $who }.
    }
doom-odds-kill = Zabicie { $chance }
doom-odds-death = Śmierć { $chance }
doom-odds-test = Zdanie { $chance }
doom-odds-relic = Znalezienie { $chance }
doom-peril-fight = Walka: { $foe }
doom-peril-test = Mroczna otchłań, test { $level }
doom-peril-trapped = Pułapka, test { $level }
doom-peril-wounds = Spodziewane rany: { $wounds }; możesz przyjąć { $left }
doom-peril-fame = Za zabicie: sława { $n }
doom-peril-wins = Zabij ją i przeżyj: wygrywasz grę
doom-peril-dies = Jeśli zginiesz: powrót do świątyni, 3 sławy mniej, biała ćma
doom-peril-abyss = Zdany: sława { $level }; niezdany: żeton zostaje odwrócony
doom-peril-trap = Niezdany: właściciel może zagrać kartę pułapki
doom-peril-exact = Dokładnie, przy najlepszej grze
doom-peril-bounded = Może to zmienić karta, której nikt nie zna
doom-peril-estimated = Szacunek
doom-peril-cards =
    Szacunek: bez { $n ->
        [one] { $n } karty
        [few] { $n } kart
       *[many] { $n } kart
    } na ręce przeciwnika
doom-met = jest
doom-moment-slain = Wróg pokonany: { $foe }
doom-moment-mission = Misja wykonana
doom-moment-order = Osiągnięcie Zakonu
doom-moment-echo = Echo Mroku się budzi
doom-moment-echo-more = Od teraz potwory używają zdolności Echa.
