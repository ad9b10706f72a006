# Co mówi terminal wokół Darkest Doom. Słowa zasad i nazwy kart należą do gry.

## The screen

doom-title = Darkest Doom
doom-round = runda { $n } z { $last }
doom-level = testy: poziom { $n }
doom-echo-active = Echo aktywne
doom-echo-quiet = Echo zabrzmi o zmierzchu rundy 5
doom-order = Kolejność gry
doom-here = Jesteś tutaj:
doom-points = ({ $n } PA)
doom-next = Obok:
doom-tendrils =
    { $n ->
        [one] { $n } pnącze
        [few] { $n } pnącza
       *[many] { $n } pnączy
    }
doom-abyss = mroczna otchłań
doom-trap = pułapka ({ $owner })
doom-monsters = Potwory
doom-fate = Tor Najmroczniejszego Losu
doom-centre = środek
doom-event = Wydarzenie Mroku
doom-left =
    { $n ->
        [one] została { $n } karta
        [few] zostały { $n } karty
       *[many] zostało { $n } kart
    }
doom-discards = odrzucone:
doom-consumed = strażnik pochłonięty
doom-dead = strażnik nie żyje
doom-wounds = rany { $n } z { $most }
doom-cards =
    { $n ->
        [one] { $n } karta (mroczne skażenie: { $corruption })
        [few] { $n } karty (mroczne skażenie: { $corruption })
       *[many] { $n } kart (mroczne skażenie: { $corruption })
    }
doom-purse = monety { $coins }  mana { $mana }
doom-declared = zadeklarowano: { $area }
doom-acolytes = akolici { $n }
doom-acolyte = czeka akolita
doom-moths = białe ćmy { $n }
doom-spectre = Widmo z Jeziora (latarnie { $n })
doom-actions = punkty akcji
doom-fame = dzienna sława
doom-mission = Misja
doom-any-relic = relikt
doom-open = (zadeklarowana)
doom-far =
    { $n ->
        [one] odległość: { $n } obszar
        [few] odległość: { $n } obszary
       *[many] odległość: { $n } obszarów
    }
doom-far-by =
    { $n ->
        [one] odległość: { $n } obszar, droga: { $way }
        [few] odległość: { $n } obszary, droga: { $way }
       *[many] odległość: { $n } obszarów, droga: { $way }
    }
doom-orders = Osiągnięcia Zakonu
doom-orders-held = Osiągnięcia Zakonu: { $n }
doom-equipment = Ekwipunek
doom-uses-left =
    { $n ->
        [one] (zostało { $n } użycie)
        [few] (zostały { $n } użycia)
       *[many] (zostało { $n } użyć)
    }
doom-hand = Ręka (karty: { $n } z { $most })
doom-test = Ikony testu:
doom-missing = jeszcze brakuje: { $icons }
doom-matched = każda ikona jest dopasowana
doom-combat = Walka: atakuje { $attacker }, broni się { $defender }
doom-side = trafienia { $hits }, parowania { $parries }, może przyjąć ran: { $left }
doom-pierces = (nie do sparowania: { $n })
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
doom-destiny-high = Kość przeznaczenia: { $n }; relikt wymaga 5 lub więcej
doom-destiny-low = Kość przeznaczenia: { $n }; relikt wymaga 5 lub mniej
doom-hurt =
    { $n ->
        [0] { $guardian }: żadnych ran do przyjęcia, może przyjąć: { $left }
        [one] { $guardian }: { $n } rana do przyjęcia, może przyjąć: { $left }
        [few] { $guardian }: { $n } rany do przyjęcia, może przyjąć: { $left }
       *[many] { $guardian }: { $n } ran do przyjęcia, może przyjąć: { $left }
    }
doom-hurt-by = (sprawca: { $figure })
doom-hurt-dies = — to śmierć!
doom-dice = Kości ({ $guardian }):
doom-glory = { $n } (dzienna sława { $fame }, sojusze { $bonds })

## Help

doom-welcome = Ocal Betel przed Mrokiem w osiem dni: zdobywaj sławę i sojuszników, szukaj reliktów i nie pozwól, by pnącza pokryły wszystko. ? wyjaśnia wszystko.
doom-help-notation = go oath-field — słowa w ‹ › albo słowa z listy; część można pominąć, jeśli pasuje tylko jeden wybór
doom-help-why = czemu zakończ turę — która zasada tego zabrania i co by na to pozwoliło
doom-help-rules = zasady DD-3.2 — zasada, rozdział (zasady 3) albo szukanie (zasady ćma)
doom-help-table = stół — cała mapa, budowle, Mrok, talie i pozostali
doom-why-usage = Po „czemu” napisz, co chcesz zrobić, na przykład: czemu zakończ turę.
doom-rules-usage = Rozdział: zasady 3. Zasada: zasady DD-3.2. Szukanie: zasady ćma.
doom-sign-areas = Na mapie: # cytadela, + świątynia krwi, & las, . równina, ^ góra, ~ jezioro, = wejście do Czarnej Loży, / ścieżka, ! Monolit, * szczyt. Twój obszar jest wyróżniony, sąsiednie są podkreślone.
doom-sign-figures = W nawiasach: 1–4 – strażnicy, m1–m3 – potwory, o – mroczna otchłań, t1 – pułapka strażnika 1, §2 – dwa pnącza (trzy skażają budowlę).
doom-sign-order = 2 Urian 3+4: dzienna sława 3, punkty sojuszu 4; ▶ oznacza, czyja jest tura i gdzie stoi znacznik Najmroczniejszego Losu.
doom-sign-cards = Żniwiarz (księżyc): karta i ikona, na którą zmienia się wynik kości, gdy ją odrzucisz; d1 to twoja pierwsza kość.

## The end

doom-won-darkness = Zwycięża Mrok:
doom-won-consumed =
    { $n ->
        [one] Razem z Mrokiem wygrywa { $heroes }:
       *[other] Razem z Mrokiem wygrywają { $heroes }:
    }
doom-won-nobody = Nikt nie wygrywa:

## Packs and the command line

doom-pack-complete = Pakiet jest kompletny. Obszary: { $areas }, karty zasobów cytadeli: { $supplies }, strażnicy: { $guardians }, misje: { $missions }, osiągnięcia Zakonu: { $orders }, wydarzenia Mroku: { $events }, karty ataku potworów: { $attacks } ({ $digest }).
arg-temple = Darkest Doom: świątynia krwi, w której zaczynasz: green, purple, orange albo grey (losowo; w pojedynkę zawsze grey)
arg-solo = Darkest Doom dla jednej osoby, przeciw 1 do 3 Wirtualnym Strażnikom
arg-pack-game = gra, do której należy pakiet (mówią o tym jego pliki)
no-option = Gra { $game } nie ma opcji { $option }.
solo-seats = Z opcją --solo jest jedno miejsce, a nie { $seats }.
