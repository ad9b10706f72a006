"""What monsters can reach and whom they will attack, as the land lies. DD-6.6 to DD-6.9"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from dawnbreach.darkest_doom.hunting import goal_of, nearest_buildings, stride
from dawnbreach.darkest_doom.monsters import Prowl
from dawnbreach.darkest_doom.stalking import Hunting, Pointing, Roaming, Stalk
from dawnbreach.darkest_doom.state import MONSTER, NONE, ROUNDS, Land
from dawnbreach.darkest_doom.ways import End, Ways
from dawnbreach.kernel.trust import Trust

MOVING = (Prowl, Stalk, Pointing, Roaming, Hunting)
HEART = 7
"""The Heart of a round is the token with this number plus the round. DD-6.1"""


class Danger(NamedTuple):
    """How likely a monster fights a Guardian when it moves next, if nothing else changes till then."""

    least: float
    most: float

    @property
    def trust(self) -> Trust:
        return Trust.EXACT if self.least == self.most else Trust.BOUNDED


def coming(table: Land) -> Land | None:
    """The land as it lies when monsters move next: now, or in the next Dusk if there is one. DD-6.1, DD-6.3

    By then its event and the tokens on monsters are gone, and one more Heart is in the bag.
    """
    if any(isinstance(frame, MOVING) for frame in table.main.frames):
        return table
    day = table.round + table.dusk
    if day > ROUNDS:
        return None
    then = table.copy()
    then.event, then.struck, then.bag = NONE, (), tuple(sorted((*table.bag, HEART + day)))
    for monster in then.monsters:
        monster.token = NONE
    return then


def in_range(table: Land, index: int) -> frozenset[int]:
    """The areas in which a monster could attack something when it moves next. DD-6.7, DD-6.9"""
    then = coming(table)
    if then is None or then.monsters[index].tier == NONE:
        return frozenset()
    here, far = then.monsters[index].area, stride(then)
    areas = range(len(then.content.areas))
    return frozenset([area for area in areas if then.way_beside(here, area) <= far])


def danger(table: Land, index: int, number: int) -> Danger:
    """Over all tokens, each as likely as any other.

    The least is what is sure: of ways that are equally short all lead there, over no trap, and nobody is fought before.
    """
    then = coming(table)
    if then is None or then.monsters[index].tier == NONE:
        return Danger(0.0, 0.0)
    monster = then.monsters[index]
    if monster.rider != NONE:
        return Danger(0.0, float(then.guardians[number].area in in_range(table, index)))
    tokens = (monster.token,) if then is table else then.bag or (NONE,)
    sure = possible = 0
    for token in tokens:
        moves = [(fought(end, goal), end.traps) for goal, end in all_ends(then, index, token)]
        sure += all(foes[:1] == [number] and not traps for foes, traps in moves)
        possible += any(number in foes for foes, _ in moves)
    return Danger(sure / len(tokens), possible / len(tokens))


def all_ends(table: Land, index: int, token: int) -> Iterator[tuple[int, End]]:
    """Everything the move of a monster with this token may come to."""
    held, monster = table.monsters[index], table.monsters[index].copy()
    monster.token = token
    left = stride(table)
    goal = goal_of(table, monster, left)
    for each in [goal] if goal != NONE else nearest_buildings(table, monster):
        ways = Ways(table, MONSTER + index, each)
        yield from [(each, end) for end in ways.ends(ways.course(held.area, left, held.area))]


def fought(end: End, goal: int) -> list[int]:
    """The Guardians it fights in order, as long as it lives: its target, then those next to where it ends. DD-6.9"""
    target = [goal - 8] if end.reached and goal >= 8 else []
    return target + [number for number in end.foes if number not in target]
