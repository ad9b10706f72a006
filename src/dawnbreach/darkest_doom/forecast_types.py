"""The types of what Darkest Doom foresees of a decision: plain JSON data, made by `forecast.py`."""

from __future__ import annotations

from typing import Literal, TypedDict

Trusted = Literal["exact", "bounded", "estimated"]
"""How far an answer can be trusted: bounded, where something is drawn that nobody knows."""
Stake = Literal["abyss", "trap", "monolith", "threat"]
"""What a test is about: a Dark Abyss, a trap, Mosh in the Monolith, the victory of a Virtual Guardian."""


class TestOdds(TypedDict):
    """An ambush test in which everything is done to pass it. DD-4.4"""

    stake: Stake
    level: int
    chance: float
    bare: float
    """The chance without cards and tools."""
    missed: list[float]
    """How likely no symbol, one, two … are left unmatched."""
    trust: Trusted


class FightOdds(TypedDict):
    """A combat with somebody who fights by attack card, fought for the best. DD-7.5"""

    foe: str
    """The figure, as the notation writes it."""
    kill: float
    death: float
    wounds: float
    """On average."""
    trust: Trusted


class RelicOdds(TypedDict):
    """The search for a relic. DD-9.4"""

    chance: float
    by_coins: list[float]
    """With at most so many coins, none first."""


class Peril(TypedDict):
    """What waits in an area beside the Guardian. DD-3.3"""

    area: str
    fight: FightOdds | None
    test: TestOdds | None


class Threat(TypedDict):
    """How likely a monster attacks the Guardian when it moves next, if all stays as it is. DD-6.9"""

    monster: str
    least: float
    most: float


class Way(TypedDict):
    """The shortest way to an area on which nothing waits but at its end. DD-3.2"""

    area: str
    actions: int
    """Action points."""
    areas: list[str]
    """All that are entered, the area itself last."""


class Forecast(TypedDict):
    """What is likely; what is certain is in the view."""

    test: TestOdds | None
    fight: FightOdds | None
    relic: RelicOdds | None
    perils: list[Peril]
    """On one's own turn."""
    threats: list[Threat]
    ways: list[Way]
    """On one's own turn: to all areas that are farther than one step, without coins."""
