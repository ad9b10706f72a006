"""Where a Guardian can go, by which way, and what waits on it. DD-3.2 to DD-3.4"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from typing import NamedTuple

from dawnbreach.darkest_doom.figures import trap_at
from dawnbreach.darkest_doom.movement import step_cost
from dawnbreach.darkest_doom.state import NONE, Guardian, Land
from dawnbreach.darkest_doom.victory import alliances


class Way(NamedTuple):
    """A way from where a Guardian stands."""

    actions: int
    coins: int
    """Spent on Citadel roads. DD-3.4"""
    areas: tuple[int, ...]
    """All that are entered, the goal last."""

    @property
    def goal(self) -> int:
        return self.areas[-1]


def is_peril(table: Land, seat: int, area: int) -> bool:
    """Does something wait for this Guardian in an area: a figure, a Dark Abyss, somebody's trap, Elaine? DD-3.3"""
    figure = table.figure_at(area, but=seat) != NONE
    return figure or area in table.abysses or trap_at(table, area, seat) != NONE or area == table.content.summit


def reach(table: Land, seat: int, bold: bool = False) -> dict[int, list[Way]]:
    """The shortest ways to every area, with no coins first and then with each coin that makes it shorter.

    Nothing waits on such a way but perhaps at its end; a `bold` Guardian goes through all perils. How far the action
    points of this turn last is for the reader to see.
    """
    guardian = table.guardians[seat]
    found: dict[int, list[Way]] = {}
    edge: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, ())]
    best: dict[tuple[int, int], int] = {}
    while edge:
        actions, coins, areas = heapq.heappop(edge)
        here = areas[-1] if areas else guardian.area
        if any(best.get((here, fewer), actions + 1) <= actions for fewer in range(coins + 1)):
            continue
        best[here, coins] = actions
        if areas:
            found.setdefault(here, []).append(Way(actions, coins, areas))
        if not areas or bold or not is_peril(table, seat, here):
            for cost, paid, on in steps(table, guardian, here, bold):
                if coins + paid <= guardian.coins:
                    heapq.heappush(edge, (actions + cost, coins + paid, areas + on))
    return {area: sorted(ways, key=lambda way: way.coins) for area, ways in found.items() if area != guardian.area}


def steps(table: Land, guardian: Guardian, here: int, bold: bool) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """From an area on: action points, coins, and the areas that are entered."""
    areas = table.content.areas
    if guardian.halted:
        return
    for area in areas[here].next:
        yield step_cost(table, area), 0, (area,)
    if areas[here].kind == "entrance" and not table.has_rule("rule no lodge"):
        yield from [(1, 0, (n,)) for n, area in enumerate(areas) if area.kind == "entrance" and n != here]
    if areas[here].kind == "citadel":
        far = 2 + len(alliances(table, guardian.number))
        yield from [(0, 1, road) for road in roads(table, guardian.number, here, far, bold)]


def roads(table: Land, seat: int, here: int, far: int, bold: bool) -> Iterator[tuple[int, ...]]:
    """The shortest Citadel roads; none ends at a Citadel. DD-3.4"""
    edge: list[tuple[int, ...]] = [()]
    seen = {here}
    for _ in range(far):
        longer = []
        for road in edge:
            at = road[-1] if road else here
            if road and not bold and is_peril(table, seat, at):
                continue
            for area in table.content.areas[at].next:
                if area not in seen:
                    seen.add(area)
                    longer.append((*road, area))
        edge = longer
        yield from [road for road in edge if table.content.areas[road[-1]].kind != "citadel"]
