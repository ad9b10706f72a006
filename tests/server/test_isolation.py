"""A broken row, table or bot hurts only its own table: clocks and bots of others go on, and health says so."""

import time

import pytest

from dawnbreach.server.worker import bot_pool
from tests.server.people import got, made, player, run
from tests.server.process import Server
from tests.server.test_stolen import execute


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_broken_table_hurts_nobody_else(kind, new_database, tmp_path_factory):
    url = new_database(kind)
    with Server(tmp_path_factory.mktemp("whole"), database=url) as server:
        bad = [made(server, "me", "open", public=True)["id"] for _ in range(3)]
        good = made(server, "me", "novice", start=True, clock={"initial": 0, "each": 1}, public=True)["id"]
    now = time.time()
    execute(
        url,
        ("UPDATE entries SET data = 'no JSON' WHERE table_id = :id", {"id": bad[0]}),
        ("UPDATE tables SET people = 'no JSON' WHERE id = :id", {"id": bad[1]}),
        ("UPDATE tables SET seed = 'sealed:AAAA' WHERE id = :id", {"id": bad[2]}),
        *[
            ("UPDATE tables SET due = :now, status = 'playing' WHERE id = :id", {"id": id, "now": now - 60})
            for id in bad
        ],
    )
    with Server(tmp_path_factory.mktemp("broken"), database=url) as server:
        run(plays_by_itself(server, good))
        listed = {table["id"] for table in got(server, "/api/tables")[1]}
        assert good in listed and bad[1] not in listed
        for id in (bad[0], bad[2]):
            assert got(server, f"/api/replays/{id}")[0] == 500
        health = got(server, "/health")[1]
        assert health["status"] == "ok" and health["broken_tables"] >= 2


async def plays_by_itself(server, id):
    """The clock runs out, and bots play on."""
    async with player(server, id) as someone:
        await someone.when(lambda p: p["ply"] > 5)


def endless(view, choices):
    while True:
        pass


def test_a_bot_that_never_answers_is_stopped_in_its_process(monkeypatch):
    from dawnbreach import bots
    from tests.server_core.people import Sitting

    monkeypatch.setattr(bot_pool, "PATIENCE", 0.2)
    monkeypatch.setattr(bots, "make", lambda *_, **__: endless)
    table = Sitting("novice", "novice", start=True).table
    asked = bot_pool.question(table, table.waiting[0])
    answer = bot_pool.think(asked)
    assert answer.trouble.startswith("TimeoutError") and table.position is not None
    assert answer.text in [choice.text for choice in table.position.choices(table.waiting[0])]
