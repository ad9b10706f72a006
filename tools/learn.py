"""Teach the masters of Sanctum what a march is worth half way: `python tools/learn.py --games 240`.

Heroes who race play each other, each erring now and then, until the last Rest; a ridge regression says what a hero
before each turn could count on: by how many points of health it was readier than the other in the end.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from train import solve

import dawnbreach
from dawnbreach.bots.rng import Rng
from dawnbreach.bots.sanctum_fighter import Wanderer
from dawnbreach.bots.sanctum_master import RACING
from dawnbreach.bots.sanctum_outlook import ALWAYS, WEIGHTS, features, progress, settled
from dawnbreach.sanctum.state import Table

Row = tuple[float, dict[str, float], float]
"""How much of the march was over, a hero in numbers, and what came of it."""

ERRING = ("turn", "taking", "looting", "moving-gem", "moving-bonus-gem")
ERROR = 200 / 3
"""Of a thousand decisions so many are anything that is allowed, none to three times as many: drawn for each hero."""
ROLLS = 4
"""Rolls that are looked at before a fight."""
RIDGE = 100.0
"""How strongly weights are drawn to what is known beforehand:"""
KNOWN = {
    "health": (1.0, 0.0),
    "ready": (0.4, 0.6),
    "wearable": (0.3, 0.4),
    "blessings": (1.2, 0.0),
    "rivals' blessings": (-1.2, 0.0),
}
"""a wound is a wound, and what makes ready is worth more the nearer the end."""


def march(number: int) -> list[Row]:
    """One game up to the last Rest: every turn, and what came of it."""
    table = dawnbreach.game("sanctum").start(seats=2, seed=f"col/{number}")
    assert isinstance(table, Table)
    luck = Rng(f"c{number}")
    heroes = [Wanderer(Rng(f"{number}/{seat}"), RACING) for seat in range(2)]
    for hero in heroes:
        hero.rolls = ROLLS
    errors = [ERROR * (luck.next() % 4) for _ in heroes]
    seen: list[tuple[int, float, dict[str, float]]] = []
    while not table.over and not table.unveiled:
        seat = table.waiting[0]
        choices, frame = table.choices(seat), table.frame(seat)
        step = frame.id if frame is not None else ""
        if step == "turn" and len(choices) > 1:
            seen.append((seat, progress(table), features(table, table.heroes[seat])))
        if step in ERRING and len(choices) > 1 and luck.next() % 1000 < errors[seat]:
            heroes[seat].plan = []
            table.play(luck.choice(choices), seat)
        else:
            table.play(heroes[seat].decide(table, seat, choices), seat)
    ends = [settled(table, hero) for hero in table.heroes]
    return [(done, numbers, ends[seat]) for seat, done, numbers in seen]


def written_out(done: float, numbers: dict[str, float]) -> list[float]:
    """Each number by itself, and as it grows with the march."""
    values = [1.0, *[float(value) for value in numbers.values()]]
    return [*values, *[value * done for value in values]]


def fit(rows: list[Row]) -> tuple[dict[str, tuple[float, float]], float]:
    """The weights, and how much of what came of the games they explain."""
    names = [ALWAYS, *rows[0][1]]
    count, width = len(names), 2 * len(names)
    known = [KNOWN.get(name, (0.0, 0.0))[late] for late in range(2) for name in names]
    table = [written_out(done, numbers) for done, numbers, _ in rows]
    means = [sum(row[n] for row in table) / len(table) for n in range(width)]
    scales = [sum((row[n] - means[n]) ** 2 for row in table) / len(table) for n in range(width)]
    left = [end - sum(map(float.__mul__, row, known)) for row, (_, _, end) in zip(table, rows, strict=True)]
    squares = [[0.0] * width for _ in range(width)]
    goals = [0.0] * width
    for row, goal in zip(table, left, strict=True):
        for a, value in enumerate(row):
            if value:
                goals[a] += value * goal
                squares[a] = [total + value * other for total, other in zip(squares[a], row, strict=True)]
    for a in range(width):
        squares[a][a] += RIDGE * max(scales[a], 1e-6) if a else 0.0
    found = [more + weight for more, weight in zip(solve(squares, goals), known, strict=True)]
    wrong = sum((sum(map(float.__mul__, row, found)) - end) ** 2 for row, (_, _, end) in zip(table, rows, strict=True))
    weights = {name: (round(found[n], 4), round(found[count + n], 4)) for n, name in enumerate(names)}
    return weights, 1 - wrong / sum(end**2 for _, _, end in rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=240)
    args = parser.parse_args()
    weights, explained = fit([row for number in range(args.games) for row in march(number)])
    lines = ",\n".join([f"  {json.dumps(name)}: {json.dumps(pair)}" for name, pair in weights.items()])
    WEIGHTS.write_text("{\n" + lines + "\n}\n", encoding="utf-8")
    sys.stdout.write(f"{args.games} games, {explained:.2f} of what came of them explained\n")


if __name__ == "__main__":
    main()
