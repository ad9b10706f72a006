"""DD-6.6 to DD-6.11 Monsters: their tokens, their moves, their attacks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dawnbreach.darkest_doom import dusk_events
from dawnbreach.darkest_doom.cards import figure_word
from dawnbreach.darkest_doom.combat import fight, place
from dawnbreach.darkest_doom.common import add_tendrils, without
from dawnbreach.darkest_doom.fate_track import Beast, Tied, metamorphose, nearest_of
from dawnbreach.darkest_doom.hunting import STRIDE, Hunting, Pointing, goal_of, hunt, nearest_buildings, stride
from dawnbreach.darkest_doom.state import MONSTER, NONE, Guardian, Land, Monster
from dawnbreach.darkest_doom.traps import spring
from dawnbreach.darkest_doom.ways import Course, beset, branches, is_beset, is_reached
from dawnbreach.kernel import NOBODY, Choice, Frame, Refusal
from dawnbreach.kernel.chance import TABLE
from dawnbreach.kernel.errors import no


def first_person(table: Land) -> int:
    """The first player in order of play who can decide."""
    return next((g for g in table.order if not table.guardians[g].virtual and table.guardians[g].alive), NONE)


@dataclass(frozen=True)
class Tokens(Frame):
    """Every monster draws a target token; a Heart makes it grow. DD-6.6, DD-6.10"""

    def run(self, table: Land) -> None:
        table.become(Prowl(NOBODY, 0))
        for index in range(len(table.monsters)):
            spend(table, index)
        for index, monster in enumerate(table.monsters):
            if monster.tier != NONE and monster.rider == NONE:
                draw_token(table, index)


def draw_token(table: Land, index: int) -> None:
    """From the bag, as long as there is one. DD-6.6, DD-6.10"""
    monster, figure = table.monsters[index], table.as_told(MONSTER + index)
    if not table.bag:
        table.tell(dusk_events.BagEmpty(NOBODY, figure))
        return
    monster.token = table.ask(TABLE, "token", table.bag)
    table.bag = without(table.bag, monster.token)
    table.tell(dusk_events.TokenDrawn(NOBODY, monster.token, figure, monster.area))
    if monster.token >= 8:
        metamorphose(table, index)


def spend(table: Land, index: int) -> None:
    """The token of a monster leaves the game. DD-6.10"""
    monster = table.monsters[index]
    if monster.token != NONE:
        table.tell(dusk_events.TokenGone(NOBODY, monster.token, table.as_told(MONSTER + index)))
        monster.token = NONE


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


@dataclass(frozen=True)
class Stalk(Frame):
    """A monster goes area by area towards its goal, and attacks it from beside. DD-6.7 to DD-6.11"""

    monster: int
    left: int
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

    def course(self, table: Land) -> Course:
        figure, area = MONSTER + self.monster, table.monsters[self.monster].area
        back = area if self.back == NONE else self.back
        return Course(figure, self.goal, area, self.left, back).to(table, area, self.left)

    def walk(self, table: Land) -> None:
        """One area on; of several ways that come to different things one is chosen. DD-6.7"""
        legs, decider = branches(table, self.course(table)), guide(table, self.monster)
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
            place(table, leg.figure, leg.area)
            spring(table, leg.figure, leg.area)


def guide(table: Land, index: int) -> int:
    """Who chooses a monster's way: the consumed player who is it, else the first player. DD-6.7, DD-12.3"""
    rider = table.monsters[index].rider
    return rider if rider != NONE else first_person(table)


class Roam(Choice):
    """Choose where a monster goes next, of equally short ways. DD-6.7"""

    pattern = "roam {figure} {area}"
    clause = "DD-6.7"
    figure: int
    area: int

    @classmethod
    def options(cls, table: Land, seat: int) -> Iterable[Choice]:
        frame = table.frame(seat)
        assert isinstance(frame, Roaming)
        row = cls.grid(table)[figure_word(table, MONSTER + frame.monster)]
        return [row[area] for area in frame.areas]

    def forbids(self, table: Land, seat: int) -> Refusal | None:
        frame = table.frame(seat)
        assert isinstance(frame, Roaming)
        there = self.figure == figure_word(table, MONSTER + frame.monster) and self.area in frame.areas
        return None if there else no("DD-6.7", "not-a-way")

    def do(self, table: Land, seat: int) -> None:
        frame = table.here.frames[-1]
        assert isinstance(frame, Roaming)
        stalk = Stalk(NOBODY, frame.monster, frame.left, frame.goal, frame.back)
        legs = branches(table, stalk.course(table))
        stalk.step(table, next(leg for leg in legs if leg.area == self.area))


@dataclass(frozen=True)
class Roaming(Frame):
    """Several ways are equally short, and they differ in traps or in where they end. DD-6.7"""

    clause = "DD-6.7"
    kinds = (Roam,)
    monster: int
    left: int
    goal: int
    back: int
    areas: tuple[int, ...]


# Attacks


def end_move(table: Land, index: int, goal: int) -> None:
    """It attacks its target, if that is next to it, then fights every other Guardian there. DD-6.9"""
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


@dataclass(frozen=True)
class Clash(Frame):
    """A monster whose move has ended fights the Guardians next to it, in order of play. DD-6.9"""

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


# The call of an Abyss


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
