# What the table and the terminal say alike.

bot-random = bot losowy
bot-novice = bot nowicjusz
bot-adept = bot biegły
bot-master = bot mistrz

# Headings in the list of choices
group-take = Zabierz demony
group-loot = Weź przedmiot
group-drink = Wypij eliksir
group-hit = Przydziel kość
group-use = Użyj zdolności
group-turn = Zmień kość
group-claim = Zabite demony
group-gem = Przesuń klejnot w górę
group-equip = Wyekwipuj przedmiot
group-remove = Zdejmij przedmiot
group-brew = Przedmioty za eliksiry
group-pour = Wyrzuć eliksir
group-bless = Użyj błogosławieństwa
group-pay = Ponieś karę
group-rest = Albo
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
