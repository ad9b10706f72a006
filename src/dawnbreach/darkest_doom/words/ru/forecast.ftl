forecast-test = Шанс пройти проверку: { $chance }; без карт и снаряжения: { $bare }.
forecast-test-sure = Эту проверку можно пройти.
forecast-test-lost =
    Эту проверку уже не пройти; в лучшем случае { $n ->
        [one] не хватит { $n } символа.
        [few] не хватит { $n } символов.
       *[many] не хватит { $n } символов.
    }
forecast-stake-abyss = Пройдена: слава { $level }. Провалена: жетон темной бездны переворачивается.
forecast-stake-trap = Провалена: владелец ловушки может сыграть карту ловушки.
forecast-stake-monolith = Пройдена: вы освобождаете Моша и побеждаете. Провалена: рана за каждый недостающий символ, кристаллы теряются.
forecast-stake-threat = Провалена: виртуальный страж выигрывает партию.
forecast-fight = { $foe }: убить { $kill }, погибнуть { $death }, в среднем раны: { $wounds }.
forecast-fight-sure =
    { $foe }, лучший исход: { $end ->
        [kill] противник убит
        [both] противник убит, но и вы погибаете
        [death] вы погибаете
       *[none] противник выживает
    }, раны: { $wounds }.
forecast-relic = Шанс найти реликвию: { $chance }; без монет: { $bare }.
forecast-peril-test = { $area }: темная бездна, шанс пройти { $chance }.
forecast-peril-fight = { $area } ({ $foe }): убить { $kill }, погибнуть { $death }.
forecast-peril-trap = { $area }: ловушка, шанс пройти проверку { $chance }.
forecast-peril-duel = { $area } ({ $foe }): убить около { $kill }, погибнуть { $death }; карты на руке противника не учтены.
forecast-hidden =
    Это оценка: она не учитывает { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    } на руке противника.
forecast-threat = { $monster }: шанс, что следующая цель — вы: { $chance }.
forecast-threat-between = { $monster }: шанс, что следующая цель — вы: от { $least } до { $most }.
caution-mission = Сейчас можно выполнить миссию.
caution-actions =
    { $n ->
        [one] У вас осталось { $n } очко действий.
        [few] У вас осталось { $n } очка действий.
       *[many] У вас осталось { $n } очков действий.
    }
