"""For who keeps the server, behind a token: tables, closing and exporting them, and who is not let in."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from dawnbreach.server.core import commands
from dawnbreach.server.core.create_table import is_id
from dawnbreach.server.core.entries import is_person
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.http.web import answer, decoded, guarded, is_keeper, worker_of
from dawnbreach.server.operations.logs import log
from dawnbreach.server.wire.doorman import household
from dawnbreach.server.worker import personal
from dawnbreach.server.worker.absence import STOPS
from dawnbreach.server.worker.worker import Worker

Keeping = Callable[[Request], Awaitable[Response]]


def kept(endpoint: Keeping) -> Keeping:
    """Only for keepers; for all others there is nothing here."""

    async def keep(request: Request) -> Response:
        if not is_keeper(request):
            raise Refusal("unknown", "refuse-no-page")
        return await endpoint(request)

    return guarded(keep, in_debt=True)


async def tables(request: Request) -> Response:
    """GET /api/admin/tables: the latest ones, of any status."""
    rows = await worker_of(request).store.latest()
    shown = ("id", "game", "status", "public", "title", "made", "moved", "ply", "people", "maker")
    return answer([{name: getattr(row, name) for name in shown} for row in rows])


async def close(request: Request) -> Response:
    """POST /api/admin/tables/ID/close: end a game; its record stays."""
    room = await worker_of(request).room(request.path_params["id"])
    await room.write(None, lambda table: commands.close(table, time.time()))
    log("closed", table=room.table.id)
    return answer({"id": room.table.id, "status": room.table.status})


async def export(request: Request) -> Response:
    """GET /api/admin/tables/ID/export: everything that happened at a table, without what seats are held with."""
    store, id = worker_of(request).store, (await worker_of(request).room(request.path_params["id"])).table.id
    return answer({"id": id, "entries": [_harmless(msgspec.to_builtins(one)) for one in await store.entries(id)]})


def _harmless(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _harmless(one) for name, one in value.items() if name not in ("hash", "salt", "key")}
    return [_harmless(one) for one in value] if isinstance(value, list) else value


async def export_person(request: Request) -> Response:
    """GET /api/admin/people/ID: everything that is kept of a person."""
    return answer(await personal.exported(worker_of(request), _person(request)))


async def erase_person(request: Request) -> Response:
    """POST /api/admin/people/ID/erase: forget a person."""
    return answer({"tables": await personal.erased(worker_of(request), _person(request))})


def _person(request: Request) -> str:
    found = str(request.path_params["id"])
    if not is_id(found) or not is_person(found):
        raise Refusal("unknown", "refuse-no-person")
    return found


async def reports(request: Request) -> Response:
    """GET /api/admin/reports: the latest ones."""
    found = await worker_of(request).store.reports.latest()
    shown = ("id", "time", "seat", "name", "remark", "why", "person", "address")
    return answer([{"table": row["table_id"]} | {name: row[name] for name in shown} for row in found])


async def dismiss(request: Request) -> Response:
    """POST /api/admin/reports/ID/end: nothing more has to be done about it."""
    store = worker_of(request).store.reports
    await store.end((await store.named(_id(request)))["id"])
    return answer({})


def _id(request: Request) -> str:
    found = str(request.path_params["id"])
    if not is_id(found):
        raise Refusal("unknown", "refuse-no-page")
    return found


class Ban(msgspec.Struct, forbid_unknown_fields=True):
    """Whom not to let in: an address, a person, the maker of a table, or whom a report is about."""

    address: str = ""
    person: str = ""
    table: str = ""
    report: str = ""
    days: float = 7.0
    why: str = ""


async def ban(request: Request) -> Response:
    """POST /api/admin/bans"""
    worker = worker_of(request)
    wanted = await decoded(request, Ban, worker.settings.body_size)
    found = await _meant(worker, wanted)
    if not found:
        raise Refusal("malformed", "refuse-malformed")
    for who in found:
        await worker.store.ban(who, time.time() + wanted.days * 86_400, wanted.why[:200].replace("\0", ""))
        log("banned", who=who, days=wanted.days)
    await worker.read_bans()
    return answer({"who": found[0], "also": found[1:]}, 201)


async def _meant(worker: Worker, wanted: Ban) -> list[str]:
    """Who is to be banned, as the database has them."""
    if wanted.report and is_id(wanted.report):
        row = await worker.store.reports.named(wanted.report)
        return [who for who in (row["person"], row["address"]) if who]
    if wanted.table:
        return [who for who in ((await worker.room(wanted.table)).table.maker,) if who]
    if wanted.person and is_id(wanted.person) and is_person(wanted.person):
        return [wanted.person]
    return [worker.hidden(household(wanted.address))] if wanted.address else []


async def bans(request: Request) -> Response:
    """GET /api/admin/bans"""
    return answer(await worker_of(request).store.bans(time.time()))


async def pardon(request: Request) -> Response:
    """POST /api/admin/bans/WHO/end"""
    await worker_of(request).store.ban(str(request.path_params["who"])[:64].replace("\0", ""), 0.0, "")
    await worker_of(request).read_bans()
    return answer({})


class Stop(msgspec.Struct, forbid_unknown_fields=True):
    """In how many minutes the server will be stopped; None: it will not."""

    minutes: Annotated[float, msgspec.Meta(ge=0, le=10_000)] | None = None


async def stop(request: Request) -> Response:
    """POST /api/admin/stop: tell everybody that the server will be stopped; then no new tables are made."""
    worker = worker_of(request)
    wanted = await decoded(request, Stop, worker.settings.body_size)
    when = "" if wanted.minutes is None else repr(time.time() + wanted.minutes * 60)
    await worker.store.keep_fact(STOPS, when)
    await worker.beat()
    log("stops", minutes=wanted.minutes)
    return answer({"news": worker.news("en")})


ROUTES = [
    Route("/stop", kept(stop), methods=["POST"]),
    Route("/tables", kept(tables)),
    Route("/tables/{id}/close", kept(close), methods=["POST"]),
    Route("/tables/{id}/export", kept(export)),
    Route("/reports", kept(reports)),
    Route("/reports/{id}/end", kept(dismiss), methods=["POST"]),
    Route("/people/{id}", kept(export_person)),
    Route("/people/{id}/erase", kept(erase_person), methods=["POST"]),
    Route("/bans", kept(bans), methods=["GET"]),
    Route("/bans", kept(ban), methods=["POST"]),
    Route("/bans/{who}/end", kept(pardon), methods=["POST"]),
]
