# Words of Sanctum's board; keys begin with sanctum-.

## Letters beside colours

sanctum-letter-red = C
sanctum-letter-green = Z
sanctum-letter-blue = N
sanctum-letter-white = B
sanctum-letter-purple = F

## Parts of the table

sanctum-march = Pochód
sanctum-city = Miasto
sanctum-sets = Demony na planszy
sanctum-set = Zestaw { $n }
sanctum-chest-holds = W skrzyni
sanctum-battle = Plansza bitwy
sanctum-watch = Walka: { $hero }
sanctum-gear = Ekwipunek i zdolności
sanctum-skill-table = Tabela umiejętności
sanctum-others = Pozostali
sanctum-achievements = Osiągnięcia
sanctum-decks = Następne karty demonów
sanctum-ending = Koniec gry
sanctum-blessings = Błogosławieństwa
sanctum-sack = Torba ({ $n })
sanctum-dice = Kości
sanctum-actions = Co może zrobić { $hero }
sanctum-menu = Wybierz jedno
sanctum-close = Zamknij
sanctum-enlarge = Pokaż całą planszę: { $hero }

## The march and the city

sanctum-at-start = Na starcie
sanctum-space = Pole { $n }
sanctum-chest = skrzynia skarbów
sanctum-divine = boska interwencja: każdy dostaje kość
sanctum-laid = Leżące karty Władcy Demonów
sanctum-shown = Odkryte karty Władcy Demonów
sanctum-round = Runda { $n }
sanctum-roar =
    { $n ->
        [one] następny ryk: { $n } karta
        [few] następny ryk: { $n } karty
       *[many] następny ryk: { $n } kart
    }

## Cards to hit

sanctum-lord = Władca Demonów
sanctum-card-hidden = zakryta karta furii
sanctum-card-gone = puste miejsce
sanctum-card-defeated = pokonana karta
sanctum-card-here = tu stoi figurka: { $card }
sanctum-lead = Pokaż, co można wybrać
sanctum-final-row = Dziewięć kart Ostatecznej Bitwy
sanctum-foe = { $name }, miejsca trafienia { $hits }, obrażenia { $damage }
sanctum-foe-level = poziom { $level }, { $colour }
sanctum-guards = strzeże przedmiotu: { $type }, { $colour }
sanctum-location = { $name }: miejsce trafienia { $face }
sanctum-location-hit = { $name }: miejsce trafienia { $face }, już trafione
sanctum-killed = zabity
sanctum-damage = obrażenia { $n }
sanctum-shields = zablokowane { $n }
sanctum-through = przebija się: { $n }
sanctum-lethal =
    { $n ->
        [one] Na razie grozi { $n } rana (punkty życia: { $health }): to śmierć!
        [few] Na razie grożą { $n } rany (punkty życia: { $health }): to śmierć!
       *[many] Na razie grozi { $n } ran (punkty życia: { $health }): to śmierć!
    }
sanctum-no-demons = Tego bohatera nie ściga żaden demon.
sanctum-below = pod spodem jeszcze { $n }
sanctum-deck-empty = Talia poziomu { $level } jest pusta

## Dice

sanctum-die = { $die } pokazuje { $value }
sanctum-die-lost = stracona
sanctum-die-assigned = przydzielona
sanctum-die-modified = zmodyfikowana
sanctum-die-silver = srebrna
sanctum-where = Teraz wskaż, dokąd ma trafić.
sanctum-where-escape = Escape odkłada.

## Heroes

sanctum-health = punkty życia { $n }
sanctum-marked = (śmierć przy { $n })
sanctum-dead = nie żyje
sanctum-victorious = zwycięża; punkty życia: { $health }
sanctum-pool = { $token }: { $n }
sanctum-rage-active = szał aktywny
sanctum-rage-inactive = szał nieaktywny
sanctum-dice-owned =
    { $n ->
        [one] { $n } kość
        [few] { $n } kości
       *[many] { $n } kości
    }
sanctum-dice-first = (+1 za pierwszy przedmiot)
sanctum-gems =
    { $n ->
        [one] { $n } klejnot
        [few] { $n } klejnoty
       *[many] { $n } klejnotów
    }
