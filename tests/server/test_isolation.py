"""A broken row, table or bot hurts only its own table: clocks and bots of others go on, and health says so."""

import asyncio
import contextlib
import time
from types import SimpleNamespace
from typing import Any

import pytest

from dawnbreach.server.core.refusal import Refusal, Unable
from dawnbreach.server.storage.database import entries, tables
from dawnbreach.server.storage.group_commit import Conflict
from dawnbreach.server.worker import bot_pool, hearing, keeping
from dawnbreach.server.worker.caretaking import Caretaker
from dawnbreach.server.worker.worker import Worker
from tests.server.people import got, made, player, run
from tests.server.process import Server
from tests.server.test_stolen import execute

ROW = [column.name for column in tables.columns if column.name not in ("id", "status")]
ENTRY = [column.name for column in entries.columns if column.name != "table_id"]
BROKEN = ("no JSON", "sealed:AAAA", "-1")
NUMBERS = ("number", "ply", "made", "moved", "due", "time", "seat")
TRUTHS = ("public", "open_dice", "rated")


def breaks(kind, table, column):
    """Values of a column that no server wrote; PostgreSQL takes only those of its type."""
    typed = kind == "postgres" and (column in TRUTHS or column in NUMBERS)
    if typed:
        return () if column in TRUTHS else (-(2**31) + 1, 2**31 - 1)
    if (table, column) == ("tables", "due"):
        return (-1.0, "")
    return BROKEN


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_broken_table_hurts_nobody_else(kind, new_database, tmp_path_factory):
    """Whatever stands in whatever column: the lobby, the clock and the bots of another table go on."""
    url = new_database(kind)
    wrong = [("tables", name, value) for name in ROW for value in breaks(kind, "tables", name)]
    wrong += [("entries", name, value) for name in ENTRY for value in breaks(kind, "entries", name)]
    with Server(tmp_path_factory.mktemp("whole"), database=url, listed_of_maker=1000) as server:
        bad = [
            made(server, "me", "novice", start=number % 2 == 0 and column != "people", public=True)["id"]
            for number, (_, column, _) in enumerate(wrong)
        ]
        """Where a game is played, a bot may decide and mend the row."""
        good = made(server, "me", "novice", start=True, clock={"initial": 0, "each": 1}, public=True)["id"]
    now = time.time() - 60
    where = {"tables": "id = :id", "entries": "table_id = :id AND number = 1"}
    execute(
        url,
        ("UPDATE tables SET due = :now, status = 'playing' WHERE id <> :good", {"now": now, "good": good}),
        *(
            (f"UPDATE {table} SET {column} = :value WHERE {where[table]}", {"value": value, "id": id})
            for id, (table, column, value) in zip(bad, wrong, strict=True)
        ),
    )
    with Server(tmp_path_factory.mktemp("broken"), database=url, listed_of_maker=1000) as server:
        run(plays_by_itself(server, good))
        listed = {table["id"] for table in got(server, "/api/lobby")[1]["tables"]}
        assert good in listed and bad[wrong.index(("tables", "people", "no JSON"))] not in listed
        unread = [bad[wrong.index(("entries", "data", "no JSON"))], bad[wrong.index(("tables", "seed", "sealed:AAAA"))]]
        for id in unread:
            assert got(server, f"/api/replays/{id}")[0] == 500
        assert {got(server, f"/api/tables/{id}/record")[0] for id in bad} <= {200, 404, 409, 500}
        assert [one["id"] for one in got(server, f"/api/tables?ids={','.join([*unread, good])}")[1]] == [good]
        health = got(server, "/health")[1]
        assert health["status"] == "ok" and health["broken_tables"] >= 2
        run(plays_by_itself(server, good, 10))


async def plays_by_itself(server, id, ply=5):
    """The clock runs out, and bots play on."""
    async with player(server, id) as someone:
        await someone.when(lambda p: p["ply"] > ply or p["view"]["over"])


class Elsewhere:
    """A worker that is told of tables by others; one of them cannot be carried on."""

    def __init__(self):
        self.rooms, self.broken, self.name = {name: Told(name == "bad") for name in ("bad", "good")}, [], "me"

    def breaks(self, id, error):
        self.broken.append((id, type(error)))


class Told:
    """A table that hears of an entry, and somebody who looks at it."""

    def __init__(self, is_broken):
        self.is_broken, self.read, self.cut, self.watchers = is_broken, 0, False, {self}

    def hang_up(self):
        self.cut = True


@pytest.mark.parametrize("words", ["bad 7", "reread bad"])
def test_a_table_that_cannot_be_read_on_does_not_keep_a_worker_from_hearing_of_others(words, monkeypatch):
    async def read(room, number=None, way=""):
        if room.is_broken:
            raise ValueError("an entry that nobody understands")
        room.read += 1

    monkeypatch.setattr(hearing, "Room", type("Room", (), {"catch_up": read, "reread": read}))
    worker: Any = Elsewhere()
    good, bad = worker.rooms["good"], worker.rooms["bad"]
    for told in (words, "good 7", "nowhere 7"):
        run(hearing.heard(worker, told))
    assert worker.broken == [("bad", ValueError)] and bad.cut and list(worker.rooms) == ["good"]
    assert good.read == 1 and not good.cut


def test_a_slow_database_breaks_no_table_that_hears_of_an_entry(monkeypatch):
    """Everybody there was sent away, and health counted it as broken."""

    async def read(room, number=None, way=""):
        raise Unable

    monkeypatch.setattr(hearing, "Room", type("Room", (), {"catch_up": read}))
    worker: Any = Elsewhere()
    with pytest.raises(Unable):
        run(hearing.heard(worker, "good 7"))
    assert not worker.broken and not worker.rooms["good"].cut


@pytest.mark.parametrize(
    ("error", "later"), [(Unable(), []), (Conflict(), []), (Refusal("not-now", "refuse-elsewhere"), ["good"])]
)
def test_a_database_that_takes_too_long_lets_no_table_wait_for_an_hour(error, later):
    """Its clock and its bots stood still for so long when it was looked after at a bad moment."""
    postponed = []

    async def room(id):
        raise error

    async def postpone(id, until):
        postponed.append(id)

    store = SimpleNamespace(postpone=postpone)
    worker: Any = SimpleNamespace(room=room, store=store, breaks=lambda *_: None)
    with contextlib.suppress(Unable):
        run(Caretaker(worker).look_at("good", 0.0))
    assert postponed == later


def test_a_database_that_takes_too_long_is_no_failure_of_what_is_done_again_and_again(caplog):
    times = iter([Unable(), ValueError(), asyncio.CancelledError()])

    async def sweep():
        raise next(times)

    async def work():
        with contextlib.suppress(asyncio.CancelledError):
            await Worker._forever(object.__new__(Worker), sweep, 0.0)

    run(work())
    assert [(record.levelname, record.getMessage()) for record in caplog.records] == [
        ("WARNING", "put off"),
        ("ERROR", "failed"),
    ]


def test_a_position_that_cannot_be_kept_keeps_none_from_being_kept(monkeypatch):
    """One game of an earlier version kept all those after it from going over to later ones."""

    class Store:
        kept = []

        async def save(self, table):
            if table == "bad":
                raise ValueError("a position that nobody can write down")
            self.kept.append(table)

    async def room(id):
        return SimpleNamespace(table=id)

    broken = []
    worker: Any = SimpleNamespace(store=Store(), room=room, breaks=lambda id, error: broken.append(id))
    for id in ("bad", "good"):
        run(keeping._save(worker, id))
    assert (broken, Store.kept) == (["bad"], ["good"])


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
