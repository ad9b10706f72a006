# The words of Darkest Doom: names, steps, refusals, choices, events. What cards do is in effects.ftl.

input-virtual = W grze samotnej jest od 1 do 3 Wirtualnych Strażników, a w innych grach nie ma ich wcale; „{ $virtual }” to zła wartość.
input-guardians = Strażnicy to { $guardians } albo random, każdy tylko raz, najwyżej po jednym na miejsce.
input-temples = Świątynie początkowe to { $temples } albo random, każda tylko raz, najwyżej po jednej na miejsce.

## Names

deck-equipment = ekwipunek
    .gen = ekwipunku
    .card = kartę ekwipunku
deck-traps = pułapki
    .gen = pułapek
    .card = kartę pułapki
deck-spells = czary
    .gen = czarów
    .card = kartę czaru
deck-encounters = spotkania
    .gen = spotkań
    .card = kartę spotkania
attribute-attack = atak
    .acc = atak
attribute-magic = wiedza magiczna
    .acc = wiedzę magiczną
attribute-wisdom = mądrość
    .acc = mądrość
attribute-health = zdrowie
    .acc = zdrowie
relic-crystal = kryształ pieczęci
    .acc = kryształ pieczęci
    .gen = kryształu pieczęci
relic-lantern = duchowa latarnia
    .acc = duchową latarnię
    .gen = duchowej latarni
relic-urn = urna Starszych
    .acc = urnę Starszych
    .gen = urny Starszych
building-0 = Zielona Cytadela
    .acc = Zieloną Cytadelę
    .gen = Zielonej Cytadeli
    .ins = Zieloną Cytadelą
    .loc = Zielonej Cytadeli
building-1 = Fioletowa Cytadela
    .acc = Fioletową Cytadelę
    .gen = Fioletowej Cytadeli
    .ins = Fioletową Cytadelą
    .loc = Fioletowej Cytadeli
building-2 = Pomarańczowa Cytadela
    .acc = Pomarańczową Cytadelę
    .gen = Pomarańczowej Cytadeli
    .ins = Pomarańczową Cytadelą
    .loc = Pomarańczowej Cytadeli
building-3 = Szara Cytadela
    .acc = Szarą Cytadelę
    .gen = Szarej Cytadeli
    .ins = Szarą Cytadelą
    .loc = Szarej Cytadeli
building-4 = Zielona Świątynia Krwi
    .acc = Zieloną Świątynię Krwi
    .gen = Zielonej Świątyni Krwi
    .ins = Zieloną Świątynią Krwi
    .loc = Zielonej Świątyni Krwi
building-5 = Fioletowa Świątynia Krwi
    .acc = Fioletową Świątynię Krwi
    .gen = Fioletowej Świątyni Krwi
    .ins = Fioletową Świątynią Krwi
    .loc = Fioletowej Świątyni Krwi
building-6 = Pomarańczowa Świątynia Krwi
    .acc = Pomarańczową Świątynię Krwi
    .gen = Pomarańczowej Świątyni Krwi
    .ins = Pomarańczową Świątynią Krwi
    .loc = Pomarańczowej Świątyni Krwi
building-7 = Szara Świątynia Krwi
    .acc = Szarą Świątynię Krwi
    .gen = Szarej Świątyni Krwi
    .ins = Szarą Świątynią Krwi
    .loc = Szarej Świątyni Krwi
tier-hound = Gończy
    .acc = Gończego
    .gen = Gończego
    .dat = Gończemu
    .ins = Gończym
tier-huntsman = Łowczy
    .acc = Łowczego
    .gen = Łowczego
    .dat = Łowczemu
    .ins = Łowczym
tier-leader = Przywódca Gonu
    .acc = Przywódcę Gonu
    .gen = Przywódcy Gonu
    .dat = Przywódcy Gonu
    .ins = Przywódcą Gonu
icon-sword = miecz
    .acc = miecz
icon-priestess = Arcykapłanka
    .acc = Arcykapłankę
icon-shield = tarcza
    .acc = tarczę
icon-dawn = świt
    .acc = świt
icon-dusk = zmierzch
    .acc = zmierzch
icon-moon = księżyc
    .acc = księżyc
