"""DD-13.5, DD-13.6 The end of the game, whoever brings it about."""

from __future__ import annotations

from dawnbreach.darkest_doom import events
from dawnbreach.darkest_doom.state import Land
from dawnbreach.kernel import NOBODY


def end(table: Land, victor: int, ending: int) -> None:
    """The first to meet a condition ends the game at once. DD-13.5, DD-13.6"""
    if table.over:
        return
    table.victor, table.ending, table.over = victor, ending, True
    table.main.frames.clear()
    winners = table.victors()
    table.tell(events.Ended(winners[0] if len(winners) == 1 else NOBODY, ending))
