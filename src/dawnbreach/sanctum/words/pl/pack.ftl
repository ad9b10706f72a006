# What is wrong with a pack of Sanctum. In front of it stands where: the file, the line, the entry.
# Keys and values of the TOML files are the same in every language.

## Entries

pack-hits =
    { $n ->
        [one] hits musi zawierać { $n } wynik kości (podano: { $value })
        [few] hits musi zawierać { $n } wyniki kości (podano: { $value })
       *[many] hits musi zawierać { $n } wyników kości (podano: { $value })
    }
pack-hits-span =
    { $high ->
        [one] hits musi zawierać od { $low } do { $high } wyniku kości (podano: { $value })
        [few] hits musi zawierać od { $low } do { $high } wyników kości (podano: { $value })
       *[many] hits musi zawierać od { $low } do { $high } wyników kości (podano: { $value })
    }
pack-gems =
    { $n ->
        [one] gems musi zawierać { $n } wartość spośród: { $known } (podano: { $value })
        [few] gems musi zawierać { $n } wartości spośród: { $known } (podano: { $value })
       *[many] gems musi zawierać { $n } wartości spośród: { $known } (podano: { $value })
    }
pack-kind = kind musi być słowem z małych liter i łączników (podano: { $value })
pack-mixed-kind = demony tego rodzaju mają różne kolory lub poziomy
pack-idle-item = przedmiot nic nie robi
pack-abilities = abilities musi być listą najwyżej trzech zdań
pack-no-slot = „{ $slot }” nie jest polem na przedmiot
pack-nine-skills = dla każdej z trzech kolumn i każdego z trzech poziomów musi być jedna umiejętność
pack-card-or-tile = umiejętność jest albo kartą z efektami, albo kafelkiem z żetonami
pack-no-penalty = „{ $effect }” nie jest karą z kart tego rodzaju
pack-first-space =
    { $n ->
        [one] akt { $act }: na pierwsze pole trafia 5 zestawów, a podano { $n } zestaw
        [few] akt { $act }: na pierwsze pole trafia 5 zestawów, a podano { $n } zestawy
       *[many] akt { $act }: na pierwsze pole trafia 5 zestawów, a podano { $n } zestawów
    }
pack-no-set = akt { $act }: „{ $set }” nie jest zestawem jednego lub dwóch poziomów demonów
pack-table = dla { $seats } graczy: na każde miejsce jedna lista ze słów card i potion

## Sentences

pack-takes-no-number = „{ $verb }” nie przyjmuje liczby
pack-never-used = „{ $sentence }” nigdy nie da się użyć na kości
pack-skill-cards-only = „{ $sentence }” jest tylko dla kart umiejętności
pack-not-an-ability = „{ $sentence }” nie ma postaci „koszt: efekt”
pack-no-cost = „{ $cost }” to nie jedno lub dwa słowa spośród red, blue, purple ani fight, ani rest
pack-no-perk = „{ $sentence }” nie jest ani zdolnością, ani trwałym efektem
pack-perk-kind = „{ $perk }” wymaga jednego ze słów: { $known }
pack-perk-numbers =
    { $n ->
        [0] „{ $sentence }” nie przyjmuje liczby
        [one] „{ $sentence }” wymaga { $n } liczby
        [few] „{ $sentence }” wymaga { $n } liczb
       *[many] „{ $sentence }” wymaga { $n } liczb
    }

## Counts

pack-needed = { $what }: może ich być potrzeba { $n }, a gra ma { $most }
pack-demon-cards = karty demonów
pack-demon-levels = poziomy z demonami
pack-heroes = bohaterowie
pack-skill-cards = karty umiejętności
pack-skill-tiles = kafelki umiejętności
pack-signature-skills = umiejętności popisowe
pack-silver-skills = umiejętności ze srebrną kością
pack-lord-cards = karty Władcy Demonów
pack-fury-cards = karty furii
pack-blessings = błogosławieństwa
pack-bonus-cards = karty początkowej premii
pack-act-boards = plansze aktów
pack-gems-of = klejnoty w tabeli umiejętności ({ $hero })
pack-skill-cards-of = karty umiejętności ({ $hero })
pack-rage-tiles = kafelki szału
pack-potion-tiles = eliksiry
