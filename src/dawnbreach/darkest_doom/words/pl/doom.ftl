# The words of Darkest Doom: names, steps, refusals, choices, events. What cards do is in effects.ftl.

input-virtual = Wirtualnych strażników jest od 1 do 3 dla jednego gracza, a dla większej liczby graczy nie ma ich wcale; „{ $virtual }” to zła wartość.
input-guardians = Strażnicy to { $guardians } albo random, każdy tylko raz, najwyżej po jednym na miejsce.
input-temples = Świątynie początkowe to { $temples } albo random, każda tylko raz, najwyżej po jednej na miejsce.

## Names

deck-equipment = ekwipunek
deck-traps = pułapki
deck-spells = czary
deck-encounters = spotkania
attribute-attack = atak
attribute-magic = wiedza magiczna
attribute-wisdom = mądrość
attribute-health = zdrowie
relic-crystal = kryształ pieczęci
relic-lantern = duchowa latarnia
relic-urn = urna Starszych
building-0 = zielona cytadela
building-1 = fioletowa cytadela
building-2 = pomarańczowa cytadela
building-3 = szara cytadela
building-4 = zielona świątynia krwi
building-5 = fioletowa świątynia krwi
building-6 = pomarańczowa świątynia krwi
building-7 = szara świątynia krwi
tier-hound = gończy
tier-huntsman = łowczy
tier-leader = Przywódca Gonu
icon-sword = miecz
icon-priestess = Arcykapłanka
icon-shield = tarcza
icon-dawn = świt
icon-dusk = zmierzch
icon-moon = księżyc
phase-dawn = świt
phase-dusk = zmierzch
ending-none = nikt nie wygrywa
ending-priest = minęło osiem rund, a największa sława wskazuje nowego Arcykapłana
ending-mosh = Mosh jest wolny
ending-cleansed = Arcykapłanka jest oczyszczona
ending-darkness = pnącza okryły wszystkie cytadele i świątynie
way-up = w górę
way-down = w dół
fate-eclipse = zaćmienie Słońca
fate-metamorphosis = przepoczwarzanie
fate-sword-shield = zmiana kości na miecz lub tarczę
fate-dawn-dusk = zmiana kości na świt lub zmierzch
fate-priestess-moon = zmiana kości na Arcykapłankę lub księżyc
game-title = Darkest Doom
game-pitch = Osiem dni, zanim obudzi się Mrok. Przemierzaj Betel, zdobywaj sojuszników, relikty i sławę i znajdź drogę do zwycięstwa, zanim znajdzie ją Mrok.
option-virtual = Wirtualni Strażnicy
virtual-1 = jeden rywal
virtual-2 = dwóch rywali
virtual-3 = trzech rywali
virtual-green = Zielony wirtualny strażnik
virtual-purple = Fioletowy wirtualny strażnik
virtual-orange = Pomarańczowy wirtualny strażnik
virtual-grey = Szary wirtualny strażnik
darkness = Mrok
monster = potwór
monster-there = { $tier } m{ $n }
high-priestess = Arcykapłanka
target =
    { $kind ->
        [target-guardian] { $colour } { $kind }
       *[any] { $colour ->
            [colour-green] zielona
            [colour-purple] fioletowa
            [colour-orange] pomarańczowa
           *[colour-grey] szara
        } { $kind }
    }
target-temple = świątynia
target-citadel = cytadela
target-guardian = strażnik
colour-green = zielony
colour-purple = fioletowy
colour-orange = pomarańczowy
colour-grey = szary
corruption-card = Mroczne skażenie ({ $icons })
leader-card = { leader-of-the-hunt } ({ $icons })
supply-card = { $name } ({ $icon })

## Steps, as they are called in the prompt

step-aiming = wybierz cel karty
step-test-tools = test zasadzki: użyj narzędzi, potem rzuć
step-after-test = test zasadzki: zmieniaj kości, potem je zostaw
step-defending = obrona: każda tarcza paruje jedno trafienie
step-casting = walka: czary i ekwipunek
step-sending = wybierz, dokąd trafia figurka
step-retreating = odwrót w stronę twojej świątyni krwi: wybierz obszar
step-drawing = wybierz talię następnej karty
step-discarding = odrzuć kartę zasobów
step-changing = zmień wyniki kości na dowolne ikony
step-rerolling = rzuć kośćmi ponownie
step-placing = wybierz, gdzie pojawi się gończy
step-straying = miejsce jest zajęte: wybierz, gdzie pojawi się gończy
step-pointing = wybierz budowlę, na którą poluje potwór
step-roaming = równie krótkie drogi: wybierz, dokąd idzie potwór
step-hunting = wybierz swoją ofiarę
step-luring = wybierz, który z najbliższych potworów słyszy zew
step-growing = wybierz, który z najbliższych półcieni się przepoczwarza
step-hurting = zapobiegnij ranom albo je przyjmij
step-travelling = wybierz, dokąd idziesz
step-pushing = przesuń cel
step-clearing = wybierz budowlę, z której usuwasz pnącza
step-sealing = wybierz mroczną otchłań do usunięcia
step-disarming = wybierz żeton pułapki do zwrotu
step-bonding = wybierz sojusz do podniesienia
step-taking-relic = wybierz relikt
step-overladen = masz trzy relikty: odłóż jeden dla znalezionego albo go zostaw
step-cleansing = odrzuć mroczne skażenie albo zrezygnuj z reszty
step-purging = wybierz mroczne skażenie do odrzucenia
step-marking = zaznacz cechę i relikt tej misji
step-seeking = test poszukiwań reliktu: zmień wynik kości przeznaczenia monetami albo go zostaw
step-ordering = wymień osiągnięcia Zakonu, potem dobierz
step-announcing = ogłoś spełnione osiągnięcia albo nic nie mów
step-swapping = wymień mroczne skażenie albo je zatrzymaj
step-springing = twoja pułapka działa: zagraj kartę pułapki albo żadnej
step-walking = darmowy ruch, obszar po obszarze
step-turn = tura: dowolne akcje, na które starcza zasobów
step-tempted = daj się pochłonąć Przywódcy Gonu albo odmów
step-setting-on = wybierz, którego potwora atakuje wirtualny strażnik

