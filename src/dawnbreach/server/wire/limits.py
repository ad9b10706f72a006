"""How much one sender may ask for."""

from __future__ import annotations

import time
from collections import Counter


class Bucket:
    """Fills at a steady rate up to a brim; everything that is asked for takes one out."""

    def __init__(self, rate: float, brim: float) -> None:
        self.rate, self.brim, self.level, self.seen = rate, brim, brim, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.brim, self.level + (now - self.seen) * self.rate)
        self.seen = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    @property
    def is_full(self) -> bool:
        return self.level + (time.monotonic() - self.seen) * self.rate >= self.brim


class Limits:
    """A bucket for each address, and how many connections it has."""

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
