"""Teach the masters of Darkest Doom who is likely to win: `python tools/learn_doom.py --games 12000 --veterans 400`.

Guardians who follow their plan, and err now and then, play many games at two seats; a logistic model says who won, from
what each had whenever somebody's turn began. Then veterans play some, and the weights are moved as far as their games
say. How likely the Darkness wins is learnt from veterans alone.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

import dawnbreach
from dawnbreach import bots
from dawnbreach.bots.doom_adept import LEFT_ASIDE
from dawnbreach.bots.doom_outlook import DARK_NAMES, NAMES, WEIGHTS, features, shade, turns_left
from dawnbreach.bots.doom_policy import Policy
from dawnbreach.bots.rng import Rng
from dawnbreach.darkest_doom.state import BY_DARKNESS, ROUNDS, Guardian, Land
from dawnbreach.kernel import Choice

Row = list[float]
"""Numbers that should come to more than nothing."""
SEATS = 2
SEEDS = {"plan": "p", "veteran": "v2"}
ERRORS = {"plan": (0, 40, 100, 200), "veteran": (0, 0, 40, 90)}
"""Of a thousand turns' decisions so many are anything that is allowed: drawn for each Guardian."""
VETERAN = "veteran:32:others=8"
"""They try more often, and more, than veterans at a table do."""
EPOCHS = 6
SLOWLY, QUICKLY = 0.05, 1.5
"""How far weights move at first: many of them, or few."""
FREE, BOUND = 1e-5, 0.1
"""How strongly they are drawn to what was known before."""


class Games(NamedTuple):
    """Who won, and whether the Darkness did."""

    won: list[Row]
    dark: list[Row]


def player(kind: str, seed: str) -> Callable[[Land, int], Choice]:
    if kind == "plan":
        policy = Policy(Rng(seed))
        return lambda land, seat: policy.choose(land, seat, land.choices(seat))
    bot = bots.make(VETERAN, "darkest-doom", seed)
    return lambda land, seat: bots.ask(bot, bots.Seat(land, seat))


def game(kind: str, number: int) -> Games:
    """One game: the moments when a turn began, and what came of it."""
    seed = f"{SEEDS[kind]}/{number}"
    land = dawnbreach.game("darkest-doom").start(seats=SEATS, seed=seed)
    assert isinstance(land, Land)
    if kind == "plan":
        land.forget()  # without a past it is played on faster
    luck = Rng(f"{seed}/luck")
    players = [player(kind, f"{seed}/{seat}") for seat in range(SEATS)]
    errors = [ERRORS[kind][luck.next() % 4] for _ in range(SEATS)]
    seen: list[tuple[list[Row], Row]] = []
    for began in moments(land, luck, players, errors):
        if began and (kind == "veteran" or luck.next() % 2) and not any(g.consumed for g in land.guardians):
            seen.append(([numbers(land, g, errors[g.number]) for g in land.guardians], shade(land)))
    return outcome(land, seen)


def moments(land: Land, luck: Rng, players: list[Callable[[Land, int], Choice]], errors: list[int]) -> Iterator[bool]:
    """Play a game; before each decision, say whether a turn has just begun."""
    last: tuple[int, bool, int] | None = None
    while not land.over:
        now = land.round, land.dusk, land.active
        yield now != last
        last, seat = now, land.waiting[0]
        frame = land.frame(seat)
        if frame is not None and frame.id == "turn" and luck.next() % 1000 < errors[seat]:
            land.play(luck.choice([c for c in land.choices(seat) if not c.text.startswith(LEFT_ASIDE)]), seat)
        else:
            land.play(players[seat](land, seat), seat)


def numbers(land: Land, guardian: Guardian, errors: int) -> Row:
    """What a Guardian has, with each of the three weights, and how much it errs."""
    turns = turns_left(land, guardian)
    values, early, late = features(land, guardian, turns), turns / (2 * ROUNDS), 1 / (1 + turns)
    return [*[value * factor for value in values for factor in (1.0, early, late)], errors / 100]


