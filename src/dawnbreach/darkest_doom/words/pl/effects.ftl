# What the cards say. Every text is made from a card's effects, so it is never written twice.

## Citadel Supplies and rewards

doom-add = dodaj do wyniku: { $icons }
doom-dice =
    { $n ->
        [one] rzuć dodatkowo { $n } kością
        [few] rzuć dodatkowo { $n } kośćmi
       *[many] rzuć dodatkowo { $n } kośćmi
    }
doom-change =
    { $n ->
        [one] zmień wynik { $n } swojej kości na dowolną ikonę
        [few] zmień wynik najwyżej { $n } swoich kości na dowolną ikonę
       *[many] zmień wynik najwyżej { $n } swoich kości na dowolną ikonę
    }
doom-reroll =
    { $n ->
        [one] przerzuć { $n } swoją kość
        [few] przerzuć najwyżej { $n } swoje kości
       *[many] przerzuć najwyżej { $n } swoich kości
    }
doom-weaken =
    { $n ->
        [one] przeciwnik ma o { $n } trafienie mniej
        [few] przeciwnik ma o { $n } trafienia mniej
       *[many] przeciwnik ma o { $n } trafień mniej
    }
doom-wound =
    { $n ->
        [one] cel otrzymuje { $n } ranę
        [few] cel otrzymuje { $n } rany
       *[many] cel otrzymuje { $n } ran
    }
doom-heal =
    { $n ->
        [one] wylecz { $n } ranę
        [few] wylecz { $n } rany
       *[many] wylecz { $n } ran
    }
doom-prevent =
    { $n ->
        [one] otrzymujesz o { $n } ranę mniej
        [few] otrzymujesz o { $n } rany mniej
       *[many] otrzymujesz o { $n } ran mniej
    }
doom-fame =
    { $n ->
        [one] zdobądź { $n } punkt dziennej sławy
        [few] zdobądź { $n } punkty dziennej sławy
       *[many] zdobądź { $n } punktów dziennej sławy
    }
doom-coins =
    { $n ->
        [one] otrzymaj { $n } monetę
        [few] otrzymaj { $n } monety
       *[many] otrzymaj { $n } monet
    }
doom-mana =
    { $n ->
        [one] odzyskaj { $n } płatek many
        [few] odzyskaj { $n } płatki many
       *[many] odzyskaj { $n } płatków many
    }
doom-action =
    { $n ->
        [one] otrzymaj { $n } punkt akcji
        [few] otrzymaj { $n } punkty akcji
       *[many] otrzymaj { $n } punktów akcji
    }
doom-draw =
    { $n ->
        [one] dobierz { $n } kartę { $what ->
            [equipment] ekwipunku
            [traps] pułapki
            [spells] czaru
            [encounters] spotkania
           *[any] zasobów cytadeli
        }
        [few] dobierz { $n } karty { $what ->
            [equipment] ekwipunku
            [traps] pułapek
            [spells] czarów
            [encounters] spotkań
           *[any] zasobów cytadeli
        }
       *[many] dobierz { $n } kart { $what ->
            [equipment] ekwipunku
            [traps] pułapek
            [spells] czarów
            [encounters] spotkań
           *[any] zasobów cytadeli
        }
    }
doom-walk =
    { $n ->
        [one] przejdź o { $n } obszar bez punktów akcji
        [few] przejdź najwyżej o { $n } obszary bez punktów akcji
       *[many] przejdź najwyżej o { $n } obszarów bez punktów akcji
    }
doom-travel =
    { $what ->
        [entrance] przejdź do wejścia do Czarnej Loży
        [temple] przejdź do swojej świątyni krwi
        [citadel] przejdź do dowolnej cytadeli
        [forest] przejdź do dowolnego lasu
        [lake] przejdź nad dowolne jezioro
        [plain] przejdź na dowolną równinę
       *[mountain] przejdź na dowolną górę
    }
doom-push =
    { $n ->
        [one] przesuń cel o { $n } obszar
        [few] przesuń cel najwyżej o { $n } obszary
       *[many] przesuń cel najwyżej o { $n } obszarów
    }