phase-dawn = świt
phase-dusk = zmierzch
ending-none = nikt nie wygrywa
ending-priest = minęło osiem rund, a nowym Arcykapłanem zostaje gracz z największą sławą
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
game-pitch = Masz osiem dni, zanim Mrok pochłonie Betel. Przemierzaj krainę, zdobywaj sojuszników, relikty i sławę i znajdź własną drogę do zwycięstwa, zanim Mrok znajdzie swoją.
option-virtual = Wirtualni Strażnicy
virtual-1 = jeden rywal
virtual-2 = dwóch rywali
virtual-3 = trzech rywali
virtual-green = Zielony Wirtualny Strażnik
    .acc = Zielonego Wirtualnego Strażnika
    .gen = Zielonego Wirtualnego Strażnika
    .dat = Zielonemu Wirtualnemu Strażnikowi
    .ins = Zielonym Wirtualnym Strażnikiem
virtual-purple = Fioletowy Wirtualny Strażnik
    .acc = Fioletowego Wirtualnego Strażnika
    .gen = Fioletowego Wirtualnego Strażnika
    .dat = Fioletowemu Wirtualnemu Strażnikowi
    .ins = Fioletowym Wirtualnym Strażnikiem
virtual-orange = Pomarańczowy Wirtualny Strażnik
    .acc = Pomarańczowego Wirtualnego Strażnika
    .gen = Pomarańczowego Wirtualnego Strażnika
    .dat = Pomarańczowemu Wirtualnemu Strażnikowi
    .ins = Pomarańczowym Wirtualnym Strażnikiem
virtual-grey = Szary Wirtualny Strażnik
    .acc = Szarego Wirtualnego Strażnika
    .gen = Szarego Wirtualnego Strażnika
    .dat = Szaremu Wirtualnemu Strażnikowi
    .ins = Szarym Wirtualnym Strażnikiem
darkness = Mrok
    .acc = Mrok
    .gen = Mroku
    .dat = Mrokowi
    .ins = Mrokiem
monster = potwór
    .acc = potwora
    .gen = potwora
    .dat = potworowi
    .ins = potworem
monster-there = { $tier } m{ $n }
    .acc = { ACC($tier) } m{ $n }
    .gen = { GEN($tier) } m{ $n }
    .dat = { DAT($tier) } m{ $n }
    .ins = { INS($tier) } m{ $n }
high-priestess = Arcykapłanka
    .acc = Arcykapłankę
    .gen = Arcykapłanki
    .dat = Arcykapłance
    .ins = Arcykapłanką
target =
    { GENDER($kind) ->
        [f] { FEM($colour) } { $kind }
       *[m] { $colour } { $kind }
    }
target-temple = świątynia
    .gender = f
target-citadel = cytadela
    .gender = f
target-guardian = strażnik
    .gender = m
colour-green = zielony
    .fem = zielona
colour-purple = fioletowy
    .fem = fioletowa
colour-orange = pomarańczowy
    .fem = pomarańczowa
colour-grey = szary
    .fem = szara
colour-of-green = kolor zielony
colour-of-purple = kolor fioletowy
colour-of-orange = kolor pomarańczowy
colour-of-grey = kolor szary
corruption-card = Mroczne skażenie ({ $icons })
    .acc = kartę mrocznego skażenia ({ $icons })
    .gen = karty mrocznego skażenia ({ $icons })
    .title = „Mroczne skażenie” ({ $icons })
leader-card = { leader-of-the-hunt } ({ $icons })
    .acc = kartę „{ leader-of-the-hunt }” ({ $icons })
    .gen = karty „{ leader-of-the-hunt }” ({ $icons })
    .title = „{ leader-of-the-hunt }” ({ $icons })
supply-card = { $name } ({ $icon })
    .acc = kartę „{ $name }” ({ $icon })
    .gen = karty „{ $name }” ({ $icon })
    .title = „{ $name }” ({ $icon })

## Steps, as they are called in the prompt

