"""Puzzles of Darkest Doom: combats after their roll, played out in every way there is, and turns. DD-7.2, DD-12.1"""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.bots.doom_turns import TURN
from dawnbreach.bots.puzzles import Answer, End, Kind, Kinds, alone, has_just
from dawnbreach.darkest_doom.combat import AfterCombat, Casting
from dawnbreach.darkest_doom.events import GuardianDied, MonsterKilled, Wounded
from dawnbreach.darkest_doom.odds.bout import Stakes
from dawnbreach.darkest_doom.state import HIGH_PRIESTESS, MONSTER, Land
from dawnbreach.kernel import Event

STEPS = ("casting", "hurting")
STAKES = Stakes()
MARGIN = 1.0
"""By so many wounds the best answer must be better than any other end."""
MOST = 600
"""A combat that can be fought in more ways than this is no puzzle."""

SHORTEST = 3
"""The answer is more than one deed and to pass."""

Sums = tuple[int, int, int]
"""Kills, wounds, deaths."""
Way = tuple[str, ...]
Key = tuple[object, ...]


class TooMany(Exception):
    """There are too many ways, or chance has a word in one."""


def begins(land: Land, seat: int) -> bool:
    """Has a combat with somebody who fights by card just been rolled?"""
    frame = land.frame(seat)
    return has_just(land, seat, "pass") and isinstance(frame, Casting) and frame.rolled and is_with_monster(land)


def asked(land: Land, seat: int) -> Answer | None:
    """Such a combat, if one end of it is clearly the best."""
    try:
        found = ways(land, seat)
    except TooMany:
        return None
    ranked = sorted(found.items(), key=lambda item: -value(item[0]))
    if len(ranked) < 2 or value(ranked[0][0]) - value(ranked[1][0]) < MARGIN:
        return None
    (kills, wounds, deaths), plan = ranked[0]
    return None if deaths or len(plan) < SHORTEST else Answer({"kills": kills, "wounds": wounds}, plan)


def is_with_monster(land: Land) -> bool:
    """Is the combat that is going on one with a monster on the map? DD-7.5"""
    fights = [frame for frame in land.main.frames if isinstance(frame, AfterCombat)]
    sides = (fights[-1].attacker, fights[-1].defender) if fights else ()
    return max(sides, default=0) >= MONSTER and HIGH_PRIESTESS not in sides


def value(end: Sums) -> float:
    kills, wounds, deaths = end
    return kills * STAKES.kill - (STAKES.death if deaths else wounds)


def ways(land: Land, seat: int) -> dict[Sums, Way]:
    """Every end of a combat, with the shortest way there."""
    found: dict[Sums, Way] = {}
    seen: set[Key] = set()
    edge: list[tuple[Land, Way, tuple[Event, ...]]] = [(land, (), ())]
    while edge:
        here, way, told = edge.pop(0)
        for choice in here.choices(seat):
            after = here.copy()
            more = (*told, *after.play(choice, seat))
            if not is_on(after, seat):
                found.setdefault(summed(seat, more), (*way, choice.text))
            elif sum(after.asked) != sum(here.asked) or len(seen) > MOST:
                raise TooMany
            elif (key := key_of(after, seat)) not in seen:
                seen.add(key)
                edge.append((after, (*way, choice.text), more))
    return found


def key_of(land: Land, seat: int) -> Key:
    """What a combat may still depend on; the order of dice is nothing."""
    me, frame = land.guardians[seat], land.frame(seat)
    dice, bonus, hand = tuple(sorted(me.dice)), tuple(sorted(me.bonus)), tuple(sorted(me.hand))
    return (frame, dice, bonus, hand, me.mana, me.coins, me.equipment, me.worn, me.weaken, me.free, me.wounds, land.foe)


def is_on(land: Land, seat: int) -> bool:
    frame = land.frame(seat)
    fighting = any(isinstance(one, AfterCombat) for one in land.main.frames)
    return frame is not None and frame.id in STEPS and fighting and seat in land.waiting


def end_of(land: Land, seat: int, told: Sequence[Event]) -> End:
    """What the events of a combat come to for a Guardian; death is told of those who die."""
    kills, wounds, deaths = summed(seat, told)
    return {"kills": kills, "wounds": wounds} | ({"deaths": deaths} if deaths else {})


def summed(seat: int, told: Sequence[Event]) -> Sums:
    mine = [event for event in told if event.seat == seat]
    wounds = sum([event.amount for event in mine if isinstance(event, Wounded)])
    return sum([isinstance(e, MonsterKilled) for e in mine]), wounds, sum([isinstance(e, GuardianDied) for e in mine])


PUZZLES: Kinds = {"fight": Kind(begins, alone, asked, is_on, end_of), "turn": TURN}
