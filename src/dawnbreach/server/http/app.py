"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from dawnbreach.server.core.refusal import Refusal, Unable
from dawnbreach.server.http import admin, lobby, pages, person, puzzles, replays
from dawnbreach.server.http.metering import Metered
from dawnbreach.server.http.web import (
    StrictHeaders,
    address_of,
    answer,
    guarded,
    is_own_page,
    language_of,
    not_so_fast,
    refusal_answer,
    room_of,
    worker_of,
)
from dawnbreach.server.operations import tracing
from dawnbreach.server.operations.logs import set_up
from dawnbreach.server.operations.settings import Settings, from_environment
from dawnbreach.server.protocol import schema
from dawnbreach.server.wire.connection import Connection
from dawnbreach.server.worker.worker import Worker


async def socket(websocket: WebSocket) -> None:
    """/api/tables/ID/socket"""
    worker, address = worker_of(websocket), address_of(websocket)
    try:
        if not is_own_page(websocket.headers, worker.settings.origins):
            raise Refusal("not-yours", "refuse-origin")
        if worker.draining:
            raise Refusal("failed", "refuse-stopping")
        if worker.is_cut_off:
            raise Unable
        if worker.hidden(address) in worker.banned:
            raise Refusal("not-yours", "refuse-banned")
        if not worker.requests.take(address) or not worker.crowd.enter(address):
            raise Refusal("too-fast", "refuse-too-many")
    except Refusal as refusal:
        await not_so_fast(refusal)
        return await websocket.send_denial_response(refusal_answer(refusal, language_of(websocket)))
    try:
        await _talk(worker, websocket, address)
    finally:
        worker.crowd.leave(address)


async def _talk(worker: Worker, websocket: WebSocket, address: str) -> None:
    try:
        room = await room_of(websocket, websocket.path_params["id"])
    except Refusal as refusal:
        await websocket.send_denial_response(refusal_answer(refusal, language_of(websocket)))
        return
    await websocket.accept()
    await Connection(worker, room, websocket, address).run()


async def published(request: Request) -> Response:
    """GET /api/schema"""
    return answer(schema.document(), fresh=False)


async def nothing(request: Request) -> Response:
    raise Refusal("unknown", "refuse-no-page")


API = [
    Route("/games", guarded(lobby.games)),
    Route("/lobby", guarded(lobby.lobby)),
    Route("/tables", guarded(lobby.listed), methods=["GET"]),
    Route("/tables", guarded(lobby.make), methods=["POST"]),
    WebSocketRoute("/tables/{id}/socket", socket),
    Route("/tables/{id}/record", guarded(replays.record)),
    Route("/replays", guarded(replays.send), methods=["POST"]),
    Route("/replays/{id}", guarded(replays.replay)),
    Route("/replays/{id}/verify", guarded(replays.verify)),
    Route("/replays/{id}/aftermath", guarded(replays.aftermath)),
    Route("/replays/{id}/contents", guarded(replays.contents)),
    Route("/replays/{id}/book", guarded(replays.book)),
    Route("/replays/{id}/review", guarded(replays.review), methods=["GET"]),
    Route("/replays/{id}/review", guarded(replays.begin_review), methods=["POST"]),
    Route("/puzzles/{game}/{day}", guarded(puzzles.puzzle), methods=["GET"]),
    Route("/puzzles/{game}/{day}", guarded(puzzles.judge), methods=["POST"]),
    Route("/book/{game}", guarded(lobby.words)),
    Route("/rules/{game}", guarded(lobby.clauses)),
    Route("/schema", guarded(published)),
    Route("/schema/{game}", guarded(lobby.shapes)),
    Route("/person", guarded(person.myself)),
    Mount("/person", routes=person.ROUTES),
    Mount("/admin", routes=admin.ROUTES),
    Route("/{rest:path}", guarded(nothing), methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
]
ROUTES = [
    Mount("/api", routes=API, middleware=[Middleware(GZipMiddleware, minimum_size=800, compresslevel=6)]),
    Route("/health", lobby.health),
    Route("/metrics", guarded(lobby.metrics, in_debt=True)),
    Route("/assets/{name:path}", guarded(pages.asset, in_debt=True)),
    Route("/", guarded(pages.page, in_debt=True)),
    Route("/{path:path}", guarded(pages.page, in_debt=True)),
]
"""The page was compressed when it was built; answers of the API are when they are given."""


def application(settings: Settings) -> Starlette:
    """A worker's application."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        tracing.begin()
        app.state.worker = Worker(settings)
        await app.state.worker.start()
        yield
        await app.state.worker.stop()

    return Starlette(routes=ROUTES, lifespan=life, middleware=[Middleware(Metered), Middleware(StrictHeaders)])


def from_settings() -> Starlette:
    """For uvicorn's workers, which are told everything by the environment."""
    set_up()
    return application(from_environment())
