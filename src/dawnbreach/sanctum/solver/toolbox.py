"""Sets of tools, and families of such sets: all that turns a die from one face to another, or hits without one. SAN-4.6

Tools that are alike are of one kind, and a set says how many it takes of each. These counts are the digits of the set's
number, and a family is a number with the bit of each of its sets. So a set is added to all those of a family by one
shift, those that have no room for it are left out by one mask, and families are joined bit by bit: nothing that can
be done is left out, however many sets there are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dawnbreach.sanctum.card_effects import FACES
from dawnbreach.sanctum.solver.means import Tool
from dawnbreach.sanctum.solver.spending import FOCUS, RAGE, STAMINA, TOKEN, parts

Step = tuple[int, int]
"""A set that is added: those with room for it, and its number."""
EMPTY = 1
"""The family of the set without any tool."""


class Toolbox:
    """All tools of an attack, and which sets of them can be paid."""

    def __init__(self, kinds: list[list[Tool]], purse: int) -> None:
        self.kinds = kinds
        self.strides: list[int] = []
        """What one tool of each kind adds to the number of a set."""
        self.count = 1
        for kind in kinds:
            self.strides.append(self.count)
            self.count *= len(kind) + 1
        self.whole = (1 << self.count) - 1
        self.prices = [kind[0].price for kind in kinds]
        self.rooms = [[self.at_most(kind, each - more) for more in range(each + 1)] for kind, each in self.sizes()]
        """For each kind the sets with room for so many more of it."""
        red, blue, tokens, _ = parts(purse)
        self.takes = self.taking(STAMINA, red), self.taking(FOCUS, blue), self.taking(TOKEN, tokens)
        self.affordable = self.whole & ~(self.takes[0][red + 1] | self.takes[1][blue + 1] | self.takes[2][tokens + 1])
        self.odd = [kind for kind, price in enumerate(self.prices) if price >= RAGE]
        """Rage, and what can be used once."""
        verbs = [tools[0].verb for tools in kinds]
        self.turning = [kind for kind, verb in enumerate(verbs) if any(verb.reaches) or verb.name == "copy"]
        self.spent: dict[int, int] = {}
        self.steps_of: dict[int, Step] = {}
        self.cheaper: tuple[dict[int, int], dict[int, int]] = ({}, {})
        self.reached: dict[int, list[int]] = {}

    def sizes(self) -> Iterator[tuple[int, int]]:
        return enumerate([len(kind) for kind in self.kinds])

    def at_most(self, kind: int, most: int) -> int:
        """The sets with no more than that of a kind."""
        stride, size = self.strides[kind], len(self.kinds[kind]) + 1
        return repeated((1 << stride * (most + 1)) - 1, stride * size, self.count // (stride * size))

    def taking(self, what: int, most: int) -> list[int]:
        """For each number up to one more than the most, the sets that take at least so much of something."""
        exactly = [1] + [0] * (most + 1)
        for price, stride, kind in zip(self.prices, self.strides, self.kinds, strict=True):
            each, longer = price // what & 0x7F, [0] * (most + 2)
            for taken, family in enumerate(exactly):
                for number in range(len(kind) + 1) if family else ():
                    longer[min(most + 1, taken + number * each)] |= family << number * stride
            exactly = longer
        for taken in range(most, -1, -1):
            exactly[taken] |= exactly[taken + 1]
        return exactly

    # Sets

    def counts(self, number: int) -> list[tuple[int, int]]:
        """How many tools of which kinds a set has."""
        found = []
        for kind, stride in enumerate(self.strides):
            many = number // stride % (len(self.kinds[kind]) + 1)
            if many:
                found.append((kind, many))
        return found

    def price(self, number: int) -> int:
        spent = self.spent.get(number)
        if spent is None:
            spent = sum([many * self.prices[kind] for kind, many in self.counts(number)])
            self.spent[number] = spent
        return spent

    def step(self, number: int) -> Step:
        found = self.steps_of.get(number)
        if found is None:
            room = self.whole
            for kind, many in self.counts(number):
                room &= self.rooms[kind][many]
            found = self.steps_of[number] = room, number
        return found

    # Families

    def steps(self, family: int) -> list[Step]:
        return [self.step(number) for number in numbers(family)]

    def together(self, family: int, other: int) -> int:
        """Every set of the one with every set of the other."""
        found = 0
        for room, shift in self.steps(other):
            found |= (family & room) << shift
        return found & self.affordable

    def larger(self, family: int) -> int:
        """These sets and all that have more that turns dice."""
        for kind in self.turning:
            room, stride = self.rooms[kind][1], self.strides[kind]
            for _ in self.kinds[kind]:
                family |= (family & room) << stride
        return family

    def smallest(self, family: int) -> int:
        """Without sets that have all tools of another."""
        more = 0
        for kind in self.turning:
            more |= (family & self.rooms[kind][1]) << self.strides[kind]
        return family & ~self.larger(more)

    def cheapest(self, family: int, free: int) -> tuple[list[int], int]:
        """Sets of which none takes less, but for some that do, and all sets that take no less than one of them.

        The first so many uses of rage cost nothing.
        """
        found, cheaper, left = [], self.cheaper[free], self.whole
        while family:
            number = (family & -family).bit_length() - 1
            found.append(number)
            keep = cheaper.get(number)
            if keep is None:
                keep = cheaper[number] = self.whole & ~self.dearer(number, free)
            family &= keep
            left &= keep
        return found, self.whole & ~left

    def dearer(self, number: int, free: int) -> int:
        """The sets that take no less of anything."""
        red, blue, tokens, _ = parts(self.price(number))
        family = self.takes[0][red] & self.takes[1][blue] & self.takes[2][tokens]
        for kind, many in self.counts(number):
            if kind in self.odd and not (self.prices[kind] == RAGE and many <= free):
                family &= ~self.at_most(kind, many - 1)
        return family

    # Dice

    def reach(self, start: int) -> list[int]:
        """For each face the families of tools that lead there, none with a tool that could be left out."""
        found = self.reached.get(start)
        if found is None:
            found = self.reached[start] = self._reach(start)
        return found

    def _reach(self, start: int) -> list[int]:
        found, above, edge = [0] * 7, [0] * 7, {start: EMPTY}
        while edge:
            longer = [0] * 7
            for face, family in edge.items():
                for kind in self.turning:
                    afters = self.kinds[kind][0].verb.reaches[face]
                    more = (family & self.rooms[kind][1]) << self.strides[kind] if afters else 0
                    for after in afters if more else ():
                        longer[after] |= more
            edge = {face: longer[face] & self.affordable & ~above[face] for face in FACES}
            edge = {face: family for face, family in edge.items() if family}
            for face, family in edge.items():
                found[face] |= family
                above[face] |= self.larger(family)
        return found


def alike(tools: Sequence[Tool]) -> list[list[Tool]]:
    kinds: dict[tuple[object, int], list[Tool]] = {}
    for tool in tools:
        kinds.setdefault((tool.verb, tool.price), []).append(tool)
    return list(kinds.values())


def numbers(family: int) -> Iterator[int]:
    """The sets of a family."""
    while family:
        low = family & -family
        yield low.bit_length() - 1
        family ^= low


def repeated(pattern: int, width: int, times: int) -> int:
    """The same bits so often, one beside the other."""
    done = 1
    while done < times:
        more = min(done, times - done)
        pattern |= pattern << width * more
        done += more
    return pattern
