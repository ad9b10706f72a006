"""Dawnbreach beside Catanatron and OpenSpiel, measured in one run on one core.

    pip install '.[benchmarks]'
    python benchmarks/compare.py [--seconds 5] [--rounds 3]

Speeds are ratios: machines are noisy, so each round measures every engine in turn and the best round of each counts.
"""

from __future__ import annotations

import argparse
import json
import random
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
    }


def catanatron(seconds: float) -> Figures:
    """Random play by the same measure: list the actions, pick one, apply it."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    decisions = forced = 0
    middle: Any = None
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
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
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    engines: dict[str, Callable[[float], Figures]] = {
        **{name: (lambda seconds, name=name: ours(name, seconds)) for name in dawnbreach.GAMES},  # type: ignore[misc]
        "catanatron": catanatron,
        "open_spiel backgammon (C++)": open_spiel("backgammon"),
        "open_spiel python_tic_tac_toe": open_spiel("python_tic_tac_toe"),
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
    for name in dawnbreach.GAMES:
        for key in ("decisions_per_second", "copies_per_second"):
            if key in peer:
                best[name][f"{key}_to_catanatron"] = best[name][key] / peer[key]
    print(json.dumps({n: {k: round(v, 3) for k, v in f.items()} for n, f in best.items()}, indent=2))


if __name__ == "__main__":
    main()
