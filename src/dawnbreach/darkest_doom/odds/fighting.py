"""Combat with whoever fights by attack card: monsters, Virtual Guardians, the High Priestess. DD-7.5, DD-7.8, DD-14.4

More dice are asked for before the roll; everything else can wait until the dice lie, and so it does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dawnbreach.darkest_doom.combat import Casting, piercing, stats
from dawnbreach.darkest_doom.common import without
from dawnbreach.darkest_doom.crimson_fate import hits, parries
from dawnbreach.darkest_doom.equipment import SILENCE_BIT
from dawnbreach.darkest_doom.figures import is_person
from dawnbreach.darkest_doom.odds.armoury import Arms, Load, arms_of
from dawnbreach.darkest_doom.odds.bout import Bout, End, Foe, Stakes
from dawnbreach.darkest_doom.odds.dice import may_end_the_game, moved, places_of, rolls
from dawnbreach.darkest_doom.odds.duel import duellists
from dawnbreach.darkest_doom.possession import spare
from dawnbreach.darkest_doom.state import (
    CORRUPTION,
    CRIMSON_DICE,
    HIGH_PRIESTESS,
    MONSTER,
    NONE,
    WISDOM,
    Guardian,
    Land,
)
from dawnbreach.kernel.trust import Trust


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
    if is_person(table, figure):
        return duel(table, fighter, guardian, table.guardians[figure])
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
    return mixed(found, trust if complete else Trust.BOUNDED)


def duel(table: Land, fighter: Fighter, guardian: Guardian, enemy: Guardian) -> CombatOdds:
    """Another player decides on the other side, with cards that nobody else has seen. DD-7.2"""
    frame = table.frame(guardian.number)
    going_on = isinstance(frame, Casting)
    is_rolled = isinstance(frame, Casting) and frame.rolled
    mine, theirs = (guardian, enemy) if going_on else (fresh(guardian), fresh(enemy))
    likely: dict[Foe, float] = {}
    for share, foe in duellists(table, theirs, is_rolled):
        likely[foe] = likely.get(foe, 0.0) + share
    return mixed([(share, fighter.fight(mine, foe, is_rolled)) for foe, share in likely.items()], Trust.ESTIMATED)


def mixed(found: list[tuple[float, tuple[float, Shares]]], trust: Trust) -> CombatOdds:
    shares = Shares()
    for share, (_, parts) in found:
        for end, chance in parts.items():
            shares.add(end, share * chance)
    return CombatOdds(sum(share * worth for share, (worth, _) in found), dict(shares), trust)


def fresh(guardian: Guardian) -> Guardian:
    """As a combat begins: no dice, nothing used."""
    fighting = guardian.copy()
    fighting.dice, fighting.bonus, fighting.more_dice, fighting.weaken, fighting.worn = (), (), 0, 0, 0
    fighting.free = NONE
    return fighting


Ready = list[Guardian]
"""What a Guardian may be like when the Echo is over: who has to discard a card for it may choose."""


def openings(table: Land, guardian: Guardian, figure: int) -> Iterator[tuple[float, Ready, Foe]]:
    """Every attack card that may be drawn: its share, Guardian and foe after its Echo."""
    cards = table.attacks or table.attack_pile
    echoes = table.echo and figure >= MONSTER
    for card in cards:
        struck, health = stats(table, figure, card)
        fighting, pierce = fresh(guardian), 0
        ready = [fighting]
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
        self.armed: list[tuple[Guardian, Arms, list[tuple[int, list[Load]]]]] = []
        """What each Guardian can do before the roll; the same one meets many foes."""

    def begin(self, ready: Ready, foe: Foe) -> tuple[float, Shares]:
        """The best that can be made of an Echo and of the combat after it."""
        return max([self.fight(each, foe, False) for each in ready], key=lambda found: found[0])

    def fight(self, guardian: Guardian, foe: Foe, is_rolled: bool) -> tuple[float, Shares]:
        """The value of a combat, and what it comes to."""
        if is_rolled:
            arms = arms_of(self.table, guardian)
            return self.lying(guardian, arms, Bout(arms, foe, self.stakes))
        arms, before = self.ready(guardian)
        bout = Bout(arms, foe, self.stakes)
        return max((self.rolled(bout, arms.dice + more, loads) for more, loads in before), key=lambda found: found[0])

    def ready(self, guardian: Guardian) -> tuple[Arms, list[tuple[int, list[Load]]]]:
        for known, arms, before in self.armed:
            if known is guardian:
                return arms, before
        arms = arms_of(self.table, guardian)
        self.armed.append((guardian, arms, arms.before()))
        return self.armed[-1][1:]

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
