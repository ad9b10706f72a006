forecast-roll = Gut gekämpft überlebst du { $survive } der Würfe; im Schnitt Wunden: { $wounds }, getötet: { $kills } von { $all }.
forecast-roll-sure = Gut gekämpft überlebst du jeden Wurf; im Schnitt Wunden: { $wounds }, getötet: { $kills } von { $all }.
forecast-potion = Mit { DAT($potion) }: { $survive } Überleben, { $wounds } Wunden, { $kills } getötet.
forecast-kills = Die Würfel können töten: { $foes }; auf einmal: { $n }.
forecast-kills-none = Die Würfel können niemanden töten.
forecast-best = Im besten Fall sicher getötet: { $kills }, Wunden: { $wounds }.
forecast-best-dies = Nichts rettet dich mit Sicherheit.
forecast-calm = Ohne Raserei getötet: { $kills }, Wunden: { $wounds }.
forecast-stop = Wunden nach bester Abwehr, wenn du den Angriff jetzt beendest: { $wounds }.
forecast-stop-dies = Beendest du jetzt den Angriff, stirbst du, was immer du abwehrst.
forecast-block = Wunden nach bester Abwehr: { $wounds }.
forecast-block-dies = Keine Abwehr rettet dich.
caution-kill = Die Würfel, die noch daliegen, können noch einen Dämon töten.
caution-lethal =
    { $n ->
        [one] { $n } Wunde kommt durch: Sie tötet dich.
       *[other] { $n } Wunden kommen durch: Sie töten dich.
    }