## The same, with whom and how much it is about

doing-casting = walka (przeciwnik: { $figure }), przed rzutem: czary i ekwipunek
doing-casting-rolled = walka (przeciwnik: { $figure }), po rzucie: czary i ekwipunek
doing-sending = wybierz, dokąd trafia { $figure }
doing-pushing = wybierz, dokąd przesuwasz figurkę: { $figure }
doing-pointing = wybierz budowlę, na którą poluje { $figure } ({ $area })
doing-roaming = równie krótkie drogi: wybierz, dokąd idzie { $figure } ({ $area })
doing-springing = w pułapce ({ $area }) jest { $figure }: zagraj kartę pułapki albo żadnej
doing-setting-on = wybierz potwora, którego atakuje { $figure }
doing-after-test =
    test zasadzki, { $n ->
        [0] wszystkie ikony są
        [one] brakuje { $n } ikony
        [few] brakuje { $n } ikon
       *[many] brakuje { $n } ikon
    }: zmieniaj kości, potem je zostaw
doing-hurting =
    { $n ->
        [one] grozi { $n } rana
        [few] grożą { $n } rany
       *[many] grozi { $n } ran
    }: zapobiegnij ranom albo je przyjmij
doing-hurting-dies =
    { $n ->
        [one] grozi { $n } rana
        [few] grożą { $n } rany
       *[many] grozi { $n } ran
    } i śmierć ({ $guardian }): zapobiegnij ranom albo je przyjmij
doing-defending =
    obrona, { $n ->
        [0] nie grozi żadna rana
        [one] grozi { $n } rana
        [few] grożą { $n } rany
       *[many] grozi { $n } ran
    }: każda tarcza paruje jedną
doing-defending-dies =
    obrona, { $n ->
        [one] grozi { $n } rana
        [few] grożą { $n } rany
       *[many] grozi { $n } ran
    } i śmierć ({ $guardian }): każda tarcza paruje jedną

## Refusals: why not, and what would allow it

no-actions-missing =
    { $n ->
        [one] To kosztuje { $n } punkt akcji, a ty go nie masz.
        [few] To kosztuje { $n } punkty akcji, a ty masz mniej.
       *[many] To kosztuje { $n } punktów akcji, a ty masz mniej.
    }
    .remedy = Punkty akcji odnawiają się na początku każdego świtu i zmierzchu.
no-after-roll = To zmienia kości, a jeszcze nikt nie rzucał.
    .remedy = Użyj tego po rzucie w tej walce.
no-battle-only = W walce zagrywa się czary bitewne, i tylko tam.
    .remedy = Zachowaj czar bitewny na walkę, a inne czary zagrywaj w swojej turze.
no-before-roll = To działa tylko przed rzutem, a kości już rzucono.
    .remedy = Użyj tego przed rzutem w następnej walce.
no-cards-left = Są jeszcze karty do dobrania.
    .remedy = Podaj talię, w której są karty.
no-cards-missing =
    { $n ->
        [one] Potrzebujesz na ręce { $n } karty zasobów; mroczne skażenie się nie liczy.
        [few] Potrzebujesz na ręce { $n } kart zasobów; mroczne skażenie się nie liczy.
       *[many] Potrzebujesz na ręce { $n } kart zasobów; mroczne skażenie się nie liczy.
    }
    .remedy = Najpierw dobierz więcej kart zasobów.
no-citadels-closed = Wydarzenie Mroku zabrania sojuszy.
    .remedy = Poczekaj na następne wydarzenie Mroku, o zmierzchu.
no-coins-missing =
    { $n ->
        [one] To kosztuje { $n } monetę przeznaczenia, a ty jej nie masz.
        [few] To kosztuje { $n } monety przeznaczenia, a ty masz mniej.
       *[many] To kosztuje { $n } monet przeznaczenia, a ty masz mniej.
    }
    .remedy = Najpierw zdobądź monety z kart i nagród.
no-corruption-full =
    { $n ->
        [one] Trzeba otrzymać { $n } kartę mrocznego skażenia, a te na ręce nie zostawiają na nią miejsca.
        [few] Trzeba otrzymać { $n } karty mrocznego skażenia, a te na ręce nie zostawiają na nie miejsca.
       *[many] Trzeba otrzymać { $n } kart mrocznego skażenia, a te na ręce nie zostawiają na nie miejsca.
    }
    .remedy = Najpierw pozbądź się mrocznego skażenia albo podnieś mądrość.
no-crystals-missing = Nie masz trzech kryształów pieczęci.
    .remedy = Szukaj kryształów pieczęci, wypełniając misje.
no-dawn-only = Świątynia krwi służy ci tylko o świcie.
    .remedy = Poczekaj na następny świt.
no-deck-empty = Ta talia i jej karty odrzucone są puste.
    .remedy = Podaj inną talię.