doom-halt = cel nie rusza się dalej w tej turze
doom-cleanse =
    { $n ->
        [one] odrzuć z ręki { $n } kartę mrocznego skażenia
        [few] odrzuć z ręki najwyżej { $n } karty mrocznego skażenia
       *[many] odrzuć z ręki najwyżej { $n } kart mrocznego skażenia
    }
doom-moth = otrzymaj białą ćmę
doom-taint =
    { $n ->
        [one] cel otrzymuje { $n } kartę mrocznego skażenia
        [few] cel otrzymuje { $n } karty mrocznego skażenia
       *[many] cel otrzymuje { $n } kart mrocznego skażenia
    }
doom-haunt = cel otrzymuje białą ćmę
doom-clear =
    { $n ->
        [one] usuń { $n } pnącze z jednej budowli na twoim lub sąsiednim obszarze
        [few] usuń najwyżej { $n } pnącza z jednej budowli na twoim lub sąsiednim obszarze
       *[many] usuń najwyżej { $n } pnączy z jednej budowli na twoim lub sąsiednim obszarze
    }
doom-seal = usuń mroczną otchłań z twojego lub sąsiedniego obszaru
doom-disarm = zwróć właścicielowi żeton pułapki z twojego lub sąsiedniego obszaru
doom-rob =
    { $n ->
        [one] zabierz celowi { $n } monetę
        [few] zabierz celowi najwyżej { $n } monety
       *[many] zabierz celowi najwyżej { $n } monet
    }
doom-strip =
    { $n ->
        [one] cel odrzuca { $n } wybraną przez siebie kartę zasobów cytadeli
        [few] cel odrzuca { $n } wybrane przez siebie karty zasobów cytadeli
       *[many] cel odrzuca { $n } wybranych przez siebie kart zasobów cytadeli
    }
doom-shame =
    { $n ->
        [one] cel traci { $n } punkt dziennej sławy
        [few] cel traci { $n } punkty dziennej sławy
       *[many] cel traci { $n } punktów dziennej sławy
    }
doom-drain =
    { $n ->
        [one] cel traci { $n } płatek many
        [few] cel traci { $n } płatki many
       *[many] cel traci { $n } płatków many
    }
doom-bond = podnieś jeden ze swoich sojuszy o { $n }
doom-relic =
    { $what ->
        [crystal] otrzymaj kryształ pieczęci
        [lantern] otrzymaj duchową latarnię
        [urn] otrzymaj urnę Starszych
       *[any] otrzymaj wybrany relikt
    }
doom-if-done =
    { $who ->
        [target] jeśli tak się stało: { $effect }
       *[you] jeśli to zrobisz: { $effect }
    }

## Their costs

doom-cost-nothing = bez kosztu
doom-cost-coins =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
doom-cost-mana =
    { $n ->
        [one] { $n } płatek many
        [few] { $n } płatki many
       *[many] { $n } płatków many
    }
doom-cost-action =
    { $n ->
        [one] { $n } punkt akcji
        [few] { $n } punkty akcji
       *[many] { $n } punktów akcji
    }
doom-cost-urn =
    { $n ->
        [one] { $n } urna Starszych
        [few] { $n } urny Starszych
       *[many] { $n } urn Starszych
    }
doom-cost-corruption =
    { $n ->
        [one] otrzymujesz { $n } kartę mrocznego skażenia
        [few] otrzymujesz { $n } karty mrocznego skażenia
       *[many] otrzymujesz { $n } kart mrocznego skażenia
    }

## Icons of the Crimson Fate

doom-icon-sword = miecz
doom-icon-priestess = Arcykapłanka
doom-icon-shield = tarcza
doom-icon-dawn = świt
doom-icon-dusk = zmierzch
doom-icon-moon = księżyc

## The Leader of the Hunt

doom-hits =
    { $n ->
        [one] zadajesz o { $n } trafienie więcej
        [few] zadajesz o { $n } trafienia więcej
       *[many] zadajesz o { $n } trafień więcej
    }
doom-tough = masz zdrowie wyższe o { $n }

## Dark Events: creation icons

