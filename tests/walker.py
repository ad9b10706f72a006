"""Walks through any game from any position, looking after each decision at all that must hold of a position."""

from __future__ import annotations

import json
from collections.abc import Sequence

from dawnbreach.bots import Seat, ask, make
from dawnbreach.kernel import Position, conformance


def walk(position: Position, bots: Sequence[str], decisions: int, seed: str, every: int = 1) -> Position:
    """Let bots by name play on, one for each seat; before every `every`-th decision it is also saved and loaded."""
    players = [make(name, position.game.name, f"{seed}/{seat}") for seat, name in enumerate(bots)]
    for number in range(decisions):
        if position.over:
            break
        look(position, number % every == 0)
        seat = position.waiting[0]
        choice = ask(players[seat], Seat(position, seat))
        assert choice in position.choices(seat), f"{bots[seat]} plays {choice} at {position.frame(seat)}"
        position.play(choice, seat)
    look(position, True)
    return position


def look(position: Position, saved: bool) -> None:
    """Somebody can decide or all is over, what is offered is allowed, cards add up, everybody can look at it."""
    assert position.over or position.waiting, "nobody can decide, and the game is not over"
    conformance.check_deciders(position, 0)
    position.check()
    for seat in position.waiting:
        refused = [str(choice) for choice in position.choices(seat) if position.why_not(choice, seat) is not None]
        assert not refused, refused
    for viewer in (None, *range(position.seats)):
        position.view(viewer)
    if saved:
        assert position.game.load(json.loads(json.dumps(position.save()))) == position
