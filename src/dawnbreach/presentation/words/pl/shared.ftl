# What the table and the terminal say alike.

bot-random = bot losowy
bot-novice = bot nowicjusz
bot-apprentice = bot czeladnik
bot-adept = bot adept
bot-veteran = bot weteran
bot-master = bot mistrz

# Headings in the list of choices
group-main = Najważniejsze
group-take = Zabierz demony
group-loot = Weź przedmiot
group-drink = Wypij eliksir
group-hit = Przydziel kość
group-use = Użyj zdolności
group-turn = Zmień wynik kości
group-claim = Odbierz nagrody za demony
group-gem = Przesuń klejnot w górę
group-equip = Wyekwipuj przedmiot
group-remove = Zdejmij przedmiot
group-brew = Wymień przedmioty na eliksiry
group-pour = Wyrzuć eliksir
group-bless = Użyj błogosławieństwa
group-pay = Ponieś karę
group-rest = Albo
group-go = Przejdź
group-play = Zagraj kartę
group-trap = Zastaw pułapkę
group-order = Ogłoś osiągnięcia
group-deck = Dobierz kartę
group-discard = Odrzuć
group-mark = Zaznacz cechę i relikt
group-aim = Wybierz cel
group-fate = Odrzuć kartę za jej ikonę
group-die = Zmień wynik kości albo ją przerzuć
group-place = Wybierz obszar

# What is printed on the cards of Darkest Doom
doom-relic-high = przy 5 lub więcej
doom-relic-low = przy 5 lub mniej
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

# What an area does for whoever is in it (DD-3.4, DD-7.8, DD-13.5), and a place of the Fate track (DD-5.3)
doom-does-citadel = Tu możesz zawrzeć sojusz. Za 1 monetę przeznaczenia możesz stąd przejść najwyżej o 2 obszary, plus 1 za każdą sprzymierzoną z tobą cytadelę, ale nie możesz skończyć w cytadeli.
doom-does-temple = O świcie, gdziekolwiek stoisz: usuwasz z ręki tyle kart mrocznego skażenia albo zyskujesz tyle dziennej sławy, ilu masz akolitów.
doom-does-forest = Za 2 płatki many odrzucasz 2 karty (nie mroczne skażenie) i dobierasz 2 z jednej talii zasobów cytadeli.
doom-does-plain = Na równinie nic się nie dzieje.
doom-does-mountain = Na górze nic się nie dzieje.
doom-does-lake = Tu 1 do 3 duchowych latarni przywołuje Widmo z Jeziora.
doom-does-entrance = Za 1 punkt akcji przenosisz się do innego wejścia do Czarnej Loży.
doom-does-path = Nie wolno tu kłaść pułapek.
doom-does-monolith = Kto ma 3 kryształy pieczęci, może tu spróbować uwolnić Mosha w teście zasadzki: sukces oznacza wygraną.
doom-does-summit = Tu jest opętana Arcykapłanka. Kto wejdzie, walczy z nią; kto ją pokona i przeżyje, wygrywa grę.
doom-does-fate-eclipse = Każda cytadela i świątynia krwi obok mrocznej otchłani dostaje 1 pnącze, a te otchłanie znikają.
doom-does-fate-metamorphosis = Potwór najbliższy rzucającemu przepoczwarza się w kolejne wcielenie, jeśli może.
doom-does-fate-sword-shield = Kto rzucał, może bez odrzucania karty zmienić wynik kości na miecz albo tarczę.
doom-does-fate-dawn-dusk = Kto rzucał, może bez odrzucania karty zmienić wynik kości na świt albo zmierzch.
doom-does-fate-priestess-moon = Kto rzucał, może bez odrzucania karty zmienić wynik kości na Arcykapłankę albo księżyc.
