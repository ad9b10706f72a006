"""How much one sender may ask for."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from weakref import ref

HASTE, BURST = 4.0, 5.0
"""From a purse nobody spends more than so many times what comes into it, or more than all of it in so many seconds."""
GRACE = 0.003
"""Processor seconds that may be spent at one moment all the same."""
HEAVY = 1 / 8
"""Who has spent so much of what a purse holds shares with all others who have."""
LONGEST = 1.0
"""Seconds for which something dear keeps others who pay from the same purse waiting, if nothing is owed."""


class Bucket:
    """Fills at a steady rate up to a brim; everything that is asked for takes one out."""

    def __init__(self, rate: float, brim: float) -> None:
        self.rate, self.brim, self.level, self.seen = rate, brim, brim, time.monotonic()
        self.spent = 0.0
        """Since the other workers were last told."""

    def take(self) -> bool:
        self.fill()
        if self.level < 1:
            return False
        self.level -= 1
        self.spent += 1
        return True

    def spent_elsewhere(self, seconds: float) -> None:
        """For all workers together it is full in so many seconds."""
        self.fill()
        self.level = max(min(self.level, self.brim - seconds * self.rate), -self.brim)

    def fill(self) -> None:
        now = time.monotonic()
        self.level = min(self.brim, self.level + (now - self.seen) * self.rate)
        self.seen = now

    @property
    def filled(self) -> float:
        """How much is in it now."""
        self.fill()
        return self.level

    @property
    def is_full(self) -> bool:
        return self.filled >= self.brim


class Purse(Bucket):
    """Processor seconds: what was done is paid for afterwards, and who is in debt waits.

    Those who pay from it go one after another, also while there is enough in it: a hundred lines of one sender would
    else spend at one moment, in which nobody else has a turn, what they may spend in seconds.
    """

    def __init__(self, rate: float, brim: float) -> None:
        super().__init__(rate, brim)
        self.speed = max(HASTE * rate, brim / BURST)
        self.free = self.seen
        """The moment at which all that was spent has taken its time."""
        self.line = asyncio.Lock()
        self.leisure = asyncio.Lock()
        """One at a time takes long."""

    def pay(self, seconds: float) -> None:
        self.fill()
        self.level = min(max(self.level - seconds, -self.brim), self.brim)
        self.spent += seconds
        self.free = min(max(self.free, self.seen) + seconds / self.speed, self.seen + LONGEST)

    @property
    def debt(self) -> float:
        """Seconds until there is something in it again."""
        self.fill()
        return max(0.0, -self.level / self.rate)

    @property
    def pause(self) -> float:
        """Seconds until somebody may spend again."""
        return max(self.debt, self.free - self.seen - GRACE / self.speed, 0.0)

    @property
    def is_heavy(self) -> bool:
        """Was much spent from it lately?"""
        self.fill()
        return self.level < self.brim * (1 - HEAVY)


async def at_leisure(purse: Purse) -> None:
    """Wait until more than half of a purse is there: who takes long leaves the rest to those who play."""
    while (wanting := purse.brim / 2 - purse.filled) > 0:
        await asyncio.sleep(max(wanting / purse.rate, GRACE))


async def in_turn(purses: Sequence[Purse]) -> None:
    """Wait until all who pay may spend; those who wait for the same purse go one after another."""
    async with AsyncExitStack() as lines:
        for purse in purses:
            await lines.enter_async_context(purse.line)
            while (pause := purse.pause) > 0:
                await asyncio.sleep(pause)


class Limits:
    """A bucket for each address."""

    def __init__(self, rate: float, brim: float) -> None:
        self.rate, self.brim = rate, brim
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.brim)
        return bucket.take()

    def sweep(self) -> None:
        """Forget those who have been quiet."""
        self.buckets = {address: bucket for address, bucket in self.buckets.items() if not bucket.is_full}


class Purses:
    """A purse for each address or table."""

    def __init__(self, rate: float, brim: float) -> None:
        self.rate, self.brim = rate, brim
        self.purses: dict[str, Purse] = {}
        self.swept: dict[str, ref[Purse]] = {}
        """Those that were full lately: somebody may still be at work who has yet to pay from one."""

    def of(self, name: str) -> Purse:
        if name not in self.purses:
            swept = self.swept.pop(name, None)
            found = None if swept is None else swept()
            self.purses[name] = Purse(self.rate, self.brim) if found is None else found
        return self.purses[name]

    def sweep(self) -> None:
        """Forget those that are full, and of which nobody knows any more."""
        full = {name: purse for name, purse in self.purses.items() if purse.is_full}
        held = {name: swept for name, swept in self.swept.items() if swept() is not None}
        self.swept = held | {name: ref(purse) for name, purse in full.items()}
        self.purses = {name: purse for name, purse in self.purses.items() if name not in full}


class Crowd:
    """Connections by address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.counts: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self.counts[address] >= self.most:
            return False
        self.counts[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.counts[address] -= 1
        if not self.counts[address]:
            del self.counts[address]
