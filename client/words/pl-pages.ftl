# Strony i okna, wczytywane, gdy się je otworzy.

## Wszędzie

copy = Kopiuj
copied = Skopiowano
to-table = Do stołu
not-found = Pod tym adresem nic nie ma.
motion-more = Elementy przesuwają się po planszy; bez ruchu po prostu zmieniają miejsce.
sound-more = Kości, trafienia, rany, łupy, twoja kolej, zmierzch i zwycięstwo. Na telefonie cisza, dopóki tego nie włączysz.
notices-more = Powiadomienie systemowe, gdy przychodzi twoja kolej, a ty patrzysz gdzie indziej.
shortcuts = Klawiatura
online = przy stole
away = poza stołem
temper-dealt = dowolny styl

## Strona główna

who-sits = Kto siedzi na miejscu { $n }
which-temper = Temperament na miejscu { $n }
which-hero = Bohater na miejscu { $n }
who-me = ja
who-open = wolne dla znajomego
hero-dealt = losowo
clock-none = bez zegara
clock-live = 20 min i 20 s na każdą decyzję
clock-slow = 1 godz. i 30 s na każdą decyzję
clock-day = 1 dzień na decyzję
clock-week = 7 dni na decyzję
hints-allowed = Gracze mogą prosić o podpowiedzi
public-table = Pokaż na liście publicznych stołów
make-and-invite = Utwórz stół i zaproś
start-game = Zacznij grę
statistics = Statystyka
statistics-who = Gra i postać
statistics-played = Gry
statistics-won = Wygrane
statistics-best = Najlepszy wynik
statistics-note = Zakończone gry z tej przeglądarki, z jednym twoim miejscem. Odgałęzienia, lekcje i gry z jawnymi kośćmi się nie liczą.
hide-game = Ukryj na tej liście
hide-more = Ukrycie to nie odejście: zachowujesz miejsce, a inni na ciebie czekają. Ukryte gry można znów pokazać pod listą.
leave-game = Odejdź z gry
leave-open = Jeśli odejdziesz, twoje miejsce będzie wolne dla kogoś innego. Możesz wrócić, dopóki nikt go nie zajmie.
leave-playing = Jeśli odejdziesz, twoje miejsce zajmie bot nowicjusz i będzie grał dalej za ciebie. Czeka kilka sekund; możesz wrócić, dopóki o niczym nie zdecyduje. Potem miejsce przepada na dobre. Aby je zachować, pozwól raczej botowi grać za ciebie w zakładce „Miejsca”.
leave-rated = Kto odchodzi z gry o ranking, zajmuje ostatnie miejsce. Dalej gra bot nowicjusz; możesz wrócić, dopóki o niczym nie zdecyduje.
stay = Zostań

## Przed początkiem

invite-title = Zaproś znajomych
invite-how = Kto otworzy ten link, może zająć wolne miejsce albo oglądać grę.
table-link = Link do tego stołu
link-local = Ten adres działa tylko na tym komputerze. Dla znajomych przy innych komputerach uruchom serwer poleceniem:
sit-here = Usiądź tutaj
leave-seat = Wstań od stołu
start-fills =
    { $n ->
        [one] Wolne miejsce zajmie bot.
        [few] { $n } wolne miejsca zajmą boty.
       *[many] { $n } wolnych miejsc zajmą boty.
    }
start-waits = Aby zagrać, zajmij miejsce. Grę może zacząć każdy, kto siedzi przy stole; bez miejsca tylko oglądasz.
start-full = Wszystkie miejsca są zajęte. Gdy gra się zacznie, możesz ją oglądać.

## Stół

forecast-more = Szanse i pewniki walki, testu albo poszukiwań przed decyzją; od następnego otwartego stołu.
hints-off = Przy tym stole nie ma podpowiedzi
typing-more = Pokazuje numery i notację wyborów oraz pole do ich wpisywania. Otwiera je też klawisz /.
auto-more = Rzut bez eliksirów, blok bez obrażeń i wszystko, gdzie wybór jest tylko jeden.
auto-but = Pyta: { $step }
auto-again = Rozgrywaj znów bez pytania
rated-game = Gra o ranking
rating = ranking { $rating }
rated-waits = Gra o ranking zaczyna się, gdy wszystkie miejsca są zajęte.
my-ratings = Rankingi
my-rating =
    { $n ->
        [one] { $game }: { $rating } po { $n } grze
        [few] { $game }: { $rating } po { $n } grach
       *[other] { $game }: { $rating } po { $n } grach
    }
