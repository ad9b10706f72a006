"""Workers of several machines on one PostgreSQL: who owns a table, who is told of it, what limits they share."""

import asyncio
from contextlib import asynccontextmanager

import psycopg
import pytest

from dawnbreach.server.client import make_table
from dawnbreach.server.core import commands
from dawnbreach.server.operations.metrics import Metrics, merged
from dawnbreach.server.protocol import messages
from dawnbreach.server.protocol.http_schema import NewTable
from dawnbreach.server.storage.group_commit import Conflict, Lost
from dawnbreach.server.storage.store import Store
from dawnbreach.server.storage.vault import Vault
from dawnbreach.server.worker import hearing
from dawnbreach.server.worker import worker as working
from tests.server.people import got, player, run
from tests.server.process import KEY, Place, Server
from tests.server.wire import inside
from tests.server_core.people import Sitting

ALIVE = 15.0


@pytest.fixture(scope="module")
def url(new_database):
    return new_database("postgres")


@asynccontextmanager
async def workers(url, *names):
    """The stores of some workers, all of which serve."""
    stores = [Store(url, Vault(KEY), 15.0, name) for name in names]
    for store in stores:
        await store.leases.say_serving({"sanctum 1"}, "")
    try:
        yield stores
    finally:
        for store in stores:
            await store.leases.stop_serving()
            await store.close()


async def sitting_at(store):
    """A table that this worker made, at which something is due."""
    sitting = Sitting("me", "me")
    await store.make(sitting.table, sitting.entries, sitting.now)
    await store.postpone(sitting.table.id, 1.0)
    return sitting


async def writes(store, sitting, words="hello", alone=False):
    entry = commands.decide(sitting.by("Ann"), messages.Chat("key", 0, words))
    await store.append(sitting.table.after(entry), entry, alone=alone)
    sitting.write(entry)


def test_a_worker_that_lost_a_table_never_writes_there_by_itself(url):
    async def work():
        async with workers(url, "one", "two") as (one, two):
            sitting = await sitting_at(one)
            id = sitting.table.id
            assert id not in await two.leases.due(2.0, set(), ALIVE), "its owner is alive"
            assert id in await one.leases.due(2.0, set(), ALIVE)
            await writes(one, sitting, alone=True)
            await one.postpone(id, 1.0)
            await one.leases.stop_serving()
            assert id in await two.leases.due(2.0, set(), ALIVE)
            await one.leases.say_serving(set(), "")
            assert id not in await one.leases.due(2.0, set(), ALIVE), "it comes back and has lost it"
            number = sitting.table.number
            with pytest.raises(Lost):
                await writes(one, sitting, alone=True)
            assert len(await one.entries(id)) == number
            await writes(one, sitting)
            await one.postpone(id, 1.0)
            assert id in await one.leases.due(2.0, set(), ALIVE), "a person there has brought it back"

    run(work())


def test_a_worker_that_says_twice_at_once_that_it_serves_and_two_bans_of_one_fail_nobody(url):
    """A row was taken out and put in: two who did so side by side put it in twice, and one failed."""

    async def work():
        store = Store(url, Vault(KEY), name="one")
        for _ in range(20):
            await asyncio.gather(*[store.leases.say_serving(["1"], "") for _ in range(4)])
            await asyncio.gather(*[store.ban("somebody", 1e12, "spam") for _ in range(4)])
        assert list(await store.leases.serving(60.0)) == ["one"] and len(await store.bans(0.0)) == 1
        await store.close()

    run(work())


def test_of_many_workers_one_takes_the_tables_of_a_dead_one(url):
    async def work():
        async with workers(url, "dead", "a", "b", "c") as (dead, *living):
            ids = {(await sitting_at(dead)).table.id for _ in range(9)}
            await dead.leases.stop_serving()
            taken = await asyncio.gather(*[store.leases.due(2.0, set(), ALIVE) for store in living])
            later = await asyncio.gather(*[store.leases.due(2.0, set(), ALIVE) for store in living])
            assert sorted(id for ids in later for id in ids if id in {*ids}) == sorted(
                id for one in later for id in one
            )
            assert sum(len(ids & set(one)) for one in later) == len(ids), "each exactly once"
            assert all(set(first) <= set(second) for first, second in zip(taken, later, strict=True))

    run(work())


def test_two_writers_of_one_number_and_the_second_reads_what_came_between(url):
    async def work():
        async with workers(url, "one", "two") as (one, two):
            sitting = await sitting_at(one)
            entries = [commands.decide(sitting.by("Ann"), messages.Chat("key", 0, words)) for words in ("a", "b")]
            wanted = [
                store.append(sitting.table.after(entry), entry)
                for store, entry in zip((one, two), entries, strict=True)
            ]
            done = await asyncio.gather(*wanted, return_exceptions=True)
            assert sorted(type(one).__name__ for one in done) == ["Conflict", "NoneType"]
            assert isinstance(next(one for one in done if one), Conflict)

    run(work())


