"""What happens in the turn of the Darkest Fate: the Dark Event, monsters, tendrils, Abysses. DD-6, DD-11"""

from __future__ import annotations

from dataclasses import dataclass

from dawnbreach.kernel import Event


@dataclass(frozen=True)
class EventDrawn(Event):
    event: int
    map: int


@dataclass(frozen=True)
class HeartTaken(Event):
    """A Heart goes from the round track into the bag."""

    left: int


@dataclass(frozen=True)
class MonsterCame(Event):
    area: int
    figure: int


@dataclass(frozen=True)
class Metamorphosed(Event):
    figure: int
    """What it has become."""
    area: int


@dataclass(frozen=True)
class TokenDrawn(Event):
    token: int
    figure: int
    area: int
    """Where the monster is that draws it."""


@dataclass(frozen=True)
class BagEmpty(Event):
    """A monster finds no token in the bag."""

    figure: int


@dataclass(frozen=True)
class TokenGone(Event):
    """The token of a monster leaves the game."""

    token: int
    figure: int


@dataclass(frozen=True)
class BuildingHunted(Event):
    """A monster sets out for a building, by its token or as the seat says."""

    figure: int
    building: int


@dataclass(frozen=True)
class GuardianHunted(Event):
    """A monster sets out for a Guardian."""

    figure: int
    enemy: int


@dataclass(frozen=True)
class BuildingAttacked(Event):
    figure: int
    building: int


@dataclass(frozen=True)
class TendrilsChanged(Event):
    building: int
    count: int


@dataclass(frozen=True)
class AbyssesPlaced(Event):
    areas: tuple[int, ...]


@dataclass(frozen=True)
class AbyssGone(Event):
    area: int


@dataclass(frozen=True)
class AbyssTurned(Event):
    abyss: int
