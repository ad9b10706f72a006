"""Find what should count for heroes of Sanctum who race for masteries: `python tools/aims.py --marches 8000`.

One hero's aims are drawn at random, march by march, against an adept's. At the last Rest both boards fight some final
battles each, and a ridge regression says how the chance to win changes with each aim, and where it would be best.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from chances import battles, chance
from train import solve

import dawnbreach
from dawnbreach.bots.rng import Rng
from dawnbreach.bots.sanctum_aims import Aims
from dawnbreach.bots.sanctum_fighter import Wanderer
from dawnbreach.bots.sanctum_finale import in_respite
from dawnbreach.bots.temperament import EVEN
from dawnbreach.sanctum.state import Table

RANGES = {
    "turn": (1.1, 2.7),
    "late": (0.4, 2.0),
    "ahead": (-0.2, 1.2),
    "pause": (0.8, 2.6),
    "wound": (0.65, 1.35),
    "level": (0.3, 0.9),
    "item": (0.1, 0.9),
    "damage": (0.1, 0.7),
    "hit": (0.15, 0.45),
    "token": (0.02, 0.22),
    "rage": (0.1, 0.7),
    "once": (0.1, 0.7),
    "demon": (0.7, 1.7),
    "danger": (0.05, 0.45),
    "repeated": (0.0, 0.27),
    "crowd": (0.15, 0.75),
    "spare": (0.5, 3.5),
    "colour": (0.2, 1.2),
    "usual": (0.2, 1.0),
    "later": (0.4, 1.0),
    "gear": (0.1, 0.7),
    "pool": (0.3, 1.3),
    "unpaid": (0.6, 1.2),
    "fodder": (0.05, 0.45),
    "last": (0.0, 0.45),
    "above": (0.15, 0.85),
    "white": (-0.15, 0.35),
    "early": (-0.3, 0.3),
    "means": (-0.4, 0.4),
    "mastery": (0.5, 1.5),
    "gems": (0.6, 1.4),
    "equip": (0.6, 1.4),
    "step": (0.35, 0.65),
    "levels": (0.9, 2.1),
    "rival": (0.0, 0.35),
}
BATTLES = 4
"""So many final battles each board fights."""
ROLLS = 4
"""Rolls that are looked at before a fight."""
RIDGE = 5.0


def march(seed: str, heroes: list[Wanderer]) -> Table:
    """To the end of the last Rest's equipping."""
    table = dawnbreach.game("sanctum").start(seats=2, seed=seed)
    assert isinstance(table, Table)
    while not table.over:
        resting = in_respite(table)
        seats = [seat for seat in table.waiting if not resting or is_dressing(table, seat)]
        if not seats:
            break
        table.play(heroes[seats[0]].decide(table, seats[0], table.choices(seats[0])), seats[0])
    table.forget()
    return table


def is_dressing(table: Table, seat: int) -> bool:
    frame = table.frame(seat)
    return frame is not None and frame.id == "equipping"


def won(table: Table) -> float:
    """How likely the first seat wins."""
    if table.over or not all(hero.alive for hero in table.heroes):
        return float(table.heroes[0].alive)
    return chance([battles(table, seat, BATTLES) for seat in range(2)], 0)


def trial(number: int) -> tuple[list[float], float]:
    """Aims, from -1 to 1 in their ranges, and the chance to win with them; the same seed in both seats."""
    luck = Random(number)
    drawn = [luck.uniform(-1, 1) for _ in RANGES]
    values = [low + (1 + at) / 2 * (high - low) for at, (low, high) in zip(drawn, RANGES.values(), strict=True)]
    racer = EVEN._replace(aims=Aims(**dict(zip(RANGES, values, strict=True))))
    total = 0.0
    for turn, tastes in enumerate(((racer, EVEN), (EVEN, racer))):
        heroes = [Wanderer(Rng(f"{number}/{seat}"), taste) for seat, taste in enumerate(tastes)]
        for hero in heroes:
            hero.rolls = ROLLS
        first = won(march(f"aims/{number}", heroes))
        total += (1 - first if turn else first) / 2
    return drawn, total


def fit(trials: list[tuple[list[float], float]]) -> list[float]:
    """The mean, and for each aim how the chance follows it, straight and bent."""
    rows = [[1.0, *drawn, *[at * at for at in drawn]] for drawn, _ in trials]
    size = range(len(rows[0]))
    squares = [[sum(row[a] * row[b] for row in rows) + RIDGE * (a == b > 0) for b in size] for a in size]
    return solve(squares, [sum(row[a] * value for row, (_, value) in zip(rows, trials, strict=True)) for a in size])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--marches", type=int, default=8000)
    args = parser.parse_args()
    found = fit([trial(number) for number in range(args.marches // 2)])
    steps = [step / 20 - 1 for step in range(41)]
    for number, (name, (low, high)) in enumerate(RANGES.items(), 1):
        straight, bent = found[number], found[number + len(RANGES)]
        best = max(steps, key=lambda at, a=straight, b=bent: a * at + b * at * at)
        at = low + (1 + best) / 2 * (high - low)
        sys.stdout.write(f"{name:8} {straight:+.3f} {bent:+.3f}  best at {at:.2f}\n")


if __name__ == "__main__":
    main()
