"""How dice come to show what is wanted, as they are or changed: every set of tools that does it. SAN-4.6, SAN-4.8

A die that shows a wanted face is used for it as it is: were it changed for another one and a second die changed for its
own, the second could go the whole way with the same tools. So only the rest of the dice and of the wanted is searched.
Two faces that hit each other's locations are an exception, for the second die might show the other of them. SAN-5.6
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from dawnbreach.sanctum.solver.toolbox import EMPTY, Step, Toolbox

CHANGED = 6
"""Added to the face of a die that was changed, and of a location that only such dice may hit. SAN-11.5"""

Dice = tuple[int, ...]
Wanted = tuple[int, ...]
"""Faces of locations; of the two that hit each other's locations the lower stands for both. SAN-5.6"""


class Used(NamedTuple):
    """A die that is used for something wanted."""

    die: int
    wanted: int
    kinds: tuple[int, ...]
    """Of the tools that change it, none if it is used as it is; but for the one that copies."""
    copied: int
    """The face that it copies from another die before all else, or 0. SAN-5.6"""

    @property
    def is_changed(self) -> bool:
        return bool(self.kinds or self.copied)


class Making:
    """Remembers what was worked out, for any dice."""

    def __init__(self, box: Toolbox, twin: tuple[int, ...], picky: bool) -> None:
        self.box, self.twin, self.picky = box, twin, picky
        self.known: dict[tuple[int, int], list[Step]] = {}
        self.matches: dict[tuple[Dice, Wanted], int] = {}

    # What a die can become

    def faces(self, wanted: int) -> tuple[int, ...]:
        return hit_by(self.twin, wanted)

    def is_fit(self, die: int, wanted: int) -> bool:
        """As it is."""
        return face_of(die) in self.faces(wanted) and (wanted <= CHANGED or die > CHANGED)

    def turning(self, face: int, wanted: int) -> int:
        """The sets of tools that change a face for this."""
        family = 0
        for goal in self.faces(wanted):
            family |= self.box.reach(face)[goal]
        return family

    def steps(self, die: int, wanted: int) -> list[Step]:
        """What it may take to use a die for this."""
        key = die, wanted
        found = self.known.get(key)
        if found is None:
            family = EMPTY if self.is_fit(die, wanted) else self.options(die, wanted)
            found = self.known[key] = self.box.steps(family)
        return found

    def options(self, die: int, wanted: int) -> int:
        return self.turning(face_of(die), wanted)

    # All together

    def family(self, dice: Dice, wanted: Wanted) -> int:
        """Every set of tools with which some of these dice are all that is wanted."""
        _, left, rest = self.plain(dice, wanted)
        return self.match(left, rest)

    def plain(self, dice: Dice, wanted: Wanted) -> tuple[Wanted, Dice, Wanted]:
        """What dice show and is wanted, the dice left, and what is still wanted."""
        if self.picky:
            return (), dice, wanted
        shown, left, rest = [], list(dice), []
        for each in wanted:
            if each in left and each not in self.twin:
                left.remove(each)
                shown.append(each)
            else:
                rest.append(each)
        return tuple(shown), tuple(left), tuple(rest)

    def match(self, dice: Dice, wanted: Wanted) -> int:
        """The same, one wanted face after another with every die there is for it."""
        if not wanted:
            return EMPTY
        key = dice, wanted
        found = self.matches.get(key)
        if found is None:
            found, before, last, rest = 0, 0, wanted[-1], wanted[:-1]
            for at, die in enumerate(dice):
                if die != before:
                    before = die
                    after = self.match(dice[:at] + dice[at + 1 :], rest)
                    if after:
                        for room, shift in self.steps(die, last):
                            found |= (after & room) << shift
            found &= self.box.affordable
            self.matches[key] = found
        return found

    # The way back

    def way(self, dice: Dice, wanted: Wanted, tools: int) -> list[Used]:
        """Which dice are used for what, with exactly this set of tools."""
        shown, left, rest = self.plain(dice, wanted)
        return [Used(each, each, (), 0) for each in shown] + self.way_back(left, rest, tools)

    def way_back(self, dice: Dice, wanted: Wanted, tools: int) -> list[Used]:
        if not wanted:
            return []
        for at, die in enumerate(dice):
            left, last, rest = dice[:at] + dice[at + 1 :], wanted[-1], wanted[:-1]
            after = self.match(left, rest)
            for room, shift in self.steps(die, last):
                if shift <= tools and (after & room) >> tools - shift & 1:
                    return [*self.way_back(left, rest, tools - shift), self.used(die, last, shift)]
        raise LookupError(f"no way from {dice} to {wanted}")

    def used(self, die: int, wanted: int, tools: int) -> Used:
        return Used(die, wanted, self.kinds(tools), 0)

    def kinds(self, tools: int) -> tuple[int, ...]:
        return tuple([kind for kind, many in self.box.counts(tools) for _ in range(many)])