step-aiming = wybierz cel karty
step-test-tools = test zasadzki: użyj narzędzi, potem rzuć
step-after-test = test zasadzki: zmieniaj wyniki kości, a potem je zatwierdź
step-defending = obrona: każda tarcza paruje jedno trafienie
step-casting = walka: czary i ekwipunek
step-sending = wybierz, dokąd trafia figurka
step-retreating = odwrót w stronę twojej świątyni krwi: wybierz obszar
step-drawing = wybierz talię, z której dobierzesz następną kartę
step-discarding = odrzuć kartę zasobów
step-changing = zmień wyniki kości na dowolne ikony
step-rerolling = przerzuć kości
step-placing = wybierz, gdzie pojawi się Gończy
step-straying = miejsce jest zajęte: wybierz, gdzie pojawi się Gończy
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
step-overladen = masz trzy relikty: odłóż jeden, aby wziąć znaleziony, albo zostaw znaleziony
step-cleansing = odrzuć mroczne skażenie albo zrezygnuj z reszty
step-purging = wybierz mroczne skażenie do odrzucenia
step-marking = zaznacz cechę i relikt tej misji
step-seeking = test poszukiwań reliktu: zmień wynik kości przeznaczenia monetami albo go zatwierdź
step-ordering = wymień osiągnięcia Zakonu, potem dobierz
step-announcing = ogłoś spełnione osiągnięcia albo nic nie mów
step-swapping = wymień mroczne skażenie albo je zatrzymaj
step-springing = twoja pułapka działa: zagraj kartę pułapki albo nie zagrywaj żadnej
step-walking = darmowy ruch, obszar po obszarze
step-turn = tura: dowolne akcje, na które cię stać
step-tempted = daj się pochłonąć Przywódcy Gonu albo odmów
step-setting-on = wybierz, którego potwora atakuje Wirtualny Strażnik

## The same, with whom and how much it is about

doing-casting = walka z { INS($figure) }, przed rzutem: czary i ekwipunek
doing-casting-rolled = walka z { INS($figure) }, po rzucie: czary i ekwipunek
doing-sending = wybierz, dokąd trafia { $figure }
doing-pushing = wybierz, dokąd przesunąć { ACC($figure) }
doing-pointing = wybierz budowlę, na którą poluje { $figure } { AT($area) }
doing-roaming = równie krótkie drogi: wybierz, dokąd idzie { $figure } { AT($area) }
doing-springing = { $figure } wpada w twoją pułapkę { AT($area) }: zagraj kartę pułapki albo nie zagrywaj żadnej
doing-setting-on = wybierz potwora, którego atakuje { $figure }
doing-after-test =
    test zasadzki, { $n ->
        [0] wszystkie ikony są
        [one] brakuje { $n } ikony
        [few] brakuje { $n } ikon
       *[many] brakuje { $n } ikon
    }: zmieniaj wyniki kości, a potem je zatwierdź
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
    } i śmierć { GEN($guardian) }: zapobiegnij ranom albo je przyjmij
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
    } i śmierć { GEN($guardian) }: każda tarcza paruje jedną

## Refusals: why not, and what would allow it

no-actions-missing =
    { $n ->
        [one] To kosztuje { $n } punkt akcji, a ty go nie masz.
        [few] To kosztuje { $n } punkty akcji, a ty masz mniej.
       *[many] To kosztuje { $n } punktów akcji, a ty masz mniej.
    }
    .remedy = Punkty akcji odnawiają się na początku każdego świtu i zmierzchu.
no-after-roll = To zmienia wyniki kości, a rzutu jeszcze nie było.
    .remedy = Użyj tego po rzucie w tej walce.
no-after-test-roll = To zmienia wyniki kości, a rzutu jeszcze nie było.
    .remedy = Użyj tego po rzucie w tym teście.
no-battle-only = Czary bitewne zagrywa się tylko w walce, a pozostałe czary tylko poza nią.
    .remedy = Zachowaj czar bitewny na walkę, a inne czary zagrywaj w swojej turze.
no-before-roll = To działa tylko przed rzutem, a kośćmi już rzucono.
    .remedy = Użyj tego przed rzutem w następnej walce.
no-before-test-roll = To dodaje kości, a kośćmi w tym teście już rzucono.
    .remedy = Użyj tego przed rzutem w następnym teście zasadzki.
no-cards-left = Są jeszcze karty do dobrania.
    .remedy = Podaj talię, w której są karty.
no-cards-missing =
    { $n ->
        [one] Potrzebujesz na ręce { $n } karty zasobów; mroczne skażenie się nie liczy.
        [few] Potrzebujesz na ręce { $n } kart zasobów; mroczne skażenie się nie liczy.
       *[many] Potrzebujesz na ręce { $n } kart zasobów; mroczne skażenie się nie liczy.
    }
    .remedy = Najpierw dobierz więcej kart zasobów.
no-citadels-closed = Wydarzenie Mroku zabrania teraz sojuszy.
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
no-deck-empty = Ta talia i jej stos kart odrzuconych są puste.
    .remedy = Podaj inną talię.
