"""What was acknowledged is never lost: servers are killed in mid-game, clocks run, workers die."""

import asyncio

import psycopg
import pytest
from sqlalchemy import NullPool, create_engine, text

from dawnbreach.server.client import make_table
from dawnbreach.server.protocol.http_schema import NewTable
from dawnbreach.server.protocol.parts import Clock
from dawnbreach.server.worker import worker as working
from tests.patience import PATIENCE
from tests.server.people import made, player, run, until
from tests.server.process import Place, Server
from tests.server.wire import inside


def killed(server):
    server.process.kill()
    server.process.wait(PATIENCE)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_killed_server_loses_nothing_that_was_acknowledged(kind, new_database, tmp_path):
    url = new_database(kind)

    async def play(server):
        table = made(server, "me", "me", start=True, seed="kill")
        secrets = list(table["seats"].values())
        async with player(server, table["id"], *secrets) as both:
            for _ in range(12):
                assert (await both.choose())["kind"] == "accepted"
            position = await both.when(lambda p: p["ply"] == 12)
            own, text = position["decision"]["seat"], position["decision"]["offers"][0]["text"]
            last = {"kind": "choose", "key": "the last one", "seat": own, "ply": 12, "text": text}
            await both.say(**last)
            killed(server)
        return table["id"], secrets, position, last

    async def look(server, id, secrets, before, last):
        async with player(server, id, *secrets) as both:
            known = await both.when(lambda p: True)
            assert known["ply"] in (12, 13)
            if known["ply"] == 12:
                assert known["view"] == before["view"] and known["decision"] == before["decision"]
            await both.say(**last)
            assert (await both.until(key="the last one"))["kind"] == "accepted"
            assert (await both.when(lambda p: p["ply"] >= 13))["ply"] == 13

    with Server(tmp_path, database=url) as server:
        kept = run(play(server))
    with Server(tmp_path, database=url) as server:
        run(look(server, *kept))


def test_a_lost_line_to_the_database_is_dialled_again(new_database, tmp_path):
    url = new_database("postgres")

    async def play(server):
        table = made(server, "me", "me", start=True, seed="line")
        async with player(server, table["id"], *table["seats"].values()) as both:
            for _ in range(3):
                assert (await both.choose())["kind"] == "accepted"
                cut_all_lines(url)
            assert (await both.when(lambda p: p["ply"] == 3))["ply"] == 3

    with Server(tmp_path, database=url) as server:
        run(play(server))


def cut_all_lines(url):
    with psycopg.connect(url, autocommit=True) as connection:
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        assert connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}").rowcount > 0


def test_after_a_kill_bots_go_on_with_nobody_there(new_database, tmp_path):
    url = new_database("sqlite")

    async def play(server):
        table = made(server, "me", "novice", "novice", start=True, seed="alone")
        async with player(server, table["id"], table["seats"]["0"]) as ann:
            await ann.choose()
            await ann.ask(kind="hand-over", seat=0, bot="novice")
            await ann.when(lambda p: p["ply"] > 10)
            killed(server)
            return table, ann.position["ply"]

    async def look(server, table, ply):
        async with player(server, table["id"], table["seats"]["0"]) as ann:
            assert (await ann.when(lambda p: True))["ply"] > ply + 20

    with Server(tmp_path, database=url, pause=0.02) as server:
        kept = run(play(server))
    before = entries(url)
    with Server(tmp_path, database=url) as server:
        until(lambda: entries(url) > before + 30)
        run(look(server, *kept))


def entries(url):
    """How many things have happened at all tables."""
    engine = create_engine(url, poolclass=NullPool)
    with engine.connect() as connection:
        return connection.execute(text("SELECT count(*) FROM entries")).scalar_one()


