"""Making with a die that copies another. SAN-5.6

What other dice show at first can be copied before all else; what one of them is turned to, only while it shows that.
"""

from __future__ import annotations

from collections.abc import Iterator

from dawnbreach.sanctum.card_effects import FACES
from dawnbreach.sanctum.solver.chains import Toolbox
from dawnbreach.sanctum.solver.making import Dice, Effort, Making, Matched, Options, Search, Turned, Wanted, face_of
from dawnbreach.sanctum.solver.spending import GUARDS, weight


class Copying(Making):
    """For one roll: what can be copied depends on all its dice."""

    def __init__(self, box: Toolbox, twin: tuple[int, ...], effort: Effort, take: int, shown: tuple[int, ...]) -> None:
        super().__init__(box, twin, effort)
        self.take, self.shown = take, shown
        """What a copy takes, and what all dice show at first, assigned or not."""
        self.all_options: dict[tuple[int, int], Options] = {}

    def options(self, die: int, wanted: int) -> Options:
        """Also by copying what another die shows at first, and going on from there."""
        key = die, wanted
        if key not in self.all_options:
            copied = {self.take + take: face for face in self.others(die) for take in self.onward(face, wanted)}
            found = [*self.turning(die, wanted), *copied.items()]
            self.all_options[key] = sorted(found, key=lambda option: weight(option[0]))
        return self.all_options[key]

    def others(self, die: int) -> set[int]:
        """What the other dice show at first."""
        face = face_of(die)
        return {other for other in self.shown if other != face or self.shown.count(face) > 1}

    def onward(self, face: int, wanted: int) -> list[int]:
        """What it takes from a copied face to what is wanted; the copy itself counts as a change. SAN-11.5"""
        return [0] if face in self.faces(wanted) else [take for take, _ in self.turning(face, wanted)]

    def searched(self, dice: Dice, wanted: Wanted) -> Matched:
        return CopySearch(self, dice, wanted).found


class CopySearch(Search):
    """Tries also two dice together: one that shows something new on its way, and one that copies it then."""

    def __init__(self, making: Copying, dice: Dice, wanted: Wanted) -> None:
        super().__init__(making, dice, wanted)
        self.copying = making
        for first, second in self.couples(dice, wanted) if len(dice) > 1 else ():
            left, rest = without(dice, first.die, second.die), without(wanted, first.wanted, second.wanted)
            self.go_on(first.spent + second.spent, left, rest, (first, second))

    def couples(self, dice: Dice, wanted: Wanted) -> Iterator[tuple[Turned, Turned]]:
        for die in set(dice) if not self.copying.effort.short else ():
            for goal in set(wanted):
                copiers = self.copiers(die, goal, dice, wanted)
                for face in self.copying.faces(goal) if copiers else ():
                    for taken, shown in self.copying.box.chains(face_of(die))[face]:
                        if not self.is_beaten(taken + self.copying.take):
                            yield from self.together(Turned(die, goal, taken, 0), shown, copiers)

    def copiers(self, die: int, goal: int, dice: Dice, wanted: Wanted) -> list[Turned]:
        """Every other die turned by a copy of something that none shows at first."""
        return [
            Turned(other, second, self.copying.take + take, copied)
            for other in set(without(dice, die))
            for copied in set(FACES) - self.copying.others(other)
            for second in set(without(wanted, goal))
            for take in self.copying.onward(copied, second)
        ]

    def together(self, first: Turned, shown: int, copiers: list[Turned]) -> Iterator[tuple[Turned, Turned]]:
        """The first with each that copies what it shows on its way."""
        for second in copiers:
            if shown >> second.copied & 1:
                total = first.spent + second.spent
                if (self.limit - total) & GUARDS == GUARDS and not self.is_beaten(total):
                    yield first, second


def without(many: tuple[int, ...], *some: int) -> tuple[int, ...]:
    left = list(many)
    for each in some:
        left.remove(each)
    return tuple(left)
