aftermath-score = Wynik
aftermath-points = Wynik
aftermath-lost = Straty
aftermath-luck = Kości, tak jak wypadły
aftermath-dice = Rzucone kości
