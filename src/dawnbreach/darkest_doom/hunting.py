"""DD-6.7 What monsters hunt: the targets of their tokens, the nearest building, or what a consumed player chooses."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dawnbreach.darkest_doom import dusk_events
from dawnbreach.darkest_doom.state import MONSTER, NONE, TENDRILS, Land, Monster
from dawnbreach.darkest_doom.ways import needed
from dawnbreach.kernel import NOBODY, Choice, Frame, Plain, Refusal
from dawnbreach.kernel.errors import no

STRIDE = 3
"""How far a monster moves. DD-6.7"""


def stride(table: Land) -> int:
    """Three areas, and as many more as the event of this Dusk says. DD-6.7, DD-12.3"""
    return STRIDE + table.has_rule("advance")


def is_prey(table: Land, building: int) -> bool:
    """Can a building still be attacked in this Dusk? DD-6.7"""
    return table.tendrils[building] < TENDRILS and building not in table.struck


def targets_of(table: Land, token: int) -> list[int]:
    """What a token names and is available, by priority: buildings 0 to 7, or 8 plus a Guardian. DD-6.7"""
    found: list[int] = []
    for kind, colour in table.content.targets[token] if token != NONE else ():
        if kind == "guardian":
            found += [8 + g.number for g in table.guardians if g.colour == colour and g.alive and not g.consumed]
        elif is_prey(table, building := colour + (4 if kind == "temple" else 0)):
            found.append(building)
    return found


def goal_of(table: Land, monster: Monster, reach: int) -> int:
    """The first target that is in range of this move, or else the first of all; NONE without any. DD-6.7"""
    found = targets_of(table, monster.token)
    near = [goal for goal in found if needed(table, monster.area, goal) <= reach]
    return (near or found or [NONE])[0]


def nearest_buildings(table: Land, monster: Monster) -> list[int]:
    """The nearest buildings that can still be attacked; more tendrils first. DD-6.7"""
    keys = {b: (table.way(monster.area, table.area_of(b)), -table.tendrils[b]) for b in range(8) if is_prey(table, b)}
    return [b for b in keys if keys[b] == min(keys.values())]


def hunt(table: Land, index: int, left: int, goal: int, seat: int = NOBODY) -> None:
    """Send a monster after a goal; what the first target of its token does not tell is told. DD-6.7"""
    from dawnbreach.darkest_doom.monsters import Stalk

    figure = table.as_told(MONSTER + index)
    if goal < 8:
        table.tell(dusk_events.BuildingHunted(seat, figure, goal))
    else:
        table.tell(dusk_events.GuardianHunted(seat, figure, goal - 8))
    table.become(Stalk(NOBODY, index, left, goal))


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
        return [b for b in range(8) if is_prey(table, b)]

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
        hunt(table, frame.monster, left, self.building, seat)


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
        hunt(table, frame.monster, stride(table), 8 + prey, seat)


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
