"""How dice come to show what is wanted, as they are or changed, and what that takes at least. SAN-4.6, SAN-4.8

A die that shows a wanted face is used for it as it is: were it changed for another one and a second die changed for its
own, the second could go the whole way with the same tools. So only the rest of the dice and of the wanted is searched.
Two faces that hit each other's locations are an exception, for the second die might show the other of them. SAN-5.6
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from dawnbreach.sanctum.solver.chains import Toolbox
from dawnbreach.sanctum.solver.spending import GUARDS, PRICE_GUARDS, is_dearer, weight

CHANGED = 6
"""Added to the face of a die that was changed, and of a location that only such dice may hit. SAN-11.5"""

Dice = tuple[int, ...]
Wanted = tuple[int, ...]
"""Faces of locations; of the two that hit each other's locations the lower stands for both. SAN-5.6"""
Pairs = tuple[tuple[int, int], ...]


class Turned(NamedTuple):
    """A die that is changed for something wanted."""

    die: int
    wanted: int
    spent: int
    copied: int
    """The face that it copies from another die before all else, or 0. SAN-5.6"""


class Way(NamedTuple):
    """One way to get what is wanted."""

    spent: int
    plain: Pairs
    """Dice used as they are, each with what is wanted of it."""
    turned: tuple[Turned, ...]


Matched = list[tuple[int, tuple[Turned, ...]]]
"""What it takes, and which dice are turned."""
Options = list[tuple[int, int]]
"""What a change takes, and the face that is copied."""


SEARCHES = 4000
"""So often the rest may be searched again for one roll, about a tenth of a second."""


class Effort:
    """How much may still be searched; when it does not suffice, the cheapest way may be missed."""

    def __init__(self, left: int = SEARCHES) -> None:
        self.left = left
        self.short = False

    def may_go_on(self) -> bool:
        self.left -= 1
        self.short |= self.left < 0
        return self.left >= 0


NOTHING_WANTED: Matched = [(0, ())]


class Making:
    """Remembers what was worked out, for any dice."""

    def __init__(self, box: Toolbox, twin: tuple[int, ...], effort: Effort) -> None:
        self.box, self.twin, self.effort = box, twin, effort
        self.limit = box.limit | GUARDS
        self.turnings: dict[tuple[int, int], Options] = {}
        self.matches: dict[tuple[Dice, Wanted], Matched] = {}
        self.known: dict[tuple[Dice, Wanted], list[Way]] = {}

    # What a die can become

    def faces(self, wanted: int) -> tuple[int, ...]:
        return hit_by(self.twin, wanted)

    def plain(self, wanted: int) -> list[int]:
        """The dice that are fit for it as they are."""
        faces = self.faces(wanted)
        changed = [face + CHANGED for face in faces]
        return changed if wanted > CHANGED else [*faces, *changed]

    def turning(self, die: int, wanted: int) -> Options:
        """What it may take to change a die for this, the cheapest first."""
        key = die, wanted
        if key not in self.turnings:
            chains = self.box.chains(face_of(die))
            takes = {taken for face in self.faces(wanted) for taken, _ in chains[face]}
            self.turnings[key] = [(take, 0) for take in sorted(takes, key=weight)]
        return self.turnings[key]

    def options(self, die: int, wanted: int) -> Options:
        return self.turning(die, wanted)

    # All together

    def ways(self, dice: Dice, wanted: Wanted) -> list[Way]:
        """The cheapest ways to get all that is wanted from some of these dice."""
        key = dice, wanted
        if key not in self.known:
            self.known[key] = self.search(dice, wanted)
        return self.known[key]

    def search(self, dice: Dice, wanted: Wanted) -> list[Way]:
        found: list[Way] = []
        for plain, left, rest in self.fitting(dice, wanted):
            for used in sorted(set(combinations(left, len(rest)))):
                for spent, turned in self.match(used, rest):
                    if not any(is_dearer(spent, way.spent) for way in found):
                        found = [way for way in found if not is_dearer(way.spent, spent)]
                        found.append(Way(spent, plain, turned))
        return found

    def fitting(self, dice: Dice, wanted: Wanted) -> list[tuple[Pairs, Dice, Wanted]]:
        """Use as many dice as they are as can be: those pairs, the dice left, and what is still wanted."""
        states: dict[tuple[Dice, Wanted], Pairs] = {(dice, ()): ()}
        for each in sorted(wanted, reverse=True):
            fit, after = self.plain(each), {}
            for (left, rest), plain in states.items():
                there = [die for die in fit if die in left]
                for die in there:
                    at = left.index(die)
                    after[left[:at] + left[at + 1 :], rest] = (*plain, (die, each))
                if not there or len(self.faces(each)) > 1:
                    after[left, (*rest, each)] = plain
            states = after
        return [(plain, left, rest) for (left, rest), plain in states.items()]

    def match(self, dice: Dice, wanted: Wanted) -> Matched:
        """The cheapest ways to change every one of these dice for one of the wanted each."""
        if not wanted:
            return NOTHING_WANTED
        key = dice, wanted
        found = self.matches.get(key)
        if found is None:
            found = self.matches[key] = self.searched(dice, wanted)
        return found

    def searched(self, dice: Dice, wanted: Wanted) -> Matched:
        return Search(self, dice, wanted).found


