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
    """A combat fought for the best; an estimate where another player decides, too. DD-7.2, DD-7.5"""

    foe: str
    """The figure, as the notation writes it."""
    kill: float
    death: float
    wounds: float
    """On average."""
    fame: int | None
    """For a kill; None for the High Priestess, with whom the game is won. DD-7.4, DD-7.7, DD-7.8"""
    cards: int
    """In another player's hand: what they can do is not counted."""
    trust: Trusted


class RelicOdds(TypedDict):
    """The search for a relic. DD-9.4"""

    chance: float
    by_coins: list[float]
    """With at most so many coins, none first."""


class Peril(TypedDict):
    """What waits in an area beside the Guardian, or in one that it can reach on this turn. DD-3.3"""

    area: str
    fight: FightOdds | None
    test: TestOdds | None
    """In a Dark Abyss. DD-11.1"""
    trap: TestOdds | None
    """On another Guardian's trap token. DD-10.4"""


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
    """On one's own turn, the nearest first."""
    threats: list[Threat]
    ways: list[Way]
    """On one's own turn: to all areas that are farther than one step, without coins."""
