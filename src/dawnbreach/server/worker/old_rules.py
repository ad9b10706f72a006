"""What a later version asks of this one, when this one is old: its names and what they give must stay for ever."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import msgspec

from dawnbreach.server.core.entries import Entry
from dawnbreach.server.core.snapshots import record_of
from dawnbreach.server.core.state import replayed
from dawnbreach.server.worker import replaying
from dawnbreach.server.worker.processes import limit_memory


def main() -> None:
    """Read what to do from the standard input, and write what comes of it, both as JSON."""
    limit_memory()
    work, packs, *args = msgspec.json.decode(sys.stdin.buffer.read())
    replaying.PACKS.update(packs)
    sys.stdout.buffer.write(msgspec.json.encode(WORKS[work](*args)))


def shown(asked: Any) -> object:
    """Some steps of a record."""
    return replaying.shown(msgspec.convert(asked, replaying.Asked))


def record(id: str, game: str, seed: str, entries: Any) -> str:
    """The record of a game that was begun with these rules, from the entries of its table."""
    return record_of(replayed(id, game, seed, msgspec.convert(entries, list[Entry]), replaying.PACKS.get(game)))


WORKS: dict[str, Callable[..., object]] = {
    "shown": shown,
    "verified": replaying.verified,
    "aftermath": replaying.aftermath,
    "contents": replaying.contents,
    "book": replaying.book,
    "record": record,
}
