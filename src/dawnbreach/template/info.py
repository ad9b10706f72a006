"""Lanterns as everything around its rules knows it."""

from pathlib import Path

from dawnbreach.kernel.game_info import GameInfo

INFO = GameInfo(
    name="template",
    engine="dawnbreach.template.game:Template",
    home=Path(__file__).parent,
    pack_file="lanterns.toml",
    bots={"novice": "dawnbreach.template.bot:Novice"},
    view_types="dawnbreach.template.view_types",
    face="dawnbreach.template.face:FACE",
)