no-declared-already = Twoja misja jest już zadeklarowana.
    .remedy = Idź na jej obszar i ją wypełnij.
no-die-ends = Kość przeznaczenia ma tylko wyniki od 1 do 10.
    .remedy = Zmień wynik w drugą stronę albo go zostaw.
no-fame-missing =
    { $n ->
        [one] Ten sojusz wymaga { $n } punktu dziennej sławy, a ty masz mniej.
        [few] Ten sojusz wymaga { $n } punktów dziennej sławy, a ty masz mniej.
       *[many] Ten sojusz wymaga { $n } punktów dziennej sławy, a ty masz mniej.
    }
    .remedy = Najpierw zdobądź więcej dziennej sławy albo idź do innej cytadeli.
no-halted = Trzyma cię pułapka: w tej fazie już się nie ruszysz.
    .remedy = Ruszysz się znowu w następnej fazie.
no-idle-bond = Nie masz sojuszu, który mógłby wzrosnąć; najwięcej to 6 punktów.
    .remedy = Najpierw zawrzyj sojusz z cytadelą.
no-idle-cleanse = Nie masz kart mrocznego skażenia do odrzucenia.
    .remedy = Zachowaj to, aż będziesz je mieć.
no-idle-clear = Na żadnej budowli na twoim obszarze ani obok niego nie ma pnączy.
    .remedy = Najpierw idź do cytadeli albo świątyni krwi z pnączami.
no-idle-coins = Masz już tyle monet przeznaczenia, ile wolno mieć.
    .remedy = Najpierw wydaj monety.
no-idle-disarm = Na twoim obszarze ani obok niego nie ma żetonu pułapki.
    .remedy = Najpierw stań obok żetonu pułapki.
no-idle-heal = Nie masz ran do wyleczenia.
    .remedy = Zachowaj to, aż odniesiesz rany.
no-idle-mana = Masz już wszystkie płatki many.
    .remedy = Najpierw wydaj płatki many.
no-idle-relic = Nie ma już takiego reliktu.
    .remedy = Zaczekaj, aż ktoś taki relikt zużyje albo odłoży.
no-idle-seal = Na twoim obszarze ani obok niego nie ma mrocznej otchłani.
    .remedy = Najpierw stań obok mrocznej otchłani.
no-idle-travel = Nie ma innego takiego obszaru, na który możesz przejść.
    .remedy = Zagraj to z innego obszaru.
no-lanterns-missing =
    { $n ->
        [one] Potrzebujesz do tego { $n } duchowej latarni.
        [few] Potrzebujesz do tego { $n } duchowych latarni.
       *[many] Potrzebujesz do tego { $n } duchowych latarni.
    }
    .remedy = Użyj mniej latarni albo szukaj ich, wypełniając misje.
no-lodge-closed = Wydarzenie Mroku zamknęło Czarną Lożę.
    .remedy = Poczekaj na następne wydarzenie Mroku, o zmierzchu.
no-markers-gone = Wszystkie 16 znaczników uszkodzeń leży na ekwipunku, więc nic więcej nie można założyć.
    .remedy = Zaczekaj, aż ktoś zużyje albo odrzuci ekwipunek; możesz też odrzucić swój.
no-mana-missing =
    { $n ->
        [one] To kosztuje { $n } płatek many, a ty go nie masz.
        [few] To kosztuje { $n } płatki many, a ty masz mniej.
       *[many] To kosztuje { $n } płatków many, a ty masz mniej.
    }
    .remedy = Wszystkie płatki many odnawiają się na początku zmierzchu.
no-no-acolytes = Nie masz akolity.
    .remedy = Zawrzyj sojusz z 6 punktami dziennej sławy tam, gdzie akolita jeszcze stoi.
no-no-alliance = Nie masz tam sojuszu, który można wybrać.
    .remedy = Podaj sprzymierzoną z tobą cytadelę; sojusz z 6 punktami już nie rośnie.
no-no-blood-step = Twoja postać nie ma umiejętności „{ ability-blood-step }”.
    .remedy = Tej umiejętności może użyć tylko postać, na której karcie ona widnieje.
no-no-corruption = Nie masz kart mrocznego skażenia.
    .remedy = Zyskaj zamiast tego dzienną sławę za akolitów.
no-no-fitting-trap = To nie jest karta pułapki z twojej ręki, która pasuje do ofiary, za którą możesz zapłacić i która coś zmieni.
    .remedy = Wybierz pasującą kartę pułapki albo nie zagrywaj żadnej.
no-no-free-change = Tor Najmroczniejszego Losu nie pozwala ci teraz zmienić kości za darmo.
    .remedy = Wyrzuć księżyc, który przesunie znacznik na parę ikon, albo odrzuć kartę za jej ikonę.
no-no-gift = Nie możesz użyć umiejętności „{ ability-gift-of-the-witches }”.
    .remedy = Używa jej tylko postać, która ją ma, za dwa płatki many od każdej rany.
no-no-leader-card = Nie masz na ręce karty „{ leader-of-the-hunt }”.
    .remedy = Pochłonięty może zostać tylko gracz z tą kartą mrocznego skażenia na ręce.
no-no-mission = Nie masz misji.
    .remedy = Nową otrzymasz o następnym świcie.
no-no-senses = Twoja postać nie ma umiejętności „{ ability-keen-senses }”.
    .remedy = Tej umiejętności może użyć tylko postać, na której karcie ona widnieje.
