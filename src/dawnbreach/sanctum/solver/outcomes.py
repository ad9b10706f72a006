"""What a fight may come to, and which outcomes are better in every way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from dawnbreach.sanctum.solver.spending import ALL, GUARDS, WIDTH


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


def undominated(keys: Iterable[int], better: Iterable[int] = ()) -> list[int]:
    """Those packed numbers of which no other, nor any of some known ones, has every part lower or the same."""
    known, kept = list(better), []
    for key in sorted(keys):
        guarded = key | OUTCOME_GUARDS
        for other in known:
            if (guarded - other) & OUTCOME_GUARDS == OUTCOME_GUARDS:
                break
        else:
            kept.append(key)
            known.append(key)
    return kept
