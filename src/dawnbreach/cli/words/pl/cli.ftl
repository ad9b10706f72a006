# What the terminal says around a game. Words of the rules and names of cards belong to the game.

## Letters and signs

letter-red = C
letter-green = Z
letter-blue = N
letter-white = B
letter-purple = F
letter-gap = { "" }
token-stamina = W
token-focus = S
token-corrupted = X

## The screen

title = Sanctum
turn-of = tura: { $hero }
round = runda { $n }, następny ryk: { $roar }
march = Pochód
at-start = przed pierwszym polem:
city = W mieście
lord-cards =
    { $n ->
        [one] leży tam { $n } karta Władcy Demonów
        [few] leżą tam { $n } karty Władcy Demonów
       *[many] leży tam { $n } kart Władcy Demonów
    }
lord-row = Odkryte karty Władcy Demonów
sets = Demony na planszy
chest = W skrzyni
decks = Wierzchnie karty talii demonów
below = pod nią { $n }
achievements-free = Wolne osiągnięcia
others = Pozostali
you = ty
person = człowiek
health = punkty życia
dead = nie żyje
victorious = zwycięża; punkty życia: { $health }
marked = (śmierć przy { $n })
stamina = wytrwałość
focus = skupienie
rage-active =
    { $all ->
        [1] szał aktywny
       *[other] szał aktywny ({ $n } z { $all })
    }
rage-inactive = szał nieaktywny
dice-owned =
    { $n ->
        [one] { $n } kość
        [few] { $n } kości
       *[many] { $n } kości
    }
dice-first = { " (+1 za pierwszy przedmiot)" }
gems = klejnoty
gems-free = (wolne: { $n })
potions = eliksiry
of-slots = (pola: { $n })
skills-gained =
    { $n ->
        [one] { $n } umiejętność
        [few] { $n } umiejętności
       *[many] { $n } umiejętności
    }
items-worn =
    { $n ->
        [one] nosi { $n } przedmiot (poziomy: { $levels })
        [few] nosi { $n } przedmioty (poziomy: { $levels })
       *[many] nosi { $n } przedmiotów (poziomy: { $levels })
    }
achieved =
    { $n ->
        [one] { $n } osiągnięcie
        [few] { $n } osiągnięcia
       *[many] { $n } osiągnięć
    }
pursued =
    { $n ->
        [one] { $n } demon (obrażenia: { $damage })
        [few] { $n } demony (obrażenia: { $damage })
       *[many] { $n } demonów (obrażenia: { $damage })
    }
cards-left =
    { $n ->
        [one] została { $n } karta (obrażenia: { $damage })
        [few] zostały { $n } karty (obrażenia: { $damage })
       *[many] zostało { $n } kart (obrażenia: { $damage })
    }
battle = Plansza bitwy
damage-faced = obrażenia do zablokowania: { $n }, zablokowane dotąd: { $shields }
comes-through = przebija się: { $n }
this-kills = to śmierć!
damage = obr. { $n }
demon-lord = Władca Demonów
card-face-down = zakryta karta furii
card-gone = puste miejsce
card-defeated = pokonana
dice = Kości
die-lost = stracona
die-assigned = przydzielona
die-modified = zmodyfikowana
die-silver = srebrna
abilities = Zdolności
skill-table = Tabela umiejętności (w nawiasie klejnoty do przesunięcia)
worn = Ekwipunek
sack = Torba
empty = puste
used = (wykorzystano)
achievements = Osiągnięcia
blessings = Błogosławieństwa
lasting-less-dice =
    { $n ->
        [one] następna walka: { $n } kość mniej
        [few] następna walka: { $n } kości mniej
       *[many] następna walka: { $n } kości mniej
    }
lasting-more-damage = następna walka: dodatkowe obrażenia: { $n }
lasting-only-modified = tę kartę trafiają tylko zmodyfikowane kości
lasting-shield = w każdej walce blokuje { $n }
lasting-guard = każda zdolność bloku blokuje o { $n } więcej
lasting-twin = wynik { $n } trafia też w { $m }, a { $m } w { $n }
log-title = Co się stało
log-title-more =
    { $n ->
        [one] Co się stało ({ $n } wcześniejszy wiersz: dziennik)
        [few] Co się stało ({ $n } wcześniejsze wiersze: dziennik)
       *[many] Co się stało ({ $n } wcześniejszych wierszy: dziennik)
    }
