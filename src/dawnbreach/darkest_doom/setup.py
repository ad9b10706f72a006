"""DD-1 Setup: characters, temples, decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dawnbreach.darkest_doom.content import DEEDS
from dawnbreach.darkest_doom.rounds import FirstOrder
from dawnbreach.darkest_doom.state import NONE, Guardian, Land
from dawnbreach.kernel import NOBODY
from dawnbreach.kernel.position import TABLE

DEALT = "random"
GREY = 3


def set_up(table: Land, options: Mapping[str, Any]) -> None:
    """Everything before the first Dawn. DD-1.4, DD-1.5"""
    virtual = int(options["virtual"])
    choose_guardians(table, options["guardians"], alone=virtual > 0)
    for colour in range(virtual):
        area = table.content.temples[colour]
        table.guardians.append(Guardian(table.seats + colour, NONE, colour, area, (), 0))
    table.main.frames.append(FirstOrder(NOBODY))


def choose_guardians(table: Land, wanted: tuple[str, ...], alone: bool) -> None:
    """Characters as asked or dealt; temples dealt, grey for one who plays alone. DD-1.5, DD-14.1"""
    ids = [character.id for character in table.content.characters]
    left = [n for n, name in enumerate(ids) if name not in wanted]
    colours = [GREY] if alone else [0, 1, 2, 3]
    for seat in range(table.seats):
        if wanted[seat] == DEALT:
            who = table.ask(TABLE, "guardian", left)
            left.remove(who)
        else:
            who = ids.index(wanted[seat])
        colour = table.ask(TABLE, "temple", colours)
        colours.remove(colour)
        attributes = table.content.characters[who].attributes
        area = table.content.temples[colour]
        table.guardians.append(Guardian(seat, who, colour, area, attributes, len(DEEDS)))
