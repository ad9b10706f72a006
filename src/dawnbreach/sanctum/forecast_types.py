"""The types of what Sanctum foresees of a fight: plain JSON data, made by `forecast.py`."""

from __future__ import annotations

from typing import Literal, TypedDict

Trusted = Literal["exact", "bounded", "estimated"]
"""How far an answer can be trusted: bounded, where a card is turned up that nobody knows. SAN-9.4"""


class Prospect(TypedDict):
    """What a fight comes to when it is fought for the best."""

    survive: float
    """How likely the hero lives."""
    wounds: float
    """On average."""
    kills: float
    """How many die on average."""


class Target(TypedDict):
    """A foe that is still to be killed."""

    foe: str
    """As the notation writes it."""
    chance: float
    """How likely it dies before the roll; after it 1 if the dice in hand can kill it, and 0 if they cannot."""


class Draught(TypedDict):
    """What a potion would change. SAN-4.1"""

    text: str
    """The choice that drinks it."""
    then: Prospect


class Forecast(TypedDict):
    """A fight before or after its roll."""

    trust: Trusted
    best: Prospect
    """Of all rolls, each fought for the best; after the roll of what is sure."""
    stop: Prospect | None
    """After the roll: what comes of ending this step now, and of the best block after it."""
    calm: Prospect | None
    """The best without any use of rage, where that is worse."""
    targets: list[Target]
    together: int
    """After the roll: how many the dice can kill at once."""
    draughts: list[Draught]
    """Each potion in its best use, the best first."""
