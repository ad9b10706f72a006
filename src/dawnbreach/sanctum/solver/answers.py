"""Questions about a fight, and their answers."""

from __future__ import annotations

from dataclasses import dataclass

from dawnbreach.sanctum.solver.aims import targets_of
from dawnbreach.sanctum.solver.means import means_of
from dawnbreach.sanctum.solver.outcomes import Outcome
from dawnbreach.sanctum.solver.plans import Writer
from dawnbreach.sanctum.solver.solving import End, Solver
from dawnbreach.sanctum.state import Table


@dataclass
class Solved:
    solver: Solver
    ends: dict[Outcome, End]

    @property
    def outcomes(self) -> list[Outcome]:
        return list(self.ends)

    def plan(self, outcome: Outcome) -> list[str]:
        return Writer(self.solver, self.solver.means.free, self.ends[outcome]).write()


def solve(table: Table, seat: int) -> Solved:
    """Everything the attack of a seat can come to."""
    means = means_of(table, seat)
    solver = Solver(means, targets_of(table, table.heroes[seat]))
    return Solved(solver, solver.outcomes(solver.hitting.symbols(means.free)))
