"""Sanctum as everything around its rules knows it."""

from pathlib import Path

from dawnbreach.kernel.info import GameInfo, our_rules

HOME = Path(__file__).parent

INFO = GameInfo(
    name="sanctum",
    engine="dawnbreach.sanctum.game:Sanctum",
    home=HOME,
    rules=our_rules(),
    pack_file="demons.toml",
    bots={"novice": "dawnbreach.bots.sanctum_novice:Novice"},
    options={"difficulty": ()},
    headings={
        "Take": "group-take",
        "Loot": "group-loot",
        "Drink": "group-drink",
        "Hit": "group-hit",
        "Use": "group-use",
        "Turn": "group-turn",
        "Claim": "group-claim",
        "Gem": "group-gem",
        "WhiteGem": "group-gem",
        "Equip": "group-equip",
        "Wield": "group-equip",
        "Remove": "group-remove",
        "Brew": "group-brew",
        "Pour": "group-pour",
        "Bless": "group-bless",
        "Corrupt": "group-pay",
        "Forfeit": "group-pay",
        "Sacrifice": "group-pay",
        "Spend": "group-pay",
        "Lose": "group-pay",
    },
    view_types="dawnbreach.sanctum.view_types",
    face="dawnbreach.cli.sanctum.face:FACE",
    book="dawnbreach.table.books.sanctum:contents",
    lesson=HOME / "lesson.toml",
)
