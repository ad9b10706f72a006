"""A hero who fights by the solver, chooses its demons, and decides all else by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.bots.rng import Rng
from dawnbreach.bots.sanctum_fight import Planner
from dawnbreach.bots.sanctum_growth import grow
from dawnbreach.bots.sanctum_march import act, growing
from dawnbreach.bots.sanctum_novice import Novice, hit
from dawnbreach.bots.temperament import EVEN, Taste
from dawnbreach.kernel import Choice
from dawnbreach.sanctum.solver.answers import Solved, solve
from dawnbreach.sanctum.solver.judging import Worth
from dawnbreach.sanctum.solver.outcomes import Outcome
from dawnbreach.sanctum.state import Table
from dawnbreach.sanctum.view_types import Hero

FIGHT = ("attack", "block")
WITHIN = ("changing", "rerolling", "striking", "doubling", "paying")
"""Steps within an attack or a block, which a plan goes through."""
HOPE = 0.7
USUAL = Worth()


class Fighter:
    """Follows the solver's plan as long as it can be followed."""

    def __init__(self, rng: Rng, taste: Taste = EVEN) -> None:
        self.rng, self.novice, self.taste = rng, Novice(rng, taste), taste
        self.worth = self.valued()
        """What outcomes are worth before the final battle."""
        self.plan: list[str] = []

    def valued(self) -> Worth:
        return USUAL

    def decide(self, table: Table, seat: int, choices: Sequence[Choice]) -> Choice:
        if len(choices) == 1:
            if self.plan and self.plan[0] == choices[0].text:
                self.plan.pop(0)
            return choices[0]
        frame = table.frame(seat)
        step = frame.id if frame is not None else ""
        text = ""
        if step in FIGHT or step in WITHIN:
            text = self.fight(table, seat, step, choices)
        else:
            self.plan = []
        found = next((choice for choice in choices if choice.text == text), None)
        return found or self.manage(table, seat, step, choices)

    def manage(self, table: Table, seat: int, step: str, choices: Sequence[Choice]) -> Choice:
        """All that is no fight: the demons that bring most, the rest by rules of thumb."""
        found = grow(table, seat, step, choices, self.taste) if step == "taking" else None
        return found or self.novice(table.view(seat), choices)

    def fight(self, table: Table, seat: int, step: str, choices: Sequence[Choice]) -> str:
        legal = [choice.text for choice in choices]
        if not self.plan or self.plan[0] not in legal:
            self.plan = plan_of(table, seat, self.worth_in(table)) if step in FIGHT else []
            if step in FIGHT and (not self.plan or self.plan[0] not in legal):
                self.plan = []
                return f"end {step}"
        return self.plan.pop(0) if self.plan else looked_ahead(table, seat, choices, self.worth_in(table))

    def worth_in(self, table: Table) -> Worth:
        return USUAL if table.final else self.worth


def plan_of(table: Table, seat: int, worth: Worth) -> list[str]:
    """What to do in an attack or a block, choice by choice."""
    solved = solve(table, seat, worth)
    return list(solved.gamble.plan if solved.gamble else solved.plan(best_outcome(solved)))


def best_outcome(solved: Solved) -> Outcome:
    """Of a card that nobody knows we hope for something between the least and the most that can be made of it."""
    best, most = solved.best, float("-inf")
    for outcome in solved.outcomes:
        low, high = solved.bounds(outcome)
        value = low + HOPE * (high - low)
        if value > most:
            best, most = outcome, value
    return best


def looked_ahead(table: Table, seat: int, choices: Sequence[Choice], worth: Worth) -> str:
    """The choice after which the rest of the fight is worth most."""
    best, most = "", float("-inf")
    for choice in choices:
        after = table.copy()
        after.play(choice, seat)
        frame = after.frame(seat)
        if frame is not None and frame.id in FIGHT:
            solved = solve(after, seat, worth)
            value = solved.bounds(solved.best)[0]
            if value > most:
                best, most = choice.text, value
    return best


class Follower:
    """Goes through a plan, then plays by rules of thumb, which plan an attack once: quick enough for playouts."""

    def __init__(self, rng: Rng) -> None:
        self.novice = Novice(rng)
        self.plan: list[str] = []

    def decide(self, table: Table, seat: int, choices: Sequence[Choice]) -> Choice:
        found = self.planned(choices)
        if found is not None or len(choices) == 1:
            return found or choices[0]
        frame, view = table.frame(seat), table.view(seat)
        if frame is not None and frame.id == "attack":
            self.plan = thumb_plan(view["heroes"][seat], {choice.text for choice in choices})
        return self.planned(choices) or self.novice(view, choices)

    def planned(self, choices: Sequence[Choice]) -> Choice | None:
        """The next choice of the plan, if it may be chosen; what comes in between is no part of it."""
        found = next((choice for choice in choices if self.plan and choice.text == self.plan[0]), None)
        if found is not None:
            self.plan.pop(0)
        return found


def thumb_plan(hero: Hero, legal: set[str]) -> list[str]:
    """An attack of the final battle by rules of thumb, choice by choice: dice are changed first."""
    steps = Planner(hero, legal, final=True).plan().steps
    changes = [(step.tool.text, f"turn d{step.die + 1} {step.face}") for step in steps if step.tool is not None]
    return [*[text for change in changes for text in change], *[hit(step) for step in steps]]


class Wanderer(Fighter):
    """Fights, and grows ready for the Demon Lord: demons, items, skills and turns by what they bring."""

    rolls: int = 6
    """So many rolls a fight is imagined with before it is taken on."""

    def valued(self) -> Worth:
        return growing(self.taste)

    def manage(self, table: Table, seat: int, step: str, choices: Sequence[Choice]) -> Choice:
        if step == "turn":
            return act(table, seat, choices, self.rng, self.rolls, self.taste)
        return grow(table, seat, step, choices, self.taste) or super().manage(table, seat, step, choices)
