# What the things of Sanctum are, and its player aid; loaded at a table only.

## Things

sanctum-is-stamina = Wytrwałość
    .more = Płaci się nią za czerwone i fioletowe pola zdolności. Odpoczynek przywraca całą, czerwony eliksir jeden żeton przed rzutem.
sanctum-is-focus = Skupienie
    .more = Płaci się nim za niebieskie i fioletowe pola zdolności. Odpoczynek przywraca całe, niebieski eliksir jeden żeton przed rzutem.
sanctum-is-corrupted = Zniszczone pole
    .more = Nie można położyć tu żetonu, więc zdolności nie da się użyć.
sanctum-is-health = Punkty życia
    .more = Każdy niezablokowany punkt obrażeń zabiera jeden. Przy 0 albo na oznaczonym polu bohater ginie.
sanctum-is-damage = Punkty obrażeń
    .more = Tyle zadaje w kroku bloku każdy niezabity demon, nawet jeśli część jego miejsc jest trafiona.
sanctum-is-shield = Tarcza
    .more = Blokuje 1 punkt obrażeń. Zdolności bloku działają tylko w kroku bloku.
sanctum-is-rage = Szał
    .more = Gdy jest aktywny: w ataku ustaw jedną kość na dowolny wynik. Staje się znów aktywny, gdy zostanie kość, a demon przeżyje.
sanctum-is-die = Złota kość
    .more = Rzucasz wszystkimi kośćmi naraz. Boska interwencja daje każdemu jeszcze jedną, a pierwszy założony przedmiot kolejną.
sanctum-is-silver = Srebrna kość
    .more = Dodatkowa kość, którą rzucasz, gdy mówi o tym umiejętność, na której leży.
sanctum-is-location = Miejsce trafienia
    .more = Przyjmuje jedną kość z dokładnie tym wynikiem. Co trafione, zostaje trafione; trafione wszystkie miejsca demona oznaczają, że jest zabity.
sanctum-is-gem = Klejnot
    .more = Poziom przesuwa klejnot swojego koloru lub biały o jedno pole w górę tabeli. Ostatni klejnot, który opuszcza umiejętność, daje ją; klejnot w puli pozwala założyć przedmiot.
sanctum-is-white = Biały klejnot
    .more = Zastępuje dowolny kolor, w tabeli i na przedmiotach.
sanctum-is-skill = Umiejętność
    .more = Jest twoja, gdy opuści ją ostatni klejnot.
sanctum-is-item = Przedmiot
    .more = Zakładasz go podczas odpoczynku: każdy symbol klejnotu zajmuje jeden twój klejnot. Niezałożone przedmioty można wymienić na eliksiry.
sanctum-is-potion = Eliksir
    .more = Pijesz go przed rzutem: czerwony przywraca 1 żeton wytrwałości, niebieski 1 żeton skupienia.
sanctum-is-sack = Torba
    .more = Przedmioty, które masz, ale których nie nosisz; mieści dowolną ich liczbę.
sanctum-is-chest = Skrzynia skarbów
    .more = Gdy wejdzie tu bohater, pozostałe na planszy demony stają się przedmiotami i każdy bierze jeden, od przodu do tyłu.
sanctum-is-divine = Boska interwencja
    .more = Pierwszy ruch na to pole daje każdemu bohaterowi jeszcze jedną kość.
sanctum-is-space = Pole pochodu
    .more = Ruch prowadzi na pole przed pierwszym bohaterem. Każde pole pokazuje, jakie demony się tu wykłada.
sanctum-is-achievement = Osiągnięcie
    .more = Dostaje je ten, kto pierwszy spełni warunek, na końcu walki lub odpoczynku. Jego błogosławieństwo pomaga w Ostatecznej Bitwie.
sanctum-is-deck = Talia demonów
    .more = Każdy widzi następnego demona każdego poziomu, a nikt tych pod nim.
