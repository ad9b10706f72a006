"""Teach the bots of Sanctum what makes a hero ready for the Demon Lord: `python tools/train.py --battles 6000`.

Adepts march to the last Rest; there each hero is changed in many ways (health, dice, skills, items, potions,
blessings), fights its final battle once by rules of thumb, and a ridge regression says what one more of each thing was
worth, in points of health.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

import dawnbreach
from dawnbreach.bots.rng import Fancy, Rng
from dawnbreach.bots.sanctum_fighter import Follower, Wanderer
from dawnbreach.bots.sanctum_finale import LONGEST, hopes, in_respite, leave_alone
from dawnbreach.bots.sanctum_worth import NAMES, WEIGHTS, features
from dawnbreach.sanctum.common import lay_out_abilities
from dawnbreach.sanctum.content import SLOTS_OF_TYPE
from dawnbreach.sanctum.rest import put_on
from dawnbreach.sanctum.skills import gain_perk
from dawnbreach.sanctum.state import EMPTY, Hero, Table

RIVALS = 1
RIDGE = 20.0
"""How strongly weights are drawn to nothing."""
BOARDS = 12
"""So many boards are made of a hero."""
FOUND = 12
"""So many items a hero could have found, beside those that both heroes have."""

Battle = tuple[tuple[float, ...], float]
"""A board in numbers, and what came of it."""


def march(number: int) -> Table:
    """Adepts on their way to the last Rest."""
    table = dawnbreach.game("sanctum").start(seats=2, seed=f"train/{number}")
    assert isinstance(table, Table)
    heroes = [Wanderer(Rng(f"{number}/{seat}")) for seat in range(2)]
    while not table.over and not in_respite(table):
        seat = table.waiting[0]
        table.play(heroes[seat].decide(table, seat, table.choices(seat)), seat)
    table.forget()
    return table


def dressed(table: Table, seat: int) -> None:
    """The last Rest up to the end of equipping."""
    hero = Wanderer(Rng(str(seat)))
    while (choice := hero.decide(table, seat, table.choices(seat))).text != "end equip":
        table.play(choice, seat)


def draw(table: Table, hero: Hero, luck: Random) -> None:
    """A board that could have come to the last Rest instead of this one."""
    skills, items = hero.skills, hero.items
    there = [item for other in table.heroes for item in (*other.sack, *other.items) if item != EMPTY]
    there += luck.sample(range(len(table.content.items)), FOUND)
    hero.health = 10 - luck.choice((0, 0, 0, 0, 0, 0, 1, 2, 3))
    hero.gold -= luck.random() < 0.1
    learn(table, hero, skills, luck)
    hero.rage = min(hero.rages, luck.choice((0, 1, 1, 2)))
    wear(table, hero, items, there, luck)
    hero.sack, hero.potions = (), (luck.randint(1, 3), luck.randint(1, 3))
    blessings = luck.choice((0, 1, 2, 2, 3, 3, 4, 5, 6, 7))
    hero.blessings = tuple(luck.sample(range(len(table.content.blessings)), blessings))


def learn(table: Table, hero: Hero, skills: int, luck: Random) -> None:
    """Most of the skills that a hero has, and some of the others."""
    new = Hero.new(hero.seat, hero.who, table.content)
    for name in ("stamina", "focus", "rages", "shield", "guard", "loot", "twin", "wrath", "refresh"):
        setattr(hero, name, getattr(new, name))
    hero.skills, hero.items, hero.sack = 0, (EMPTY,) * len(hero.items), ()
    for skill in table.content.heroes[hero.who].skills:
        if luck.random() < (0.85 if skills >> skill.place & 1 else 0.4):
            hero.skills |= 1 << skill.place
            hero.stamina, hero.focus = hero.stamina + skill.stamina, hero.focus + skill.focus
            for perk in skill.perks:
                if not perk.immediate:
                    gain_perk(hero, perk)
    lay_out_abilities(table, hero)


def wear(table: Table, hero: Hero, items: tuple[int, ...], there: list[int], luck: Random) -> None:
    """Most of the items that a hero wore, and some others that are there."""
    for slot, worn in enumerate(items):
        fitting = [item for item in there if slot in SLOTS_OF_TYPE[table.content.items[item].type]]
        other = luck.choice([*fitting, EMPTY])
        item = other if luck.random() < 0.35 else worn
        if item != EMPTY and item not in hero.items:
            put_on(table, hero, item, slot)


def battle(table: Table, seat: int, number: int) -> Battle:
    """One board made of a hero's, and what came of it."""
    world = table.game.imagine(table, seat, Fancy(number))
    assert isinstance(world, Table)
    world.forget()
    draw(world, world.heroes[seat], Random(number))
    leave_alone(world, seat)
    hero = world.heroes[seat]
    counted = tuple(features(world, hero, hero.items, hero.skills).values())
    fighter = Follower(Rng(str(number)))
    world.play("end equip", seat)
    for _ in range(LONGEST):
        if world.over or seat not in world.waiting:
            break
        world.play(fighter.decide(world, seat, world.choices(seat)), seat)
    return counted, hopes(world, world.heroes[seat], RIVALS)


def battles(number: int) -> Iterator[Battle]:
    """Those of the heroes of one march who lived to see the last Rest."""
    table = march(number)
    for hero in table.heroes if not table.over else ():
        if hero.alive:
            dressed(table, hero.seat)
            for board in range(BOARDS):
                yield battle(table, hero.seat, (number * 2 + hero.seat) * BOARDS + board)


def solve(rows: list[list[float]], goals: list[float]) -> list[float]:
    """Gauss."""
    size = len(goals)
    rows = [[*row, goal] for row, goal in zip(rows, goals, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for other in range(size):
            if other != at and rows[other][at]:
                factor = rows[other][at] / rows[at][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def fit(data: list[Battle]) -> tuple[list[float], float]:
    """The weights, and how much of what came of the battles they explain."""
    means = [sum(row[n] for row, _ in data) / len(data) for n in range(len(NAMES))]
    mean = sum(value for _, value in data) / len(data)
    rows = [[x - m for x, m in zip(row, means, strict=True)] for row, _ in data]
    values = [value - mean for _, value in data]
    size = range(len(NAMES))
    squares = [[sum(row[a] * row[b] for row in rows) + (RIDGE if a == b else 0.0) for b in size] for a in size]
    found = solve(squares, [sum(row[a] * value for row, value in zip(rows, values, strict=True)) for a in size])
    left = sum(
        (value - sum(x * w for x, w in zip(row, found, strict=True))) ** 2
        for row, value in zip(rows, values, strict=True)
    )
    return found, 1 - left / sum(value**2 for value in values)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--battles", type=int, default=6000)
    args = parser.parse_args()
    data: list[Battle] = []
    for number in count():
        if len(data) >= args.battles:
            break
        data += battles(number)
    found, explained = fit(data)
    health = found[NAMES.index("health")]
    weights = {name: round(weight / health, 3) for name, weight in zip(NAMES, found, strict=True)}
    WEIGHTS.write_text(json.dumps(weights, indent=2) + "\n", encoding="utf-8")
    sys.stdout.write(f"{len(data)} battles, {explained:.2f} of what came of them explained\n{json.dumps(weights)}\n")


if __name__ == "__main__":
    main()
