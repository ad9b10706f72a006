"""Strangers who ask for much: what they cost comes in small pieces, after what everybody else asks for."""

import asyncio
import threading
import time
from collections import Counter
from typing import Any, cast

import pytest

from dawnbreach.kernel import Unreadable
from dawnbreach.server.core import create_table
from dawnbreach.server.narration import words
from dawnbreach.server.operations.settings import Settings
from dawnbreach.server.wire import calling, paying
from dawnbreach.server.wire.calling import Calls
from dawnbreach.server.wire.connection import Connection
from dawnbreach.server.wire.limits import GRACE, Purse, in_turn
from dawnbreach.server.worker import room
from tests.patience import PATIENCE
from tests.server.conftest import KINDS
from tests.server.people import made, player, run, until
from tests.server.process import Place
from tests.server.wire import inside, tapped

CROWD = 30
USUAL = {name: getattr(Settings(), name) for name in ("cost_per_second", "cost_at_once")}


@pytest.fixture(params=KINDS)
def database(request, new_database):
    """With SQLite and with PostgreSQL in turn."""
    return new_database(request.param)


# One after another


def test_sixty_lines_of_one_sender_spend_one_after_another():
    """They waited side by side, and all at once said what nobody else could speak during."""

    async def work():
        purse, spent, began = Purse(rate=1.0, brim=10.0), [], time.monotonic()

        async def line():
            await in_turn([purse])
            purse.pay(0.002)
            spent.append(time.monotonic() - began)

        await asyncio.gather(*[line() for _ in range(60)])
        return spent

    spent = run(work())
    assert all(0.002 * (number - 1) <= 4 * moment + GRACE for number, moment in enumerate(spent))


def test_who_owes_much_is_refused_when_others_who_wait_were_faster():
    async def work():
        purse = Purse(rate=0.001, brim=0.01)
        purse.pay(1.0)
        began = time.monotonic()
        refusals = await asyncio.gather(*[paying.afforded([purse]) for _ in range(3)], return_exceptions=True)
        assert [getattr(one, "key", "") for one in refusals] == ["refuse-costly"] * 3 and not purse.line.locked()
        assert time.monotonic() - began < 2 * paying.WAIT, "they wait side by side"

    run(work())


def test_all_who_spend_much_share_one_purse(tmp_path):
    async def work():
        async with inside(tmp_path, **USUAL) as (_, worker):
            eves = [f"192.0.2.{number}" for number in range(20)]
            for eve in eves:
                assert paying.payers_of(worker, eve) == [worker.costs.of(eve)]
                worker.costs.of(eve).pay(0.5)
                assert worker.heavy_costs in paying.payers_of(worker, eve)
            assert worker.heavy_costs not in paying.payers_of(worker, "198.51.100.7")
            assert worker.heavy_costs.rate < len(eves) * worker.costs.rate / 5

    run(work())


def test_what_is_no_answer_costs_something_too(tmp_path):
    """Pings and words that nobody understands were free."""

    async def work():
        async with inside(tmp_path, cost_per_second=1e-9, cost_at_once=100.0) as (address, worker):
            table = await asyncio.to_thread(made, Place(address), "me", "open")
            async with tapped(Place(address).link(table["id"])) as tap:
                before = worker.costs.of("127.0.0.1").spent
                for _ in range(10):
                    assert await tap.is_alive()
                    await tap.socket.send("what?")
                    await tap.until(kind="refused")
                assert worker.costs.of("127.0.0.1").spent - before > 19 * paying.MESSAGE

    run(work())


# Crowds


class Someone:
    def __init__(self, told, name):
        self.told, self.name = told, name

    def call(self):
        self.told.append(self.name)


def test_a_crowd_is_called_some_at_a_time_and_other_tables_are_not_kept_waiting():
    async def work():
        told: list[str] = []
        calls = Calls()
        crowd = [Someone(told, "crowd") for _ in range(100)]
        for one in [*crowd, *crowd]:
            calls.put("theirs", one)
        calls.drop("theirs", crowd[50])
        calls.put("ours", Someone(told, "ours"))
        await asyncio.sleep(0)
        assert "ours" in told and len(told) == calling.AT_ONCE
        async with asyncio.timeout(PATIENCE):
            while calls.order:
                await asyncio.sleep(0.01)
        assert Counter(told) == {"crowd": 99, "ours": 1} and not calls.tables

    run(work())


def turns_counted(monkeypatch, named):
    """How often something was done in each turn of the loop."""
    done: Counter[int] = Counter()
    turns, told = [0], getattr(Connection, named)

    async def counted(self):
        done[turns[0]] += 1
        await told(self)

    monkeypatch.setattr(Connection, named, counted)

    async def turn():
        while True:
            turns[0] += 1
            await asyncio.sleep(0)

    return done, turn


