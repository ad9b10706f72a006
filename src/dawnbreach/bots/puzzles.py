"""Puzzles: fights of Sanctum from games among bots with one best answer, found by the exact solver."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from dawnbreach import bots
from dawnbreach.bots.rng import Fancy, Rng
from dawnbreach.bots.sanctum_novice import Novice
from dawnbreach.kernel import Event
from dawnbreach.kernel.trust import Trust
from dawnbreach.sanctum.events import Killed, Wounded
from dawnbreach.sanctum.fight import Attack
from dawnbreach.sanctum.game import Sanctum
from dawnbreach.sanctum.prospects import fight_step
from dawnbreach.sanctum.solver.answers import Solved, solve
from dawnbreach.sanctum.state import Table

SEATS = 3
MARGIN = 1.0
"""By so many wounds the best answer must be better than any other end."""
LONGEST = 5_000


class End(NamedTuple):
    """What a fight came to."""

    kills: int
    wounds: int


class Puzzle(NamedTuple):
    """A fight after its roll, and the one best end of it."""

    table: Table
    seat: int
    best: End
    plan: tuple[str, ...]
    """Choices that lead there."""


def puzzle(seed: str) -> Puzzle:
    """The puzzle of a seed: the same for everybody."""
    for number in range(1000):
        found = list(puzzles(f"{seed}/{number}"))
        if found:
            return Rng(seed).choice(found)
    raise AssertionError("every game has fights")


def puzzles(seed: str) -> Iterator[Puzzle]:
    """The fights of one game that a novice would get wrong, and that have one best answer."""
    table = Sanctum().start(seats=SEATS, seed=seed)
    players = [bots.make("novice", "sanctum", f"{seed}/{seat}") for seat in range(SEATS)]
    for _ in range(LONGEST):
        if table.over:
            return
        assert isinstance(table, Table)
        seat = bots.Seat(table, table.waiting[0])
        choice = bots.ask(players[seat.number], seat)
        table.play(choice, seat.number)
        if choice.text == "roll" and isinstance(table.frame(seat.number), Attack):
            found = asked(table, seat.number)
            if found is not None:
                yield found


def asked(table: Table, seat: int) -> Puzzle | None:
    """A fight as a puzzle, if it is one."""
    solved = solve(table, seat)
    best = solved.best
    if table.unveiled or solved.means.rerolls or solved.trust is not Trust.EXACT or not is_clear(solved):
        return None
    end, plan = End(best.killed.bit_count(), best.wounds), tuple(solved.plan(best))
    alone = table.copy()
    alone.source = Fancy(0)
    alone.plant()
    if fought(alone.copy(), seat) == end:
        return None
    return Puzzle(alone, seat, end, plan)


def is_clear(solved: Solved) -> bool:
    """Is no other end of the fight nearly as good?"""
    best = solved.best
    others = [o for o in solved.outcomes if (o.killed, o.wounds) != (best.killed, best.wounds)]
    value = solved.bounds(best)[0]
    return bool(others) and all(value - solved.bounds(other)[1] >= MARGIN for other in others)


def fought(table: Table, seat: int) -> End:
    """What a novice makes of a fight."""
    novice, told = Novice(Rng("puzzle")), list[Event]()
    while fight_step(table, seat) is not None and seat in table.waiting:
        told += table.play(novice(table.view(seat), table.choices(seat)), seat)
    return end_of(told, seat)


def end_of(told: list[Event], seat: int) -> End:
    """What the events of a fight come to for a hero."""
    mine = [event for event in told if event.seat == seat]
    wounds = [event.amount for event in mine if isinstance(event, Wounded)]
    return End(sum(isinstance(event, Killed) for event in mine), sum(wounds[:1]))
