"""Rolls of Crimson Fate dice, and what their Moons do to the Fate track. DD-4.1, DD-5.1"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import comb

from dawnbreach.darkest_doom.content import ICONS
from dawnbreach.darkest_doom.state import NONE, TENDRILS, Land

Counts = tuple[int, ...]
"""How many dice show each icon, or each of some groups of icons."""


@lru_cache(maxsize=64)
def rolls(dice: int, groups: tuple[int, ...] = (1,) * 6) -> list[tuple[Counts, float]]:
    """Every roll, and its probability; each group has so many of the six icons."""
    return [(counts, ways / 6**dice) for counts, ways in _rolls(dice, groups)]


def _rolls(dice: int, groups: tuple[int, ...]) -> Iterator[tuple[Counts, int]]:
    if len(groups) == 1:
        yield (dice,), groups[0] ** dice
        return
    for count in range(dice + 1):
        here = comb(dice, count) * groups[0] ** count
        for rest, ways in _rolls(dice - count, groups[1:]):
            yield (count, *rest), here * ways


Places = tuple[tuple[int, ...], ...]
"""For each place of the Fate track the two icons to which it lets a die be turned, or nothing. DD-5.3"""


def places_of(table: Land) -> Places:
    return tuple([pair_of(effect) for effect in table.content.fate])


def moved(places: Places, moons: int, fate: int, free: int) -> tuple[int, int]:
    """Where the marker stands after so many Moons, and which place lets a die be turned then. DD-5.1"""
    if not moons:
        return fate, free
    there = (moons - 1 if fate == NONE else fate + moons) % len(places)
    return there, there if places[there] else free


def pair_of(effect: str) -> tuple[int, ...]:
    words = effect.split()
    return tuple([ICONS.index(word) for word in words]) if len(words) == 2 else ()


def may_end_the_game(table: Land) -> bool:
    """Could a solar eclipse corrupt the last building in the middle of a roll? DD-5.3, DD-13.6"""
    whole = [b for b in range(8) if table.tendrils[b] < TENDRILS]
    return all(table.tendrils[b] == TENDRILS - 1 and is_beside_an_abyss(table, b) for b in whole)


def is_beside_an_abyss(table: Land, building: int) -> bool:
    area = table.area_of(building)
    return any(near in table.abysses for near in (area, *table.content.areas[area].next))
