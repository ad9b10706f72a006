# The words of Sanctum: effects, refusals, choices, events. Names of cards are in demons.ftl, finale.ftl, heroes.ftl.

sanctum = Sanctum
input-heroes = Bohaterowie to { $heroes } albo random, każdy tylko raz, razem najwyżej { $seats }.

## Names

colour-red = czerwona
colour-green = zielona
colour-blue = niebieska
colour-any = dowolna
gem-red = czerwony klejnot
gem-green = zielony klejnot
gem-blue = niebieski klejnot
gem-white = biały klejnot
potion-red = czerwony eliksir
potion-blue = niebieski eliksir
token-stamina = wytrwałość
    .gen = wytrwałości
token-focus = skupienie
    .gen = skupienia
token-corrupted = zniszczone
space-red = pole czerwone
space-blue = pole niebieskie
space-purple = pole fioletowe
slot-helmet = hełm
slot-armour = zbroja
    .acc = zbroję
slot-boots = buty
slot-left = lewa ręka
    .acc = lewą rękę
    .gen = lewej ręki
slot-right = prawa ręka
    .acc = prawą rękę
    .gen = prawej ręki
slot-amulet = amulet
type-weapon = broń
ability-place = { $place }, zdolność { $n }
ability-space = { $place }, pole { $n }
skill-place = { $column } kolumna, poziom { $level }
named-place = { $place } ({ $skill })
game-title = Sanctum
game-pitch = Od dwóch do czterech bohaterów wyrąbuje sobie drogę przez hordy demonów, rośnie w siłę z każdym pokonanym i za Murami Sanctum staje do walki z Władcą Demonów.
option-difficulty = Poziom trudności
difficulty-normal = normalny
difficulty-hard = trudny
difficulty-nightmare = koszmarny
difficulty-inferno = piekielny
achievement-skill-1 = Mistrzostwo w umiejętnościach I
achievement-skill-2 = Mistrzostwo w umiejętnościach II
achievement-skill-3 = Mistrzostwo w umiejętnościach III
achievement-gem-1 = Mistrzostwo w klejnotach I
achievement-gem-2 = Mistrzostwo w klejnotach II
achievement-gem-3 = Mistrzostwo w klejnotach III
achievement-equip-1 = Mistrzostwo w ekwipunku I
achievement-equip-2 = Mistrzostwo w ekwipunku II
achievement-equip-3 = Mistrzostwo w ekwipunku III
achievement-higher-2 = Mistrzostwo w wyższych poziomach II
achievement-higher-3 = Mistrzostwo w wyższych poziomach III
foe-demon = { $name } [{ $hits }]
    .acc = { ACC($name) } [{ $hits }]
foe-lord = karta Władcy Demonów [{ $hits }] (obrażenia: { $damage })
    .acc = kartę Władcy Demonów [{ $hits }]
foe-fury = karta furii „{ $name }”
    .acc = kartę furii „{ $name }”
foe-letter = { $foe } ({ $letter })
    .acc = { ACC($foe) } ({ $letter })
foe-location = { $foe }, miejsce { $n }
    .acc = { ACC($foe) } (miejsce { $n })
foe-face-down = zakryta karta furii
    .acc = zakrytą kartę furii
card = { $name } ({ $text })
    .they = „{ $name }” ({ THEY($text) })
    .each = „{ $name }”: każdy dotknięty nią bohater { THEY($text) }

## What cards do. The text on every card is put together from these.

ability = { $cost }: { $effect }
    .they = { THEY($effect) } ({ $cost })
cost-fight = raz na walkę
cost-rest = raz między odpoczynkami
effect-set = ustaw kość na { $n }
    .they = ustawia kość na { $n }
effect-plus = podnieś wynik kości dokładnie o { $n }
    .they = podnosi wynik kości dokładnie o { $n }
effect-minus = obniż wynik kości dokładnie o { $n }
    .they = obniża wynik kości dokładnie o { $n }
effect-change = podnieś albo obniż wynik kości dokładnie o { $n }
    .they = podnosi albo obniża wynik kości dokładnie o { $n }
effect-raise = podnieś wynik kości o 1 lub więcej
    .they = podnosi wynik kości o 1 lub więcej
