"""Trying choices in imagined worlds: the same worlds for all of them, halved step by step to the better ones."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

from dawnbreach.bots.rng import Fancy, Rng
from dawnbreach.bots.seat import Seat
from dawnbreach.kernel import Choice, Position

Playout = Callable[[Position, Choice, int], float]
"""Plays a choice in a world of its own, with whims from a seed, and says what it came to."""


BATCH = 4
"""After so many worlds the worse half is left aside."""


GRACE = 0.05
"""So many seconds after the end of its time a playout of another process is waited for."""


class Budget:
    """How long may be thought: so many playouts, or so many seconds, whatever ends first; on so many processors.

    A patient one leaves the worse half aside only when its share of all the thinking is done, so that every halving is
    paid for alike; any other after every few worlds.
    """

    def __init__(self, playouts: int, seconds: float = 0.0, cores: int = 1, patient: bool = False) -> None:
        self.playouts, self.seconds, self.cores, self.patient = playouts, seconds, cores, patient
        self.used = 0
        self.until = time.monotonic() + seconds if seconds else 0.0

    def spent(self) -> float:
        """How much of the thinking is done."""
        clock = 1 - (self.until - time.monotonic()) / self.seconds if self.seconds else 0.0
        return max(self.used / self.playouts, clock)

    def over(self) -> bool:
        return self.used >= self.playouts or is_late(self.until)

    def worlds(self, choices: int) -> int:
        """How many worlds more so many choices can be tried in before some are left aside."""
        return min(BATCH, (self.playouts - self.used) // choices)


def is_late(until: float) -> bool:
    return until > 0.0 and time.monotonic() >= until


class Trial:
    """A choice and what came of it, world by world."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


def compare(seat: Seat, candidates: Sequence[Choice], playout: Playout, rng: Rng, budget: Budget) -> list[Trial]:
    """Try candidates, the favourite first, in more and more worlds; the best comes first, with all that were tried."""
    few = max(2, budget.playouts // 2)  # so many can be compared at all
    trials = [Trial(choice) for choice in candidates[:few]]
    alive = list(trials)
    gone: list[Trial] = []
    halvings, done = len(trials).bit_length(), 0
    while len(alive) > 1 and try_all(seat, alive, playout, rng, budget):
        if budget.patient and budget.spent() * halvings < done + 1:
            continue
        done += 1
        ranked = sorted(alive, key=lambda trial: -trial.mean)
        kept = ranked[: max(2, (len(ranked) + 1) // 2)]
        if trials[0] not in kept:
            kept.append(trials[0])  # what others are measured by stays to the end
        gone = [trial for trial in ranked if trial not in kept] + gone
        alive = kept
    return [*sorted(alive, key=lambda trial: -trial.mean), *gone]


def try_all(seat: Seat, alive: Sequence[Trial], playout: Playout, rng: Rng, budget: Budget) -> bool:
    """Try choices in a few worlds more; False once the budget is used up. A world not tried by all does not count."""
    choices = [trial.choice for trial in alive]
    count = budget.worlds(len(alive))
    whims = [rng.next() for _ in range(count)]
    worlds = [(seat.imagined(Fancy(whim)), whim) for whim in whims]
    for found in tried(worlds, choices, playout, budget):
        if not found:
            return False
        budget.used += len(found)
        for trial, value in zip(alive, found, strict=True):
            trial.values.append(value)
    return count == BATCH


def tried(
    worlds: Sequence[tuple[Position, int]], choices: Sequence[Choice], playout: Playout, budget: Budget
) -> Iterator[list[float]]:
    """What the choices came to, world by world, whoever tried them."""
    if budget.cores > 1:
        yield from elsewhere(worlds, choices, playout, budget)
        return
    for world, whim in worlds:
        yield in_world(world, whim, choices, playout, budget.until)


def in_world(world: Position, whim: int, choices: Sequence[Choice], playout: Playout, until: float) -> list[float]:
    """What each choice comes to in a world; nothing if there is no time for all."""
    found: list[float] = []
    for choice in choices:
        if is_late(until):
            return []
        found.append(playout(world.copy(), choice, whim))
    return found


def elsewhere(
    worlds: Sequence[tuple[Position, int]], choices: Sequence[Choice], playout: Playout, budget: Budget
) -> Iterator[list[float]]:
    """The same in other processes; nothing of what is not there in time, or will never be."""
    pool = helpers(budget.cores)
    try:
        tasks = [pool.submit(in_world, world, whim, choices, playout, budget.until) for world, whim in worlds]
        for task in tasks:
            yield task.result(max(0.0, budget.until - time.monotonic()) + GRACE if budget.until else None)
    except TimeoutError:
        yield []
    except BrokenExecutor:
        helpers.cache_clear()
        yield []


@cache
def helpers(cores: int) -> ProcessPoolExecutor:
    """Processes that try choices, too; they stay for the decisions to come."""
    return ProcessPoolExecutor(cores, get_context("spawn"))


def lead(better: Trial, favourite: Trial) -> float:
    """By how many standard errors a trial is ahead in the worlds that both were tried in."""
    pairs = [a - b for a, b in zip(better.values, favourite.values, strict=False)]
    if len(pairs) < 2:
        return 0.0
    mean = sum(pairs) / len(pairs)
    spread = sum([(pair - mean) ** 2 for pair in pairs]) / (len(pairs) - 1)
    error = (spread / len(pairs)) ** 0.5
    return mean / error if error > 0 else 99.0 * (mean > 0)


def best_of(trials: Sequence[Trial], favourite: Choice, sure: float) -> Choice:
    """The best choice, if it is ahead of the favourite for sure; else that."""
    known = next((trial for trial in trials if trial.choice == favourite), None)
    if known is None or not trials:
        return favourite
    return trials[0].choice if lead(trials[0], known) >= sure else favourite
