# What is wrong with a pack of Sanctum. In front of it stands where: the file, the line, the entry.
# Keys and values of the TOML files are the same in every language.

## Entries

pack-hits = hits müssen { $n } Würfelseiten sein, nicht { $value }
pack-hits-span = hits müssen { $low } bis { $high } Würfelseiten sein, nicht { $value }
pack-gems = gems müssen { $n } von { $known } sein, nicht { $value }
pack-kind = kind muss ein Wort aus Kleinbuchstaben und Bindestrichen sein (es ist { $value })
pack-mixed-kind = Dämonen dieser Art haben mehrere Farben oder Stufen
pack-idle-item = der Gegenstand bewirkt nichts
pack-abilities = abilities muss eine Liste von höchstens drei Sätzen sein
pack-no-slot = „{ $slot }“ ist kein Platz für einen Gegenstand
pack-nine-skills = für jede der drei Spalten und drei Stufen muss es ein Talent geben
pack-card-or-tile = ein Talent ist entweder eine Karte mit Effekten oder ein Plättchen mit Markern
pack-no-penalty = „{ $effect }“ ist keine Strafe dieser Kartenart
pack-first-space = Akt { $act }: Das erste Feld gibt 5 Gruppen aus, nicht { $n }
pack-no-set = Akt { $act }: „{ $set }“ ist keine Gruppe aus einer oder zwei Dämonenstufen
pack-table = bei { $seats } Spielern: für jeden Platz eine Liste aus card und potion

## Sentences

pack-takes-no-number = „{ $verb }“ hat keine Zahl
pack-never-used = „{ $sentence }“ lässt sich nie auf einen Würfel anwenden
pack-skill-cards-only = „{ $sentence }“ gibt es nur auf Talentkarten
pack-not-an-ability = „{ $sentence }“ hat nicht die Form „Kosten: Effekt“
pack-no-cost = „{ $cost }“ ist weder eines oder zwei von red, blue, purple noch fight noch rest
pack-no-perk = „{ $sentence }“ ist weder eine Fähigkeit noch ein dauerhafter Effekt
pack-perk-kind = „{ $perk }“ braucht eines von { $known }
pack-perk-numbers =
    { $n ->
        [0] „{ $sentence }“ hat keine Zahl
        [one] „{ $sentence }“ braucht { $n } Zahl
       *[other] „{ $sentence }“ braucht { $n } Zahlen
    }

## Counts

pack-needed = { $what }: { $n } könnten nötig sein, aber das Spiel hat { $most }
pack-demon-cards = Dämonenkarten
pack-demon-levels = Stufen mit Dämonen
pack-heroes = Helden
pack-skill-cards = Talentkarten
pack-skill-tiles = Talentplättchen
pack-signature-skills = Meistertalente
pack-silver-skills = Talente mit Silberwürfel
pack-lord-cards = Karten des Dämonenfürsten
pack-fury-cards = Zornkarten
pack-blessings = Segen
pack-bonus-cards = Startbonuskarten
pack-act-boards = Aktpläne
pack-gems-of = Edelsteine auf der Talenttafel: { $hero }
pack-skill-cards-of = Talentkarten: { $hero }
pack-rage-tiles = Rasereiplättchen
pack-potion-tiles = Trankplättchen
