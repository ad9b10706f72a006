"""A coach looks at finished games: in a process of its own, piece by piece, one game after another."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from functools import lru_cache
from typing import Any, NamedTuple

import dawnbreach
from dawnbreach.bots import review
from dawnbreach.kernel.film import Film, film
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.narration.reviews import rendered
from dawnbreach.server.operations.logs import logger
from dawnbreach.server.protocol.http_schema import Review
from dawnbreach.server.wire.limits import Purse
from dawnbreach.server.worker.processes import Processes, in_time

TRIES = 12
SLICE = 1.0
"""So many seconds are worked before somebody else has a turn."""
PATIENCE = 30.0
"""A piece of work that takes more processor seconds ends the review."""
QUEUE = 8
"""So many games wait for the coach."""
KEPT = 64
"""So many reviews are kept; the oldest go first."""
MOST_DECISIONS = 3_000


# In the process


@lru_cache(2)
def filmed(text: str) -> Film:
    return film(text, dawnbreach.game, MOST_DECISIONS)


def everybody(shown: Film) -> range:
    return range(shown.positions[0].seats)


def measured(text: str) -> int:
    """How many pieces of work a game is."""
    with in_time(PATIENCE):
        shown = filmed(text)
        return len(review.tasks(shown, everybody(shown)))


class Slice(NamedTuple):
    """What was found in a while, and how long the processor took."""

    found: list[Any]
    seconds: float


def some(text: str, first: int, tries: int) -> Slice:
    """The results from a piece of work on, as many as are found in a moment."""
    began, found = time.process_time(), list[Any]()
    shown = filmed(text)
    for task in review.tasks(shown, everybody(shown))[first:]:
        with in_time(PATIENCE):
            found.append(review.done(shown, task, tries))
        if time.process_time() - began > SLICE:
            break
    return Slice(found, time.process_time() - began)


def gathered(text: str, results: list[Any]) -> review.Review:
    with in_time(PATIENCE):
        shown = filmed(text)
        return review.gathered(shown, everybody(shown), review.tasks(shown, everybody(shown)), results)


def worded(text: str, found: review.Review, language: str) -> Review:
    return rendered(filmed(text), found, language)


# In the worker


class Work:
    """A game that is looked at."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.all = 0
        self.results: list[Any] = []
        self.found: review.Review | None = None
        self.failed = False


class Coach:
    """Games that wait for a review, and reviews that were made, by their records."""

    def __init__(self) -> None:
        self.processes = Processes(1)
        self.turn = asyncio.Lock()
        self.tries = TRIES
        self.works: dict[str, Work] = {}

    async def told(self, text: str, language: str, purse: Purse) -> Review:
        """How far the review of a record has got, and all of it once it is done; to put it into words costs, too."""
        work = self.works.get(text)
        if work is None:
            return Review(0, 0)
        if work.failed:
            del self.works[text]
            raise Refusal("failed", "refuse-record-long")
        if work.found is None:
            return Review(len(work.results), max(work.all, 1))
        return await self.processes.run_paid(purse.pay, worded, text, work.found, language)

    def begin(self, text: str, address: str, purse: Purse) -> Coroutine[Any, Any, None] | None:
        """The work on a record, if nobody has asked for it before."""
        if text in self.works:
            return None
        waiting = [work for work in self.works.values() if work.found is None and not work.failed]
        if purse.debt or len(waiting) >= QUEUE or any(work.address == address for work in waiting):
            raise Refusal("too-fast", "refuse-replays-busy")
        self.works[text] = Work(address)
        for old in list(self.works)[:-KEPT]:
            if self.works[old].found is not None:
                del self.works[old]
        return self._work(text, self.works[text], purse)

    async def _work(self, text: str, work: Work, purse: Purse) -> None:
        try:
            async with self.turn:
                work.all = await self.processes.run_paid(purse.pay, measured, text)
            while len(work.results) < work.all:
                async with self.turn:
                    done = await self.processes.run(some, text, len(work.results), self.tries)
                work.results += done.found
                purse.pay(done.seconds)
            work.found = await self.processes.run_paid(purse.pay, gathered, text, work.results)
        except Exception:
            work.failed = True
            logger.exception("failed", extra={"details": {"work": "review"}})

    def close(self) -> None:
        self.processes.close()