doom-colour =
    { $what ->
        [green] zielonej
        [purple] fioletowej
        [orange] pomarańczowej
       *[grey] szarej
    }
doom-colour-temple =
    { $what ->
        [green] zielonej
        [purple] fioletowej
        [orange] pomarańczowej
       *[grey] szarej
    }
doom-colour-with =
    { $what ->
        [green] zieloną
        [purple] fioletową
        [orange] pomarańczową
       *[grey] szarą
    }
doom-eclipse = zaćmienie Słońca
doom-abysses = nowe mroczne otchłanie
doom-monsters = nowi Gończy
doom-citadel = 1 pnącze na { doom-colour } cytadeli
doom-temple = 1 pnącze na { doom-colour-temple } świątyni krwi

## Dark Events: effects

doom-who-each = każdy strażnik
doom-who-first = pierwszy strażnik w kolejności gry
doom-who-last = ostatni strażnik w kolejności gry
doom-event-fame =
    { $n ->
        [one] { $who } zdobywa { $n } punkt dziennej sławy
        [few] { $who } zdobywa { $n } punkty dziennej sławy
       *[many] { $who } zdobywa { $n } punktów dziennej sławy
    }
doom-event-fame-less =
    { $n ->
        [one] { $who } traci { $n } punkt dziennej sławy
        [few] { $who } traci { $n } punkty dziennej sławy
       *[many] { $who } traci { $n } punktów dziennej sławy
    }
doom-event-coins =
    { $n ->
        [one] { $who } otrzymuje { $n } monetę
        [few] { $who } otrzymuje { $n } monety
       *[many] { $who } otrzymuje { $n } monet
    }
doom-event-coins-less =
    { $n ->
        [one] { $who } traci { $n } monetę
        [few] { $who } traci { $n } monety
       *[many] { $who } traci { $n } monet
    }
doom-event-mana =
    { $n ->
        [one] { $who } odzyskuje { $n } płatek many
        [few] { $who } odzyskuje { $n } płatki many
       *[many] { $who } odzyskuje { $n } płatków many
    }
doom-event-mana-less =
    { $n ->
        [one] { $who } traci { $n } płatek many
        [few] { $who } traci { $n } płatki many
       *[many] { $who } traci { $n } płatków many
    }
doom-event-wound =
    { $n ->
        [one] { $who } otrzymuje { $n } ranę
        [few] { $who } otrzymuje { $n } rany
       *[many] { $who } otrzymuje { $n } ran
    }
doom-event-corruption =
    { $n ->
        [one] { $who } otrzymuje { $n } kartę mrocznego skażenia
        [few] { $who } otrzymuje { $n } karty mrocznego skażenia
       *[many] { $who } otrzymuje { $n } kart mrocznego skażenia
    }
doom-event-discard =
    { $n ->
        [one] { $who } odrzuca { $n } kartę zasobów cytadeli
        [few] { $who } odrzuca { $n } karty zasobów cytadeli
       *[many] { $who } odrzuca { $n } kart zasobów cytadeli
    }
doom-metamorphose-nearest = potwór najbliższy pierwszemu graczowi przepoczwarza się w kolejne wcielenie
doom-metamorphose-all = każdy potwór przepoczwarza się w kolejne wcielenie
doom-advance =
    { $n ->
        [one] tego zmierzchu każdy potwór może przejść o { $n } obszar więcej
        [few] tego zmierzchu każdy potwór może przejść o { $n } obszary więcej
       *[many] tego zmierzchu każdy potwór może przejść o { $n } obszarów więcej
    }
doom-tendril-weakest = 1 pnącze na nieskażonej jeszcze budowli, która ma ich najwięcej
doom-rule-citadels-closed = do następnego wydarzenia nie można zawierać sojuszy
doom-rule-no-lodge = do następnego wydarzenia Czarna Loża jest zamknięta
doom-rule-dark-mana = do następnego wydarzenia każdy czar kosztuje o 1 płatek many więcej
doom-rule-mountains =
    { $n ->
        [one] do następnego wydarzenia wejście na górę kosztuje o { $n } punkt akcji więcej
        [few] do następnego wydarzenia wejście na górę kosztuje o { $n } punkty akcji więcej
       *[many] do następnego wydarzenia wejście na górę kosztuje o { $n } punktów akcji więcej
    }