no-no-spectre = Widmo z Jeziora ci nie służy.
    .remedy = Przywołaj je na jeziorze duchowymi latarniami.
no-no-such-die =
    { $dice ->
        [one] Nie ma takiej kości: masz { $dice } kość.
        [few] Nie ma takiej kości: masz { $dice } kości.
       *[many] Nie ma takiej kości: masz { $dice } kości.
    }
    .remedy = Podaj jedną ze swoich kości; pierwsza to d1.
no-no-such-relic = Nie masz takiego reliktu.
    .remedy = Podaj relikt, który masz; latarnie, które trzymają Widmo z Jeziora, odchodzą razem z nim.
no-no-such-reward = To osiągnięcie nie ma takiej nagrody.
    .remedy = Podaj jedną z nagród, które na nim widnieją.
no-no-such-tool = Nie masz takiego ekwipunku do użycia w tej chwili.
    .remedy = Podaj miejsce na ekwipunek, w którym leży pasująca karta.
no-no-target =
    { $n ->
        [one] W zasięgu { $n } obszaru nie ma odpowiedniego celu.
        [few] W zasięgu { $n } obszarów nie ma odpowiedniego celu.
       *[many] W zasięgu { $n } obszarów nie ma odpowiedniego celu.
    }
    .remedy = Najpierw podejdź bliżej do strażnika albo potwora.
no-no-tendrils = Nie ma tam pnączy, do których możesz sięgnąć.
    .remedy = Wybierz budowlę z pnączami na twoim obszarze albo obok niego.
no-no-trick = Twoja postać nie ma umiejętności „{ ability-magic-trick }”.
    .remedy = Tej umiejętności może użyć tylko postać, na której karcie ona widnieje.
no-not-a-way = Potwór, który się porusza, nie idzie teraz na ten obszar.
    .remedy = Wybierz jedną z dróg z listy.
no-not-adjacent = Ten obszar nie sąsiaduje z twoim.
    .remedy = Wybierz sąsiedni obszar i idź krok po kroku.
no-not-at-a-citadel = Ta droga nie może się kończyć na cytadeli.
    .remedy = Przejdź o jeden obszar dalej.
no-not-at-citadel = Nie stoisz na obszarze cytadeli.
    .remedy = Najpierw idź do cytadeli.
no-not-at-monolith = Nie stoisz przy Monolicie.
    .remedy = Idź do Monolitu ścieżką na Zimową Górę.
no-not-bare = Na tym obszarze nie można położyć żetonu pułapki.
    .remedy = Wybierz obszar bez figurek i żetonów pułapek, ale nie ścieżkę ani szczyt.
no-not-found = Kość przeznaczenia nie znalazła reliktu, więc nie ma czego zostawić.
    .remedy = Zostaw wynik kości albo zmień go monetami.
no-not-higher =
    { $n ->
        [one] Twój sojusz ma tam już { $n } punkt i nie możesz go podnieść.
        [few] Twój sojusz ma tam już { $n } punkty i nie możesz go podnieść.
       *[many] Twój sojusz ma tam już { $n } punktów i nie możesz go podnieść.
    }
    .remedy = Najpierw zdobądź więcej dziennej sławy; najwięcej to 6 punktów.
no-not-highest = Swój sojusz podnosi tylko ten, kto ma najwyższą dzienną sławę, teraz { $n }.
    .remedy = Najpierw zdobądź co najmniej tyle dziennej sławy, ile mają inni.
no-not-in-area = Nie stoisz na obszarze swojej misji.
    .remedy = Najpierw tam idź.
no-not-in-hand = Nie masz tej karty na ręce.
    .remedy = Wybierz kartę ze swojej ręki.
no-not-met = Warunek tego osiągnięcia nie jest spełniony.
    .remedy = Najpierw zrób to, czego żąda karta.
no-not-nearest = Inny potwór jest bliżej albo tego nie można wybrać.
    .remedy = Wybierz jednego z potworów z listy.
no-not-prey = Na ten cel nie można teraz polować.
    .remedy = Wybierz jeden z celów z listy.
no-not-there = Tego obszaru nie można wybrać.
    .remedy = Wybierz jeden z obszarów z listy.
no-not-your-order = Nie masz tego osiągnięcia.
    .remedy = Wybierz jedno z osiągnięć, które masz.
no-other-icons = Tor Najmroczniejszego Losu daje inne ikony.
    .remedy = Zmień wynik kości na jedną z dwóch ikon pod znacznikiem.
no-other-relic = To nie jest relikt, który masz przed sobą.
    .remedy = Weź znaleziony relikt albo go zostaw.
no-other-tool = Ten ekwipunek nie jest na tę chwilę.
    .remedy = Broń działa w walce, a inne narzędzia w twojej turze, w teście albo przeciw ranom, jak mówi karta.
no-out-of-range = Ta figurka jest poza zasięgiem albo karta nic jej nie robi.
    .remedy = Wybierz jedną z figurek z listy.
no-prey-left = Jest jeszcze na co polować.
    .remedy = Wybierz ofiarę; zostać na miejscu możesz tylko wtedy, gdy nie ma żadnej.
no-relic-gone = Nie ma już reliktu tego rodzaju.
    .remedy = Wybierz inny relikt albo żaden.
no-relics-full =
    { $n ->
        [one] Masz już { $n } relikt, czyli tyle, ile wolno mieć.
        [few] Masz już { $n } relikty, czyli tyle, ile wolno mieć.
       *[many] Masz już { $n } reliktów, czyli tyle, ile wolno mieć.
    }
    .remedy = Najpierw odłóż jeden z nich albo zostaw ten.
