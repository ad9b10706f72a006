"""The type of a view of Lanterns: plain JSON data."""

from __future__ import annotations

from typing import TypedDict


class Lantern(TypedDict):
    """A lantern as everybody who sees it knows it."""

    id: str
    brightness: int


class View(TypedDict):
    """What a seat, or a spectator, may know."""

    seat: int | None
    """Through whose eyes."""
    night: int
    held: Lantern | None
    """The own lantern; nothing for a spectator."""
    swapped: list[int]
    """By seat: how often this night."""
    points: list[int]
    """By seat."""
    waiting: list[int]
    """The seats that decide now."""
    over: bool
