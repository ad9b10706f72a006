# Powłoka: strony i stół wokół planszy.

## Wszędzie

skip = Przejdź do treści
pages = Strony
rules = Zasady
about = O grze
replay = Powtórka
settings = Ustawienia
language = Język
language-unread = nieprzejrzane jeszcze przez rodzimego użytkownika języka
close = Zamknij
loading = Wczytywanie…
try-again = Spróbuj ponownie
to-lobby = Na stronę główną
server-away = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
lobby-away = Brak połączenia z serwerem. Zasady można nadal czytać; gry poczekają, aż wróci.
clause-link = Zasada { $clause }, otwiera się w nowej karcie
your-name = Twoje imię
guest = Gość
motion = Ruch
sound = Dźwięk
volume = Głośność
notices = Powiadomienia
help = Pomoc
board = Plansza
clock = Zegar
you = ty
bot-random = bot losowy
bot-novice = bot nowicjusz
bot-apprentice = bot czeladnik
bot-adept = bot adept
bot-veteran = bot weteran
bot-master = bot mistrz
bot-other = bot
bot-tempered = { $bot }, { $temper }
temper-bold = śmiały
temper-careful = ostrożny
temper-thief = złodziej
free-seat = wolne miejsce
seats = Miejsca
seat-number = Miejsce { $n }
status-open = czeka na graczy
status-starting = zaczyna się
status-playing = w toku
status-over = zakończona
status-abandoned = przerwana

## Strona główna

lobby-title = W co gramy?
lobby-lead = Dwie duże gry planszowe fantasy, w całości, w przeglądarce: w pojedynkę, z botami albo ze znajomymi, za jednym razem albo na raty. Bez instalowania i bez konta.
seats-range = od { $least } do { $most } graczy
play-now = Zagraj teraz z botami
play-alone = Graj w pojedynkę
guided-on = Gra z przewodnikiem, rozdział { $n }
chapters-all = Rozdziały lekcji
chapter-done = ukończony
chapter-begun = zaczęty
guided = Pierwszy raz? Z przewodnikiem
invite = Zaproś znajomych
set-up = Przygotuj stół
my-games = Twoje gry
my-games-none = Tu pojawią się gry z tej przeglądarki, żeby można było do nich wrócić.
deciding = Decyduje: { $names }
outcome-won = Wygrana
outcome-place = Miejsce { $n } z { $count }
outcome-lost = Przegrana
outcome-rivals = { $n ->
    [one] Wirtualny Strażnik
    [few] { $n } Wirtualni Strażnicy
   *[many] { $n } Wirtualnych Strażników
    }
filter = Pokaż
filter-all = wszystkie
filter-won = wygrane
filter-lost = przegrane
show-all = Pokaż wszystkie ({ $n })
put-away = Ukryj grę { $id } albo z niej odejdź
unhide-game = Pokaż znów grę { $id } na liście
show-hidden = Pokaż ukryte gry ({ $n })
left-game = opuszczona
left-notice = Nie grasz już tutaj. Za ciebie gra dalej bot: { $name }.
come-back = Wróć
open-tables = Publiczne stoły
open-tables-none = Nikt teraz nie czeka przy publicznym stole.
free-seats =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
       *[many] { $n } wolnych miejsc
    }

## Stół

connecting = Łączenie…
link-lost = Brak połączenia, ponawiam próby…
table-missing = Nie ma takiego stołu.
decision = Decyzja, przebieg gry, czat i miejsca
panels = Przebieg gry, czat i miejsca
your-decision = Twoja decyzja
for-seat = Za: { $name }
sending = Wysyłanie…
choices = Wybory
choose = Wybierz
forecast = Co z tego wyniknie
hint = Podpowiedź
hint-thinking = Biegły gracz się zastanawia…
hint-none = Biegły gracz nie ma tu nic do podpowiedzenia.
hint-more = Tylko na podstawie tego, co możesz wiedzieć: rozegrano do końca światy, które mogą być prawdziwe. Liczby są oszacowaniem tam, gdzie napisano „średnio”.
caution-yes = Mimo to wybieram
caution-no = Jeszcze pomyślę
typing = Wpisywane polecenia
auto = Kroki bez wyboru rozgrywają się same
auto-played = Rozegrano bez pytania: { $choice }
auto-ask = Pytaj mnie w tym kroku
type-choice = Wpisz wybór albo szukaj
choices-all = Wszystkie wybory jako lista
choices-fit =
    { $n ->
        [0] Żaden wybór nie pasuje.
        [one] Pasuje { $n } wybór. Enter go wykona.
        [few] Pasują { $n } wybory. Tab uzupełnia.
       *[many] Pasuje { $n } wyborów. Tab uzupełnia.
    }
no-choice-fits = Żaden z twoich wyborów nie zawiera tych słów.
final = tego nie da się cofnąć
others-decide = Teraz decydują inni. Możesz się rozejrzeć, porozmawiać na czacie i przeczytać przebieg gry.
you-watch = Oglądasz grę.
take-back = Cofnij
go-back = Wróćmy
go-back-title = Wróć do chwili przed tą decyzją
go-back-here = Wróć do chwili przed: { $choice }
go-back-sure = Wszyscy przy stole muszą się zgodzić. Wszystkie późniejsze decyzje zostaną cofnięte.
same-dice = Kośćmi, którymi od tego czasu rzucono, rzuca się od nowa: nikt nie zna nowych wyników. Zostanie to w przebiegu gry.
went-back = { $name }: prośba o cofnięcie. Cofnięto decyzje od { $to } do { $last }.
went-back-before =
    { $n ->
        [one] Wcześniej cofnięto grę jeden raz.
        [few] Wcześniej cofnięto grę { $n } razy.
       *[many] Wcześniej cofnięto grę { $n } razy.
    }
