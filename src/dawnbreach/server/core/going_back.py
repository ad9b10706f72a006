"""Taking back: one's own decision as the rules allow, and past others with everybody's consent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dawnbreach.kernel import Position
from dawnbreach.kernel.history import retold
from dawnbreach.kernel.ply import Ply
from dawnbreach.server.core.entries import Entry
from dawnbreach.server.core.lessons import Script, step_after
from dawnbreach.server.protocol.parts import BackAsked, Rewound

if TYPE_CHECKING:
    from dawnbreach.server.core.state import Table

REMEMBERED = 50
"""So many times that people went back are told one by one, those before them by their number."""


def take_back(table: Table, entry: Entry) -> None:
    assert table.position is not None and entry.seat is not None
    table.position.take_back(entry.seat)
    went_back(table)


def rewind(table: Table, back: BackAsked) -> None:
    """Back to before a decision; where chance had answered since, it will answer anew."""
    assert table.position is not None
    lost = [ply for ply in table.position.plies() if ply.number >= back.to]
    anew = table.asks_all and any(ply.outcomes for ply in lost)
    last = table.ply
    table.position = table.position.rewound(len(lost))
    went_back(table)
    if anew:
        table.position.answer_anew(table.rewinds)
    table.rewound_before += len(table.rewound) == REMEMBERED
    table.rewound = (*table.rewound, Rewound(back.seat, back.to, last, anew, table.clocks.seen))[-REMEMBERED:]


def went_back(table: Table) -> None:
    """Everybody is told anew."""
    assert table.position is not None
    table.tale.clear()
    table.offered = dict.fromkeys(table.position.waiting, table.ply)
    table.rewinds += 1
    table.back, table.decided = None, table.clocks.seen
    if table.script is not None:
        table.lesson_at = lesson_again(table.position, table.script)


def lesson_again(position: Position, script: Script) -> int:
    """Where the lesson is, from its first step on."""
    at = 0

    def follow(again: Position, ply: Ply) -> None:
        nonlocal at
        again.play(ply.choice, ply.seat)
        at = step_after(script, at, ply.seat, again)

    retold(position, follow, len(script.played))
    return at


def ask_back(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    seat = entry.seat
    table.asks_all = bool(entry.data.get("all"))
    asked = [s for s, chair in enumerate(table.chairs) if chair.name is not None] if table.asks_all else table.people()
    others = tuple(s for s in asked if s != seat)
    table.back = BackAsked(seat, entry.data["to"], others)
    go_back_if_agreed(table)


def consent(table: Table, entry: Entry) -> None:
    assert table.back is not None
    if not entry.data["yes"]:
        table.back = None
        return
    waiting = tuple(s for s in table.back.waiting if s != entry.seat)
    table.back = BackAsked(table.back.seat, table.back.to, waiting)
    go_back_if_agreed(table)


def forget_wish(table: Table, seat: int) -> None:
    """Nobody waits for the consent of somebody who has gone."""
    if table.back is not None:
        left = tuple(s for s in table.back.waiting if s != seat)
        table.back = BackAsked(table.back.seat, table.back.to, left) if seat != table.back.seat else None
        go_back_if_agreed(table)


def forget_absent(table: Table, seat: int) -> None:
    """A bot consents for nobody; in tables of the first version it did."""
    if not table.asks_all:
        forget_wish(table, seat)


def go_back_if_agreed(table: Table) -> None:
    if table.back is not None and not table.back.waiting:
        rewind(table, table.back)
