"""Dawnbreach, plain and compiled, beside Catanatron, OpenSpiel, python-chess and PettingZoo, in one run on one core.

    pip install '.[benchmarks]'
    make fast
    python benchmarks/compare.py [--seconds 0.25] [--rounds 40]

Speeds are ratios. Machines are noisy, so processor time is measured, in short stretches, every engine in turn in a
process of its own: what slows one down slows its neighbours too. Of the ratios of all rounds the median counts.
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
from statistics import median
from typing import Any

import dawnbreach
from dawnbreach.bots.rng import Fancy
from dawnbreach.bots.seat import Seat
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
        "samples_per_second": per_second(sampling(position), seconds / 4),
    }


def sampling(position: Any) -> Callable[[], object]:
    """What a search does for every sample: a world that may be the true one, and one choice played in it."""
    seat, rng = Seat(position, position.waiting[0]), random.Random(1)

    def sample() -> None:
        seat.imagined(Fancy(rng.getrandbits(60))).play(rng.choice(seat.choices), seat.number)

    return sample


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
        "samples_per_second": per_second(lambda: trying(middle), seconds / 4),
    }


def trying(game: Any) -> None:
    """What Catanatron's own search does for every sample: a copy of the true game, and one action in it."""
    copy = game.copy()
    copy.execute(random.choice(playable(copy)))


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


ENGINES: dict[str, Callable[[float], Figures]] = {
    "catanatron": catanatron,
    "sanctum": lambda seconds: ours("sanctum", seconds),
    "darkest-doom": lambda seconds: ours("darkest-doom", seconds),
    "open_spiel backgammon (C++)": open_spiel("backgammon"),
    "open_spiel python_tic_tac_toe": open_spiel("python_tic_tac_toe"),
    "python-chess": chess,
    "pettingzoo connect_four_v3": pettingzoo,
}
PEER = "catanatron"
OURS = ("sanctum", "darkest-doom")


def serve(name: str) -> None:
    """Measure for as many seconds as each line says."""
    for line in sys.stdin:
        try:
            print(json.dumps(ENGINES[name](float(line))), flush=True)
        except ImportError as error:
            print(json.dumps({"missing": error.name}), flush=True)


class Contestant:
    """An engine in a process of its own, which waits while others are measured."""

    def __init__(self, name: str, build: str = "") -> None:
        self.label = f"{name}, {build}" if build else name
        self.rounds: list[Figures] = []
        rest = {key: value for key, value in os.environ.items() if key != "DAWNBREACH_PLAIN"}
        env = rest if build == "compiled" else {**rest, "DAWNBREACH_PLAIN": "1"}
        command = [sys.executable, __file__, "--engine", name]
        self.process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def measure(self, seconds: float) -> Figures:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        figures: Figures = json.loads(self.process.stdout.readline())
        return figures

    def best(self) -> Figures:
        names = self.rounds[0] if self.rounds else ()
        return {name: max(figures[name] for figures in self.rounds) for name in names}

    def beside(self, peer: Contestant) -> Figures:
        """How many times as fast, round by round: the median, and those a quarter from either end."""
        ratios = self.ratios(peer, "decisions_per_second")
        quarter = len(ratios) // 4
        found = {"to_catanatron": median(ratios), "from": ratios[quarter], "to": ratios[-1 - quarter]}
        found["best_to_catanatron"] = self.best()["decisions_per_second"] / peer.best()["decisions_per_second"]
        if "samples_per_second" in self.rounds[0]:
            found["samples_to_catanatron"] = median(self.ratios(peer, "samples_per_second"))
        return found

    def ratios(self, peer: Contestant, name: str) -> list[float]:
        return sorted(mine[name] / its[name] for mine, its in zip(self.rounds, peer.rounds, strict=True))


def compete(seconds: float, rounds: int) -> list[Contestant]:
    builds = ["plain", "compiled"] if dawnbreach.__build__ == "compiled" else ["plain"]
    all_of_them = [Contestant(name, build) for name in OURS for build in builds]
    all_of_them += [Contestant(name) for name in ENGINES if name not in OURS]
    for number in range(rounds + 1):
        for one in list(all_of_them):
            figures = one.measure(seconds)
            if "missing" in figures:
                print(f"{one.label}: not installed ({figures['missing']})")
                all_of_them.remove(one)
            elif number:  # the first round warms up
                one.rounds.append(figures)
    return all_of_them


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.25, help="of processor time, for each engine in a round")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--engine", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.engine:
        serve(args.engine)
        return
    found = compete(args.seconds, args.rounds)
    peer = next((one for one in found if one.label == PEER), None)
    for one in found:
        figures = {**one.best(), **(one.beside(peer) if peer else {})}
        print(f"{one.label:32}", "  ".join(f"{name} {value:.5g}" for name, value in figures.items()))


if __name__ == "__main__":
    main()
