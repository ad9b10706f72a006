"""What is answered to a question: it changes nothing at the table, and takes processor time."""

from __future__ import annotations

from functools import partial

import msgspec

from dawnbreach.kernel import Position
from dawnbreach.presentation.advice import readiness
from dawnbreach.presentation.typed import meant
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.core.state import Table
from dawnbreach.server.core.tale import chronicle
from dawnbreach.server.narration import rendering, why
from dawnbreach.server.narration.film import film
from dawnbreach.server.narration.words import say
from dawnbreach.server.protocol.messages import (
    Because,
    Choose,
    Explain,
    FilmTold,
    Hint,
    Hinted,
    LogTold,
    Older,
    Watch,
    Why,
)
from dawnbreach.server.worker.adviser import advice
from dawnbreach.server.worker.worker import Worker

OLDER = 40
"""So many decisions are told at once."""


def because(message: Why | Explain, table: Table, own: frozenset[int], language: str) -> Because:
    """Why not, or what can be done with a thing: only about an own seat."""
    must_be_own(message.seat, own)
    position = begun(table).copy()
    if isinstance(message, Why):
        return Because(message.key, message.text, (why.why(position, message.seat, message.text, language),))
    return Because(message.key, message.about, why.explain(position, message.seat, message.about, language))


def in_notation(message: Choose, table: Table, language: str) -> Choose:
    """A choice that was typed in words of the reader's language."""
    choice = meant(begun(table).copy(), message.seat, message.text, language)
    return msgspec.structs.replace(message, text=choice.text)


async def hinted(
    message: Hint, worker: Worker, address: str, table: Table, own: frozenset[int], language: str
) -> Hinted:
    """What to think of in an own decision; it is paid for from a purse of its own."""
    must_be_own(message.seat, own)
    found, ready = await advice(worker.bot_pool, table, message.seat, worker.thoughts.of(address))
    told = rendering.suggestions(table, message.seat, found, language)
    return Hinted(message.key, table.ply, message.seat, told, tuple(readiness(partial(say, language), ready)))


def older(message: Older, table: Table, own: frozenset[int], language: str) -> LogTold:
    """Older lines of the log."""
    position = begun(table)
    last = min(message.before, table.ply + 1) - 1
    after = max(last - OLDER, -1)
    found, seat = chronicle(position, after, max(last, 0)), rendering.eyes(table, own)
    lines = tuple(rendering.line(table, told, seat, language) for told in found if told.ply <= last)
    return LogTold(message.key, lines, after >= 0)


def watched(message: Watch, table: Table, own: frozenset[int], language: str) -> FilmTold:
    """What happened after a decision, to be watched."""
    return FilmTold(message.key, film(begun(table), message.after, rendering.eyes(table, own), language))


def must_be_own(seat: int, own: frozenset[int]) -> None:
    if seat not in own:
        raise Refusal("not-yours", "refuse-not-yours")


def begun(table: Table) -> Position:
    if table.position is None:
        raise Refusal("not-now", "refuse-table-open")
    return table.position


def key_in(text: str | None) -> str | None:
    """The key of a message that cannot be understood otherwise."""
    if text is None or len(text) > 4096:
        return None
    try:
        found = msgspec.json.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    key = found.get("key") if isinstance(found, dict) else None
    return key if isinstance(key, str) and len(key) <= 40 else None
