"""What each seat gets of a few things, such as characters: what its player asked for, or what is dealt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from dawnbreach.kernel.chance import TABLE
from dawnbreach.kernel.errors import Unreadable
from dawnbreach.kernel.position import Position

DEALT = "random"
"""What a seat asks for that leaves it to chance."""


def settle_asked(option: str, asked: str | Iterable[str], seats: int, known: Sequence[str]) -> tuple[str, ...]:
    """What each seat asked for; whoever did not ask leaves it to chance. Nothing may be asked for twice."""
    named = (asked,) if isinstance(asked, str) else tuple(asked)
    wanted = (*named, *([DEALT] * (seats - len(named))))
    chosen = [name for name in wanted if name != DEALT]
    if len(wanted) != seats or any(name not in known for name in chosen) or len(set(chosen)) < len(chosen):
        listed = ", ".join(known)
        raise Unreadable(
            f"{option} are {listed} or {DEALT}, each once and at most {seats}, not {wanted}",
            f"input-{option}",
            seats=seats,
            **{option: listed},
        )
    return wanted


def deal_asked(position: Position, what: str, wanted: Sequence[str], known: Sequence[str]) -> Iterator[int]:
    """The number of what each seat gets, chance deciding where it was left to it."""
    left = [number for number, name in enumerate(known) if name not in wanted]
    for name in wanted:
        if name == DEALT:
            number = position.ask(TABLE, what, left)
            left.remove(number)
        else:
            number = known.index(name)
        yield number
