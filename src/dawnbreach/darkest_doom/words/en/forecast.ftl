forecast-test = The test is passed with { $chance }; without cards and tools with { $bare }.
forecast-test-sure = You can pass this test.
forecast-test-lost =
    This test cannot be passed any more; at best { $n ->
        [one] { $n } symbol is missing.
       *[other] { $n } symbols are missing.
    }
forecast-stake-abyss = Passed: Fame { $level }. Failed: the token of the Dark Abyss is turned over.
forecast-stake-trap = Failed: the owner of the trap may play a trap card.
forecast-stake-monolith = Passed: you free Mosh and win. Failed: a wound for each missing symbol, the crystals are lost.
forecast-stake-threat = Failed: the Virtual Guardian wins the game.
forecast-fight = { $foe }: { $kill } to kill, { $death } to die, on average { $wounds } wounds.
forecast-fight-sure =
    The best against { $foe }: { $end ->
        [kill] killed
        [both] killed, and so are you
        [death] you die
       *[none] it lives
    }, wounds: { $wounds }.
forecast-relic = A relic is found with { $chance }; without a coin with { $bare }.
forecast-peril-test = { $area }: a Dark Abyss, passed with { $chance }.
forecast-peril-fight = { $area }: { $foe }: { $kill } to kill, { $death } to die.
forecast-threat = { $monster } attacks you next with { $chance }.
forecast-threat-between = { $monster } attacks you next with { $least } to { $most }.
caution-mission = Your mission can be completed now.
caution-actions =
    { $n ->
        [one] You have { $n } action point left.
       *[other] You have { $n } action points left.
    }
