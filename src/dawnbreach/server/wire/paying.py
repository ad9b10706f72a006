"""What a connection costs, and who pays for it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.wire.limits import Purse, in_turn
from dawnbreach.server.worker.room import Room
from dawnbreach.server.worker.worker import Worker

WAIT = 1.0
"""So many seconds a message waits that cannot be paid for yet."""
MESSAGE = 0.0001
"""Processor seconds for any message at all, to understand and to answer it."""
ASIDE = 0.0005
"""For any question, paid before it is answered; what it takes beyond that, afterwards."""
WRITING, TELLING = 0.002, 0.0005
"""To write an entry, and to tell one reader of it."""
REMARK = 0.00001
"""To tell one reader of one remark: all of them are told again with anything but a choice."""
T = TypeVar("T")


class Paying:
    """A connection that pays for what it asks for."""

    worker: Worker
    room: Room
    address: str
    seats: frozenset[int]

    @property
    def purses(self) -> list[Purse]:
        """Who pays for what is done here: for spectators all of them at the table together, and the address."""
        payers = payers_of(self.worker, self.address)
        return payers if self.seats else [self.worker.table_costs.of(self.room.table.id), *payers]

    async def afford(self) -> None:
        """Wait for the turn of who pays; where that takes too long the message is refused."""
        await afforded(self.purses)
        self.charge(MESSAGE)

    @contextlib.contextmanager
    def paid(self) -> Iterator[None]:
        """For processor time in which nobody else has a turn, also where a refusal comes of it."""
        began = time.thread_time()
        try:
            yield
        finally:
            self.charge(time.thread_time() - began)

    def pay_for_news(self) -> None:
        """For telling everybody at the table of it, with all that was said there."""
        self.charge((TELLING + REMARK * len(self.room.table.chat)) * len(self.room.watchers))

    def charge(self, seconds: float) -> None:
        for purse in self.purses:
            purse.pay(seconds)

    async def aside(self, work: Callable[[], T]) -> T:
        """What may take long is done beside everything else, one question after another, also for a refusal."""
        self.charge(ASIDE)
        async with self.worker.aside:
            return await beside(work, lambda seconds: self.charge(max(seconds - ASIDE, 0.0)))


def payers_of(worker: Worker, address: str) -> list[Purse]:
    """The purse of an address, and where much was spent from it that of all such addresses."""
    own = worker.costs.of(address)
    return [own, worker.heavy_costs] if own.is_heavy else [own]


async def afforded(purses: list[Purse]) -> None:
    """Wait for a turn; a refusal if that takes too long."""
    if not any(purse.pause or purse.line.locked() for purse in purses):
        return
    try:
        async with asyncio.timeout(WAIT):
            await in_turn(purses)
    except TimeoutError:
        raise Refusal("too-fast", "refuse-costly") from None


async def beside(work: Callable[[], T], pay: Callable[[float], None]) -> T:
    """What may take long, in a thread; it is paid for in any case."""
    spent: list[float] = []
    try:
        return await asyncio.to_thread(_timed, work, spent)
    finally:
        pay(sum(spent))


def _timed(work: Callable[[], T], spent: list[float]) -> T:
    began = time.thread_time()
    try:
        return work()
    finally:
        spent.append(time.thread_time() - began)