more-there = (pokaż, stół: reszta)
welcome = Przedrzyj się do Murów Sanctum, po drodze rośnij w siłę i pokonaj Władcę Demonów, zachowując więcej punktów życia niż pozostali. ? wyjaśnia wszystko.

## Choosing

prompt = { "numer, słowa albo ? > " }
your-decision = Twoja decyzja — { $step } ({ $clause })
list-folded = { $group } (lista: wszystkie)
taken-back = Cofnięto.
input-number = Nie ma wyboru numer { $number }: lista ma numery od 1 do { $most }.

## Help

help-title = Co możesz wpisać
help-number = 3 — wybór o tym numerze
help-notation = hit d1 a.1 — słowa w ‹ › albo słowa z listy; część można pominąć, jeśli pasuje tylko jeden wybór
help-enter = Enter — wykonuje jedyny wybór albo rysuje ekran od nowa
help-question = ? — ta pomoc i zasada dotycząca tej decyzji
help-why = czemu odpocznij — która zasada tego zabrania i co by na to pozwoliło
help-hint = podpowiedź — co rozważyłby biegły gracz i do czego to prowadzi
hint-choice = { $number }. { $choice } ({ $text })
help-back = cofnij — cofa twoją ostatnią decyzję, o ile pozwalają zasady
help-rules = zasady SAN-4.8 — zasada, rozdział (zasady 4) albo szukanie (zasady eliksir)
help-show = pokaż 2 — cała plansza tego miejsca z tekstami kart; samo pokaż: twoja
help-table = stół — pochód, demony, talie i osiągnięcia w całości
help-list = lista — wszystkie wybory z numerami, także te zebrane w jednym wierszu
help-log = dziennik 50 — ostatnie wiersze tego, co się stało
help-save = zapisz plik — każda decyzja i tak jest zapisywana; to zapisuje kopię w pliku
help-record = zapis plik — gdzie trafi zapis partii, gdy gra się skończy
help-language = język pl — { $known }
help-quit = koniec — wyjście; „dawnbreach resume” wznawia grę
typed-help = ? pomoc
typed-why = czemu dlaczego
typed-hint = podpowiedź
typed-back = cofnij
typed-rules = zasady
typed-show = pokaż
typed-table = stół
typed-list = lista
typed-log = dziennik przebieg
typed-save = zapisz
typed-record = zapis
typed-language = język
typed-quit = koniec wyjdź exit
signs-title = Co znaczą symbole
sign-gems = C Z N B: czerwony, zielony, niebieski, biały. Klejnot w nawiasie leży jeszcze na umiejętności; gdy nie zostanie żaden, zdobywasz umiejętność (✓).
sign-spaces = Pola zdolności: [C] przyjmuje wytrwałość, [N] skupienie, [F] jedno z nich. [W] i [S]: leży tam żeton, a zdolność czeka na odpoczynek lub eliksir. [X]: zniszczone na stałe. Umiejętności bez żetonów: [ ] gotowa, [x] użyta.
sign-hits = [3 5✓]: miejsca trafienia; każde wymaga kości o dokładnie takim wyniku, ✓ jest już trafione. a.2 to drugie miejsce karty a; d1 to twoja pierwsza kość.
sign-march = W pochodzie liczba to figurka tego miejsca przy stole, $ to skrzynia skarbów.
sign-foes = C I [3] obr. 1 → N buty: czerwony demon poziomu I, trafiany trójką; zadaje 1 punkt obrażeń, daje czerwony poziom i buty z niebieskim klejnotem.
why-usage = Po „czemu” napisz, co chcesz zrobić, na przykład: czemu odpocznij.
allowed = Nic tego nie zabrania: „{ $choice }” można teraz wybrać.
see-rules = Cała zasada: zasady { $clause }
rules-usage = Rozdział: zasady 4. Zasada: zasady SAN-4.8. Szukanie: zasady eliksir.
no-rule = Żadna zasada nie ma numeru ani słów „{ $text }”.
no-seat = Miejsca mają numery od 1 do { $seats }.

## Keeping

