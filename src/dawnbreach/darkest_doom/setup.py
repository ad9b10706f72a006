"""DD-1 Setup: characters, temples, decks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from dawnbreach.darkest_doom.content import COLOURS, DEEDS
from dawnbreach.darkest_doom.rounds import FirstOrder, Mission
from dawnbreach.darkest_doom.state import NONE, Guardian, Land
from dawnbreach.kernel import NOBODY
from dawnbreach.kernel.seating import deal_asked, settle_asked

ALONE = ("grey",)
"""Where one who plays alone starts. DD-14.1"""


def set_up(table: Land, options: Mapping[str, Any]) -> None:
    """Everything before the first Dawn; the first missions come last. DD-1.4, DD-1.5, DD-1.6"""
    virtual = int(options["virtual"])
    choose_guardians(table, options["guardians"], options["temples"])
    for colour in range(virtual):
        area = table.content.temples[colour]
        table.guardians.append(Guardian.new(table.seats + colour, NONE, colour, area, (), 0))
    missions = [Mission(seat) for seat in reversed(range(table.seats))]
    table.main.frames += [FirstOrder(NOBODY), *missions]


def settle_temples(seats: int, asked: str | Iterable[str]) -> tuple[str, ...]:
    """What each seat asked for; always grey for one who plays alone. DD-1.5, DD-14.1"""
    known = ALONE if seats == 1 else COLOURS
    wanted = settle_asked("temples", asked, seats, known)
    return ALONE if seats == 1 else wanted


def choose_guardians(table: Land, characters: tuple[str, ...], temples: tuple[str, ...]) -> None:
    """Characters and Temples as asked or dealt, seat by seat. DD-1.5"""
    people = table.content.characters
    dealt = deal_asked(table, "guardian", characters, [person.id for person in people])
    colours = deal_asked(table, "temple", temples, COLOURS)
    for seat, (who, colour) in enumerate(zip(dealt, colours, strict=True)):
        area = table.content.temples[colour]
        table.guardians.append(Guardian.new(seat, who, colour, area, people[who].attributes, len(DEEDS)))
