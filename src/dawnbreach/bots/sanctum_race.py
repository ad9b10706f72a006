"""The race for masteries, of which only the first to each has anything: what brings a hero nearer to them. SAN-7"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dawnbreach.sanctum.achievements import (
    EQUIP,
    GEM,
    GEMS_NEEDED,
    HIGHER_II,
    LEVELS_NEEDED,
    SKILLS_NEEDED,
)
from dawnbreach.sanctum.state import EMPTY, FREE, Hero, Table

STEP = 0.5
"""What is left of a mastery with each step that it is away."""
LEVELS = 1.5
"""So many levels of items are a step."""
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


def near(table: Table, skills: float, gems: Sequence[float]) -> float:
    """How many masteries of skills and gems a hero with so many may count on: less, the farther they are."""
    low, high = sorted(gems)[1:]
    found = 0.0
    for level, tiles in free(table, 0):
        found += tiles * STEP ** max(0.0, SKILLS_NEEDED[level] - skills)
    for level, tiles in free(table, GEM):
        needed = GEMS_NEEDED[level]
        found += tiles * STEP ** (max(0.0, needed - low) + max(0.0, needed - high))
    return found


def near_with(table: Table, items: Sequence[int]) -> float:
    """The same of equipment, with these items. SAN-7.3"""
    levels = levels_of(table, items)
    short = [(tiles, max(0, LEVELS_NEEDED[level] - levels)) for level, tiles in free(table, EQUIP)]
    return float(sum([tiles * STEP ** (missing / LEVELS) for tiles, missing in short]))


def claimed(table: Table, items: Sequence[int]) -> int:
    """How many tiles a Rest brings at once to one who puts these on. SAN-7.7"""
    levels = levels_of(table, items)
    return sum([tiles for level, tiles in free(table, EQUIP) if levels >= LEVELS_NEEDED[level]])


def levels_of(table: Table, items: Sequence[int]) -> int:
    """Levels of these items. SAN-7.3"""
    return sum([table.content.items[item].level for item in items if item != EMPTY])


def nearer(table: Table, hero: Hero, place: int, white: bool) -> float:
    """What it does for masteries of skills and gems to move a gem up from here."""
    column, level = divmod(place, 3)
    skills, gems = float(hero.skills.bit_count()), [float(count) for count in hero.gems[:3]]
    before = near(table, skills, gems)
    if not hero.skills >> place & 1:
        left = hero.grid[place] + hero.grid[place + 9]
        skills += SKILLS[left - 1] if left <= len(SKILLS) else LITTLE
    if level and not hero.skills >> place - 1 & 1:
        skills -= ABOVE
    if not white:
        gems[column] += PARTS[level]
    return near(table, skills, gems) - before
