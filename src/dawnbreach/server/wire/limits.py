"""How much one sender may ask for."""

from __future__ import annotations

import time
from collections import Counter


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
    def is_full(self) -> bool:
        self.fill()
        return self.level >= self.brim


class Purse(Bucket):
    """Processor seconds: what was done is paid for afterwards, and who is in debt waits."""

    def pay(self, seconds: float) -> None:
        self.fill()
        self.level = min(max(self.level - seconds, -self.brim), self.brim)
        self.spent += seconds

    @property
    def debt(self) -> float:
        """Seconds until there is something in it again."""
        self.fill()
        return max(0.0, -self.level / self.rate)


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

    def of(self, name: str) -> Purse:
        if name not in self.purses:
            self.purses[name] = Purse(self.rate, self.brim)
        return self.purses[name]

    def sweep(self) -> None:
        self.purses = {name: purse for name, purse in self.purses.items() if not purse.is_full}


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
