"""DD-6.7, DD-6.8 The ways of monsters: the shortest ones, through the Black Lodge too, and where they end."""

from __future__ import annotations

from typing import NamedTuple

from dawnbreach.darkest_doom.figures import trap_at
from dawnbreach.darkest_doom.state import MONSTER, NONE, Land
from dawnbreach.kernel.data import Value

HELD = -1
"""The moves left to a monster that a trap holds. DD-10.3"""


class Course(Value):
    """A monster on its way."""

    figure: int
    goal: int
    """A building 0 to 7, or 8 plus a Guardian."""
    area: int
    left: int
    """How many areas it may still move, or HELD."""
    back: int
    """The last area in which it stood alone."""

    def alone(self, table: Land, area: int) -> bool:
        return table.figure_at(area, but=self.figure) == NONE

    def to(self, table: Land, area: int, left: int) -> Course:
        back = area if self.alone(table, area) else self.back
        return Course(self.figure, self.goal, area, left, back)


def area_of_goal(table: Land, goal: int) -> int:
    return table.area_of(goal) if goal < 8 else table.guardians[goal - 8].area


def next_areas(table: Land, area: int) -> list[int]:
    """Where a monster can go next: neighbours, and other Entrances; never up Winter Mountain. DD-6.7"""
    areas = table.content.areas
    found = around(table, area)
    if areas[area].kind == "entrance" and not table.has_rule("rule no lodge"):
        found += [n for n, a in enumerate(areas) if a.kind == "entrance" and n != area]
    return found


def around(table: Land, area: int) -> list[int]:
    """The areas next to one, on foot, in which a monster can stand. DD-6.9"""
    return list(table.content.stands[area])


def needed(table: Land, area: int, goal: int) -> int:
    """How far it is from an area to where a monster can attack its target: next to it, or in a building's. DD-6.9"""
    aim = area_of_goal(table, goal)
    if area == aim and goal < 8:
        return 0
    return table.way_beside(area, aim)


def onward(table: Land, course: Course) -> list[Course]:
    """The steps a monster can take on a shortest way; none where its move ends. DD-6.8"""
    alone, gap = course.alone(table, course.area), needed(table, course.area, course.goal)
    if alone and (course.left <= 0 or not gap):
        return []
    if course.left == HELD:
        return [course.to(table, course.back, HELD)]
    if gap:
        nearer = [a for a in next_areas(table, course.area) if needed(table, a, course.goal) < gap]
    else:
        nearer = [area_of_goal(table, course.goal)] if course.area != area_of_goal(table, course.goal) else []
    found = [leg for area in nearer for leg in steps_to(table, course, area)]
    return found or stops_at(table, course, course.area)


def steps_to(table: Land, course: Course, area: int) -> list[Course]:
    """Into an area, past whoever is there; but beside it, if the move would end there on a Guardian. DD-6.8"""
    left = max(0, course.left - 1)
    last = not left or area == area_of_goal(table, course.goal) or not needed(table, area, course.goal)
    held = 0 <= table.figure_at(area, but=course.figure) < MONSTER
    return stops_at(table, course, area) if last and held else [course.to(table, area, left)]


def stops_at(table: Land, course: Course, area: int) -> list[Course]:
    """Beside an occupied area: right here, or in the nearest free area next to that one, or back. DD-6.8"""
    spots = [a for a in around(table, area) if course.alone(table, a)] or [course.back]
    far = {a: table.way(course.area, a) for a in spots}
    least = min(far.values())
    return [course.to(table, a, 0) for a in spots if far[a] == least]


class End(NamedTuple):
    """What a way comes to."""

    traps: tuple[int, ...]
    """Areas in which traps are sprung."""
    reached: bool
    """Is the target attacked?"""
    foes: tuple[int, ...]
    """Guardians next to where it ends."""


def ends(table: Land, course: Course) -> frozenset[End]:
    """What the ways from here come to."""
    legs = onward(table, course)
    if not legs:
        reached, foes = is_reached(table, course.area, course.goal), tuple(beset(table, course.area))
        return frozenset({End((), reached, foes)})
    return frozenset().union(*[ends_by(table, course, leg) for leg in legs])


def is_reached(table: Land, area: int, goal: int) -> bool:
    """Is a target next to this area, on foot? DD-6.9"""
    return table.distance(area, area_of_goal(table, goal)) <= 1


def beset(table: Land, area: int) -> list[int]:
    """The Guardians next to a monster in this area, in order of play. DD-6.9"""
    return [n for n in table.order if is_beset(table, n, area)]


def is_beset(table: Land, number: int, area: int) -> bool:
    guardian = table.guardians[number]
    return guardian.alive and not guardian.consumed and table.distance(area, guardian.area) <= 1


def ends_by(table: Land, course: Course, leg: Course) -> frozenset[End]:
    """What the ways come to that begin with this step."""
    sprung = (leg.area,) if springs(table, course, leg) else ()
    return frozenset([end._replace(traps=(*sprung, *end.traps)) for end in ends(table, leg)])


def springs(table: Land, course: Course, leg: Course) -> bool:
    """Does a step lead into an area with a trap? DD-10.3"""
    return leg.area != course.area and trap_at(table, leg.area) != NONE


def branches(table: Land, course: Course) -> list[Course]:
    """The steps of all shortest ways, one for each that comes to something else. DD-6.7"""
    legs: dict[int, Course] = {}
    for leg in onward(table, course):
        legs.setdefault(leg.area, leg)
    if len(legs) < 2:
        return list(legs.values())
    kinds: dict[frozenset[End], Course] = {}
    for leg in legs.values():
        kinds.setdefault(ends_by(table, course, leg), leg)
    return list(kinds.values())
