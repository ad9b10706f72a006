# Co mówi stół.

now-you = Twoja decyzja — { $step }
now-own = { $who }, twoja decyzja — { $step }
now-other = Decyduje { $who } — { $step }
now-several = Decydują jednocześnie: { $who }
now-over = Gra skończona.

# Gry i opcje


# Dlaczego stół czegoś nie robi

refuse-malformed = Tej wiadomości nie da się zrozumieć.
refuse-too-large = To za długie: najwyżej { $most } bajtów.
refuse-too-fast = Za szybko. Odczekaj chwilę.
refuse-too-slow = Żądanie docierało zbyt długo.
refuse-costly = Twoje pytania kosztują dużo pracy. Poczekaj chwilę.
refuse-book-full = Przy tym stole zdarzyło się już tak dużo, że może toczyć się tylko sama gra.
refuse-too-many = Z twojego adresu jest za dużo połączeń.
refuse-origin = Ta strona nie może łączyć się z tym serwerem.
refuse-stopping = Serwer jest właśnie zatrzymywany. Spróbuj za chwilę.
refuse-hello = Najpierw się przywitaj.
refuse-busy = Inni gracze raz po raz byli szybsi. Spróbuj jeszcze raz.
refuse-failed = Coś się zepsuło na serwerze. Nic się nie zmieniło.
refuse-broken = Przy tym stole nie da się grać dalej według obecnych zasad.
refuse-banned = Na razie nie masz tu wstępu.
refuse-other-rules = Tę grę rozpoczęto z innymi zasadami lub innym zestawem ({ $theirs }); ten serwer gra według { $ours }. Gra jest zachowana i można ją dokończyć w tamtej wersji.
refuse-elsewhere = Serwer jest odnawiany, a ten stół prowadzi jego druga wersja. Spróbuj za chwilę.
refuse-database = Baza danych nie odpowiada. Czy to zapisano, okaże się, gdy odpowie.
refuse-full = Dysk serwera jest pełny. Nic nie zostało zapisane; spróbuj później.
refuse-stops = Za chwilę serwer zostanie zatrzymany. Utwórz stół później.
refuse-no-table = Nie ma takiego stołu.
refuse-no-page = Tu nic nie ma.
refuse-no-seat =
    { $seats ->
        [one] Jest tylko { $seats } miejsce.
        [few] Są tylko { $seats } miejsca.
       *[many] Jest tylko { $seats } miejsc.
    }
refuse-not-yours = To nie twoje miejsce.
refuse-no-return = To miejsce nie należy już do ciebie: ktoś tam siedzi albo już za nie zdecydował.
refuse-taken = To miejsce jest zajęte.
refuse-locked = Ten stół jest zamknięty: nikt nie może się dosiąść.
refuse-removed = Usunięto cię od tego stołu. Możesz oglądać grę.
refuse-not-host = Może to zrobić tylko osoba, która założyła stół.
refuse-nobody-there = Na tym miejscu nie ma nikogo innego.
refuse-reports = Zgłoszeń jest już dość. Gospodarz serwera je przejrzy.
refuse-no-report = Nie ma takiego zgłoszenia.
refuse-name-taken = Ktoś przy tym stole ma już na imię { $name }.
refuse-empty = Nic tu nie napisano.
refuse-table-open = Gra jeszcze się nie zaczęła.
refuse-table-playing = Gra już się zaczęła.
refuse-table-starting = Gra właśnie się zaczyna.
refuse-table-over = Gra jest skończona.
refuse-table-abandoned = Gra została przerwana.
refuse-bot-decides = Na tym miejscu decyduje teraz bot.
refuse-bot-decides-remedy = Najpierw odbierz mu miejsce.
refuse-no-puzzle = Nie ma takiej zagadki.
refuse-puzzle-on = Zagadka jeszcze się nie skończyła.
refuse-stale = W międzyczasie coś się wydarzyło. Spójrz i wybierz jeszcze raz.
refuse-no-decision = Nie ma takiej decyzji, do której można wrócić; ostatnia to { $last }.
refuse-nothing-asked = Nikt nie prosił cię o cofnięcie.
refuse-rematch = Nowy stół już jest.
refuse-lesson = Lekcja jest teraz o czymś innym.
refuse-lesson-remedy = Wybierz: { $choice }
refuse-no-lesson = Do tej gry nie ma lekcji.
refuse-nobody = Przy stole nie siedzi nikt, kto mógłby grać.
refuse-options = Z takimi opcjami nie da się grać.
refuse-hints = Przy tym stole nie ma podpowiedzi: tak go założono.
refuse-hint-now = Nie masz teraz nic do rozstrzygnięcia.
refuse-hint-nobody = W tej grze nikt nie podpowiada.
refuse-share = Ten udział nie zgadza się ze swoim odciskiem.
refuse-no-person = Serwer nie zna tej przeglądarki albo już jej nie uznaje.
refuse-code = Ten kod jest nieważny albo został już użyty.
refuse-no-device = Nie ma takiego urządzenia.
refuse-not-over = Gra jeszcze się nie skończyła.
refuse-number = { $name } musi być liczbą.
refuse-record-damaged = To nie jest zapis gry albo jest uszkodzony.
refuse-record-long = Odtwarzanie tego zapisu trwa zbyt długo.
refuse-replays-busy = Właśnie odtwarza się wiele zapisów. Spróbuj ponownie za chwilę.

