"""DD-6.7 to DD-6.11 A monster on its way: who names its prey and its road, and whom it attacks at the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from dawnbreach.darkest_doom import dusk_events
from dawnbreach.darkest_doom.combat import fight
from dawnbreach.darkest_doom.common import add_tendrils
from dawnbreach.darkest_doom.figures import figure_word, first_person, place
from dawnbreach.darkest_doom.hunting import goal_of, is_prey, nearest_buildings, stride
from dawnbreach.darkest_doom.state import MONSTER, NONE, Land, Monster
from dawnbreach.darkest_doom.steps import March, Onslaught
from dawnbreach.darkest_doom.traps import spring
from dawnbreach.darkest_doom.ways import Course, Ways, beset, is_beset, is_reached
from dawnbreach.kernel import NOBODY, Choice, Frame, Plain, Refusal
from dawnbreach.kernel.errors import no

# The way


class Stalk(March):
    """A monster goes area by area towards its goal, and attacks it from beside. DD-6.7 to DD-6.11"""

    id = "stalk"

    goal: int
    """Building, 8 plus a Guardian, or NONE: to be found."""
    back: int = NONE
    """The last area in which it stood alone, or NONE: this one."""

    def run(self, table: Land) -> None:
        monster = table.monsters[self.monster]
        if monster.tier == NONE:
            table.pop()
        elif self.goal == NONE:
            self.find(table, monster)
        else:
            self.walk(table)

    def find(self, table: Land, monster: Monster) -> None:
        """A target of the token, or the nearest building; among equals the first player decides. DD-6.7"""
        goal, decider = goal_of(table, monster, self.left), first_person(table)
        near = [goal] if goal != NONE else nearest_buildings(table, monster)
        if not near:
            end_move(table, self.monster, NONE)
        elif len(near) == 1 or decider == NONE:
            hunt(table, self.monster, self.left, near[0])
        else:
            table.become(Pointing(decider, self.monster, self.left, tuple(near)))

    def branches(self, table: Land) -> list[Course]:
        """Where it can go next, where that makes a difference."""
        ways, area = Ways(table, MONSTER + self.monster, self.goal), table.monsters[self.monster].area
        return ways.branches(ways.course(area, self.left, area if self.back == NONE else self.back))

    def walk(self, table: Land) -> None:
        """One area on; of several ways that come to different things one is chosen. DD-6.7"""
        legs, decider = self.branches(table), guide(table, self.monster)
        if not legs:
            end_move(table, self.monster, self.goal)
        elif len(legs) == 1 or decider == NONE:
            self.step(table, legs[0])
        else:
            areas = tuple([leg.area for leg in legs])
            table.become(Roaming(decider, self.monster, self.left, self.goal, self.back, areas))

    def step(self, table: Land, leg: Course) -> None:
        """Into the next area, where a trap may wait whoever else is there; or no further. DD-6.8, DD-10.3"""
        table.become(Stalk(NOBODY, self.monster, leg.left, self.goal, leg.back))
        if table.monsters[self.monster].area != leg.area:
            place(table, MONSTER + self.monster, leg.area)
            spring(table, MONSTER + self.monster, leg.area)


def guide(table: Land, index: int) -> int:
    """Who chooses a monster's way: the consumed player who is it, else the first player. DD-6.7, DD-12.3"""
    rider = table.monsters[index].rider
    return rider if rider != NONE else first_person(table)


class Roam(Choice[Land, "Roaming"]):
    """Choose where a monster goes next, of equally short ways. DD-6.7"""

    pattern = "roam {figure} {area}"
    clause = "DD-6.7"
    exact = True
    figure: int
    area: int

    @classmethod
    def options(cls, table: Land, frame: Roaming) -> Iterable[Self]:
        row = cls.grid(table)[figure_word(table, MONSTER + frame.monster)]
        return [row[area] for area in frame.areas]

    def forbids(self, table: Land, frame: Roaming) -> Refusal | None:
        there = self.figure == figure_word(table, MONSTER + frame.monster) and self.area in frame.areas
        return None if there else no("DD-6.7", "not-a-way")

    def do(self, table: Land, frame: Roaming) -> None:
        stalk = Stalk(NOBODY, frame.monster, frame.left, frame.goal, frame.back)
        stalk.step(table, next(leg for leg in stalk.branches(table) if leg.area == self.area))


class Roaming(Frame[Land]):
    """Several ways are equally short, and they differ in traps or in where they end. DD-6.7"""

    id = "roaming"
    clause = "DD-6.7"
    kinds = (Roam,)
    monster: int
    left: int
    goal: int
    back: int
    areas: tuple[int, ...]


# The prey


def hunt(table: Land, index: int, left: int, goal: int, seat: int = NOBODY) -> None:
    """Send a monster after a goal; what the first target of its token does not tell is told. DD-6.7"""
    figure = table.as_told(MONSTER + index)
    if goal < 8:
        table.tell(dusk_events.BuildingHunted(seat, figure, goal))
    else:
        table.tell(dusk_events.GuardianHunted(seat, figure, goal - 8))
    table.become(Stalk(NOBODY, index, left, goal))


