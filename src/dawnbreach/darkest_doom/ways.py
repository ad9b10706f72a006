"""DD-6.7, DD-6.8 The ways of monsters: the shortest ones, through the Black Lodge too, and where they end."""

from __future__ import annotations

from typing import NamedTuple

from dawnbreach.darkest_doom.figures import trap_at
from dawnbreach.darkest_doom.state import MONSTER, NONE, Land

HELD = -1
"""The moves left to a monster that a trap holds. DD-10.3"""


def area_of_goal(table: Land, goal: int) -> int:
    """Where a goal is: a building 0 to 7, or 8 plus a Guardian."""
    return table.area_of(goal) if goal < 8 else table.guardians[goal - 8].area


def needed(table: Land, area: int, goal: int) -> int:
    """How far it is from an area to where a monster can attack its target: next to it, or in a building's. DD-6.9"""
    aim = area_of_goal(table, goal)
    return 0 if area == aim and goal < 8 else table.way_beside(area, aim)


def is_reached(table: Land, area: int, goal: int) -> bool:
    """Is a target next to this area, on foot? DD-6.9"""
    return table.distance(area, area_of_goal(table, goal)) <= 1


def beset(table: Land, area: int) -> list[int]:
    """The Guardians next to a monster in this area, in order of play. DD-6.9"""
    return [n for n in table.order if is_beset(table, n, area)]


def is_beset(table: Land, number: int, area: int) -> bool:
    guardian = table.guardians[number]
    return guardian.alive and not guardian.consumed and table.distance(area, guardian.area) <= 1


class End(NamedTuple):
    """What a way comes to."""

    traps: tuple[int, ...]
    """Areas in which traps are sprung."""
    reached: bool
    """Is the target attacked?"""
    foes: tuple[int, ...]
    """Guardians next to where it ends."""


class Course(NamedTuple):
    """Where a monster is on its way."""

    area: int
    left: int
    """How many areas it may still move, or HELD."""
    back: int
    """The last area in which it stood alone."""


class Ways:
    """The shortest ways of a monster to its target, while all others stand where they are. DD-6.7, DD-6.8"""

    def __init__(self, table: Land, figure: int, goal: int) -> None:
        content, lodge = table.content, not table.has_rule("rule no lodge")
        self.table, self.goal, self.aim = table, goal, area_of_goal(table, goal)
        self.others = table.figures_but(figure)
        self.far = content.ways if lodge else content.roads
        self.gaps = content.gaps_by_lodge[self.aim] if lodge else content.gaps[self.aim]
        self.next = content.prowls if lodge else content.stands
        self.known: dict[Course, frozenset[End]] = {}

    def course(self, area: int, left: int, back: int) -> Course:
        """On its way, in an area that it remembers if it is alone there."""
        return Course(area, left, back if area in self.others else area)

    def gap(self, area: int) -> int:
        """How far it is from an area to where it attacks."""
        return 0 if area == self.aim and self.goal < 8 else self.gaps[area]

    def onward(self, course: Course) -> list[Course]:
        """The steps it can take on a shortest way; none where its move ends. DD-6.8"""
        alone, gap = course.area not in self.others, self.gap(course.area)
        if alone and (course.left <= 0 or not gap):
            return []
        if course.left == HELD:
            return [self.course(course.back, HELD, course.back)]
        if gap:
            nearer = [area for area in self.next[course.area] if self.gap(area) < gap]
        else:
            nearer = [self.aim] if course.area != self.aim else []
        found = [leg for area in nearer for leg in self.steps_to(course, area)]
        return found or self.stops_at(course, course.area)

    def steps_to(self, course: Course, area: int) -> list[Course]:
        """Into an area, past whoever is there; but beside it, if the move would end there on a Guardian. DD-6.8"""
        left = max(0, course.left - 1)
        if self.others.get(area, MONSTER) < MONSTER and (not left or area == self.aim or not self.gap(area)):
            return self.stops_at(course, area)
        return [self.course(area, left, course.back)]

    def stops_at(self, course: Course, area: int) -> list[Course]:
        """Beside an occupied area: right here, or in the nearest free area next to that one, or back. DD-6.8"""
        spots = [a for a in self.table.content.stands[area] if a not in self.others] or [course.back]
        far = self.far[course.area]
        least = min([far[a] for a in spots])
        return [self.course(a, 0, course.back) for a in spots if far[a] == least]

    def ends(self, course: Course) -> frozenset[End]:
        """What the ways from here come to; many lead over the same areas."""
        found = self.known.get(course)
        if found is None:
            found = self.known[course] = self.ends_of(course)
        return found

    def ends_of(self, course: Course) -> frozenset[End]:
        legs = self.onward(course)
        if not legs:
            reached = is_reached(self.table, course.area, self.goal)
            return frozenset([End((), reached, tuple(beset(self.table, course.area)))])
        return frozenset().union(*[self.ends_by(course, leg) for leg in legs])

    def ends_by(self, course: Course, leg: Course) -> frozenset[End]:
        """What the ways come to that begin with this step; it may lead into an area with a trap. DD-10.3"""
        found = self.ends(leg)
        if leg.area == course.area or trap_at(self.table, leg.area) == NONE:
            return found
        return frozenset([end._replace(traps=(leg.area, *end.traps)) for end in found])

    def branches(self, course: Course) -> list[Course]:
        """The steps of all shortest ways, one for each that comes to something else. DD-6.7"""
        legs: dict[int, Course] = {}
        for leg in self.onward(course):
            legs.setdefault(leg.area, leg)
        if len(legs) < 2:
            return list(legs.values())
        kinds: dict[frozenset[End], Course] = {}
        for leg in legs.values():
            kinds.setdefault(self.ends_by(course, leg), leg)
        return list(kinds.values())
