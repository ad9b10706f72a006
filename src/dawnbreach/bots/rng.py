"""Random sources of the bots' own, apart from the game's chance."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def mixed(z: int) -> int:
    """64 bits well stirred."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Rng:
    """SplitMix64: fast, tiny, the same on every machine."""

    def __init__(self, seed: str) -> None:
        self.state = int.from_bytes(sha256(seed.encode()).digest()[:8], "big")

    def next(self) -> int:
        self.state = (self.state + _STEP) & _MASK
        return mixed(self.state)

    def choice(self, options: Sequence[T]) -> T:
        return options[self.next() * len(options) >> 64]


class Fancy:
    """Chance in imagined worlds: like the seeded source a function of seed, stream and count, but quicker."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def pick(self, stream: int, count: int, what: str, options: Sequence[int]) -> int:
        return options[mixed((self.seed + (stream << 32) + count * _STEP) & _MASK) * len(options) >> 64]

    def shuffle(self, label: str, cards: Sequence[int]) -> tuple[int, ...]:
        order, state = list(cards), self.seed ^ sum(label.encode()) << 20
        for last in range(len(order) - 1, 0, -1):
            other = mixed((state + last * _STEP) & _MASK) * (last + 1) >> 64
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def copy(self) -> Fancy:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Fancy, (self.seed,)
