"""Who made a table is its host, and people tell the keeper of each other: over the network, on both databases."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import got, guest, made, player, run, until
from tests.server.process import Server
from tests.server.test_keeping import TOKEN, admin
from tests.server.test_person import asked, made_by
from tests.server.test_stolen import execute, rows

EVE = "eve's own key, of this file"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request, new_database, tmp_path_factory):
    with Server(tmp_path_factory.mktemp("hosts"), database=new_database(request.param), admin_token=TOKEN) as running:
        yield running


async def eve_sits(someone, seat=1, name="Eve"):
    await someone.say(kind="hello", language="en", persons=[EVE])
    return await someone.ask(kind="sit", seat=seat, name=name)


def test_a_host_locks_removes_and_starts(server):
    table = made(server, "me", "open", "open", public=True)

    async def work():
        async with player(server, table["id"], *table["seats"].values()) as ann, player(server, table["id"]) as eve:
            assert (await eve_sits(eve))["kind"] == "seated"
            assert (await eve.ask(kind="lock", locked=True))["code"] == "not-yours"
            assert (await eve.ask(kind="remove", whom=0))["code"] == "not-yours"
            assert (await ann.ask(kind="lock", locked=True))["kind"] == "accepted"
            assert (await ann.ask(kind="remove", whom=1))["kind"] == "accepted"
            await eve.when_table(lambda t: t["locked"] and t["people"][1]["name"] is None)
            assert (await eve_sits(eve))["code"] == "not-now"
            assert table["id"] not in [one["id"] for one in got(server, "/api/tables")[1]]
            assert (await ann.ask(kind="lock", locked=False))["kind"] == "accepted"
            refused = await eve_sits(eve, 2, "Zoe")
            assert refused["code"] == "not-yours" and "removed" in refused["reason"]
            assert table["id"] in [one["id"] for one in got(server, "/api/tables")[1]]
            assert (await ann.ask(kind="start"))["kind"] == "accepted"

    run(work())


def test_a_report_tells_the_keeper_who_said_what_and_leads_to_a_ban(server):
    id = made_by(server, EVE, "me", "open")

    async def work():
        async with player(server, id) as eve, guest(server, id, 1, "Bob") as bob:
            await eve.say(kind="hello", language="en", persons=[EVE])
            assert (await eve.ask(kind="chat", seat=0, text="something nasty"))["kind"] == "accepted"
            (remark,) = (await bob.when_table(lambda t: t["chat"]))["chat"]
            wanted = {"kind": "report", "whom": 0, "remark": remark["number"], "why": "nasty\0words"}
            assert (await bob.ask(**wanted))["kind"] == "accepted"
            assert (await bob.ask(**wanted))["kind"] == "accepted", "said twice, kept once"
            for wrong in ({"whom": 3}, {"whom": 1, "remark": remark["number"]}, {"whom": 0, "remark": 999}):
                assert (await bob.ask(kind="report", **wrong))["code"] == "unknown"
            _, (told,), _ = await asyncio.to_thread(admin, server, "reports")
            assert (told["name"], told["remark"], told["why"]) == ("Ann", "something nasty", "nasty words")
            assert told["person"] == asked(server, "", EVE)[1]["id"] and "127.0.0.1" not in str(told)
            code, (banned,), _ = await asyncio.to_thread(admin, server, "ban-reported", told["id"])
            assert code == 0 and banned["who"] == told["person"] and banned["also"] == [told["address"]]
            with pytest.raises(ConnectionClosed):
                await eve.until(kind="nothing that is ever said")
            for who in (banned["who"], *banned["also"]):
                assert (await asyncio.to_thread(admin, server, "pardon", who))[0] == 0
            assert (await asyncio.to_thread(admin, server, "dismiss", told["id"]))[0] == 0
            assert (await asyncio.to_thread(admin, server, "dismiss", told["id"]))[0] == 2
            assert not (await asyncio.to_thread(admin, server, "reports"))[1]

    run(work())


def test_a_banned_person_is_known_again_at_another_address(server):
    id, key = made_by(server, EVE, "me", "open"), {"x-dawnbreach-person": EVE}
    person = asked(server, "", EVE)[1]["id"]
    assert admin(server, "ban-person", person)[0] == 0
    body = {"game": "sanctum", "seats": ["me", "open"], "name": "Eve"}
    assert got(server, "/api/tables", body, key)[0] == 403 and got(server, "/api/tables", body)[0] == 201

    async def refused():
        async with player(server, id) as eve:
            await eve.say(kind="hello", language="en", persons=[EVE])
            return await eve.until(kind="refused")

    assert run(refused())["code"] == "not-yours"
    assert admin(server, "pardon", person)[0] == 0 and got(server, "/api/tables", body, key)[0] == 201
    assert admin(server, "ban-person", "nobody")[0] == 2


def test_reports_are_few_of_one_address_and_go_with_who_they_are_about(server):
    database, url = server.settings.database, "SELECT * FROM reports"
    id = made_by(server, EVE, "me", "open")

    async def tell(table):
        async with player(server, table) as someone:
            return await someone.ask(kind="report", whom=0)

    assert run(tell(id))["kind"] == "accepted"
    (row,) = rows(database, url)
    for number in range(19):
        named = ", ".join(row)
        values = ", ".join(f":{name}" for name in row)
        execute(
            database,
            (f"INSERT INTO reports ({named}) VALUES ({values})", row | {"id": f"r{number}", "seat": number + 4}),
        )
    assert run(tell(made(server)["id"]))["code"] == "too-fast"
    assert asked(server, "/erase", EVE, {})[0] == 200 and not rows(database, url)
    until(lambda: got(server, "/health")[0] == 200)
