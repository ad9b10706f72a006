"""The same games in plain Python and compiled: records, views, choices and refusals must be equal.

    make fast
    python benchmarks/builds.py [--games 10000] [--processes 2]

Both games, every number of seats, played at random or by bots; each build plays in processes of its own and says what
it saw as one line a game. Views of all seats and refusals are looked at in every twentieth decision, choices and
events in each.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import IO

import dawnbreach
from dawnbreach import bots
from dawnbreach.kernel import Game, Position

SEEN_EVERY = 20
REFUSED = 12
PLAYERS = ("adept:2", "novice", *["random"] * 30)
"""Who plays, in turn."""


def tables() -> list[tuple[str, int]]:
    games = [dawnbreach.game(name) for name in ("sanctum", "darkest-doom")]
    return [(game.name, seats) for game in games for seats in range(game.min_seats, game.max_seats + 1)]


def seen(game: Game, seats: int, player: str, seed: int) -> tuple[str, int]:
    """Everything there is to see of a game, as one digest, and how many decisions it took."""
    rng, total = random.Random(seed), hashlib.sha256()
    position = game.start(seats=seats, seed=seed)
    players = [bots.make(player, game.name, f"{seed}/{seat}") for seat in range(seats)]
    decisions = 0
    while not position.over:
        seat = rng.choice(position.waiting)
        legal = position.choices(seat)
        if decisions % SEEN_EVERY == 0:
            total.update(looked_at(position, rng).encode())
        told = position.play(bots.ask(players[seat], bots.Seat(position, seat)), seat)
        total.update(f"{[choice.index for choice in legal]}{told}".encode())
        decisions += 1
    total.update(f"{position.record()}{json.dumps(position.save())}{position.standings()}".encode())
    return total.hexdigest(), decisions


def looked_at(position: Position, rng: random.Random) -> str:
    views = [position.view(viewer) for viewer in (None, *range(position.seats))]
    asked = [(rng.choice(position.game.notation.all), rng.randrange(position.seats)) for _ in range(REFUSED)]
    refused = [str(position.why_not(choice, seat)) for choice, seat in asked]
    return json.dumps([views, refused])


def play(first: int, last: int) -> None:
    """Play some of the games in this process and say what was seen."""
    turns = itertools.cycle(itertools.product(PLAYERS, tables()))
    for number, (player, (name, seats)) in zip(range(last), turns, strict=False):
        if number >= first:
            digest, decisions = seen(dawnbreach.game(name), seats, player, number)
            print(number, name, seats, decisions, player, digest, flush=True)


def started(build: str, first: int, last: int) -> subprocess.Popen[str]:
    rest = {name: value for name, value in os.environ.items() if name != "DAWNBREACH_PLAIN"}
    env = {**rest, "DAWNBREACH_PLAIN": "1"} if build == "plain" else rest
    command = [sys.executable, __file__, "--play", str(first), str(last)]
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)


def lines(pipe: IO[str] | None) -> Iterator[str]:
    assert pipe is not None
    yield from pipe


def compare(first: int, games: int, processes: int) -> int:
    """How many games were equal; the first that is not ends it."""
    begun, equal, decisions = time.monotonic(), 0, 0
    share = -(-games // processes)
    parts = [(first + n * share, first + min(games, (n + 1) * share)) for n in range(processes)]
    pairs = [(started("plain", *part), started("compiled", *part)) for part in parts]
    for plain, compiled in pairs:
        for one, other in itertools.zip_longest(lines(plain.stdout), lines(compiled.stdout)):
            if one != other:
                raise SystemExit(f"not equal:\n  plain    {one}\n  compiled {other}")
            equal, decisions = equal + 1, decisions + int(one.split()[3])
    spent = time.monotonic() - begun
    print(f"{equal} games from {first} on, {decisions} decisions, equal in both builds; {spent:.0f} s", flush=True)
    return equal


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="begin with this game")
    parser.add_argument("--processes", type=int, default=1, help="of each build")
    parser.add_argument("--play", nargs=2, type=int, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.play:
        play(*args.play)
        return 0
    if dawnbreach.__build__ != "compiled":
        raise SystemExit("there is nothing compiled to compare; `make fast`")
    return 0 if compare(args.first, args.games, args.processes) == args.games else 1


if __name__ == "__main__":
    sys.exit(main())
