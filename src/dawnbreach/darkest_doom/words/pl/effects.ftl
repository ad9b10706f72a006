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
        [one] zmień wynik najwyżej { $n } swojej kości na dowolną ikonę
        [few] zmień wynik najwyżej { $n } swoich kości na dowolną ikonę
       *[many] zmień wynik najwyżej { $n } swoich kości na dowolną ikonę
    }
doom-reroll =
    { $n ->
        [one] rzuć ponownie najwyżej { $n } swoją kością
        [few] rzuć ponownie najwyżej { $n } swoimi kośćmi
       *[many] rzuć ponownie najwyżej { $n } swoimi kośćmi
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
    dobierz { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    } { $what ->
        [equipment] ekwipunku
        [traps] pułapek
        [spells] czarów
        [encounters] spotkań
       *[any] zasobów cytadeli
    }
doom-walk =
    { $n ->
        [one] przejdź o najwyżej { $n } obszar bez punktów akcji
        [few] przejdź o najwyżej { $n } obszary bez punktów akcji
       *[many] przejdź o najwyżej { $n } obszarów bez punktów akcji
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
        [one] przesuń cel o najwyżej { $n } obszar
        [few] przesuń cel o najwyżej { $n } obszary
       *[many] przesuń cel o najwyżej { $n } obszarów
    }
doom-halt = cel nie rusza się dalej w tej turze
doom-cleanse =
    { $n ->
        [one] odrzuć z ręki najwyżej { $n } kartę mrocznego skażenia
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
        [one] usuń najwyżej { $n } pnącze z jednej budowli na twoim lub sąsiednim obszarze
        [few] usuń najwyżej { $n } pnącza z jednej budowli na twoim lub sąsiednim obszarze
       *[many] usuń najwyżej { $n } pnączy z jednej budowli na twoim lub sąsiednim obszarze
    }
doom-seal = usuń mroczną otchłań z twojego lub sąsiedniego obszaru
doom-disarm = zwróć właścicielowi żeton pułapki z twojego lub sąsiedniego obszaru
doom-rob =
    { $n ->
        [one] zabierz celowi najwyżej { $n } monetę
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
doom-tough = masz o { $n } zdrowia więcej

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
doom-monsters = nowi gończy
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
doom-metamorphose-nearest = potwór najbliższy pierwszego gracza przepoczwarza się w kolejne wcielenie
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
doom-abyss-wound =
    { $n ->
        [one] otrzymujesz { $n } ranę
        [few] otrzymujesz { $n } rany
       *[many] otrzymujesz { $n } ran
    }
doom-abyss-fame =
    { $n ->
        [one] tracisz { $n } punkt dziennej sławy
        [few] tracisz { $n } punkty dziennej sławy
       *[many] tracisz { $n } punktów dziennej sławy
    }
doom-abyss-mana =
    { $n ->
        [one] tracisz { $n } płatek many
        [few] tracisz { $n } płatki many
       *[many] tracisz { $n } płatków many
    }
doom-abyss-coins =
    { $n ->
        [one] tracisz { $n } monetę
        [few] tracisz { $n } monety
       *[many] tracisz { $n } monet
    }
doom-abyss-lure = najbliższy potwór z celem rusza ku niemu o najwyżej 3 obszary
doom-abyss-spawn = pojawia się tu gończy

## Echo of Darkness

doom-echo-hits =
    { $n ->
        [one] o { $n } trafienie więcej
        [few] o { $n } trafienia więcej
       *[many] o { $n } trafień więcej
    }
doom-echo-tough = o { $n } zdrowia więcej
doom-echo-dice =
    { $n ->
        [one] rzucasz o { $n } kość mniej
        [few] rzucasz o { $n } kości mniej
       *[many] rzucasz o { $n } kości mniej
    }
doom-echo-pierce =
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
doom-echo-rob =
    { $n ->
        [one] tracisz { $n } monetę
        [few] tracisz { $n } monety
       *[many] tracisz { $n } monet
    }
doom-echo-drain =
    { $n ->
        [one] tracisz { $n } płatek many
        [few] tracisz { $n } płatki many
       *[many] tracisz { $n } płatków many
    }
doom-echo-silence = w tej walce nie można rzucać czarów

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
        [one] zabij { $n } gończego
        [few] zabij { $n } gończych
       *[many] zabij { $n } gończych
    }
doom-deed-kill-huntsman =
    { $n ->
        [one] zabij { $n } łowczego
        [few] zabij { $n } łowczych
       *[many] zabij { $n } łowczych
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
        [one] nie zdaj { $n } testu zasadzki
        [few] nie zdaj { $n } testów zasadzki
       *[many] nie zdaj { $n } testów zasadzki
    }
doom-deed-pass-test =
    { $n ->
        [one] zdaj { $n } test zasadzki
        [few] zdaj { $n } testy zasadzki
       *[many] zdaj { $n } testów zasadzki
    }
doom-deed-mission =
    { $n ->
        [one] wykonaj { $n } misję
        [few] wykonaj { $n } misje
       *[many] wykonaj { $n } misji
    }
doom-deed-declared-mission =
    { $n ->
        [one] wykonaj { $n } zadeklarowaną misję
        [few] wykonaj { $n } zadeklarowane misje
       *[many] wykonaj { $n } zadeklarowanych misji
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
        [few] zagraj { $n } karty pułapki
       *[many] zagraj { $n } kart pułapki
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
        [one] wyjdź bez rany z { $n } walki
        [few] wyjdź bez rany z { $n } walk
       *[many] wyjdź bez rany z { $n } walk
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
        [one] miej { $n } monetę
        [few] miej { $n } monety
       *[many] miej { $n } monet
    }
doom-have-mana =
    { $n ->
        [one] miej { $n } płatek many
        [few] miej { $n } płatki many
       *[many] miej { $n } płatków many
    }
doom-have-cards =
    { $n ->
        [one] miej na ręce { $n } kartę
        [few] miej na ręce { $n } karty
       *[many] miej na ręce { $n } kart
    }
doom-have-corruption =
    { $n ->
        [one] miej { $n } kartę mrocznego skażenia
        [few] miej { $n } karty mrocznego skażenia
       *[many] miej { $n } kart mrocznego skażenia
    }
doom-have-relics =
    { $n ->
        [one] miej { $n } relikt
        [few] miej { $n } relikty
       *[many] miej { $n } reliktów
    }
doom-have-crystals =
    { $n ->
        [one] miej { $n } kryształ pieczęci
        [few] miej { $n } kryształy pieczęci
       *[many] miej { $n } kryształów pieczęci
    }
doom-have-lanterns =
    { $n ->
        [one] miej { $n } duchową latarnię
        [few] miej { $n } duchowe latarnie
       *[many] miej { $n } duchowych latarni
    }
doom-have-urns =
    { $n ->
        [one] miej { $n } urnę Starszych
        [few] miej { $n } urny Starszych
       *[many] miej { $n } urn Starszych
    }
doom-have-allies =
    { $n ->
        [one] miej { $n } sprzymierzoną cytadelę
        [few] miej { $n } sprzymierzone cytadele
       *[many] miej { $n } sprzymierzonych cytadel
    }
doom-have-alliance-points =
    { $n ->
        [one] miej { $n } punkt sojuszu
        [few] miej { $n } punkty sojuszu
       *[many] miej { $n } punktów sojuszu
    }
doom-have-fame =
    { $n ->
        [one] miej { $n } punkt dziennej sławy
        [few] miej { $n } punkty dziennej sławy
       *[many] miej { $n } punktów dziennej sławy
    }
doom-have-acolytes =
    { $n ->
        [one] miej { $n } akolitę
        [few] miej { $n } akolitów
       *[many] miej { $n } akolitów
    }
doom-have-moths =
    { $n ->
        [one] miej { $n } białą ćmę
        [few] miej { $n } białe ćmy
       *[many] miej { $n } białych ciem
    }
doom-have-equipment =
    { $n ->
        [one] miej { $n } kartę ekwipunku w użyciu
        [few] miej { $n } karty ekwipunku w użyciu
       *[many] miej { $n } kart ekwipunku w użyciu
    }
doom-have-traps-set =
    { $n ->
        [one] miej na mapie { $n } żeton pułapki
        [few] miej na mapie { $n } żetony pułapki
       *[many] miej na mapie { $n } żetonów pułapki
    }
doom-attribute-attack = miej atak { $n } lub więcej
doom-attribute-magic = miej wiedzę magiczną { $n } lub więcej
doom-attribute-wisdom = miej mądrość { $n } lub więcej
doom-attribute-health = miej zdrowie { $n } lub więcej
doom-at-citadel = bądź w cytadeli
doom-at-temple = bądź w świątyni krwi
doom-at-forest = bądź w lesie
doom-at-plain = bądź na równinie
doom-at-mountain = bądź na górze
doom-at-lake = bądź nad jeziorem
doom-at-entrance = bądź przy wejściu do Czarnej Loży
doom-at-path = bądź na ścieżce na Zimową Górę
doom-at-monolith = bądź przy Monolicie
doom-at-summit = bądź na szczycie Zimowej Góry
doom-beside-monster = bądź obok potwora
doom-beside-abyss = bądź obok mrocznej otchłani
doom-beside-guardian = bądź obok innego strażnika
doom-lowest-fame = nikt nie ma mniej dziennej sławy
doom-highest-fame = nikt nie ma więcej dziennej sławy
