"""Tables as data: a game that goes on under other rules begins from such a snapshot, exactly where it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dawnbreach.kernel import DawnbreachError, Position
from dawnbreach.kernel.chance import Seeded
from dawnbreach.kernel.record import say_open, write
from dawnbreach.kernel.saving import pack, unpack
from dawnbreach.kernel.shares import joined
from dawnbreach.server.core.entries import Entry, Notice, Snapshot
from dawnbreach.server.core.refusal import Refusal

if TYPE_CHECKING:
    from dawnbreach.server.core.state import Table

WRONG = (DawnbreachError, LookupError, TypeError, AttributeError, AssertionError, ValueError)
"""What rules do with a position that they do not know."""


def taken(table: Table) -> Snapshot | None:
    """Everything of a table that follows from the rules; None before the game begins."""
    position, kept = table.position, table.kept
    if kept is not None:
        now = {"status": table.status, "next": table.next, "notices": table.notices}
        return msgspec.structs.replace(kept, **now, counted=table.counted, ratings=table.ratings)
    if position is None:
        return None
    return Snapshot(
        rules=str(table.game.rules),
        pack=table.game.pack,
        status=table.status,
        chairs=table.chairs,
        seen=table.clocks.seen,
        decided=table.decided,
        rewinds=table.rewinds,
        rewound=table.rewound,
        rewound_before=table.rewound_before,
        asks_all=table.asks_all,
        lesson_at=table.lesson_at,
        next=table.next,
        notices=table.notices,
        position=pack(position),
        again=position.source.again if isinstance(position.source, Seeded) else 0,
        record=record_of(table) if table.has_ended else "",
        players=table.players,
        player_names=table.player_names,
        deserted=tuple(sorted(table.deserted)),
        counted=table.counted,
        ratings=table.ratings,
    )


def record_of(table: Table) -> str:
    """The record of a game; that of one with open dice says so."""
    text = table.record
    if not text:
        assert table.position is not None
        text = write(table.position, table.status == "abandoned", table.went_over)
    return say_open(text, table.seed) if table.open_seed and "\ndice: open\n" not in text else text


def restore(table: Table, kept: Snapshot) -> None:
    """Let a table be as it was; without its position, where today's rules do not know it."""
    table.kept = kept
    table.status, table.decided, table.next = kept.status, kept.decided, kept.next
    table.chairs[:] = kept.chairs
    table.clocks.seen = kept.seen
    table.rewinds, table.rewound, table.asks_all = kept.rewinds, kept.rewound, kept.asks_all
    table.rewound_before = kept.rewound_before
    table.players, table.player_names, table.deserted = kept.players, kept.player_names, frozenset(kept.deserted)
    table.counted, table.ratings = kept.counted, kept.ratings
    table.lesson_at, table.notices, table.record = kept.lesson_at, kept.notices, kept.record
    try:
        accepted(table, kept)
    except Refusal:
        return
    table.position, table.went_over = position_in(table, kept), kept.position


def carry_over(table: Table, entry: Entry) -> None:
    """The game goes on under other rules, from its position as data. Nothing before it can be played again."""
    table.must_be_known(entry.data)
    restore(table, msgspec.convert(entry.data["sealed"], Snapshot))
    assert table.position is not None
    table.kept, table.record, table.clocks.seen = None, "", entry.time  # nobody's clock runs while nobody serves
    table.tale.clear()
    table.offered = dict.fromkeys(table.position.waiting, 0)
    table.rewinds += 1
    table.back = None
    told = Notice("notice-carried", {"was": entry.data["was"], "rules": entry.data["rules"]}, entry.time)
    table.notices = (*table.notices, told)


def position_in(table: Table, kept: Snapshot) -> Position:
    """The very position that was kept, from which a history begins."""
    seed = joined(table.seed, [chair.share for chair in kept.chairs])
    position = unpack(table.game, kept.position, Seeded(seed, kept.again))
    position.asked = list(kept.position["state"]["asked"])
    position.agains = ((1, kept.again),) if kept.again else ()
    position.plant()
    return position


def accepted(table: Table, kept: Snapshot) -> None:
    """Refuse what today's rules cannot go on from: whoever is waited for must have a choice, and nothing is lost."""
    try:
        position = position_in(table, kept)
        position.check()
        same = msgspec.json.decode(msgspec.json.encode(pack(position))) == kept.position
        fits = same and all(position.choices(seat) for seat in position.waiting)
        for seat in (None, *range(position.seats)):
            position.view(seat)
    except WRONG:
        fits = False
    if not fits or not (position.waiting or position.over):
        raise Refusal("not-now", "refuse-other-rules", theirs=kept.rules, ours=str(table.game.rules))
