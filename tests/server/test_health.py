"""Health is true: a database that takes nothing in, another schema, bots that never answer; and waits have an end."""

import asyncio
import contextlib
import json
import logging
import sqlite3
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from dawnbreach.server.operations.logs import Lines
from dawnbreach.server.storage.database import is_sqlite, parsed
from dawnbreach.server.worker import worker as working
from tests.server.people import got, made, player, run
from tests.server.process import Place
from tests.server.wire import inside


@asynccontextmanager
async def frozen(url):
    """A database that answers nobody who writes; whoever is writing is let finish."""
    connection: Any
    if is_sqlite(url):
        connection = sqlite3.connect(str(parsed(url).database), isolation_level=None, check_same_thread=False)
        await asyncio.to_thread(connection.execute, "BEGIN IMMEDIATE")
    else:
        connection = psycopg.connect(url)
        await asyncio.to_thread(connection.execute, "LOCK TABLE entries, facts, workers IN ACCESS EXCLUSIVE MODE")
    yield
    connection.rollback()
    connection.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_frozen_database_is_told_and_nothing_waits_for_ever(kind, new_database, tmp_path, monkeypatch):
    url = new_database(kind)
    monkeypatch.setattr(working, "BEAT", 0.2)

    async def work():
        async with inside(tmp_path, database=url, database_seconds=4.0) as (address, worker):
            place = Place(address)
            table = await asyncio.to_thread(made, place, "me", "me", start=True)
            async with player(place, table["id"], *table["seats"].values()) as both:
                assert (await asyncio.to_thread(got, place, "/health"))[0] == 200
                async with frozen(url):
                    with contextlib.suppress(ConnectionClosed):  # The database may be missed before it is waited for.
                        answer = await both.choose()
                        assert (answer["kind"], answer["code"]) == ("refused", "failed")
                    while worker.trouble() != "no database":
                        await asyncio.sleep(0.05)
                    assert (await asyncio.to_thread(got, place, "/health"))[:1] == (503,)
                    if not is_sqlite(url):
                        with pytest.raises(ConnectionClosed):
                            await both.until(kind="nothing")
                while worker.trouble():
                    await asyncio.sleep(0.05)
            async with player(place, table["id"], *table["seats"].values()) as again:
                assert (await again.choose())["kind"] == "accepted"

    run(work())


def test_a_database_that_hangs_up_in_mid_statement_is_worth_another_try(new_database, tmp_path):
    url = new_database("postgres")
    asked = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"

    async def work():
        async with inside(tmp_path, database=url) as (address, _):
            with psycopg.connect(url) as holding, psycopg.connect(url, autocommit=True) as keeper:
                holding.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
                asking = asyncio.create_task(asyncio.to_thread(got, Place(address), "/api/replays/aaaaaaaaaaaa"))
                while keeper.execute(asked).fetchone() == (0,):
                    await asyncio.sleep(0.05)
                status, said, _ = await asking
                assert status == 503 and said["reason"]
            assert (await asyncio.to_thread(got, Place(address), "/api/replays/aaaaaaaaaaaa"))[0] == 404

    run(work())


def test_an_error_is_logged_with_its_whole_way_and_without_its_words():
    def deep():
        raise ValueError("what somebody said")

    def high():
        try:
            deep()
        except ValueError as error:
            raise KeyError("a secret") from error

    try:
        high()
    except KeyError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "failed", None, (KeyError, error, error.__traceback__))
    line = json.loads(Lines().format(record))
    names = [place.rpartition(" ")[2] for place in line["traceback"]]
    assert names[-3:] == ["test_an_error_is_logged_with_its_whole_way_and_without_its_words", "high", "KeyError"]
    assert "deep" in names and "ValueError" in names and "said" not in str(line) and "secret" not in str(line)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_another_schema_and_bots_that_never_answer_are_told(kind, new_database, tmp_path, monkeypatch):
    async def work():
        async with inside(tmp_path, database=new_database(kind)) as (address, worker):
            worker.bot_pool.failed = working.STUCK
            status, found, _ = await asyncio.to_thread(got, Place(address), "/health")
            assert (status, found["status"]) == (503, "bots")
            monkeypatch.setattr(working, "head", lambda: "of a later version")
            status, found, _ = await asyncio.to_thread(got, Place(address), "/health")
            assert (status, found["status"]) == (503, "schema")

    run(work())
