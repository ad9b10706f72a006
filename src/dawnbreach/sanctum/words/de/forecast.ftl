forecast-roll = Gut gekämpft: Du überlebst { $survive } der Würfe; im Schnitt { $wounds } Wunden, { $kills } von { $all } getötet.
forecast-roll-sure = Gut gekämpft überlebst du jeden Wurf; im Schnitt { $wounds } Wunden, { $kills } von { $all } getötet.
forecast-potion = Mit { DAT($potion) }: { $survive } Überleben, { $wounds } Wunden, { $kills } getötet.
forecast-kills = Die Würfel können töten: { $foes }; auf einmal: { $n }.
forecast-kills-none = Die Würfel können niemanden töten.
forecast-best = Das beste Sichere: { $kills } getötet, Wunden: { $wounds }.
forecast-best-dies = Nichts Sicheres rettet dich.
forecast-calm = Ohne Raserei: { $kills } getötet, Wunden: { $wounds }.
forecast-stop = Beendest du jetzt den Angriff: Wunden nach bester Abwehr: { $wounds }.
forecast-stop-dies = Beendest du jetzt den Angriff, stirbst du, was immer du abwehrst.
forecast-block = Nach bester Abwehr: Wunden: { $wounds }.
forecast-block-dies = Keine Abwehr rettet dich.
caution-lethal =
    { $n ->
        [one] { $n } Wunde kommt durch: Sie tötet dich.
       *[other] { $n } Wunden kommen durch: Sie töten dich.
    }
