"""The lobby is not filled by one maker, old tables go, and who keeps the server can list, close, export and ban."""

import asyncio
import json
import os
import subprocess
import sys

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import dawnbreach
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.storage import store
from dawnbreach.server.worker import worker as worker_module
from tests.server.people import got, made, player, run
from tests.server.process import Place, Server
from tests.server.test_stolen import execute, rows
from tests.server.wire import inside
from tests.server_core.people import Sitting

TOKEN = "a token that nobody guesses"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def kept(request, new_database, tmp_path_factory):
    """A server with a keeper."""
    with Server(tmp_path_factory.mktemp("kept"), database=new_database(request.param), admin_token=TOKEN) as server:
        yield server


def admin(server, *words, token=TOKEN):
    ran = subprocess.run(
        [sys.executable, "-m", "dawnbreach", "admin", *words, "--server", server.address],
        capture_output=True, text=True, timeout=60, check=False, env={**os.environ, "DAWNBREACH_ADMIN_TOKEN": token},
    )  # fmt: skip
    return ran.returncode, [json.loads(line) for line in ran.stdout.splitlines()], ran.stderr


def test_one_maker_does_not_fill_the_lobby_and_old_tables_leave_it(kept):
    ids = [made(kept, "me", "open", public=True)["id"] for _ in range(5)]
    assert {table["id"] for table in got(kept, "/api/tables")[1]} & set(ids) == set(ids[2:])
    execute(kept.settings.database, ("UPDATE tables SET moved = 1000 WHERE id = :id", {"id": ids[4]}))
    assert {table["id"] for table in got(kept, "/api/tables")[1]} & set(ids) == set(ids[1:4])


def test_tables_that_were_never_begun_expire_and_games_are_kept(kept, tmp_path, monkeypatch):
    """Finished ones as long as the host says; however many there are, and only so many at a time."""
    monkeypatch.setattr(store, "LISTED", 1)
    url = kept.settings.database
    *waiting, young = [made(kept, "me", "open")["id"] for _ in range(4)]
    begun, over, lately = (made(kept, "me", "me", start=True)["id"] for _ in range(3))
    execute(url, ("UPDATE tables SET moved = 1000 WHERE id NOT IN (:a, :b)", {"a": young, "b": lately}))
    execute(url, ("UPDATE tables SET status = 'over', due = NULL WHERE id IN (:a, :b)", {"a": over, "b": lately}))

    async def work():
        monkeypatch.setattr(worker_module, "EXPIRE", 0.05)
        async with inside(tmp_path, database=url, finished_for_days=1.0) as (address, worker):
            while any([await worker.store.row(id) is not None for id in (*waiting, over)]):
                await asyncio.sleep(0)
            assert all([await worker.store.row(id) is not None for id in (begun, young, lately)])
            assert not rows(url, f"SELECT * FROM entries WHERE table_id IN ('{waiting[0]}', '{over}')")
            async with player(Place(address), young) as someone:
                execute(url, ("UPDATE tables SET moved = 1000 WHERE id = :a", {"a": young}))
                with pytest.raises(ConnectionClosed):
                    await someone.until(kind="nothing")
            assert young not in worker.rooms, "whoever looked at it dials again, and is told"
            worker.settings = msgspec.structs.replace(worker.settings, left_for_days=1.0)
            while await worker.store.row(begun) is not None:  # nobody comes back to it
                await asyncio.sleep(0)
            assert await worker.store.row(lately) is not None

    run(work())


def test_a_keeper_lists_closes_and_exports_tables(kept):
    table = made(kept, "me", "me", start=True)
    code, found, _ = admin(kept, "list")
    assert code == 0 and table["id"] in [one["id"] for one in found]
    code, (whole,), _ = admin(kept, "export", table["id"])
    assert [one["kind"] for one in whole["entries"]] == ["made", "start"] and "hash" not in str(whole)

    async def closed():
        async with player(kept, table["id"], *table["seats"].values()) as both:
            assert (await asyncio.to_thread(admin, kept, "close", table["id"]))[0] == 0
            await both.when_table(lambda t: t["status"] == "abandoned")

    run(closed())
    assert admin(kept, "close", table["id"])[0] == 2


