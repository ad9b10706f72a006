"""The map as a graph: is it one, and how far is it from here to there? DD-1.3"""

from __future__ import annotations

from collections.abc import Iterator

from dawnbreach.darkest_doom.content import KINDS, Area, Content
from dawnbreach.darkest_doom.problems import Problem
from dawnbreach.kernel.packs import phrase

FAR = 99
"""The distance of what cannot be reached."""


def misdrawn(areas: list[Area]) -> Iterator[Problem]:
    """Borders that are not as a map has them."""
    for number, area in enumerate(areas):
        if number in area.next or len(set(area.next)) < len(area.next):
            yield Problem("map.toml", area.id, phrase("pack-borders"))
        for other in area.next:
            if number not in areas[other].next:
                yield Problem("map.toml", area.id, phrase("pack-one-way", area=area.id, other=areas[other].id))
        if area.kind in ("monolith", "summit") and [areas[n].kind for n in area.next] != ["path"]:
            yield Problem("map.toml", area.id, phrase("pack-only-path", area=area.id))
    if areas:
        far = steps([area.next for area in areas], 0)
        yield from (
            Problem("map.toml", area.id, phrase("pack-apart", area=area.id, other=areas[0].id))
            for area, n in zip(areas, far, strict=True)
            if n == FAR
        )


def steps(borders: list[tuple[int, ...]], start: int) -> list[int]:
    """The distance of every area from one."""
    found = [FAR] * len(borders)
    found[start] = 0
    edge = [start]
    while edge:
        here = edge.pop(0)
        for area in borders[here]:
            if found[area] == FAR:
                found[area] = found[here] + 1
                edge.append(area)
    return found


def survey(c: Content) -> None:
    """Work out the distances, what is where, and where the one-of-a-kind areas are."""
    c.of_kind = {kind: tuple([n for n, area in enumerate(c.areas) if area.kind == kind]) for kind in KINDS}
    c.buildings = [area.colour + 4 * (area.kind == "temple") for area in c.areas]
    doors = c.of_kind["entrance"]
    borders = [area.next for area in c.areas]
    lodge = [(*next_, *doors) if n in doors else next_ for n, next_ in enumerate(borders)]
    c.roads = [steps(borders, n) for n in range(len(borders))]
    c.ways = [steps(lodge, n) for n in range(len(borders))]
    c.citadels, c.temples = by_colour(c, "citadel"), by_colour(c, "temple")
    c.path, c.monolith, c.summit = (only(c, kind) for kind in ("path", "monolith", "summit"))
    c.stands = [tuple([n for n in next_ if n not in (c.monolith, c.summit)]) for next_ in borders]
    c.prowls = [(*near, *(d for d in doors if d != n)) if n in doors else near for n, near in enumerate(c.stands)]
    c.gaps, c.gaps_by_lodge = (gaps(c, far) for far in (c.roads, c.ways))


def gaps(c: Content, far: list[list[int]]) -> list[list[int]]:
    """For every area, how far the nearest of those beside it is from each."""
    return [[min([row[n] for n in near], default=FAR) for row in far] for near in c.stands]


def by_colour(c: Content, kind: str) -> tuple[int, int, int, int]:
    green, purple, orange, grey = (only(c, kind, colour) for colour in range(4))
    return green, purple, orange, grey


def only(c: Content, kind: str, colour: int = -1) -> int:
    """The area of a kind and colour of which there is one."""
    return next(n for n, area in enumerate(c.areas) if (area.kind, area.colour) == (kind, colour))