doom-rule-tests =
    { $n ->
        [one] do następnego wydarzenia testy zasadzki są trudniejsze o { $n } poziom
        [few] do następnego wydarzenia testy zasadzki są trudniejsze o { $n } poziomy
       *[many] do następnego wydarzenia testy zasadzki są trudniejsze o { $n } poziomów
    }

## Backs of Dark Abyss tokens

doom-abyss-corruption =
    { $n ->
        [one] otrzymujesz { $n } kartę mrocznego skażenia
        [few] otrzymujesz { $n } karty mrocznego skażenia
       *[many] otrzymujesz { $n } kart mrocznego skażenia
    }
    .they =
    { $n ->
        [one] otrzymuje { $n } kartę mrocznego skażenia
        [few] otrzymuje { $n } karty mrocznego skażenia
       *[many] otrzymuje { $n } kart mrocznego skażenia
    }
doom-abyss-wound =
    { $n ->
        [one] otrzymujesz { $n } ranę
        [few] otrzymujesz { $n } rany
       *[many] otrzymujesz { $n } ran
    }
    .they =
    { $n ->
        [one] otrzymuje { $n } ranę
        [few] otrzymuje { $n } rany
       *[many] otrzymuje { $n } ran
    }
doom-abyss-fame =
    { $n ->
        [one] tracisz { $n } punkt dziennej sławy
        [few] tracisz { $n } punkty dziennej sławy
       *[many] tracisz { $n } punktów dziennej sławy
    }
    .they =
    { $n ->
        [one] traci { $n } punkt dziennej sławy
        [few] traci { $n } punkty dziennej sławy
       *[many] traci { $n } punktów dziennej sławy
    }
doom-abyss-mana =
    { $n ->
        [one] tracisz { $n } płatek many
        [few] tracisz { $n } płatki many
       *[many] tracisz { $n } płatków many
    }
    .they =
    { $n ->
        [one] traci { $n } płatek many
        [few] traci { $n } płatki many
       *[many] traci { $n } płatków many
    }
doom-abyss-coins =
    { $n ->
        [one] tracisz { $n } monetę
        [few] tracisz { $n } monety
       *[many] tracisz { $n } monet
    }
    .they =
    { $n ->
        [one] traci { $n } monetę
        [few] traci { $n } monety
       *[many] traci { $n } monet
    }
doom-abyss-lure = najbliższy potwór z żetonem celu przesuwa się najwyżej o 3 obszary w stronę swojego celu
    .they = najbliższy potwór z żetonem celu przesuwa się najwyżej o 3 obszary w stronę swojego celu
doom-abyss-spawn = pojawia się tu Gończy
    .they = pojawia się tu Gończy

## Echo of Darkness

doom-echo-hits =
    { $n ->
        [one] o { $n } trafienie więcej
        [few] o { $n } trafienia więcej
       *[many] o { $n } trafień więcej
    }
    .they =
    { $n ->
        [one] o { $n } trafienie więcej dla potwora
        [few] o { $n } trafienia więcej dla potwora
       *[many] o { $n } trafień więcej dla potwora
    }
doom-echo-tough = zdrowie wyższe o { $n }
    .they = zdrowie potwora wyższe o { $n }
doom-echo-dice =
    { $n ->
        [one] rzucasz { $n } kością mniej
        [few] rzucasz { $n } kośćmi mniej
       *[many] rzucasz { $n } kośćmi mniej
    }
    .they =
    { $n ->
        [one] rzut { $n } kością mniej
        [few] rzut { $n } kośćmi mniej
       *[many] rzut { $n } kośćmi mniej
    }
doom-echo-pierce =
    { $n ->
        [one] { $n } trafienia nie można sparować
        [few] { $n } trafień nie można sparować
       *[many] { $n } trafień nie można sparować
    }
    .they =
    { $n ->
        [one] { $n } trafienia nie można sparować
        [few] { $n } trafień nie można sparować
       *[many] { $n } trafień nie można sparować
    }
