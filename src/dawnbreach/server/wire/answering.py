"""What is answered to a question: it changes nothing at the table, and takes processor time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

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
T = TypeVar("T")


def because(message: Why | Explain, table: Table, own: frozenset[int], language: str) -> Because:
    """Why not, or what can be done with a thing: only about an own seat."""
    must_be_own(message.seat, own)
    position = begun(table)
    if isinstance(message, Why):
        return Because(message.key, message.text, (why.why(position, message.seat, message.text, language),))
    return Because(message.key, message.about, why.explain(position, message.seat, message.about, language))


def in_notation(message: Choose, table: Table, language: str) -> Choose:
    """A choice that was typed in words of the reader's language."""
    choice = meant(begun(table), message.seat, message.text, language)
    return msgspec.structs.replace(message, text=choice.text)


async def hinted(
    message: Hint, worker: Worker, address: str, table: Table, own: frozenset[int], language: str
) -> Hinted:
    """What to think of in an own decision; it is paid for from a purse of its own."""
    must_be_own(message.seat, own)
    found, ready = await advice(worker.bot_pool, table, message.seat, worker.thoughts.of(address))
    told = rendering.suggestions(table, message.seat, found, language)
    return Hinted(message.key, table.ply, message.seat, told, tuple(readiness(partial(say, language), ready)))


async def older(message: Older, table: Table, own: frozenset[int], language: str) -> tuple[LogTold, float]:
    """Older lines of the log, and the processor seconds that took."""
    position = begun(table)
    last = min(message.before, table.ply + 1) - 1
    after = max(last - OLDER, -1)
    found, seconds = await asyncio.to_thread(timed, partial(chronicle, position, after, max(last, 0)))
    seat = rendering.eyes(table, own)
    lines = tuple(rendering.line(table, told, seat, language) for told in found if told.ply <= last)
    return LogTold(message.key, lines, after >= 0), seconds


async def watched(message: Watch, table: Table, own: frozenset[int], language: str) -> tuple[FilmTold, float]:
    """What happened after a decision, to be watched, and the processor seconds that took."""
    work = partial(film, begun(table), message.after, rendering.eyes(table, own), language)
    shots, seconds = await asyncio.to_thread(timed, work)
    return FilmTold(message.key, shots), seconds


def must_be_own(seat: int, own: frozenset[int]) -> None:
    if seat not in own:
        raise Refusal("not-yours", "refuse-not-yours")


def begun(table: Table) -> Position:
    if table.position is None:
        raise Refusal("not-now", "refuse-table-open")
    return table.position


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """What comes of some work, and the processor time that its thread took."""
    began = time.thread_time()
    return work(), time.thread_time() - began


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
