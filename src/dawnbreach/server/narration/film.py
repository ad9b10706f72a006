"""What happened since a decision, shown once more: position after position, as one seat or a spectator saw it."""

from __future__ import annotations

import msgspec

from dawnbreach.kernel import Position
from dawnbreach.kernel.history import beginning, retold
from dawnbreach.kernel.ply import Ply
from dawnbreach.server.core.tale import Told, opening, play
from dawnbreach.server.narration.log import log_line
from dawnbreach.server.protocol.parts import Shot

MOST = 80
"""So many decisions are shown, the last ones."""


def film(position: Position, after: int, viewer: int | None, language: str) -> tuple[Shot, ...]:
    """The position after a decision, then those that followed, each with what led to it."""

    def shot(again: Position, told: Told) -> Shot:
        view = msgspec.Raw(msgspec.json.encode(again.view(viewer)))
        return Shot(told.ply, view, log_line(again, told, viewer, language))  # type: ignore[arg-type]

    def step(again: Position, ply: Ply) -> Shot:
        return shot(again, play(again, ply.choice, ply.seat))

    last = position.past.number if position.past else 0
    first = max(min(after, last), last - MOST)
    start = beginning(position)
    return tuple([shot(start, opening(start))] * (first <= 0) + retold(position, step, first - 1))