no-declared-already = Twoja misja jest już zadeklarowana.
    .remedy = Idź na jej obszar i ją wypełnij.
no-die-ends = Kość przeznaczenia ma tylko wyniki od 1 do 10.
    .remedy = Zmień wynik w drugą stronę albo go zatwierdź.
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
no-no-die-to-spare = W tej walce nie rzucasz żadną kością, więc z żadnej nie możesz zrezygnować.
    .remedy = Najpierw użyj broni lub czaru, które dodają kości.
no-no-fitting-trap = Nie masz na ręce takiej karty pułapki, która pasuje do ofiary, na którą cię stać i która coś zmieni.
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
    .remedy = Przywołaj je nad jeziorem za pomocą duchowych latarni.
no-no-such-die =
    { $dice ->
        [0] Nie ma takiej kości: nie masz teraz żadnej.
        [one] Nie ma takiej kości: masz { $dice } kość.
        [few] Nie ma takiej kości: masz { $dice } kości.
       *[many] Nie ma takiej kości: masz { $dice } kości.
    }
    .remedy = Podaj jedną z rzuconych kości; pierwsza to d1.
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
    .remedy = Podejdź bliżej do figurki, której ta karta może coś zrobić.
no-no-tendrils = Nie ma tam pnączy, do których możesz sięgnąć.
    .remedy = Wybierz budowlę z pnączami na twoim obszarze albo obok niego.
no-no-trick = Twoja postać nie ma umiejętności „{ ability-magic-trick }”.
    .remedy = Tej umiejętności może użyć tylko postać, na której karcie ona widnieje.
no-not-a-way = Potwór, który się porusza, nie idzie teraz na ten obszar.
    .remedy = Wybierz jedną z dróg z listy.
no-not-adjacent = Ten obszar nie sąsiaduje z twoim.
    .remedy = Wybierz sąsiedni obszar i idź krok po kroku.
no-not-at-a-citadel = Ta droga nie może się kończyć w cytadeli.
    .remedy = Przejdź o jeden obszar dalej.
no-not-at-citadel = Nie stoisz na obszarze cytadeli.
    .remedy = Najpierw idź do cytadeli.
no-not-at-monolith = Nie stoisz przy Monolicie.
    .remedy = Idź do Monolitu ścieżką na Zimową Górę.
no-not-bare = Na tym obszarze nie można położyć żetonu pułapki.
    .remedy = Wybierz obszar bez figurek i żetonów pułapek, ale nie ścieżkę ani szczyt.
no-not-found = Kość przeznaczenia nie znalazła reliktu, więc nie ma czego zostawić.
    .remedy = Zatwierdź wynik kości albo zmień go monetami.
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
no-other-tool = Tego ekwipunku nie można teraz użyć.
    .remedy = Broń działa w walce, a inny ekwipunek w twojej turze, w teście albo przeciw ranom, jak mówi karta.
no-out-of-range = Ta figurka jest poza zasięgiem albo karta nic jej nie robi.
    .remedy = Wybierz jedną z figurek z listy.
no-prey-left = Jest jeszcze na co polować.
    .remedy = Wybierz ofiarę; zostać na miejscu możesz tylko wtedy, gdy nie ma żadnej.
no-relic-gone = Nie ma już reliktu tego rodzaju.
    .remedy = Wybierz inny relikt albo zrezygnuj.
no-relics-full =
    { $n ->
        [one] Masz już { $n } relikt, czyli tyle, ile wolno mieć.
        [few] Masz już { $n } relikty, czyli tyle, ile wolno mieć.
       *[many] Masz już { $n } reliktów, czyli tyle, ile wolno mieć.
    }
    .remedy = Najpierw odłóż jeden z nich albo zostaw ten.
no-road-ends = Ta droga nie może się kończyć w cytadeli.
    .remedy = Zakończ ją na innym obszarze.
no-room-left = Nie musisz tu rezygnować z sojuszu.
    .remedy = Z sojuszu rezygnuje się tylko wtedy, gdy masz trzy i stoisz w innej cytadeli.
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
no-spells-only = W walce zagrywa się z ręki tylko czary bitewne.
    .remedy = Zagraj tę kartę w swojej turze, poza walką.
no-stepped-already = Tej umiejętności użyto już w tej fazie.
    .remedy = Użyj jej znowu w następnej fazie.
