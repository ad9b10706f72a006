"""How ready a hero is for the Demon Lord: final battles fought in imagined worlds, as if they began now."""

from __future__ import annotations

import time
from typing import NamedTuple

from dawnbreach.bots.rng import Fancy, Rng
from dawnbreach.bots.sanctum_adept import LONGEST, in_respite, leave_alone
from dawnbreach.bots.sanctum_fighter import Fighter
from dawnbreach.bots.seat import Seat
from dawnbreach.kernel import NOBODY
from dawnbreach.sanctum.demon_lord import lay_card
from dawnbreach.sanctum.state import Table
from dawnbreach.sanctum.walls import Respite, enter_city

STEPS = frozenset({"turn", "equipping", "buying"})
"""Where one may still do something about it."""
LAID = 2
"""So many cards wait for who breaches the walls. SAN-8.4"""


class Readiness(NamedTuple):
    """What came of so many final battles: an estimate, however many there were."""

    battles: int
    survive: float
    health: float
    """Left on average where the hero survived."""
    defeated: float
    """How many of the nine cards were defeated on average."""


def when_it_matters(seat: Seat) -> Readiness | None:
    """How ready a hero is where something can still be done about it: before a turn, and in a Rest."""
    frame = seat.imagined(Fancy(0)).frame(seat.number)
    return readiness(seat) if frame is not None and frame.id in STEPS else None


def readiness(seat: Seat, battles: int = 16, seconds: float = 1.0) -> Readiness | None:
    """How a hero would fare in the final battle after one more Rest; None where it has begun, or the hero is dead."""
    table = seat.imagined(Fancy(0))
    assert isinstance(table, Table)
    if table.unveiled or table.over or not table.heroes[seat.number].alive:
        return None
    rng, until, ends = Rng("readiness"), time.monotonic() + seconds, list[tuple[bool, int, int]]()
    while len(ends) < battles and (not ends or time.monotonic() < until):
        ends.append(fought(seat, rng.next()))
    lived = [health for alive, health, _ in ends if alive]
    count = len(ends)
    health = sum(lived) / len(lived) if lived else 0.0
    return Readiness(count, len(lived) / count, health, sum(cards for *_, cards in ends) / count)


def fought(seat: Seat, whims: int) -> tuple[bool, int, int]:
    """One final battle: whether the hero is victorious, with how much health, and how many cards are defeated."""
    table = seat.imagined(Fancy(whims))
    assert isinstance(table, Table)
    leave_alone(table, seat.number)
    if not in_respite(table):
        go_to_the_city(table, seat.number)
    fighter = Fighter(Rng(str(whims)))
    for _ in range(LONGEST):
        if table.over or seat.number not in table.waiting:
            break
        table.play(fighter.decide(table, seat.number, table.choices(seat.number)), seat.number)
    hero = table.heroes[seat.number]
    return hero.victorious, hero.health, table.cards_defeated(hero)


def go_to_the_city(table: Table, seat: int) -> None:
    """As if the walls had been breached: demons stay behind, the last Rest begins. SAN-8.4, SAN-8.5, SAN-8.9"""
    hero = table.heroes[seat]
    enter_city(table, hero)
    if not table.breached:
        table.breacher = seat
    while len(table.laid) < LAID:
        lay_card(table)
    hero.answered = max(hero.answered, len(table.laid))
    table.side = []
    table.main.frames[:] = [Respite(NOBODY)]
    table.settle()
