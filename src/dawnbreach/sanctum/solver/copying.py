"""Making with a die that copies another. SAN-5.6

A die may copy what another shows at any time. What dice show at first can be copied before all else; what they are turned
to on the way, only while they are.
"""

from __future__ import annotations

from collections.abc import Iterator

from dawnbreach.sanctum.effects import FACES
from dawnbreach.sanctum.solver.chains import Toolbox
from dawnbreach.sanctum.solver.making import Dice, Making, Matched, Options, Search, Turned, Wanted, face_of
from dawnbreach.sanctum.solver.spending import GUARDS, weight, within


class Copying(Making):
    """For one roll: what can be copied depends on all its dice."""

    def __init__(self, box: Toolbox, twin: tuple[int, ...], take: int, shown: tuple[int, ...]) -> None:
        super().__init__(box, twin)
        self.take, self.shown = take, shown
        """What a copy takes, and what all dice show, assigned or not."""

    def copied(self, die: int, wanted: int) -> Options:
        """What it may take to copy what another die shows at first, and go on from there."""
        others = sorted(self.others(die))
        return [(self.take + take, other) for other in others for take in self.onward(other, wanted)]

    def others(self, die: int) -> set[int]:
        """What the other dice show at first."""
        face = face_of(die)
        return {other for other in self.shown if other != face or self.shown.count(face) > 1}

    def onward(self, face: int, wanted: int) -> list[int]:
        """What it takes from a copied face to what is wanted; the copy counts as a change. SAN-11.5"""
        return [0] if face in self.faces(wanted) else [take for take, _ in self.turning(face, wanted)]

    def match(self, dice: Dice, wanted: Wanted) -> Matched:
        key = dice, wanted
        if key not in self.matches:
            self.matches[key] = CopySearch(self, dice, wanted).found
        return self.matches[key]


class CopySearch(Search):
    """Also tries copies: of first faces like any other change, of faces made on the way for two dice together."""

    making: Copying

    def __init__(self, making: Copying, dice: Dice, wanted: Wanted) -> None:
        super().__init__(making, dice, wanted)
        if len(dice) > 1:
            for maker, copier in self.pairs(dice, wanted):
                left, rest = list(dice), list(wanted)
                for turned in (maker, copier):
                    left.remove(turned.die)
                    rest.remove(turned.wanted)
                self.go(tuple(left), tuple(rest), maker.spent + copier.spent, (maker, copier))

    def options(self, die: int, wanted: int) -> Options:
        found = [*self.making.turning(die, wanted), *self.making.copied(die, wanted)]
        return sorted(found, key=lambda option: weight(option[0]))

    def pairs(self, dice: Dice, wanted: Wanted) -> Iterator[tuple[Turned, Turned]]:
        """A die that shows something new on its way, and one that copies it then."""
        making = self.making
        for maker in set(dice):
            for goal in set(wanted):
                for face in making.faces(goal):
                    for taken, shown in making.box.chains(face_of(maker))[face]:
                        rest = list(wanted)
                        rest.remove(goal)
                        for copied in FACES:
                            if shown >> copied & 1:
                                yield from self.copiers(Turned(maker, goal, taken, 0), copied, dice, rest)

    def copiers(self, maker: Turned, copied: int, dice: Dice, rest: list[int]) -> Iterator[tuple[Turned, Turned]]:
        left = list(dice)
        left.remove(maker.die)
        for die in set(left):
            for goal in set(rest) if copied not in self.making.others(die) else ():
                for take in self.making.onward(copied, goal):
                    total = self.making.take + take
                    if within(maker.spent + total, self.making.limit & ~GUARDS):
                        yield maker, Turned(die, goal, total, copied)
