forecast-roll = Przy dobrej walce przeżywasz { $survive } rzutów; średnio rany: { $wounds }, zabici: { $kills } z { $all }.
forecast-roll-sure = Przy dobrej walce przeżywasz każdy rzut; średnio rany: { $wounds }, zabici: { $kills } z { $all }.
forecast-potion = { $potion }: przeżycie { $survive }, rany: { $wounds }, zabici: { $kills }.
forecast-kills = Kośćmi można zabić: { $foes }; naraz: { $n }.
forecast-kills-none = Kośćmi nie można nikogo zabić.
forecast-best = Najlepsze, co jest pewne: zabici: { $kills }, rany: { $wounds }.
forecast-best-dies = Nic pewnego cię nie uratuje.
forecast-calm = Bez szału: zabici: { $kills }, rany: { $wounds }.
forecast-stop = Koniec ataku teraz: rany po najlepszym bloku: { $wounds }.
forecast-stop-dies = Koniec ataku teraz to śmierć, cokolwiek zablokujesz.
forecast-block = Po najlepszym bloku: rany: { $wounds }.
forecast-block-dies = Żaden blok cię nie uratuje.
caution-lethal =
    { $n ->
        [one] Przechodzi { $n } rana: giniesz.
        [few] Przechodzą { $n } rany: giniesz.
       *[many] Przechodzi { $n } ran: giniesz.
    }
