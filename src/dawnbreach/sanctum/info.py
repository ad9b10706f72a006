"""Sanctum as everything around its rules knows it."""

from pathlib import Path

from dawnbreach.kernel.game_info import GameInfo, our_rules

HOME = Path(__file__).parent

INFO = GameInfo(
    name="sanctum",
    engine="dawnbreach.sanctum.game:Sanctum",
    home=HOME,
    rules=our_rules(),
    pack_file="demons.toml",
    bots={
        "novice": "dawnbreach.bots.sanctum_novice:Novice",
        "apprentice": "dawnbreach.bots.sanctum_adept:Apprentice",
        "adept": "dawnbreach.bots.sanctum_adept:Adept",
        "veteran": "dawnbreach.bots.sanctum_master:Veteran",
        "master": "dawnbreach.bots.sanctum_master:Master",
    },
    tastes="dawnbreach.bots.temperament:TASTES",
    options={"difficulty": ()},
    main=frozenset({"breach", "answer", "roll"}),
    cautions="dawnbreach.sanctum.cautions:cautions",
    idle="dawnbreach.sanctum.cautions:idle",
    headings={
        "take": "group-take",
        "loot": "group-loot",
        "drink": "group-drink",
        "hit": "group-hit",
        "use": "group-use",
        "turn": "group-turn",
        "claim": "group-claim",
        "gem": "group-gem",
        "white": "group-gem",
        "equip": "group-equip",
        "wield": "group-equip",
        "remove": "group-remove",
        "brew": "group-brew",
        "pour": "group-pour",
        "bless": "group-bless",
        "corrupt": "group-pay",
        "forfeit": "group-pay",
        "sacrifice": "group-pay",
        "spend": "group-pay",
        "lose": "group-pay",
    },
    view_types="dawnbreach.sanctum.view_types",
    forecast="dawnbreach.sanctum.forecast:forecast",
    sentences="dawnbreach.sanctum.forecast:sentences",
    forecast_types="dawnbreach.sanctum.forecast_types",
    foreseen=frozenset({"before-roll", "attack", "block"}),
    readiness="dawnbreach.bots.sanctum_readiness:when_it_matters",
    judge="dawnbreach.bots.sanctum_coach:Judge",
    judged="dawnbreach.bots.sanctum_review:fights",
    puzzles="dawnbreach.bots.sanctum_puzzles:PUZZLES",
    aftermath="dawnbreach.sanctum.aftermath:aftermath",
    face="dawnbreach.cli.sanctum.face:FACE",
    book="dawnbreach.server.narration.books.sanctum:contents",
    lessons=HOME / "lessons",
)
