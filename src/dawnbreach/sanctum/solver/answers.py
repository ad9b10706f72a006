"""Questions about a fight, and their answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from dawnbreach.kernel.trust import Trust
from dawnbreach.sanctum.fight import Attack, Block
from dawnbreach.sanctum.solver.aims import targets_of
from dawnbreach.sanctum.solver.furies import Furies
from dawnbreach.sanctum.solver.judging import Judge, Worth
from dawnbreach.sanctum.solver.means import means_of
from dawnbreach.sanctum.solver.outcomes import Outcome
from dawnbreach.sanctum.solver.plans import Writer
from dawnbreach.sanctum.solver.ranking import Ranking
from dawnbreach.sanctum.solver.solving import Course, End, Solver
from dawnbreach.sanctum.state import Table


class Gamble(NamedTuple):
    """A die that is better rolled again before all else. SAN-5.6"""

    value: float
    """On average."""
    plan: list[str]


class Solved:
    """A fight after its roll: all it can come to, the best of it, and how to get there."""

    def __init__(self, table: Table, seat: int, worth: Worth) -> None:
        self.blocking = isinstance(table.frame(seat), Block)
        self.means = means_of(table, seat, self.blocking)
        self.targets = targets_of(table, table.heroes[seat])
        self.solver = Solver(self.means, self.targets)
        self.dice = self.solver.hitting.symbols(self.means.free)
        self.judge = Judge(table, seat, self.means, self.targets, worth)
        self.furies = Furies(table, seat, self.solver, self.judge)
        self._ends: dict[Outcome, tuple[int, Course]] = {}
        self._best: Outcome | None = None
        self._gamble: tuple[Gamble | None] | None = None

    @property
    def outcomes(self) -> list[Outcome]:
        """Every outcome than which no other is better in every way."""
        if not self._ends:
            self._ends = self.solver.outcomes(self.dice)
        return list(self._ends)

    def end(self, outcome: Outcome) -> End:
        """How it is come to."""
        return End(*self._ends[outcome])

    @property
    def best(self) -> Outcome:
        """The outcome that is worth most."""
        if self._best is None:
            self._best = max(self.outcomes, key=lambda outcome: self.bounds(outcome)[0])
        return self._best

    def bounds(self, outcome: Outcome) -> tuple[float, float]:
        """What an outcome is worth: the same twice, unless a card is turned up that nobody knows. SAN-9.4"""
        if not outcome.turns_up:
            value = self.judge.value(outcome)
            return value, value
        end = self.end(outcome)
        left = self.solver.hitting.most(self.dice) - outcome.hits
        least = self.furies.stop(end.attack, len(self.dice)).value
        return least, self.furies.most(end.attack.group.aim, end.attack.spent, left)

    def plan(self, outcome: Outcome) -> list[str]:
        """The choices that lead there; where a card is turned up the plan ends."""
        return Writer(self.solver, self.means.free, self.end(outcome), self.blocking).write()

    @property
    def gamble(self) -> Gamble | None:
        """A die that is better rolled again than used for the best of all sure outcomes."""
        if self._gamble is None:
            self._gamble = (self._better_rolled_again(),)
        return self._gamble[0]

    def _better_rolled_again(self) -> Gamble | None:
        if not self.means.rerolls or not self.dice:
            return None
        ranking = Ranking(self.solver, self.judge, self.furies, len(self.dice))
        found = ranking.gamble(self.dice)
        if found is None:
            return None
        value, symbol, _ = found
        die = next(die for die in self.means.free if self.solver.hitting.symbols((die,)) == (symbol,))
        return Gamble(value, [self.means.rerolls[0].text, f"reroll d{die.number + 1}"])

    @property
    def trust(self) -> Trust:
        """Of the best: bounded where it might be better to turn up a card, estimated where not all is looked at."""
        if not self.solver.exact:
            return Trust.ESTIMATED
        return Trust.BOUNDED if any(outcome.turns_up for outcome in self.outcomes) else Trust.EXACT


def solve(table: Table, seat: int, worth: Worth | None = None) -> Solved:
    """The attack or the block in which a seat is, solved. SAN-4.4, SAN-4.10"""
    assert isinstance(table.frame(seat), (Attack, Block)), "a fight after its roll"
    return Solved(table, seat, worth or Worth())


def steps(solved: Solved) -> Iterator[str]:
    """What to do next, one choice after another."""
    yield from solved.gamble.plan if solved.gamble else solved.plan(solved.best)
