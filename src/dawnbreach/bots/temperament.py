"""Temperaments: what a bot cares for more or less than others of its strength, so that those at a table differ."""

from __future__ import annotations

from typing import NamedTuple

from dawnbreach.bots.sanctum_aims import GROWER, Aims


class Taste(NamedTuple):
    """How much things count, beside what they are worth to one of no temperament."""

    wound: float = 1.0
    """Wounds, and what may deal them."""
    fight: float = 1.0
    """What fights bring: levels of demons, Daily Fame."""
    haste: float = 1.0
    """A turn that brings nothing."""
    loot: float = 1.0
    """Items; relics, coins and cards."""
    rival: float = 1.0
    """What others have and one could take from them."""
    traps: float = 0.0
    """What an own trap on the map is worth, in points of the final count."""
    aims: Aims = GROWER
    """What counts on a march."""


EVEN = Taste()
TASTES = {
    "bold": Taste(wound=0.6, fight=1.3, haste=1.5),
    "careful": Taste(wound=1.25, fight=0.95, haste=0.85),
    "thief": Taste(fight=0.95, loot=1.4, rival=1.4, traps=0.5),
}
"""By the word behind a bot's name."""
