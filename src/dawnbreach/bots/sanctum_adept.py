"""A hero who fights exactly: every attack and every block by the solver."""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.bots.rng import Fancy, Rng
from dawnbreach.bots.sanctum_novice import Novice
from dawnbreach.bots.seat import Seat
from dawnbreach.kernel import Choice
from dawnbreach.sanctum.solver.answers import solve, steps
from dawnbreach.sanctum.solver.judging import Worth
from dawnbreach.sanctum.state import Table
from dawnbreach.sanctum.view_types import View

FIGHT = ("attack", "block")
WITHIN = ("changing", "rerolling", "striking", "doubling", "paying")
"""Steps within an attack or a block, which a plan goes through."""


class Adept:
    """Follows the solver's plan as long as it is one."""

    before = Worth()
    final = Worth()

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.novice = Novice(rng)
        self.plan: list[str] = []

    def __call__(self, view: View, choices: Sequence[Choice]) -> Choice:
        return self.novice(view, choices)

    def choose(self, seat: Seat) -> Choice:
        if len(seat.choices) == 1:
            if self.plan and self.plan[0] == seat.choices[0].text:
                self.plan.pop(0)
            return seat.choices[0]
        table = seat.imagined(Fancy(self.rng.next()))
        assert isinstance(table, Table)
        frame = table.frame(seat.number)
        step = frame.id if frame is not None else ""
        text = ""
        if step in FIGHT or step in WITHIN:
            text = self.fight(table, seat, step)
        else:
            self.plan = []
        found = next((choice for choice in seat.choices if choice.text == text), None)
        return found or self.novice(seat.view, seat.choices)

    def fight(self, table: Table, seat: Seat, step: str) -> str:
        legal = [choice.text for choice in seat.choices]
        if not self.plan or self.plan[0] not in legal:
            self.plan = []
            if step in FIGHT:
                self.plan = list(steps(solve(table, seat.number, self.worth(table))))
                if not self.plan or self.plan[0] not in legal:
                    self.plan = []
                    return f"end {step}"
        return self.plan.pop(0) if self.plan else self.looked_ahead(table, seat)

    def worth(self, table: Table) -> Worth:
        return self.final if table.final else self.before

    def looked_ahead(self, table: Table, seat: Seat) -> str:
        """The choice after which the rest of the fight is worth most."""
        best, most = "", float("-inf")
        for choice in seat.choices:
            after = table.copy()
            after.play(choice, seat.number)
            frame = after.frame(seat.number)
            if frame is not None and frame.id in FIGHT:
                solved = solve(after, seat.number, self.worth(table))
                value = solved.bounds(solved.best)[0]
                if value > most:
                    best, most = choice.text, value
        return best
