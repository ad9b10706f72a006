"""DD-6.4, DD-6.6 to DD-6.10 Monsters: how they come, draw their tokens and set out. Their ways are in stalking.py."""

from __future__ import annotations

from dawnbreach.darkest_doom import dusk_events
from dawnbreach.darkest_doom.common import without
from dawnbreach.darkest_doom.fate_track import Beast, Tied, metamorphose, nearest_of
from dawnbreach.darkest_doom.hunting import STRIDE, stride
from dawnbreach.darkest_doom.stalking import Hunting, Stalk, spend
from dawnbreach.darkest_doom.state import HOUND, MONSTER, NONE, Guardian, Land
from dawnbreach.kernel import NOBODY, Frame
from dawnbreach.kernel.chance import TABLE

# Hounds


def room_for_monsters(table: Land) -> int:
    """Never more than three monsters, and only three Hounds. DD-6.4"""
    free = sum(m.tier == NONE for m in table.monsters)
    hounds = table.content.numbers.hounds - sum(m.tier == HOUND for m in table.monsters)
    return min(free, hounds)


def place_hound(table: Land, area: int) -> None:
    if room_for_monsters(table) and table.figure_at(area) in (NONE, table.active):
        index, monster = next((n, m) for n, m in enumerate(table.monsters) if m.tier == NONE)
        monster.tier, monster.area, monster.token = HOUND, area, NONE
        table.tell(dusk_events.MonsterCame(NOBODY, area, table.as_told(MONSTER + index)))


# Tokens


class Tokens(Frame[Land]):
    """Every monster draws a target token; a Heart makes it grow. DD-6.6, DD-6.10"""

    id = "tokens"

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


class Prowl(Frame[Land]):
    """The monsters move, one after another. DD-6.7"""

    id = "prowl"

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


# The call of an Abyss


class Luring(Tied):
    """Which of the nearest monsters with a target hears the call? DD-11.1"""

    id = "luring"
    clause = "DD-11.1"
    kinds = (Beast,)

    def named(self, table: Land, monster: int) -> None:
        table.push(Stalk(NOBODY, monster, STRIDE, NONE))


def lure(table: Land, guardian: Guardian, amount: int) -> None:
    """The nearest monster with a target moves up to three areas towards it. DD-11.1"""
    hunters = [n for n, m in enumerate(table.monsters) if m.tier != NONE and m.token != NONE]
    near = nearest_of(table, guardian.area, hunters)
    if len(near) > 1:
        table.push(Luring(guardian.number, near))
    elif near:
        table.push(Stalk(NOBODY, near[0], STRIDE, NONE))