no-room-left = Nie musisz tu zrywać sojuszu.
    .remedy = Sojusz zrywa się tylko wtedy, gdy masz trzy i stoisz przy innej cytadeli.
no-same-attribute = Ta cecha była zaznaczona przy twojej poprzedniej misji.
    .remedy = Zaznacz inną cechę.
no-same-icon = Kość już pokazuje tę ikonę.
    .remedy = Wybierz inną kość albo inną ikonę.
no-same-relic = Ten relikt był zaznaczony przy twojej poprzedniej misji.
    .remedy = Zaznacz inny relikt.
no-served-already = Świątynia krwi już ci służyła tego świtu.
    .remedy = Poczekaj na następny świt.
no-silenced = Echo Mroku zabrania czarów w tej walce.
    .remedy = Użyj teraz ekwipunku albo kości, a czar rzuć w innej walce.
no-slots-full = Oba twoje miejsca na ekwipunek są zajęte.
    .remedy = Najpierw odrzuć ekwipunek albo uwolnij Widmo z Jeziora.
no-spectre-away = Widmo z Jeziora już komuś służy.
    .remedy = Można je przywołać znowu, gdy wróci do wody.
no-stepped-already = Tej umiejętności użyto już w tej fazie.
    .remedy = Użyj jej znowu w następnej fazie.
no-three-alliances = Masz już trzy sojusze.
    .remedy = Zerwij jeden z nich dla tej cytadeli.
no-too-near =
    { $n ->
        [one] Od obszaru twojej misji musi cię dzielić pieszo co najmniej { $n } obszar.
        [few] Od obszaru twojej misji muszą cię dzielić pieszo co najmniej { $n } obszary.
       *[many] Od obszaru twojej misji musi cię dzielić pieszo co najmniej { $n } obszarów.
    }
    .remedy = Odejdź dalej albo wypełnij misję bez deklaracji.
no-tool-used = Tego już tutaj użyto.
    .remedy = Użyj tego innym razem.
no-trap-waits = Karty pułapki nie zagrywa się w swojej turze.
    .remedy = Połóż na planszy żeton pułapki i zagraj kartę, gdy ktoś uruchomi pułapkę.
no-traps-out =
    { $n ->
        [one] Na planszy leży już { $n } twój żeton pułapki, więcej nie masz.
        [few] Na planszy leżą już { $n } twoje żetony pułapek, więcej nie masz.
       *[many] Na planszy leży już { $n } twoich żetonów pułapek, więcej nie masz.
    }
    .remedy = Najpierw zabierz jeden z nich.
no-urn-missing = To kosztuje urnę Starszych, a ty żadnej nie masz.
    .remedy = Szukaj urny, wypełniając misje.
no-wrong-area = Obszar, na którym stoisz, tego nie daje.
    .remedy = Droga wymaga cytadeli, rytuał lasu, Loża wejścia, a Widmo jeziora.

## Choices, as the list shows them

choice-go = Przejdź: { $area }
choice-play = Zagraj: { $card }
choice-apply = Użyj: { $card }
choice-road = Zapłać monetę i rusz drogą cytadeli
choice-rite =
    Rytuał lasu: dwa płatki many i dwie karty za dwie nowe z talii { $deck ->
        [deck-equipment] ekwipunku
        [deck-traps] pułapek
        [deck-spells] czarów
       *[deck-encounters] spotkań
    }
choice-lodge = Przez Czarną Lożę: { $area }
choice-summon =
    { $lanterns ->
        [one] Przywołaj Widmo z Jeziora { $lanterns } latarnią
        [few] Przywołaj Widmo z Jeziora { $lanterns } latarniami
       *[many] Przywołaj Widmo z Jeziora { $lanterns } latarniami
    }
choice-praise = Świątynia krwi: zyskaj dzienną sławę za akolitów
choice-purge = Świątynia krwi: odrzuć mroczne skażenie za akolitów
choice-trap = Zapłać monetę i zastaw pułapkę: { $area }
choice-lift = Zabierz swoją pułapkę: { $area }
choice-drop = Odrzuć z ekwipunku: { $card }
choice-lay-down =
    Odłóż { $relic ->
        [relic-crystal] kryształ pieczęci
        [relic-lantern] duchową latarnię
       *[relic-urn] urnę Starszych
    }
choice-release = Uwolnij Widmo z Jeziora
choice-ally = Zawrzyj albo podnieś sojusz z tą cytadelą
choice-forsake =
    Zawrzyj sojusz z tą cytadelą i zerwij z { $colour ->
        [building-0] zieloną cytadelą
        [building-1] fioletową cytadelą
        [building-2] pomarańczową cytadelą
       *[building-3] szarą cytadelą
    }
choice-declare = Zadeklaruj misję: 3 punkty dziennej sławy zamiast 1
choice-complete = Wypełnij misję
choice-achieve = Ogłoś „{ $order }”: { $reward }
choice-trick = { ability-magic-trick }: odrzuć rękę za dwa punkty dziennej sławy
choice-blood-step = { ability-blood-step }: jedna rana za jeden punkt akcji
choice-free-mosh = Spróbuj uwolnić Mosha
choice-end-turn = Zakończ turę
choice-walk = Idź: { $area }
choice-stop = Nie idź dalej
choice-draw =
    Dobierz z talii { $deck ->
        [deck-equipment] ekwipunku
        [deck-traps] pułapek
        [deck-spells] czarów
       *[deck-encounters] spotkań
    }
