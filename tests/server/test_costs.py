"""Budgets of processor time, and memory that hostile traffic does not fill."""

import asyncio
import json

import pytest

from dawnbreach.server.core import commands
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.protocol import messages
from dawnbreach.server.wire import paying
from dawnbreach.server.wire.limits import Purse, Purses
from tests.server.hostile import Attack
from tests.server.people import got, made, player, run
from tests.server.process import Place, Server
from tests.server.wire import inside, tapped
from tests.server_core.people import Sitting


@pytest.fixture(scope="module")
def dear(tmp_path_factory):
    """A server at which little can be had."""
    with Server(tmp_path_factory.mktemp("dear"), cost_per_second=0.01, cost_at_once=0.02) as server:
        yield server


def test_a_purse_is_paid_from_afterwards_and_fills_again():
    purse = Purse(rate=1000.0, brim=0.5)
    assert not purse.debt
    purse.pay(100.0)
    assert 0 < purse.debt <= 0.001, "nobody owes more than a purse holds"
    purses = Purses(1e9, 0.1)
    purses.of("Eve").pay(1.0)
    purses.sweep()
    assert not purses.purses


def test_what_takes_long_is_paid_for_also_when_the_purse_was_full_meanwhile():
    """Whoever was quiet when purses were swept had all that was under way for nothing."""
    purses = Purses(1e-9, 1.0)
    paying_later = purses.of("Eve").pay
    purses.sweep()
    paying_later(2.0)
    assert purses.of("Eve").debt
    del paying_later
    purses.of("Eve").level = 1.0
    for _ in range(2):
        purses.sweep()
    assert not purses.purses and not purses.swept


async def refusals(tap, count, **message):
    answers = [await tap.ask(**message) for _ in range(count)]
    return [answer.get("code") for answer in answers if answer["kind"] == "refused"]


def test_who_explains_for_ever_waits_and_is_refused_with_words(dear):
    async def work():
        table = made(dear, "me", "me", start=True)
        async with player(dear, table["id"], *table["seats"].values()) as both:
            position = await both.when(lambda p: p["decision"])
            seat = position["decision"]["seat"]
            for _ in range(400):
                answer = await both.ask(kind="explain", seat=seat, about="move")
                if answer["kind"] == "refused":
                    break
            assert answer["code"] == "too-fast" and answer["reason"]

    run(work())


def test_what_is_refused_is_paid_for_and_so_is_a_table_that_has_to_be_read(tmp_path):
    """Words that mean nothing are compared with all that could be meant; asking for nonsense was free."""

    async def work():
        async with inside(tmp_path, cost_per_second=0.001) as (address, worker):
            server = Place(address)
            table = await asyncio.to_thread(made, server, "me", "me", start=True)
            async with player(server, table["id"], *table["seats"].values()) as both:
                seat = (await both.when(lambda p: p["decision"]))["decision"]["seat"]
                purse = worker.costs.of("127.0.0.1")
                for message, price in (("why", 0.0), ("choose", paying.WRITING + paying.TELLING)):
                    before, more = purse.spent, {"ply": 0} if message == "choose" else {}
                    answer = await both.ask(kind=message, seat=seat, text="кости " * 13, **more)
                    assert answer["code"] == "unreadable" and purse.spent - before > price, message
            worker.rooms.clear()
            before = purse.spent
            assert len((await asyncio.to_thread(got, server, f"/api/tables?ids={table['id']}"))[1]) == 1
            assert purse.spent > before
            worker.rooms.clear()
            purse.pay(2000.0)
            for path in (f"/api/tables?ids={table['id']}", f"/api/tables/{table['id']}/record"):
                status, answer, _ = await asyncio.to_thread(got, server, path)
                assert (status, answer["code"]) == (429, "too-fast"), path

    run(work())


