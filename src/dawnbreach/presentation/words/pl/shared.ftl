# What the table and the terminal say alike.

bot-random = bot losowy
bot-novice = bot nowicjusz
bot-apprentice = bot czeladnik
bot-adept = bot adept
bot-veteran = bot weteran
bot-master = bot mistrz
bot-tempered = { $bot }, { $temper }
temper-bold = śmiały
temper-careful = ostrożny
temper-thief = złodziej

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
group-trap = Zastaw lub zabierz pułapkę
group-rite = Rytuał lasu
group-drop = Odrzuć z ekwipunku lub odłóż
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
doom-does-forest = Za 2 płatki many odrzucasz 2 karty (ale nie mrocznego skażenia) i dobierasz 2 z jednej talii zasobów cytadeli.
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

# Podpowiedź
hint-ends = średnio w wyobrażonych światach ({ $worlds }): { $ends }
hint-solved = wyliczone, jeśli walka potoczy się najlepiej: { $ends }
hint-than-next = w porównaniu z następnym wyborem: { $ends }
hint-than-first = w porównaniu z pierwszym wyborem: { $ends }
hint-even = o ile można było zobaczyć, niewiele różni się od pozostałych
hint-plan = tak mówi doświadczenie; nie ma tu czego próbować
hint-ready = Twoja gotowość na Władcę Demonów: przeżywasz { $survive } wyobrażonych Ostatecznych Bitew ({ $battles }; pozostałe punkty życia: { $health }) i pokonujesz średnio { $defeated } z 9 kart.
hint-not-ready = Twoja gotowość na Władcę Demonów: jeszcze nie. W wyobrażonych Ostatecznych Bitwach ({ $battles }) pokonujesz średnio { $defeated } z 9 kart i nie przeżywasz żadnej.
hint-ready-estimate = To oszacowanie: jakby bitwa zaczynała się teraz, na tym poziomie trudności, po jeszcze jednym odpoczynku, toczona tak, jak walczy czeladnik.
hint-victory = zwycięstwo { $value }
hint-defeat = porażka { $value }
hint-survive = przeżycie { $value }
hint-kills = zabite { $value }
hint-decimal = { $n },{ $tenths }
hint-health = punkty życia na koniec { $value }
hint-lead = oczekiwana przewaga punktów życia u Władcy Demonów { $value }
hint-left = punkty życia { $value }
hint-skills = umiejętności { $value }
hint-achievements = osiągnięcia { $value }
hint-defeated = pokonane karty { $value }
hint-fame = dzienna sława { $value }
hint-alliances = punkty sojuszy { $value }
hint-crystals = kryształy pieczęci { $value }
hint-wounds = rany { $value }
hint-points = punkty { $value }
hint-risks = ryzykowne ruchy { $value }
hint-deaths = śmierci { $value }
hint-cards = karty na ręce { $value }
hint-why-sanctum-solver = Ze wszystkich sposobów użycia tych kości i zdolności od tego zaczyna się najlepszy: najwięcej zabitych, najmniej ran, a przy równym wyniku oszczędzone żetony.
hint-why-sanctum-gem = Przybliża umiejętność, której wkrótce użyjesz; klejnoty przesuwa się tylko za zabite demony.
hint-why-sanctum-equip = Jest lepszy niż to, co tam nosisz, albo zapełnia puste miejsce.
hint-why-sanctum-penalty = Ze wszystkich sposobów zapłaty ten kosztuje cię najmniej.
hint-why-sanctum-enough = Nic z tego, co tu zostało, nie uczyni cię silniejszym.
hint-why-sanctum-take = Poziom, przedmioty i miejsca trafienia pasujące do twoich kości: ten zestaw daje najwięcej w zamian za rany, które może zadać.
hint-why-sanctum-loot = To najsilniejszy przedmiot albo taki, na który masz puste miejsce.
hint-why-sanctum-claim = Zabite demony dają klejnoty i przedmioty: zbierz je.
hint-why-sanctum-move = Twoje kości poradzą sobie z większą liczbą demonów, a do miasta trwa wyścig.
hint-why-sanctum-fight = Stoją przed tobą demony i nie ma już miejsca, by bezpiecznie wziąć ich więcej.
hint-why-sanctum-rest = Wiele żetonów jest wydanych albo w torbie czeka lepszy ekwipunek: odpoczynek jest bezpieczny.
hint-why-sanctum-brew = Przedmioty, których nie założysz, są więcej warte jako eliksiry.
hint-why-sanctum-drink = Przeciwnicy ranią tak mocno, że eliksir się opłaca.
hint-why-sanctum-roll = Żaden eliksir nie zmienia teraz tyle, by go pić.
hint-why-sanctum-breach = Stoisz u Murów Sanctum i nie masz już z kim walczyć: kto pierwszy się przez nie przedrze, zyskuje czas.
hint-why-sanctum-answer = Nic cię nie zatrzymuje: kto odpowie na wezwanie do broni, wcześniej zobaczy karty Władcy Demonów.
hint-why-darkest-doom-test = Tyle karty na ręce mogą jeszcze zmienić w tym teście; reszta lepiej niech zostanie.
hint-why-darkest-doom-draw = Karty z tej talii są teraz dla ciebie najwięcej warte.
hint-why-darkest-doom-discard = Tej karty będzie ci najmniej brakować.
hint-why-darkest-doom-mark = Ta cecha i ten relikt dają najwięcej przez pozostałe rundy.
hint-why-darkest-doom-seek = Lepszych szans już nie będzie.
hint-why-darkest-doom-coin = Moneta poprawia szanse o więcej, niż jest warta gdzie indziej.

