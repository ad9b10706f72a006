"""All that chance can answer, through the rules themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import factorial, prod
from typing import TypeVar

from dawnbreach.kernel import Position

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


def forks(position: P, act: Callable[[P], object], alike: str = "") -> Iterator[tuple[float, P]]:
    """Every position that may follow when this is done, with its probability.

    Outcomes that are `alike` are dice of one roll: which of them shows what does not matter.
    """
    waiting: list[tuple[float, tuple[int, ...], tuple[int, ...]]] = [(1.0, (), ())]
    while waiting:
        chance, outcomes, dice = waiting.pop()
        after = position.copy()
        after.source = Laid(outcomes)
        try:
            act(after)
        except Fork as fork:
            each, share = fork.options, chance / len(fork.options)
            if fork.what == alike:
                waiting += [(share, (*outcomes, o), (*dice, o)) for o in each if not dice or o >= dice[-1]]
            else:
                waiting += [(share, (*outcomes, o), dice) for o in each]
        else:
            yield chance * orders(dice), after


def orders(dice: tuple[int, ...]) -> int:
    """In how many orders the same dice can come."""
    return factorial(len(dice)) // prod(factorial(n) for n in Counter(dice).values())