def test_only_workers_with_a_table_in_memory_are_told_of_it(url):
    async def work():
        async with workers(url, "one", "two", "three") as (one, two, _):
            sitting = await sitting_at(one)
            id = sitting.table.id
            with psycopg.connect(url, autocommit=True) as ear:
                for name in ("one", "two", "three"):
                    ear.execute(f"LISTEN dawnbreach_{name}")
                await writes(one, sitting, "nobody else cares")
                assert (await two.leases.attend([id], ALIVE)) == {id: sitting.table.number}
                await writes(one, sitting, "two cares")
                await two.leases.tell({id: f"here {id}"})
                await two.leases.leave([id])
                await writes(one, sitting, "nobody else cares any more")
                ear.execute("SELECT pg_notify('dawnbreach_three', 'end')")
                told = []
                for notice in ear.notifies():
                    if notice.payload == "end":
                        break
                    told.append((notice.channel, notice.payload))
            assert told == [("dawnbreach_two", f"{id} 3 "), ("dawnbreach_one", f"here {id}")]

    run(work())


def test_who_attends_a_table_while_somebody_writes_waits_and_misses_nothing(url):
    async def work():
        async with workers(url, "one", "two") as (one, two):
            sitting = await sitting_at(one)
            id = sitting.table.id
            async with await psycopg.AsyncConnection.connect(url) as writing:
                await writing.execute("UPDATE tables SET number = number + 1 WHERE id = %s", [id])
                attending = asyncio.ensure_future(two.leases.attend([id], ALIVE))
                waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
                while (await (await writing.execute(waits)).fetchone()) == (0,):
                    assert not attending.done()
                    await writing.execute("SELECT pg_stat_clear_snapshot()")
                await writing.commit()
            assert await attending == {id: sitting.table.number + 1}

    run(work())


def test_what_an_address_spends_at_one_worker_it_lacks_at_the_others(url):
    async def work():
        async with workers(url, "one", "two") as (one, two):
            assert 4.9 < (await one.leases.spend({"cost Eve": 5.0}))["cost Eve"] <= 5.0
            left = await two.leases.spend({"cost Eve": 3.0, "cost Ann": 1.0})
            assert 7.0 < left["cost Eve"] <= 8.0 and left["cost Ann"] <= 1.0

    run(work())


def test_metrics_are_those_of_all_workers():
    first, second = Metrics(lambda: 3, lambda: 0), Metrics(lambda: 4, lambda: 0)
    first.choices.labels("person").inc(2)
    told = merged({"one": first.text(), "two": second.text()}).decode()
    assert 'dawnbreach_choices_total{kind="person",worker="one"} 2.0' in told
    assert 'dawnbreach_open_tables{worker="one"} 3.0' in told and 'dawnbreach_open_tables{worker="two"} 4.0' in told
    assert told.count("# TYPE dawnbreach_choices_total counter") == 1


def test_metrics_are_not_told_through_a_proxy(server: Server):
    assert got(server, "/metrics")[0] == 200
    assert got(server, "/metrics", headers={"X-Forwarded-For": "8.8.8.8"})[0] == 404
    assert got(server, "/metrics", headers={"Forwarded": "for=8.8.8.8"})[0] == 404


def test_a_worker_that_was_taken_for_dead_while_its_word_was_under_way_is_told_of_its_tables_again(
    url, tmp_path, monkeypatch
):
    """After a failover both workers had a table in memory, and one was told nothing of it any more: its game stood."""
    monkeypatch.setattr(working, "BEAT", 1000.0)
    monkeypatch.setattr(hearing, "ALIVE", 1.0)

    async def work():
        async with inside(tmp_path, database=url) as (here, one), inside(tmp_path, database=url) as (there, two):
            table = await make_table(here, NewTable("sanctum", ("me", "me"), "Ann", start=True))
            both = player(Place(here), table.id, *table.seats.values())
            async with both as ann, player(Place(there), table.id) as eve:
                hung, goes_on = asyncio.Event(), asyncio.Event()
                learn = two.absences.learn

                async def learns_late(*about):
                    hung.set()
                    await goes_on.wait()
                    await learn(*about)

                monkeypatch.setattr(two.absences, "learn", learns_late)
                beat = asyncio.ensure_future(two.beat())
                await hung.wait()
                await asyncio.sleep(1.1)  # for so long it is alive
                goes_on.set()
                await beat
                await hearing.begin(one)
                await two.beat()
                answer = await ann.choose()
                await eve.when(lambda position: position["ply"] == answer["ply"])

    run(work())