saved = Zapisano: { $file }
save-failed = Nie udało się zapisać gry w { $file }; sprawdź folder i wolne miejsce.
file-kept = Plik { $file } już istnieje i nie jest zapisaną grą; pozostał bez zmian.
left = Gra jest zapisana w { $file }; „dawnbreach resume” ją wznowi.
record-later = Zapis partii powstaje po końcu gry, bo ujawniłby to, co jeszcze tajne; „zapis PLIK” mówi, gdzie ma trafić.
record-goes = Gdy gra się skończy, zapis partii trafi do { $file }.
record-written = Zapis partii: { $file }
record-failed = Nie udało się zapisać partii; gra jest zachowana, a „dawnbreach resume” spróbuje ponownie.
file-missing = Nie ma pliku { $file }.
file-closed = Nie można odczytać { $file }.
file-foreign = { $file } nie jest plikiem tekstowym Dawnbreach.
file-no-save = { $file } nie jest zapisaną grą Dawnbreach.
nothing-to-resume = W { $folder } nie ma gry do wznowienia; „dawnbreach play” zaczyna nową.

## The end

game-over = Koniec gry
won =
    { $n ->
        [one] Wygrywa { $heroes }:
       *[other] Zwycięstwo dzielą { $heroes }:
    }
by-alone = nikt inny nie pokonał Władcy Demonów (punkty życia: { $health }).
by-health = najwięcej punktów życia spośród tych, którzy pokonali Władcę Demonów ({ $health }).
by-achievements = tyle samo punktów życia co ktoś inny ({ $health }), ale więcej osiągnięć ({ $n }).
by-share = tyle samo punktów życia ({ $health }) i osiągnięć.
by-cards = wszyscy bohaterowie zginęli, a nikt nie pokonał więcej z dziewięciu kart.
by-hits = wszyscy bohaterowie zginęli, pokonawszy tyle samo kart, a nikt nie miał więcej trafień na następnej.
by-share-fallen = wszyscy bohaterowie zginęli, a ci zaszli równie daleko.
score = wynik { $n }
fell =
    { $n ->
        [one] zginął bohater, pokonana { $n } karta Ostatecznej Bitwy
        [few] zginął bohater, pokonane { $n } karty Ostatecznej Bitwy
       *[many] zginął bohater, pokonanych { $n } kart Ostatecznej Bitwy
    }
seed = Ziarno losowości: { $seed }

## Replay, verify, check

step-start = Początek (decyzji: { $last })
step-made = { $at }/{ $last } · miejsce { $seat }: { $choice }
eyes = widok stąd
replay-keys = Enter dalej · p wstecz · numer skok · s 2 miejsce · s widz · s open wszystko · l pl język · q koniec
replay-help = Wpisz Enter lub n (dalej), p (wstecz), numer (skok), s 2 (miejsce), s (widz), s open (wszystko), show 2 (plansza), table (stół), l pl (język) albo q (koniec).
not-verified = Niepotwierdzone: { $why }
pack-complete = Pakiet jest kompletny. Karty demonów: { $demons }, bohaterowie: { $heroes }, umiejętności: { $skills }, karty Władcy Demonów: { $lords }, karty furii: { $furies }, błogosławieństwa: { $blessings }, akty: { $acts } ({ $digest }).
pack-wrong =
    { $n ->
        [one] { $n } problem: tym pakietem nie można grać.
        [few] { $n } problemy: tym pakietem nie można grać.
       *[many] { $n } problemów: tym pakietem nie można grać.
    }
bad-pack =
    { $more ->
        [0] Tym pakietem nie można grać: { $problem }.
       *[other] Tym pakietem nie można grać: { $problem } (i jeszcze { $more }; wszystkie podaje „dawnbreach check”).
    }

## The command line

