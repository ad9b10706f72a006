"""All that chance can answer to a choice, through the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TypeVar

from dawnbreach.kernel import Choice, Position

P = TypeVar("P", bound=Position)


class Fork(Exception):
    """Chance is asked something for which nothing is laid down."""

    def __init__(self, what: str, options: Sequence[int]) -> None:
        self.what, self.options = what, options


class Laid:
    """Outcomes laid down in order, whatever is asked."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        self.outcomes = list(outcomes)

    def pick(self, stream: int, count: int, what: str, options: Sequence[int]) -> int:
        if not self.outcomes:
            raise Fork(what, options)
        return self.outcomes.pop(0)

    def shuffle(self, label: str, cards: Sequence[int]) -> None:
        return None

    def copy(self) -> Laid:
        return Laid(tuple(self.outcomes))


def forks(
    position: P, choice: Choice | str, seat: int, sure: dict[str, int] | None = None
) -> Iterator[tuple[Fraction, P]]:
    """Every position that may follow, with its probability; of what is `sure` only that outcome is looked at."""
    waiting: list[tuple[Fraction, tuple[int, ...]]] = [(Fraction(1), ())]
    while waiting:
        chance, outcomes = waiting.pop()
        after = position.copy()
        after.source = Laid(outcomes)
        try:
            after.play(choice, seat)
        except Fork as fork:
            options = [sure[fork.what]] if sure and fork.what in sure else fork.options
            waiting += [(chance / len(options), (*outcomes, option)) for option in options]
        else:
            yield chance, after