# Trener
review-better = Lepiej: { $choice }
review-known = O ile można było wtedy wiedzieć, w wyobrażonych światach ({ $worlds }): { $ends }
review-true = Z tym, co było wtedy ukryte: { $ends }
review-nothing = bez wymiernej różnicy
review-plan = Cały plan: { $plan }
review-exact = Wyliczone dokładnie: wyszło { $made }; kości pozwalały na { $could }
review-lucky = { $what }: oczekiwane { $expected }, na tyle pozwoliły kości: { $came } ({ $gap })
luck-survive = przeżyte walki
luck-wounds = rany
luck-kills = zabite demony
luck-tests = zdane testy
luck-deaths = śmierci w walce

# Dice of a record
verified =
    { $n ->
        [0] Zapis jest zgodny z zasadami, ale żaden wynik w nim nie pochodzi z ziarna.
        [one] { $n } wynik zgadza się z ujawnionym ziarnem.
        [few] Wszystkie { $n } wyniki zgadzają się z ujawnionym ziarnem.
       *[many] Wszystkie wyniki ({ $n }) zgadzają się z ujawnionym ziarnem.
    }
verified-abandoned = { verified } W tym miejscu grę przerwano.
dice-shared = Uczciwie: gracze mieli udział w tym ziarnie (miejsca: { $seats }), więc nikt nie mógł wybrać wyników.
dice-claimed = Zapis wymienia udziały graczy (miejsca: { $seats }). Jeśli są prawdziwe, nikt nie wybrał wyników; mogą to potwierdzić tylko ci gracze albo serwer, na którym grali, bo tekst można zmyślić.
dice-nobody = Nikt nie ręczy za te kości: żaden gracz nie miał udziału w ziarnie, więc ktoś mógł je wybrać.
dice-open = Gra z jawnymi kośćmi: ziarno wybrano przed grą.
dice-fork = Ta gra odchodzi od innej, której wyniki nie pochodzą z tego ziarna: za tamte nikt nie ręczy.
puzzle-task-sanctum-fight = Rozegraj tę walkę do końca. Najlepsza odpowiedź jest jedna; nowicjusz jej nie znajduje.
puzzle-task-sanctum-turn = Rozegraj tę turę do końca: najpierw walka, potem poziomy. Liczy się, ile umiejętności i osiągnięć zdobędziesz, a przy równej liczbie – jak najmniej ran. Najlepsza odpowiedź jest jedna; nowicjusz jej nie znajduje.
puzzle-task-darkest-doom-fight = Rozegraj tę walkę do końca kartami, które masz na ręce. Najlepsza odpowiedź jest jedna; nowicjusz jej nie znajduje.
puzzle-task-darkest-doom-turn = Rozegraj tę turę i nie zdawaj się na los: ile punktów, czyli dziennej sławy i sojuszy razem, możesz sobie zapewnić? Rzut w walce, test zasadzki albo dobranie karty kończy zagadkę. Wolno rzucić tylko kością przeznaczenia po misji, a ona wypada tak źle, jak to możliwe.
puzzle-why-sanctum-fight = Obliczono wszystkie możliwe wyniki; każda inna odpowiedź jest gorsza co najmniej o jedną ranę.
puzzle-why-sanctum-turn = Obliczono każdą walkę, na jaką pozwalają te kości, i każdy sposób przydzielenia poziomów; każda inna odpowiedź daje mniej albo kosztuje więcej ran.
puzzle-why-darkest-doom-fight = Obliczono wszystkie możliwe wyniki; każda inna odpowiedź jest gorsza co najmniej o jedną ranę.
puzzle-why-darkest-doom-turn = Sprawdzono każdy sposób rozegrania tej tury bez zdawania się na los; żaden nie daje więcej punktów.
