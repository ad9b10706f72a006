"""Whatever strangers send, nothing fails: no answer of 500, no traceback, and nobody else's writes are lost."""

import asyncio
import json
from urllib.parse import quote

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from dawnbreach.server.client import Address
from tests.server.hostile import Attack
from tests.server.people import got, made, player, run


def failures(server):
    lines = [json.loads(line) for line in server.log().splitlines() if line.startswith("{")]
    return [line for line in lines if line["level"] == "error"]


def test_a_flood_of_hostile_messages_and_requests_breaks_nothing(each_server):
    tables = [made(each_server, "me", "open", start=start) for start in (True, False)]
    ids = [table["id"] for table in tables]
    attack = Attack(each_server.address, 7)

    async def work():
        talks = [attack.talk(t["id"], list(t["seats"].values())[:held], 500) for t in tables for held in (0, 1)]
        await asyncio.gather(*talks, *(attack.ask(ids, 150) for _ in range(4)))

    run(work())
    assert failures(each_server) == []
    assert "500" not in attack.answers and "failed" not in attack.answers, attack.answers
    assert "Traceback" not in each_server.log()
    assert attack.answers["malformed"] > 100 and attack.answers["404"] > 20
    assert got(each_server, "/health")[0] == 200


@pytest.mark.parametrize("name", ["\0", "a\0b", "x" * 64, "\0" * 64, "../..", "ü"])
def test_a_name_that_no_table_has_is_unknown(each_server, name):
    word = quote(name, safe="")
    for path in (f"/api/tables/{word}/record", f"/api/replays/{word}", f"/api/replays/{word}/verify"):
        assert got(each_server, path)[0] == 404, path
    assert got(each_server, f"/api/tables?ids={word}")[1] == []
    for path in (f"/assets/{word}", f"/{word}"):
        assert got(each_server, path)[0] in (200, 404), path


def test_an_origin_that_is_no_address_is_a_strange_page(each_server):
    link = Address.of(each_server.link("nosuchtable0")).socket

    async def work():
        with pytest.raises(InvalidStatus) as refused:
            await connect(link, origin=Origin("http://[")).__aenter__()
        assert refused.value.response.status_code == 403

    run(work())
    body = {"game": "sanctum", "seats": ["me", "open"], "name": "Eve"}
    assert got(each_server, "/api/tables", body, {"origin": "http://["})[0] == 403


def test_a_hostile_key_is_refused_at_the_edge(each_server):
    async def work():
        table = made(each_server, "me", "me", start=True)
        async with player(each_server, table["id"], *table["seats"].values()) as both:
            for key in ("\0", "a\0b", "\u202e", "ключ", "\n"):
                await both.say(kind="chat", key=key, seat=0, text="hi")
                assert (await both.until(kind="refused"))["code"] == "malformed"
            assert (await both.choose())["kind"] == "accepted"

    run(work())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_one_bad_entry_does_not_fail_the_writes_of_others(kind, new_database):
    from dawnbreach.server.storage.group_commit import writer

    url = new_database(kind)
    tables = [_row(f"table{number}") for number in range(3)]
    from tests.server.test_stolen import execute, rows

    columns = ", ".join(tables[0])
    for row in tables:
        execute(url, (f"INSERT INTO tables ({columns}) VALUES ({', '.join(f':{name}' for name in row)})", row))

    async def work():
        group = writer(url, 15.0)
        good = [_entry(row) for row in tables]
        nul = _entry(tables[0]) | {"number": 2, "key": "a\0b", "data": "\0", "seat": object()}
        nowhere = _entry(tables[0]) | {"table_id": "nowhere"}
        written = await asyncio.gather(
            *map(group.append, [good[0], nul, good[1], nowhere, good[2]]), return_exceptions=True
        )
        group.close()
        return written

    written = run(work())
    assert [isinstance(one, Exception) for one in written] == [False, True, False, True, False]
    assert len(rows(url, "SELECT * FROM entries")) == 3


def _row(id):
    return {
        "id": id, "game": "sanctum", "seed": "7", "status": "open", "public": False, "title": "", "made": 0.0,
        "moved": 0.0, "number": 1, "ply": 0, "people": "[]", "due": None,
        "maker": "", "open_dice": False, "version": "", "pack": "", "saved": "", "owner": "", "readers": "",
    }  # fmt: skip


def _entry(row):
    return {
        "table_id": row["id"], "number": 1, "key": "k", "time": 0.0, "kind": "chat", "seat": 0, "data": "{}",
        "status": "open", "public": False, "moved": 0.0, "ply": 0, "people": "[]", "due": None, "version": "",
        "pack": "", "saved": "", "owner": "", "alone": False, "way": "",
    }  # fmt: skip