effect-lower = obniż wynik kości o 1 lub więcej
    .they = obniża wynik kości o 1 lub więcej
effect-flip = obróć kość na przeciwną ściankę
    .they = obraca kość na przeciwną ściankę
effect-copy = ustaw kość na wynik innej swojej kości
    .they = ustawia kość na wynik innej kości
effect-any = ustaw kość na dowolny wynik
    .they = ustawia kość na dowolny wynik
effect-block =
    { $n ->
        [one] zablokuj 1 punkt obrażeń
        [few] zablokuj { $n } punkty obrażeń
       *[many] zablokuj { $n } punktów obrażeń
    }
    .they =
    { $n ->
        [one] blokuje 1 punkt obrażeń
        [few] blokuje { $n } punkty obrażeń
       *[many] blokuje { $n } punktów obrażeń
    }
effect-reroll = przerzuć nieprzydzieloną kość
    .they = przerzuca nieprzydzieloną kość
effect-double = przydzielona kość trafia jeszcze jedno miejsce z takim samym wynikiem
    .they = trafia przydzieloną kością jeszcze jedno miejsce
effect-strike = traf jedno miejsce bez kości
    .they = trafia jedno miejsce bez kości
effect-gain-stamina = otrzymaj 1 żeton wytrwałości
    .they = otrzymuje 1 żeton wytrwałości
effect-gain-focus = otrzymaj 1 żeton skupienia
    .they = otrzymuje 1 żeton skupienia
flame-stamina =
    { $n ->
        [one] 1 dodatkowy żeton wytrwałości, dopóki przedmiot jest wyekwipowany
        [few] { $n } dodatkowe żetony wytrwałości, dopóki przedmiot jest wyekwipowany
       *[many] { $n } dodatkowych żetonów wytrwałości, dopóki przedmiot jest wyekwipowany
    }
flame-focus =
    { $n ->
        [one] 1 dodatkowy żeton skupienia, dopóki przedmiot jest wyekwipowany
        [few] { $n } dodatkowe żetony skupienia, dopóki przedmiot jest wyekwipowany
       *[many] { $n } dodatkowych żetonów skupienia, dopóki przedmiot jest wyekwipowany
    }
tile-stamina =
    { $n ->
        [one] otrzymaj 1 żeton wytrwałości
        [few] otrzymaj { $n } żetony wytrwałości
       *[many] otrzymaj { $n } żetonów wytrwałości
    }
tile-focus =
    { $n ->
        [one] otrzymaj 1 żeton skupienia
        [few] otrzymaj { $n } żetony skupienia
       *[many] otrzymaj { $n } żetonów skupienia
    }
perk-shield =
    { $n ->
        [one] w każdej walce blokuj 1 punkt obrażeń
        [few] w każdej walce blokuj { $n } punkty obrażeń
       *[many] w każdej walce blokuj { $n } punktów obrażeń
    }
perk-guard = każda twoja zdolność bloku blokuje o { $n } więcej
perk-refresh-stamina = po każdej walce regeneruj 1 żeton wytrwałości
perk-refresh-focus = po każdej walce regeneruj 1 żeton skupienia
perk-silver-facing = rzucaj srebrną kością, gdy masz przed sobą { $n } lub więcej kart
perk-silver-potion = rzucaj srebrną kością w walce, w której pijesz eliksir
perk-silver-rage = rzucaj srebrną kością, dopóki twój szał jest aktywny
perk-silver-calm = rzucaj srebrną kością, dopóki twój szał jest nieaktywny
perk-loot =
    { $n ->
        [one] gdy wszyscy wzięli już coś ze skrzyni, weź jeszcze jeden przedmiot
        [few] gdy wszyscy wzięli już coś ze skrzyni, weź jeszcze { $n } przedmioty
       *[many] gdy wszyscy wzięli już coś ze skrzyni, weź jeszcze { $n } przedmiotów
    }
perk-wrath = walka, w której otrzymujesz rany, aktywuje twój szał
perk-twin = twoje kości z wynikiem { $n } trafiają też miejsca z wynikiem { $m }, a kości z wynikiem { $m } – miejsca z wynikiem { $n }
perk-rage = drugi kafelek szału, aktywny
perk-potion-slots =
    { $n ->
        [one] 1 dodatkowe pole na eliksir
        [few] { $n } dodatkowe pola na eliksiry
       *[many] { $n } dodatkowych pól na eliksiry
    }
