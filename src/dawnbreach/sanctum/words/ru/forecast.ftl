forecast-roll = При хорошем бое вы переживаете { $survive } бросков; в среднем раны: { $wounds }, убито: { $kills } из { $all }.
forecast-roll-sure = При хорошем бое вы переживаете любой бросок; в среднем раны: { $wounds }, убито: { $kills } из { $all }.
forecast-potion = { $potion }: выжить { $survive }, раны: { $wounds }, убито: { $kills }.
forecast-kills = Костями можно убить: { $foes }; за раз: { $n }.
forecast-kills-none = Костями никого не убить.
forecast-best = Лучшее из верного: убито: { $kills }, раны: { $wounds }.
forecast-best-dies = Ничто верное вас не спасет.
forecast-calm = Без ярости: убито: { $kills }, раны: { $wounds }.
forecast-stop = Закончить атаку сейчас: раны после лучшего блока: { $wounds }.
forecast-stop-dies = Закончить атаку сейчас — смерть, что бы вы ни блокировали.
forecast-block = После лучшего блока: раны: { $wounds }.
forecast-block-dies = Никакой блок вас не спасет.
caution-lethal =
    { $n ->
        [one] Проходит { $n } рана: вы погибнете.
        [few] Проходят { $n } раны: вы погибнете.
       *[many] Проходит { $n } ран: вы погибнете.
    }