decides-now = decyduje
wants-end = chce zakończyć grę
which-bot = Który bot
let-bot = Niech bot gra za mnie
watching =
    { $n ->
        [one] { $n } widz
        [few] { $n } widzów
       *[many] { $n } widzów
    }
invite-watch = Kto ma ten link, może oglądać grę:
dice-committed = Rzuty, których nikt nie wybiera
dice-committed-more = Rzuty wynikają z sekretu serwera, którego odcisk ogłoszono przed wszystkim innym, i z udziału każdego gracza. Sekret zostanie ujawniony po zakończeniu gry.
share-own = własny udział w rzutach
share-absent = udział zapowiedziany, ale nieujawniony; zastępuje go sekret serwera
share-server = bez udziału; zastępuje go sekret serwera
dice-checked-here = Sprawdziła sama ta przeglądarka:
dice-check-server = Ujawniony sekret zgadza się ze swoim odciskiem.
dice-check-kept = Odcisk jest tym, który ta przeglądarka poznała przed grą.
dice-check-shares = Każdy udział zgadza się z odciskiem podanym wcześniej przez gracza.
dice-check-own = Twój udział jest w rzutach.
dice-check-fails = Nie zgadza się:
record-with = Twoje zwycięstwa tą postacią: { $won } z { $played }
why-won = { $what }: { $most } do { $next }.
what-decided = Co rozstrzygnęło
coach = Trener
coach-lead = Trener przegląda całą partię: gdzie inny wybór byłby lepszy, jak zmieniały się szanse wszystkich i ile warte były kości. Trwa to około minuty.
coach-ask = Zapytaj trenera
coach-works = Trener ogląda partię…
coach-points = Punkty zwrotne
coach-no-points = Żaden inny wybór nie był wyraźnie lepszy.
coach-decision = Decyzja { $n } · { $who }
coach-chosen = Wybrano: { $choice }
coach-better = Lepiej: { $choice }
coach-begun = Dobry początek: { $choice }
coach-then = Dało się jednak lepiej zagrać dalej.
coach-plan =
    { $n ->
        [one] Lepsza droga: { $n } wybór
        [few] Lepsza droga: { $n } wybory
       *[many] Lepsza droga: { $n } wyborów
    }
coach-again = Spróbuj stąd jeszcze raz
coach-more = Ocenione w wyobrażonych światach, których gracz nie mógł odróżnić od prawdziwego, i potwierdzone w innych. Szanse są oszacowaniem: nowicjusze dogrywają partię od 16 różnych chwil, po 6 razy.
luck-note = Kości liczą się tak, jak wypadły, zanim zmieniły je karty, umiejętności albo przerzuty, i są porównane z dokładną średnią uczciwych kości.

## Powtórka

replay-missing = Tej gry nie da się pokazać.
verify-dice = Sprawdź kości
replay-link = Link do tej chwili
share-and-check = Udostępnij, pobierz, sprawdź kości
seed = Sekret ujawniony na końcu
eyes-open = wszystko odkryte
eyes-spectator = widz
to-first = Na początek
to-last = Na koniec
step-of = Krok { $n } z { $count }
all-moves = Wszystkie decyzje
stride = Krok
stride-move = decyzja
stride-fight = walka albo test
stride-turn = tura
stride-part = akt albo faza
fork-here = Graj dalej od tej chwili
fork-what = W tej chwili zaczyna się nowa gra: zajmujesz jedno miejsce, boty pozostałe, a kośćmi rzuca się odtąd od nowa. Gra jest oznaczona jako odgałęzienie i nie liczy się w żadnej statystyce.
fork-seat = Twoje miejsce
fork-bots = Pozostali

## Zasady

