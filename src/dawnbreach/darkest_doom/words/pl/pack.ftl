# What is wrong with a pack of Darkest Doom. In front of it stands where: the file, the line, the entry.
# Keys and values of the TOML files are the same in every language.

## Entries

pack-no-table = [{ $key }] musi być tabelą
pack-no-area = „{ $area }” nie jest obszarem mapy
pack-words =
    { $n ->
        [0] { $key } musi być listą wartości spośród: { $known } (podano: { $value })
        [one] { $key } musi zawierać { $n } wartość spośród: { $known } (podano: { $value })
        [few] { $key } musi zawierać { $n } wartości spośród: { $known } (podano: { $value })
       *[many] { $key } musi zawierać { $n } wartości spośród: { $known } (podano: { $value })
    }
pack-cost = cost musi być tabelą z kluczami spośród: { $known } (podano: { $value })
pack-pair = { $key } to trafienia od 0 i zdrowie od { $low }, jedno i drugie do { $most } (podano: { $value })
pack-levels = test_levels musi zawierać 8 poziomów od 3 do 5 (podano: { $value })
pack-fate = fate musi zawierać każde z tych miejsc raz: { $known }
pack-places =
    { $n ->
        [one] { $key } musi zawierać { $n } obszar
        [few] { $key } musi zawierać { $n } różne obszary
       *[many] { $key } musi zawierać { $n } różnych obszarów
    }
pack-rewards = rewards musi być listą list tekstów
pack-rows = rows musi zawierać cztery tabele z kluczami green, purple i orange
pack-no-target = żeton nie wskazuje żadnego celu
pack-idle-card = karta nic nie robi

## Sentences

pack-effect-words = „{ $verb }” wymaga jednego ze słów: { $known }
pack-effect-more = „{ $sentence }” jest za długie: po „{ $verb }” nic już nie następuje
pack-if-done = „{ $sentence }” musi następować po czymś, co można zrobić lub nie: { $known }
pack-no-condition = „{ $sentence }” nie jest warunkiem

## The map

pack-borders = obszar sąsiaduje z każdym innym najwyżej raz, a z samym sobą nigdy
pack-one-way = { $area } sąsiaduje z { $other }, ale { $other } nie sąsiaduje z { $area }
pack-only-path = { $area } musi sąsiadować ze ścieżką na Zimową Górę i z niczym więcej
pack-apart = do { $area } nie da się dojść pieszo z { $other }

## Counts

pack-least = { $what }: { $n }, a potrzeba co najmniej { $least }
pack-designs = różne { $cards }
pack-equipment = karty ekwipunku
pack-traps = karty pułapek
pack-spells = karty czarów
pack-encounters = karty spotkań
pack-guardians = strażnicy
pack-corruption = karty mrocznego skażenia
pack-leader = karty Przywódcy Gonu
pack-missions = misje
pack-achievements = osiągnięcia Zakonu
pack-virtuals = karty Wirtualnych Strażników
pack-trails = karty tropu Zakonu
pack-attacks = karty ataku potwora
pack-events = karty wydarzeń Mroku
pack-echoes = karty wydarzeń Mroku z Echem
pack-maps = mapy wydarzeń
pack-targets = żetony celu
pack-hearts = żetony serca
pack-abysses = żetony mrocznej otchłani
pack-penumbra = figurki półcieni
pack-citadels = cytadele koloru { $colour }
pack-temples = świątynie krwi koloru { $colour }
pack-entrances = wejścia do Czarnej Loży
pack-paths = ścieżki na Zimową Górę
pack-monoliths = Monolity
pack-summits = szczyty Zimowej Góry
