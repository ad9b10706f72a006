"""Backups are made while servers go on and fill either kind of database; absence of the server is on no clock."""

import asyncio
import gzip
import itertools
import os
import subprocess
import sys
import time

import pytest

from dawnbreach.cli.keeping import request
from dawnbreach.kernel import Unreadable
from dawnbreach.server.storage.backup import backup, restore
from dawnbreach.server.worker import absence, caretaking
from dawnbreach.server.worker import worker as working
from tests.server.people import got, made, player, run
from tests.server.process import KEY, Place, Server
from tests.server.test_health import frozen
from tests.server.test_keeping import TOKEN, admin
from tests.server.test_stolen import execute, rows
from tests.server.wire import inside

OTHER = {"sqlite": "postgres", "postgres": "sqlite"}


def command(*words, url):
    ran = subprocess.run(
        [sys.executable, "-m", "dawnbreach", *words], capture_output=True, text=True, timeout=120, check=False,
        env={**os.environ, "DAWNBREACH_DATABASE": url, "DAWNBREACH_KEY": KEY},
    )  # fmt: skip
    return ran.returncode, ran.stdout + ran.stderr


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_backup_of_a_running_server_goes_on_in_the_other_kind_of_database(kind, new_database, tmp_path):
    url, other, file = new_database(kind), new_database(OTHER[kind]), tmp_path / "tables.backup"

    async def play(server):
        table = made(server, "me", "me", start=True)
        async with player(server, table["id"], *table["seats"].values()) as both:
            for _ in range(5):
                await both.choose()
            said = await asyncio.to_thread(lambda: command("backup", str(file), url=url))
            assert said[0] == 0 and file.stat().st_mode & 0o077 == 0, said
            await both.choose()  # is not in the backup
            return table["id"], list(table["seats"].values())

    async def look(server, id, secrets):
        async with player(server, id, *secrets) as both:
            assert both.position["ply"] == 5
            both.numbers = itertools.count(1000)
            assert (await both.choose())["kind"] == "accepted"

    with Server(tmp_path, database=url) as server:
        kept = run(play(server))
    assert command("restore", str(file), url=other)[0] == 0
    assert command("restore", str(file), url=other)[0] == 2, "only an empty database is filled"
    with Server(tmp_path, database=other) as server:
        run(look(server, *kept))


def test_what_is_no_backup_is_refused_and_changes_nothing(new_database, tmp_path):
    url, file = new_database("sqlite"), tmp_path / "some.backup"
    for content in (b"", b"hello", gzip.compress(b"[1, 2]\n"), gzip.compress(b'["dawnbreach backup 1", "0010"]\nx')):
        file.write_bytes(content)
        with pytest.raises(Unreadable):
            restore(url, file, KEY)
    assert backup(url, file) >= 1 and rows(url, "SELECT * FROM facts")
    cut = file.read_bytes()[:-20]
    file.write_bytes(cut)
    with pytest.raises(Unreadable):
        restore(new_database("sqlite"), file, KEY)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_slip_in_the_address_takes_no_good_backup_away(kind, new_database, postgres, tmp_path):
    """An empty one took its place, without a word."""
    file, nowhere = tmp_path / "some.backup", tmp_path / "typo.db"
    backup(new_database(kind), file)
    kept = file.read_bytes()
    code, said = command("backup", str(file), url=f"sqlite:///{nowhere}" if kind == "sqlite" else postgres)
    assert code == 2 and "nothing to back up" in said and "Traceback" not in said
    assert file.read_bytes() == kept and not nowhere.exists()


@pytest.mark.parametrize("words", ["backup", "restore"])
def test_a_database_that_cannot_be_backed_up_or_filled_is_told_in_a_sentence(words, new_database, tmp_path):
    file, damaged = tmp_path / "some.backup", tmp_path / "damaged.db"
    backup(new_database("sqlite"), file)
    damaged.write_bytes(b"this is no database at all " * 100)
    for url in (f"sqlite:///{damaged}", "postgresql://nobody@127.0.0.1:9/nothing"):
        code, said = command(words, str(file), url=url)
        assert code == 2 and said.count("\n") == 1 and "Traceback" not in said, said


def test_with_another_key_nothing_is_restored_and_with_the_right_one_it_is(new_database, tmp_path):
    """It was taken in, then refused, and there was no way back."""
    file, other = tmp_path / "some.backup", f"sqlite:///{tmp_path / 'other.db'}"
    backup(new_database("sqlite"), file)
    with pytest.raises(Unreadable) as refused:
        restore(other, file, "ab" * 32)
    assert refused.value.key == "bad-key" and not (tmp_path / "other.db").exists()
    assert restore(other, file, KEY) >= 1