def test_without_the_token_there_is_nothing(kept, server):
    for place, token in ((kept, "another token of some length"), (kept, ""), (server, TOKEN), (server, "")):
        headers = {"authorization": f"Bearer {token}"}
        assert got(place, "/api/admin/tables", None, headers)[0] == 404
        assert got(place, "/api/admin/bans", {"address": "127.0.0.1"}, headers)[0] == 404
    assert got(kept, "/metrics")[0] == 404
    assert got(kept, "/metrics", None, {"authorization": f"Bearer {TOKEN}"})[0] == 200
    code, _, said = admin(kept, "list", token="wrong")
    assert code == 2 and "DAWNBREACH_ADMIN_TOKEN" in said
    assert admin(Place("http://127.0.0.1:9"), "list")[0] == 2 and admin(kept, "dance")[0] == 2


def test_who_is_banned_makes_no_tables_until_pardoned(kept):
    table = made(kept)
    code, (banned,), _ = admin(kept, "ban-maker", table["id"])
    body = {"game": "sanctum", "seats": ["me", "open"], "name": "Eve"}
    assert code == 0 and got(kept, "/api/tables", body)[0] == 403
    assert [one["who"] for one in admin(kept, "bans")[1]] == [banned["who"]] and "127.0.0.1" not in str(banned)
    assert admin(kept, "go-on")[0] == 0, "a keeper in the same house still keeps the server"
    assert admin(kept, "pardon", banned["who"])[0] == 0
    assert got(kept, "/api/tables", body)[0] == 201


def test_open_dice_are_said_in_the_lobby_and_in_the_record(kept):
    table = made(kept, "novice", "novice", start=True, seed="open", public=True)
    waiting = [made(kept, "me", "open", public=True, **more)["id"] for more in ({}, {"seed": "open"})]
    listed = {one["id"]: one["openDice"] for one in got(kept, "/api/tables")[1]}
    assert [listed[id] for id in waiting] == [False, True]

    async def over():
        async with player(kept, table["id"]) as someone:
            assert someone.table["openSeed"]
            await someone.when_table(lambda t: t["status"] == "over")

    run(over())
    _, text, _ = got(kept, f"/api/tables/{table['id']}/record")
    assert "\ndice: open\n" in text and dawnbreach.replay(text).over and dawnbreach.verify(text)
    hidden = text.replace("dice: open\n", "")
    sent = got(kept, "/api/replays", hidden.encode())[1]["id"]
    found = [got(kept, f"/api/replays/{id}/verify?language=en")[1] for id in (table["id"], sent)]
    assert [(one["dice"], one["fair"], one["follows"]) for one in found] == [
        ("open", False, True),
        ("nobody", False, False),
    ]
    assert "The dice were open" in found[0]["words"] and "not the one that was announced" in found[1]["words"]


def test_a_chosen_seed_cannot_look_like_one_with_shares(kept):
    for seed, status in (("5e" * 16 + " " + "a1" * 32 + " -", 400), ("5e" * 16 + " - -", 201)):
        wanted = {"game": "sanctum", "seats": ["novice", "novice"], "name": "Eve", "seed": seed}
        assert got(kept, "/api/tables", json.dumps(wanted).encode())[0] == status


def test_a_game_of_other_rules_or_another_pack_is_never_played_on_silently(kept, tmp_path):
    table = made(kept, "me", "me", start=True)
    for what in ("rules", "pack"):
        sitting = Sitting("me", "me", start=True)
        sitting.entries[1].data[what] = "of another version"
        with pytest.raises(Refusal) as refused:
            sitting.again()
        assert refused.value.key == "refuse-other-rules"
    (begun,) = rows(kept.settings.database, f"SELECT data FROM entries WHERE table_id = '{table['id']}' AND number = 2")
    other = json.loads(begun["data"]) | {"rules": "99"}
    change = "UPDATE entries SET data = :data WHERE table_id = :id AND number = 2"
    execute(kept.settings.database, (change, {"data": json.dumps(other), "id": table["id"]}))

    async def work():
        async with inside(tmp_path, database=kept.settings.database) as (address, worker):
            status, said, _ = await asyncio.to_thread(got, Place(address), f"/api/replays/{table['id']}")
            assert status == 409 and "99" in said["reason"] and not worker.broken

    run(work())
