"""A person on several devices: links, recovery codes, devices, and everything that is kept of them."""

from __future__ import annotations

import secrets
import time
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from dawnbreach.server.core.create_table import ALPHABET
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.http.lobby import listed_row
from dawnbreach.server.http.web import answer, body_of, decoded, guarded, key_of, person_of, purse_of, worker_of
from dawnbreach.server.operations.logs import log
from dawnbreach.server.protocol.http_schema import Device, Given, HeldTable, Myself, OwnRating, Redeem
from dawnbreach.server.storage.people import CODE, DEVICE, LINK, MOST_DEVICES
from dawnbreach.server.wire.limits import at_leisure
from dawnbreach.server.worker import hearing, personal

LINK_SECONDS = 900.0
CODES = 8
GROUPS, SIGNS = 5, 4
"""A code has so many groups of so many signs: about 99 bits."""
MARK = 16
"""So much of the hash of a key names a device."""


async def known(request: Request) -> str:
    person = await person_of(request)
    if not person:
        raise Refusal("not-yours", "refuse-no-person")
    return person


async def myself(request: Request) -> Response:
    """GET /api/person"""
    person, people = await known(request), worker_of(request).store.people
    keys = await people.keys_of(person)
    here, now = people.hashed(key_of(request)), time.time()
    devices = [Device(key["hash"][:MARK], key["made"], key["hash"] == here) for key in keys if key["kind"] == DEVICE]
    codes = sum(key["kind"] == CODE for key in keys)
    linked = any(key["kind"] == LINK and key["until"] > now for key in keys)
    held: dict[str, HeldTable] = {}
    for row, seat in await people.held(person):
        table = held.setdefault(row.id, HeldTable(listed_row(row), ()))
        held[row.id] = HeldTable(table.table, (*table.seats, seat))
    ratings = (await worker_of(request).store.ratings.all_of(person)).items()
    told = tuple([OwnRating(game, rating.shown, rating.games) for game, rating in ratings])
    return answer(Myself(person, tuple(devices), codes, linked, tuple(held.values()), told))


async def link(request: Request) -> Response:
    """POST /api/person/link: a code for a link that works once, for some minutes; earlier ones do not any more."""
    return answer(Given(tuple(await _given(request, LINK, 1))), 201)


async def unlink(request: Request) -> Response:
    """POST /api/person/link/end: the link that was given works no longer."""
    return answer(Given(tuple(await _given(request, LINK, 0))))


async def codes(request: Request) -> Response:
    """POST /api/person/codes: recovery codes, each of which works once; earlier ones do not any more."""
    return answer(Given(tuple(await _given(request, CODE, CODES))), 201)


async def _given(request: Request, kind: str, count: int) -> list[str]:
    await body_of(request, 100)
    person, now = await known(request), time.time()
    made = [new_code() for _ in range(count)]
    until = now + LINK_SECONDS if kind == LINK else None
    flat = [code.replace("-", "") for code in made]
    await worker_of(request).store.people.give(person, key_of(request), kind, flat, now, until)
    return made


def new_code() -> str:
    """A code that nobody guesses and anybody can type."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(SIGNS)) for _ in range(GROUPS))


async def redeem(request: Request) -> Response:
    """POST /api/person/redeem: let the new key of a browser stand for whom a code was given to."""
    worker = worker_of(request)
    wanted = await decoded(request, Redeem, 1000)
    key = key_of(request)
    code = "".join(sign for sign in wanted.code.lower() if sign in ALPHABET)
    person = await worker.store.people.redeem(code, key, time.time()) if key and code else None
    if person is None:
        raise Refusal("not-yours", "refuse-code")
    await _only_so_many(request, person)
    log("redeemed")
    return await myself(request)


async def _only_so_many(request: Request, person: str) -> None:
    """With one device too many the oldest goes."""
    devices = [key for key in await worker_of(request).store.people.keys_of(person) if key["kind"] == DEVICE]
    for key in devices[:-MOST_DEVICES]:
        await _end(request, person, key["hash"])


async def end_device(request: Request) -> Response:
    """POST /api/person/devices/MARK/end: that device stands for nobody from now on."""
    await body_of(request, 100)
    person, mark = await known(request), str(request.path_params["mark"])
    if len(mark) != MARK or not mark.isascii() or not mark.isalnum() or not await _end(request, person, mark):
        raise Refusal("unknown", "refuse-no-device")
    return answer({})


async def _end(request: Request, person: str, mark: str) -> bool:
    worker = worker_of(request)
    ended = await worker.store.people.end(person, mark)
    await hearing.cut(worker, person)
    return ended


async def export(request: Request) -> Response:
    """GET /api/person/export: everything that is kept of who asks."""
    person, purse = await known(request), purse_of(request)
    async with purse.leisure:
        return answer(await personal.exported(worker_of(request), person, partial(at_leisure, purse)))


async def erase(request: Request) -> Response:
    """POST /api/person/erase: forget who asks."""
    await body_of(request, 100)
    person, purse = await known(request), purse_of(request)
    async with purse.leisure:
        return answer({"tables": await personal.erased(worker_of(request), person, partial(at_leisure, purse))})


ROUTES = [
    Route("/link", guarded(link), methods=["POST"]),
    Route("/link/end", guarded(unlink), methods=["POST"]),
    Route("/codes", guarded(codes), methods=["POST"]),
    Route("/redeem", guarded(redeem), methods=["POST"]),
    Route("/devices/{mark}/end", guarded(end_device), methods=["POST"]),
    Route("/export", guarded(export)),
    Route("/erase", guarded(erase), methods=["POST"]),
]