choice-draw-nothing = Nie dobieraj niczego
choice-discard = Odrzuć: { $card }
choice-mark =
    Podnieś { $attribute ->
        [attribute-attack] atak
        [attribute-magic] wiedzę magiczną
        [attribute-wisdom] mądrość
       *[attribute-health] zdrowie
    }, szukaj { $relic ->
        [relic-crystal] kryształu pieczęci
        [relic-lantern] duchowej latarni
       *[relic-urn] urny Starszych
    }
choice-seek = Zostaw wynik kości przeznaczenia
choice-coin = Zapłać monetę: kość przeznaczenia { $way } o 1
choice-target = Cel: { $figure }
choice-cast = Rzuć czar: { $card }
choice-use = Użyj: { $card }
choice-senses = { ability-keen-senses }: jedna kość mniej za dwa miecze
choice-aid = Użyj: { $card }
choice-roll = Rzuć kośćmi
choice-stand = Zostaw kości
choice-fate = Zmień { $die }, odrzuć: { $card }
choice-free =
    Zmień za darmo { $die } na { $icon ->
        [icon-sword] miecz
        [icon-priestess] Arcykapłankę
        [icon-shield] tarczę
        [icon-dawn] świt
        [icon-dusk] zmierzch
       *[icon-moon] księżyc
    }
choice-change =
    Zmień { $die } na { $icon ->
        [icon-sword] miecz
        [icon-priestess] Arcykapłankę
        [icon-shield] tarczę
        [icon-dawn] świt
        [icon-dusk] zmierzch
       *[icon-moon] księżyc
    }
choice-reroll = Rzuć ponownie { $die }
choice-enough = Zrezygnuj z reszty
choice-settle = Zostaw kości
choice-pass = Spasuj: nie zagrywaj nic więcej
choice-send = Przesuń figurkę: { $area }
choice-gift = { ability-gift-of-the-witches }: dwa płatki many za jedną ranę mniej
choice-ward = Osłoń się: { $card }
choice-bear = Przyjmij rany
choice-travel = Idź na obszar: { $area }
choice-drive = Przesuń cel: { $area }
choice-clear = Usuń pnącza: { $building }
choice-seal = Usuń mroczną otchłań: { $area }
choice-disarm = Zwróć żeton pułapki: { $area }
choice-bond =
    Podnieś sojusz z { $colour ->
        [building-0] zieloną cytadelą
        [building-1] fioletową cytadelą
        [building-2] pomarańczową cytadelą
       *[building-3] szarą cytadelą
    }
choice-take =
    Weź { $relic ->
        [relic-crystal] kryształ pieczęci
        [relic-lantern] duchową latarnię
       *[relic-urn] urnę Starszych
    }
choice-leave-relic = Zostaw relikt
choice-cleanse = Odrzuć: { $taint }
choice-spring = Zagraj kartę pułapki: { $card }
choice-let-go = Nie zagrywaj karty pułapki
choice-shed = Odrzuć osiągnięcie „{ $order }”
choice-draw-orders = Dalej: dobierz osiągnięcia, aż masz dwa
choice-say-nothing = Nie ogłaszaj nic więcej
choice-swap = Wymień całe mroczne skażenie
choice-keep = Zatrzymaj mroczne skażenie
choice-hound = Postaw gończego: { $area }
choice-beast = Potwór na obszarze: { $area }
choice-hunt = Wskaż cel potwora: { $building }
choice-roam = Droga ({ $figure }): { $area }
choice-chase = Poluj: { $figure }
choice-lurk = Zostań na miejscu
choice-become = Daj się pochłonąć Przywódcy Gonu
choice-refuse = Zostań strażnikiem
choice-set-on = Wirtualny strażnik atakuje: { $figure }

## The log

event-card-seen = { $guardian } otrzymuje kartę: { $card }.
event-mission-seen = { $guardian } ogląda misję „{ $mission }”.
event-order-seen = { $guardian } ogląda osiągnięcie „{ $order }”.
event-order-set = Kolejność gry: { $guardians }.
event-phase-began =
    Runda { $round }: { $dusk }.{ $dusk ->
        [phase-dusk] { $round ->
            [5] {" "}Cała mana się odnawia, budzi się echo Mroku.
           *[any] {" "}Cała mana się odnawia.
        }
       *[phase-dawn] { $round ->
            [1] {""}
           *[any] {" "}Dzienna sława liczy się od nowa.
        }
    }
event-destiny-rolled = { $guardian } rzuca kością przeznaczenia: { $value }.
event-cards-drawn =
    { $guardian } dobiera kartę z talii { $deck ->
        [deck-equipment] ekwipunku
        [deck-traps] pułapek
        [deck-spells] czarów
       *[deck-encounters] spotkań
    }.
event-corruption-received =
    { $count ->
        [one] { $guardian } otrzymuje { $count } kartę mrocznego skażenia.
        [few] { $guardian } otrzymuje { $count } karty mrocznego skażenia.
       *[many] { $guardian } otrzymuje { $count } kart mrocznego skażenia.
    }
event-card-discarded = { $guardian } odrzuca kartę: { $card }.
event-mission-taken = { $guardian } zaznacza przy misji: { $attribute }, { $relic }.
event-mission-declared = { $guardian } deklaruje obszar misji: { $area }.
event-mission-done = { $guardian } wypełnia misję „{ $mission }”.
event-attribute-raised =
    { $guardian } podnosi { $attribute ->
        [attribute-attack] atak
        [attribute-magic] wiedzę magiczną
        [attribute-wisdom] mądrość
       *[attribute-health] zdrowie
    } do { $value }.
