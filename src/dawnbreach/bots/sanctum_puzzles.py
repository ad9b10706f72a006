"""Puzzles of Sanctum: fights after their roll, solved exactly. SAN-4.4 to SAN-4.17"""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.bots.puzzles import Answer, End, Kind
from dawnbreach.kernel import Choice, Event
from dawnbreach.kernel.trust import Trust
from dawnbreach.sanctum.events import Killed, Wounded
from dawnbreach.sanctum.fight import Attack
from dawnbreach.sanctum.prospects import fight_step
from dawnbreach.sanctum.solver.answers import Solved, solve
from dawnbreach.sanctum.state import Table

MARGIN = 1.0
"""By so many wounds the best answer must be better than any other end."""


def asked(table: Table, seat: int, choice: Choice) -> Answer | None:
    """A fight that has just been rolled, if one end of it is clearly the best."""
    if choice.text != "roll" or not isinstance(table.frame(seat), Attack) or table.unveiled:
        return None
    solved = solve(table, seat)
    if solved.means.rerolls or solved.trust is not Trust.EXACT or not is_clear(solved):
        return None
    best = solved.best
    return Answer({"kills": best.killed.bit_count(), "wounds": best.wounds}, tuple(solved.plan(best)))


def is_clear(solved: Solved) -> bool:
    """Is no other end of the fight nearly as good?"""
    best = solved.best
    others = [o for o in solved.outcomes if (o.killed, o.wounds) != (best.killed, best.wounds)]
    value = solved.bounds(best)[0]
    return bool(others) and all(value - solved.bounds(other)[1] >= MARGIN for other in others)


def is_on(table: Table, seat: int) -> bool:
    return fight_step(table, seat) is not None and seat in table.waiting


def end_of(table: Table, seat: int, told: Sequence[Event]) -> End:
    """What the events of a fight come to for a hero."""
    mine = [event for event in told if event.seat == seat]
    wounds = [event.amount for event in mine if isinstance(event, Wounded)]
    return {"kills": sum(isinstance(event, Killed) for event in mine), "wounds": sum(wounds[:1])}


PUZZLES = Kind(asked, is_on, end_of)
