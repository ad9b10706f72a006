# What the things of Darkest Doom are, and its player aid; loaded at a table only.

## Crimson Fate dice

doom-is-sword = Miecz
    .more = Trafienie.
doom-is-priestess = Arcykapłanka
    .more = Trafienie.
doom-is-shield = Tarcza
    .more = Paruje jedno trafienie.
doom-is-dawn = Świt
    .more = Trafienie, ale tylko o świcie.
doom-is-dusk = Zmierzch
    .more = Trafienie, ale tylko o zmierzchu.
doom-is-moon = Księżyc
    .more = Przesuwa znacznik na torze Najmroczniejszego Losu o jedno pole; dzieje się to, co jest tam, gdzie stanie.

## What a Guardian has

doom-is-attack = Atak
    .more = Tyloma kośćmi rzucasz w walce.
doom-is-magic = Wiedza magiczna
    .more = Tyle płatków many możesz mieć.
doom-is-wisdom = Mądrość
    .more = Tyle kart dobierasz o świcie i tyle możesz mieć na ręce.
doom-is-health = Zdrowie
    .more = Tyle ran możesz otrzymać; ostatnia oznacza śmierć.
doom-is-action = Punkty akcji
    .more = Cztery o świcie i cztery o zmierzchu: 1 za każdy ruch, więcej za niektóre karty.
doom-is-wound = Rany
    .more = Gdy nie możesz otrzymać więcej, wracasz do swojej świątyni, tracisz 3 punkty dziennej sławy i dostajesz białą ćmę.
doom-is-mana = Płatki many
    .more = Płaci się nimi za czary i za rytuał lasu. Wszystkie wracają o zmierzchu.
doom-is-coin = Monety przeznaczenia
    .more = Jedną zmieniasz o 1 wynik kości przeznaczenia, opłacasz drogę cytadeli albo żeton pułapki. Najwyżej 5.
doom-is-corruption = Mroczne skażenie
    .more = Zajmuje rękę i nie można go odrzucić. Świątynia krwi usuwa tyle kart, ilu masz akolitów.
doom-is-fame = Dzienna sława
    .more = Pozwala zawierać sojusze i ustala kolejność gry, a na koniec rundy wraca do 0.
doom-is-acolyte = Akolita
    .more = Przychodzi z sojuszem zawartym przy 6 punktach dziennej sławy. O świcie każdy usuwa kartę mrocznego skażenia albo daje 1 punkt dziennej sławy.
doom-is-moth = Biała ćma
    .more = Każda śmierć daje jedną: co rundę 1 punkt dziennej sławy mniej i jedno miejsce mniej dla akolitów.
doom-is-crystal = Kryształ pieczęci
    .more = Trzema można uwolnić Mosha przy Monolicie.
doom-is-lantern = Duchowa latarnia
    .more = Przywołuje Widmo z Jeziora: każda dodaje 1 do jego ataku i obrony.
doom-is-urn = Urna Starszych
    .more = Płaci się nią za potężne karty.
doom-is-mission = Misja
    .more = Wypełnij ją na jej obszarze: 1 punkt dziennej sławy, a 3, jeśli zadeklarujesz ją z odległości co najmniej 3 obszarów; rośnie cecha i można znaleźć relikt.
doom-is-order = Osiągnięcie Zakonu
    .more = Masz dwa. Gdy w swojej turze spełnisz warunek, ogłoś je i weź jedną z nagród.

## On the map

doom-is-citadel = Cytadela
    .more = Tu zawrzesz sojusz, za darmo, mając co najmniej 1 punkt dziennej sławy. Za 1 monetę jej droga prowadzi o 2 obszary dalej i o 1 więcej za każdą sprzymierzoną z tobą cytadelę.
doom-is-temple = Świątynia krwi
    .more = O świcie, gdziekolwiek stoisz, akolici usuwają mroczne skażenie albo dają dzienną sławę. Kto ginie, wraca do swojej świątyni.
doom-is-forest = Las
    .more = Za 2 płatki many odrzuć 2 karty i dobierz 2 z jednej talii.
