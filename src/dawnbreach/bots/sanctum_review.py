"""Fights of Sanctum judged exactly: what the dice allowed, and what was made of them. SAN-4.4 to SAN-4.11"""

from __future__ import annotations

from dawnbreach.bots.review import Point
from dawnbreach.kernel.film import Film
from dawnbreach.sanctum.events import Killed, Wounded
from dawnbreach.sanctum.fight import Attack
from dawnbreach.sanctum.prospects import fight_step
from dawnbreach.sanctum.solver.answers import solve
from dawnbreach.sanctum.state import Table

KILL = 2.5
"""A kill weighs as much as so many wounds."""


def fights(film: Film, seat: int) -> list[Point]:
    """The fights of a seat that could have killed more or hurt less, and no less of the other."""
    rolls = [n for n, decision in enumerate(film.record.decisions, 1) if decision[:2] == (seat, "roll")]
    found = [judged(film, at, seat) for at in rolls]
    return [point for point in found if point is not None]


def judged(film: Film, at: int, seat: int) -> Point | None:
    """The fight after a roll; None where it was fought as well as could be, or chance answered once more."""
    table = film.positions[at]
    assert isinstance(table, Table)
    if not isinstance(table.frame(seat), Attack):
        return None
    solved = solve(table, seat)
    best, made = solved.best, fought(film, at, seat)
    if made is None or best.turns_up:
        return None
    kills, wounds, first = made
    could = {"kills": float(best.killed.bit_count()), "wounds": float(best.wounds)}
    more, less = could["kills"] - kills, wounds - could["wounds"]
    if more < 0 or less < 0 or not more + less:
        return None
    ends = {"kills": float(kills), "wounds": float(wounds)}
    plan = tuple(solved.plan(best))
    return Point(first, seat, film.record.decisions[first - 1].text, plan, KILL * more + less, ends, could, {}, 0)


def fought(film: Film, at: int, seat: int) -> tuple[int, int, int] | None:
    """Kills, wounds, and the number of the first decision of a fight; None where chance took part in it."""
    kills = wounds = first = 0
    for later in range(at + 1, film.last + 1):
        decision, position = film.record.decisions[later - 1], film.positions[later]
        if decision.seat != seat:
            continue
        first = first or later
        assert isinstance(position, Table)
        mine = [event for event in film.events[later] if event.seat == seat]
        kills += sum(isinstance(event, Killed) for event in mine)
        wounds += sum([event.amount for event in mine if isinstance(event, Wounded)][:1])
        if fight_step(position, seat) is None:
            return kills, wounds, first
        if decision.outcomes:
            return None
    return None
