"""Records played again, in a process of their own: nobody's record, however long or odd, holds up a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar
from weakref import WeakValueDictionary

import msgspec

import dawnbreach
from dawnbreach.games import info
from dawnbreach.kernel import DawnbreachError, Game
from dawnbreach.kernel import aftermath as kernel_aftermath
from dawnbreach.kernel.film import OPEN, Film, film
from dawnbreach.kernel.record import verify
from dawnbreach.server.core.bounds import MOST_DECISIONS
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.core.tale import Told, chronicle
from dawnbreach.server.narration import aftermath as narration
from dawnbreach.server.narration import book as narration_book
from dawnbreach.server.narration import decisions
from dawnbreach.server.narration.log import log_line
from dawnbreach.server.narration.words import refused, refused_by_rules, say
from dawnbreach.server.protocol.http_schema import Aftermath, Book, Contents, Eyes, ReplayStep, Verified
from dawnbreach.server.protocol.messages import Refused
from dawnbreach.server.wire.limits import Crowd, Purse, Purses
from dawnbreach.server.worker.processes import Processes, in_time

if TYPE_CHECKING:
    from dawnbreach.server.worker.editions import Editions

T = TypeVar("T")
FILMS = 2
"""So many games are kept ready to be looked at."""
SECONDS = 20.0
"""Of processor time, to play one again."""
QUEUE = 16
"""So many wait for their turn, one of them from each address: the others of an address wait behind it."""
OF_ADDRESS = 12
"""A page asks for three things at once, and a household may look at its game together."""


class Asked(msgspec.Struct, frozen=True):
    """Which steps of a game, and through whose eyes."""

    text: str
    language: str
    first: int = 0
    count: int = 0
    eyes: str = "spectator"
    names: tuple[str, ...] = ()


class Shown(msgspec.Struct, frozen=True):
    """What a record shows."""

    game: str
    seats: int
    plies: int
    commit: str
    seed: str | None
    eyes: Eyes
    steps: tuple[bytes, ...]
    """As JSON."""


# In the process


PACKS: dict[str, str] = {}
"""Folders of packs that are not the games' own: for earlier versions that are asked by later ones."""


def game_named(name: str) -> Game:
    return dawnbreach.game(name, PACKS.get(name))


@lru_cache(FILMS)
def told(text: str) -> tuple[Film, list[Told]]:
    """A game and its tale."""
    made = film(text, game_named, MOST_DECISIONS)
    return made, chronicle(made.positions[-1])


def shown(asked: Asked) -> Shown | Refused:
    """Some steps of a record, or what is wrong with it."""
    return _answered(asked.language, lambda: _shown(asked))


def _shown(asked: Asked) -> Shown:
    made, tale = told(asked.text)
    seats = made.positions[0].seats
    eyes = eyes_named(asked.eyes, seats)
    names = asked.names or ("",) * seats
    wanted = range(asked.first, min(asked.first + asked.count, len(made.positions)))
    steps = tuple([msgspec.json.encode(_step(made, tale, at, eyes, names, asked.language)) for at in wanted])
    commit = made.record.header.get("commit", "")
    return Shown(made.game.name, seats, made.last, commit, made.record.seed, eyes, steps)


def _step(made: Film, tale: list[Told], at: int, eyes: Eyes, names: tuple[str, ...], language: str) -> ReplayStep:
    """One position through some eyes."""
    position = made.positions[at]
    viewer = eyes if isinstance(eyes, int) else None
    view = made.view(at, OPEN if eyes == "open" else viewer)
    now = decisions.now(position, (), names, language)
    line = log_line(position, tale[at], viewer, language, everything=eyes == "open")
    return ReplayStep(at, dict(view), position.waiting, now, line)


@lru_cache(FILMS)
def counted(text: str) -> kernel_aftermath.Aftermath:
    """What a game came to."""
    made, _ = told(text)
    tell = info(made.game.name).aftermath
    found: kernel_aftermath.Aftermath = (info(made.game.name).part(tell) if tell else kernel_aftermath.plain)(made)
    return found