perk-now-heal =
    { $n ->
        [one] natychmiast wylecz 1 ranę
        [few] natychmiast wylecz { $n } rany
       *[many] natychmiast wylecz { $n } ran
    }
perk-now-potion =
    { $n ->
        [one] natychmiast otrzymaj jeden wybrany eliksir
        [few] natychmiast otrzymaj { $n } wybrane eliksiry
       *[many] natychmiast otrzymaj { $n } wybranych eliksirów
    }
perk-now-level =
    { $n ->
        [one] natychmiast otrzymaj 1 poziom w dowolnym kolorze
        [few] natychmiast otrzymaj { $n } poziomy w dowolnych kolorach
       *[many] natychmiast otrzymaj { $n } poziomów w dowolnych kolorach
    }
penalty =
    { $wounds ->
        [one] { $penalty } albo otrzymaj 1 ranę
        [few] { $penalty } albo otrzymaj { $wounds } rany
       *[many] { $penalty } albo otrzymaj { $wounds } ran
    }
    .they =
    { $wounds ->
        [one] { THEY($penalty) } albo otrzymuje 1 ranę
        [few] { THEY($penalty) } albo otrzymuje { $wounds } rany
       *[many] { THEY($penalty) } albo otrzymuje { $wounds } ran
    }
penalty-none = { $penalty }
    .they = { THEY($penalty) }
penalty-lose-stamina = strać 1 żeton wytrwałości ze swojej puli
    .they = traci 1 żeton wytrwałości
penalty-lose-focus = strać 1 żeton skupienia ze swojej puli
    .they = traci 1 żeton skupienia
penalty-lose-blessing = zignoruj efekt swojego błogosławieństwa i strać je
    .they = traci błogosławieństwo
penalty-corrupt-any = zniszcz puste pole zdolności
    .they = niszczy puste pole zdolności
penalty-corrupt-red = zniszcz puste czerwone pole zdolności
    .they = niszczy puste czerwone pole zdolności
penalty-corrupt-blue = zniszcz puste niebieskie pole zdolności
    .they = niszczy puste niebieskie pole zdolności
penalty-corrupt-purple = zniszcz puste fioletowe pole zdolności
    .they = niszczy puste fioletowe pole zdolności
penalty-roll-less = rzuć jedną kością mniej w swojej następnej walce
    .they = rzuci jedną kością mniej w następnej walce
penalty-more-damage = dolicz 2 punkty obrażeń w swojej następnej walce
    .they = doliczy 2 punkty obrażeń w następnej walce
penalty-shorten = skróć swój tor punktów życia o 2
    .they = skraca swój tor punktów życia o 2
penalty-heal = wylecz 1 ranę
    .they = leczy 1 ranę
penalty-drink = wypij eliksir i strać regenerowany przez niego żeton
    .they = pije eliksir i traci regenerowany przez niego żeton
penalty-pay-space = zapłać za pole zdolności i zignoruj efekt
    .they = płaci za pole zdolności bez efektu
penalty-reroll = przerzucaj do skutku wszystkie swoje nieprzydzielone kości z wynikiem { $n }
    .they = przerzuca nieprzydzielone kości z wynikiem { $n } do skutku
penalty-use-rage = użyj szału bez efektu
    .they = używa szału bez efektu
penalty-lose-die = strać nieprzydzieloną kość do końca tej walki
    .they = traci nieprzydzieloną kość do końca tej walki
penalty-modified-only = trafiaj tę kartę w tej walce tylko zmodyfikowanymi kośćmi
    .they = może trafiać tę kartę w tej walce tylko zmodyfikowanymi kośćmi

## Steps, as they are called in the prompt

