"""Puzzles of Sanctum: fights after their roll, solved exactly, and turns. SAN-4.4 to SAN-4.17"""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.bots.puzzles import Answer, End, Kind, Kinds, alone, has_just
from dawnbreach.bots.sanctum_turns import TURN
from dawnbreach.kernel import Event
from dawnbreach.kernel.trust import Trust
from dawnbreach.sanctum.events import Killed, Wounded
from dawnbreach.sanctum.fight import Attack
from dawnbreach.sanctum.prospects import fight_step
from dawnbreach.sanctum.solver.answers import Solved, solve
from dawnbreach.sanctum.state import Table

MARGIN = 1.0
"""By so many wounds the best answer must be better than any other end."""


def begins(table: Table, seat: int) -> bool:
    """Has a fight on the way to the city, or at its walls, just been rolled?"""
    return has_just(table, seat, "roll") and isinstance(table.frame(seat), Attack) and not table.unveiled


def asked(table: Table, seat: int) -> Answer | None:
    """A fight that has just been rolled, if one end of it is clearly the best."""
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


PUZZLES: Kinds = {"fight": Kind(begins, alone, asked, is_on, end_of), "turn": TURN}
