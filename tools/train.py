"""Teach the bots of Sanctum what makes a hero ready for the Demon Lord: `python tools/train.py --battles 3000`.

Boards are drawn at random (health, dice, skills, items, potions, blessings), each fights its final battle once by the
rules of thumb, and a ridge regression says what one more of each thing was worth, in points of health.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

import dawnbreach
from dawnbreach.bots.rng import Fancy, Rng
from dawnbreach.bots.sanctum_finale import LONGEST, hopes, leave_alone
from dawnbreach.bots.sanctum_novice import Novice
from dawnbreach.bots.sanctum_worth import NAMES, WEIGHTS, features
from dawnbreach.sanctum.common import lay_out_abilities
from dawnbreach.sanctum.content import SLOTS_OF_TYPE
from dawnbreach.sanctum.demon_lord import lay_card
from dawnbreach.sanctum.rest import put_on
from dawnbreach.sanctum.skills import gain_perk
from dawnbreach.sanctum.state import Hero, Table

RIVALS = 1
RIDGE = 20.0
"""How strongly weights are drawn to nothing."""


def draw(table: Table, hero: Hero, luck: Random) -> None:
    """Any board that could come to the last Rest."""
    content = table.content
    new = Hero.new(hero.seat, hero.who, content)
    for name in ("stamina", "focus", "grid"):
        setattr(hero, name, getattr(new, name))
    hero.health = luck.randint(4, 10)
    hero.gold, hero.first_die = luck.choice((4, 5)), False
    hero.stamina += luck.randint(0, 2)
    hero.focus += luck.randint(0, 2)
    for skill in content.heroes[hero.who].skills:
        if luck.random() < 0.6:
            hero.skills |= 1 << skill.place
            hero.stamina, hero.focus = hero.stamina + skill.stamina, hero.focus + skill.focus
            for perk in skill.perks:
                if not perk.immediate:
                    gain_perk(hero, perk)
    hero.rage = hero.rages
    lay_out_abilities(table, hero)
    for number in luck.sample(range(len(content.items)), 7):
        slot = luck.choice(SLOTS_OF_TYPE[content.items[number].type])
        put_on(table, hero, number, slot)
    hero.sack = ()
    red = luck.randint(0, 2)
    hero.potions = (red, luck.randint(0, 2))
    hero.blessings = tuple(luck.sample(range(len(content.blessings)), luck.randint(0, 4)))


def battle(number: int) -> tuple[tuple[float, ...], float]:
    """One board, and what came of it."""
    luck = Random(number)
    table = dawnbreach.game("sanctum").start(seats=2, seed=f"train/{number}")
    assert isinstance(table, Table)
    table.source = Fancy(number)
    novice = Novice(Rng(str(number)))
    while table.frame(seat := table.waiting[0]).id != "turn":  # type: ignore[union-attr]
        table.play(novice(table.view(seat), table.choices(seat)), seat)
    table.breacher = 1 - seat
    lay_card(table)
    lay_card(table)
    leave_alone(table, seat)
    table.play("answer", seat)
    hero = table.heroes[seat]
    draw(table, hero, luck)
    counted = tuple(features(table, hero, hero.items, hero.skills).values())
    table.play("end equip", seat)
    for _ in range(LONGEST):
        if table.over or seat not in table.waiting:
            break
        table.play(novice(table.view(seat), table.choices(seat)), seat)
    return counted, hopes(table, hero, RIVALS)


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


def fit(data: list[tuple[tuple[float, ...], float]]) -> tuple[list[float], float]:
    """The weights, and how much of what came of the battles they explain."""
    count = len(data)
    means = [sum(row[n] for row, _ in data) / count for n in range(len(NAMES))]
    mean = sum(value for _, value in data) / count
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
    parser.add_argument("--battles", type=int, default=3000)
    args = parser.parse_args()
    found, explained = fit([battle(number) for number in range(args.battles)])
    health = found[NAMES.index("health")]
    weights = {name: round(weight / health, 3) for name, weight in zip(NAMES, found, strict=True)}
    WEIGHTS.write_text(json.dumps(weights, indent=2) + "\n", encoding="utf-8")
    sys.stdout.write(f"{args.battles} battles, {explained:.2f} of what came of them explained\n{json.dumps(weights)}\n")


if __name__ == "__main__":
    main()