# What a table keeps saying

notice-carried = Serwer ma nowe zasady (wersja { $rules }). Gra toczy się dalej dokładnie od miejsca, w którym była według wersji { $was }; stamtąd zaczyna się jej przebieg.
notice-closed-by-rules = Serwer ma nowe zasady (wersja { $rules }), a ta gra, rozpoczęta według wersji { $was }, nie może się według nich toczyć dalej. Zamknięto ją; to, co się wydarzyło, jest zachowane.
notice-closed-as-endless = W tej grze podjęto już tyle decyzji ({ $n }), że stół nie pomieści więcej. Zamknięto ją; to, co się wydarzyło, jest zachowane.

news-stops =
    { $minutes ->
        [0] Za chwilę serwer zostanie zatrzymany. Gry potoczą się potem dalej, a zegary w tym czasie stoją.
        [one] Za minutę serwer zostanie zatrzymany. Gry potoczą się potem dalej, a zegary w tym czasie stoją.
        [few] Za { $minutes } minuty serwer zostanie zatrzymany. Gry potoczą się potem dalej, a zegary w tym czasie stoją.
        [many] Za { $minutes } minut serwer zostanie zatrzymany. Gry potoczą się potem dalej, a zegary w tym czasie stoją.
       *[other] Za { $minutes } minut serwer zostanie zatrzymany. Gry potoczą się potem dalej, a zegary w tym czasie stoją.
    }

page-not-built = Strona nie jest zbudowana. Uruchom: make play
refuse-fork-seats = Odgałęzienie ma miejsca tej gry, z której wychodzi: dla ciebie i dla botów.
refuse-fork = Nie ma skąd grać dalej: wybierz decyzję zakończonej gry, sprzed jej końca.
refuse-rated-dice = Gra o ranking ma ukryte kości: bez wybranego ziarna, lekcji i odgałęzień.
refuse-rated-seats = Gra o ranking jest dla co najmniej dwóch osób: jedno miejsce dla ciebie, pozostałe wolne, bez botów.
refuse-rated-twice = W grze o ranking każdy ma jedno miejsce i przy nim zostaje.
refuse-rated-start = Gra o ranking zaczyna się, gdy wszystkie miejsca są zajęte i strona każdego gracza zapowiedziała swój udział w kościach.
refuse-rated-bot = W grze o ranking bot za ciebie nie zagra. Kto odchodzi, zajmuje ostatnie miejsce.
refuse-rated-back = W grze o ranking nikt się nie cofa.

# The coach
review-chances = Szanse każdego miejsca, w procentach
review-after = po decyzji { $n }
review-luck = Szczęście: na co pozwoliły kości wobec tego, czego można było oczekiwać