about = Dwie duże gry planszowe w terminalu, z botami, odtwarzaniem partii i symulacją.
command = polecenie
commands = polecenia
arguments = argumenty
options = opcje
usage = użycie:
about-play = zaczyna grę
about-resume = wznawia ostatnią albo zapisaną grę
about-replay = pokazuje zapis partii krok po kroku
about-review = trener ogląda zapis partii: punkty zwrotne, szanse, szczęście
about-puzzle = walka lub tura z Sanctum albo Darkest Doom z jedną najlepszą odpowiedzią; codziennie inna
about-verify = sprawdza, czy kości z zapisu partii zgadzają się z ogłoszonym ziarnem
about-check = sprawdza pakiet treści
about-simulate = rozgrywa wiele gier botów i liczy wyniki
about-arena = rozgrywa gry botów między sobą i mówi, który jest silniejszy
about-bench = mierzy szybkość silnika
arg-help = pokazuje tę pomoc
arg-version = pokazuje wersję
build-plain = zwykły Python
build-compiled = skompilowana
arg-language = język; nieprzejrzane jeszcze przez rodzimego użytkownika języka: { $unread }
arg-game = gra: sanctum albo darkest-doom (sanctum)
arg-terminal = gra w terminalu; bez tego i bez dalszych opcji w przeglądarce
arg-seats = ile osób gra, najwyżej 4 (3)
arg-seat = gdzie siedzisz (1)
arg-bots = pozostali, po przecinku: random, novice, apprentice, adept, veteran, master; z usposobieniem: adept:bold, adept:careful, adept:thief (novice)
arg-hero = twój bohater: huntress, outlaw, slayer albo dancer; w Darkest Doom sela, urian, roana albo tristram (losowo)
arg-difficulty = Sanctum: normal, hard, nightmare albo inferno (normal)
arg-seed = ziarno losowości; bez niego kości pozostają tajne do końca
arg-pack = folder z własnym pakietem treści
arg-watch = grają same boty; wypisuje przebieg gry
arg-save = zapisana gra (ostatnia)
arg-record = zapis partii
arg-eyes = widok z tego miejsca (widok widza)
arg-open = widać wszystko
arg-review-seat = ocenia tylko decyzje z tego miejsca
arg-tries = ile razy próbować każdego wyboru; im więcej, tym dłużej to trwa
arg-jobs = na ilu procesorach
arg-again = gra na próbę od chwili tuż przed tą decyzją
review-progress = Obejrzano: { $done } z { $all }
review-chances = Szanse każdego miejsca w ciągu partii, oszacowane z partii dogranych od każdej chwili ({ $games })
review-who = miejsce { $seat } { $who }
review-graph = { $who } { $bars } od { $first } do { $last }
review-points = Punkty zwrotne
review-no-points = Brak punktów zwrotnych: żaden inny wybór nie był wyraźnie lepszy
review-chosen = Decyzja { $at }, { $who }: { $choice }
review-again = Aby spróbować jeszcze raz: dawnbreach review { $file } --again { $at }
review-luck = Szczęście: czego można było oczekiwać przed każdym rzutem i na co pozwoliły kości, jedno i drugie przy najlepszej grze
arg-date = zagadka z tego dnia; dzisiejsza, jeśli nie podano
arg-puzzle-seed = zagadka z tego ziarna
arg-puzzle-game = gra (sanctum)
puzzle-named = Zagadka { $name }: { $task }
puzzle-left = Zagadka czeka na ciebie.
puzzle-solved = Rozwiązane: { $ends }. Lepiej się nie dało.
puzzle-missed = Jeszcze nie: { $ends }.
puzzle-best = Najlepiej byłoby { $ends }: { $plan }
puzzle-score = Rozwiązane za pierwszym razem: { $solved } z { $all }
arg-at = zaczyna po tylu decyzjach
arg-all = wypisuje cały przebieg
arg-folder = folder pakietu
bad-arguments = Nie można zrozumieć polecenia w pobliżu „{ $text }”; „{ $command } --help” pokazuje możliwości.
missing-arguments = Polecenie „{ $command }” wymaga jeszcze: { $text }; „{ $command } --help” pokazuje możliwości.
input-language = Nie ma języka „{ $language }”; są: { $known }.
input-bot = Nie ma bota „{ $bot }”; są: { $bots }.
pack-of-no-game = { $folder } nie wygląda na pakiet żadnej gry; podaj grę przez „--game”: { $games }.
no-game = Nie ma gry „{ $game }”; są: { $games }.
no-number = Opcja { $option } wymaga liczby, a nie „{ $text }”.
too-many-bots = Za dużo botów: { $bots }, a miejsc dla nich jest { $room }.
no-extra = „dawnbreach { $command }” potrzebuje więcej niż samego silnika gry: pip install "{ $extra }"
what-decided = Co rozstrzygnęło