step-turn = tura: jedna akcja
step-taking = zabierz zestaw demonów
step-looting = weź przedmiot ze skrzyni
step-before-roll = przed rzutem: eliksiry
step-attack = atak: zmieniaj wyniki kości i przydzielaj kości
step-block = zablokuj obrażenia
step-refreshing = zregeneruj żeton
step-paying = zapłać za fioletowe pole
step-changing = wybierz kość i jej nowy wynik
step-rerolling = wybierz kość do przerzucenia
step-striking = wybierz miejsce do trafienia
step-doubling = wybierz drugie miejsce
step-claiming = wybierz, za którego zabitego demona odbierzesz nagrodę
step-moving-gem = przesuń klejnot w górę
step-moving-bonus-gem = premia początkowa: przesuń klejnot w górę
step-filling-slot = wybierz eliksir
step-equipping = odpoczynek: ułóż swój ekwipunek
step-buying = odpoczynek: wymień przedmioty na eliksiry
step-penalty = ponieś karę albo otrzymaj rany

## The same, with the wounds that come

doing-attack-lethal =
    atak: zmieniaj wyniki kości i przydzielaj kości (na razie { $n ->
        [one] grozi { $n } rana
        [few] grożą { $n } rany
       *[many] grozi { $n } ran
    }: to śmierć)
doing-block =
    zablokuj obrażenia: { $n ->
        [0] nic się nie przebija
        [one] grozi { $n } rana
        [few] grożą { $n } rany
       *[many] grozi { $n } ran
    }
doing-block-lethal =
    zablokuj obrażenia: { $n ->
        [one] grozi { $n } rana
        [few] grożą { $n } rany
       *[many] grozi { $n } ran
    }, a to śmierć
doing-penalty-lethal =
    ponieś karę albo otrzymaj { $n ->
        [one] { $n } ranę, a to śmierć
        [few] { $n } rany, a to śmierć
       *[many] { $n } ran, a to śmierć
    }

## Refusals: why not, and what would allow it

no-first-action = Grę musisz zacząć od ruchu.
    .remedy = Rusz na czoło pochodu i zabierz demony.
no-lingered = Liczba twoich tur z rzędu bez ruchu: { $most }. Dłużej zwlekać nie można.
    .remedy = Rusz dalej; pod murami przedrzyj się przez nie, nawet jeśli zostały demony.
no-no-demons = Na twojej planszy bitwy nie ma demona, z którym można walczyć.
    .remedy = Wykonaj ruch, aby zabrać demony, a potem walcz.
no-no-demons-at-the-walls = Na twojej planszy bitwy nie ma demona, z którym można walczyć, a pod murami żadnego już nie zabierzesz.
    .remedy = Przedrzyj się przez mury albo, jeśli ktoś już to zrobił, odpowiedz na wezwanie do broni; możesz też odpocząć.
no-at-the-walls = Twoja figurka stoi pod Murami Sanctum i nie może iść dalej.
    .remedy = Walcz albo odpocznij; gdy nie zostanie ci żaden demon, możesz przedrzeć się przez mury, a gdy ktoś już to zrobił, odpowiedzieć na wezwanie do broni.
no-no-such-set =
    { $sets ->
        [one] Nie ma takiego zestawu: na planszy jest 1 zestaw.
        [few] Nie ma takiego zestawu: na planszy są { $sets } zestawy.
       *[many] Nie ma takiego zestawu: na planszy jest { $sets } zestawów.
    }
    .remedy = Wybierz jeden z zestawów, które tam leżą.
no-not-in-chest = { $item }: tego przedmiotu nie ma w skrzyni.
    .remedy = Wybierz przedmiot, który w niej leży.
no-no-potion = Nie masz eliksiru tego koloru.
    .remedy = Wybierz drugi kolor, jeśli go masz; do Ostatecznej Bitwy niewyekwipowane przedmioty wymienisz na eliksiry podczas odpoczynku.
no-nothing-to-regenerate = Na tym polu nie leży żeton tego rodzaju.
    .remedy = Podaj pole, na którym taki leży: czerwone eliksiry zwracają wytrwałość, a niebieskie skupienie.
no-nothing-to-regain = Umiejętność nie zwraca tego, co leży na tym polu.
    .remedy = Wybierz pole z żetonem takiego rodzaju, jaki wymienia umiejętność.
no-potion-regenerates = Ten eliksir może zregenerować żeton, więc się go nie wyrzuca.
    .remedy = Wypij go i podaj pole, z którego ma zejść żeton.
