"""DD-6.7 What monsters hunt: the targets of their tokens, or the nearest building, and how far they go."""

from __future__ import annotations

from dawnbreach.darkest_doom.state import NONE, TENDRILS, Land, Monster
from dawnbreach.darkest_doom.ways import needed

STRIDE = 3
"""How far a monster moves. DD-6.7"""


def stride(table: Land) -> int:
    """Three areas, and as many more as the event of this Dusk says. DD-6.7, DD-12.3"""
    return STRIDE + table.has_rule("advance")


def is_prey(table: Land, building: int) -> bool:
    """Can a building still be attacked in this Dusk? DD-6.7"""
    return table.tendrils[building] < TENDRILS and building not in table.struck


def targets_of(table: Land, token: int) -> list[int]:
    """What a token names and is available, by priority: buildings 0 to 7, or 8 plus a Guardian. DD-6.7"""
    found: list[int] = []
    for kind, colour in table.content.targets[token] if token != NONE else ():
        if kind == "guardian":
            found += [8 + g.number for g in table.guardians if g.colour == colour and g.alive and not g.consumed]
        elif is_prey(table, building := colour + (4 if kind == "temple" else 0)):
            found.append(building)
    return found


def goal_of(table: Land, monster: Monster, reach: int) -> int:
    """The first target that is in range of this move, or else the first of all; NONE without any. DD-6.7"""
    found = targets_of(table, monster.token)
    near = [goal for goal in found if needed(table, monster.area, goal) <= reach]
    return (near or found or [NONE])[0]


def nearest_buildings(table: Land, monster: Monster) -> list[int]:
    """The nearest buildings that can still be attacked; more tendrils first. DD-6.7"""
    keys = {b: (table.way(monster.area, table.area_of(b)), -table.tendrils[b]) for b in range(8) if is_prey(table, b)}
    least = min(keys.values(), default=0)
    return [b for b in keys if keys[b] == least]
