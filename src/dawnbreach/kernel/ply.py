"""One decision of a history, and small types of positions."""

from __future__ import annotations

from typing import NamedTuple

from dawnbreach.kernel.choice import Choice
from dawnbreach.kernel.data import Value

Outcome = tuple[int, str, int]
"""Stream, what was decided, and the value."""

NO_FORK = -1
"""The game is no fork of another."""

How = tuple[tuple[str, object], ...]
"""The options a game was started with."""


class Standing(NamedTuple):
    """A seat's place at the end."""

    seat: int
    rank: int
    score: int


class Ply(Value):
    """One decision of the history and what chance answered; a chain back to the start."""

    before: Ply | None
    seat: int
    choice: Choice
    outcomes: tuple[Outcome, ...]
    revealed: bool
    number: int