class Copying(Making):
    """With a die that copies another, for one roll: what can be copied depends on all its dice. SAN-5.6

    What other dice show at first can be copied before all else; what one of them is turned to, only while it
    shows that.
    """

    def __init__(self, box: Toolbox, twin: tuple[int, ...], picky: bool, copier: int, shown: tuple[int, ...]) -> None:
        super().__init__(box, twin, picky)
        self.copy = box.strides[copier]
        self.shown = shown
        """By all dice at first, assigned or not."""
        self.pairs: dict[tuple[int, int, int], list[Step]] = {}

    def options(self, die: int, wanted: int) -> int:
        """Also by copying what another die shows at first, and going on from there."""
        family = self.turning(face_of(die), wanted)
        for face in self.others(face_of(die)):
            family |= self.onward(face, wanted) << self.copy
        return self.box.smallest(family & self.box.affordable)

    def others(self, face: int) -> set[int]:
        """What the dice but for one with this face show at first."""
        return {other for other in self.shown if other != face or self.shown.count(face) > 1}

    def onward(self, face: int, wanted: int) -> int:
        """From a face to what is wanted; to copy it is a change by itself. SAN-11.5"""
        return EMPTY if face in self.faces(wanted) else self.turning(face, wanted)

    def family(self, dice: Dice, wanted: Wanted) -> int:
        """Also with two dice of which one shows something new on its way, and the other copies it then."""
        _, left, rest = self.plain(dice, wanted)
        found = self.match(left, rest)
        for after, _, steps in self.couples(left, rest):
            for room, shift in steps:
                found |= (after & room) << shift
        return found & self.box.affordable

    def couples(self, dice: Dice, wanted: Wanted) -> Iterator[tuple[int, tuple[int, int, int], list[Step]]]:
        """The families of all others, with each die that may be copied and what it and the one that copies hit."""
        for die, first, second in trios(dice, wanted):
            steps = self.pair(die, first, second)
            if steps:
                after = self.match(without(dice, die), without(wanted, first, second))
                yield after, (die, first, second), steps

    def pair(self, die: int, first: int, second: int) -> list[Step]:
        """This die on its way to the first copied by any other that is to hit the second."""
        key = die, first, second
        if key not in self.pairs:
            family = 0
            for face in NEW - set(self.shown):
                family |= self.over(die, face, first, second)
            self.pairs[key] = self.box.steps(self.box.smallest(family) & ~self.without_it(die, first, second))
        return self.pairs[key]

    def over(self, die: int, face: int, first: int, second: int) -> int:
        """A die that is turned to a face, copied there, and turned further."""
        box = self.box
        there = box.reach(face_of(die))[face] << self.copy & box.affordable
        return box.together(box.together(there, self.onward(face, first)), self.onward(face, second))

    def without_it(self, die: int, first: int, second: int) -> int:
        """What is as good by copying at first."""
        family = 0
        for face in set(self.shown):
            family |= self.onward(face, second) << self.copy
        alone = EMPTY if self.is_fit(die, first) else self.turning(face_of(die), first)
        return self.box.larger(self.box.together(family & self.box.affordable, alone))

    # The way back

    def way_back(self, dice: Dice, wanted: Wanted, tools: int) -> list[Used]:
        if not wanted or self.match(dice, wanted) >> tools & 1:
            return super().way_back(dice, wanted, tools)
        for after, (die, first, second), steps in self.couples(dice, wanted):
            for room, shift in steps:
                if shift <= tools and (after & room) >> tools - shift & 1:
                    others = self.way_back(without(dice, die), without(wanted, first, second), tools - shift)
                    left = without(dice, die, *[each.die for each in others])
                    return [*others, *self.couple(die, left[0], first, second, shift)]
        raise LookupError(f"no way from {dice} to {wanted}")

    def used(self, die: int, wanted: int, tools: int) -> Used:
        if not tools // self.copy:
            return super().used(die, wanted, tools)
        rest = tools - self.copy
        copied = next(face for face in self.others(face_of(die)) if self.onward(face, wanted) >> rest & 1)
        return Used(die, wanted, self.kinds(rest), copied)

    def couple(self, die: int, other: int, first: int, second: int, tools: int) -> list[Used]:
        """How such a set is shared."""
        for face in NEW - set(self.shown):
            if self.over(die, face, first, second) >> tools & 1:
                for onward in self.box.steps(self.onward(face, second)):
                    whole = tools - self.copy - onward[1]
                    there = self.box.together(self.box.reach(face_of(die))[face], self.onward(face, first))
                    if whole >= 0 and there >> whole & 1:
                        copy = Used(other, second, self.kinds(onward[1]), face)
                        return [Used(die, first, self.kinds(whole), 0), copy]
        raise LookupError(f"nobody can copy {die}")


NEW = frozenset(range(1, CHANGED + 1))


def trios(dice: Dice, wanted: Wanted) -> Iterator[tuple[int, int, int]]:
    """A die, what it is wanted for, and what else is wanted."""
    for die in set(dice):
        for first in set(wanted):
            for second in set(without(wanted, first)):
                yield die, first, second


def without(many: tuple[int, ...], *some: int) -> tuple[int, ...]:
    left = list(many)
    for each in some:
        left.remove(each)
    return tuple(left)


def face_of(symbol: int) -> int:
    """The face of a die or a location, whether changed or not."""
    return (symbol - 1) % CHANGED + 1


def hit_by(twin: tuple[int, ...], wanted: int) -> tuple[int, ...]:
    """The faces of dice that hit such a location. SAN-4.8"""
    face = face_of(wanted)
    return twin if face in twin else (face,)
