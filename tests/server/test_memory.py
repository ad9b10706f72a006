"""Memory is bounded: games of bots alone do not pile up in it, nor what was refused."""

import asyncio
import gc
import itertools
import sys
import time
import weakref

import pytest

from dawnbreach.server.core.state import Table
from dawnbreach.server.operations import garbage
from dawnbreach.server.wire.doorman import WebSocketProtocol
from dawnbreach.server.worker import caretaking
from tests.patience import PATIENCE
from tests.server.people import made, player, run
from tests.server.process import Place
from tests.server.test_stolen import rows
from tests.server.wire import inside


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_many_games_of_bots_alone_wait_in_the_database(kind, new_database, tmp_path, monkeypatch):
    monkeypatch.setattr(caretaking, "MOST_ALONE", 1)
    url = new_database(kind)

    async def work():
        async with inside(tmp_path, database=url, idle=0.0) as (address, worker):
            for _ in range(5):
                await asyncio.to_thread(made, Place(address), "novice", "novice", start=True)
            while sum(room.keeper is not None and not room.keeper.done() for room in worker.rooms.values()) > 1:
                await asyncio.sleep(0)
            await worker._sweep()
            assert len(worker.rooms) <= 1

            async with player(Place(address), rows(url, "SELECT id FROM tables")[0]["id"]) as spectator:
                first = (await spectator.when(lambda p: True))["ply"]
                await spectator.when(lambda p: p["ply"] > first)  # whoever looks at one sees it go on

    run(work())
    waiting = rows(url, "SELECT due, moved FROM tables WHERE status = 'playing'")
    assert len(waiting) >= 3 and sum(row["due"] - row["moved"] > caretaking.LATER / 2 for row in waiting) >= 3


def test_what_is_refused_leaves_nothing_in_the_memory(tmp_path):
    """A refusal that refers to itself would keep its table until somebody looks for such circles."""

    async def work():
        async with inside(tmp_path) as (address, _):
            table = await asyncio.to_thread(made, Place(address), "me", "me", start=True)
            async with player(Place(address), table["id"], *table["seats"].values()) as both:
                gc.collect()
                gc.disable()
                for _ in range(30):
                    assert (await both.ask(kind="start"))["kind"] == "refused"
                    assert (await both.ask(kind="chat", seat=0, text="x"))["kind"] == "accepted"
                return sum(isinstance(one, Table) for one in gc.get_objects())

    try:
        assert run(work()) < 10
    finally:
        gc.enable()


def test_a_line_that_has_ended_keeps_nothing_that_it_compressed_with(tmp_path):
    """A worker does not look for circles as long as there is little that is new."""

    async def work():
        async with inside(tmp_path) as (address, _):
            table = await asyncio.to_thread(made, Place(address), "me", "open")
            async with player(Place(address), table["id"]):
                lines = [one for one in gc.get_objects() if isinstance(one, WebSocketProtocol)]
                compressing = [weakref.ref(one) for line in lines for one in line.conn.extensions]
                assert compressing and all(one() is not None for one in compressing)
            while any(one() is not None for one in compressing):
                await asyncio.sleep(0.01)

    run(asyncio.wait_for(work(), PATIENCE))


def looks(monkeypatch, new, held, moments):
    """When a server looks for circles, and among what: it has so many new objects, and holds so much, at these moments.

    A look among everything takes 0.3 s."""
    now, looked = [0.0], []
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr(time, "thread_time", lambda: now[0])

    def collect(generation=2):
        looked.append((now[0], generation))
        now[0] += 0.3 * (generation == 2)

    monkeypatch.setattr(gc, "collect", collect)
    monkeypatch.setattr(gc, "get_count", lambda: (new, 0, 0))
    found = garbage.Garbage()
    for moment in moments:
        now[0] = moment
        monkeypatch.setattr(sys, "getallocatedblocks", lambda: held(now[0]))
        run(found.look())
    return looked


def test_what_is_new_is_looked_through_as_soon_as_there_is_some(monkeypatch):
    assert looks(monkeypatch, garbage.NEW, lambda now: 0, range(20)) == [(now, 0) for now in range(20)]
    assert looks(monkeypatch, garbage.NEW - 1, lambda now: 0, range(100)) == []


def test_everything_is_looked_through_the_less_often_the_longer_that_takes(monkeypatch):
    looked = [now for now, _ in looks(monkeypatch, 0, lambda now: 1_000_000 + 2_000 * int(now), range(1, 1200))]
    assert 3 <= len(looked) <= 7
    assert all(later - sooner >= 0.3 / garbage.SHARES[1] for sooner, later in itertools.pairwise(looked[1:]))


def test_everything_is_looked_through_only_when_more_is_held_than_before(monkeypatch):
    assert len(looks(monkeypatch, 0, lambda now: 1_000_000, range(1, 3000))) == 1
