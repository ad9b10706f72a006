# Co mówi terminal wokół Darkest Doom. Słowa zasad i nazwy kart należą do gry.

## The screen

doom-title = Darkest Doom
doom-round = runda { $n } z { $last }
doom-level = testy: poziom { $n }
doom-echo-active = echo aktywne
doom-echo-quiet = echo od rundy 5
doom-order = Kolejność gry
doom-here = Jesteś tutaj:
doom-points = ({ $n } PA)
doom-tendrils =
    { $n ->
        [one] { $n } pnącze
        [few] { $n } pnącza
       *[many] { $n } pnączy
    }
doom-abyss = mroczna otchłań
doom-trap = pułapka ({ $owner })
doom-monsters = Potwory
doom-fate = Tor Losu
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
doom-moths = białe ćmy { $n }
doom-spectre = Widmo z Jeziora (latarnie { $n })
doom-actions = punkty akcji
doom-fame = dzienna sława
doom-mission = Misja
doom-open = (zadeklarowana)
doom-relic-high = przy 5 lub więcej
doom-relic-low = przy 5 lub mniej
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
doom-test = Test wymaga
doom-foe = Potwór: trafienia { $hits }, zdrowie { $health }
doom-dice = Kości ({ $guardian }):
doom-glory = { $n } (dzienna sława { $fame }, sojusze { $bonds })

## Kinds of areas

doom-area-citadel = cytadela
doom-area-temple = świątynia krwi
doom-area-forest = las
doom-area-plain = równina
doom-area-mountain = góra
doom-area-lake = jezioro
doom-area-entrance = wejście do Czarnej Loży
doom-area-path = ścieżka
doom-area-monolith = Monolit
doom-area-summit = szczyt

## Kinds of cards

doom-kind-combat = ekwipunek do walki
doom-kind-hurt = ekwipunek przeciw ranom
doom-kind-test = ekwipunek do testów
doom-kind-turn = ekwipunek na twoją turę
doom-kind-monster = pułapka na potwory
doom-kind-guardian = pułapka na strażników
doom-kind-any = pułapka na każdego
doom-kind-battle = czar bitewny
doom-kind-basic = czar podstawowy
doom-kind-ranged = czar dystansowy
doom-kind-encounters = spotkanie
doom-range = zasięg { $n }
doom-uses =
    { $n ->
        [one] { $n } użycie
        [few] { $n } użycia
       *[many] { $n } użyć
    }

## Choosing

group-go = Ruch
group-play = Zagranie karty
group-trap = Zastawienie pułapki
group-order = Osiągnięcia
group-deck = Dobranie karty
group-discard = Odrzucenie
group-mark = Cecha i relikt
group-aim = Cel
group-fate = Odrzucenie karty za jej ikonę
group-die = Zmiana albo rzut kością
group-place = Obszary

## Help

doom-welcome = Ocal Betel przed Mrokiem w osiem dni: zdobywaj sławę i sojuszników, szukaj reliktów i nie pozwól, by pnącza pokryły wszystko. ? wyjaśnia wszystko.
doom-help-notation = go oath-field — słowa w ‹ ›; część można pominąć, jeśli pasuje tylko jeden wybór
doom-help-why = why go monolith — która zasada tego zabrania i co by na to pozwoliło
doom-help-rules = rules DD-3.2 — zasada, rozdział (rules 3) albo szukanie (rules ćma)
doom-help-table = table — cała mapa, budowle, Mrok, talie i pozostali
doom-why-usage = Po „why” napisz, co chcesz zrobić, na przykład: why ally.
doom-rules-usage = Rozdział: rules 3. Zasada: rules DD-3.2. Szukanie: rules ćma.
doom-sign-areas = Na mapie: # cytadela, + świątynia krwi, & las, . równina, ^ góra, ~ jezioro, = wejście do Czarnej Loży, / ścieżka, ! Monolit, * szczyt. Twój obszar jest odwrócony, sąsiednie są podkreślone.
doom-sign-figures = W nawiasach: 1 do 4 strażnicy, m1 do m3 potwory, o mroczna otchłań, t1 pułapka strażnika 1, §2 dwa pnącza (trzy skażają budowlę).
doom-sign-order = 2 Urian 3+4: dzienna sława 3, punkty sojuszu 4; ▶ oznacza, czyja jest tura i gdzie stoi znacznik Losu.
doom-sign-cards = Żniwiarz (księżyc): karta i ikona, na którą zmienia kość, gdy ją odrzucisz; d1 to twoja pierwsza kość.

## The end

doom-won-darkness = Zwycięża Mrok:
doom-won-rival = Zwycięża wirtualny strażnik:

## Packs and the command line

doom-pack-complete = Pakiet jest kompletny: obszary: { $areas }, karty zasobów cytadeli: { $supplies }, strażnicy: { $guardians }, misje: { $missions }, osiągnięcia Zakonu: { $orders }, wydarzenia Mroku: { $events }, karty ataku potworów: { $attacks } ({ $digest }).
arg-solo = Darkest Doom dla jednej osoby, przeciw 1 do 3 wirtualnym strażnikom
arg-pack-game = gra, do której należy pakiet (mówią o tym jego pliki)
no-option = Gra { $game } nie ma opcji { $option }.
solo-seats = Z opcją --solo jest jedno miejsce, a nie { $seats }.