doom-echo-taint =
    { $n ->
        [one] otrzymujesz { $n } kartę mrocznego skażenia
        [few] otrzymujesz { $n } karty mrocznego skażenia
       *[many] otrzymujesz { $n } kart mrocznego skażenia
    }
    .they =
    { $n ->
        [one] { $n } karta mrocznego skażenia
        [few] { $n } karty mrocznego skażenia
       *[many] { $n } kart mrocznego skażenia
    }
doom-echo-rob =
    { $n ->
        [one] tracisz { $n } monetę
        [few] tracisz { $n } monety
       *[many] tracisz { $n } monet
    }
    .they =
    { $n ->
        [one] strata { $n } monety
        [few] strata { $n } monet
       *[many] strata { $n } monet
    }
doom-echo-drain =
    { $n ->
        [one] tracisz { $n } płatek many
        [few] tracisz { $n } płatki many
       *[many] tracisz { $n } płatków many
    }
    .they =
    { $n ->
        [one] strata { $n } płatka many
        [few] strata { $n } płatków many
       *[many] strata { $n } płatków many
    }
doom-echo-silence = w tej walce nie można rzucać czarów
    .they = w tej walce nie można rzucać czarów

## Virtual Guardians

doom-virtual-fame =
    { $n ->
        [one] zdobywa { $n } punkt dziennej sławy
        [few] zdobywa { $n } punkty dziennej sławy
       *[many] zdobywa { $n } punktów dziennej sławy
    }
doom-virtual-ally = próbuje zawrzeć sojusz z { doom-colour-with } cytadelą
doom-virtual-clear-citadel = usuwa 1 pnącze z { doom-colour } cytadeli
doom-virtual-clear-temple = usuwa 1 pnącze ze swojej świątyni
doom-virtual-fight = walczy z tym, kto jest blisko
doom-virtual-cleanse-priestess = w 7. rundzie, o świcie: próbuje oczyścić Arcykapłankę
doom-virtual-free-mosh = w 8. rundzie, o zmierzchu: próbuje uwolnić Mosha

## Order Achievements: deeds of one phase

doom-deed-kill-guardian =
    { $n ->
        [one] zabij { $n } strażnika
        [few] zabij { $n } strażników
       *[many] zabij { $n } strażników
    }
doom-deed-kill-hound =
    { $n ->
        [one] zabij { $n } Gończego
        [few] zabij { $n } Gończych
       *[many] zabij { $n } Gończych
    }
doom-deed-kill-huntsman =
    { $n ->
        [one] zabij { $n } Łowczego
        [few] zabij { $n } Łowczych
       *[many] zabij { $n } Łowczych
    }
doom-deed-kill-leader =
    { $n ->
        [one] zabij { $n } Przywódcę Gonu
        [few] zabij { $n } Przywódców Gonu
       *[many] zabij { $n } Przywódców Gonu
    }
doom-deed-kill-monster =
    { $n ->
        [one] zabij { $n } potwora
        [few] zabij { $n } potwory
       *[many] zabij { $n } potworów
    }
doom-deed-close-abyss =
    { $n ->
        [one] zamknij { $n } mroczną otchłań
        [few] zamknij { $n } mroczne otchłanie
       *[many] zamknij { $n } mrocznych otchłani
    }
doom-deed-fail-test =
    { $n ->
        [one] przegraj { $n } test zasadzki
        [few] przegraj { $n } testy zasadzki
       *[many] przegraj { $n } testów zasadzki
    }
doom-deed-pass-test =
    { $n ->
        [one] zdaj { $n } test zasadzki
        [few] zdaj { $n } testy zasadzki
       *[many] zdaj { $n } testów zasadzki
    }
doom-deed-mission =
    { $n ->
        [one] wypełnij { $n } misję
        [few] wypełnij { $n } misje
       *[many] wypełnij { $n } misji
    }
doom-deed-declared-mission =
    { $n ->
        [one] wypełnij { $n } zadeklarowaną misję
        [few] wypełnij { $n } zadeklarowane misje
       *[many] wypełnij { $n } zadeklarowanych misji
    }
