# Serwer

about-serve = uruchamia serwer stołów w przeglądarce
about-migrate = aktualizuje bazę danych serwera
arg-host = adres, na którym serwer nasłuchuje (127.0.0.1: tylko ten komputer)
arg-port = port (8020; 0: dowolny wolny)
arg-workers = ile procesów dzieli się pracą; więcej niż jeden wymaga PostgreSQL (1)
arg-origin = inny adres, którego strony mogą się łączyć, na przykład https://games.example; można powtórzyć
arg-trusted-proxy = adres lub sieć pośrednika, którego X-Forwarded-For jest wiarygodne
arg-set = ustawia, jak długo co się przechowuje, i inne ograniczenia, np. finished_for_days=30
arg-database = sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA (plik w folderze danych); także DAWNBREACH_DATABASE
serving = Dawnbreach jest pod adresem { $address }
migrated = Baza danych jest aktualna: { $database }
open-page = Graj tutaj: { $address }
stop-serving = Zostaw to włączone na czas gry; Ctrl-C zatrzymuje serwer i żadna gra nie przepada.
bad-database = Takiej bazy danych nie znamy: { $url }. Napisz sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA.
one-worker = SQLite obsługuje tylko jeden proces, nie { $workers }. Kilka wymaga PostgreSQL: --database postgresql://UŻYTKOWNIK@HOST/NAZWA.
no-address = „{ $text }” nie jest adresem ani siecią.
bad-setting = „{ $text }” niczego nie ustawia: podaj NAZWA=LICZBA z jedną z tych nazw: { $known }.
not-migrated = Baza danych jest pusta albo stara. Najpierw uruchom: dawnbreach migrate --database URL
database-newer = Bazę danych utworzyła nowsza wersja (krok { $revision }). Uruchom tamtą wersję albo przywróć kopię.
database-corrupt = { $database } jest uszkodzona albo nie jest bazą danych. Przywróć kopię zapasową.
database-read-only = Nie można pisać do { $database }. Sprawdź prawa pliku i folderu oraz dysk.
database-replica = { $database } nie przyjmuje zmian: może to replika. Podaj główną bazę danych albo wszystkie, z target_session_attrs=read-write.
database-busy = { $database }: używa jej inny serwer. Plik SQLite ma tylko jednego piszącego.
no-database = Baza danych { $database } nie odpowiada.
no-key = { $place } nie zawiera klucza: potrzeba 64 cyfr szesnastkowych.
no-key-file = Nie można odczytać ani zapisać klucza serwera: { $file }
bad-key = Klucz tego serwera nie pasuje do tej bazy danych. Przywróć właściwy: bez niego nikt nie odzyska swojego miejsca.
port-taken = Pod adresem { $host }:{ $port } działa już coś innego. Wybierz inny port: --port.
port-refused = Ten komputer nie pozwala serwerowi użyć adresu { $host }:{ $port }. Czy --host to adres tego komputera, a --port jest większy niż 1023?
no-number-up-to = Opcja { $option } wymaga liczby nie większej niż { $most }, a nie „{ $text }”.
about-admin = doglądanie działającego serwera: lista, zamykanie i eksport stołów, zgłoszenia i blokady
arg-action = co zrobić; blokada trwa tydzień
arg-what = stół, adres albo osoba, z której zdejmuje się blokadę
arg-server = serwer; jego token jest w DAWNBREACH_ADMIN_TOKEN
about-person = eksport albo usunięcie wszystkiego, co działający serwer przechowuje o jednej osobie
arg-person-action = co zrobić: wypisać wszystko albo usunąć imiona i słowa tej osoby, a jej miejsca oddać botom
arg-person = identyfikator osoby, widoczny na jej stronie
admin-refused = Serwer odmawia (status { $status }). Czy jego token jest w DAWNBREACH_ADMIN_TOKEN i czy to, co podano, istnieje?
admin-silent = Serwer nie odpowiada: { $server }

# Backups

about-backup = zapisuje do pliku całą bazę danych, także działającego serwera
about-restore = wypełnia pustą bazę danych z takiego pliku
arg-backup = plik kopii zapasowej
backed-up =
    { $n ->
        [one] W { $file } jest jeden wiersz. Klucz serwera trzymaj osobno.
        [few] W { $file } są { $n } wiersze. Klucz serwera trzymaj osobno.
        [many] W { $file } jest { $n } wierszy. Klucz serwera trzymaj osobno.
       *[other] W { $file } jest { $n } wierszy. Klucz serwera trzymaj osobno.
    }
restored =
    { $n ->
        [one] Przyjęto jeden wiersz z { $file }.
        [few] Przyjęto { $n } wiersze z { $file }.
        [many] Przyjęto { $n } wierszy z { $file }.
       *[other] Przyjęto { $n } wierszy z { $file }.
    }
no-backup-file = Nie można zapisać pliku { $file }.
bad-backup = Plik { $file } nie jest kopią zapasową albo jest uszkodzony. Niczego nie przyjęto.
backup-not-empty = Kopię zapasową przyjmuje tylko pusta baza danych.
backup-nothing = { $database } nie ma stołów Dawnbreach, więc nie ma czego zapisać. Sprawdź adres.
