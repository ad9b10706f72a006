"""Dawnbreach, plain and compiled, beside Catanatron, OpenSpiel, python-chess and PettingZoo, in one run on one core.

    pip install '.[benchmarks]'
    make fast
    python benchmarks/compare.py [--seconds 5] [--rounds 3]

Speeds are ratios: machines are noisy, so processor time is measured, every engine in turn, and the best round of each
counts. Both builds play in processes of their own.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import dawnbreach
from dawnbreach.lab.bench import midgame, per_second, play_for

Figures = dict[str, float]


def ours(name: str, seconds: float) -> Figures:
    game = dawnbreach.game(name)
    position = midgame(game, 4, 300)
    played = play_for(game, 4, seconds)
    return {
        "decisions_per_second": played["decisions_per_second"],
        "forced_share": played["forced_share"],
        "copies_per_second": per_second(position.copy, seconds / 4),
        "views_per_second": per_second(lambda: position.view(0), seconds / 4),
    }


def in_build(name: str, build: str) -> Callable[[float], Figures]:
    """The same in a process that runs this build."""

    def measure(seconds: float) -> Figures:
        rest = {key: value for key, value in os.environ.items() if key != "DAWNBREACH_PLAIN"}
        env = {**rest, "DAWNBREACH_PLAIN": "1"} if build == "plain" else rest
        command = [sys.executable, __file__, "--ours", name, "--seconds", str(seconds)]
        done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True)
        figures: Figures = json.loads(done.stdout)
        return figures

    return measure


def catanatron(seconds: float) -> Figures:
    """Random play by the same measure: list the actions, pick one, apply it."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    decisions = forced = 0
    middle: Any = None
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        game = Game([RandomPlayer(colour) for colour in colours])
        while game.winning_color() is None and game.state.num_turns < 1000:
            actions = playable(game)
            forced += len(actions) == 1
            game.execute(random.choice(actions))
            decisions += 1
            if middle is None and decisions == 300:
                middle = game.copy()
    return {
        "decisions_per_second": decisions / spent,
        "forced_share": forced / decisions,
        "copies_per_second": per_second(middle.copy, seconds / 4),
    }


def playable(game: Any) -> Any:
    actions = getattr(game, "playable_actions", None)
    return actions if actions is not None else game.state.playable_actions


def open_spiel(name: str) -> Callable[[float], Figures]:
    def measure(seconds: float) -> Figures:
        import pyspiel
        from open_spiel.python.games import tic_tac_toe  # noqa: F401  registers the game written in Python

        game = pyspiel.load_game(name)
        rng = random.Random(1)
        decisions, middle = 0, None
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(rng.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
                    continue
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
                if middle is None and decisions == 5:
                    middle = state.clone()
        assert middle is not None
        return {
            "decisions_per_second": decisions / spent,
            "copies_per_second": per_second(middle.clone, seconds / 4),
        }

    return measure


def chess(seconds: float) -> Figures:
    import chess

    rng = random.Random(1)
    decisions, middle = 0, None
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        board = chess.Board()
        while moves := list(board.legal_moves):
            if board.is_fifty_moves():
                break
            board.push(rng.choice(moves))
            decisions += 1
            if middle is None and decisions == 40:
                middle = board.copy(stack=False)
    assert middle is not None
    return {
        "decisions_per_second": decisions / spent,
        "copies_per_second": per_second(lambda: middle.copy(stack=False), seconds / 4),
    }


def pettingzoo(seconds: float) -> Figures:
    from pettingzoo.classic import connect_four_v3

    rng, decisions = random.Random(1), 0
    env = connect_four_v3.env()
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        env.reset(seed=decisions)
        while True:
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                break
            env.step(rng.choice([n for n, legal in enumerate(observation["action_mask"]) if legal]))
            decisions += 1
    return {"decisions_per_second": decisions / spent}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--ours", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.ours:
        print(json.dumps(ours(args.ours, args.seconds)))
        return
    builds = ["plain", "compiled"] if dawnbreach.__build__ == "compiled" else ["plain"]
    mine = {f"{name}, {build}": in_build(name, build) for build in builds for name in ("sanctum", "darkest-doom")}
    engines: dict[str, Callable[[float], Figures]] = {
        **mine,
        "catanatron": catanatron,
        "open_spiel backgammon (C++)": open_spiel("backgammon"),
        "open_spiel python_tic_tac_toe": open_spiel("python_tic_tac_toe"),
        "python-chess": chess,
        "pettingzoo connect_four_v3": pettingzoo,
    }
    best: dict[str, Figures] = {}
    for _ in range(args.rounds):
        for name, engine in engines.items():
            try:
                figures = engine(args.seconds)
            except ImportError as error:
                best.setdefault(name, {})
                print(f"{name}: not installed ({error.name})")
                continue
            known = best.setdefault(name, figures)
            best[name] = {key: max(value, known[key]) for key, value in figures.items()}
    peer = best.get("catanatron") or {}
    for name in mine:
        for key in ("decisions_per_second", "copies_per_second"):
            if key in peer:
                best[name][f"{key}_to_catanatron"] = best[name][key] / peer[key]
    print(json.dumps({n: {k: round(v, 3) for k, v in f.items()} for n, f in best.items()}, indent=2))


if __name__ == "__main__":
    main()
