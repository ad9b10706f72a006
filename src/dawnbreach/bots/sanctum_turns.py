"""Puzzles of whole turns of Sanctum: a fight after its roll, then its levels; what counts is growth. SAN-4.4

The exact solver knows who can be killed for how many wounds, and every way to take the levels is tried. More kills are
never worse: levels that must be taken can be taken last, and no skill is ever lost. Chance only has a word in which
blessing an achievement brings, and no blessing helps before the final battle.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from dawnbreach.bots.puzzles import Answer, End, Kind, alone, has_just
from dawnbreach.kernel import Event
from dawnbreach.kernel.trust import Trust
from dawnbreach.sanctum.abilities import Paying, Spending
from dawnbreach.sanctum.effect_targets import Changing, Doubling, Rerolling, Striking
from dawnbreach.sanctum.events import Achieved, Died, SkillGained, Wounded
from dawnbreach.sanctum.fight import Attack, Block, Refreshing
from dawnbreach.sanctum.potions import FillingSlot
from dawnbreach.sanctum.skills import Claiming, MovingGem
from dawnbreach.sanctum.solver.answers import Solved, solve
from dawnbreach.sanctum.state import Table

STEPS = (
    *(Attack, Block, Changing, Doubling, Paying, Rerolling, Spending, Striking),
    *(Claiming, FillingSlot, MovingGem, Refreshing),
)
"""From the roll to the end of the turn."""
MOST = 4_000
"""Levels that can be taken in more ways than this are no puzzle."""

Sums = tuple[int, int, int]
"""Skills and achievements gained, wounds."""
Way = tuple[str, ...]
Key = tuple[object, ...]


class TooMany(Exception):
    """There are too many ways to take the levels."""


def begins(table: Table, seat: int) -> bool:
    """Has a fight just been rolled, while there is something to master? SAN-7.7"""
    return has_just(table, seat, "roll") and isinstance(table.frame(seat), Attack) and not table.breached


def asked(table: Table, seat: int) -> Answer | None:
    """Such a turn, if one end of it is better than any other."""
    solved = solve(table, seat)
    if solved.means.rerolls or solved.trust is not Trust.EXACT:
        return None
    try:
        found = ends(table, seat, solved)
    except TooMany:
        return None
    ranked = sorted(found, key=value, reverse=True)
    if len(ranked) < 2 or value(ranked[0]) == value(ranked[1]) or not any(ranked[0][:2]):
        return None
    return Answer(named(ranked[0]), found[ranked[0]])


def value(end: Sums) -> tuple[int, int]:
    """Skills and achievements first, then wounds."""
    skills, achievements, wounds = end
    return skills + achievements, -wounds


def ends(table: Table, seat: int, solved: Solved) -> dict[Sums, Way]:
    """What a turn can come to, each with a way there: whoever can be killed, for the fewest wounds."""
    found: dict[Sums, Way] = {}
    tried: set[int] = set()
    for outcome in sorted(solved.outcomes, key=lambda one: one.wounds):
        if outcome.killed not in tried:
            tried.add(outcome.killed)
            for end, way in levels(table, seat, solved.plan(outcome)).items():
                found.setdefault(end, way)
    return found


def levels(table: Table, seat: int, fight: Sequence[str]) -> dict[Sums, Way]:
    """All that the levels of a fight can come to, each by the shortest way; nothing for who dies in it."""
    world, told = table.copy(), list[Event]()
    for text in fight:
        told += world.play(text, seat)
    found: dict[Sums, Way] = {}
    if any(isinstance(event, Died) and event.seat == seat for event in told):
        return found
    if not is_on(world, seat):
        return {summed(seat, told): tuple(fight)}
    edge, seen = deque([(world, tuple(fight), tuple(told))]), set[Key]()
    while edge:
        here, way, before = edge.popleft()
        for choice in here.choices(seat):
            after = here.copy()
            more = (*before, *after.play(choice, seat))
            if not is_on(after, seat):
                found.setdefault(summed(seat, more), (*way, choice.text))
            elif (key := key_of(after, seat)) not in seen:
                seen.add(key)
                edge.append((after, (*way, choice.text), more))
        if len(seen) > MOST:
            raise TooMany
    return found


def key_of(table: Table, seat: int) -> Key:
    """What the rest of the levels may still depend on."""
    hero = table.heroes[seat]
    frames = tuple([tuple(strand.frames) for strand in (*table.side, table.main)])
    return frames, hero.grid, hero.gems, hero.skills, hero.demons, hero.marks, hero.potions


def is_on(table: Table, seat: int) -> bool:
    return seat in table.waiting and isinstance(table.frame(seat), STEPS)


def end_of(table: Table, seat: int, told: Sequence[Event]) -> End:
    return named(summed(seat, told)) | ({} if table.heroes[seat].alive else {"deaths": 1})


def named(end: Sums) -> dict[str, int]:
    skills, achievements, wounds = end
    return {"skills": skills, "achievements": achievements, "wounds": wounds}


def summed(seat: int, told: Sequence[Event]) -> Sums:
    """What the events of a turn come to for a hero."""
    mine = [event for event in told if event.seat == seat]
    wounds = sum([event.amount for event in mine if isinstance(event, Wounded)])
    return sum([isinstance(e, SkillGained) for e in mine]), sum([isinstance(e, Achieved) for e in mine]), wounds


TURN = Kind(begins, alone, asked, is_on, end_of)