def aftermath(text: str, language: str) -> Aftermath | Refused:
    """What a game came to, in words."""
    return _answered(language, lambda: narration.rendered(counted(text), told(text)[0].game, language))


def contents(text: str, language: str) -> Contents | Refused:
    """What is in a game, in words."""
    return _answered(language, lambda: narration.contents(counted(text), told(text)[1], told(text)[0].game, language))


def book(game: str, language: str) -> Book:
    """What a game that was played with this version is drawn with."""
    return narration_book.book(game, language, PACKS.get(game))


def kept(text: str, ply: int, language: str) -> str | Refused:
    """A record up to one of its decisions, from which it can be played on."""
    return _answered(language, lambda: _kept(text, ply))


def _kept(text: str, ply: int) -> str:
    made, _ = told(text)
    if not 0 <= ply <= made.last or made.positions[ply].over:
        raise Refusal("not-now", "refuse-fork")
    return made.positions[ply].record()


def eyes_named(text: str, seats: int) -> Eyes:
    if text in ("open", "spectator"):
        return "open" if text == "open" else "spectator"
    if not (text.isascii() and text.isdecimal() and len(text) == 1 and int(text) < seats):
        raise Refusal("unknown", "refuse-no-seat", seats=seats)
    return int(text)


def verified(text: str, language: str) -> Verified | Refused:
    """Do the outcomes of a record follow from its seed?"""
    return _answered(language, lambda: _verified(text, language))


def _verified(text: str, language: str) -> Verified:
    made, _ = told(text)
    header, seed = made.record.header, made.record.seed or ""
    commit, shares = header.get("commit", ""), header.get("shares", "")
    try:
        outcomes = verify(text, game_named)
    except DawnbreachError as error:
        return Verified(False, refused_by_rules(error, made.game, language).reason, 0, commit, seed, shares)
    return Verified(True, say(language, "verified", n=outcomes), outcomes, commit, seed, shares)


def _answered(language: str, work: Callable[[], T], game: Game | None = None) -> T | Refused:
    try:
        with in_time(SECONDS):
            return work()
    except Refusal as refusal:
        return refused(refusal, language)
    except DawnbreachError as error:
        return refused_by_rules(error, game, language)
    except (TimeoutError, MemoryError, RecursionError):
        told.cache_clear()
        counted.cache_clear()
        return refused(Refusal("too-large", "refuse-record-long"), language)


# In the worker


class Replays:
    """Those who wait for a record to be played again: one after another, and no more than so many.

    What that takes the processor is paid from a purse of its own for each address: who is in debt can still play.
    """

    def __init__(self, editions: Editions, purses: Purses) -> None:
        self.editions, self.purses = editions, purses
        self.processes = Processes(1)
        self.turn = asyncio.Lock()
        self.waiting = 0
        self.crowd = Crowd(OF_ADDRESS)
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def run(self, address: str, text: str, work: Callable[..., T | Refused], *args: object) -> T | Refused:
        """What is found in a record, by the rules and with the pack it was played with; or without one, by ours."""
        if not self.crowd.enter(address):
            raise Refusal("too-fast", "refuse-replays-busy")
        try:
            async with self.turns.setdefault(address, asyncio.Lock()):
                purse = self.purses.of(address)
                if purse.debt:
                    raise Refusal("too-fast", "refuse-costly")
                return await self._queued(purse, text, work, *args)
        finally:
            self.crowd.leave(address)

    async def _queued(self, purse: Purse, text: str, work: Callable[..., T | Refused], *args: object) -> T | Refused:
        if self.waiting >= QUEUE:
            raise Refusal("too-fast", "refuse-replays-busy")
        self.waiting += 1
        try:
            async with self.turn:
                old = await self.editions.of_record(text) if text else None
                if old is None:
                    return await self.processes.run_paid(purse.pay, work, *args)
                answer, seconds = await self.editions.ask(old, work.__name__, *args)
                purse.pay(seconds)
                kind = Refused if b'"kind":"refused"' in answer[:40] else Shown if work is shown else msgspec.Raw
                return msgspec.json.decode(answer, type=kind)  # type: ignore[return-value]
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.processes.close()
