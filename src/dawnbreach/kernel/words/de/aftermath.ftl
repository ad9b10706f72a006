aftermath-score = Punktzahl
aftermath-points = Punktzahl
aftermath-lost = Verloren
aftermath-luck = Würfel, wie sie fielen
aftermath-dice = Geworfene Würfel
