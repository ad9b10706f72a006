"""How dice come to show what is wanted, as they are or changed, and what that takes at least. SAN-4.6, SAN-4.8

A die that shows a wanted face is used for it as it is: were it changed for another one and a second die changed for its
own, the second could go the whole way with the same tools. So only the rest of the dice and of the wanted is searched.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from dawnbreach.sanctum.effects import FACES
from dawnbreach.sanctum.solver.chains import Toolbox
from dawnbreach.sanctum.solver.means import Tool
from dawnbreach.sanctum.solver.spending import GUARDS, PRICE_GUARDS, STAMINA, FOCUS, TOKEN, RAGE, parts, weight

CHANGED = 6
"""Added to the face of a die that was changed, and of a location that only such dice may hit. SAN-11.5"""


class Turned(NamedTuple):
    """A die that is changed for something wanted."""

    die: int
    wanted: int
    spent: int
    copied: int = 0
    """The face it copies on the way from another die, or 0. SAN-5.6"""


class Way(NamedTuple):
    """One way to get what is wanted."""

    spent: int
    plain: tuple[tuple[int, int], ...]
    """Dice used as they are, each with what is wanted of it."""
    turned: tuple[Turned, ...]


class Making:
    """Remembers what was worked out, for any dice."""

    def __init__(self, box: Toolbox, twin: tuple[int, ...]) -> None:
        self.box, self.twin = box, twin
        self.limit = box.limit | GUARDS
        self.options: dict[tuple[int, int], list[int]] = {}
        self.least: dict[tuple[int, int], tuple[int, ...]] = {}
        self.matches: dict[tuple[tuple[int, ...], tuple[int, ...]], list[tuple[int, tuple[Turned, ...]]]] = {}

    # What a die can become

    def faces(self, wanted: int) -> tuple[int, ...]:
        """The faces of dice that hit such a location. SAN-4.8"""
        face = (wanted - 1) % CHANGED + 1
        return self.twin if face in self.twin else (face,)

    def plain(self, wanted: int) -> list[int]:
        """The dice that are fit for it as they are."""
        faces = self.faces(wanted)
        changed = [face + CHANGED for face in faces]
        return changed if wanted > CHANGED else [*faces, *changed]

    def turning(self, die: int, wanted: int) -> list[int]:
        """What it may take to change a die for this, the cheapest first."""
        key = die, wanted
        if key not in self.options:
            chains = self.box.chains((die - 1) % CHANGED + 1)
            takes = {taken for face in self.faces(wanted) for taken, _ in chains[face]}
            self.options[key] = sorted(takes, key=weight)
            self.least[key] = tuple(map(min, zip(*map(parts, takes), strict=True))) if takes else ()
        return self.options[key]

    # All together

    def ways(self, dice: tuple[int, ...], wanted: tuple[int, ...]) -> list[Way]:
        """The cheapest ways to get all that is wanted from some of these dice."""
        found: list[Way] = []
        for plain, left, rest in self.fitting(dice, wanted):
            for used in sorted(set(combinations(left, len(rest)))):
                for spent, turned in self.match(used, rest):
                    guarded = spent | GUARDS
                    if not any([(guarded - way.spent) & PRICE_GUARDS == PRICE_GUARDS for way in found]):
                        found = [way for way in found if ((way.spent | GUARDS) - spent) & PRICE_GUARDS != PRICE_GUARDS]
                        found.append(Way(spent, plain, turned))
        return found

    def fitting(
        self, dice: tuple[int, ...], wanted: tuple[int, ...]
    ) -> Iterator[tuple[tuple[tuple[int, int], ...], tuple[int, ...], tuple[int, ...]]]:
        """Use as many dice as they are as can be: those pairs, the dice left, and what is still wanted."""
        states = [((), dice, ())]
        for each in sorted(wanted, reverse=True):
            fit = self.plain(each)
            after = {}
            for plain, left, rest in states:
                there = [die for die in fit if die in left]
                for die in there:
                    at = left.index(die)
                    after[left[:at] + left[at + 1 :], rest] = (*plain, (die, each))
                if not there:
                    after[left, (*rest, each)] = plain
            states = [(plain, left, rest) for (left, rest), plain in after.items()]
        return iter(states)

    def match(self, dice: tuple[int, ...], wanted: tuple[int, ...]) -> list[tuple[int, tuple[Turned, ...]]]:
        """The cheapest ways to change every one of these dice for one of the wanted each."""
        key = dice, wanted
        found = self.matches.get(key)
        if found is None:
            found = self.matches[key] = Search(self, dice, wanted).found
        return found


class Search:
    """Tries dice and chains for one wanted face after another, and leaves what cannot become cheaper any more."""

    def __init__(self, making: Making, dice: tuple[int, ...], wanted: tuple[int, ...]) -> None:
        self.making = making
        self.found: list[tuple[int, tuple[Turned, ...]]] = []
        self.order = sorted(wanted, key=lambda each: (sum([len(making.turning(die, each)) for die in dice]), each))
        self.rest = self.bounds(dice)
        if self.rest:
            self.search(0, dice, 0, (), 0)

    def bounds(self, dice: tuple[int, ...]) -> list[int]:
        """What all the wanted from each on take at least; nothing if one cannot be had at all."""
        rest = [0]
        for each in reversed(self.order):
            least = [self.making.least[die, each] for die in set(dice) if self.making.options[die, each]]
            if not least:
                return []
            low = [min(part) for part in zip(*least, strict=True)]
            rest.append(rest[-1] + low[0] * STAMINA + low[1] * FOCUS + low[2] * TOKEN + low[3] * RAGE)
        return rest[::-1]

    def search(self, at: int, dice: tuple[int, ...], spent: int, turned: tuple[Turned, ...], start: int) -> None:
        if at == len(self.order):
            self.found = [way for way in self.found if ((way[0] | GUARDS) - spent) & PRICE_GUARDS != PRICE_GUARDS]
            self.found.append((spent, turned))
            return
        wanted, limit, rest = self.order[at], self.making.limit, self.rest[at + 1]
        again = at + 1 < len(self.order) and self.order[at + 1] == wanted
        before = 0
        for place, die in enumerate(dice):
            if die == before or die < start:
                continue
            before = die
            left = dice[:place] + dice[place + 1 :]
            for take in self.making.options[die, wanted]:
                total = spent + take
                if (limit - total) & GUARDS != GUARDS:
                    continue
                bound = total + rest | GUARDS
                if not any([(bound - known) & PRICE_GUARDS == PRICE_GUARDS for known, _ in self.found]):
                    self.search(at + 1, left, total, (*turned, Turned(die, wanted, take)), die if again else 0)
