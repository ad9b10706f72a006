"""Combat with whoever fights by attack card: monsters, Virtual Guardians, the High Priestess. DD-7.5, DD-7.8, DD-14.4

More dice are asked for before the roll; everything else can wait until the dice lie, and so it does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import inf

from dawnbreach.darkest_doom.combat import Casting, piercing, stats
from dawnbreach.darkest_doom.common import without
from dawnbreach.darkest_doom.crimson_fate import hits, parries
from dawnbreach.darkest_doom.equipment import SILENCE_BIT
from dawnbreach.darkest_doom.odds.armoury import Arms, Load, arms_of
from dawnbreach.darkest_doom.odds.dice import may_end_the_game, moved, places_of, rolls
from dawnbreach.darkest_doom.possession import spare
from dawnbreach.darkest_doom.state import (
    CORRUPTION,
    CRIMSON_DICE,
    HIGH_PRIESTESS,
    MONSTER,
    NONE,
    SHIELD,
    WISDOM,
    Guardian,
    Land,
)
from dawnbreach.kernel.trust import Trust


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


class Shares(dict[End, float]):
    """How likely each end is."""

    def add(self, end: End, chance: float) -> None:
        self[end] = self.get(end, 0.0) + chance


@dataclass(frozen=True)
class CombatOdds:
    """A combat fought for the best it can come to."""

    value: float
    """On average, by what is at stake."""
    shares: dict[End, float]
    """How likely it is to kill or not, to take so many wounds, to die or not."""
    trust: Trust

    @property
    def kill(self) -> float:
        return sum(share for (killed, _, _), share in self.shares.items() if killed)

    @property
    def death(self) -> float:
        return sum(share for (_, _, dead), share in self.shares.items() if dead)

    @property
    def win(self) -> float:
        """To kill and live."""
        return sum(share for (killed, _, dead), share in self.shares.items() if killed and not dead)

    @property
    def wounds(self) -> float:
        return sum(wounds * share for (_, wounds, _), share in self.shares.items())


def combat(table: Land, seat: int, figure: int, stakes: Stakes | None = None) -> CombatOdds:
    """The combat with this figure that is going on, or that would begin now."""
    guardian, frame = table.guardians[seat], table.frame(seat)
    fighter = Fighter(table, stakes or Stakes())
    trust = Trust.ESTIMATED if may_end_the_game(table) else Trust.EXACT
    if isinstance(frame, Casting) and table.foe:
        foe = Foe(table.foe[0], table.foe[1] + spare(table, figure), piercing(table, figure), figure == HIGH_PRIESTESS)
        found = [(1.0, fighter.fight(guardian, foe, frame.rolled))]
        complete = arms_of(table, guardian).complete
    else:
        cases = list(openings(table, guardian, figure))
        alike = {(foe, changed(ready)): (ready, foe) for _, ready, foe in cases}
        ends = {key: fighter.begin(ready, foe) for key, (ready, foe) in alike.items()}
        found = [(share, ends[foe, changed(ready)]) for share, ready, foe in cases]
        complete = all(arms_of(table, each).complete for _, ready, _ in cases for each in ready)
    shares = Shares()
    for share, (_, parts) in found:
        for end, chance in parts.items():
            shares.add(end, share * chance)
    value = sum(share * worth for share, (worth, _) in found)
    return CombatOdds(value, dict(shares), trust if complete else Trust.BOUNDED)


Ready = list[Guardian]
"""What a Guardian may be like when the Echo is over: who has to discard a card for it may choose."""


def openings(table: Land, guardian: Guardian, figure: int) -> Iterator[tuple[float, Ready, Foe]]:
    """Every attack card that may be drawn: its share, Guardian and foe after its Echo."""
    cards = table.attacks or table.attack_pile
    echoes = table.echo and figure >= MONSTER
    for card in cards:
        struck, health = stats(table, figure, card)
        fighting, pierce = guardian.copy(), 0
        fighting.dice, fighting.bonus, fighting.more_dice, fighting.weaken, fighting.worn = (), (), 0, 0, 0
        fighting.free, ready = NONE, [fighting]
        effect = table.content.attacks[card].echo
        if echoes and effect.verb == "hits":
            struck += effect.amount
        elif echoes and effect.verb == "tough":
            health += effect.amount
        elif echoes and effect.verb == "pierce":
            pierce = effect.amount
        elif echoes and effect.verb == "taint":
            for _ in range(effect.amount):
                ready = [tainted for each in ready for tainted in received(table, each)]
        elif echoes:
            hear(fighting, effect.verb, effect.amount)
        yield 1 / len(cards), ready, Foe(struck, health + spare(table, figure), pierce, figure == HIGH_PRIESTESS)


def changed(ready: Ready) -> tuple[object, ...]:
    """What an Echo may have changed: attack cards that leave the same are fought once."""
    return tuple([(each.more_dice, each.worn, each.mana, each.coins, each.hand) for each in ready])


def hear(guardian: Guardian, verb: str, amount: int) -> None:
    """What an Echo does to a Guardian. DD-7.5"""
    if verb == "dice":
        guardian.more_dice += amount
    elif verb == "silence":
        guardian.worn |= SILENCE_BIT
    elif verb == "drain":
        guardian.mana = max(0, guardian.mana - amount)
    elif verb == "rob":
        guardian.coins = max(0, guardian.coins - amount)


def received(table: Land, guardian: Guardian) -> Ready:
    """With one more Dark Corruption card; with a full hand any Supplies card goes first, if there is one. DD-10.7"""
    full = len(guardian.hand) >= guardian.attributes[WISDOM]
    if full and not guardian.supplies:
        return [guardian]
    unlike = {table.content.supplies[card]: card for card in guardian.supplies}
    hands = [without(guardian.hand, card) for card in unlike.values()] if full else [guardian.hand]
    more = (CORRUPTION,) if table.taints or table.taint_pile else ()
    found = []
    for hand in hands:
        found.append(guardian.copy())
        found[-1].hand = hand + more
    return found


class Fighter:
    """Works out combats in one position."""

    def __init__(self, table: Land, stakes: Stakes) -> None:
        self.table, self.stakes, self.places = table, stakes, places_of(table)

    def begin(self, ready: Ready, foe: Foe) -> tuple[float, Shares]:
        """The best that can be made of an Echo and of the combat after it."""
        return max([self.fight(each, foe, False) for each in ready], key=lambda found: found[0])

    def fight(self, guardian: Guardian, foe: Foe, is_rolled: bool) -> tuple[float, Shares]:
        """The value of a combat, and what it comes to."""
        arms = arms_of(self.table, guardian)
        bout = Bout(arms, foe, self.stakes)
        if is_rolled:
            return self.lying(guardian, arms, bout)
        return max(
            (self.rolled(bout, arms.dice + more, loads) for more, loads in arms.before()), key=lambda found: found[0]
        )

    def lying(self, guardian: Guardian, arms: Arms, bout: Bout) -> tuple[float, Shares]:
        """With the dice as they lie. DD-7.2"""
        struck, parried = hits(self.table, guardian.dice), parries(guardian.dice)
        roll = struck, parried, len(guardian.dice) - struck - parried
        value, end = bout.best(arms.after(), roll, self.pair(guardian.free))
        return value, Shares({end: 1.0})

    def rolled(self, bout: Bout, dice: int, loads: list[Load]) -> tuple[float, Shares]:
        """Over all rolls: three icons hit, one parries, one is the Moon, one is of no use now. DD-4.1"""
        worth, shares = 0.0, Shares()
        known: dict[tuple[int, int, int], tuple[float, End]] = {}
        for (struck, parried, moons, rest), chance in rolls(max(0, min(CRIMSON_DICE, dice)), (3, 1, 1, 1)):
            _, free = moved(self.places, moons, self.table.fate, NONE)
            key = struck, parried, free
            if key not in known:
                known[key] = bout.best(loads, (struck, parried, moons + rest), self.pair(free))
            value, end = known[key]
            worth += chance * value
            shares.add(end, chance)
        return worth, shares

    def pair(self, free: int) -> tuple[int, ...]:
        """The two icons that a die may be turned to for nothing. DD-5.3"""
        return self.places[free] if free != NONE else ()


NO_END: End = (False, 0, False)
CLOSE = 1e-9


class Bout:
    """One Guardian against one foe; what was worked out is remembered for other rolls and loads."""

    def __init__(self, arms: Arms, foe: Foe, stakes: Stakes) -> None:
        self.arms, self.foe, self.stakes = arms, foe, stakes
        self.ends: dict[tuple[bool, int, int, int, int, int], tuple[float, End]] = {}
        self.shelter = sum([prevents for prevents, _ in arms.wards]) + (arms.mana_most // 2 if arms.gift else 0)
        """No more wounds than these can be prevented."""
        self.gain = stakes.mana * sum([gives for _, gives in arms.wards])

    def best(self, loads: list[Load], roll: Roll, pair: tuple[int, ...]) -> tuple[float, End]:
        """The best that can be made of a roll: to parry as much as can be, or as much as leaves enough hits to kill."""
        both = SHIELD in pair
        one = bool(pair) and not both
        found = [(-inf, NO_END)]
        for promise, load in sorted([(self.promise(load, roll, one + both), load) for load in loads], reverse=True):
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

    def promise(self, load: Load, roll: Roll, more: int) -> float:
        """What it would be worth if every die could be turned to whatever is wanted most: no end is worth more."""
        struck, parried, _ = roll
        arms, foe, stakes, turns = self.arms, self.foe, self.stakes, load.changes + more
        strikes = max(0, foe.hits - load.weaken)
        parries = min(parried + load.to_shield + turns + load.parries, max(0, strikes - foe.pierce))
        taken = max(0, strikes - parries - self.shelter) - min(arms.wounds, load.heal)
        kept = load.cards * stakes.card + load.mana * stakes.mana + load.uses * stakes.use + self.gain
        kill = stakes.kill if struck + load.to_hit + turns + load.hits >= foe.health else 0.0
        return kill + max(kept - taken, -stakes.death)

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
