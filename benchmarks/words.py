"""Our reader of words beside `fluent.runtime`, on what is really said: python -m benchmarks.words [--rounds 5]

Plays a game of each kind and keeps every message that four readers in three languages would be told after each
decision: whose it is, the offers, the events. Both readers then load the catalogues and say all of it again; each round
measures both in turn and the best round of each counts. What they say must be the same.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.judge import Judge, alike

import dawnbreach
from dawnbreach import kernel
from dawnbreach.kernel import Game, Position
from dawnbreach.kernel.words import Arg, Catalogue, load_words

READERS = ("en", "pl", "ru", "en")
Said = tuple[str, str, tuple[tuple[str, Arg], ...]]


class Ear(Catalogue):
    """A catalogue that remembers what was asked of it from outside."""

    def __init__(self, words: Catalogue) -> None:
        self.messages = words.messages
        self.heard: list[Said] = []
        self.deep = 0

    def say(self, language: str, key: str, args: object = ()) -> str:
        if not self.deep:
            self.heard.append((language, key, tuple(dict(args).items())))  # type: ignore[call-overload]
        self.deep += 1
        said = super().say(language, key, args)  # type: ignore[arg-type]
        self.deep -= 1
        return said


def folders(game: Game) -> tuple[Path, ...]:
    """Where the words of a game are."""
    return Path(kernel.__file__).parent, Path(sys.modules[type(game).__module__].__file__ or "").parent


def decisions(game: Game, most: int) -> Iterator[int]:
    """Play by chance, tell everybody everything; yields how much was said for each decision."""
    ear = game.catalogue = Ear(game.catalogue)
    chance, position = random.Random(1), game.start(seats=4, seed=3)
    while not position.over and most:
        before, most = len(ear.heard), most - 1
        seat = chance.choice(position.waiting)
        events = position.play(chance.choice(position.choices(seat)), seat)
        for reader, language in enumerate(READERS):
            tell(position, reader, language)
            for event in events:
                position.words(event, language, reader)
        yield len(ear.heard) - before


def tell(position: Position, reader: int, language: str) -> None:
    for seat in position.waiting:
        frame = position.frame(seat)
        assert frame is not None
        position.game.catalogue.arg(language, position.game.who(position, seat))
        position.game.catalogue.arg(language, position.game.doing(position, frame))
    if reader in position.waiting:
        for choice in position.choices(reader):
            position.words(choice, language, reader)


def best(rounds: int, *works: Callable[[], object]) -> list[float]:
    """The best time of each, all measured in turn."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(rounds):
        for work, spent in zip(works, times, strict=True):
            start = time.process_time()
            work()
            spent.append(time.process_time() - start)
    return [min(spent) for spent in times]


def measure(name: str, rounds: int) -> None:
    game = dawnbreach.game(name)
    places, counts = folders(game), sorted(decisions(game, 600))
    assert isinstance(game.catalogue, Ear)
    heard = game.catalogue.heard
    ours, theirs = load_words(*places), Judge(*places)
    differing = [one for one in heard if not alike(ours.say(*one), theirs.say(*one))]
    mean = len(heard) / len(counts)
    print(f"{name}: {len(counts)} decisions; said for each to {len(READERS)} readers: mean {mean:.0f}, ", end="")
    print(f"p95 {counts[int(len(counts) * 0.95)]}, most {counts[-1]}")
    print(f"  said differently: {len(differing)} of {len(heard)}")
    own, other = best(rounds, lambda: [ours.say(*one) for one in heard], lambda: [theirs.say(*one) for one in heard])
    for label, spent in (("ours", own), ("fluent.runtime", other)):
        print(f"  {label}: {spent / len(heard) * 1e6:.1f} us each, {spent / len(counts) * 1e3:.2f} ms for a decision")
    own, other = best(rounds, lambda: load_words(*places), lambda: Judge(*places))
    print(f"  loading: ours {own * 1e3:.0f} ms, fluent.runtime {other * 1e3:.0f} ms")


def imported(module: str) -> float:
    """Milliseconds of importing a module in a fresh Python."""
    code = f"import time; t = time.perf_counter(); import {module}; print(time.perf_counter() - t)"
    return min(float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(5)) * 1e3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    for name in dawnbreach.GAMES:
        measure(name, rounds)
    print(f"importing fluent.runtime: {imported('fluent.runtime'):.0f} ms")


if __name__ == "__main__":
    main()