def test_two_workers_serve_one_table_and_one_is_killed_in_mid_game(new_database, tmp_path_factory):
    url = new_database("postgres")

    async def play(one, two):
        table = made(one, "me", "me", start=True, seed="workers")
        id, secrets = table["id"], list(table["seats"].values())
        async with player(one, id, secrets[0]) as ann, player(two, id, secrets[1]) as bob:
            await ann.when_table(lambda t: t["people"][1]["online"])
            for _ in range(12):
                position = await bob.when(lambda p: True)
                mover = ann if position["waiting"][0] == 0 else bob
                answer = await mover.choose()
                assert answer["kind"] == "accepted"
                for each in (ann, bob):
                    await each.when(lambda p, ply=answer["ply"]: p["ply"] >= ply)
            killed(one)
            before = bob.position
        async with player(two, id, *secrets) as both:
            assert (await both.when(lambda p: True))["ply"] == before["ply"]
            for _ in range(6):
                assert (await both.choose())["kind"] == "accepted"

    with (
        Server(tmp_path_factory.mktemp("one"), database=url) as one,
        Server(tmp_path_factory.mktemp("two"), database=url) as two,
    ):
        run(play(one, two))


def test_two_workers_never_play_the_same_ply(new_database, tmp_path_factory):
    url = new_database("postgres")

    async def play(one, two):
        table = made(one, "me", "me", start=True, seed="race")
        id, secrets = table["id"], list(table["seats"].values())
        async with player(one, id, *secrets) as ann, player(two, id, *secrets) as bob:
            for turn in range(10):
                position = await ann.when(lambda p, ply=turn: p["ply"] >= ply and p["decision"])
                await bob.when(lambda p, ply=turn: p["ply"] >= ply and p["decision"])
                own, text = position["decision"]["seat"], position["decision"]["offers"][0]["text"]
                wish = {"kind": "choose", "seat": own, "ply": position["ply"], "text": text}
                answers = await asyncio.gather(ann.ask(**wish), bob.ask(**wish))
                assert sorted(answer["kind"] for answer in answers) in (["accepted", "refused"], ["accepted"] * 2)
                refusals = [answer["code"] for answer in answers if answer["kind"] == "refused"]
                assert refusals in ([], ["stale"])
            last = await ann.when(lambda p: p["ply"] >= 10)
            assert (await bob.when(lambda p: p["ply"] >= last["ply"]))["view"] == last["view"]

    with (
        Server(tmp_path_factory.mktemp("one"), database=url) as one,
        Server(tmp_path_factory.mktemp("two"), database=url) as two,
    ):
        run(play(one, two))


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot_and_it_can_be_taken_back(each_server):
    server = each_server

    async def play():
        table = made(server, "me", "novice", start=True, seed="clock", clock={"initial": 0, "each": 2})
        async with player(server, table["id"], table["seats"]["0"]) as ann:
            await ann.when(lambda p: p["decision"])
            assert ann.table["people"][0]["left"] <= 2
            assert ann.table["people"][1]["left"] == 2
            await ann.when_table(lambda t: t["people"][0]["bot"] == "novice")
            assert ann.table["people"][0]["name"] == "Ann"
            assert (await ann.ask(kind="hand-over", seat=0, bot=None))["kind"] == "accepted"
            await ann.when_table(lambda t: t["people"][0]["bot"] is None and t["people"][0]["left"] > 5)

    run(play())


def test_a_game_waits_for_a_person_for_weeks(tmp_path, monkeypatch):
    """By day: so many seconds for each decision; the table leaves the memory meanwhile."""
    monkeypatch.setattr(working, "SWEEP", 0.05)
    slow = NewTable("sanctum", ("me", "novice"), "Ann", start=True, clock=Clock(0, 14 * 86_400))

    async def play():
        async with inside(tmp_path, idle=0.0) as (address, worker):
            server, table = Place(address), await make_table(address, slow)
            async with player(server, table.id, table.seats[0]) as ann:
                await ann.choose()
                before = await ann.when(lambda p: p["decision"])
                assert ann.table["people"][0]["left"] > 13 * 86_400
            while table.id in worker.rooms:
                await asyncio.sleep(0)
            async with player(server, table.id, table.seats[0]) as ann:
                assert (await ann.when(lambda p: p["decision"]))["view"] == before["view"]

    run(play())
