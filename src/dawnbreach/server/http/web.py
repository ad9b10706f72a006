"""What all answers over HTTP have in common: JSON, refusals in the reader's language, limits, headers."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dawnbreach.kernel import DawnbreachError
from dawnbreach.kernel.words import LANGUAGES
from dawnbreach.server.core.refusal import GameRefusal, Refusal
from dawnbreach.server.narration.words import refused, refused_by_rules
from dawnbreach.server.operations.logs import logger
from dawnbreach.server.storage.outage import HUNG_UP, unable
from dawnbreach.server.wire.doorman import household
from dawnbreach.server.wire.limits import Purse
from dawnbreach.server.wire.paying import afforded, payers_of
from dawnbreach.server.worker.room import Room
from dawnbreach.server.worker.worker import Worker

STATUS = {
    "unknown": 404,
    "not-now": 409,
    "taken": 409,
    "too-large": 413,
    "too-fast": 429,
    "not-yours": 403,
    "failed": 500,
}
"""All other refusals are 400."""
UNABLE = ("refuse-database", "refuse-full", "refuse-stopping")
"""And these are 503: no fault of anybody's, and worth another try."""
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
PERSON = "x-dawnbreach-person"
"""The header with the key of a person; pages of others cannot send it."""
SHORTEST = 20
"""So many signs the token of a keeper has at least."""
HASTE = 1.0
"""So many seconds who asks too fast waits for being told so: else asking again would be all that a server does."""
DEBT = 1.0
"""So many seconds of debt are forgiven who asks for a table."""
READING = 0.00003
"""Processor seconds to read one entry of a table and carry it out."""
T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]


TWO_LENGTHS = Response("Two lengths\n", 400, {"connection": "close"}, "text/plain")
"""A body with two lengths: a proxy may think that it ends elsewhere, and take what follows for another's request."""


class StrictHeaders:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        named = {name for name, _ in scope["headers"]} if scope["type"] == "http" else set()
        doubtful = {b"content-length", b"transfer-encoding"} <= named
        await (TWO_LENGTHS if doubtful else self.app)(scope, receive, with_headers)


def worker_of(connection: HTTPConnection) -> Worker:
    worker: Worker = connection.app.state.worker
    return worker


def address_of(connection: HTTPConnection) -> str:
    return household(connection.client.host) if connection.client else "?"


def purse_of(connection: HTTPConnection) -> Purse:
    """What everything that is done on the loop for an address is paid from."""
    return worker_of(connection).costs.of(address_of(connection))


def language_of(connection: HTTPConnection) -> str:
    """The language asked for, or the first one the browser names that we have."""
    wanted = connection.query_params.get("language", "")
    if wanted in LANGUAGES:
        return wanted
    accepted = connection.headers.get("accept-language", "").split(",")
    return next((code.strip()[:2] for code in accepted if code.strip()[:2] in LANGUAGES), "en")


def is_own_page(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Does a browser ask for one of our own pages? Programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return origin in origins or urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False


def answer(body: Any, status: int = 200, fresh: bool = True) -> Response:
    """JSON; `fresh` answers are asked for anew each time."""
    headers = {"cache-control": "no-store"}
    if not fresh:
        headers = {"cache-control": "public, max-age=300", "vary": "accept-language"}
    return Response(msgspec.json.encode(body), status, media_type="application/json", headers=headers)


def refusal_answer(refusal: Refusal, language: str) -> Response:
    return answer(refused(refusal, language), 503 if refusal.key in UNABLE else STATUS.get(refusal.code, 400))


async def not_so_fast(refusal: Refusal) -> None:
    """Let who asks too fast wait for the answer."""
    if refusal.code == "too-fast":
        await asyncio.sleep(HASTE)


def guarded(endpoint: Endpoint, in_debt: bool = False) -> Endpoint:
    """Refuse too much, and say what is wrong in one sentence; who is `in_debt` may have some things all the same."""

    async def guard(request: Request) -> Response:
        language = language_of(request)
        try:
            if not worker_of(request).requests.take(address_of(request)):
                raise Refusal("too-fast", "refuse-too-fast")
            await _in_turn(request, in_debt)
            return await endpoint(request)
        except Refusal as refusal:
            await not_so_fast(refusal)
            return refusal_answer(refusal, language)
        except GameRefusal as found:
            return answer(refused_by_rules(found.error, found.game, language), 400)
        except DawnbreachError as error:
            return answer(refused_by_rules(error, None, language), 400)
        except HUNG_UP as error:
            logger.warning("no database", exc_info=True)
            return refusal_answer(unable(error), language)
        except Exception:
            logger.exception(
                "failed", extra={"details": {"path": request.scope["root_path"] + request.scope["route"].path}}
            )
            return refusal_answer(Refusal("failed", "refuse-failed"), language)

    return guard


async def _in_turn(request: Request, in_debt: bool) -> None:
    """Wait for the turn of who asks; where that takes too long only what they may have in debt is not refused."""
    try:
        await afforded(payers_of(worker_of(request), address_of(request)))
    except Refusal:
        if not in_debt:
            raise


def is_keeper(request: Request) -> bool:
    """Does somebody ask with the token of the server? Without one there are no keepers."""
    token = worker_of(request).settings.admin_token
    asked = request.headers.get("authorization", "").removeprefix("Bearer ")
    return len(token) >= SHORTEST and hmac.compare_digest(token.encode(), asked.encode("utf-8", "replace"))


def key_of(request: HTTPConnection) -> str:
    """The key that a browser sends; empty without one."""
    key = request.headers.get(PERSON, "")
    return key if 20 <= len(key) <= 80 and key.isascii() and key.isprintable() else ""


async def person_of(request: HTTPConnection) -> str:
    """Who asks; empty for those without a key that holds."""
    key = key_of(request)
    found = await worker_of(request).store.people.who([key]) if key else []
    return found[0] if found else ""


async def body_of(request: Request, most: int) -> bytes:
    """The body of a request, no longer than allowed."""
    if not is_own_page(request.headers, worker_of(request).settings.origins):
        raise Refusal("not-yours", "refuse-origin")
    is_banned = worker_of(request).hidden(address_of(request)) in worker_of(request).banned
    if is_banned and not is_keeper(request):  # who may have banned a whole house with themselves in it
        raise Refusal("not-yours", "refuse-banned")
    if not worker_of(request).makes.take(address_of(request)):
        raise Refusal("too-fast", "refuse-too-fast")
    try:
        async with asyncio.timeout(worker_of(request).settings.request_seconds):
            return await _read(request, most)
    except TimeoutError:
        raise Refusal("malformed", "refuse-too-slow") from None
    except ClientDisconnect:
        raise Refusal("malformed", "refuse-malformed") from None


async def decoded(request: Request, wanted: type[T], most: int) -> T:
    """What a body says, if it is what was expected."""
    try:
        return msgspec.json.decode(await body_of(request, most), type=wanted)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refusal("malformed", "refuse-malformed") from None


async def room_of(request: HTTPConnection, id: str) -> Room:
    """A table; who has it read from the database pays for that."""
    worker = worker_of(request)
    if id in worker.rooms:
        return worker.rooms[id]
    purse = purse_of(request)
    if purse.debt > DEBT:
        raise Refusal("too-fast", "refuse-costly")
    room = await worker.room(id)
    purse.pay(READING * room.table.number)
    return room


async def _read(request: Request, most: int) -> bytes:
    size, parts = 0, []
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Refusal("too-large", "refuse-too-large", most=most)
        parts.append(part)
    return b"".join(parts)