@pytest.mark.parametrize("minutes", ["soon", "-1", "1.5", "99999"])
def test_a_server_is_not_stopped_by_a_slip_of_the_pen(minutes):
    with pytest.raises(Unreadable) as refused:
        request("stop", minutes, minutes)
    assert refused.value.key == "no-number-up-to"
    assert request("stop", "10", "10") == ("stop", {"minutes": 10}) and request("go-on", "", "") == ("stop", {})


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@pytest.mark.parametrize("served", [60, -3], ids=["since a minute later", "since just before the last decision"])
def test_time_in_which_nobody_serves_is_on_no_clock(kind, served, new_database, tmp_path):
    """A server says every few seconds that it serves: what happened after the last time is not forgotten."""
    url = new_database(kind)
    with Server(tmp_path, database=url) as server:
        table = made(server, "me", "me", start=True, clock={"initial": 600, "each": 0})
    hour = time.time() - 3600
    execute(
        url,
        ("UPDATE entries SET time = :hour", {"hour": hour}),
        ("UPDATE tables SET due = :due", {"due": hour + 600}),
        ("UPDATE facts SET value = :then WHERE name = :name", {"then": repr(hour + served), "name": absence.SERVED}),
    )

    async def work():
        secrets = table["seats"].values()
        async with (
            inside(tmp_path, database=url) as (address, _),
            player(Place(address), table["id"], *secrets) as both,
        ):
            (waited,) = both.position["waiting"]
            assert (
                400 < both.table["people"][waited]["left"] < (541 if served > 0 else 601)
                and both.table["people"][waited]["bot"] is None
            )

    run(work())
    assert [row["kind"] for row in rows(url, "SELECT kind FROM entries")] == ["made", "start", "away"]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_time_in_which_the_database_stood_still_is_on_no_clock_either(kind, new_database, tmp_path, monkeypatch):
    """Tables that stayed in the memory lost it: clocks ran out while nobody could decide."""
    url = new_database(kind)
    for module, name, seconds in ((working, "BEAT", 0.2), (caretaking, "SHORT", 1.0), (absence, "SHORT", 1.0)):
        monkeypatch.setattr(module, name, seconds)

    async def work():
        async with inside(tmp_path, database=url, database_seconds=1.0) as (address, worker):
            place = Place(address)
            wanted = {"start": True, "clock": {"initial": 5, "each": 0}}
            table = await asyncio.to_thread(lambda: made(place, "me", "me", **wanted))
            async with frozen(url):
                await asyncio.sleep(6)
                assert table["id"] in worker.rooms
            while not worker.absences.forgiven:
                await asyncio.sleep(0.05)
            async with player(place, table["id"], *table["seats"].values()) as both:
                (waited,) = both.position["waiting"]
                assert both.table["people"][waited]["bot"] is None and both.table["people"][waited]["left"] > 0
                assert (await both.choose())["kind"] == "accepted"

    run(work())
    assert [row["kind"] for row in rows(url, "SELECT kind FROM entries ORDER BY number")][:4] == [
        "made", "start", "away", "choose",
    ]  # fmt: skip


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_everybody_is_told_before_the_server_is_stopped(kind, new_database, tmp_path):
    with Server(tmp_path, database=new_database(kind), admin_token=TOKEN) as server:
        table = made(server, "me", "me", start=True)

        async def work():
            async with player(server, table["id"], language="pl") as someone:
                assert someone.table["news"] == []
                await asyncio.to_thread(admin, server, "stop", "10")
                assert "10 minut" in (await someone.when_table(lambda t: t["news"]))["news"][0]
                assert got(server, "/api/lobby?language=pl")[1]["news"] == someone.table["news"]
                await asyncio.to_thread(admin, server, "stop", "0")
                await someone.when_table(lambda t: "chwilę" in t["news"][0])

        run(work())
        body = {"game": "sanctum", "seats": ["me", "open"], "name": "Eve"}
        assert got(server, "/api/tables", body)[0] == 409 and got(server, "/health")[1]["stops_in_minutes"] == 0
        assert admin(server, "go-on")[0] == 0 and got(server, "/api/tables", body)[0] == 201
        assert got(server, "/api/lobby")[1]["news"] == []
