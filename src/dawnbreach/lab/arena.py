"""`dawnbreach arena`: which bot is stronger. The same seeds for everybody, seats and characters taken in turn."""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import dawnbreach
from dawnbreach import bots as opponents
from dawnbreach.kernel import Unreadable
from dawnbreach.lab.simulate import MOST_DECISIONS, figure, share

DOUBT = 0.05
"""How often a verdict may be wrong."""


@dataclass(frozen=True)
class Match:
    """Who plays against whom; the first bot is the one we ask about."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: tuple[tuple[str, Any], ...] = ()

    @property
    def even(self) -> float:
        """The share of wins the first bot would have if all were equal."""
        return self.bots.count(self.bots[0]) / len(self.bots)


@dataclass
class Played:
    """One game: what each bot won of it, how it ended, and how long decisions took."""

    won: dict[str, float]
    end: str
    failed: int
    times: dict[str, list[float]] = field(default_factory=dict)


def seated(match: Match, number: int) -> tuple[str, tuple[str, ...]]:
    """Seed and seats of a game: with every seed each bot sits on each seat once."""
    seats = len(match.bots)
    turn = number % seats
    return f"{match.seed}/{number // seats}", (*match.bots[-turn:], *match.bots[:-turn]) if turn else match.bots


def play_one(match: Match, number: int) -> Played:
    seed, names = seated(match, number)
    position = dawnbreach.game(match.game).start(seats=len(names), seed=seed, **dict(match.options))
    players = [opponents.make(name, match.game, f"{seed}/{seat}") for seat, name in enumerate(names)]
    times: dict[str, list[float]] = {name: [] for name in names}
    failures: list[Exception] = []
    for decisions in range(MOST_DECISIONS):
        if position.over:
            break
        number = position.waiting[0]
        seat = opponents.Seat(position, number)
        began = time.perf_counter()
        choice = opponents.decide(players[number], seat, f"{seed}/{decisions}", failures.append)
        if len(seat.choices) > 1:
            times[names[number]].append(time.perf_counter() - began)
        position.play(choice, number)
    first = [standing.seat for standing in position.standings() if standing.rank == 1]
    won = {name: sum(names[seat] == name for seat in first) / max(1, len(first)) for name in names}
    return Played(won, position.game.summary(position)["end"], len(failures), times)


def results(match: Match, jobs: int) -> Iterator[Played]:
    """The games in order, whoever played them."""
    if jobs == 1:
        yield from (play_one(match, number) for number in range(match.games))
        return
    pool = ProcessPoolExecutor(jobs)
    try:
        yield from pool.map(play_one, [match] * match.games, range(match.games))
    finally:
        pool.shutdown(cancel_futures=True)


class Verdict:
    """Wald's test, game by game: has the first bot more than its even share, or has it less than was hoped for?"""

    def __init__(self, even: float, hoped: float) -> None:
        self.win, self.loss = math.log(hoped / even), math.log((1 - hoped) / (1 - even))
        self.balance = 0.0

    def add(self, won: float) -> None:
        self.balance += won * self.win + (1 - won) * self.loss

    @property
    def text(self) -> str:
        limit = math.log((1 - DOUBT) / DOUBT)
        return "stronger" if self.balance > limit else "not as strong as hoped" if self.balance < -limit else ""


def summarize(match: Match, games: list[Played], verdict: str) -> dict[str, Any]:
    names = list(dict.fromkeys(match.bots))
    decided = [game for game in games if any(game.won.values())]
    ends: dict[str, int] = {}
    for game in games:
        ends[game.end] = ends.get(game.end, 0) + 1
    return {
        "game": match.game,
        "bots": list(match.bots),
        "seed": match.seed,
        "games": len(games),
        "failed": sum(game.failed for game in games),
        "ended": dict(sorted(ends.items())),
        "even": match.even,
        "verdict": verdict,
        "wins": {name: portion(games, name) for name in names},
        "wins of decided": {name: portion(decided, name) for name in names},
        "milliseconds": {name: spans([t for game in games for t in game.times.get(name, [])]) for name in names},
    }


def portion(games: list[Played], name: str) -> dict[str, Any]:
    """What a bot won, with its interval; a shared win counts in parts."""
    return share(round(sum(game.won.get(name, 0.0) for game in games)), len(games))


def spans(times: list[float]) -> dict[str, float]:
    """How long decisions took that were decisions."""
    ordered = sorted(times) or [0.0]
    count = len(ordered)
    picked = {"median": ordered[count // 2], "p99": ordered[min(count - 1, count * 99 // 100)], "most": ordered[-1]}
    return {name: round(1000 * value, 2) for name, value in picked.items()}


# The command


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=dawnbreach.GAMES)
    parser.add_argument(
        "--bots", default="adept,novice,novice,novice", help="one for each seat; we ask about the first"
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="1")
    parser.add_argument(
        "--hoped", type=float, default=None, help="stop once it is clear: more than even, or less than this"
    )
    parser.add_argument("--difficulty", default=None)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def match_of(args: argparse.Namespace) -> Match:
    names = tuple(args.bots.split(","))
    for name in names:
        opponents.make(name, args.game)
    for number in ("games", "jobs"):
        if getattr(args, number) < 1:
            raise Unreadable(f"--{number} must be at least 1", "input-least", option=number, least=1)
    options = () if args.difficulty is None else (("difficulty", args.difficulty),)
    match = Match(args.game, names, args.games, str(args.seed), options)
    dawnbreach.game(match.game).start(seats=len(names), seed=match.seed, **dict(options))
    if args.hoped is not None and not match.even < args.hoped < 1:
        raise Unreadable(
            "--hoped must be above the even share", "bad-arguments", text="--hoped", command="dawnbreach arena"
        )
    return match


def run(args: argparse.Namespace) -> int:
    match = match_of(args)
    verdict = None if args.hoped is None else Verdict(match.even, args.hoped)
    games: list[Played] = []
    for played in results(match, args.jobs):
        games.append(played)
        if verdict is not None:
            verdict.add(played.won[match.bots[0]])
            if verdict.text and len(games) % len(match.bots) == 0:
                break
    summary = summarize(match, games, verdict.text if verdict is not None else "")
    sys.stdout.write(json.dumps(summary, indent=2) + "\n" if args.json else as_text(summary))
    return 0


def as_text(summary: dict[str, Any]) -> str:
    """The same figures for reading."""
    bots = ",".join(summary["bots"])
    even = f"even is {100 * summary['even']:.0f} %"
    lines = [f"{summary['game']}: {summary['games']} games of {bots}, seed {summary['seed']}, {even}"]
    lines += [f"decisions in which a bot failed: {summary['failed']}"] if summary["failed"] else []
    for title in ("wins", "wins of decided"):
        lines += [f"{title:<16} {name:<14} {figure(value)}" for name, value in summary[title].items()]
    for name, value in summary["milliseconds"].items():
        lines.append(
            f"{'milliseconds':<16} {name:<14} " + ", ".join(f"{key} {number}" for key, number in value.items())
        )
    lines.append("ended " + ", ".join(f"{name}: {count}" for name, count in summary["ended"].items()))
    return "\n".join([*lines, *([summary["verdict"]] if summary["verdict"] else [])]) + "\n"