no-three-alliances = Masz już trzy sojusze.
    .remedy = Zrezygnuj z jednego z nich na rzecz tej cytadeli.
no-too-near =
    { $n ->
        [one] Musisz być w odległości co najmniej { $n } obszaru od obszaru swojej misji, licząc pieszo.
        [few] Musisz być w odległości co najmniej { $n } obszarów od obszaru swojej misji, licząc pieszo.
       *[many] Musisz być w odległości co najmniej { $n } obszarów od obszaru swojej misji, licząc pieszo.
    }
    .remedy = Odejdź dalej albo wypełnij misję bez deklaracji.
no-tool-used = Tego już tutaj użyto.
    .remedy = Użyj tego innym razem.
no-trap-waits = Karty pułapki nie zagrywa się w swojej turze.
    .remedy = Połóż na mapie żeton pułapki i zagraj kartę, gdy ktoś uruchomi pułapkę.
no-traps-out =
    { $n ->
        [one] Na mapie leży już { $n } twój żeton pułapki, więcej nie masz.
        [few] Na mapie leżą już { $n } twoje żetony pułapek, więcej nie masz.
       *[many] Na mapie leży już { $n } twoich żetonów pułapek, więcej nie masz.
    }
    .remedy = Najpierw zabierz jeden z nich.
no-urn-missing = To kosztuje urnę Starszych, a ty żadnej nie masz.
    .remedy = Szukaj urny, wypełniając misje.
no-wrong-area = Obszar, na którym stoisz, na to nie pozwala.
    .remedy = Z drogi korzysta się w cytadeli, z rytuału w lesie, z Loży przy jej wejściu, a Widmo przywołuje się nad jeziorem.

## Choices, as the list shows them

choice-go = Przejdź { TO($area) }
choice-play = Zagraj { ACC($card) }
choice-apply = Użyj { GEN($card) }
choice-road = Zapłać monetę i rusz drogą cytadeli
choice-rite = Odpraw rytuał lasu: dwa płatki many i dwie karty za dwie nowe z talii { GEN($deck) }
choice-lodge = Przejdź przez Czarną Lożę { TO($area) }
choice-summon =
    { $lanterns ->
        [one] Przywołaj Widmo z Jeziora ({ $lanterns } latarnia)
        [few] Przywołaj Widmo z Jeziora ({ $lanterns } latarnie)
       *[many] Przywołaj Widmo z Jeziora ({ $lanterns } latarni)
    }
