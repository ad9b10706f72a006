"""The history of a game once more, for what can be told of it."""

from __future__ import annotations

from dawnbreach.kernel import Position, Recorded
from dawnbreach.table import telling
from dawnbreach.table.telling import Told


def chronicle(position: Position, after: int = -1, until: int | None = None) -> list[Told]:
    """The decisions `after` < number <= `until`; number 0 is what happened before the first."""
    assert position.origin is not None
    again = position.origin.copy()
    again.prelude = position.prelude
    plies = position.plies()
    asked = again.asked
    outcomes = [(s + 1, what, value) for ply in plies for s, what, value in ply.outcomes]
    again.source = Recorded(outcomes, offsets=(asked[-1], *asked[:-1]))
    told = [telling.opening(again)] if after < 0 else []
    for ply in plies[:until]:
        if ply.number > after:
            told.append(telling.play(again, ply.choice, ply.seat))
        else:
            again.play(ply.choice, ply.seat)
    return told