def test_all_spectators_of_a_table_share_one_purse(tmp_path):
    async def work():
        async with inside(tmp_path, cost_per_second=0.5, cost_at_once=0.01) as (address, worker):
            server = Place(address)
            table = await asyncio.to_thread(made, server, "me", "me", start=True)
            link = server.link(table["id"])
            async with tapped(link) as one, tapped(link) as other:
                for language in ("pl", "ru", "en", "pl", "ru", "en"):
                    for tap in (one, other):
                        await tap.say(kind="speak", language=language)
                        await tap.until(kind="position")
                assert set(worker.table_costs.purses) == {table["id"]}
                assert worker.table_costs.of(table["id"]).level < 0.01
            async with player(server, table["id"], *table["seats"].values()) as both:
                both_paid = worker.table_costs.of(table["id"]).level
                assert (await both.choose())["kind"] == "accepted"
                assert worker.table_costs.of(table["id"]).level >= both_paid, "who plays does not pay for who watches"

    run(work())


def test_hostile_traffic_leaves_nothing_behind(tmp_path):
    """Names of tables that are not there, secrets that open nothing, and the rest of a short attack."""

    async def work():
        async with inside(tmp_path, idle=0.0) as (address, worker):
            server = Place(address)
            table = await asyncio.to_thread(made, server, "me", "open")
            for number in range(50):
                assert (await asyncio.to_thread(got, server, f"/api/tables/nosuch{number}/record"))[0] == 404
            assert not worker.opening and len(worker.rooms) <= 1
            async with tapped(server.link(table["id"]), table["seats"]["0"]) as tap:
                for number in range(60):
                    secrets = [f"a secret that opens nothing {number} {n}" for n in range(15)]
                    await tap.say(kind="hello", language="en", secrets=secrets)
                assert await tap.is_alive()
                (connection,) = worker.rooms[table["id"]].watchers
                assert len(connection.hashes) <= 20 and connection.own() == {0}
            attack = Attack(address, 3)
            await attack.talk(table["id"], [], 200)
            await attack.ask([table["id"]], 100)
            await worker._sweep()
            while any(room.watchers for room in worker.rooms.values()):
                await asyncio.sleep(0)
            await worker._sweep()
            assert not worker.opening and not worker.crowd.counts and not worker.rooms

    run(work())


def test_more_tables_than_fit_leave_the_memory_at_once(tmp_path):
    async def work():
        async with inside(tmp_path, tables_in_memory=3) as (address, worker):
            for _ in range(5):
                await asyncio.to_thread(made, Place(address), "me", "open")
            assert len(worker.rooms) == 5
            await worker._sweep()
            assert not worker.rooms

    run(work())


def test_a_table_at_which_too_much_was_said_only_plays_on(monkeypatch):
    sitting = Sitting("me", "me", start=True)
    monkeypatch.setattr(commands, "MOST_ENTRIES", sitting.table.number)
    with pytest.raises(Refusal) as refused:
        commands.decide(sitting.by("Ann"), messages.Chat("key", 0, "hi"))
    assert refused.value.key == "refuse-book-full"
    sitting.choose()
    assert json.dumps(sitting.table.ply) == "1"


def test_talk_is_the_dearer_the_more_was_said_and_the_more_hear_it(tmp_path):
    async def work():
        async with inside(tmp_path, cost_per_second=1e-9, cost_at_once=100.0) as (address, worker):
            table = await asyncio.to_thread(made, Place(address), "me", "me", start=True)

            async def price(someone):
                before = worker.costs.of("127.0.0.1").level
                assert (await someone.ask(kind="chat", seat=0, text="x"))["kind"] == "accepted"
                return before - worker.costs.of("127.0.0.1").level

            async with player(Place(address), table["id"], *table["seats"].values()) as both:
                quiet = await price(both)
                for _ in range(60):
                    await price(both)
                async with player(Place(address), table["id"]):
                    assert await price(both) > quiet + 2 * 60 * paying.REMARK

    run(work())
