"""Which effects, one after another, turn a die from one face to another. SAN-4.6"""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.sanctum.solver.means import Tool
from dawnbreach.sanctum.solver.spending import tool, within

Chain = tuple[int, int]
"""What it takes, tools included, and the bit set of the faces that the die may show on the way, the last one too."""


class Toolbox:
    """Tools that turn dice, those that are alike as one kind; and the chains that can be made of them."""

    def __init__(self, tools: Sequence[Tool], purse: int) -> None:
        alike: dict[tuple[object, int], list[Tool]] = {}
        for each in tools:
            alike.setdefault((each.verb, each.price), []).append(each)
        self.kinds = list(alike.values())
        self.limit = purse + sum([len(kind) * tool(number) for number, kind in enumerate(self.kinds)])
        self.takes: list[int] = []
        """What each single tool takes."""
        self.before: list[int] = []
        """For each, the bit of the one alike that is used first, or 0."""
        self.reaches: list[tuple[tuple[int, ...], ...]] = []
        for number, kind in enumerate(self.kinds):
            for place, each in enumerate(kind):
                self.before.append(1 << len(self.takes) - 1 if place else 0)
                self.takes.append(each.price + tool(number))
                self.reaches.append(each.verb.reaches)
        self.known: dict[int, tuple[list[Chain], ...]] = {}

    def put_aside(self, each: Tool) -> int:
        """Keep a tool that makes no chains; returns what its use takes."""
        taken = tool(len(self.kinds))
        self.kinds.append([each])
        self.limit += taken
        return each.price + taken

    def chains(self, start: int) -> tuple[list[Chain], ...]:
        """For each face the chains that end there, the shortest first; none has a tool that could be left out."""
        found = self.known.get(start)
        if found is None:
            found = self.known[start] = self._chains(start)
        return found

    def _chains(self, start: int) -> tuple[list[Chain], ...]:
        chains: tuple[list[Chain], ...] = tuple([] for _ in range(7))
        short: list[list[int]] = [[] for _ in range(7)]
        edge: dict[tuple[int, int], Chain] = {(start, 0): (0, 0)}
        while edge:
            edge = self._longer(edge, short)
            for (face, tools), chain in edge.items():
                chains[face].append(chain)
                short[face].append(tools)
        return chains

    def _longer(self, edge: dict[tuple[int, int], Chain], short: list[list[int]]) -> dict[tuple[int, int], Chain]:
        """One tool more, if it can be paid and fewer tools do not do the same."""
        longer: dict[tuple[int, int], Chain] = {}
        steps = list(zip(self.takes, self.before, self.reaches, [1 << n for n in range(len(self.takes))], strict=True))
        for (face, tools), (taken, shown) in edge.items():
            for take, before, reaches, bit in steps:
                afters = reaches[face]
                if not afters or tools & bit or before & ~tools or not within(taken + take, self.limit):
                    continue
                both = tools | bit
                for after in afters:
                    key = after, both
                    if key in longer:
                        longer[key] = taken + take, longer[key][1] | shown | 1 << after
                    elif not _has_fewer(short[after], both):
                        longer[key] = taken + take, shown | 1 << after
        return longer


def _has_fewer(short: list[int], tools: int) -> bool:
    return 0 in [fewer & ~tools for fewer in short]
