"""Tables on a real server with real connections, on SQLite and on PostgreSQL alike."""

import pytest

from tests.server.people import got, guest, made, player, run, until


@pytest.fixture
def server(each_server):
    return each_server


def test_a_friend_takes_the_free_seat_and_both_play(server):
    async def play():
        table = made(server)
        async with player(server, table["id"], table["seats"]["0"]) as ann:
            assert [p["name"] for p in ann.table["people"]] == ["Ann", None]
            async with guest(server, table["id"], 1, "Bob") as bob:
                await ann.when_table(lambda t: t["people"][1]["name"] == "Bob" and t["people"][1]["online"])
                assert (await bob.ask(kind="start"))["kind"] == "accepted"
                for _ in range(6):
                    position = await ann.when(lambda p: True)
                    mover = ann if position["waiting"][0] == 0 else bob
                    answer = await mover.choose()
                    assert answer["kind"] == "accepted"
                    await ann.when(lambda p, ply=answer["ply"]: p["ply"] >= ply)
                assert ann.position["ply"] == 6

    run(play())


def test_public_tables_are_listed_and_private_ones_are_not(server):
    shown = made(server, "me", "open", "novice", public=True, name="Lister")
    hidden = made(server)
    _, tables, _ = got(server, "/api/tables")
    found = {t["id"]: t for t in tables}
    assert hidden["id"] not in found
    assert found[shown["id"]]["free"] == 1
    assert found[shown["id"]]["status"] == "open"
    assert [p["bot"] for p in found[shown["id"]]["people"]] == [None, None, "novice"]


def test_tables_asked_for_by_name_say_who_decides_there(server):
    waits, runs = made(server, "me", "open"), made(server, "me", "me", start=True)
    _, told, _ = got(server, f"/api/tables?ids={runs['id']},nowhere,{waits['id']}")
    assert [(table["id"], table["status"]) for table in told] == [(runs["id"], "playing"), (waits["id"], "open")]
    assert len(told[0]["waiting"]) == 1 and told[1]["waiting"] == []


def test_who_leaves_may_come_back_while_nobody_has_decided_for_the_seat(server):
    async def play():
        table = made(server)
        async with player(server, table["id"], table["seats"]["0"]) as ann, guest(server, table["id"], 1, "Eve") as eve:
            await ann.ask(kind="start")
            assert (await eve.ask(kind="leave", seat=1))["kind"] == "accepted"
            left = (await eve.when_table(lambda t: t["people"][1]["bot"]))["people"][1]
            assert left["returns"] and not left["own"]
            seen = (await ann.when_table(lambda t: t["people"][1]["bot"]))["people"][1]
            assert not seen["returns"]
            assert (await ann.ask(kind="return", seat=1))["code"] == "not-yours"
            assert (await eve.ask(kind="return", seat=1))["kind"] == "accepted"
            back = (await eve.when_table(lambda t: t["people"][1]["own"]))["people"][1]
            assert (back["name"], back["bot"], back["returns"]) == ("Eve", None, False)
            await eve.ask(kind="leave", seat=1)
        async with player(server, table["id"], eve.secret) as later:
            assert later.table["people"][1]["returns"]
            assert (await later.ask(kind="return", seat=1))["kind"] == "accepted"
            await later.when_table(lambda t: t["people"][1]["own"])

    run(play())


def test_a_seat_is_handed_to_a_bot_and_taken_back(server):
    async def play():
        table = made(server, "me", "novice", start=True)
        async with player(server, table["id"], table["seats"]["0"]) as ann:
            await ann.choose()
            assert (await ann.ask(kind="hand-over", seat=0, bot="novice"))["kind"] == "accepted"
            ply = ann.position["ply"]
            await ann.when(lambda p: p["ply"] > ply + 5)
            refused = await ann.ask(kind="choose", seat=0, ply=ann.position["ply"], text="rest")
            assert refused["code"] == "not-now" and refused["remedy"]
            assert (await ann.ask(kind="hand-over", seat=0, bot=None))["kind"] == "accepted"
            position = await ann.when(lambda p: p["decision"] is not None)
            assert position["decision"]["seat"] == 0
            assert (await ann.ask(kind="hand-over", seat=0, bot="deep thought"))["code"] == "unknown"

    run(play())