event-relic-missed = { $guardian } nie otrzymuje reliktu.
event-relic-gained =
    { $guardian } otrzymuje { $relic ->
        [relic-crystal] kryształ pieczęci
        [relic-lantern] duchową latarnię
       *[relic-urn] urnę Starszych
    }.
event-relic-left = { $guardian } zostawia relikt.
event-relic-laid-down =
    { $guardian } odkłada { $relic ->
        [relic-crystal] kryształ pieczęci
        [relic-lantern] duchową latarnię
       *[relic-urn] urnę Starszych
    }.
event-order-shed = { $guardian } odrzuca osiągnięcie Zakonu.
event-order-met = { $guardian } ogłasza osiągnięcie „{ $order }”.
event-walked = { $guardian } wchodzi na obszar: { $area }.
event-fame-changed =
    { $amount ->
        [-1] { $guardian } traci 1 punkt dziennej sławy i ma { $fame }.
        [-2] { $guardian } traci 2 punkty dziennej sławy i ma { $fame }.
        [-3] { $guardian } traci 3 punkty dziennej sławy i ma { $fame }.
        [-4] { $guardian } traci 4 punkty dziennej sławy i ma { $fame }.
        [-5] { $guardian } traci 5 punktów dziennej sławy i ma { $fame }.
        [-6] { $guardian } traci 6 punktów dziennej sławy i ma { $fame }.
        [-7] { $guardian } traci 7 punktów dziennej sławy i ma { $fame }.
        [one] { $guardian } zyskuje { $amount } punkt dziennej sławy i ma { $fame }.
        [few] { $guardian } zyskuje { $amount } punkty dziennej sławy i ma { $fame }.
       *[many] { $guardian } zyskuje { $amount } punktów dziennej sławy i ma { $fame }.
    }
event-coins-changed =
    { $amount ->
        [-1] { $guardian } oddaje 1 monetę przeznaczenia.
        [-2] { $guardian } oddaje 2 monety przeznaczenia.
        [-3] { $guardian } oddaje 3 monety przeznaczenia.
        [-4] { $guardian } oddaje 4 monety przeznaczenia.
        [-5] { $guardian } oddaje 5 monet przeznaczenia.
        [-6] { $guardian } oddaje 6 monet przeznaczenia.
        [-7] { $guardian } oddaje 7 monet przeznaczenia.
        [one] { $guardian } otrzymuje { $amount } monetę przeznaczenia.
        [few] { $guardian } otrzymuje { $amount } monety przeznaczenia.
       *[many] { $guardian } otrzymuje { $amount } monet przeznaczenia.
    }
event-mana-changed =
    { $amount ->
        [-1] { $guardian } oddaje 1 płatek many.
        [-2] { $guardian } oddaje 2 płatki many.
        [-3] { $guardian } oddaje 3 płatki many.
        [-4] { $guardian } oddaje 4 płatki many.
        [-5] { $guardian } oddaje 5 płatków many.
        [-6] { $guardian } oddaje 6 płatków many.
        [-7] { $guardian } oddaje 7 płatków many.
        [one] { $guardian } odzyskuje { $amount } płatek many.
        [few] { $guardian } odzyskuje { $amount } płatki many.
       *[many] { $guardian } odzyskuje { $amount } płatków many.
    }
event-allied =
    { $points ->
        [one] { $guardian } ma sojusz z { $citadel ->
            [building-0] zieloną cytadelą
            [building-1] fioletową cytadelą
            [building-2] pomarańczową cytadelą
           *[building-3] szarą cytadelą
        }: { $points } punkt.
        [few] { $guardian } ma sojusz z { $citadel ->
            [building-0] zieloną cytadelą
            [building-1] fioletową cytadelą
            [building-2] pomarańczową cytadelą
           *[building-3] szarą cytadelą
        }: { $points } punkty.
       *[many] { $guardian } ma sojusz z { $citadel ->
            [building-0] zieloną cytadelą
            [building-1] fioletową cytadelą
            [building-2] pomarańczową cytadelą
           *[building-3] szarą cytadelą
        }: { $points } punktów.
    }
event-acolyte-gained =
    { $guardian } otrzymuje akolitę { $citadel ->
        [building-0] zielonej cytadeli
        [building-1] fioletowej cytadeli
        [building-2] pomarańczowej cytadeli
       *[building-3] szarej cytadeli
    }.
event-card-played = { $guardian } zagrywa kartę: { $card }.
event-equipment-used = { $guardian } używa ekwipunku: { $card }.
event-markers-short =
    { $count ->
        [one] Został na to tylko { $count } znacznik uszkodzeń.
        [few] Zostały na to tylko { $count } znaczniki uszkodzeń.
       *[many] Zostało na to tylko { $count } znaczników uszkodzeń.
    }
event-trap-set = { $guardian } zastawia pułapkę: { $area }.
event-trap-taken = { $guardian } zdejmuje z planszy żeton pułapki: { $area }.
event-trap-disarmed = { $guardian } oddaje żeton pułapki: { $area } (właściciel: { $figure }).
event-trap-sprung = { $guardian } zatrzaskuje pułapkę ({ $area }), w której jest { $figure }.
event-dice-capped = { $guardian } rzuca tylko { $dice } kośćmi zamiast { $wanted }: więcej ich nie ma.
event-dice-rolled = { $guardian } rzuca kośćmi: { $icons }.
event-die-rerolled = { $guardian } rzuca ponownie { $die }: { $icon }.
event-ability-used = { $guardian } używa umiejętności: { $ability }.
event-die-changed =
    { $guardian } zmienia { $die } na { $icon ->
        [icon-sword] miecz
        [icon-priestess] Arcykapłankę
        [icon-shield] tarczę
        [icon-dawn] świt
        [icon-dusk] zmierzch
       *[icon-moon] księżyc
    }.