doom-is-plain = Równina
    .more = Nic się tu nie dzieje.
doom-is-mountain = Góra
    .more = Nic się tu nie dzieje.
doom-is-lake = Jezioro
    .more = 1 do 3 duchowych latarni przywołuje Widmo z Jeziora.
doom-is-entrance = Wejście do Czarnej Loży
    .more = Za 1 punkt akcji przenosisz się do innego wejścia.
doom-is-path = Ścieżka
    .more = Droga do Monolitu i na szczyt. Nie może tu leżeć pułapka.
doom-is-monolith = Monolit
    .more = Z 3 kryształami pieczęci zdaj tu test, aby uwolnić Mosha i wygrać.
doom-is-summit = Szczyt Zimowej Góry
    .more = Opętana Arcykapłanka: pokonaj ją w walce i przeżyj, aby wygrać.
doom-is-abyss = Mroczna otchłań
    .more = Kto wchodzi, przechodzi test zasadzki: zdany daje dzienną sławę, niezdany coś mrocznego.
doom-is-tendril = Pnącze
    .more = Trzy skażają cytadelę lub świątynię. Gdy wszystkie osiem jest skażonych, wygrywa Mrok.
doom-is-trap = Pułapka
    .more = Kosztuje 1 monetę. Uruchamia ją potwór; inny strażnik, który wejdzie, przechodzi test zasadzki.
doom-is-heart = Serce
    .more = Co zmierzch jedno trafia do woreczka z żetonami celu. Ile zostało, o tyle większe jest zdrowie Arcykapłanki.
doom-is-echo = Echo Mroku
    .more = Od piątego zmierzchu potwory używają zdolności Echa.
doom-is-event = Wydarzenie Mroku
    .more = Dobierane co zmierzch: najpierw to, co tworzy, potem to, co działa aż do następnego.
doom-is-hound = Gończy
    .more = Pierwsze wcielenie potwora: 3 punkty dziennej sławy za zabicie.
doom-is-huntsman = Łowczy
    .more = Drugie wcielenie potwora: 4 punkty dziennej sławy za zabicie.
doom-is-leader = Przywódca Gonu
    .more = Trzecie wcielenie potwora: 5 punktów dziennej sławy za zabicie.
doom-is-round = Runda
    .more = Liczba to poziom jej testów zasadzki: tyle ikon trzeba dopasować, mając o jedną kość więcej.
doom-is-border = Granica
    .more = Przejście kosztuje 1 punkt akcji, do skażonej cytadeli 2.

## Supplies, slots and combat

doom-is-equipment = Ekwipunek
    .more = Karty, które zostają w jednym z twoich dwóch miejsc i służą wiele razy: w walce, w testach, przeciw ranom, w drodze.
doom-is-traps = Pułapki
    .more = Zagrywa się je, gdy ktoś wejdzie na twój żeton pułapki.
doom-is-spells = Czary
    .more = Zagrywa się je w swojej turze albo w walce, w której bierzesz udział, najczęściej za manę.
doom-is-encounters = Spotkania
    .more = Mieszkańcy Betel, którzy pomagają ci w twojej turze, najczęściej za punkty akcji.
doom-is-slot = Miejsce na ekwipunek
    .more = Każde z dwóch mieści jedną kartę ekwipunku. W swojej turze możesz ją odrzucić za darmo.
doom-is-hits = Trafienia
    .more = Trafia miecz i arcykapłanka, świt o świcie, a zmierzch o zmierzchu. Każde niesparowane trafienie to rana.
doom-is-parries = Parowanie
    .more = Każde sparowanie zatrzymuje jedno trafienie przeciwnika.
doom-is-destiny = Kość przeznaczenia
    .more = Ma dziesięć ścian i mówi, czy znajdziesz relikt. Każda moneta przeznaczenia zmienia wynik o 1, w górę albo w dół.
doom-is-test = Test zasadzki
    .more = Każdy z tych symboli musi mieć własną pasującą kość. Odrzucając karty, obracasz kości na symbole, które są na nich wydrukowane.

## Turn