def test_spectators_see_what_everybody_may_know_and_may_do_nothing(server):
    async def play():
        table = made(server, "me", "me", start=True)
        secrets = table["seats"].values()
        async with player(server, table["id"], *secrets) as both, player(server, table["id"]) as watcher:
            await both.when_table(lambda t: t["watching"] == 1)
            seen = await watcher.when(lambda p: True)
            assert seen["seat"] is None and seen["decision"] is None
            assert (await watcher.ask(kind="choose", seat=0, ply=0, text="rest"))["code"] == "not-yours"
            assert (await watcher.ask(kind="chat", seat=0, text="hello"))["code"] == "not-yours"
            assert (await watcher.ask(kind="explain", seat=0, about="d1"))["code"] == "not-yours"
            answer = await both.choose()
            seen = await watcher.when(lambda p: p["ply"] == answer["ply"])
            assert all(line["choice"] == "" for line in seen["log"])

    run(play())


def test_two_own_seats_decide_in_turn_through_their_own_eyes(server):
    async def play():
        table = made(server, "me", "me", start=True, seed="hotseat")
        async with player(server, table["id"], *table["seats"].values()) as both:
            seats = set()
            for _ in range(30):
                position = await both.when(lambda p: p["decision"] is not None)
                assert position["seat"] == position["decision"]["seat"]
                seats.add(position["seat"])
                await both.choose()
            assert seats == {0, 1}

    run(play())


def test_people_talk(server):
    async def play():
        table = made(server)
        async with player(server, table["id"], table["seats"]["0"]) as ann, guest(server, table["id"], 1, "Bob") as bob:
            await ann.ask(kind="chat", seat=0, text="  Cześć,\n Bob! <b> ")
            table_told = await bob.when_table(lambda t: t["chat"])
            assert table_told["chat"][0]["text"] == "Cześć, Bob! <b>"
            assert table_told["chat"][0]["name"] == "Ann"
            assert (await ann.ask(kind="chat", seat=0, text=" \n "))["code"] == "malformed"

    run(play())


def test_a_game_is_abandoned_when_all_people_want_it_and_there_is_a_rematch(server):
    async def play():
        table = made(server, "me", "open", "novice")
        async with player(server, table["id"], table["seats"]["0"]) as ann, guest(server, table["id"], 1, "Bob") as bob:
            await ann.ask(kind="start")
            assert (await ann.ask(kind="rematch", seat=0))["code"] == "not-now"
            await ann.ask(kind="abandon", seat=0)
            await bob.when_table(lambda t: t["people"][0]["wantsEnd"])
            assert bob.table["status"] == "playing"
            await bob.ask(kind="abandon", seat=1)
            await ann.when_table(lambda t: t["status"] == "abandoned")
            assert (await ann.ask(kind="choose", seat=0, ply=0, text="rest"))["code"] == "not-now"
            await bob.ask(kind="rematch", seat=1)
            again = (await ann.when_table(lambda t: t["next"]))["next"]
            assert (await ann.ask(kind="rematch", seat=0))["code"] == "taken"
        async with player(server, again, table["seats"]["0"]) as ann:
            assert [p["name"] for p in ann.table["people"]] == ["Ann", "Bob", None]
            assert ann.table["people"][0]["own"] and ann.table["status"] == "open"
            assert ann.table["people"][2]["bot"] == "novice"

    run(play())


def test_a_repeated_sit_gives_the_same_secret_to_who_knows_the_key(server):
    async def play():
        table = made(server)
        async with guest(server, table["id"], 1, "Bob") as bob:
            first = bob.secret
        async with player(server, table["id"]) as again:
            key = "a long key of Bob for 1"
            await again.say(kind="sit", key=key, seat=1, name="Bob")
            assert (await again.until(kind="seated"))["secret"] == first

    run(play())


def test_bots_play_a_whole_game_with_nobody_there(server):
    table = made(server, "novice", "random", start=True)
    until(lambda: got(server, f"/api/tables/{table['id']}/record")[0] == 200)
