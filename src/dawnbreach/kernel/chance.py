"""Where outcomes come from. A source is asked for the n-th outcome of a stream; it keeps no count.

The seeded source is a pure function that anybody can compute: the n-th outcome of stream s among k
possibilities is  floor(k * x / 2**64)  with x the first eight bytes, big-endian, of
SHA-256("seed/s/n"). Stream 0 belongs to the table, stream i to seat i counted from 1. Where a game was taken back
past chance with everybody's consent, the seed is from then on "seed again r", with r counting these occasions.
"""

from __future__ import annotations

import hashlib
import importlib
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from struct import Struct
from typing import Any, Protocol

from dawnbreach.kernel.errors import Unreadable

TABLE = -1
"""Who asks where no seat does."""


def _sha256() -> Callable[[bytes], Any]:
    """Python's own, if it has one: OpenSSL's takes half as long again for a few bytes."""
    for name in ("_sha2", "_sha256"):
        try:
            found: Callable[[bytes], Any] = importlib.import_module(name).sha256
        except ImportError:
            continue
        return found
    return hashlib.sha256


sha256 = _sha256()
EIGHT_BYTES = Struct(">Q").unpack_from


def stream_of(seat: int) -> int:
    """The stream of a seat, or of the TABLE."""
    return seat + 1


def laid_out(order: Sequence[int], known: Mapping[int, int]) -> list[int]:
    """A row of face-down cards in the order that the seed gives it, with the cards that are `known` in their places.

    What is turned over must not depend on the order in which seats turn their cards, so it is not the next outcome of
    a stream: the seed gives the row an order of its own. Cards that are known already may lie elsewhere in it (they
    came from a record or a script); each is swapped into its place, which moves as few others as possible.
    """
    row = list(order)
    for place, card in known.items():
        other = row.index(card)
        row[place], row[other] = row[other], row[place]
    return row


class Chance(Protocol):
    """Answers which of several possibilities comes true."""

    def pick(self, stream: int, count: int, what: str, options: Sequence[int]) -> int:
        """The `count`-th outcome of a stream, one of `options` (never empty)."""

    def shuffle(self, label: str, cards: Sequence[int]) -> tuple[int, ...] | None:
        """The order in which these face-down cards lie, or None if this source keeps no order."""

    def copy(self) -> Chance:
        """A source that goes on from here on its own."""


def draw(seed: str, label: str, options: int) -> int:
    """A number below `options`, fixed by the seed and the label."""
    first: int = EIGHT_BYTES(sha256(f"{seed}/{label}".encode()).digest())[0]
    return first * options >> 64


class Asked(Exception):
    """Chance was asked something, or something was shown, where nobody wants to know what."""


class Unasked:
    """Answers nothing: for finding out whether chance would be asked at all."""

    def pick(self, stream: int, count: int, what: str, options: Sequence[int]) -> int:
        raise Asked

    def shuffle(self, label: str, cards: Sequence[int]) -> tuple[int, ...] | None:
        raise Asked

    def copy(self) -> Unasked:
        return self


class Seeded:
    """Outcomes computed from a secret seed."""

    def __init__(self, seed: str, again: int = 0) -> None:
        self.seed, self.again = seed, again
        self.word = f"{seed} again {again}" if again else seed
        self.prefix = f"{self.word}/".encode()

    def pick(self, stream: int, count: int, what: str, options: Sequence[int]) -> int:
        first: int = EIGHT_BYTES(sha256(self.prefix + b"%d/%d" % (stream, count)).digest())[0]
        return options[first * len(options) >> 64]

    def shuffle(self, label: str, cards: Sequence[int]) -> tuple[int, ...]:
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            other = draw(self.word, f"{label}/{last}", last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def copy(self) -> Seeded:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Seeded, (self.seed, self.again)


class Scripted:
    """Outcomes laid down beforehand for some questions; the rest is asked of another source."""

    def __init__(self, script: Mapping[str, Iterable[int]], otherwise: Chance) -> None:
        self.script = {what: deque(values) for what, values in script.items()}
        self.otherwise = otherwise

    def pick(self, stream: int, count: int, what: str, options: Sequence[int]) -> int:
        queue = self.script.get(what)
        if not queue:
            return self.otherwise.pick(stream, count, what, options)
        if queue[0] not in options:
            raise Unreadable(f"the script says {what} {queue[0]}, which cannot happen here")
        return queue.popleft()

    def shuffle(self, label: str, cards: Sequence[int]) -> tuple[int, ...] | None:
        return None if any(self.script.values()) else self.otherwise.shuffle(label, cards)

    def copy(self) -> Scripted:
        return Scripted({what: tuple(queue) for what, queue in self.script.items()}, self.otherwise)

    def __reduce__(self) -> tuple[object, ...]:
        return Scripted, ({what: tuple(queue) for what, queue in self.script.items()}, self.otherwise)


class Recorded:
    """Outcomes read from a record, each stream in its own order."""

    def __init__(self, outcomes: Iterable[tuple[int, str, int]], offsets: tuple[int, ...] = ()) -> None:
        self.offsets = offsets
        """How many outcomes each stream had given before this record begins."""
        self.streams: dict[int, list[tuple[str, int]]] = {}
        for stream, what, value in outcomes:
            self.streams.setdefault(stream, []).append((what, value))

    def pick(self, stream: int, count: int, what: str, options: Sequence[int]) -> int:
        told = self.streams.get(stream, [])
        count -= self.offsets[stream] if self.offsets else 0
        if count >= len(told):
            raise Unreadable(f"the record has no outcome for {what} in stream {stream}")
        asked, value = told[count]
        if asked != what or value not in options:
            raise Unreadable(f"the record says {asked} where {what} is decided, or what cannot happen")
        return value

    def shuffle(self, label: str, cards: Sequence[int]) -> None:
        return None

    def copy(self) -> Recorded:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        outcomes = [(stream, what, value) for stream, told in self.streams.items() for what, value in told]
        return Recorded, (outcomes, self.offsets)
