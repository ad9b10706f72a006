"""The history of a game once more, for what can be told of it."""

from __future__ import annotations

from dawnbreach.kernel import Position
from dawnbreach.kernel.history import beginning
from dawnbreach.table import telling
from dawnbreach.table.telling import Told


def chronicle(position: Position, after: int = -1, until: int | None = None) -> list[Told]:
    """The decisions `after` < number <= `until`; number 0 is what happened before the first."""
    again = beginning(position)
    told = [telling.opening(again)] if after < 0 else []
    for ply in position.plies()[:until]:
        if ply.number > after:
            told.append(telling.play(again, ply.choice, ply.seat))
        else:
            again.play(ply.choice, ply.seat)
    return told
