"""A real server in a process of its own, on a free port, with a fresh database."""

from __future__ import annotations

import multiprocessing.forkserver
import os
import subprocess
import sys
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec

from dawnbreach.server.operations.settings import Settings
from dawnbreach.server.worker.processes import CONTEXT, READ_ONCE
from tests.patience import PATIENCE

START = """
import sys, msgspec
from dawnbreach.server.operations.serve import run
from dawnbreach.server.operations.settings import Settings
run(msgspec.json.decode(sys.argv[1], type=Settings), "127.0.0.1", 0, 1, lambda address: print(address, flush=True))
"""

NURSERY: Any = CONTEXT
"""Where processes come from that have read the whole server already; one for each process of tests, when wanted."""
FORKS: dict[str, Any] | None = None
"""What Python knows of it, where there is one."""
if NURSERY.get_start_method() == "forkserver":
    NURSERY.set_forkserver_preload(["dawnbreach.server.operations.serve", *READ_ONCE])
    FORKS = vars(vars(multiprocessing.forkserver)["_forkserver"])

KEY = "5e" * 32
"""The key of all servers in tests."""
GENEROUS: dict[str, Any] = {
    "key": KEY,
    "messages_per_second": 5000.0,
    "messages_at_once": 5000.0,
    "requests_per_second": 5000.0,
    "requests_at_once": 5000.0,
    "makes_per_second": 1000.0,
    "makes_at_once": 1000.0,
    "connections_per_address": 5000,
    "cost_per_second": 1000.0,
    "cost_at_once": 1000.0,
    "studies_per_second": 1000.0,
    "studies_at_once": 1000.0,
    "pause": 0.0,
    "alone_pause": 0.0,
}
"""Limits that are in nobody's way."""


def with_packages(path: Path | None) -> dict[str, str]:
    """The environment, with a folder of packages before those that are installed."""
    known = [os.environ["PYTHONPATH"]] if "PYTHONPATH" in os.environ else []
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), *known])} if path else dict(os.environ)


class Forked(NURSERY.Process):  # type: ignore[misc]
    """A process of the nursery, spoken to like any other."""

    def wait(self, timeout: float | None = None) -> None:
        self.join(timeout)


def home() -> dict[str, Any]:
    """Where the nursery is found, for a process that comes from it."""
    if FORKS is None:
        return {}
    multiprocessing.forkserver.ensure_running()
    found = {name: value for name, value in FORKS.items() if name in ("_forkserver_address", "_forkserver_authkey")}
    return {**found, "ensure_running": nothing}


def nothing() -> None:
    """It runs."""


def serve(
    said: Connection, settings: Settings, log: Path, environment: dict[str, str], nursery: dict[str, Any]
) -> None:
    """What such a process does: it says its address, and writes its log to a file; bots come from the same nursery."""
    from dawnbreach.server.operations.serve import run

    if FORKS is not None:
        FORKS.update(nursery)
    os.environ.clear()
    os.environ.update(environment)
    with log.open("ab") as file:
        os.dup2(file.fileno(), 2)
    run(settings, "127.0.0.1", 0, 1, said.send)


class Place:
    """Where a server is."""

    def __init__(self, address: str) -> None:
        self.address = address

    def link(self, id: str) -> str:
        return f"{self.address}/table/{id}"


class Server(Place):
    """Started by `with`; its log is kept beside the database."""

    def __init__(self, folder: Path, path: Path | None = None, cold: bool = False, **settings: Any) -> None:
        """`path`: where more packages are found. A `cold` process is not of the nursery, as one with more packages."""
        super().__init__("")
        self.path, self.cold = path, cold
        self.log_file = folder / "server.log"
        self.settings = Settings(**{"database": f"sqlite:///{folder / 'tables.db'}", **GENEROUS, **settings})

    def __enter__(self) -> Server:
        self.address = (self._start_cold() if self.cold or self.path else self._start()).strip().rstrip("/")
        assert self.address, self.log()
        return self

    def _start(self) -> str:
        heard, said = multiprocessing.Pipe(duplex=False)
        self.process: Any = Forked(target=serve, args=(said, self.settings, self.log_file, dict(os.environ), home()))
        self.process.start()
        said.close()
        with heard:
            return str(heard.recv()) if heard.poll(PATIENCE) else ""

    def _start_cold(self) -> str:
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", START, msgspec.json.encode(self.settings).decode()],
                stdout=subprocess.PIPE,
                stderr=log,
                env=with_packages(self.path),
            )
        with self.process.stdout as said:
            return str(said.readline().decode())

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)

    def log(self) -> str:
        return self.log_file.read_text(encoding="utf-8")
