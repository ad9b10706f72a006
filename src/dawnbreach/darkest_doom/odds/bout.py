"""A roll of a combat with whoever fights by attack card, and the best that can be made of it. DD-4.2, DD-7.2"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import inf
from typing import NamedTuple

from dawnbreach.darkest_doom.odds.armoury import Arms, Load
from dawnbreach.darkest_doom.state import SHIELD


@dataclass(frozen=True)
class Stakes:
    """What a combat is about, measured in wounds."""

    kill: float = 4.0
    death: float = 6.0
    card: float = 0.3
    """A card in hand that is not played or discarded."""
    mana: float = 0.2
    use: float = 0.2
    """A damage marker on equipment."""


@dataclass(frozen=True)
class Foe:
    """Somebody who fights by attack card."""

    hits: int
    health: int
    pierce: int
    """Hits that cannot be parried. DD-7.5"""
    to_be_survived: bool
    """Is it beaten only by one who lives? DD-7.8"""


Roll = tuple[int, int, int]
"""Hits, parries, and dice of no use."""
End = tuple[bool, int, bool]
"""Whether the foe dies, the wounds taken, and whether one dies of them."""


NO_END: End = (False, 0, False)
CLOSE = 1e-9


class Hope(NamedTuple):
    """The most that a load can come to, whatever the dice show."""

    need: int
    """So many hits of the roll would be enough to kill."""
    wounds: int
    """Those that nothing can prevent, before parries."""
    parries: int
    most: int
    """So many hits can be parried."""
    kept: float
    """What is left of everything is worth, and what is healed."""


class Bout:
    """One Guardian against one foe; what was worked out is remembered for other rolls and loads."""

    def __init__(self, arms: Arms, foe: Foe, stakes: Stakes) -> None:
        self.arms, self.foe, self.stakes = arms, foe, stakes
        self.ends: dict[tuple[bool, int, int, int, int, int], tuple[float, End]] = {}
        self.shelter = sum([prevents for prevents, _ in arms.wards]) + (arms.mana_most // 2 if arms.gift else 0)
        """No more wounds than these can be prevented."""
        self.gain = stakes.mana * sum([gives for _, gives in arms.wards])
        self.hopes: dict[Load, Hope] = {}

    def best(self, loads: list[Load], roll: Roll, pair: tuple[int, ...]) -> tuple[float, End]:
        """The best that can be made of a roll: to parry as much as can be, or as much as leaves enough hits to kill."""
        both = SHIELD in pair
        one = bool(pair) and not both
        found = [(-inf, NO_END)]
        for promise, load in self.promises(loads, roll, one + both):
            if promise < found[-1][0] - CLOSE:
                break
            turns = most_turned(roll, load.to_hit + one, load.to_shield, load.changes + both)
            need = self.foe.health - load.hits
            ends = [found[-1], self.end(load, turns[0], turns[0][0] >= need)]
            kill = next((turn for turn in turns if turn[0] >= need), None)
            if kill is not None:
                ends.append(self.end(load, kill, True))
            found.append(max(ends))
        return found[-1]

    def promises(self, loads: list[Load], roll: Roll, more: int) -> list[tuple[float, Load]]:
        """What each would be worth if every die could be turned to whatever is wanted most, the most first."""
        struck, parried, kill, death = roll[0] + more, roll[1] + more, self.stakes.kill, -self.stakes.death
        found = []
        for load in loads:
            hope = self.hopes.get(load) or self.hope(load)
            wounds = hope.wounds - min(parried + hope.parries, hope.most)
            alive = hope.kept - wounds if wounds > 0 else hope.kept
            found.append((kill * (struck >= hope.need) + max(alive, death), load))
        found.sort(reverse=True)
        return found

    def hope(self, load: Load) -> Hope:
        stakes, strikes = self.stakes, max(0, self.foe.hits - load.weaken)
        kept = load.cards * stakes.card + load.mana * stakes.mana + load.uses * stakes.use + self.gain
        found = self.hopes[load] = Hope(
            self.foe.health - load.hits - load.to_hit - load.changes,
            strikes - self.shelter,
            load.parries + load.to_shield + load.changes,
            max(0, strikes - self.foe.pierce),
            kept + min(self.arms.wounds, load.heal),
        )
        return found

    def end(self, load: Load, turn: tuple[int, int], enough: bool) -> tuple[float, End]:
        """Kill or not, take the wounds or prevent some. DD-7.2, DD-12.1"""
        strikes = max(0, self.foe.hits - load.weaken)
        wounds = strikes - min(turn[1] + load.parries, max(0, strikes - self.foe.pierce))
        key = enough, wounds, min(self.arms.wounds, load.heal), load.mana, load.cards, load.uses
        if key not in self.ends:
            self.ends[key] = self.worked_out(*key)
        return self.ends[key]

    def worked_out(self, enough: bool, wounds: int, healed: int, mana: int, cards: int, uses: int) -> tuple[float, End]:
        arms, stakes = self.arms, self.stakes
        left = arms.health - arms.wounds + healed
        found = []
        for taken, kept_mana, used in prevented(arms, mana, wounds):
            dead = taken >= left
            killed = enough and not (dead and self.foe.to_be_survived)
            kept = (cards * stakes.card + kept_mana * stakes.mana + (uses - used) * stakes.use) * (not dead)
            value = killed * stakes.kill - (stakes.death if dead else taken - healed) + kept
            found.append((value, (killed, taken, dead)))
        return max(found)


@lru_cache(maxsize=1 << 16)
def most_turned(roll: Roll, to_hit: int, to_shield: int, changes: int) -> list[tuple[int, int]]:
    """Hits and parries after turning dice, most parries first; for fewer parries there are more hits."""
    kept: list[tuple[int, int]] = []
    for struck, parried in sorted(set(turned(roll, to_hit, to_shield, changes)), key=lambda turn: (-turn[1], -turn[0])):
        if not kept or struck > kept[-1][0]:
            kept.append((struck, parried))
    return kept


def turned(roll: Roll, hitting: int, parrying: int, changes: int) -> Iterator[tuple[int, int]]:
    """Hits and parries after turning dice, the useless ones first: so many to hits, to shields, to either. DD-4.2"""
    struck, parried, rest = roll
    for to_hit in range(hitting + changes + 1):
        spare_changes = changes - max(0, to_hit - hitting)
        for to_shield in range(parrying + spare_changes + 1):
            over = to_hit + to_shield - rest
            if over <= 0:
                yield struck + to_hit, parried + to_shield
                continue
            if over <= min(parried, to_hit):
                yield struck + to_hit, parried + to_shield - over
            if over <= min(struck, to_shield):
                yield struck + to_hit - over, parried + to_shield


def prevented(arms: Arms, mana: int, wounds: int) -> Iterator[tuple[int, int, int]]:
    """Wounds that are taken in the end, the mana left, and how often armour was used. DD-1.5, DD-10.1"""
    yield wounds, mana, 0
    if wounds <= 0:
        return
    for count in range(len(arms.wards) + 1):
        for worn in combinations(arms.wards, count):
            less = wounds - sum(prevents for prevents, _ in worn)
            more = min(arms.mana_most, mana + sum(gives for _, gives in worn))
            for gifts in range(more // 2 + 1 if arms.gift else 1):
                yield max(0, less - gifts), more - 2 * gifts, count