no-no-such-space = Nie masz takiego pola zdolności.
    .remedy = Podaj pole zdolności, którą masz, tak jak pokazuje to plansza.
no-no-such-ability = Nie masz tam żadnej zdolności.
    .remedy = Podaj jedną ze zdolności na swojej planszy.
no-occupied = Na tej zdolności leżą żetony.
    .remedy = Eliksir przed rzutem zdejmuje jeden z nich, a odpoczynek, możliwy do Ostatecznej Bitwy, wszystkie.
no-corrupted = Pole tej zdolności jest na stałe zniszczone.
    .remedy = Użyj innej zdolności.
no-skill-spent = Tej umiejętności już użyto.
    .remedy = Będzie znów gotowa po walce albo po odpoczynku, zgodnie ze swoją kartą.
no-cannot-pay = Nie możesz zapłacić za wszystkie pola (twoje pule: wytrwałość { $stamina }, skupienie { $focus }).
    .remedy = Czerwone pole przyjmuje wytrwałość, niebieskie skupienie, fioletowe jedno z nich; żetony zwracają eliksiry wypite przed rzutem, a do Ostatecznej Bitwy także odpoczynek.
no-pool-empty = Ta pula jest pusta.
    .remedy = Użyj żetonu drugiego rodzaju, na polu, które go przyjmuje.
no-penalty-pool-empty = Twoja pula jest pusta, więc nie możesz tak zapłacić.
    .remedy = Przyjmij rany; wcześniej możesz użyć błogosławieństwa, które daje żeton.
no-block-only = Zdolności bloku działają tylko w kroku bloku.
    .remedy = Użyj jej w kroku bloku, po ataku.
no-attack-only = Ta zdolność działa tylko w kroku ataku.
    .remedy = Użyj jej w czasie ataku, po rzucie.
no-nothing-to-hit = Nie ma już miejsca, które można trafić.
    .remedy = Zakończ atak.
no-nothing-to-double = Żadna przydzielona kość nie pokazuje wyniku innego nietrafionego miejsca.
    .remedy = Najpierw przydziel kość, której wynik widnieje na jeszcze jednym nietrafionym miejscu.
no-no-free-die = Nie masz nieprzydzielonej kości.
    .remedy = Zakończ atak albo cofnij przydzielenie kości.
no-no-die-fits = Żadnej z twoich nieprzydzielonych kości nie można zmienić tym efektem („{ $effect }”).
    .remedy = Użyj innej zdolności; wynik kości musi zostać w granicach od 1 do 6.
no-die-assigned = Kość { $die } jest już przydzielona i nie można jej zmienić.
    .remedy = Wybierz inną kość albo cofnij przydzielenie, o ile od tego czasu nie wyszło na jaw nic nowego.
no-die-not-assigned = Kość { $die } nie jest przydzielona do żadnego miejsca trafienia.
    .remedy = Wybierz kość, która już coś trafia.
no-no-such-die =
    { $dice ->
        [one] Nie ma takiej kości: masz 1 kość.
        [few] Nie ma takiej kości: masz { $dice } kości.
       *[many] Nie ma takiej kości: masz { $dice } kości.
    }
    .remedy = Podaj jedną ze swoich kości; pierwsza to d1.
no-die-lost = Kość { $die } jest stracona do końca tej walki.
    .remedy = Wybierz inną kość; ta wróci po walce.
no-die-not-free = Kość { $die } nie jest twoją nieprzydzieloną kością.
    .remedy = Wybierz kość, która nie jest ani przydzielona, ani stracona.
no-out-of-reach = Ten efekt („{ $effect }”) nie może zmienić wyniku { $value } na { $face }.
    .remedy = Wybierz inną kość albo inny wynik.
no-differs = Kość { $die } pokazuje { $value }, a to miejsce wymaga wyniku { $face }.
    .remedy = Zmień wynik kości na { $face } albo wybierz miejsce z wynikiem { $value }.
no-already-hit = To miejsce jest już trafione.
    .remedy = Wybierz miejsce bez znacznika.
no-no-such-foe = Na twojej planszy bitwy nie ma karty { $foe }.
    .remedy = Podaj literę karty; pierwsza to a.
