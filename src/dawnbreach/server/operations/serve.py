"""Running a server: one worker, or several that share a socket and a PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import signal
import socket
from collections.abc import Callable, Iterator

import msgspec
import uvicorn

from dawnbreach.kernel import Unreadable
from dawnbreach.server.http.app import application
from dawnbreach.server.operations.logs import set_up
from dawnbreach.server.operations.settings import Settings
from dawnbreach.server.storage.database import default_url, is_sqlite
from dawnbreach.server.storage.migrations import check, migrate
from dawnbreach.server.storage.only_writer import only_writer
from dawnbreach.server.storage.vault import key_of
from dawnbreach.server.wire.doorman import Doorman, HttpProtocol, WebSocketProtocol, with_doorman
from dawnbreach.server.wire.pacing import Paces

HOST, PORT = "127.0.0.1", 8020
FRAME = 65_536
"""A longer message than this ends a connection; what is shorter but too long is refused."""
PATIENCE = 5
"""Seconds that connections have to end when a server stops."""


def prepared(settings: Settings, workers: int) -> Settings:
    """Settings with everything decided, and a database that is ready."""
    url = settings.database or default_url()
    if is_sqlite(url) and workers > 1:
        raise Unreadable("several workers need PostgreSQL", "one-worker", workers=workers)
    key = settings.key or key_of(url)
    if is_sqlite(url):
        migrate(url, key)
    else:
        check(url, key)
    processes = max(1, (os.cpu_count() or 2) // max(workers, 1) - 1)
    return msgspec.structs.replace(settings, database=url, key=key, bot_processes=min(processes, 4))


def configuration(settings: Settings, host: str, port: int, workers: int = 1) -> uvicorn.Config:
    """uvicorn as we use it."""
    several = workers > 1
    config = uvicorn.Config(
        "dawnbreach.server.http.app:from_settings" if several else application(settings),
        host=host,
        port=port,
        factory=several,
        workers=workers,
        log_config=None,
        access_log=False,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=FRAME,
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
        limit_concurrency=None,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
    )
    lines = 2 * settings.connections_per_address
    paces = Paces(settings.cost_per_second, settings.cost_at_once / 4)
    doorman = Doorman(lines, settings.request_seconds, settings.unread_seconds, paces, settings.trusted_proxies)
    return with_doorman(config, doorman)


def bound(host: str, port: int) -> socket.socket:
    """A socket at this address; a sentence when it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named TCP, or asyncio would not send small messages at once and the second of two would wait for 40 ms.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError as error:
        made.close()
        why = "port-taken" if error.errno == errno.EADDRINUSE else "port-refused"
        raise Unreadable(f"{host}:{port} is taken", why, host=host, port=port) from None
    made.set_inheritable(True)
    return made


def run(
    settings: Settings, host: str, port: int, workers: int, ready: Callable[[str], None], quiet: bool = False
) -> int:
    """Serve until stopped; `ready` is told the address. A quiet server writes down only what goes wrong."""
    url = settings.database or default_url()
    with only_writer(url):
        return _run(prepared(settings, workers), host, port, workers, ready, quiet)


def _run(settings: Settings, host: str, port: int, workers: int, ready: Callable[[str], None], quiet: bool) -> int:
    set_up(quiet)
    listening = bound(host, port)
    shown = f"http://{host if ':' not in host else f'[{host}]'}:{listening.getsockname()[1]}/"
    if workers > 1:
        from uvicorn.supervisors import Multiprocess

        settings.into_environment()
        config = configuration(settings, host, port, workers)
        ready(shown)
        Multiprocess(config, [listening]).run()
        return 0
    server = Server(configuration(settings, host, port))
    asyncio.run(_serve(server, listening, lambda: ready(shown)))
    return 0


class Server(uvicorn.Server):
    """Ends quietly when it is told to stop, having put everything away."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        with contextlib.ExitStack() as stack:
            try:
                for number in (signal.SIGINT, signal.SIGTERM):
                    loop.add_signal_handler(number, self.handle_exit, number, None)
            except NotImplementedError:  # Windows has no such handlers; uvicorn's own way ends less quietly.
                stack.enter_context(super().capture_signals())
            yield


async def _serve(server: uvicorn.Server, listening: socket.socket, ready: Callable[[], None]) -> None:
    serving = asyncio.ensure_future(server.serve([listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        ready()
    await serving