choice-praise = Zyskaj w świątyni krwi dzienną sławę za akolitów
choice-purge = Odrzuć w świątyni krwi mroczne skażenie za akolitów
choice-trap = Zapłać monetę i zastaw pułapkę { AT($area) }
choice-lift = Zabierz swoją pułapkę { AT($area) }
choice-drop = Odrzuć z ekwipunku { ACC($card) }
choice-lay-down = Odłóż { ACC($relic) }
choice-release = Uwolnij Widmo z Jeziora
choice-ally = Zawrzyj albo podnieś sojusz z tą cytadelą
choice-forsake = Zawrzyj sojusz z tą cytadelą, rezygnując z sojuszu z { INS($colour) }
choice-declare = Zadeklaruj misję: 3 punkty dziennej sławy zamiast 1
choice-complete = Wypełnij misję
choice-achieve = Ogłoś „{ $order }”: { $reward }
choice-trick = Użyj umiejętności „{ ability-magic-trick }”: odrzuć rękę za dwa punkty dziennej sławy
choice-blood-step = Użyj umiejętności „{ ability-blood-step }”: jedna rana za jeden punkt akcji
choice-free-mosh = Spróbuj uwolnić Mosha
choice-end-turn = Zakończ turę
choice-walk = Idź { TO($area) }
choice-stop = Nie idź dalej
choice-draw = Dobierz { CARD($deck) }
choice-draw-nothing = Nie dobieraj niczego
choice-discard = Odrzuć { ACC($card) }
choice-mark = Podnieś { ACC($attribute) }, szukaj { GEN($relic) }
choice-seek = Zatwierdź wynik kości przeznaczenia
choice-coin = Zapłać monetę, by zmienić kość przeznaczenia { $way } o 1
choice-target = Wyceluj w { ACC($figure) }
choice-cast = Rzuć czar { TITLE($card) }
choice-use = Użyj { GEN($card) }
choice-senses = Użyj umiejętności „{ ability-keen-senses }”: jedna kość mniej za dwa miecze
choice-aid = Użyj { GEN($card) }
choice-roll = Rzuć kośćmi
choice-stand = Zatwierdź wyniki kości
choice-fate = Odrzuć { ACC($card) }, by zmienić { $die }
choice-free = Zmień za darmo { $die } na { ACC($icon) }
choice-change = Zmień { $die } na { ACC($icon) }
choice-reroll = Przerzuć { $die }
choice-enough = Zrezygnuj z reszty
choice-settle = Zatwierdź wyniki kości
choice-pass = Spasuj: nie zagrywaj nic więcej
choice-send = Przesuń figurkę { TO($area) }
choice-gift = Użyj umiejętności „{ ability-gift-of-the-witches }”: dwa płatki many za jedną ranę mniej
choice-ward = Osłoń się, używając { GEN($card) }
choice-bear = Przyjmij rany
choice-travel = Idź { TO($area) }
choice-drive = Przesuń cel { TO($area) }
choice-clear = Usuń pnącza z { GEN($building) }
choice-seal = Usuń mroczną otchłań { AT($area) }
choice-disarm = Zwróć właścicielowi żeton pułapki { AT($area) }
choice-bond = Podnieś sojusz z { INS($colour) }
choice-take = Weź { ACC($relic) }
choice-leave-relic = Zostaw relikt
choice-cleanse = Odrzuć { ACC($taint) }
choice-spring = Zagraj kartę pułapki { TITLE($card) }
choice-let-go = Nie zagrywaj karty pułapki
choice-shed = Odrzuć osiągnięcie „{ $order }”
choice-draw-orders = Dobierz osiągnięcia, aż będziesz mieć dwa
choice-say-nothing = Nie ogłaszaj nic więcej
choice-swap = Wymień całe mroczne skażenie
choice-keep = Zatrzymaj mroczne skażenie
choice-hound = Postaw Gończego { AT($area) }
choice-beast = Wybierz potwora { AT($area) }
choice-hunt = Poślij potwora na { ACC($building) }
choice-roam = Poprowadź { ACC($figure) } { TO($area) }
choice-chase = Poluj na { ACC($figure) }
choice-lurk = Zostań na miejscu
choice-become = Daj się pochłonąć Przywódcy Gonu
choice-refuse = Pozostań strażnikiem
choice-set-on = Niech Wirtualny Strażnik zaatakuje { ACC($figure) }

## The log

event-card-seen = { $guardian } otrzymuje { ACC($card) }.
event-mission-seen = { $guardian } ogląda misję „{ $mission }”.
event-order-seen = { $guardian } ogląda osiągnięcie „{ $order }”.
event-order-set = Kolejność gry: { $guardians }.
event-phase-began =
    Runda { $round }: { $dusk }.{ $dusk ->
        [phase-dusk] { $round ->
            [5] {" "}Cała mana się odnawia, budzi się Echo Mroku.
           *[any] {" "}Cała mana się odnawia.
        }
       *[phase-dawn] { $round ->
            [1] {""}
           *[any] {" "}Dzienna sława liczy się od nowa.
        }
    }
event-destiny-rolled = { $guardian } wyrzuca { $value } na kości przeznaczenia.
event-cards-drawn = { $guardian } dobiera { CARD($deck) }.
event-corruption-received =
    { $count ->
        [one] { $guardian } otrzymuje { $count } kartę mrocznego skażenia.
        [few] { $guardian } otrzymuje { $count } karty mrocznego skażenia.
       *[many] { $guardian } otrzymuje { $count } kart mrocznego skażenia.
    }
