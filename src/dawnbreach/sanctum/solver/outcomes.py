"""What a fight may come to, and which outcomes are better in every way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import repeat
from operator import and_, or_
from typing import NamedTuple, TypeVar

from dawnbreach.sanctum.solver.spending import ALL, GUARDS, MOST_ONCE, ONCE, WIDTH

End = TypeVar("End")


class Outcome(NamedTuple):
    """The end of a fight, before tokens are regained and levels taken; or the moment a fury card is turned up."""

    killed: int
    """Bit set of the foes that die, by their place on the battle board."""
    hits: int
    """Locations hit in the rest of this fight."""
    wounds: int
    stamina: int
    """Left in the pool."""
    focus: int
    rage: int
    used: tuple[str, ...] = ()
    """What can be used once and was: blessings, skills that wait for a Rest."""
    survivors: bool = True
    """Is any foe left, or any card of the final battle?"""
    turns_up: bool = False
    """It goes on with a fury card that nobody knows yet: nothing is blocked so far. SAN-9.4"""


WOUNDS = 1 << ALL
"""Above the price of an outcome are its wounds."""
OUTCOME_GUARDS = GUARDS | WOUNDS << WIDTH - 1
BYTES = ALL // WIDTH + 1
NUMBERS = [0, 1, 3, ALL // WIDTH]
"""The bytes of an outcome with stamina and focus that are paid, missing rage, and wounds."""
THINGS = [(ONCE // WIDTH + n // 4, 1 << n % 4 * 2) for n in range(MOST_ONCE)]
"""The bytes with what there is only once, and its bits."""


def undominated(keys: Iterable[int]) -> list[int]:
    """Those packed numbers of which no other has every part lower or the same."""
    kept: list[int] = []
    guards = OUTCOME_GUARDS
    for key in sorted(keys):
        guarded = key | guards
        for other in kept:
            if (guarded - other) & guards == guards:
                break
        else:
            kept.append(key)
    return kept


Better = list[int]
"""Where the aims stand that come to no less, its own last."""


def lasting(found: list[tuple[Better, dict[int, End]]]) -> list[tuple[int, End]]:
    """Of all ends of all aims those than which no other is better; each has a bit, and a mask those no worse."""
    ends = [each for _, ends in found for each in ends.items()]
    better = not_worse(found)
    for column in columns([key for key, _ in ends]):
        better = map(and_, better, no_more(column))
    return [end for end, there in zip(ends, better, strict=True) if there.bit_count() == 1]


def not_worse(found: list[tuple[Better, dict[int, End]]]) -> Iterator[int]:
    """For each end all ends of those aims that come to no less than its own."""
    start, spans = 0, []
    for better, ends in found:
        spans.append((1 << len(ends)) - 1 << start)
        start += len(ends)
        yield from repeat(sum([spans[at] for at in better]), len(ends))


def columns(keys: list[int]) -> Iterator[bytes]:
    """Of each part in which they differ what each of them has."""
    table = b"".join([key.to_bytes(BYTES, "little") for key in keys])
    any_of_them = reduce(or_, keys).to_bytes(BYTES, "little")
    yield from [table[at::BYTES] for at in NUMBERS if any_of_them[at]]
    for at, bit in THINGS:
        if any_of_them[at] & bit:
            yield table[at::BYTES].translate(bytes([number & bit for number in range(256)]))


def no_more(column: bytes) -> Iterator[int]:
    """For each number in a column a mask of those that are no larger."""
    last_first = column[::-1]
    masks = {most: int(last_first.translate(b"1" * (most + 1) + b"0" * (255 - most)), 2) for most in set(column)}
    return map(masks.__getitem__, column)
