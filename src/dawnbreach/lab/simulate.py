"""`dawnbreach simulate`: many games among bots. The same seed gives the same results on any number of workers."""

from __future__ import annotations

import argparse
import json
import logging
import math
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import chain
from typing import Any

import dawnbreach
from dawnbreach import bots as opponents
from dawnbreach.kernel import Position, Unreadable

logger = logging.getLogger("dawnbreach.lab")
MOST_DECISIONS = 20_000
"""A game that takes more decisions than this is given up and counted as unfinished."""


@dataclass(frozen=True)
class Plan:
    """What is to be simulated."""

    game: str
    games: int
    seats: int
    bots: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, Any], ...] = ()
    pack: str | None = None


@dataclass
class Failures:
    """What bots do wrong in one game: the first is logged with the record that leads there, all are counted."""

    plan: Plan
    number: int
    position: Position
    count: int = 0

    def note(self, error: Exception) -> None:
        self.count += 1
        if self.count == 1:
            seat = self.position.waiting[0]
            told = opponents.report(self.plan.bots[seat], seat, error, self.position.record())
            logger.error("game %d: %s", self.number, told)


def play_one(plan: Plan, number: int) -> dict[str, Any]:
    """One game; all its chance comes from the plan's seed and its number."""
    game = dawnbreach.game(plan.game, plan.pack)
    position = game.start(seats=plan.seats, seed=f"{plan.seed}/{number}", **dict(plan.options))
    players = [opponents.make(name, plan.game, f"{plan.seed}/{number}/{seat}") for seat, name in enumerate(plan.bots)]
    decisions = 0
    milestones: dict[str, Any] = {}
    failures = Failures(plan, number, position)
    while not position.over and decisions < MOST_DECISIONS:
        seat = position.waiting[0]
        asked, seed = opponents.Seat(position, seat), f"{plan.seed}/{number}/{decisions}"
        choice = opponents.decide(players[seat], asked, seed, failures.note)
        position.play(choice, seat)
        decisions += 1
        if not milestones:
            milestones = game.milestones(position)
    standings = sorted(position.standings())
    return {
        "finished": position.over,
        "failed": failures.count,
        "decisions": decisions,
        "ranks": [s.rank for s in standings],
        "scores": [s.score for s in standings],
        **game.summary(position),
        **milestones,
    }


def play_some(plan: Plan, numbers: range) -> list[dict[str, Any]]:
    return [play_one(plan, number) for number in numbers]


