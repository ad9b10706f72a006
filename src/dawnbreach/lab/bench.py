"""`dawnbreach bench`: how fast the rules are on this machine, as JSON."""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import dawnbreach
from dawnbreach.kernel import Game, Position


def random_game(game: Game, seats: int, seed: int, rng: random.Random) -> tuple[Position, int, int]:
    """A whole game of random play: the end, decisions made, and how many of them were forced."""
    position = game.start(seats=seats, seed=seed)
    decisions = forced = 0
    while not position.over:
        seat = position.waiting[0]
        choices = position.choices(seat)
        forced += len(choices) == 1
        position.play(rng.choice(choices), seat)
        decisions += 1
    return position, decisions, forced


def midgame(game: Game, seats: int, plies: int) -> Position:
    """A position some way into a game of the usual bots."""
    from dawnbreach.bots import Seat, ask, make, usual

    position = game.start(seats=seats, seed=7)
    players = [make(usual(game.name), game.name, str(seat)) for seat in range(seats)]
    for _ in range(plies):
        if position.over:
            break
        seat = position.waiting[0]
        position.play(ask(players[seat], Seat(position, seat)), seat)
    return position


def per_second(action: Callable[[], Any], seconds: float) -> float:
    """How often something can be done in a second."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(20):
            action()
        done += 20
    return done / spent


def play_for(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Random games one after another for some time."""
    rng = random.Random(1)
    games = decisions = forced = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        _, made, single = random_game(game, seats, games, rng)
        games, decisions, forced = games + 1, decisions + made, forced + single
    return {
        "decisions_per_second": round(decisions / spent),
        "games_per_second": round(games / spent, 2),
        "decisions_per_game": round(decisions / games, 1),
        "forced_share": round(forced / decisions, 3),
    }


Timed = tuple[str, float]
"""A decision: which step it belongs to, and the time that listing its choices and playing one took."""


def idle_game(game: Game, seats: int, seed: int, most: int) -> list[Timed]:
    """The decisions of a long game in which everybody keeps to the choice that brings it least forward."""
    position = game.start(seats=seats, seed=seed)
    made: list[Timed] = []
    while not position.over and len(made) < most:
        seat = position.waiting[0]
        frame, begun = position.frame(seat), time.perf_counter()
        choices = position.choices(seat)
        listed = time.perf_counter()
        idle = game.idle(choices)
        picked = time.perf_counter()
        position.play(idle, seat)
        made.append((type(frame).__name__, time.perf_counter() - picked + listed - begun))
    return made


def growth(game: Game, seats: int, decisions: int = 6000, window: int = 1000) -> tuple[float, float]:
    """Time per decision at the end of very long games divided by that at their beginning: as they come, and alike."""
    early: list[Timed] = []
    late: list[Timed] = []
    made, seed = 0, 7
    while made < decisions:
        played = steadied([idle_game(game, seats, seed, decisions) for _ in range(3)])
        some = min(window, len(played) // 3)
        early, late = early + played[:some], late + played[-some:]
        made, seed = made + len(played), seed + 1
    return sum(spent for _, spent in late) / sum(spent for _, spent in early), alike(early, late)


def steadied(games: list[list[Timed]]) -> list[Timed]:
    """The same game, played several times: each decision took its least time; what was more is the machine's."""
    return [(same[0][0], min(spent for _, spent in same)) for same in zip(*games, strict=True)]


def alike(early: list[Timed], late: list[Timed]) -> float:
    """The same where each step is compared with itself: late decisions to as many early ones of the same steps."""
    usual: dict[str, list[float]] = {}
    for step, spent in early:
        usual.setdefault(step, []).append(spent)
    known = [(step, spent) for step, spent in late if step in usual]
    return sum(spent for _, spent in known) / sum(sum(usual[step]) / len(usual[step]) for step, _ in known)


def measure(name: str, seats: int, seconds: float) -> dict[str, Any]:
    """All figures of a game."""
    game = dawnbreach.game(name)
    position = midgame(game, seats, 300)
    seat = position.waiting[0] if position.waiting else 0
    late, late_alike = growth(game, seats)
    return {
        "game": name,
        "seats": seats,
        "python": sys.version.split()[0],
        "build": dawnbreach.__build__,
        **play_for(game, seats, seconds),
        "copies_per_second": round(per_second(position.copy, seconds / 4)),
        "views_per_second": round(per_second(lambda: position.view(seat), seconds / 4)),
        "bytes_per_position": len(json.dumps(position.state(), separators=(",", ":"))),
        "late_to_early_cost": round(late, 2),
        "late_to_early_cost_of_the_same_steps": round(late_alike, 2),
    }


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", choices=dawnbreach.GAMES, help="all games if none is named")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=4.0, help="how long to play for each figure")


def run(args: argparse.Namespace) -> int:
    names = [args.game] if args.game else list(dawnbreach.GAMES)
    figures = [measure(name, args.seats, args.seconds) for name in names]
    sys.stdout.write(json.dumps(figures[0] if args.game else figures, indent=2) + "\n")
    return 0
