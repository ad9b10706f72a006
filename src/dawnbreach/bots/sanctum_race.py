"""The race for masteries, of which only the first to each has anything: what brings a hero nearer to them. SAN-7"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dawnbreach.bots.sanctum_aims import GROWER, Aims
from dawnbreach.kernel import NOBODY
from dawnbreach.sanctum.achievements import (
    EQUIP,
    GEM,
    GEMS_NEEDED,
    HIGHER_II,
    LEVELS_NEEDED,
    SKILLS_NEEDED,
)
from dawnbreach.sanctum.state import EMPTY, FREE, Hero, Table

PARTS = (1.0, 0.4, 0.2)
"""How much of a gem in the pool one is that moves up from each level of the skill table."""
SKILLS = (1.0, 0.5)
"""How much of a skill a gem brings that is the last on it, the last but one,"""
LITTLE = 0.25
"""or an earlier one,"""
ABOVE = 0.2
"""and how much of the skill above it takes."""


def free(table: Table, kind: int) -> Iterator[tuple[int, int]]:
    """The levels of a kind of mastery that nobody has, and how many tiles each brings with a higher one. SAN-7.4"""
    for level in range(3):
        if table.achievements[kind + level] == FREE:
            yield level, 1 + (level > 0 and table.achievements[HIGHER_II + level - 1] == FREE)


def near(table: Table, skills: float, gems: Sequence[float], seat: int = NOBODY, aims: Aims = GROWER) -> float:
    """How many masteries of skills and gems a hero with so many may count on: less, the farther they are."""
    rivals, found = others(table, seat, aims), 0.0
    for level, tiles in free(table, 0):
        known = [missing_skills(level, other.skills.bit_count()) for other in rivals]
        found += tiles * hoped(missing_skills(level, skills), known, aims)
    for level, tiles in free(table, GEM):
        known = [missing_gems(level, other.gems[:3]) for other in rivals]
        found += aims.gems * tiles * hoped(missing_gems(level, gems), known, aims)
    return found


def near_with(table: Table, items: Sequence[int], seat: int = NOBODY, aims: Aims = GROWER) -> float:
    """The same of equipment, with these items. SAN-7.3"""
    rivals, found = others(table, seat, aims), 0.0
    for level, tiles in free(table, EQUIP):
        known = [missing_levels(level, levels_of(table, other.items), aims) for other in rivals]
        found += tiles * hoped(missing_levels(level, levels_of(table, items), aims), known, aims)
    return found


def others(table: Table, seat: int, aims: Aims) -> list[Hero]:
    """Those who may be first, to one who minds them."""
    return [hero for hero in table.heroes if hero.seat != seat] if aims.rival else []


def hoped(missing: float, rivals: Sequence[float], aims: Aims) -> float:
    """The share of a mastery that is so many steps away, and so many from each rival."""
    share = aims.step**missing
    return float(share * (1 - aims.rival * max([aims.step**other for other in rivals]))) if rivals else float(share)


def missing_skills(level: int, skills: float) -> float:
    return max(0.0, SKILLS_NEEDED[level] - skills)


def missing_gems(level: int, gems: Sequence[float]) -> float:
    low, high = sorted(gems)[1:]
    return max(0.0, GEMS_NEEDED[level] - low) + max(0.0, GEMS_NEEDED[level] - high)


def missing_levels(level: int, levels: int, aims: Aims) -> float:
    return float(max(0, LEVELS_NEEDED[level] - levels) / aims.levels)


def claimed(table: Table, items: Sequence[int]) -> int:
    """How many tiles a Rest brings at once to one who puts these on. SAN-7.7"""
    levels = levels_of(table, items)
    return sum([tiles for level, tiles in free(table, EQUIP) if levels >= LEVELS_NEEDED[level]])


def levels_of(table: Table, items: Sequence[int]) -> int:
    """Levels of these items. SAN-7.3"""
    return sum([table.content.items[item].level for item in items if item != EMPTY])


def nearer(table: Table, hero: Hero, place: int, white: bool, aims: Aims = GROWER) -> float:
    """What it does for masteries of skills and gems to move a gem up from here."""
    column, level = divmod(place, 3)
    skills, gems = float(hero.skills.bit_count()), [float(count) for count in hero.gems[:3]]
    before = near(table, skills, gems, hero.seat, aims)
    if not hero.skills >> place & 1:
        left = hero.grid[place] + hero.grid[place + 9]
        skills += SKILLS[left - 1] if left <= len(SKILLS) else LITTLE
    if level and not hero.skills >> place - 1 & 1:
        skills -= ABOVE
    if not white:
        gems[column] += PARTS[level]
    return near(table, skills, gems, hero.seat, aims) - before