def results(plan: Plan, workers: int) -> Iterator[dict[str, Any]]:
    """The games in order, whoever played them."""
    step = max(1, min(25, plan.games // (workers * 4) or 1))
    batches = [range(start, min(start + step, plan.games)) for start in range(0, plan.games, step)]
    if workers == 1:
        yield from chain.from_iterable(play_some(plan, batch) for batch in batches)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from chain.from_iterable(pool.map(play_some, [plan] * len(batches), batches))


def share(count: int, whole: int) -> dict[str, Any]:
    """A proportion with its 95 % Wilson interval."""
    if whole == 0:
        return {"count": 0, "of": 0, "share": None, "low": None, "high": None}
    z, p = 1.96, count / whole
    middle = (p + z * z / (2 * whole)) / (1 + z * z / whole)
    spread = z * math.sqrt(p * (1 - p) / whole + z * z / (4 * whole * whole)) / (1 + z * z / whole)
    low, high = max(0.0, middle - spread), min(1.0, middle + spread)
    return {"count": count, "of": whole, "share": round(p, 4), "low": round(low, 4), "high": round(high, 4)}


def spread(values: list[int]) -> dict[str, float]:
    """Mean, least, median and most."""
    ordered = sorted(values) or [0]
    return {
        "mean": round(sum(ordered) / len(ordered), 3),
        "min": ordered[0],
        "median": ordered[len(ordered) // 2],
        "max": ordered[-1],
    }


def quartiles(values: list[int]) -> dict[str, float]:
    """`spread`, with the quartiles."""
    ordered = sorted(values)
    low, high = ordered[len(ordered) // 4], ordered[3 * len(ordered) // 4]
    return {**spread(values), "quartile_1": low, "quartile_3": high}


def wins_by(games: list[dict[str, Any]], labels: list[list[Any]]) -> dict[str, dict[str, Any]]:
    """How often those with a label came first (ties count for each)."""
    played: dict[str, int] = {}
    won: dict[str, int] = {}
    for game, names in zip(games, labels, strict=True):
        for name, rank in zip(names, game["ranks"], strict=True):
            played[str(name)] = played.get(str(name), 0) + 1
            won[str(name)] = won.get(str(name), 0) + (rank == 1)
    return {name: share(won[name], played[name]) for name in sorted(played)}


def arrival(games: list[dict[str, Any]]) -> dict[str, Any]:
    """In what health the final battle was reached, who never saw it, and who survived it, where a game has one."""
    reached = [g for g in games if "health" in g]
    pairs = [pair for g in reached for pair in zip(g["health"], g["survived"], strict=True)]
    alive = [(health, survived) for health, survived in pairs if health]
    if not alive:
        return {}
    fallen = len(pairs) - len(alive) + sum(len(g["survived"]) for g in games if "health" not in g)
    return {
        "final": {
            "health": quartiles([health for health, _ in alive]),
            "dead_before": share(fallen, sum(len(g["survived"]) for g in games)),
            "survived": share(sum(survived for _, survived in alive), len(alive)),
        }
    }


def summarize(plan: Plan, games: list[dict[str, Any]]) -> dict[str, Any]:
    """Wins, survival, length and scores of a simulation."""
    seats = list(range(1, plan.seats + 1))
    order = [[(seat - g["first"]) % plan.seats + 1 for seat in range(plan.seats)] for g in games]
    survivors = [flag for g in games for flag in g["survived"]]
    by_hero: dict[str, list[bool]] = {}
    for g in games:
        for name, flag in zip(g["labels"], g["survived"], strict=True):
            by_hero.setdefault(name, []).append(flag)
    ends: dict[str, int] = {}
    for g in games:
        ends[g["end"]] = ends.get(g["end"], 0) + 1
    return {
        "game": plan.game,
        "games": plan.games,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": dict(plan.options),
        "unfinished": sum(not g["finished"] for g in games),
        "failed": sum(g["failed"] for g in games),
        "wins": {
            "by_hero": wins_by(games, [g["labels"] for g in games]),
            "by_seat": wins_by(games, [seats] * len(games)),
            "by_turn_order": wins_by(games, order),
            "by_bot": wins_by(games, [list(plan.bots)] * len(games)),
        },
        "survival": {
            "all": share(sum(survivors), len(survivors)),
            "by_hero": {name: share(sum(flags), len(flags)) for name, flags in sorted(by_hero.items())},
        },
        **arrival(games),
        "ended": dict(sorted(ends.items())),
        "length": {
            "decisions": spread([g["decisions"] for g in games]),
            "rounds": spread([g["rounds"] for g in games]),
        },
        "scores": {
            "all": spread([score for g in games for score in g["scores"]]),
            "winners": spread([s for g in games for s, r in zip(g["scores"], g["ranks"], strict=True) if r == 1]),
        },
    }


# The command


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=dawnbreach.GAMES)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=None, help="4, or 1 with --solo")
    parser.add_argument("--solo", default=None, help="Darkest Doom for one seat against 1 to 3 Virtual Guardians")
    parser.add_argument("--bots", default=None, help="one name for all seats, or one for each: novice,random,…")
    parser.add_argument("--difficulty", default=None)
    parser.add_argument("--heroes", default=None, help="heroes or Guardians by seat: huntress,random,…")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--pack", default=None, help="a folder with a content pack of your own")
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")


def plan_of(args: argparse.Namespace) -> Plan:
    seats = args.seats if args.seats is not None else 4 if args.solo is None else 1
    names = tuple((args.bots or opponents.usual(args.game)).split(","))
    names = names * seats if len(names) == 1 else names
    if len(names) != seats:
        raise Unreadable(f"{len(names)} bots for {seats} seats", "input-bots", bots=len(names), seats=seats)
    for number, least in (("games", 1), ("workers", 1)):
        if getattr(args, number) < least:
            raise Unreadable(f"--{number} must be at least {least}", "input-least", option=number, least=least)
    options: dict[str, Any] = {}
    if args.difficulty is not None:
        options["difficulty"] = args.difficulty
    if args.heroes is not None:
        options[dawnbreach.game(args.game, args.pack).cast] = tuple(args.heroes.split(","))
    if args.solo is not None:
        options["virtual"] = args.solo
    plan = Plan(args.game, args.games, seats, names, str(args.seed), tuple(sorted(options.items())), args.pack)
    game = dawnbreach.game(plan.game, plan.pack)
    game.start(seats=plan.seats, seed=plan.seed, **options)
    for name in names:
        opponents.make(name, plan.game)
    return plan


def run(args: argparse.Namespace) -> int:
    """Simulate, and show on a terminal how far it is."""
    plan = plan_of(args)
    games = results(plan, args.workers)
    if sys.stderr.isatty():
        games = counted(games, plan)
    summary = summarize(plan, list(games))
    sys.stdout.write(json.dumps(summary, indent=2) + "\n" if args.json else as_text(summary))
    return 0


def counted(games: Iterator[dict[str, Any]], plan: Plan) -> Iterator[dict[str, Any]]:
    """The same games, with a line on the terminal that says how many are done and how long the others may take."""
    start = time.monotonic()
    for done, result in enumerate(games, 1):
        left = (time.monotonic() - start) / done * (plan.games - done)
        line = f"{plan.game}: {done}/{plan.games}, {left:.0f} s"
        print(f"\r{line:<60}", end="", file=sys.stderr, flush=True)  # noqa: T201
        yield result
    print(file=sys.stderr)  # noqa: T201


def as_text(summary: dict[str, Any]) -> str:
    """The same figures for reading."""
    lines = [f"{summary['game']}: {summary['games']} games, {summary['seats']} seats, seed {summary['seed']}"]
    if summary["failed"]:
        lines.append(f"decisions in which a bot failed: {summary['failed']}")
    for title, table in summary["wins"].items():
        lines.append(f"wins {title.replace('_', ' ')}")
        lines += [f"  {name:<12} {figure(value)}" for name, value in table.items()]
    lines.append(f"survival {figure(summary['survival']['all'])}")
    lines += [f"  {name:<12} {figure(value)}" for name, value in summary["survival"]["by_hero"].items()]
    lines += final_lines(summary["final"]) if "final" in summary else []
    lines.append("ended " + ", ".join(f"{name}: {count}" for name, count in summary["ended"].items()))
    for title in ("length", "scores"):
        for name, value in summary[title].items():
            numbers = ", ".join(f"{key} {number}" for key, number in value.items())
            lines.append(f"{title} {name}: {numbers}")
    return "\n".join(lines) + "\n"


def final_lines(final: dict[str, Any]) -> list[str]:
    numbers = ", ".join(f"{key.replace('_', ' ')} {number}" for key, number in final["health"].items())
    return [
        f"final battle: dead before it {figure(final['dead_before'])}",
        f"final battle: survived it    {figure(final['survived'])}",
        f"final battle: health on entering it: {numbers}",
    ]


def figure(value: dict[str, Any]) -> str:
    if value["share"] is None:
        return "-"
    return f"{100 * value['share']:5.1f} %  ({100 * value['low']:.1f} to {100 * value['high']:.1f}), {value['count']}"