doom-deed-alliance =
    { $n ->
        [one] zawrzyj { $n } sojusz
        [few] zawrzyj { $n } sojusze
       *[many] zawrzyj { $n } sojuszy
    }
doom-deed-rob-alliance =
    { $n ->
        [one] odbierz innemu strażnikowi { $n } sojusz
        [few] odbierz innemu strażnikowi { $n } sojusze
       *[many] odbierz innemu strażnikowi { $n } sojuszy
    }
doom-deed-spell =
    { $n ->
        [one] rzuć { $n } czar
        [few] rzuć { $n } czary
       *[many] rzuć { $n } czarów
    }
doom-deed-battle-spell =
    { $n ->
        [one] rzuć { $n } czar bitewny
        [few] rzuć { $n } czary bitewne
       *[many] rzuć { $n } czarów bitewnych
    }
doom-deed-ranged-hit =
    { $n ->
        [one] zrań z dystansu { $n } raz
        [few] zrań z dystansu { $n } razy
       *[many] zrań z dystansu { $n } razy
    }
doom-deed-equipment =
    { $n ->
        [one] użyj ekwipunku { $n } raz
        [few] użyj ekwipunku { $n } razy
       *[many] użyj ekwipunku { $n } razy
    }
doom-deed-trap-set =
    { $n ->
        [one] zastaw { $n } pułapkę
        [few] zastaw { $n } pułapki
       *[many] zastaw { $n } pułapek
    }
doom-deed-trap-sprung =
    { $n ->
        [one] zagraj { $n } kartę pułapki
        [few] zagraj { $n } karty pułapek
       *[many] zagraj { $n } kart pułapek
    }
doom-deed-encounter =
    { $n ->
        [one] zagraj { $n } spotkanie
        [few] zagraj { $n } spotkania
       *[many] zagraj { $n } spotkań
    }
doom-deed-lodge =
    { $n ->
        [one] przejdź przez Czarną Lożę { $n } raz
        [few] przejdź przez Czarną Lożę { $n } razy
       *[many] przejdź przez Czarną Lożę { $n } razy
    }
doom-deed-citadel-road =
    { $n ->
        [one] użyj akcji obszaru cytadeli { $n } raz
        [few] użyj akcji obszaru cytadeli { $n } razy
       *[many] użyj akcji obszaru cytadeli { $n } razy
    }
doom-deed-forest-rite =
    { $n ->
        [one] użyj akcji obszaru lasu { $n } raz
        [few] użyj akcji obszaru lasu { $n } razy
       *[many] użyj akcji obszaru lasu { $n } razy
    }
doom-deed-change-die =
    { $n ->
        [one] zmień { $n } wynik kości mocą Szkarłatnego Losu
        [few] zmień { $n } wyniki kości mocą Szkarłatnego Losu
       *[many] zmień { $n } wyników kości mocą Szkarłatnego Losu
    }
doom-deed-wound-taken =
    { $n ->
        [one] otrzymaj { $n } ranę
        [few] otrzymaj { $n } rany
       *[many] otrzymaj { $n } ran
    }
doom-deed-wound-dealt =
    { $n ->
        [one] zadaj { $n } ranę
        [few] zadaj { $n } rany
       *[many] zadaj { $n } ran
    }
doom-deed-unhurt-fight =
    { $n ->
        [one] wyjdź bez ran z { $n } walki
        [few] wyjdź bez ran z { $n } walk
       *[many] wyjdź bez ran z { $n } walk
    }
doom-deed-moves =
    { $n ->
        [one] wykonaj { $n } ruch
        [few] wykonaj { $n } ruchy
       *[many] wykonaj { $n } ruchów
    }
doom-deed-cleanse =
    { $n ->
        [one] odrzuć { $n } kartę mrocznego skażenia
        [few] odrzuć { $n } karty mrocznego skażenia
       *[many] odrzuć { $n } kart mrocznego skażenia
    }
doom-deed-clear =
    { $n ->
        [one] usuń { $n } pnącze
        [few] usuń { $n } pnącza
       *[many] usuń { $n } pnączy
    }

