"""A hero who fights exactly, and in the final battle tries choices to its very end in imagined worlds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dawnbreach.bots.rng import Fancy, Rng
from dawnbreach.bots.sanctum_fighter import Fighter, Follower, Wanderer, plan_of
from dawnbreach.bots.sanctum_finale import LONGEST, ends, in_respite, leave_alone
from dawnbreach.bots.sanctum_novice import Novice
from dawnbreach.bots.sanctum_rivals import Rival, hope, rivals_of
from dawnbreach.bots.search import Budget, Trial, best_of, compare
from dawnbreach.bots.seat import Seat
from dawnbreach.bots.temperament import EVEN, Taste
from dawnbreach.kernel import Choice, Position
from dawnbreach.sanctum.solver.judging import Worth
from dawnbreach.sanctum.state import Table
from dawnbreach.sanctum.view_types import View

OTHER_WORTHS = (
    Worth(card=7.0, stamina=0.15, focus=0.15, rage=0.3, once=0.4),
    Worth(card=2.5, stamina=0.6, focus=0.6, rage=1.0, once=1.5),
)
"""Attacks that spend more, and attacks that spend less, are tried too."""


class Adept:
    """Grows by a plan, fights by the solver, and tries nothing but for those who ask for a hint."""

    playouts: int = 12
    seconds: float = 1.0
    """Reached by an adept only where the machine is very busy."""
    cores: int = 1
    """So many processors try choices."""
    sure: float = 2.0
    """So many standard errors a choice must be ahead of the fighter's."""
    most: int = 3
    """So many choices are tried at most."""
    steps: tuple[str, ...] = ("penalty", "before-roll")
    """Where everything is tried that may be chosen."""
    tries: bool = False
    """Are choices of the own last battle tried before one is made?"""

    def __init__(self, rng: Rng, taste: Taste = EVEN) -> None:
        self.rng = rng
        self.fighter = self.made(rng, taste)
        self.seat = 0
        self.rivals: tuple[Rival, ...] = ()
        self.favourite: Choice
        self.table: Table
        self.notes: dict[str, list[Mapping[str, float]]] = {}
        """By choice, what it led to in each world."""
        self.plans: dict[str, list[str]] = {}

    def made(self, rng: Rng, taste: Taste) -> Fighter:
        """Who decides where nothing is tried."""
        return Wanderer(rng, taste)

    def __call__(self, view: View, choices: Sequence[Choice]) -> Choice:
        return Novice(self.rng)(view, choices)

    def choose(self, seat: Seat) -> Choice:
        if not self.tries:
            return self.favour(seat)
        trials = self.trials(seat)
        best = best_of(trials, self.favourite, self.sure)
        if best != self.favourite:
            self.fighter.plan = self.plans.get(best.text, [])[1:]
        return best

    def favour(self, seat: Seat) -> Choice:
        """What is chosen where nothing is tried."""
        table = seat.imagined(Fancy(self.rng.next()))
        assert isinstance(table, Table)
        self.table, self.seat, self.rivals = table, seat.number, rivals_of(table, seat.number)
        self.favourite = self.fighter.decide(table, seat.number, seat.choices)
        return self.favourite

    def trials(self, seat: Seat) -> list[Trial]:
        """What was tried, the best first; nothing before the final battle is near."""
        self.notes, budget = {}, Budget(self.playouts, self.seconds, self.cores)
        favourite = self.favour(seat)
        candidates = self.candidates(self.table, seat, favourite) if len(seat.choices) > 1 else []
        if len(candidates) < 2 or not self.playouts:
            return []
        return compare(seat, candidates, self.playout, self.rng, budget)

    def candidates(self, table: Table, seat: Seat, favourite: Choice) -> list[Choice]:
        """The favourite first, then others that are worth trying in the final battle and just before it."""
        frame = table.frame(seat.number)
        step = frame.id if frame is not None else ""
        self.plans = {favourite.text: [favourite.text, *self.fighter.plan]}
        if not table.unveiled and not in_respite(table):
            return [favourite]
        if step == "attack":
            return self.attacks(table, seat, favourite)
        if step not in self.steps:
            return [favourite]
        others = [choice for choice in seat.choices if choice != favourite]
        while len(others) > self.most - 1:
            others.pop(self.rng.next() % len(others))
        return [favourite, *others]

    def attacks(self, table: Table, seat: Seat, favourite: Choice) -> list[Choice]:
        """How the attack could be made by those who value things otherwise; only before anything is done in it."""
        hero = table.heroes[seat.number]
        if hero.placed or hero.changed:
            return [favourite]
        found = [favourite]
        for worth in OTHER_WORTHS:
            plan = plan_of(table, seat.number, worth)
            choice = next((c for c in seat.choices if plan and c.text == plan[0]), None)
            if choice is not None and choice not in found:
                self.plans[choice.text] = plan
                found.append(choice)
        return found

    def __getstate__(self) -> dict[str, object]:
        """What playouts in other processes need."""
        return {name: value for name, value in vars(self).items() if name not in ("rng", "fighter", "table")}

    def playout(self, position: Position, choice: Choice, whims: int) -> float:
        """Fight the own battle to its end."""
        assert isinstance(position, Table)
        leave_alone(position, self.seat)
        fighter = Follower(Rng(str(whims)))
        fighter.plan = self.plans.get(choice.text, [])[1:]
        position.play(choice, self.seat)
        for _ in range(LONGEST):
            if position.over or self.seat not in position.waiting:
                break
            position.play(fighter.decide(position, self.seat, position.choices(self.seat)), self.seat)
        hero = position.heroes[self.seat]
        self.notes.setdefault(choice.text, []).append(ends(position, hero))
        return hope(position, hero, self.rivals)


class Apprentice(Adept):
    """Fights by the solver, takes the demons that bring most, does the rest by rules of thumb, and tries nothing."""

    playouts = 0

    def made(self, rng: Rng, taste: Taste) -> Fighter:
        return Fighter(rng, taste)


__all__ = ["LONGEST", "Adept", "Apprentice", "ends", "in_respite", "leave_alone"]