event-card-discarded = { $guardian } odrzuca { ACC($card) }.
event-mission-taken = { $guardian } zaznacza przy misji { ACC($attribute) } i { ACC($relic) }.
event-mission-declared = { $guardian } deklaruje misję { AT($area) }.
event-mission-done = { $guardian } wypełnia misję „{ $mission }”.
event-attribute-raised = { $guardian } podnosi { ACC($attribute) } do { $value }.
event-relic-missed = { $guardian } nie znajduje reliktu.
event-relic-gained = { $guardian } otrzymuje { ACC($relic) }.
event-relic-left = { $guardian } zostawia relikt.
event-relic-laid-down = { $guardian } odkłada { ACC($relic) }.
event-order-shed = { $guardian } odrzuca osiągnięcie Zakonu.
event-order-met = { $guardian } ogłasza osiągnięcie „{ $order }”.
event-walked = { $guardian } przechodzi { TO($area) }.
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
        [-1] { $guardian } traci 1 monetę przeznaczenia.
        [-2] { $guardian } traci 2 monety przeznaczenia.
        [-3] { $guardian } traci 3 monety przeznaczenia.
        [-4] { $guardian } traci 4 monety przeznaczenia.
        [-5] { $guardian } traci 5 monet przeznaczenia.
        [-6] { $guardian } traci 6 monet przeznaczenia.
        [-7] { $guardian } traci 7 monet przeznaczenia.
        [one] { $guardian } otrzymuje { $amount } monetę przeznaczenia.
        [few] { $guardian } otrzymuje { $amount } monety przeznaczenia.
       *[many] { $guardian } otrzymuje { $amount } monet przeznaczenia.
    }
event-mana-changed =
    { $amount ->
        [-1] { $guardian } traci 1 płatek many.
        [-2] { $guardian } traci 2 płatki many.
        [-3] { $guardian } traci 3 płatki many.
        [-4] { $guardian } traci 4 płatki many.
        [-5] { $guardian } traci 5 płatków many.
        [-6] { $guardian } traci 6 płatków many.
        [-7] { $guardian } traci 7 płatków many.
        [one] { $guardian } odzyskuje { $amount } płatek many.
        [few] { $guardian } odzyskuje { $amount } płatki many.
       *[many] { $guardian } odzyskuje { $amount } płatków many.
    }
event-allied =
    { $points ->
        [one] { $guardian } ma sojusz z { INS($citadel) } wart { $points } punkt.
        [few] { $guardian } ma sojusz z { INS($citadel) } wart { $points } punkty.
       *[many] { $guardian } ma sojusz z { INS($citadel) } wart { $points } punktów.
    }
event-acolyte-gained = { $guardian } otrzymuje akolitę z { GEN($citadel) }.
event-card-played = { $guardian } zagrywa { ACC($card) }.
event-equipment-used = { $guardian } używa { GEN($card) }.
event-markers-short =
    { $count ->
        [one] Został na to tylko { $count } znacznik uszkodzeń.
        [few] Zostały na to tylko { $count } znaczniki uszkodzeń.
       *[many] Zostało na to tylko { $count } znaczników uszkodzeń.
    }
event-trap-set = { $guardian } zastawia pułapkę { AT($area) }.
event-trap-taken = { $guardian } zabiera swoją pułapkę { AT($area) }.
event-trap-disarmed = { $guardian } zwraca { DAT($figure) } żeton pułapki { AT($area) }.
event-trap-sprung = { $guardian } łapie w pułapkę { ACC($figure) } { AT($area) }.
event-dice-capped = { $guardian } rzuca tylko { $dice } kośćmi zamiast { $wanted }: więcej ich nie ma.
event-dice-rolled = { $guardian } wyrzuca: { $icons }.
event-die-rerolled = { $guardian } przerzuca { $die } i otrzymuje { ACC($icon) }.
event-ability-used = { $guardian } używa umiejętności „{ $ability }”.
event-die-changed = { $guardian } zmienia { $die } na { ACC($icon) }.
event-fate-moved = { $guardian } przesuwa znacznik Najmroczniejszego Losu: { $place }.
event-test-faced = { $guardian } wykonuje test zasadzki: { $icons }.
event-test-ended =
    { $missed ->
        [0] { $guardian } zdaje test.
        [one] { $guardian } nie zdaje testu: brakuje { $missed } ikony.
        [few] { $guardian } nie zdaje testu: brakuje { $missed } ikon.
       *[many] { $guardian } nie zdaje testu: brakuje { $missed } ikon.
    }
event-combat-began = { $figure } atakuje { ACC($enemy) }.
event-monster-drawn =
    { $guardian ->
        [darkness] Karta ataku potwora pokazuje trafienia { $hits } i zdrowie { $health }.
       *[somebody] { $guardian } zadaje { $hits ->
            [one] { $hits } ranę
            [few] { $hits } rany
           *[many] { $hits } ran
        } celowi o zdrowiu { $health }.
    }
event-health-drawn =
    { $amount ->
        [one] { $guardian } otrzymuje { $amount } ranę; karta ataku pokazuje zdrowie { $health }.
        [few] { $guardian } otrzymuje { $amount } rany; karta ataku pokazuje zdrowie { $health }.
       *[many] { $guardian } otrzymuje { $amount } ran; karta ataku pokazuje zdrowie { $health }.
    }