## Order Achievements: what must hold

doom-have-coins =
    { $n ->
        [one] masz { $n } monetę
        [few] masz { $n } monety
       *[many] masz { $n } monet
    }
doom-have-mana =
    { $n ->
        [one] masz { $n } płatek many
        [few] masz { $n } płatki many
       *[many] masz { $n } płatków many
    }
doom-have-cards =
    { $n ->
        [one] masz na ręce { $n } kartę
        [few] masz na ręce { $n } karty
       *[many] masz na ręce { $n } kart
    }
doom-have-corruption =
    { $n ->
        [one] masz { $n } kartę mrocznego skażenia
        [few] masz { $n } karty mrocznego skażenia
       *[many] masz { $n } kart mrocznego skażenia
    }
doom-have-relics =
    { $n ->
        [one] masz { $n } relikt
        [few] masz { $n } relikty
       *[many] masz { $n } reliktów
    }
doom-have-crystals =
    { $n ->
        [one] masz { $n } kryształ pieczęci
        [few] masz { $n } kryształy pieczęci
       *[many] masz { $n } kryształów pieczęci
    }
doom-have-lanterns =
    { $n ->
        [one] masz { $n } duchową latarnię
        [few] masz { $n } duchowe latarnie
       *[many] masz { $n } duchowych latarni
    }
doom-have-urns =
    { $n ->
        [one] masz { $n } urnę Starszych
        [few] masz { $n } urny Starszych
       *[many] masz { $n } urn Starszych
    }
doom-have-allies =
    { $n ->
        [one] masz { $n } sprzymierzoną cytadelę
        [few] masz { $n } sprzymierzone cytadele
       *[many] masz { $n } sprzymierzonych cytadel
    }
doom-have-alliance-points =
    { $n ->
        [one] masz { $n } punkt sojuszu
        [few] masz { $n } punkty sojuszu
       *[many] masz { $n } punktów sojuszu
    }
doom-have-fame =
    { $n ->
        [one] masz { $n } punkt dziennej sławy
        [few] masz { $n } punkty dziennej sławy
       *[many] masz { $n } punktów dziennej sławy
    }
doom-have-acolytes =
    { $n ->
        [one] masz { $n } akolitę
        [few] masz { $n } akolitów
       *[many] masz { $n } akolitów
    }
doom-have-moths =
    { $n ->
        [one] masz { $n } białą ćmę
        [few] masz { $n } białe ćmy
       *[many] masz { $n } białych ciem
    }
doom-have-equipment =
    { $n ->
        [one] masz { $n } kartę ekwipunku w użyciu
        [few] masz { $n } karty ekwipunku w użyciu
       *[many] masz { $n } kart ekwipunku w użyciu
    }
doom-have-traps-set =
    { $n ->
        [one] masz na mapie { $n } żeton pułapki
        [few] masz na mapie { $n } żetony pułapek
       *[many] masz na mapie { $n } żetonów pułapek
    }
doom-attribute-attack = masz atak { $n } lub więcej
doom-attribute-magic = masz wiedzę magiczną { $n } lub więcej
doom-attribute-wisdom = masz mądrość { $n } lub więcej
doom-attribute-health = masz zdrowie { $n } lub więcej
doom-at-citadel = stoisz w cytadeli
doom-at-temple = stoisz w świątyni krwi
doom-at-forest = stoisz w lesie
doom-at-plain = stoisz na równinie
doom-at-mountain = stoisz na górze
doom-at-lake = stoisz nad jeziorem
doom-at-entrance = stoisz przy wejściu do Czarnej Loży
doom-at-path = stoisz na ścieżce na Zimową Górę
doom-at-monolith = stoisz przy Monolicie
doom-at-summit = stoisz na szczycie Zimowej Góry
doom-beside-monster = stoisz obok potwora
doom-beside-abyss = stoisz obok mrocznej otchłani
doom-beside-guardian = stoisz obok innego strażnika
doom-lowest-fame = nikt nie ma mniej dziennej sławy
doom-highest-fame = nikt nie ma więcej dziennej sławy
