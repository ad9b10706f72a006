forecast-test = Chance of passing the test: { $chance }; without cards and tools: { $bare }.
forecast-test-sure = You can pass this test.
forecast-test-lost =
    This test cannot be passed any more; at best, { $n ->
        [one] { $n } icon is missing.
       *[other] { $n } icons are missing.
    }
forecast-stake-abyss = Passed: { $level } Daily Fame. Failed: the token of the Dark Abyss is turned over.
forecast-stake-trap = Failed: the owner of the trap may play a trap card.
forecast-stake-monolith = Passed: you free Mosh and win. Failed: a wound for each missing icon, and the crystals are lost.
forecast-stake-threat = Failed: the Virtual Guardian wins the game.
forecast-fight = { $foe }: { $kill } to kill, { $death } to die, on average { $wounds } wounds.
forecast-fight-sure =
    { $foe }, at best: { $end ->
        [kill] killed
        [both] killed, and so are you
        [death] you die
       *[none] it lives
    }, wounds: { $wounds }.
forecast-relic = Chance of finding the relic: { $chance }; without coins: { $bare }.
forecast-peril-test = { $area }: a Dark Abyss, { $chance } to pass.
forecast-peril-fight = { $area } ({ $foe }): { $kill } to kill, { $death } to die.
forecast-peril-trap = { $area }: a trap, { $chance } to pass its test.
forecast-peril-duel = { $area } ({ $foe }): about { $kill } to kill, { $death } to die; cards in hand not counted.
forecast-hidden =
    { $n ->
        [one] This is an estimate: { $n } card in the foe’s hand is not counted.
       *[other] This is an estimate: { $n } cards in the foe’s hand are not counted.
    }
forecast-threat = { $monster }: { $chance } to attack you next.
forecast-threat-between = { $monster }: { $least } to { $most } to attack you next.
caution-mission = Your mission can be completed now.
caution-actions =
    { $n ->
        [one] You have { $n } action point left.
       *[other] You have { $n } action points left.
    }