event-echo-heard = Echo Mroku uderza w { ACC($guardian) }: { THEY($attack) }.
event-aimed = Cel: { $figure }.
event-unhurt = { $guardian } nie otrzymuje ran.
event-wounded =
    { $guardian } otrzymuje { $amount ->
        [one] { $amount } ranę
        [few] { $amount } rany
       *[many] { $amount } ran
    } i { $left ->
        [0] nie może przyjąć więcej
       *[any] może przyjąć jeszcze { $left }
    }.
event-healed =
    { $amount ->
        [one] { $guardian } leczy { $amount } ranę.
        [few] { $guardian } leczy { $amount } rany.
       *[many] { $guardian } leczy { $amount } ran.
    }
event-monster-killed =
    { $guardian ->
        [darkness] { $figure } ginie { AT($area) }.
       *[somebody] { $guardian } zabija { ACC($figure) } { AT($area) }.
    }
event-guardian-died = { $figure } ginie i wraca do swojej świątyni krwi.
event-moth-came = { $guardian } otrzymuje białą ćmę.
event-moved = { $figure } przechodzi { TO($area) }.
event-event-drawn = Zaczyna się wydarzenie Mroku „{ $event }” ({ $text }).
event-heart-taken =
    { $left ->
        [0] Ostatni żeton serca trafia z toru rund do woreczka.
        [one] Żeton serca trafia z toru rund do woreczka; został { $left }.
        [few] Żeton serca trafia z toru rund do woreczka; zostały { $left }.
       *[many] Żeton serca trafia z toru rund do woreczka; zostało { $left }.
    }
event-monster-came = { $figure } pojawia się { AT($area) }.
event-metamorphosed = Potwór { AT($area) } przepoczwarza się w { ACC($figure) }.
event-token-drawn = { $figure } { AT($area) } losuje żeton celu: { $token }.
event-bag-empty = Woreczek jest pusty: { $figure } nie losuje żetonu celu.
event-token-gone = Żeton celu { GEN($figure) } wychodzi z gry: { $token }.
event-building-hunted = { $figure } rusza na { ACC($building) }.
event-guardian-hunted = { $figure } rusza na { ACC($enemy) }.
event-building-attacked = { $figure } atakuje { ACC($building) }.
event-tendrils-changed =
    { $count ->
        [0] Na { LOC($building) } nie ma już pnączy.
        [one] Na { LOC($building) } jest teraz { $count } pnącze.
        [3] Na { LOC($building) } są teraz { $count } pnącza: budowla jest skażona.
        [few] Na { LOC($building) } są teraz { $count } pnącza.
       *[many] Na { LOC($building) } jest teraz { $count } pnączy.
    }
event-abysses-placed = Mroczne otchłanie otwierają się { AT($areas) }.
event-abyss-gone = Mroczna otchłań { AT($area) } znika.
event-abyss-turned = { $guardian } odwraca żeton otchłani „{ $abyss }” ({ THEY($text) }).
event-spectre-summoned =
    { $lanterns ->
        [one] { $guardian } przywołuje Widmo z Jeziora ({ $lanterns } latarnia).
        [few] { $guardian } przywołuje Widmo z Jeziora ({ $lanterns } latarnie).
       *[many] { $guardian } przywołuje Widmo z Jeziora ({ $lanterns } latarni).
    }
event-spectre-lost = Widmo z Jeziora opuszcza { ACC($guardian) } i wraca do wody.
event-consumed = Mrok pochłania { ACC($guardian) }: odtąd to Przywódca Gonu!
event-endured =
    { $count ->
        [one] { $guardian } poświęca { $count } kartę mrocznego skażenia i żyje dalej jako Przywódca Gonu.
        [few] { $guardian } poświęca { $count } karty mrocznego skażenia i żyje dalej jako Przywódca Gonu.
       *[many] { $guardian } poświęca { $count } kart mrocznego skażenia i żyje dalej jako Przywódca Gonu.
    }
event-ended =
    { $guardian ->
        [darkness] { $ending ->
            [ending-darkness] Koniec gry. Wygrywa Mrok: { $ending }.
           *[other] Koniec gry: { $ending }.
        }
       *[somebody] Koniec gry. Wygrywa { $guardian }: { $ending }.
    }