no-no-such-location = Karta { $foe } nie ma takiego miejsca trafienia.
    .remedy = Licz symbole kości na karcie od lewej.
no-not-current-card = Możesz trafiać tylko kartę, na której stoi twoja figurka: { $foe }.
    .remedy = Wybierz miejsce trafienia na tej karcie.
no-unmodified = W tej walce tylko zmodyfikowane kości mogą trafiać tę kartę, a kość { $die } pokazuje to, co wypadło.
    .remedy = Najpierw użyj na tej kości dowolnego efektu; ustawienie jej na ten sam wynik też się liczy.
no-rage-inactive = Twój szał nie jest aktywny.
    .remedy = Szał aktywuje się, gdy kończysz atak z nieprzydzieloną kością, a na planszy bitwy został niepokonany demon.
no-not-killed = Karta { $foe } nie jest zabitym demonem.
    .remedy = Wybierz demona, którego wszystkie miejsca są trafione.
no-no-gem-there = Na tym polu twojej tabeli umiejętności nie ma takiego klejnotu.
    .remedy = Wybierz pole, na którym taki leży.
no-gem-colour = Temu poziomowi odpowiada { $colour } kolumna: przesunąć możesz tylko klejnot tego koloru albo biały.
    .remedy = Wybierz klejnot z tej kolumny albo biały klejnot.
no-other-skill = Karta premii pokazuje inną umiejętność.
    .remedy = Przesuń klejnot z umiejętności, którą ona pokazuje.
no-not-in-sack = { $item }: tego przedmiotu nie ma w twojej torbie.
    .remedy = Wybierz przedmiot z torby; wyekwipowany trzeba najpierw zdjąć.
no-gems-missing = { $item }: przy wyekwipowanych już przedmiotach twoje klejnoty nie pasują do symboli tego przedmiotu.
    .remedy = Zdejmij jakiś przedmiot, aby zwolnić jego klejnoty, albo zdobądź więcej klejnotów; białe pasują do każdego koloru.
no-weapon-hand = { $item } to broń.
    .remedy = Podaj rękę, do której ją bierzesz: lewą albo prawą.
no-not-a-weapon = { $item } to nie broń.
    .remedy = Wyekwipuj to bez podawania ręki.
no-slot-empty = To pole jest puste.
    .remedy = Zdjąć można tylko wyekwipowany przedmiot.
no-changes = Liczba zmian ekwipunku w tym odpoczynku: { $most }. Więcej się nie da.
    .remedy = Zakończ ekwipowanie; przy następnym odpoczynku znów możesz coś zmienić.
no-slots-full = Wszystkie twoje pola na eliksiry są zajęte ({ $slots }).
    .remedy = Najpierw wyrzuć eliksir.
no-slots-free =
    { $slots ->
        [one] Masz jeszcze miejsce na 1 eliksir.
        [few] Masz jeszcze miejsce na { $slots } eliksiry.
       *[many] Masz jeszcze miejsce na { $slots } eliksirów.
    }
    .remedy = Eliksiry wyrzuca się tylko po to, by zrobić miejsce.
no-room-for-potion = Masz wolne pole na ten eliksir.
    .remedy = Wybierz jego kolor.
no-nothing-to-brew = Nie masz przedmiotu, który można wymienić na inny eliksir.
    .remedy = Zachowaj ten eliksir.
no-already-breached = Ktoś już przedarł się przez mury.
    .remedy = Odpowiedz na wezwanie do broni.
no-not-at-the-walls = Twoja figurka nie stoi pod Murami Sanctum.
    .remedy = Najpierw wykonaj ruch pod mury.
no-demons-left = Wciąż ścigają cię demony.
    .remedy = Zacznij turę bez demonów na swojej planszy bitwy.
no-only-fights = Od odpowiedzi Władcy Demonów nikt już się nie porusza, nie odpoczywa ani niczego nie ekwipuje.
    .remedy = Kontynuuj Ostateczną Bitwę; lista pokazuje, co można teraz wybrać.
no-in-the-city = Twoja odpowiedź na wezwanie do broni już padła i w swoich turach nie masz nic do zrobienia.
    .remedy = Poczekaj, aż odpowiedzą wszyscy; potem odpoczniesz jeszcze raz.
