"""A Guardian who has a plan, and tries other choices in imagined worlds before leaving it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dawnbreach.bots.doom_leaning import leaning
from dawnbreach.bots.doom_novice import Novice
from dawnbreach.bots.doom_outlook import likely
from dawnbreach.bots.doom_policy import Policy
from dawnbreach.bots.doom_worth import VICTORY, worth
from dawnbreach.bots.rng import Fancy, Rng
from dawnbreach.bots.search import Budget, Trial, best_of, compare
from dawnbreach.bots.seat import Seat
from dawnbreach.bots.temperament import EVEN, Taste
from dawnbreach.darkest_doom.crimson_fate import Fate, Free
from dawnbreach.darkest_doom.state import CRYSTAL, Guardian, Land
from dawnbreach.darkest_doom.view_types import View
from dawnbreach.kernel import Choice, Position

LEFT_ASIDE = ("trap ", "lift ", "release", "drop ", "lay down")
"""Kinds of choices that come in numbers and are rarely worth a thought."""
WORTH_TRYING = ("turn", "casting", "after-test", "aiming", "walking", "travelling", "hurting", "announcing", "bonding")
LONGEST = 300
"""A playout ends after so many decisions, whatever is under way."""


class Adept:
    """Looks at a few other choices than the plan's until its own turn is over; what else there is, it overlooks."""

    playouts: int = 8
    seconds: float = 1.0
    """Reached by an adept only where the machine is very busy."""
    cores: int = 1
    """So many processors try choices."""
    sure: float = 1.0
    """So many standard errors a choice must be ahead of the plan's."""
    most: int = 3
    """So many others are tried at most."""
    patient: bool = False
    """Is every halving paid for alike?"""

    def __init__(self, rng: Rng, taste: Taste = EVEN) -> None:
        self.rng, self.policy, self.taste = rng, Policy(rng, taste), taste
        self.seat = 0
        self.favourite: Choice
        self.notes: dict[str, list[Mapping[str, float]]] = {}
        """By choice, what it led to in each world."""

    def __call__(self, view: View, choices: Sequence[Choice]) -> Choice:
        return Novice(self.rng)(view, choices)

    def choose(self, seat: Seat) -> Choice:
        if len(seat.choices) == 1:
            return seat.choices[0]
        trials = self.trials(seat)
        return best_of(trials, self.favourite, self.sure)

    def trials(self, seat: Seat) -> list[Trial]:
        """What was tried, the best first; nothing where the plan is all there is to it."""
        land = seat.imagined(Fancy(self.rng.next()))
        assert isinstance(land, Land)
        self.notes = {}
        self.seat, self.favourite = seat.number, self.policy.choose(land, seat.number, seat.choices)
        candidates = self.candidates(land, seat, self.favourite)
        if len(candidates) < 2 or not self.playouts:
            return []
        budget = Budget(self.playouts, self.seconds, self.cores, self.patient)
        return compare(seat, candidates, self.playout, self.rng, budget)

    def candidates(self, land: Land, seat: Seat, favourite: Choice) -> list[Choice]:
        """The favourite first, then others that are worth trying."""
        frame = land.frame(seat.number)
        if frame is None or frame.id not in WORTH_TRYING:
            return [favourite]
        others = [c for c in seat.choices if c != favourite and not c.text.startswith(LEFT_ASIDE)]
        if len(others) >= self.most:
            others = [others[self.rng.next() % len(others)] for _ in range(self.most)]
            others = list(dict.fromkeys(others))
        return [favourite, *others]

    def __getstate__(self) -> dict[str, object]:
        """What playouts in other processes need."""
        return {name: value for name, value in vars(self).items() if name not in ("rng", "policy")}

    def playout(self, position: Position, choice: Choice, whims: int) -> float:
        """Play on for a while, all by the same plan."""
        assert isinstance(position, Land)
        begun = position.round, position.dusk, position.active
        policy = Policy(Rng(str(whims)))
        position.play(choice, self.seat)
        for _ in range(LONGEST):
            if position.over or self.is_far(position, begun):
                break
            number = position.waiting[0]
            position.play(policy.choose(position, number, position.choices(number)), number)
        self.notes.setdefault(choice.text, []).append(ends(position, self.seat))
        return self.value(position) + leaning(position, self.seat, self.taste)

    def is_far(self, land: Land, begun: tuple[int, bool, int]) -> bool:
        """Is what was tried played far enough: is the own turn over?"""
        return (land.round, land.dusk, land.active) != begun

    def value(self, land: Land) -> float:
        """What has come of it, in points."""
        return worth(land, self.seat)


def ends(land: Land, seat: int) -> dict[str, float]:
    """What people count when a turn is over."""
    me = land.guardians[seat]
    return {
        "victory": float(land.over and seat in land.victors()),
        "defeat": float(land.over and seat not in land.victors()),
        "fame": float(me.fame),
        "alliances": float(land.glory(seat) - me.fame),
        "crystals": float(me.relics[CRYSTAL]),
        "wounds": float(me.wounds),
        "cards": float(len(me.supplies)),
    }


class Apprentice(Adept):
    """Has the plan and tries nothing."""

    playouts = 0


class Veteran(Adept):
    """Overlooks less, and looks at it in more worlds."""

    playouts = 20
    most = 5


class Master(Veteran):
    """Overlooks nothing, plays on until the day is over, for a second, and counts how likely it wins."""

    playouts = 100_000
    most = 60
    patient = True

    def candidates(self, land: Land, seat: Seat, favourite: Choice) -> list[Choice]:
        """Changes of dice that come to the same are tried once."""
        unlike: dict[object, Choice] = {}
        for choice in super().candidates(land, seat, favourite):
            unlike.setdefault(alike(land, land.guardians[seat.number], choice), choice)
        return list(unlike.values())

    def value(self, land: Land) -> float:
        return VICTORY * likely(land, self.seat)

    def is_far(self, land: Land, begun: tuple[int, bool, int]) -> bool:
        return land.round != begun[0]


def alike(land: Land, me: Guardian, choice: Choice) -> object:
    """Equal for changes of dice that come to the same."""
    if isinstance(choice, Fate):
        return "fate", land.content.supplies[choice.card], me.dice[choice.die]
    return ("free", choice.icon, me.dice[choice.die]) if isinstance(choice, Free) else choice
