"""What the views of all games have in common."""

from __future__ import annotations

from typing import TypedDict

from dawnbreach.kernel.position import Position


class Place(TypedDict):
    """A seat's place at the end."""

    seat: int
    rank: int
    """1 for those who won; ties share it."""
    score: int


def places(position: Position) -> list[Place] | None:
    """Who came where, best first; nothing before the end."""
    if not position.over:
        return None
    return [{"seat": seat, "rank": rank, "score": score} for seat, rank, score in position.standings()]
