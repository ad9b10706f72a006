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
            left, rest = list(dice), list(wanted)
            for turned in (first, second):
                left.remove(turned.die)
                rest.remove(turned.wanted)
            self.go_on(first.spent + second.spent, tuple(left), tuple(rest), (first, second))

    def couples(self, dice: Dice, wanted: Wanted) -> Iterator[tuple[Turned, Turned]]:
        for die in set(dice):
            for goal in set(wanted):
                for face in self.copying.faces(goal):
                    for taken, shown in self.copying.box.chains(face_of(die))[face]:
                        for copied in FACES if not self.is_beaten(taken + self.copying.take) else ():
                            if shown >> copied & 1:
                                yield from self.copiers(Turned(die, goal, taken, 0), copied, dice, wanted)

    def copiers(self, first: Turned, copied: int, dice: Dice, wanted: Wanted) -> Iterator[tuple[Turned, Turned]]:
        left, rest = list(dice), list(wanted)
        left.remove(first.die)
        rest.remove(first.wanted)
        for die in set(left):
            for goal in set(rest) if copied not in self.copying.others(die) else ():
                for take in self.copying.onward(copied, goal):
                    total = first.spent + self.copying.take + take
                    if (self.limit - total) & GUARDS == GUARDS and not self.is_beaten(total):
                        yield first, Turned(die, goal, self.copying.take + take, copied)
