aftermath-score = Счет
aftermath-points = Счет
aftermath-lost = Потери
aftermath-luck = Кубики, как они выпали
aftermath-dice = Брошено кубиков