fell-anew = Kośćmi, którymi od tego czasu rzucono, rzuca się od nowa.
open-dice = Jawne kości
open-dice-why = Ten, kto założył stół, wybrał ziarno losowości: kości nie są tajne.
rated = O ranking
rated-why = Grają tylko ludzie, z ukrytymi kośćmi, bez podpowiedzi i bez cofania. Kto odchodzi albo komu skończy się czas, zajmuje ostatnie miejsce.
rating-now = { $name }: { $rating } ({ $gained })
back-asked =
    { $n ->
        [one] { $name } prosi wszystkich o cofnięcie ostatniej decyzji.
        [few] { $name } prosi wszystkich o cofnięcie { $n } ostatnich decyzji.
       *[many] { $name } prosi wszystkich o cofnięcie { $n } ostatnich decyzji.
    }
back-waiting = Czekamy na: { $names }.
agree = Zgoda
disagree = Gramy dalej
back-withdraw = Wycofaj prośbę
log = Przebieg
log-older = Pokaż wcześniejsze wiersze
log-empty = Jeszcze nic się nie wydarzyło.
chat = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-say = Napisz coś
chat-send = Wyślij
chat-seated = Pisać mogą tylko ci, którzy mają miejsce przy stole.
is-late = { $name }: gra czeka na decyzję ponad dobę.
let-bot-for = Niech tymczasem gra bot
play-myself = Przejmij grę z powrotem
bot-plays = Bot gra za ciebie: { $name }.
days-left =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[many] { $n } dni
    }
dice-mixing = Mieszanie kości…
abandon = Przerwij grę
abandon-sure = Gra kończy się, gdy chcą tego wszyscy. Boty zawsze się zgadzają. Możesz też pozwolić, żeby bot grał za ciebie.
end-asked = Za zakończeniem gry: { $names }. Gra skończy się, gdy zgodzą się wszyscy.
end-agree = Zakończ grę
play-on = Gramy dalej
sheet-lower = Opuść panel
sheet-raise = Podnieś panel
explanation = Co można zrobić: { $about }
can = Można:
cannot = Nie można:
nothing-now = Teraz nic się z tym nie da zrobić.
lesson-step = Rozdział { $chapter }, krok { $n } z { $count }
lesson-next = Następny rozdział
lesson-this = (następny krok lekcji)
lesson-show = Pokaż
lesson-go-on = Gram dalej
lesson-new-game = Nowa gra
result = Wynik gry
game-over = Koniec gry
game-abandoned = Gra została przerwana
score = Wynik { $n }
rematch = Rewanż
to-rematch = Do rewanżu
watch-replay = Obejrzyj powtórkę
whole-result = Przeczytaj cały wynik
follow = Oglądaj
follow-turn = kto decyduje
fallen-more = Pozostali grają dalej; możesz oglądać czyjąkolwiek planszę.
curve-ends = Na końcu: { $words }
as-a-table = Jako tabela

## Powtórka

load-record = Otwórz zapis partii
download-record = Pobierz zapis partii
commit = Odcisk znany od początku
eyes = Widok
speed = Tempo
play = Odtwarzaj
pause = Zatrzymaj
step-on = Krok naprzód
step-back = Krok wstecz
fork = odgałęzienie
fork-of = Odgałęzienie: pierwsze decyzje, do numeru { $ply }, zapadły w innej grze.
fork-dice = Od tej chwili rzuty są inne: wynikają z własnego sekretu tej gry.

## What others did meanwhile

playback = Co zrobili inni, jeszcze raz
playback-before = Tak było po twojej ostatniej decyzji.
playback-skip = Wróć do gry
since = Od twojej ostatniej decyzji
since-watch =
    { $n ->
        [one] Obejrzyj { $n } krok
        [few] Obejrzyj { $n } kroki
       *[many] Obejrzyj { $n } kroków
    }
speed-is = Tempo: { $n } razy; naciśnij, aby zmienić

## Ta sama osoba na innych urządzeniach

other-devices = Inne urządzenia i odzyskiwanie
redeem = Przenieś tu moje gry
erase = Zapomnij o mnie

# People at a table

person-about = Osoba: { $name }
chat-hidden =
    { $n ->
        [one] Jedna wypowiedź jest ukryta: wyciszono jej autora.
        [few] { $n } wypowiedzi są ukryte: wyciszono ich autorów.
       *[other] { $n } wypowiedzi jest ukrytych: wyciszono ich autorów.
    }

# Zagadki

puzzle = Zagadka
puzzle-today = Zagadka dnia
puzzle-lead = Chwila z partii z jedną najlepszą odpowiedzią, codziennie inna. Znajdziesz ją?
puzzle-streak = { $n ->
    [one] Rozwiązana za pierwszym razem: { $n } dzień z rzędu.
    [few] Rozwiązana za pierwszym razem: { $n } dni z rzędu.
   *[many] Rozwiązana za pierwszym razem: { $n } dni z rzędu.
  }