doom-aid-dawn = Świt
doom-aid-draw = Dobieranie
    .more = Tyle kart, ile wynosi twoja mądrość, po jednej z dowolnej talii; misja, jeśli jej nie masz.
doom-aid-turns = Tury
    .more = W kolejności gry: dowolne akcje, na które cię stać, w dowolnej kolejności, za 4 punkty akcji.
doom-aid-dusk = Zmierzch
doom-aid-mana = Płatki many
    .more = Wracają wszystkie.
doom-aid-orders = Osiągnięcia Zakonu
    .more = Odrzuć niechciane i dobierz do dwóch.
doom-aid-fate = Tura Najmroczniejszego Losu
    .more = Serce trafia do woreczka, dobiera się wydarzenie Mroku, potwory polują.
doom-aid-again = Tury
    .more = Jeszcze raz, z 4 nowymi punktami akcji.
doom-aid-order = Kolejność gry
    .more = Zaczyna ten, kto ma najwięcej dziennej sławy; potem wraca ona do 0, minus 1 za każdą białą ćmę.
doom-aid-costs = Co ile kosztuje
doom-aid-step = Ruch na sąsiedni obszar
    .more = 1 punkt akcji, do skażonej cytadeli 2
doom-aid-lodge = Od wejścia do wejścia
    .more = 1 punkt akcji
doom-aid-road = Droga cytadeli
    .more = 1 moneta
doom-aid-rite = Rytuał lasu
    .more = 2 płatki many i 2 karty
doom-aid-token = Żeton pułapki
    .more = 1 moneta
doom-aid-ally = Sojusz
    .more = za darmo, mając co najmniej 1 punkt dziennej sławy albo tyle, ile punktów ma ten, komu go odbierasz
doom-aid-change = Zmiana wyniku kości na ikonę karty
    .more = ta karta

## Victory: how far everybody is

doom-aid-ways = Cztery drogi do zwycięstwa i jak daleko kto jest
doom-aid-priest = Nowy Arcykapłan
    .more = Po 8. rundzie: największa suma dziennej sławy i punktów sojuszu.
doom-aid-mosh = Uwolnienie Mosha
    .more = Trzy kryształy pieczęci i zdany test przy Monolicie.
doom-aid-cleanse = Oczyszczenie Arcykapłanki
    .more = Pokonaj ją na szczycie i przeżyj.
doom-aid-hunt = Przywódca Gonu
    .more = Daj się pochłonąć i niech wygra Mrok: wszystkie cytadele i świątynie skażone.
doom-aid-crystals = { $n } z 3
doom-aid-round = runda { $n } z { $last }
doom-aid-priestess = teraz atak { $attack }, zdrowie { $health } i jej karta
doom-aid-corrupt = pnącza: { $n } z { $last }
doom-aid-glory = punkty: { $n }
doom-aid-strength = atak { $attack }, wytrzyma ran: { $left }
doom-aid-yes = pochłonięcie
doom-aid-no = jeszcze nie
doom-is-guardian = Strażnik
    .more = Jedno z tych, którzy bronią Betel. Kolor jest kolorem cytadeli, świątyni i pułapek.
doom-is-virtual = Wirtualny Strażnik
    .more = Nikt nim nie gra: co robi w każdej swojej turze, mówi karta.
doom-is-cards = Karty na ręce
    .more = Zasoby cytadel i mroczne skażenie; które to karty, widzi tylko ich właściciel.
doom-is-day = Świt
    .more = Pierwsza połowa rundy: wszyscy dobierają karty, potem każdy ma turę.
doom-is-night = Zmierzch
    .more = Druga połowa rundy: mana wraca, działa Mrok, potem każdy ma jeszcze jedną turę.
doom-act-end = Koniec tury
    .more = Pozostałe punkty akcji przepadają; grają następni w kolejności.
doom-act-pass = Pas
    .more = Nic więcej tu nie zagrywasz i gra toczy się dalej.
doom-act-settle = Zatwierdź
    .more = Wszystko zostaje tak, jak leży, i okazuje się, co z tego wynika.
doom-act-declare = Ogłoś misję
    .more = Wszyscy dowiadują się, dokąd prowadzi.
