forecast-roll = Walcząc dobrze, przeżywasz { $survive } rzutów; średnio rany: { $wounds }, zabite: { $kills } z { $all }.
forecast-roll-sure = Walcząc dobrze, przeżywasz każdy rzut; średnio rany: { $wounds }, zabite: { $kills } z { $all }.
forecast-potion = { $potion }: przeżycie { $survive }, rany: { $wounds }, zabite: { $kills }.
forecast-kills = Kośćmi można zabić: { $foes }; naraz: { $n }.
forecast-kills-none = Kośćmi nie można nikogo zabić.
forecast-best = W najlepszym razie na pewno zabite: { $kills }, rany: { $wounds }.
forecast-best-dies = Nic pewnego cię nie uratuje.
forecast-calm = Bez szału zabite: { $kills }, rany: { $wounds }.
forecast-stop = Jeśli teraz zakończysz atak, ran po najlepszym bloku: { $wounds }.
forecast-stop-dies = Jeśli teraz zakończysz atak, zginiesz, cokolwiek zablokujesz.
forecast-block = Ran po najlepszym bloku: { $wounds }.
forecast-block-dies = Żaden blok cię nie uratuje.
caution-kill = Leżące kości mogą jeszcze zabić demona.
caution-lethal =
    { $n ->
        [one] Przechodzi { $n } rana: giniesz.
        [few] Przechodzą { $n } rany: giniesz.
       *[many] Przechodzi { $n } ran: giniesz.
    }
