forecast-roll = Fought well, you survive { $survive } of rolls; on average { $wounds } wounds, { $kills } of { $all } killed.
forecast-roll-sure = Fought well, you survive every roll; on average { $wounds } wounds, { $kills } of { $all } killed.
forecast-potion = With a { $potion }: { $survive } to survive, { $wounds } wounds, { $kills } killed.
forecast-kills = The dice can kill { $foes }; the most at once: { $n }.
forecast-kills-none = The dice cannot kill any of them.
forecast-best = At best, for certain: { $kills } killed, wounds: { $wounds }.
forecast-best-dies = Nothing is certain to save you.
forecast-calm = Without rage: { $kills } killed, wounds: { $wounds }.
forecast-stop = Wounds after the best block if you end the attack now: { $wounds }.
forecast-stop-dies = End the attack now and you die, whatever you block.
forecast-block = Wounds after the best block: { $wounds }.
forecast-block-dies = No block saves you.
caution-kill = The dice that lie there can still kill a demon.
caution-lethal =
    { $n ->
        [one] { $n } wound comes through: it kills you.
       *[other] { $n } wounds come through: they kill you.
    }
