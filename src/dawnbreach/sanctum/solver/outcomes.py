"""What a fight may come to, which outcomes are better in every way, and what they are worth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dawnbreach.sanctum.solver.spending import GUARDS


@dataclass(frozen=True)
class Outcome:
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


@dataclass(frozen=True)
class Worth:
    """What things are worth to a hero, measured in wounds. More of anything but wounds is never worth less."""

    death: float = 30.0
    level: float = 1.5
    """A killed demon brings so much for each of its levels,"""
    damage: float = 0.5
    """so much for each point of damage that it will not deal again,"""
    item: float = 1.0
    """and so much for the item on its back."""
    card: float = 4.0
    """A card of the final battle that is defeated."""
    victory: float = 20.0
    hit: float = 0.5
    """A location hit on a foe that lives on."""
    stamina: float = 0.3
    focus: float = 0.3
    rage: float = 0.6
    once: float = 0.8
    """A blessing, or a skill that waits for a Rest."""


BIG = 1 << 8
"""Above any count; the guard bit is half of it."""


def undominated(keys: Iterable[int], guards: int = GUARDS) -> list[int]:
    """Those packed numbers of which no other has every part lower or the same; each once."""
    kept: list[int] = []
    for key in sorted(set(keys)):
        guarded = key | guards
        for other in kept:
            if (guarded - other) & guards == guards:
                break
        else:
            kept.append(key)
    return kept