no-hero-dead = Twój bohater nie żyje, więc nie podejmujesz już decyzji.
    .remedy = Obserwuj pozostałych do końca gry.
no-hero-victorious = Twój bohater już zwyciężył, więc nie podejmujesz już decyzji.
    .remedy = Obserwuj pozostałych do końca gry.
no-no-call = Nikt jeszcze nie przedarł się przez mury.
    .remedy = Wezwanie do broni zabrzmi, gdy ktoś się przez nie przedrze.
no-blessing-too-early = Błogosławieństw nie można użyć przed odpowiedzią Władcy Demonów.
    .remedy = Użyj błogosławieństwa po ostatnim krótkim odpoczynku albo w Ostatecznej Bitwie.
no-not-your-blessing = Nie masz takiego nieużytego błogosławieństwa.
    .remedy = Podaj jedno ze swoich.
no-blessing-used = Tego błogosławieństwa już użyto.
    .remedy = Każde działa tylko raz.
no-other-payment = Ta karta żąda czegoś innego: { $penalty }.
    .remedy = Ponieś tę karę albo otrzymaj rany.
no-nothing-to-pay = Nie masz czym ponieść tej kary: { $penalty }.
    .remedy = Przyjmij rany, chyba że wystarczyłby żeton w puli, a możesz go wcześniej dostać z błogosławieństwa.
no-space-occupied = To pole nie jest puste.
    .remedy = Wybierz puste pole.
no-space-colour = To pole ma niewłaściwy kolor.
    .remedy = Wybierz pole wymaganego koloru.

## Choices, as the list shows them

choice-move = Rusz na czoło pochodu i zabierz demony
choice-fight = Walcz
choice-rest = Odpocznij
choice-breach = Przedrzyj się przez mury
choice-answer = Odpowiedz na wezwanie do broni
choice-take = Zabierz { ACC($foes) }
choice-loot = Weź { ACC($item) } — { $text }
choice-drink = Wypij { $potion } i zdejmij żeton z pola: { $place } ({ $ability })
choice-roll = Rzuć kośćmi
choice-hit = Traf { ACC($foe) } kością { $die } ({ $value })
choice-use = Użyj: { $place } — { $ability }
choice-pay = Zapłać żetonem { GEN($token) }
choice-rage = Skorzystaj z szału: ustaw kość na dowolny wynik
choice-turn = Zmień { $die } z { $value } na { $face }
choice-reroll = Przerzuć { $die } ({ $value })
choice-strike = Traf { ACC($foe) } w { $face }
choice-again = Traf kością { $die } ({ $value }) także { ACC($foe) }
choice-end-attack = Zakończ atak
choice-end-block = Zakończ blok
choice-regain = Zregeneruj żeton z pola: { $place } ({ $ability })
choice-claim = Odbierz poziomy i przedmiot za { ACC($foe) }
choice-gem = Przesuń w górę kolorowy klejnot z pola: { $skill }
choice-white = Przesuń w górę biały klejnot z pola: { $skill }
choice-fill = Weź { $potion }
choice-equip = Wyekwipuj { ACC($item) } — { $text }
choice-wield = Weź { ACC($item) } do { GEN($side) } — { $text }
choice-remove = Zdejmij { ACC($item) }
choice-end-equip = Zakończ ekwipowanie
choice-brew = Wymień { ACC($item) } na { $potion }
choice-pour = Wyrzuć { $potion }
choice-decline = Zachowaj eliksiry, które masz
choice-end-rest = Zakończ odpoczynek
choice-bless = Użyj błogosławieństwa: { $blessing }
choice-suffer =
    { $wounds ->
        [one] Otrzymaj 1 ranę
        [few] Otrzymaj { $wounds } rany
       *[many] Otrzymaj { $wounds } ran
    }
choice-accept = Ponieś karę: { $penalty }
choice-forfeit = Strać błogosławieństwo: { $blessing }
choice-corrupt = Zniszcz pole: { $place } ({ $ability })
choice-sacrifice = Wypij { $potion } i strać żeton z pola: { $place } ({ $ability })
choice-spend = Połóż żeton { GEN($token) } na polu: { $place } ({ $ability })
choice-lose = Strać { $die } ({ $value })

