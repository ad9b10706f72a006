"""Lanterns at the terminal: the plain face, with a line for the lantern held."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from dawnbreach.cli.layout import Part, text
from dawnbreach.cli.plain import FACE as PLAIN
from dawnbreach.cli.plain import PlainScreen
from dawnbreach.kernel import Game
from dawnbreach.template.game import Template
from dawnbreach.template.view_types import View


class LanternScreen(PlainScreen):
    """What everybody sees, and below it what the reader holds."""

    view: View

    def own(self, width: int) -> list[Part]:
        held = self.view["held"]
        if held is None:
            return []
        light = "*" * held["brightness"]
        return [Part("held", [text((self.say.name(f"lantern-{held['id']}"), "bold"), f" {light}")])]


def named(game: Game) -> Iterator[str]:
    assert isinstance(game, Template)
    yield from (f"lantern-{lantern.id}" for lantern in game.content)


FACE = replace(PLAIN, screen=LanternScreen, named=named)
