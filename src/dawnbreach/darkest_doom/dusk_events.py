"""What happens in the turn of the Darkest Fate: the Dark Event, monsters, tendrils, Abysses. DD-6, DD-11"""

from __future__ import annotations

from dawnbreach.kernel import Event


class EventDrawn(Event):
    id = "event-drawn"
    event: int
    map: int


class HeartTaken(Event):
    """A Heart goes from the round track into the bag."""

    id = "heart-taken"

    left: int


class MonsterCame(Event):
    id = "monster-came"
    area: int
    figure: int


class Metamorphosed(Event):
    id = "metamorphosed"
    figure: int
    """What it has become."""
    area: int


class TokenDrawn(Event):
    id = "token-drawn"
    token: int
    figure: int
    area: int
    """Where the monster is that draws it."""


class BagEmpty(Event):
    """A monster finds no token in the bag."""

    id = "bag-empty"

    figure: int


class TokenGone(Event):
    """The token of a monster leaves the game."""

    id = "token-gone"

    token: int
    figure: int


class BuildingHunted(Event):
    """A monster sets out for a building, by its token or as the seat says."""

    id = "building-hunted"

    figure: int
    building: int


class GuardianHunted(Event):
    """A monster sets out for a Guardian."""

    id = "guardian-hunted"

    figure: int
    enemy: int


class BuildingAttacked(Event):
    id = "building-attacked"
    figure: int
    building: int


class TendrilsChanged(Event):
    id = "tendrils-changed"
    building: int
    count: int


class AbyssesPlaced(Event):
    id = "abysses-placed"
    areas: tuple[int, ...]


class AbyssGone(Event):
    id = "abyss-gone"
    area: int


class AbyssTurned(Event):
    id = "abyss-turned"
    abyss: int