rules-of = Zasady gry { $game }
search-rules = Szukaj w zasadach
chapters = Rozdziały
clauses-found =
    { $n ->
        [0] Żadna zasada nie zawiera tych słów.
        [one] Znaleziono { $n } zasadę
        [few] Znaleziono { $n } zasady
       *[many] Znaleziono { $n } zasad
    }

## O grze

about-title = O Dawnbreach
about-what = Dawnbreach przenosi na ekran dwie duże gry planszowe, prosto z ich instrukcji: każdą zasadę i każdy element, po angielsku, niemiecku, polsku i rosyjsku. Graj ze znajomymi przez link, z botami albo oglądaj. Strona tylko pokazuje grę; o tym, co wolno, decyduje jeden silnik zasad i to on wyjaśnia, czego nie wolno i dlaczego.
fair-title = Czy kości są uczciwe?
fair-before = Przed początkiem gry serwer losuje sekret i pokazuje jego odcisk (SHA-256). Z sekretu wynika każdy rzut, każda dobrana i każda odkryta karta, więc nikt nie zmieni potem kości tak, by odcisk tego nie zdradził.
fair-after = Po grze sekret zostaje ujawniony. „Sprawdź kości” na stronie powtórki rozgrywa z niego całą grę od nowa i porównuje każdy wynik.
fair-hidden = Twoja przeglądarka dowiaduje się tylko tego, co wolno wiedzieć twojemu miejscu. Boty widzą tyle, ile człowiek na ich miejscu, i nic więcej.
back-title = Cofanie
back-rules = Własne decyzje możesz cofać, dopóki nikt nie rzuci kośćmi, nie wyjdzie na jaw coś ukrytego ani nie zdecyduje ktoś inny. Kłódka oznacza wybory, których nie da się cofnąć.
back-consent = Dalej cofnąć się można tylko za zgodą wszystkich. Kośćmi, którymi od tego czasu rzucono, rzuca się od nowa.
privacy-title = Co jest przechowywane
privacy-text = Bez konta i bez ciasteczek. Twoje imię, ustawienia i klucze do miejsc zostają w tej przeglądarce; kto ją wyczyści, straci swoje miejsca. Serwer przechowuje gry.
credits-title = Autorstwo i licencja
credits-games = To nieoficjalna wersja. Nie zawiera grafik ani tekstów wydawców: zasady są opisane naszymi słowami, a karty, poza kilkoma nazwami, i rysunki są nasze.
credits-licence = Program jest wolnym oprogramowaniem na licencji MIT.
key-digits = wybór o tym numerze
key-notation = wpisywanie wyboru: numer, słowa z opisu albo „hit d1 a.1”; gdy czegoś nie wolno, widać dlaczego
key-board = na planszę
key-choices = do listy wyborów
key-back = cofnij
key-log = przebieg gry
key-chat = czat
key-seats = miejsca
key-arrows = ruch po listach
key-explain = wyjaśnij to, co zaznaczone: co można z tym zrobić, a czego nie i dlaczego
key-hint = poproś o podpowiedź
key-escape = zamknij to, co otwarte
key-help = ta lista
key-replay = kroki w powtórce
key-play = odtwarzanie i pauza powtórki

## Player aid

aid-turn = Tura i koszty
aid-icons = Ikony
aid-win = Zwycięstwo

## Ta sama osoba na innych urządzeniach

person-title = Twoje gry na każdym urządzeniu
person-how = Twoje miejsca należą do tej przeglądarki; nikt nie potrzebuje konta. Przenieś je na inne urządzenie i zachowaj kody odzyskiwania na wypadek utraty tej przeglądarki.
bring-title = Inne urządzenie
bring = Pokaż link i kod QR
bring-how = Otwórz go na drugim urządzeniu. Działa raz, przez 15 minut. Kto go otworzy, gra jako ty.
bring-qr = Kod QR linku
bring-link = Link dla twojego drugiego urządzenia
withdraw = Wycofaj link
withdrawn = Link już nie działa.
codes-title = Kody odzyskiwania
codes-none = Nie masz jeszcze żadnych. Pozwolą ci wrócić, gdy stracisz tę przeglądarkę.
codes-left =
    { $n ->
        [one] Został { $n } kod.
        [few] Zostały { $n } kody.
       *[many] Zostało { $n } kodów.
    }