sanctum-gems-free = (wolne: { $n })
sanctum-potions = eliksiry: { $n } z { $slots }
sanctum-potions-of = { $potion }: { $n }
sanctum-achieved =
    { $n ->
        [one] { $n } osiągnięcie
        [few] { $n } osiągnięcia
       *[many] { $n } osiągnięć
    }
sanctum-pursued =
    { $n ->
        [one] { $n } demon, obrażenia { $damage }
        [few] { $n } demony, obrażenia { $damage }
       *[many] { $n } demonów, obrażenia { $damage }
    }
sanctum-cards-left =
    { $n ->
        [one] została { $n } karta
        [few] zostały { $n } karty
       *[many] zostało { $n } kart
    }
sanctum-less-dice =
    { $n ->
        [one] następna walka: { $n } kość mniej
        [few] następna walka: { $n } kości mniej
       *[many] następna walka: { $n } kości mniej
    }
sanctum-more-damage = następna walka: dodatkowe obrażenia: { $n }
sanctum-only-modified = tę kartę trafiają tylko zmodyfikowane kości
sanctum-lasting-shield = w każdej walce blokuje { $n }
sanctum-lasting-guard = każda zdolność bloku blokuje o { $n } więcej
sanctum-lasting-twin = wynik { $n } trafia też w { $m }, a { $m } w { $n }

## Skills, items, abilities

sanctum-signature = umiejętność popisowa
sanctum-gained = zdobyta
sanctum-item = { $name }: { $type }, poziom { $level }, { $gems }
sanctum-empty = puste
sanctum-ready = do użycia
sanctum-used = wykorzystano
sanctum-space-empty = puste
sanctum-ability-space = { $ability }: pole { $n }, { $state }
sanctum-achievement-of = { $name }: { $hero }
sanctum-achievement-free = { $name }: wolne
sanctum-achievement-gone = { $name }: nie do zdobycia

## The end

sanctum-winner = Zwycięstwo
sanctum-fell =
    { $n ->
        [one] ginie, pokonana { $n } karta Ostatecznej Bitwy
        [few] ginie, pokonane { $n } karty Ostatecznej Bitwy
       *[many] ginie, pokonanych kart Ostatecznej Bitwy: { $n }
    }

sanctum-chance = { $n }% szans na zabicie
sanctum-can-fall = można zabić
sanctum-cannot-fall = poza zasięgiem
sanctum-decided-alone = Przeżył tylko jeden bohater.
sanctum-decided-health = Zdecydowało najwięcej punktów życia.
sanctum-decided-achievements = Punktów życia było tyle samo: zdecydowały osiągnięcia.
sanctum-decided-share = Punktów życia i osiągnięć było tyle samo: zwycięstwo jest wspólne.
sanctum-decided-cards = Nikt nie przeżył: zdecydowało najwięcej pokonanych kart.
sanctum-decided-hits = Nikt nie przeżył, kart było tyle samo: zdecydowało najwięcej trafień.
sanctum-decided-share-fallen = Nikt nie przeżył i wszyscy byli równi: chwała jest wspólna.

sanctum-moment-died = To koniec twojego bohatera
sanctum-moment-fell = Ginie bohater: { $hero }
sanctum-moment-won = { $hero } pokonuje Władcę Demonów
sanctum-moment-breach = Mury padły
sanctum-moment-lord = Powstaje Władca Demonów
sanctum-moment-skill = Nowa umiejętność
sanctum-moment-achievement = Osiągnięcie

## What the others came to, in one line

sanctum-sum-fell = śmierć w walce
sanctum-sum-won = zwycięstwo
sanctum-sum-city = wkracza do miasta
sanctum-sum-moved = idzie: akt { $act }, pole { $n }
sanctum-sum-pursued = ścigające demony: { $n }
sanctum-sum-kills = pokonane demony: { $n }
sanctum-sum-health = punkty życia { $change } (teraz { $n })
sanctum-sum-levels =
    { $n ->
        [one] { $n } poziom
        [few] { $n } poziomy
       *[many] { $n } poziomów
    }
sanctum-sum-skill = umiejętność: { $name }
sanctum-sum-achievement = osiągnięcie: { $name }
sanctum-sum-items =
    { $n ->
        [one] { $n } nowy przedmiot
        [few] { $n } nowe przedmioty
       *[many] { $n } nowych przedmiotów
    }

sanctum-moment-loot = Łup: { $item }