## The log

event-began = { $hero } zaczyna.
event-potion-gained = { $hero } otrzymuje { $potion }.
event-blocked = Niedostępne w tej grze: { $achievement }.
event-moved = { $hero } rusza naprzód na pole { $space } („{ $act }”).
event-dealt = Nowy zestaw: { $foes }.
event-deck-refilled = Talia demonów poziomu { $level } jest tasowana od nowa.
event-took = { $hero } zabiera { ACC($foes) }.
event-dice-granted = Boska interwencja: każdy otrzymuje kość.
event-die-gained = { $hero } otrzymuje kość za pierwszy przedmiot.
event-chest-opened = W skrzyni skarbów leżą: { $items }.
event-looted = { $hero } bierze ze skrzyni { ACC($item) }.
event-fight-began = { $hero } walczy.
event-drank = { $hero } pije { $potion } i zdejmuje żeton ze zdolności „{ $ability }”.
event-rolled = { $hero } wyrzuca { $dice }.
event-used = { $hero } używa zdolności, która { THEY($ability) }.
event-raged = { $hero } korzysta z szału.
event-turned = { $hero } zmienia wynik { $die } z { $old } na { $new }.
event-rerolled = { $hero } przerzuca { $die }: było { $old }, jest { $new }.
event-hit-made = { $hero } trafia { ACC($foe) } w { $face }.
event-killed = { $hero } pokonuje { ACC($foe) }.
event-rage-woke = { $hero } wpada w szał.
event-shielded =
    { $amount ->
        [one] { $hero } blokuje 1 punkt obrażeń.
        [few] { $hero } blokuje { $amount } punkty obrażeń.
       *[many] { $hero } blokuje { $amount } punktów obrażeń.
    }
event-wounded =
    { $hero } otrzymuje { $amount ->
        [one] 1 ranę
        [few] { $amount } rany
       *[many] { $amount } ran
    } i { $health ->
        [0] nie ma już punktów życia
       *[any] ma { $health } pkt życia
    }.
event-unhurt = { $hero } blokuje wszystkie obrażenia ({ $amount }).
event-died = { $hero } ginie.
event-healed = { $hero } leczy ranę i ma { $health } pkt życia.
event-gem-moved = { $hero } przesuwa w górę { $gem } ({ $skill }).
event-level-lost = { $hero } nie ma już klejnotu do przesunięcia; poziom przepada.
event-skill-gained = { $hero } zdobywa umiejętność „{ $skill }”.
event-item-found = { $hero } znajduje { ACC($item) }.
event-regained = { $hero } regeneruje żeton { GEN($token) }.
event-rested = { $hero } odpoczywa.
event-equipped = { $hero } ekwipuje { ACC($item) }.
event-removed = { $hero } zdejmuje { ACC($item) }.
event-brewed = { $hero } wymienia { ACC($item) } na { $potion }.
event-poured = { $hero } wyrzuca { $potion }.
event-achieved = { $hero } zdobywa osiągnięcie „{ $achievement }”.
event-blessing-seen = { $hero } ogląda błogosławieństwo { THEY($blessing) }.
event-breached = { $hero } przedziera się przez Mury Sanctum!
event-lord-card-laid = W mieście leży nowa karta: { $foe }.
event-answered = { $hero } odpowiada na wezwanie do broni; wyłożone karty Władcy Demonów: { $cards }.
event-respite-began = Ostatni krótki odpoczynek przed starciem z Władcą Demonów.
event-blessings-shown = { $hero } odkrywa błogosławieństwa: { THEY($blessings) }.
event-battle-dealt = { $hero } ma przed sobą { ACC($foes) }.
event-round-began = Zaczyna się runda { $round } Ostatecznej Bitwy.
event-lord-card-turned = Władca Demonów odkrywa kartę { EACH($lord) }.
event-fury-turned = { $hero } odkrywa kartę furii { THEY($fury) }.
event-paid = { $hero } ponosi karę.
event-blessed = { $hero } używa błogosławieństwa { THEY($blessing) }.
event-triumphed = { $hero } pokonuje Władcę Demonów! Punkty życia: { $health }.
event-ended = Koniec gry. Wygrywa { $hero }.