class Search:
    """Tries everything for one die or one face, with the cheapest ways for the rest, known from smaller searches.

    Only where these clash, for a tool is used twice, the rest is searched again for ways that do not.
    """

    def __init__(self, making: Making, dice: Dice, wanted: Wanted) -> None:
        self.making, self.limit = making, making.limit
        self.found: Matched = []
        self.seen: set[tuple[Dice, Wanted, int]] = set()
        self.search(dice, wanted, 0, ())

    def search(self, dice: Dice, wanted: Wanted, spent: int, before: tuple[Turned, ...]) -> None:
        clashes, limit, found = [], self.limit, self.found
        for die, goal, left, rest in pairs(dice, wanted):
            after = self.making.match(left, rest)
            for take, copied in self.making.options(die, goal) if after else ():
                total = spent + take
                if (limit - total) & GUARDS != GUARDS:
                    continue
                guarded = total | GUARDS
                for known, _ in found:  # as `is_beaten`, without a call: most of the time is spent here
                    if (guarded - known) & PRICE_GUARDS == PRICE_GUARDS:
                        break
                else:
                    if self.add(total, before, (die, goal, take, copied), after):
                        clashes.append((total, left, rest, (die, goal, take, copied)))
        for total, left, rest, turned in clashes:
            self.look_again(total, left, rest, (*before, Turned(*turned)))

    def go_on(self, total: int, left: Dice, rest: Wanted, before: tuple[Turned, ...]) -> None:
        """The same from dice on that are turned already."""
        if self.add(total, before[:-1], before[-1], self.making.match(left, rest)):
            self.look_again(total, left, rest, before)

    def look_again(self, total: int, left: Dice, rest: Wanted, before: tuple[Turned, ...]) -> None:
        key = left, rest, total
        if key not in self.seen:
            self.seen.add(key)
            hopeful = not all(self.is_beaten(total + more) for more, _ in self.making.match(left, rest))
            if hopeful and self.making.effort.may_go_on():
                self.search(left, rest, total, before)

    def is_beaten(self, spent: int) -> bool:
        """Is something known that takes no more of anything?"""
        spent |= GUARDS
        return PRICE_GUARDS in [(spent - known) & PRICE_GUARDS for known, _ in self.found]

    def add(self, total: int, before: tuple[Turned, ...], last: tuple[int, int, int, int], after: Matched) -> bool:
        """Add what is cheaper than all that is known; returns whether something clashes."""
        clash, found = False, self.found
        for more, others in after:
            whole = total + more
            bound = whole | GUARDS
            for known, _ in found:
                if (bound - known) & PRICE_GUARDS == PRICE_GUARDS:
                    break
            else:
                if (self.limit - whole) & GUARDS == GUARDS:
                    found[:] = [way for way in found if ((way[0] | GUARDS) - whole) & PRICE_GUARDS != PRICE_GUARDS]
                    found.append((whole, (*before, Turned(*last), *others)))
                else:
                    clash = True
        return clash


def pairs(dice: Dice, wanted: Wanted) -> list[tuple[int, int, Dice, Wanted]]:
    """A die and what may be wanted of it, or what is wanted and the dice for it, whichever are fewer; and the rest."""
    found = []
    if len(set(dice)) >= len(set(wanted)):
        for place, goal in enumerate(wanted):
            if goal not in wanted[:place]:
                found.append((dice[0], goal, dice[1:], wanted[:place] + wanted[place + 1 :]))
    else:
        for place, die in enumerate(dice):
            if die not in dice[:place]:
                found.append((die, wanted[0], dice[:place] + dice[place + 1 :], wanted[1:]))
    return found


def face_of(symbol: int) -> int:
    """The face of a die or a location, whether changed or not."""
    return (symbol - 1) % CHANGED + 1


def hit_by(twin: tuple[int, ...], wanted: int) -> tuple[int, ...]:
    """The faces of dice that hit such a location. SAN-4.8"""
    face = face_of(wanted)
    return twin if face in twin else (face,)
