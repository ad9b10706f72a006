"""Combat with whoever fights by attack card: monsters, Virtual Guardians, the High Priestess. DD-7.5, DD-7.8, DD-14.4

More dice are asked for before the roll; everything else can wait until the dice lie, and so it does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from dawnbreach.darkest_doom.combat import Casting, piercing, stats
from dawnbreach.darkest_doom.crimson_fate import hits, parries
from dawnbreach.darkest_doom.equipment import SILENCE_BIT
from dawnbreach.darkest_doom.odds.armoury import Arms, Load, arms_of
from dawnbreach.darkest_doom.odds.dice import may_end_the_game, moved, places_of, rolls
from dawnbreach.darkest_doom.possession import spare
from dawnbreach.darkest_doom.state import CRIMSON_DICE, HIGH_PRIESTESS, MONSTER, NONE, SHIELD, WISDOM, Guardian, Land
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
        alike = {(foe, changed(ready)): (ready, foe) for _, ready, foe, _ in cases}
        ends = {key: fighter.fight(ready, foe, False) for key, (ready, foe) in alike.items()}
        found = [(share, ends[foe, changed(ready)]) for share, ready, foe, _ in cases]
        complete = all(sure and arms_of(table, ready).complete for _, ready, _, sure in cases)
    shares = Shares()
    for share, (_, parts) in found:
        for end, chance in parts.items():
            shares.add(end, share * chance)
    value = sum(share * worth for share, (worth, _) in found)
    return CombatOdds(value, dict(shares), trust if complete else Trust.BOUNDED)


def openings(table: Land, guardian: Guardian, figure: int) -> Iterator[tuple[float, Guardian, Foe, bool]]:
    """Every attack card that may be drawn: its share, Guardian and foe after its Echo, and whether that is sure."""
    cards = table.attacks or table.attack_pile
    echoes = table.echo and figure >= MONSTER
    for card in cards:
        struck, health = stats(table, figure, card)
        ready, sure, pierce = guardian.copy(), True, 0
        ready.dice, ready.bonus, ready.more_dice, ready.weaken, ready.worn, ready.free = (), (), 0, 0, 0, NONE
        effect = table.content.attacks[card].echo
        if echoes and effect.verb == "hits":
            struck += effect.amount
        elif echoes and effect.verb == "tough":
            health += effect.amount
        elif echoes and effect.verb == "pierce":
            pierce = effect.amount
        elif echoes:
            sure = hear(ready, effect.verb, effect.amount)
        yield 1 / len(cards), ready, Foe(struck, health + spare(table, figure), pierce, figure == HIGH_PRIESTESS), sure


def changed(guardian: Guardian) -> tuple[int, ...]:
    """What an Echo may have changed: attack cards that leave the same are fought once."""
    return guardian.more_dice, guardian.worn, guardian.mana, guardian.coins


def hear(guardian: Guardian, verb: str, amount: int) -> bool:
    """What an Echo does to a Guardian; is it known for sure? DD-7.5"""
    if verb == "dice":
        guardian.more_dice += amount
    elif verb == "silence":
        guardian.worn |= SILENCE_BIT
    elif verb == "drain":
        guardian.mana = max(0, guardian.mana - amount)
    elif verb == "rob":
        guardian.coins = max(0, guardian.coins - amount)
    return verb != "taint" or len(guardian.hand) + amount <= guardian.attributes[WISDOM]


class Fighter:
    """Works out combats in one position."""

    def __init__(self, table: Land, stakes: Stakes) -> None:
        self.table, self.stakes, self.places = table, stakes, places_of(table)

    def fight(self, guardian: Guardian, foe: Foe, is_rolled: bool) -> tuple[float, Shares]:
        """The value of a combat, and what it comes to."""
        arms = arms_of(self.table, guardian)
        if is_rolled:
            return self.lying(guardian, arms, foe)
        return max((self.rolled(arms, dice, loads, foe) for dice, loads in arms.before()), key=lambda found: found[0])

    def lying(self, guardian: Guardian, arms: Arms, foe: Foe) -> tuple[float, Shares]:
        """With the dice as they lie. DD-7.2"""
        struck, parried = hits(self.table, guardian.dice), parries(guardian.dice)
        roll = struck, parried, len(guardian.dice) - struck - parried
        value, end = self.best(arms, arms.after(), roll, guardian.free, foe)
        return value, Shares({end: 1.0})

    def rolled(self, arms: Arms, more: int, loads: list[Load], foe: Foe) -> tuple[float, Shares]:
        """Over all rolls: three icons hit, one parries, one is the Moon, one is of no use now. DD-4.1"""
        dice = max(0, min(CRIMSON_DICE, arms.dice + more))
        worth, shares = 0.0, Shares()
        known: dict[tuple[int, int, int], tuple[float, End]] = {}
        for (struck, parried, moons, rest), chance in rolls(dice, (3, 1, 1, 1)):
            _, free = moved(self.places, moons, self.table.fate, NONE)
            key = struck, parried, free
            if key not in known:
                known[key] = self.best(arms, loads, (struck, parried, moons + rest), free, foe)
            value, end = known[key]
            worth += chance * value
            shares.add(end, chance)
        return worth, shares

    def best(self, arms: Arms, loads: list[Load], roll: tuple[int, int, int], free: int, foe: Foe) -> tuple[float, End]:
        """The best that can be made of a roll."""
        pair = self.places[free] if free != NONE else ()
        found = []
        for load in loads:
            both = SHIELD in pair
            more = load._replace(changes=load.changes + both, to_hit=load.to_hit + (bool(pair) and not both))
            for struck, parried in set(turned(roll, more)):
                found.append(self.end(arms, load, struck + load.hits, parried + load.parries, foe))
        return max(found)

    def end(self, arms: Arms, load: Load, struck: int, parried: int, foe: Foe) -> tuple[float, End]:
        """Kill or not, take the wounds or prevent some. DD-7.2, DD-12.1"""
        strikes = max(0, foe.hits - load.weaken)
        wounds = strikes - min(parried, max(0, strikes - foe.pierce))
        stakes = self.stakes
        left = arms.health - arms.wounds + min(arms.wounds, load.heal)
        found = []
        for taken, mana, used in prevented(arms, load.mana, wounds):
            dead = taken >= left
            killed = struck >= foe.health and not (dead and foe.to_be_survived)
            kept = (load.cards * stakes.card + mana * stakes.mana + (load.uses - used) * stakes.use) * (not dead)
            healed = min(arms.wounds, load.heal)
            value = killed * stakes.kill - (stakes.death if dead else taken - healed) + kept
            found.append((value, (killed, taken, dead)))
        return max(found)


def turned(roll: tuple[int, int, int], load: Load) -> Iterator[tuple[int, int]]:
    """Hits and parries after turning dice, the useless ones first. DD-4.2"""
    struck, parried, rest = roll
    for to_hit in range(load.to_hit + load.changes + 1):
        spare_changes = load.changes - max(0, to_hit - load.to_hit)
        for to_shield in range(load.to_shield + spare_changes + 1):
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