def outcome(land: Land, seen: list[tuple[list[Row], Row]]) -> Games:
    """The winner beside each of the others, and the Darkness or not."""
    winners = [] if land.ending == BY_DARKNESS else land.victors()
    sign = 1.0 if land.ending == BY_DARKNESS else -1.0
    won: list[Row] = []
    for guardians, _ in seen if len(winners) == 1 else ():
        best = guardians[winners[0]]
        others = [other for seat, other in enumerate(guardians) if seat != winners[0]]
        won += [[a - b for a, b in zip(best, other, strict=True)] for other in others]
    return Games(won, [[sign * value for value in dark] for _, dark in seen])


def played(kind: str, games: int, jobs: int) -> list[Games]:
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(game, [kind] * games, range(games), chunksize=10))


def descend(rows: list[Row], known: Row, pull: float, rate: float) -> Row:
    """Weights with which the rows come to more than nothing: logistic loss, by Adagrad, the mean of the last half."""
    found, steps, mean = list(known), [1e-3] * len(known), [0.0] * len(known)
    order, luck = list(range(len(rows))), Random(1)
    for epoch in range(EPOCHS):
        luck.shuffle(order)
        for number in order:
            row = rows[number]
            off = 1 / (1 + math.exp(min(50.0, sum(map(float.__mul__, found, row)))))
            slope = [pull * (a - b) - off * x for a, b, x in zip(found, known, row, strict=True)]
            steps = [step + g * g for step, g in zip(steps, slope, strict=True)]
            found = [a - rate * g / math.sqrt(step) for a, g, step in zip(found, slope, steps, strict=True)]
        if epoch >= EPOCHS // 2:
            mean = [total + a / (EPOCHS - EPOCHS // 2) for total, a in zip(mean, found, strict=True)]
    return mean


def loss(rows: list[Row], weights: Row) -> float:
    """The mean logistic loss; 0.69 is that of a coin."""
    return sum(math.log1p(math.exp(-max(-50.0, sum(map(float.__mul__, weights, row))))) for row in rows) / len(rows)


def learn(known: Row, theirs: list[list[Row]], pull: float, rate: float, title: str) -> Row:
    """What the games of veterans say, and how well every fifth of them is foretold by the others."""
    some = [row for n, rows in enumerate(theirs) if n % 5 for row in rows]
    rest = [row for rows in theirs[::5] for row in rows]
    before, after = loss(rest, known), loss(rest, descend(some, known, pull, rate))
    sys.stdout.write(f"{title}: {len(some) + len(rest)} rows, log loss {before:.3f}, then {after:.3f}\n")
    return descend([*some, *rest], known, pull, rate)


def learnt(games: int, veterans: int, jobs: int) -> dict[str, object]:
    plans, theirs = played("plan", games, jobs), played("veteran", veterans, jobs)
    known = descend([row for g in plans for row in g.won], [0.0] * (3 * len(NAMES) + 1), FREE, SLOWLY)
    won = learn(known, [g.won for g in theirs], BOUND, SLOWLY, "who wins")
    dark = learn([0.0] * len(DARK_NAMES), [g.dark for g in theirs], FREE, QUICKLY, "the Darkness")
    rounded = [round(weight, 3) for weight in won]
    weights = {name: rounded[3 * n : 3 * n + 3] for n, name in enumerate(NAMES)}
    return {"guardian": weights, "darkness": dict(zip(DARK_NAMES, [round(w, 3) for w in dark], strict=True))}


def written(weights: dict[str, object]) -> str:
    """As JSON, a line for each name."""
    parts = []
    for part, found in weights.items():
        assert isinstance(found, dict)
        lines = ",\n".join([f"    {json.dumps(name)}: {json.dumps(value)}" for name, value in found.items()])
        parts.append(f"  {json.dumps(part)}: {{\n{lines}\n  }}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--veterans", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    WEIGHTS.write_text(written(learnt(args.games, args.veterans, args.jobs)), encoding="utf-8")


if __name__ == "__main__":
    main()