sanctum-is-set = Zestaw demonów
    .more = Po ruchu bierzesz jeden cały zestaw. Jego demony ścigają cię, aż je zabijesz.
sanctum-is-lord = Karta Władcy Demonów
    .more = Pięć z dziewięciu kart, które musisz pokonać w Ostatecznej Bitwie; na odwrocie ma karę.
sanctum-is-fury = Karta furii
    .more = Leży zakryta między kartami Władcy Demonów i szkodzi, gdy na nią wejdziesz.
sanctum-is-penalty = Kara
    .more = Skutek karty, który ponosisz, jeśli nie chcesz otrzymać ran.

## Turn

sanctum-aid-turn = Twoja tura: jedna akcja
sanctum-aid-move = Ruch
    .more = Idź na pole przed pierwszym bohaterem i weź jeden zestaw demonów.
sanctum-aid-fight = Walka
    .more = Walczysz naraz ze wszystkimi demonami na swojej planszy bitwy.
sanctum-aid-rest = Odpoczynek
    .more = Wracają wszystkie żetony; potem załóż przedmioty, a inne wymień na eliksiry.
sanctum-aid-breach = Przedarcie się przez mury
    .more = W akcie V, gdy na twojej planszy bitwy nie ma demonów. Inni niedługo potem odpowiadają na wezwanie do broni.
sanctum-aid-answer = Odpowiedź na wezwanie do broni
    .more = Wkraczasz do miasta, a gdy dotrą też inni, odpoczywasz po raz ostatni. Potem odpowiada Władca Demonów: dosięgają cię te jego karty, które leżały już w chwili twojego przybycia, więc lepiej się nie spóźniać. Potem zaczyna się Ostateczna Bitwa.
sanctum-aid-steps = Walka krok po kroku
sanctum-aid-before = Przed rzutem
    .more = Pij eliksiry.
sanctum-aid-roll = Rzut
    .more = Wszystkie kości naraz.
sanctum-aid-attack = Atak
    .more = Zmieniaj wyniki kości zdolnościami i szałem i przydzielaj kości do miejsc z takim samym wynikiem.
sanctum-aid-block = Blok
    .more = Żywe demony zadają obrażenia; tarcze je blokują, reszta to rany.
sanctum-aid-levels = Poziomy i przedmioty
    .more = Za każdego zabitego demona: jeden poziom za każdy klejnot na karcie, potem jego przedmiot.
sanctum-aid-achieve = Osiągnięcia
    .more = Kto pierwszy, ten je bierze.
sanctum-aid-costs = Ile kosztują zdolności
sanctum-aid-red = Czerwone pole
    .more = 1 wytrwałość
sanctum-aid-blue = Niebieskie pole
    .more = 1 skupienie
sanctum-aid-purple = Fioletowe pole
    .more = 1 wytrwałość lub 1 skupienie
sanctum-is-hero = Bohater
    .more = Jedno z czworga idących do Sanctum; każde ma własny ekwipunek, umiejętności i punkty życia. Liczba to miejsce gracza przy stole.
sanctum-is-roar = Ryk
    .more = Po każdej rundzie Ostatecznej Bitwy Władca Demonów ryczy: odsłania się tyle jego kart, a każda działa na wszystkich, którzy jeszcze walczą. Każdy ryk ma o jedną kartę mniej.

## Victory

sanctum-aid-win = Kto wygrywa
    .more = Dojdź do Sanctum, przedrzyj się przez mury i pokonaj swoje dziewięć kart Ostatecznej Bitwy. Spośród tych, którym się uda, wygrywa ten, kto ma najwięcej punktów życia; potem liczą się osiągnięcia. Jeśli polegną wszyscy, wygrywa ten, kto pokonał najwięcej kart.
sanctum-aid-marched = pochód: { $n } z { $last }
sanctum-aid-cards = Ostateczna Bitwa: karty { $n } z { $last }
