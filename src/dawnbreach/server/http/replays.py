"""Finished games: step by step, from any seat's eyes, in any language; records, and whether the dice were fair."""

from __future__ import annotations

import asyncio
import hashlib
import time
from functools import lru_cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

import dawnbreach
from dawnbreach.kernel import DawnbreachError
from dawnbreach.kernel.film import OPEN, Film, film
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.core.tale import Told, chronicle
from dawnbreach.server.http.web import answer, body_of, language_of, worker_of
from dawnbreach.server.narration import decisions
from dawnbreach.server.narration.log import log_line
from dawnbreach.server.narration.words import refused_by_rules, say
from dawnbreach.server.protocol.http_schema import Eyes, Replay, ReplayStep, Verified
from dawnbreach.server.protocol.messages import Person

MOST_STEPS = 50
FILMS = 6
"""So many games are kept ready to be looked at."""


@lru_cache(FILMS)
def told(text: str) -> tuple[Film, list[Told]]:
    """A game and its tale."""
    made = film(text, dawnbreach.game)
    return made, chronicle(made.positions[-1])


def step(text: str, at: int, eyes: Eyes, names: list[str], language: str) -> ReplayStep:
    """One position through some eyes."""
    made, tale = told(text)
    position = made.positions[at]
    viewer = eyes if isinstance(eyes, int) else None
    view = made.view(at, OPEN if eyes == "open" else viewer)
    now = decisions.now(position, (), names, language)
    line = log_line(position, tale[at], viewer, language, everything=eyes == "open")
    return ReplayStep(at, dict(view), position.waiting, now, line)


# Answers


async def record_text(request: Request) -> tuple[str, list[Person], str]:
    """The record of a finished game at a table, or one that somebody sent; people and title with it."""
    worker, id = worker_of(request), str(request.path_params["id"])
    kept = await worker.store.record(id) if len(id) == 64 else None
    if kept is not None:
        return kept, [], ""
    table = (await worker.room(id)).table
    if table.position is None or table.status != "over":
        raise Refusal("not-now", "refuse-not-over")
    people = [Person(seat, c.name, c.bot, False, False) for seat, c in enumerate(table.chairs)]
    return await asyncio.to_thread(table.position.record), people, table.title


async def record(request: Request) -> Response:
    """GET /api/tables/ID/record"""
    text, _, _ = await record_text(request)
    name = f"{request.path_params['id']}.record"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


async def replay(request: Request) -> Response:
    """GET /api/replays/ID?from=0&count=20&eyes=open"""
    text, people, title = await record_text(request)
    made, _ = await asyncio.to_thread(told, text)
    seats = made.positions[0].seats
    people = people or [Person(seat, None, None, False, False) for seat in range(seats)]
    first, count = number(request, "from", 0), min(max(number(request, "count", 20), 1), MOST_STEPS)
    eyes = eyes_named(request.query_params.get("eyes", "spectator"), seats)
    names = [person.name or "" for person in people]
    wanted = range(min(first, len(made.positions)), min(first + count, len(made.positions)))
    language = language_of(request)
    shown = await asyncio.to_thread(lambda: tuple(step(text, at, eyes, names, language) for at in wanted))
    commit = made.record.header.get("commit")
    found = Replay(
        id=str(request.path_params["id"]),
        game=made.game.name,
        title=title,
        people=tuple(people),
        plies=len(made.positions) - 1,
        eyes=eyes,
        steps=shown,
        commit=commit,
        seed=made.record.seed,
    )
    return answer(found)


def number(request: Request, name: str, otherwise: int) -> int:
    text = request.query_params.get(name, "")
    if not text:
        return otherwise
    if not text.isascii() or not text.isdecimal() or len(text) > 6:
        raise Refusal("malformed", "refuse-number", name=name)
    return int(text)


def eyes_named(text: str, seats: int) -> Eyes:
    if text in ("open", "spectator"):
        return "open" if text == "open" else "spectator"
    if not (text.isascii() and text.isdecimal() and len(text) == 1 and int(text) < seats):
        raise Refusal("unknown", "refuse-no-seat", seats=seats)
    return int(text)


async def verify(request: Request) -> Response:
    """GET /api/replays/ID/verify"""
    text, _, _ = await record_text(request)
    made, _ = await asyncio.to_thread(told, text)
    commit, seed = made.record.header.get("commit", ""), made.record.seed or ""
    language = language_of(request)
    try:
        outcomes = await asyncio.to_thread(dawnbreach.verify, text)
    except DawnbreachError as error:
        return answer(Verified(False, refused_by_rules(error, made.game, language).reason, 0, commit, seed))
    return answer(Verified(True, say(language, "verified", n=outcomes), outcomes, commit, seed))


async def send(request: Request) -> Response:
    """POST /api/replays: keep a record that somebody sends, under its hash."""
    worker = worker_of(request)
    body = await body_of(request, worker.settings.record_size)
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Refusal("malformed", "refuse-record-damaged") from None
    await asyncio.to_thread(told, text)
    id = hashlib.sha256(body).hexdigest()
    await worker.store.keep_record(id, text, time.time())
    found: dict[str, Any] = {"id": id}
    return answer(found, 201)
