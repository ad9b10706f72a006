"""DD-14 Virtual Guardians: rivals that play by cards."""

from __future__ import annotations

from dataclasses import dataclass

from dawnbreach.darkest_doom.combat import fight, is_open, place
from dawnbreach.darkest_doom.common import add_fame, add_tendrils
from dawnbreach.darkest_doom.content import COLOURS, Effect
from dawnbreach.darkest_doom.crimson_fate import Test
from dawnbreach.darkest_doom.state import NONE, Guardian, Land
from dawnbreach.darkest_doom.victory import MOST_ALLIES, alliances, ally, end, forbids_alliance
from dawnbreach.kernel import NOBODY, Frame
from dawnbreach.kernel.position import TABLE


@dataclass(frozen=True)
class VirtualTurn(Frame):
    """An Order Trail card places the figure, a Virtual Guardian card says what it does. DD-14.3"""

    number: int

    def run(self, table: Land) -> None:
        table.pop()
        guardian = table.guardians[self.number]
        place(table, self.number, nearest_free(table, self.number, table.content.trails[draw_trail(table)]))
        card = table.content.virtuals[draw_virtual(table)]
        guardian.tier = card.tiers[guardian.colour]
        row = card.rows[(table.round - 1) // 2][guardian.colour]
        for effect in reversed(row):
            table.push(VirtualDeed(NOBODY, self.number, table.doom.effect_number[effect]))


def nearest_free(table: Land, number: int, goal: int) -> int:
    """The area of an Order Trail, or if a figure stands there the nearest area without one. DD-14.3"""
    areas = range(len(table.content.areas))
    free = [a for a in areas if is_open(table, a) and table.figure_at(a, but=number) == NONE]
    return min(free, key=lambda area: table.distance(area, goal))


def draw_trail(table: Land) -> int:
    """An exhausted deck is shuffled anew. DD-14.7"""
    if not table.trails:
        table.trails = tuple(range(len(table.content.trails)))
    card = table.ask(TABLE, "trail", table.trails)
    table.trails = tuple([c for c in table.trails if c != card])
    return card


def draw_virtual(table: Land) -> int:
    if not table.virtuals:
        table.virtuals = tuple(range(len(table.content.virtuals)))
    card = table.ask(TABLE, "virtual", table.virtuals)
    table.virtuals = tuple([c for c in table.virtuals if c != card])
    return card


@dataclass(frozen=True)
class VirtualDeed(Frame):
    """One thing a Virtual Guardian does. DD-14.3"""

    number: int
    effect: int

    def run(self, table: Land) -> None:
        table.pop()
        guardian = table.guardians[self.number]
        effect = table.doom.effects[self.effect]
        if effect.verb == "fame":
            add_fame(table, guardian, effect.amount)
        elif effect.verb == "ally":
            try_alliance(table, guardian, COLOURS.index(effect.words[0]))
        elif effect.verb.startswith("clear"):
            clear(table, guardian, effect)
        elif effect.verb == "fight":
            pick_fight(table, guardian)
        elif effect.verb == "cleanse priestess" and table.round == 7 and not table.dusk:
            threaten(table, guardian, 3)
        elif effect.verb == "free mosh" and table.round == 8 and table.dusk:
            threaten(table, guardian, 2)


def try_alliance(table: Land, guardian: Guardian, citadel: int) -> None:
    """As a player's, wherever it stands. DD-14.3"""
    mine = alliances(table, guardian.number)
    if (citadel in mine or len(mine) < MOST_ALLIES) and forbids_alliance(table, guardian, citadel) is None:
        ally(table, guardian, citadel)


def clear(table: Land, guardian: Guardian, effect: Effect) -> None:
    colours = [word for word in effect.words if word in COLOURS]
    add_tendrils(table, COLOURS.index(colours[0]) if colours else 4 + guardian.colour, -1)


def pick_fight(table: Land, guardian: Guardian) -> None:
    """It attacks like a monster: a figure in its area or next to it. DD-14.4"""
    for area in (guardian.area, *table.content.areas[guardian.area].next):
        other = table.figure_at(area, but=guardian.number)
        if other != NONE and not (other < 4 and table.guardians[other].virtual):
            fight(table, guardian.number, other, beside=True)
            return


def threaten(table: Land, guardian: Guardian, ending: int) -> None:
    """The player passes a level 4 test, or the Virtual Guardian wins. DD-14.6"""
    table.push(Threat(NOBODY, guardian.number, ending))
    table.push(Test(0, 4))


@dataclass(frozen=True)
class Threat(Frame):
    """Was the test failed? DD-14.6"""

    number: int
    ending: int

    def run(self, table: Land) -> None:
        table.pop()
        if table.outcome:
            end(table, self.number, self.ending)
