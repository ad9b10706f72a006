aftermath-score = Score
aftermath-points = Score
aftermath-lost = Lost
aftermath-luck = Dice, as they fell
aftermath-dice = Dice rolled
