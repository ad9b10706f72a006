"""DD-14 Virtual Guardians: rivals that play by cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Self

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.ambush import Test
from dawnbreach.darkest_doom.combat import draw_attack, fight, stats
from dawnbreach.darkest_doom.common import add_fame, add_tendrils
from dawnbreach.darkest_doom.content import COLOURS, Effect
from dawnbreach.darkest_doom.death import die
from dawnbreach.darkest_doom.ending import end
from dawnbreach.darkest_doom.figures import figure_of, figure_word, free_areas, is_open, place
from dawnbreach.darkest_doom.retreat import Sending
from dawnbreach.darkest_doom.state import MONSTER, NONE, Guardian, Land
from dawnbreach.darkest_doom.steps import VirtualStep
from dawnbreach.darkest_doom.traps import spring
from dawnbreach.darkest_doom.victory import MOST_ALLIES, alliances, ally, forbids_alliance
from dawnbreach.kernel import NOBODY, Choice, Frame, Refusal
from dawnbreach.kernel.chance import TABLE
from dawnbreach.kernel.errors import no

PLAYER = 0
"""The seat of the one who plays alone. DD-14.1"""


class VirtualTurn(Frame[Land]):
    """An Order Trail card places the figure, perhaps in a trap; the player moves it past another figure. DD-14.3"""

    id = "virtual-turn"

    number: int

    def run(self, table: Land) -> None:
        table.become(VirtualCard(NOBODY, self.number))
        area = table.content.trails[draw_trail(table)]
        place(table, self.number, area)
        if table.figure_at(area, but=self.number) == NONE and is_open(table, area):
            spring(table, self.number, area)
        elif table.guardians[PLAYER].alive:
            table.push(Sending(PLAYER, self.number))
        else:
            place(table, self.number, free_areas(table, area)[0])


class VirtualCard(VirtualStep):
    """A Virtual Guardian card says what it does. DD-14.3"""

    id = "virtual-card"

    def run(self, table: Land) -> None:
        table.pop()
        guardian = table.guardians[self.number]
        card = table.content.virtuals[draw_virtual(table)]
        guardian.tier = card.tiers[guardian.colour]
        row = card.rows[(table.round - 1) // 2][guardian.colour]
        for effect in reversed(row):
            table.push(VirtualDeed(NOBODY, self.number, table.doom.effect_number[effect]))


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


class VirtualDeed(VirtualStep):
    """One thing a Virtual Guardian does. DD-14.3"""

    id = "virtual-deed"

    effect: int

    def run(self, table: Land) -> None:
        table.pop()
        guardian = table.guardians[self.number]
        effect = table.doom.effects[self.effect]
        VERBS[effect.verb](table, guardian, effect)


def fame(table: Land, guardian: Guardian, effect: Effect) -> None:
    add_fame(table, guardian, effect.amount)


def try_alliance(table: Land, guardian: Guardian, effect: Effect) -> None:
    """As a player's, wherever it stands. DD-14.3"""
    citadel = COLOURS.index(effect.words[0])
    mine = alliances(table, guardian.number)
    if (citadel in mine or len(mine) < MOST_ALLIES) and forbids_alliance(table, guardian, citadel) is None:
        ally(table, guardian, citadel)


def clear_citadel(table: Land, guardian: Guardian, effect: Effect) -> None:
    add_tendrils(table, COLOURS.index(effect.words[0]), -1)


def clear_temple(table: Land, guardian: Guardian, effect: Effect) -> None:
    """The own one. DD-14.3"""
    add_tendrils(table, 4 + guardian.colour, -1)


# Wounds and combat


def wound_by_event(table: Land, guardian: Guardian, amount: int) -> None:
    """It has no wounds to count: those of an event kill it if they reach the health on an attack card. DD-14.5"""
    _, health = stats(table, guardian.number, draw_attack(table))
    table.tell(events.HealthDrawn(guardian.number, amount, health))
    if amount >= health:
        die(table, guardian, NONE)


def prey(table: Land, guardian: Guardian) -> list[int]:
    """Whom it may attack: the player next to it, or else the monsters there. DD-14.4"""
    near = [table.figure_at(area) for area in table.content.areas[guardian.area].next]
    return [PLAYER] if PLAYER in near else [figure for figure in near if figure >= MONSTER]


def pick_fight(table: Land, guardian: Guardian, effect: Effect) -> None:
    """It attacks like a monster, from beside; of several monsters the player chooses. DD-14.4"""
    found = prey(table, guardian)
    if len(found) > 1 and table.guardians[PLAYER].alive:
        table.push(SettingOn(PLAYER, guardian.number))
    elif found:
        fight(table, guardian.number, found[0], beside=True)


class SetOn(Choice[Land, "SettingOn"]):
    """Choose the monster that a Virtual Guardian attacks. DD-14.4"""

    pattern = "set on {figure}"
    clause = "DD-14.4"
    figure: int

    @classmethod
    def options(cls, table: Land, frame: SettingOn) -> Iterable[Self]:
        row = cls.row(table)
        return [row[figure_word(table, figure)] for figure in cls.allowed(table, frame)]

    @staticmethod
    def allowed(table: Land, frame: SettingOn) -> list[int]:
        return prey(table, table.guardians[frame.number])

    def forbids(self, table: Land, frame: SettingOn) -> Refusal | None:
        allowed = figure_of(table, self.figure) in self.allowed(table, frame)
        return None if allowed else no("DD-14.4", "not-prey")

    def do(self, table: Land, frame: SettingOn) -> None:
        table.pop()
        fight(table, frame.number, figure_of(table, self.figure), beside=True)


class SettingOn(Frame[Land]):
    """Choose which monster a Virtual Guardian attacks. DD-14.4"""

    id = "setting-on"
    clause = "DD-14.4"
    kinds = (SetOn,)
    number: int


# The rivals' victories


def cleanse_priestess(table: Land, guardian: Guardian, effect: Effect) -> None:
    """At Dawn of the seventh round. DD-14.6"""
    if table.round == 7 and not table.dusk:
        threaten(table, guardian, 3)


def free_mosh(table: Land, guardian: Guardian, effect: Effect) -> None:
    """At Dusk of the eighth round. DD-14.6"""
    if table.round == 8 and table.dusk:
        threaten(table, guardian, 2)


def threaten(table: Land, guardian: Guardian, ending: int) -> None:
    """The player passes a level 4 test, or the Virtual Guardian wins; who is dead for good passes none. DD-14.6"""
    if not table.guardians[PLAYER].alive:
        end(table, guardian.number, ending)
        return
    table.push(Threat(NOBODY, guardian.number, ending))
    table.push(Test(PLAYER, 4))


class Threat(Frame[Land]):
    """Was the test failed? DD-14.6"""

    id = "threat"

    number: int
    ending: int

    def run(self, table: Land) -> None:
        table.pop()
        if table.outcome:
            end(table, self.number, self.ending)


VERBS: Mapping[str, Callable[[Land, Guardian, Effect], None]] = {
    "fame": fame,
    "ally": try_alliance,
    "clear citadel": clear_citadel,
    "clear temple": clear_temple,
    "fight": pick_fight,
    "cleanse priestess": cleanse_priestess,
    "free mosh": free_mosh,
}
"""Every verb of a Virtual Guardian card. DD-14.3"""
