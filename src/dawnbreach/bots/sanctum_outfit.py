"""What could be worn in the last Rest, beside what seems to make readiest, and how to put it on. SAN-8.9"""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.bots.sanctum_growth import Items, best_items, changes, next_step
from dawnbreach.bots.sanctum_worth import readiness
from dawnbreach.sanctum.rest import can_pay
from dawnbreach.sanctum.state import EMPTY, Hero, Table

WIDE = 4
"""From so many of the best arrangements one more thing is changed."""


def arrangements(table: Table, hero: Hero) -> list[Items]:
    """Ways to dress that make a hero about as ready as the readiest, which comes first: two changes away at most."""
    pool = sorted([*hero.sack, *[item for item in hero.items if item != EMPTY]])
    known: dict[Items, float] = {}
    starts = [best_items(table, hero)[0]]
    for _ in range(2):
        found = {other for items in starts for other in changes(table, items, pool) if can_pay(table, hero, other)}
        known |= {items: readiness(table, hero, items, hero.skills) for items in (*starts, *found)}
        starts = ranked(known)[:WIDE]
    return ranked(known)


def ranked(known: dict[Items, float]) -> list[Items]:
    return sorted(known, key=lambda items: (-known[items], items))


def steps_to(table: Table, seat: int, goal: Sequence[int]) -> list[str]:
    """Choice by choice how a hero dresses so."""
    world, steps = table.copy(), list[str]()
    while (frame := world.frame(seat)) is not None and frame.id == "equipping":
        choice = next_step(world, world.heroes[seat], world.choices(seat), goal)
        steps.append(choice.text)
        world.play(choice, seat)
    return steps
