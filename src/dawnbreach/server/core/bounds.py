"""How long a game may be: the rules end it long before, and if ever they did not, the table does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dawnbreach.server.core.entries import Notice

if TYPE_CHECKING:
    from dawnbreach.server.core.state import Table

MOST_DECISIONS = 10_000
"""A game of more is closed, and a longer record is refused; bots play about 500 decisions."""


def end_if_endless(table: Table, now: float) -> None:
    """Close a game of too many decisions, as a keeper would: it counts for nobody, and what happened is kept."""
    if table.status == "playing" and table.ply >= MOST_DECISIONS:
        table.status, table.players = "abandoned", ()
        table.notices = (*table.notices, Notice("notice-closed-as-endless", {"n": str(table.ply)}, now))
