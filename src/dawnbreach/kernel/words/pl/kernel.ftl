# What the kernel says, whatever the game.
list-comma = { ", " }
list-plus = { " + " }
list-semicolon = { "; " }
seat-number = gracz { $seat }

no-not-now = „{ $choice }” nie należy do tego kroku ({ $step }).
    .remedy = Najpierw zakończ ten krok; lista pokazuje, co można teraz wybrać.
no-game-over = Gra jest skończona.
    .remedy = Zacznij nową grę, aby grać dalej.
no-no-such-seat = Nie ma takiego miejsca.
    .remedy = Miejsca mają numery od 1 do { $seats }.
no-not-your-decision = To nie jest teraz twoja decyzja.
    .remedy = Poczekaj na decyzję (miejsce { $seats }).
no-take-back = Tego nie można cofnąć: pojawiło się coś nowego albo zależy od tego to, co postanowił już ktoś inny.
    .remedy = Cofnąć możesz tylko swoje ostatnie decyzje, najdalej do ostatniego rzutu lub karty.

input-ambiguous = „{ $text }” może oznaczać: { $choices }. Napisz trochę więcej.
input-unreadable = W tej grze nie ma wyboru „{ $text }”. Wybierz coś z listy.
input-unreadable-near = W tej grze nie ma wyboru „{ $text }”. Czy chodziło ci o: { $near }?
input-seats = Liczba miejsc w tej grze to od { $least } do { $most }, a nie { $seats }.
input-game = Nie ma gry „{ $game }”.
input-option = Nie ma opcji „{ $option }”.
input-option-value = Opcja { $option } ma jedną z wartości: { $values }, a nie „{ $value }”.

record-foreign = To nie jest zapis partii Dawnbreach: brakuje pierwszego wiersza.
record-damaged = To nie jest zapis partii albo jest uszkodzony.
record-line = Wiersz { $line } zapisu partii jest nieczytelny: „{ $text }”.
record-header = Nagłówek zapisu partii jest błędny: { $what }.
record-version = Zapis partii nie pasuje do tego programu ({ $what }): w zapisie „{ $theirs }”, tutaj „{ $ours }”.
record-decision = Decyzji { $number } z zapisu partii nie można wykonać: „{ $text }”.
record-outcomes = Po decyzji { $number } zapis partii zawiera inne wyniki losowe, niż wymagają zasady.
record-no-seed = Zapis partii nie ma jeszcze ziarna, bo gra się nie skończyła; nie można go sprawdzić.
record-commit = Ziarno nie zgadza się ze złożonym wcześniej zobowiązaniem.
record-dice = Wynik losowy { $number } nie jest tym, który daje ziarno.
save-foreign = To nie jest zapisana gra.
save-damaged = Zapisana gra jest uszkodzona.
save-version = Zapisana gra nie pasuje do tego programu ({ $what }): w niej „{ $theirs }”, tutaj „{ $ours }”.
what-rules = wersja zasad
what-pack = pakiet treści
what-game = gra
what-seats = liczba miejsc
input-seed = Ziarno losowości to jedna linia, od 1 do 200 drukowalnych znaków.

words-line = to nie jest komunikat: „{ $text }”
words-twice = { $key } jest tu dwa razy
words-elsewhere = jest już w innym pliku: { $keys }
words-text = niespodziewany tekst przy „{ $text }”
words-brace = brakuje klamry zamykającej przy „{ $text }”
words-brace-more = o jedną klamrę za dużo przy „{ $text }”
words-quote = brakuje cudzysłowu zamykającego przy „{ $text }”
words-variable = brakuje nazwy zmiennej przy „{ $text }”
words-message = brakuje klucza komunikatu przy „{ $text }”
words-default = dokładnie jeden wariant musi być oznaczony jako domyślny (*) przy „{ $text }”
words-variant = każdy wariant, a także klamra za nimi, musi zaczynać nowy wiersz przy „{ $text }”
words-empty = brakuje tekstu
words-chain = użyty tu komunikat { $key } sam używa innego komunikatu
words-not-text = plik nie jest tekstem w UTF-8
