"""Darkest Doom as everything around its rules knows it."""

from pathlib import Path

from dawnbreach.kernel.info import GameInfo, our_rules

HOME = Path(__file__).parent

INFO = GameInfo(
    name="darkest-doom",
    engine="dawnbreach.darkest_doom.game:DarkestDoom",
    home=HOME,
    rules=our_rules(),
    pack_file="supplies.toml",
    bots={"novice": "dawnbreach.bots.doom_novice:Novice"},
    options={"virtual": ("3", "2", "1")},
    headings={
        "Go": "group-go",
        "Lodge": "group-go",
        "Play": "group-play",
        "UseTurn": "group-play",
        "Cast": "group-play",
        "Spring": "group-play",
        "SetTrap": "group-trap",
        "Achieve": "group-order",
        "Shed": "group-order",
        "DrawFrom": "group-deck",
        "Discard": "group-discard",
        "Mark": "group-mark",
        "Aim": "group-aim",
        "Chase": "group-aim",
        "Fate": "group-fate",
        "Free": "group-die",
        "Change": "group-die",
        "Reroll": "group-die",
        "Travel": "group-place",
        "Send": "group-place",
        "Drive": "group-place",
        "Roam": "group-place",
        "Walk": "group-place",
    },
    view_types="dawnbreach.darkest_doom.view_types",
    face="dawnbreach.cli.darkest_doom.face:FACE",
    book="dawnbreach.table.books.darkest_doom:contents",
    lesson=HOME / "lesson.toml",
)