class Point(Choice[Land, "Pointing | Hunting"]):
    """The first player, or the consumed one, names the prey. DD-6.7, DD-12.3"""

    pattern = "hunt {building}"
    clause = "DD-6.7"
    exact = True
    building: int

    @classmethod
    def prey(cls, table: Land, frame: Pointing | Hunting) -> list[int]:
        if isinstance(frame, Pointing):
            return list(frame.buildings)
        return [b for b in range(8) if is_prey(table, b)]

    @classmethod
    def options(cls, table: Land, frame: Pointing | Hunting) -> Iterable[Self]:
        row = cls.row(table)
        return [row[b] for b in cls.prey(table, frame)]

    def forbids(self, table: Land, frame: Pointing | Hunting) -> Refusal | None:
        return None if self.building in self.prey(table, frame) else no("DD-6.7", "not-prey")

    def do(self, table: Land, frame: Pointing | Hunting) -> None:
        left = frame.left if isinstance(frame, Pointing) else stride(table)
        hunt(table, frame.monster, left, self.building, frame.seat)


class Chase(Choice[Land, "Hunting"]):
    """The consumed player hunts a Guardian. DD-12.3"""

    pattern = "chase {figure}"
    clause = "DD-12.3"
    figure: int

    @classmethod
    def options(cls, table: Land, frame: Hunting) -> Iterable[Self]:
        row = cls.row(table)
        return [row[g.colour] for g in table.guardians if g.number != frame.seat]

    def forbids(self, table: Land, frame: Hunting) -> Refusal | None:
        prey = next((g for g in table.guardians if g.colour == self.figure and g.number != frame.seat), None)
        return None if prey is not None and prey.alive and not prey.consumed else no("DD-12.3", "not-prey")

    def do(self, table: Land, frame: Hunting) -> None:
        prey = next(g.number for g in table.guardians if g.colour == self.figure)
        hunt(table, frame.monster, stride(table), 8 + prey, frame.seat)


class Lurk(Plain[Land, "Hunting"]):
    """The consumed player stays, when there is nothing to hunt. DD-12.3"""

    pattern = "lurk"
    clause = "DD-12.3"

    def forbids(self, table: Land, frame: Hunting) -> Refusal | None:
        seat = frame.seat
        others = [g for g in table.guardians if g.number != seat and g.alive and not g.consumed]
        return no("DD-12.3", "prey-left") if others or Point.prey(table, frame) else None

    def do(self, table: Land, frame: Hunting) -> None:
        table.pop()


class Pointing(Frame[Land]):
    """Several buildings are equally near. DD-6.7"""

    id = "pointing"
    clause = "DD-6.7"
    kinds = (Point,)
    monster: int
    left: int
    buildings: tuple[int, ...]


class Hunting(Frame[Land]):
    """The consumed player chooses the own target. DD-12.3"""

    id = "hunting"
    clause = "DD-12.3"
    kinds = (Point, Chase, Lurk)
    monster: int


# Attacks


def spend(table: Land, index: int) -> None:
    """The token of a monster leaves the game. DD-6.10"""
    monster = table.monsters[index]
    if monster.token != NONE:
        table.tell(dusk_events.TokenGone(NOBODY, monster.token, table.as_told(MONSTER + index)))
        monster.token = NONE


def end_move(table: Land, index: int, goal: int) -> None:
    """It attacks its target, if that is next to it, then every other Guardian there, never a monster. DD-6.9, DD-7.9"""
    area = table.monsters[index].area
    foes = [n for n in beset(table, area) if 8 + n != goal]
    table.become(Clash(NOBODY, index, area, tuple(foes)))
    if goal != NONE and is_reached(table, area, goal):
        attack(table, index, goal)


def attack(table: Land, index: int, goal: int) -> None:
    """A building gets tendrils by tier, a Guardian fights; the token is spent. DD-6.9, DD-6.10"""
    if goal < 8:
        table.struck += (goal,)
        table.tell(dusk_events.BuildingAttacked(NOBODY, table.as_told(MONSTER + index), goal))
        add_tendrils(table, goal, table.monsters[index].tier + 1)
    else:
        engage(table, index, goal - 8)
    spend(table, index)


def engage(table: Land, index: int, number: int) -> None:
    beside = table.guardians[number].area != table.monsters[index].area
    fight(table, MONSTER + index, number, beside)


class Clash(Onslaught):
    """A monster whose move has ended fights the Guardians next to it, in order of play. DD-6.9"""

    id = "clash"

    monster: int
    area: int
    """Where it ended; who is elsewhere now is another monster, or out of this. DD-12.3"""
    foes: tuple[int, ...]

    def run(self, table: Land) -> None:
        if not self.foes or table.monsters[self.monster].area != self.area:
            table.pop()
            return
        table.become(Clash(NOBODY, self.monster, self.area, self.foes[1:]))
        if is_beset(table, self.foes[0], self.area):
            engage(table, self.monster, self.foes[0])
