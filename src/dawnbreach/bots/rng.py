"""A small random source of the bots' own, apart from the game's chance."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1


class Rng:
    """SplitMix64: fast, tiny, the same on every machine."""

    def __init__(self, seed: str) -> None:
        self.state = int.from_bytes(sha256(seed.encode()).digest()[:8], "big")

    def next(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def choice(self, options: Sequence[T]) -> T:
        return options[self.next() * len(options) >> 64]
