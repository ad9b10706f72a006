"""DD-6.6 to DD-6.11 Monsters: their tokens, their way, their attacks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.combat import fight, is_open, where
from dawnbreach.darkest_doom.common import add_tendrils, without
from dawnbreach.darkest_doom.fate_track import Beast, Tied, metamorphose, nearest_of
from dawnbreach.darkest_doom.state import MONSTER, NONE, TENDRILS, Guardian, Land, Monster
from dawnbreach.darkest_doom.traps import spring, trap_at
from dawnbreach.kernel import NOBODY, Choice, Frame, Plain, Refusal
from dawnbreach.kernel.errors import no
from dawnbreach.kernel.position import TABLE

STRIDE = 3
"""How far a monster moves. DD-6.7"""


def first_person(table: Land) -> int:
    """The first player in order of play who can decide."""
    return next((g for g in table.order if not table.guardians[g].virtual and table.guardians[g].alive), NONE)


@dataclass(frozen=True)
class Tokens(Frame):
    """Every monster draws a target token; a Heart makes it grow. DD-6.6, DD-6.10"""

    def run(self, table: Land) -> None:
        table.become(Prowl(NOBODY, 0))
        for index, monster in enumerate(table.monsters):
            monster.token = NONE
            if monster.tier == NONE or monster.rider != NONE or not table.bag:
                continue
            monster.token = table.ask(TABLE, "token", table.bag)
            table.bag = without(table.bag, monster.token)
            table.tell(events.TokenDrawn(NOBODY, monster.token))
            if monster.token >= 8:
                metamorphose(table, index)


@dataclass(frozen=True)
class Prowl(Frame):
    """The monsters move, one after another. DD-6.7"""

    monster: int

    def run(self, table: Land) -> None:
        if self.monster == 3:
            table.pop()
            return
        table.become(Prowl(NOBODY, self.monster + 1))
        monster = table.monsters[self.monster]
        if monster.tier == NONE:
            return
        if monster.rider != NONE:
            table.push(Hunting(monster.rider, self.monster))
        else:
            table.push(Stalk(NOBODY, self.monster, stride(table), NONE))


def stride(table: Land) -> int:
    """Three areas, and as many more as the event of this Dusk says. DD-6.7, DD-12.3"""
    return STRIDE + table.has_rule("advance")


def goal_of(table: Land, monster: Monster) -> int:
    """The first target of the token that is available, as a building 0 to 7 or 8 plus a Guardian. DD-6.7"""
    if monster.token == NONE:
        return NONE
    for kind, colour in table.content.targets[monster.token]:
        if kind == "guardian":
            found = next((g for g in table.guardians if g.colour == colour and g.alive and not g.consumed), None)
            if found is not None:
                return 8 + found.number
            continue
        building = colour + (4 if kind == "temple" else 0)
        if table.tendrils[building] < TENDRILS and building not in table.struck:
            return building
    return NONE


def nearest_buildings(table: Land, monster: Monster) -> list[int]:
    """The nearest buildings that can still be attacked; more tendrils first. DD-6.7"""
    open_ones = [b for b in range(8) if table.tendrils[b] < TENDRILS and b not in table.struck]
    if not open_ones:
        return []
    keys = {b: (table.distance(monster.area, table.area_of(b)), -table.tendrils[b]) for b in open_ones}
    best = min(keys.values())
    return [b for b in open_ones if keys[b] == best]


def area_of_goal(table: Land, goal: int) -> int:
    return table.area_of(goal) if goal < 8 else table.guardians[goal - 8].area


@dataclass(frozen=True)
class Stalk(Frame):
    """A monster goes area by area towards its goal, and attacks it from beside. DD-6.7 to DD-6.11"""

    monster: int
    left: int
    goal: int
    """Building, 8 plus a Guardian, or NONE: to be found."""

    def run(self, table: Land) -> None:
        monster = table.monsters[self.monster]
        if monster.tier == NONE:
            table.pop()
            return
        goal = self.goal if self.goal != NONE else goal_of(table, monster)
        if goal == NONE:
            self.choose(table, monster)
            return
        aim = area_of_goal(table, goal)
        if table.distance(monster.area, aim) <= 1:
            table.pop()
            attack(table, self.monster, goal)
        elif self.left <= 0:
            table.pop()
        else:
            self.step(table, monster, goal, aim)

    def choose(self, table: Land, monster: Monster) -> None:
        """No target left: the nearest building; among equals the first player decides. DD-6.7"""
        near = nearest_buildings(table, monster)
        decider = first_person(table)
        if not near or self.left <= 0:
            table.pop()
        elif len(near) == 1 or decider == NONE:
            table.become(Stalk(NOBODY, self.monster, self.left, near[0]))
        else:
            table.become(Pointing(decider, self.monster, self.left, tuple(near)))

    def step(self, table: Land, monster: Monster, goal: int, aim: int) -> None:
        """One area by the shortest way, never ending on an occupied one. DD-6.7, DD-6.8"""
        nearer = [a for a in ways(table, monster.area) if table.distance(a, aim) < table.distance(monster.area, aim)]
        held_by = next((table.figure_at(a) for a in nearer if 0 <= table.figure_at(a) < MONSTER), NONE)
        reach = self.left if held_by != NONE else self.left + 1
        area, steps = landing(table, monster.area, aim, reach)
        if area != NONE:
            self.come(table, monster, area, steps, goal)
            return
        table.pop()
        if held_by != NONE:
            fight(table, MONSTER + self.monster, held_by, beside=True)

    def come(self, table: Land, monster: Monster, area: int, steps: int, goal: int) -> None:
        table.become(Stalk(NOBODY, self.monster, self.left - steps, goal))
        monster.area = area
        table.tell(events.Moved(NOBODY, table.as_told(MONSTER + self.monster), area))
        if trap_at(table, area) != NONE:
            spring(table, MONSTER + self.monster, area)


def landing(table: Land, start: int, aim: int, reach: int) -> tuple[int, int]:
    """The next free area on a shortest way, past all figures, and how far it is; or NONE. DD-6.7"""
    row = [start]
    for steps in range(1, reach + 1):
        row = [b for a in row for b in ways(table, a) if table.distance(b, aim) < table.distance(a, aim)]
        free = [a for a in row if table.figure_at(a) == NONE]
        if free:
            return free[0], steps
    return NONE, 0


def ways(table: Land, area: int) -> list[int]:
    """Where a monster can go next: neighbours, and other Entrances. DD-6.7"""
    areas = table.content.areas
    found = [a for a in areas[area].next if is_open(table, a)]
    if areas[area].kind == "entrance" and not table.has_rule("rule no lodge"):
        found += [n for n, a in enumerate(areas) if a.kind == "entrance" and n != area]
    return found


def attack(table: Land, index: int, goal: int) -> None:
    """A building gets tendrils by tier, a Guardian fights; the token is spent. DD-6.9, DD-6.10"""
    monster = table.monsters[index]
    monster.token = NONE
    if goal < 8:
        table.struck += (goal,)
        add_tendrils(table, goal, monster.tier + 1)
    else:
        fight(table, MONSTER + index, goal - 8, beside=where(table, goal - 8) != monster.area)


class Point(Choice):
    """The first player, or the consumed one, names the prey. DD-6.7, DD-12.3"""

    pattern = "hunt {building}"
    clause = "DD-6.7"
    building: int

    @classmethod
    def prey(cls, table: Land, seat: int) -> list[int]:
        frame = table.frame(seat)
        if isinstance(frame, Pointing):
            return list(frame.buildings)
        return [b for b in range(8) if table.tendrils[b] < TENDRILS and b not in table.struck]

    @classmethod
    def options(cls, table: Land, seat: int) -> Iterable[Choice]:
        row = cls.row(table)
        return [row[b] for b in cls.prey(table, seat)]

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        return None if self.building in self.prey(table, seat) else no("DD-6.7", "not-prey")

    def do(self, table: Land, seat: int) -> None:
        frame = table.here.frames[-1]
        assert isinstance(frame, (Pointing, Hunting))
        left = frame.left if isinstance(frame, Pointing) else stride(table)
        table.become(Stalk(NOBODY, frame.monster, left, self.building))


class Chase(Choice):
    """The consumed player hunts a Guardian. DD-12.3"""

    pattern = "chase {figure}"
    clause = "DD-12.3"
    figure: int

    @classmethod
    def options(cls, table: Land, seat: int) -> Iterable[Choice]:
        row = cls.row(table)
        return [row[g.colour] for g in table.guardians if g.number != seat]

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        prey = next((g for g in table.guardians if g.colour == self.figure and g.number != seat), None)
        return None if prey is not None and prey.alive and not prey.consumed else no("DD-12.3", "not-prey")

    def do(self, table: Land, seat: int) -> None:
        frame = table.here.frames[-1]
        assert isinstance(frame, Hunting)
        prey = next(g.number for g in table.guardians if g.colour == self.figure)
        table.become(Stalk(NOBODY, frame.monster, stride(table), 8 + prey))


class Lurk(Plain):
    """The consumed player stays, when there is nothing to hunt. DD-12.3"""

    pattern = "lurk"
    clause = "DD-12.3"

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        others = [g for g in table.guardians if g.number != seat and g.alive and not g.consumed]
        return no("DD-12.3", "prey-left") if others or Point.prey(table, seat) else None

    def do(self, table: Land, seat: int) -> None:
        table.pop()


@dataclass(frozen=True)
class Pointing(Frame):
    """Several buildings are equally near. DD-6.7"""

    clause = "DD-6.7"
    kinds = (Point,)
    monster: int
    left: int
    buildings: tuple[int, ...]


@dataclass(frozen=True)
class Hunting(Frame):
    """The consumed player chooses the own target. DD-12.3"""

    clause = "DD-12.3"
    kinds = (Point, Chase, Lurk)
    monster: int


@dataclass(frozen=True)
class Luring(Tied):
    """Which of the nearest monsters with a target hears the call? DD-11.1"""

    clause = "DD-11.1"
    kinds = (Beast,)

    def named(self, table: Land, monster: int) -> None:
        table.push(Stalk(NOBODY, monster, STRIDE, NONE))


def lure(table: Land, guardian: Guardian) -> None:
    """The nearest monster with a target moves up to three areas towards it. DD-11.1"""
    hunters = [n for n, m in enumerate(table.monsters) if m.tier != NONE and m.token != NONE]
    near = nearest_of(table, guardian.area, hunters)
    if len(near) > 1:
        table.push(Luring(guardian.number, near))
    elif near:
        table.push(Stalk(NOBODY, near[0], STRIDE, NONE))
