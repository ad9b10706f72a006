"""Finished games: step by step, from any seat's eyes, in any language; records, and whether the dice were fair."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from dawnbreach.kernel.record import dice_of
from dawnbreach.kernel.shares import holders
from dawnbreach.server.core.create_table import is_id
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.core.snapshots import record_of
from dawnbreach.server.http.web import STATUS, address_of, answer, body_of, language_of, room_of, worker_of
from dawnbreach.server.narration.words import say
from dawnbreach.server.protocol.http_schema import KeptRecord, Replay, Review, Verified
from dawnbreach.server.protocol.messages import Refused
from dawnbreach.server.protocol.parts import Person
from dawnbreach.server.worker import replaying
from dawnbreach.server.worker.editions import head_of
from dawnbreach.server.worker.keeping import forget_records

MOST_STEPS = 50


async def record_text(request: Request) -> tuple[str, list[Person], str]:
    return await record_named(request, str(request.path_params["id"]))


async def record_named(request: Request, id: str) -> tuple[str, list[Person], str]:
    """The record of a finished game at a table, or one that somebody sent; people and title with it."""
    kept = await worker_of(request).store.record(id) if len(id) == 64 and is_id(id) else None
    if kept is not None:
        return kept, [], ""
    table = (await room_of(request, id)).table
    if not table.record and (table.position is None or not table.has_ended):
        raise Refusal("not-now", "refuse-not-over")
    people = [Person(seat, c.name, c.bot, False, False) for seat, c in enumerate(table.chairs)]
    return await asyncio.to_thread(record_of, table), people, table.title


async def record(request: Request) -> Response:
    """GET /api/tables/ID/record"""
    text, _, _ = await record_text(request)
    name = f"{request.path_params['id']}.record"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


async def replay(request: Request) -> Response:
    """GET /api/replays/ID?from=0&count=20&eyes=open"""
    text, people, title = await record_text(request)
    asked = replaying.Asked(
        text,
        language_of(request),
        number(request, "from", 0),
        min(max(number(request, "count", 20), 1), MOST_STEPS),
        request.query_params.get("eyes", "spectator"),
        tuple([person.name or "" for person in people]),
    )
    shown = await worker_of(request).replays.run(address_of(request), text, replaying.shown, asked)
    if isinstance(shown, Refused):
        return refusal(shown)
    people = people or [Person(seat, None, None, False, False) for seat in range(shown.seats)]
    found = Replay(
        id=str(request.path_params["id"]),
        game=shown.game,
        title=title,
        people=tuple(people),
        plies=shown.plies,
        eyes=shown.eyes,
        steps=tuple([msgspec.Raw(step) for step in shown.steps]),  # type: ignore[misc]
        commit=shown.commit or None,
        seed=shown.seed,
        own_book=await worker_of(request).editions.of_record(text) is not None,
    )
    return answer(found)


def refusal(said: Refused) -> Response:
    """What a record was refused for."""
    return answer(said, STATUS.get(said.code, 400))


def number(request: Request, name: str, otherwise: int) -> int:
    text = request.query_params.get(name, "")
    if not text:
        return otherwise
    if not text.isascii() or not text.isdecimal() or len(text) > 6:
        raise Refusal("malformed", "refuse-number", name=name)
    return int(text)


async def verify(request: Request) -> Response:
    """GET /api/replays/ID/verify"""
    text, people, _ = await record_text(request)
    worker, language = worker_of(request), language_of(request)
    found = await worker.replays.run(address_of(request), text, replaying.verified, text, language)
    if isinstance(found, Refused):
        return refusal(found)
    told = found if isinstance(found, Verified) else msgspec.json.decode(found, type=Verified)  # by an earlier version
    return answer(vouched(told, text, bool(people), language))


def vouched(found: Verified, text: str, ours: bool, language: str) -> Verified:
    """With who vouches for the dice. Of a record that somebody sent, this server knows nothing but what it says."""
    if not found.fair:
        return found
    lines = {line.strip() for line in text.splitlines()}
    dice = dice_of(head_of(text), "fork" in lines, found.seed)
    key = "claimed" if dice == "shared" and not ours else dice
    follows = say(language, "verified-abandoned" if "abandoned" in lines else "verified", n=found.outcomes)
    who = say(language, f"dice-{key}", seats=", ".join(str(seat + 1) for seat in holders(found.seed)))
    return msgspec.structs.replace(found, fair=key == "shared", follows=True, dice=key, words=f"{follows} {who}")


async def aftermath(request: Request) -> Response:
    """GET /api/replays/ID/aftermath"""
    return await told(request, replaying.aftermath)


async def contents(request: Request) -> Response:
    """GET /api/replays/ID/contents"""
    return await told(request, replaying.contents)


async def book(request: Request) -> Response:
    """GET /api/replays/ID/book: names and cards of the rules and the pack it was played with."""
    text, _, _ = await record_text(request)
    game, language = head_of(text).get("game", ""), language_of(request)
    try:
        told = await worker_of(request).replays.run(address_of(request), text, replaying.book, game, language)
    except Refusal as refused:
        if refused.code != "too-large":
            raise
        told = await asyncio.to_thread(replaying.book, game, language)  # of a version that could not be asked for it
    return answer(told, fresh=False)


async def review(request: Request) -> Response:
    """GET /api/replays/ID/review"""
    text, _, _ = await record_text(request)
    return answer(await _review(request, text))


async def begin_review(request: Request) -> Response:
    """POST /api/replays/ID/review: let a coach look at it, unless one has."""
    await body_of(request, 100)
    worker, address = worker_of(request), address_of(request)
    text, _, _ = await record_text(request)
    work = worker.coach.begin(text, address, worker.thoughts.of(address))
    if work is not None:
        worker.spawn(work)
    return answer(await _review(request, text), 202)


async def _review(request: Request, text: str) -> Review:
    worker = worker_of(request)
    return await worker.coach.told(text, language_of(request), worker.thoughts.of(address_of(request)))


async def told(request: Request, work: Callable[[str, str], object]) -> Response:
    """What is found in a record, or what is wrong with it."""
    text, _, _ = await record_text(request)
    worker, language = worker_of(request), language_of(request)
    found = await worker.replays.run(address_of(request), text, work, text, language)
    return refusal(found) if isinstance(found, Refused) else answer(found)


async def send(request: Request) -> Response:
    """POST /api/replays: keep a record that somebody sends, under its hash."""
    worker, address = worker_of(request), address_of(request)
    body = await body_of(request, worker.settings.record_size)
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Refusal("malformed", "refuse-record-damaged") from None
    if "\0" in text:
        raise Refusal("malformed", "refuse-record-damaged")
    asked = replaying.Asked(text, language_of(request))
    seen = await worker.replays.run(address, text, replaying.shown, asked)
    if isinstance(seen, Refused):
        return refusal(seen)
    id = hashlib.sha256(body).hexdigest()
    await worker.store.keep_record(id, text, time.time(), worker.hidden(address))
    await forget_records(worker)
    return answer(KeptRecord(id), 201)