codes-make = Utwórz kody odzyskiwania
codes-renew = Utwórz nowe kody w miejsce starych
codes-shown = Zapisz je lub pobierz: widać je tylko teraz. Każdy działa raz, na dowolnym urządzeniu.
codes-save = Pobierz jako plik
have-code = Mam kod
redeemed = Twoje gry są tutaj.
devices-title = Twoje urządzenia
device-since = od { $date }
device-here = ta przeglądarka
device-end = Usuń
my-data = Co serwer o tobie przechowuje
my-id = Twój identyfikator dla gospodarza tego serwera:
export-data = Pobierz wszystko
erase-sure = Twoje imię i twoje słowa znikną ze wszystkich gier, a na twoich miejscach zagrają boty. Tego nie można cofnąć.
erase-yes = Zapomnij na zawsze
join-title = Przenieść twoje gry do tej przeglądarki?
join-how = Zagrasz tu jako osoba, która pokazała ci link. Gry zaczęte w tej przeglądarce zostają w niej.

# People at a table

person-mute = Wycisz
person-unmute = Cofnij wyciszenie
person-mute-how = Nie zobaczysz, co { $name } pisze przy tym stole. Nikt się o tym nie dowie.
person-muted-how = Nie widzisz, co { $name } pisze przy tym stole.
person-muted = wyciszono
person-report = Zgłoś
person-report-name = Gospodarz tego serwera dowie się o tym imieniu.
person-report-remark = Gospodarz tego serwera dowie się o tych słowach.
person-report-why = Co jest nie tak? (nieobowiązkowo)
person-reported = Dziękujemy. Gospodarz tego serwera to sprawdzi.
person-remove = Usuń od stołu
person-remove-how = Miejsce się zwolni, a { $name } już tu nie usiądzie.
table-lock = Zamknij stół
table-lock-how = Nikt więcej się nie dosiądzie, a stołu nie będzie wśród publicznych.
table-unlock = Otwórz stół
table-locked = Stół jest zamknięty: nikt więcej nie może się dosiąść.

# For the keeper of the server

keeper = Opieka nad serwerem
keeper-how = Dla gospodarza tego serwera. Token jest w środowisku serwera jako DAWNBREACH_ADMIN_TOKEN.
keeper-token = Token dostępu
keeper-enter = Wejdź
keeper-wrong = Ten serwer nie zna takiego tokenu.
keeper-leave = Zapomnij token
keeper-reports = Zgłoszenia
keeper-reports-none = Nikt niczego nie zgłosił.
keeper-of-name = Zgłoszono imię.
keeper-tables = Stoły
keeper-tables-none = Nie ma stołów.
keeper-bans = Zablokowani
keeper-bans-none = Nikt nie jest zablokowany.
keeper-until = do { $time }
keeper-ban = Zablokuj na tydzień
keeper-ban-maker = Zablokuj założyciela na tydzień
keeper-ban-who = Adres albo identyfikator osoby
keeper-ban-no = Nie są znane ani osoba, ani adres.
keeper-dismiss = Odrzuć
keeper-pardon = Wpuść znowu
keeper-close = Zamknij
keeper-export = Eksportuj
keeper-done = Zrobione.

# Zagadki

puzzle-solved = Rozwiązane
puzzle-missed = Niezupełnie
puzzle-so-far = Dotąd
puzzle-yours = Ty
puzzle-best = Najlepiej
puzzle-novice = Nowicjusz
puzzle-line = Najlepsza droga
puzzle-rate = Za pierwszym razem rozwiązało { $percent }% z { $tries }.
puzzle-untried = Nikt jeszcze nie odpowiedział.
puzzle-was-solved = Za pierwszym razem się udało.
puzzle-was-missed = Za pierwszym razem się nie udało.
puzzle-before = Dzień wcześniej
puzzle-of-sanctum = Zagadka z Sanctum
puzzle-of-doom = Zagadka z Darkest Doom