event-fate-moved = { $guardian } przesuwa znacznik Najmroczniejszego Losu: { $place }.
event-test-faced = { $guardian } wykonuje test zasadzki: { $icons }.
event-test-ended =
    { $missed ->
        [0] { $guardian } zdaje test.
        [one] { $guardian } nie zdaje testu: { $missed } niedopasowany symbol.
        [few] { $guardian } nie zdaje testu: { $missed } niedopasowane symbole.
       *[many] { $guardian } nie zdaje testu: { $missed } niedopasowanych symboli.
    }
event-combat-began = Walka: atakuje { $figure }, broni się { $enemy }.
event-monster-drawn =
    { $guardian ->
        [darkness] Karta ataku potwora: trafienia { $hits }, zdrowie { $health }.
       *[somebody] { $guardian } zadaje rany: { $hits }, zdrowie celu: { $health }.
    }
event-health-drawn = { $guardian } otrzymuje rany: { $amount }, zdrowie: { $health }.
event-echo-heard = { $guardian } słyszy echo Mroku: { $attack }.
event-aimed = Cel: { $figure }.
event-unhurt = { $guardian } nie otrzymuje ran.
event-wounded =
    { $amount ->
        [one] { $guardian } otrzymuje { $amount } ranę; może jeszcze przyjąć: { $left }.
        [few] { $guardian } otrzymuje { $amount } rany; może jeszcze przyjąć: { $left }.
       *[many] { $guardian } otrzymuje { $amount } ran; może jeszcze przyjąć: { $left }.
    }
event-healed =
    { $amount ->
        [one] { $guardian } leczy { $amount } ranę.
        [few] { $guardian } leczy { $amount } rany.
       *[many] { $guardian } leczy { $amount } ran.
    }
event-monster-killed =
    { $guardian ->
        [darkness] Ginie potwór: { $figure }, { $area }.
       *[somebody] { $guardian } zabija potwora: { $figure }, { $area }.
    }
event-guardian-died = { $figure } ginie i wraca do swojej świątyni krwi.
event-moth-came = { $guardian } otrzymuje białą ćmę.
event-moved = Na obszar „{ $area }” trafia { $figure }.
event-event-drawn = Wydarzenie Mroku: „{ $event }” ({ $text }).
event-heart-taken = Żeton serca trafia z toru rund do woreczka; zostało: { $left }.
event-monster-came = Pojawia się { $figure }: { $area }.
event-metamorphosed = Potwór się przepoczwarza: { $figure }, { $area }.
event-token-drawn = Żeton celu losuje { $figure } ({ $area }): { $token }.
event-bag-empty = Woreczek jest pusty: { $figure } nie losuje żetonu celu.
event-token-gone = Żeton celu wychodzi z gry: { $token } ({ $figure }).
event-building-hunted = Na łowy rusza { $figure }, cel: { $building }.
event-guardian-hunted = Na łowy rusza { $figure }, cel: { $enemy }.
event-building-attacked = Atakuje { $figure }, cel: { $building }.
event-tendrils-changed =
    Pnącza na { $building ->
        [building-0] zielonej cytadeli
        [building-1] fioletowej cytadeli
        [building-2] pomarańczowej cytadeli
        [building-3] szarej cytadeli
        [building-4] zielonej świątyni krwi
        [building-5] fioletowej świątyni krwi
        [building-6] pomarańczowej świątyni krwi
       *[building-7] szarej świątyni krwi
    }: { $count ->
        [3] { $count }, budowla jest skażona
       *[any] { $count }
    }.
event-abysses-placed = Otwierają się mroczne otchłanie: { $areas }.
event-abyss-gone = Znika mroczna otchłań: { $area }.
event-abyss-turned = { $guardian } odwraca żeton otchłani: „{ $abyss }” ({ $text }).
event-spectre-summoned =
    { $lanterns ->
        [one] { $guardian } przywołuje Widmo z Jeziora { $lanterns } latarnią.
        [few] { $guardian } przywołuje Widmo z Jeziora { $lanterns } latarniami.
       *[many] { $guardian } przywołuje Widmo z Jeziora { $lanterns } latarniami.
    }
event-spectre-lost = { $guardian } traci Widmo z Jeziora, które wraca do wody.
event-consumed = Mrok pochłania postać: { $guardian } to odtąd Przywódca Gonu!
event-endured =
    { $count ->
        [one] { $guardian } poświęca { $count } kartę mrocznego skażenia i żyje dalej jako Przywódca Gonu.
        [few] { $guardian } poświęca { $count } karty mrocznego skażenia i żyje dalej jako Przywódca Gonu.
       *[many] { $guardian } poświęca { $count } kart mrocznego skażenia i żyje dalej jako Przywódca Gonu.
    }
event-ended =
    { $guardian ->
        [darkness] { $ending ->
            [ending-darkness] Koniec gry, wygrywa Mrok: { $ending }.
           *[other] Koniec gry: { $ending }.
        }
       *[somebody] Koniec gry: { $ending }, wygrywa { $guardian }.
    }