def test_a_crowd_at_a_table_is_not_told_in_one_turn_of_the_loop(database, tmp_path, monkeypatch):
    """Ten spectators and sixty who chat kept everybody else waiting while all seventy were told of every remark."""
    done, turn = turns_counted(monkeypatch, "_tell_news")

    async def work():
        async with inside(tmp_path, database=database) as (address, _):
            server = Place(address)
            table = await asyncio.to_thread(made, server, "me", "me", start=True)
            async with player(server, table["id"], *table["seats"].values()) as both:
                crowd = [await asyncio.ensure_future(_joined(server, table["id"])) for _ in range(CROWD)]
                try:
                    for tap, _ in crowd:
                        await tap.is_quiet()
                    turning = asyncio.ensure_future(turn())
                    done.clear()
                    for _ in range(3):
                        assert (await both.ask(kind="chat", seat=0, text="x"))["kind"] == "accepted"
                    assert (await both.choose())["kind"] == "accepted"
                    for tap, _ in crowd:  # everybody hears of everything in the end
                        while (await tap.until(kind="position"))["ply"] < 1:
                            pass
                    turning.cancel()
                    return list(done.values())
                finally:
                    for _, leave in crowd:
                        await leave.__aexit__(None, None, None)

    told = run(work())
    assert sum(told) > CROWD and max(told) <= room.FEW + 2 * calling.AT_ONCE


async def _joined(server, id):
    talk = tapped(server.link(id))
    tap = await talk.__aenter__()
    await tap.until(kind="position")
    return tap, talk


def test_at_a_crowded_table_those_who_sit_there_are_told_at_once():
    class Watcher:
        def __init__(self, *seats):
            self.seats, self.at_once = frozenset(seats), False

        def wake(self, at_once=True):
            self.at_once = at_once

    here: Any = room.Room(cast("Any", None), cast("Any", None))
    seated, crowd = [Watcher(0), Watcher(1)], [Watcher() for _ in range(CROWD)]
    here.watchers = {*seated, *crowd}
    here.wake()
    assert all(one.at_once for one in seated) and not any(one.at_once for one in crowd)
    many = [Watcher(0) for _ in range(CROWD)]
    here.watchers = {*many}
    here.wake()
    assert sum(one.at_once for one in many) == room.FEW, "one seat on thirty lines is a crowd, too"


# Beside everything else


@pytest.mark.parametrize("question", [{"kind": "why"}, {"kind": "choose", "ply": 0}])
def test_words_that_mean_nothing_are_looked_up_beside_everything_else(question, database, tmp_path, monkeypatch):
    """They are compared with all that could be meant, which took up to 50 ms, in which nobody else was answered."""
    count: Counter[str] = Counter()
    asked, answered = threading.Event(), threading.Event()

    def slowly(*_):
        count["questions"] += 1
        asked.set()
        assert answered.wait(PATIENCE)
        raise Unreadable("nobody knows", "input-unreadable", text="кость")

    for module in ("narration.why", "wire.answering"):
        monkeypatch.setattr(f"dawnbreach.server.{module}.meant", slowly)

    async def work():
        async with inside(tmp_path, database=database) as (address, _):
            server = Place(address)
            tables = [await asyncio.to_thread(made, server, "me", "me", start=True) for _ in range(3)]
            secrets = [table["seats"].values() for table in tables]
            async with (
                player(server, tables[0]["id"], *secrets[0]) as eve,
                player(server, tables[1]["id"], *secrets[1]) as mallory,
                player(server, tables[2]["id"], *secrets[2]) as bob,
            ):
                hers = [asyncio.ensure_future(one.ask(seat=0, text="кость", **question)) for one in (eve, mallory)]
                await asyncio.to_thread(asked.wait, PATIENCE)
                assert (await bob.choose())["kind"] == "accepted"
                assert count["questions"] == 1, "one question at a time"
                answered.set()
                assert [(await one)["code"] for one in hers] == ["unreadable"] * 2

    try:
        run(work())
    finally:
        answered.set()


def test_tables_are_made_one_at_a_time_and_paid_for(database, tmp_path, monkeypatch):
    made_now: Counter[str] = Counter()
    most: Counter[str] = Counter()
    create = create_table.create

    def counted(*args):
        made_now["here"] += 1
        most["at once"] = max(most["at once"], made_now["here"])
        time.sleep(0.01)
        try:
            return create(*args)
        finally:
            made_now["here"] -= 1

    monkeypatch.setattr(create_table, "create", counted)

    async def work():
        async with inside(tmp_path, database=database, cost_per_second=1e-9, cost_at_once=100.0) as (address, worker):
            await asyncio.gather(*[asyncio.to_thread(made, Place(address), "me", "open") for _ in range(3)])
            await asyncio.to_thread(until, lambda: worker.costs.of("127.0.0.1").spent > 0)
            assert most["at once"] == 1

    run(work())


def test_who_owes_much_makes_no_tables(tmp_path):
    async def work():
        async with inside(tmp_path, cost_per_second=0.001, cost_at_once=0.1) as (address, worker):
            worker.costs.of("127.0.0.1").pay(1.0)
            with pytest.raises(AssertionError, match="too-fast"):
                await asyncio.to_thread(made, Place(address), "me", "open")

    run(work())


def test_sentences_that_strangers_think_of_do_not_fill_the_memory():
    for number in range(words.MOST + 2_000):
        words.say("en", "refuse-number", name=f"n{number}")
    assert words.said.cache_info().currsize <= words.MOST <= 10_000
