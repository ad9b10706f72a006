"""Darkest Doom as everything around its rules knows it."""

from pathlib import Path

from dawnbreach.kernel.game_info import GameInfo, our_rules

HOME = Path(__file__).parent

INFO = GameInfo(
    name="darkest-doom",
    engine="dawnbreach.darkest_doom.game:DarkestDoom",
    home=HOME,
    rules=our_rules(),
    pack_file="supplies.toml",
    bots={
        "novice": "dawnbreach.bots.doom_novice:Novice",
        "apprentice": "dawnbreach.bots.doom_adept:Apprentice",
        "adept": "dawnbreach.bots.doom_adept:Adept",
        "veteran": "dawnbreach.bots.doom_adept:Veteran",
        "master": "dawnbreach.bots.doom_adept:Master",
    },
    tastes="dawnbreach.bots.temperament:TASTES",
    options={"virtual": ("3", "2", "1")},
    main=frozenset({"complete", "free-mosh", "cleanse", "ally", "achieve"}),
    cautions="dawnbreach.darkest_doom.cautions:cautions",
    headings={
        "go": "group-go",
        "lodge": "group-go",
        "play": "group-play",
        "apply": "group-play",
        "cast": "group-play",
        "spring": "group-play",
        "achieve": "group-order",
        "shed": "group-order",
        "draw": "group-deck",
        "discard": "group-discard",
        "mark": "group-mark",
        "target": "group-aim",
        "chase": "group-aim",
        "fate": "group-fate",
        "free": "group-die",
        "change": "group-die",
        "reroll": "group-die",
        "travel": "group-place",
        "send": "group-place",
        "drive": "group-place",
        "roam": "group-place",
        "walk": "group-place",
        "end-turn": "group-rest",
        "trap": "group-trap",
    },
    view_types="dawnbreach.darkest_doom.view_types",
    forecast="dawnbreach.darkest_doom.forecast:forecast",
    sentences="dawnbreach.darkest_doom.forecast:sentences",
    forecast_types="dawnbreach.darkest_doom.forecast_types",
    foreseen=frozenset({"turn", "test-tools", "after-test", "casting", "seeking"}),
    puzzles="dawnbreach.bots.doom_puzzles:PUZZLES",
    aftermath="dawnbreach.darkest_doom.aftermath:aftermath",
    face="dawnbreach.cli.darkest_doom.face:FACE",
    book="dawnbreach.server.narration.books.darkest_doom:contents",
    lessons=HOME / "lessons",
)
