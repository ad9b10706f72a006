# What is wrong with a pack of Darkest Doom. In front of it stands where: the file, the line, the entry.
# Keys and values of the TOML files are the same in every language.

## Entries

pack-no-table = [{ $key }] muss eine Tabelle sein
pack-no-area = „{ $area }“ ist kein Gebiet der Landkarte
pack-words =
    { $n ->
        [0] { $key } muss eine Liste von { $known } sein, nicht { $value }
        [one] { $key } muss { $n } von { $known } sein, nicht { $value }
       *[other] { $key } müssen { $n } von { $known } sein, nicht { $value }
    }
pack-cost = cost muss eine Tabelle von { $known } sein, nicht { $value }
pack-pair = { $key } muss Treffer ab 0 und Lebenskraft ab { $low } sein, beide bis { $most }, nicht { $value }
pack-levels = test_levels müssen 8 Stufen von 3 bis 5 sein, nicht { $value }
pack-fate = fate muss jeden dieser Plätze einmal haben: { $known }
pack-places =
    { $n ->
        [one] { $key } muss { $n } Gebiet sein
       *[other] { $key } müssen { $n } verschiedene Gebiete sein
    }
pack-rewards = rewards muss eine Liste von Listen von Texten sein
pack-rows = rows müssen vier Tabellen mit green, purple und orange sein
pack-no-target = das Plättchen nennt kein Ziel
pack-idle-card = die Karte bewirkt nichts

## Sentences

pack-effect-words = „{ $verb }“ braucht eines von { $known }
pack-effect-more = „{ $sentence }“ ist zu lang: Auf „{ $verb }“ folgt nichts mehr
pack-if-done = „{ $sentence }“ muss auf etwas folgen, das getan werden kann oder nicht: { $known }
pack-no-condition = „{ $sentence }“ ist keine Bedingung

## The map

pack-borders = ein Gebiet grenzt höchstens einmal an jedes andere und nie an sich selbst
pack-one-way = { $area } grenzt an { $other }, aber { $other } nicht an { $area }
pack-only-path = { $area } muss an den Pfad zum Winterberg grenzen und sonst an nichts
pack-apart = { $area } ist von { $other } aus zu Fuß nicht zu erreichen

## Counts

pack-least = { $what }: { $n }, aber es müssen mindestens { $least } sein
pack-designs = verschiedene { $cards }
pack-equipment = Ausrüstungskarten
pack-traps = Fallenkarten
pack-spells = Zauberkarten
pack-encounters = Begegnungskarten
pack-guardians = Wächter
pack-corruption = Karten der Dunklen Verderbnis
pack-leader = Karten des Anführers der Jagd
pack-missions = Missionen
pack-achievements = Ordenstaten
pack-virtuals = Karten der Virtuellen Wächter
pack-trails = Karten der Ordensspur
pack-attacks = Angriffskarten der Monster
pack-events = Dunkle Ereignisse
pack-echoes = Dunkle Ereignisse mit dem Echo
pack-maps = Ereignispläne
pack-targets = Zielplättchen der Monster
pack-hearts = Herzplättchen
pack-abysses = Plättchen der Dunklen Abgründe
pack-penumbra = Figuren der Halbschatten
pack-citadels = Zitadellen der Farbe { $colour }
pack-temples = Bluttempel der Farbe { $colour }
pack-entrances = Eingänge zur Schwarzen Loge
pack-paths = Pfade zum Winterberg
pack-monoliths = Monolithen
pack-summits = Gipfel des Winterbergs
