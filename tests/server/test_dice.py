"""Shares in the seed over a real server: promised, revealed, told, and published with games that were abandoned."""

import os
import subprocess
import sys
from hashlib import sha256

import pytest

import dawnbreach
from dawnbreach.server.core import state
from tests.server.people import got, guest, made, player, run
from tests.server.process import Place
from tests.server.wire import inside

ANN, BOB = "a" * 64, "b" * 64


def fingerprint(share):
    return sha256(share.encode()).hexdigest()


def verified(text, tmp_path):
    file = tmp_path / "game.record"
    file.write_text(text)
    ran = subprocess.run(
        [sys.executable, "-m", "dawnbreach", "verify", str(file), "--language", "en"],
        capture_output=True, text=True, timeout=60, check=False, env=dict(os.environ),
    )  # fmt: skip
    return ran.returncode, ran.stdout


def test_people_share_in_the_seed_and_an_abandoned_game_publishes_it(each_server, tmp_path):
    table = made(each_server, "me", "open", commit=fingerprint(ANN))
    id = table["id"]

    async def play():
        async with (
            player(each_server, id, table["seats"]["0"]) as ann,
            guest(each_server, id, 1, "Bob") as bob,
        ):
            commit = ann.table["commit"]
            await bob.ask(kind="commit", seat=1, commit=fingerprint(BOB))
            await ann.ask(kind="start")
            await ann.when_table(lambda t: t["status"] == "starting")
            assert (await bob.ask(kind="reveal", seat=1, share=ANN))["code"] == "not-now"
            await bob.ask(kind="reveal", seat=1, share=BOB)
            await ann.ask(kind="reveal", seat=0, share=ANN)
            await ann.choose() if 0 in (await ann.when(lambda p: True))["waiting"] else await bob.choose()
            assert [one["share"] for one in ann.table["people"]] == [ANN, BOB] and ann.table["seed"] is None
            assert got(each_server, f"/api/tables/{id}/record")[0] == 409
            for one, seat in ((ann, 0), (bob, 1)):
                await one.ask(kind="abandon", seat=seat)
            told = await ann.when_table(lambda t: t["status"] == "abandoned")
            drawn, *shares = told["seed"].split(" ")
            assert shares == [ANN, BOB] and fingerprint(drawn) == commit == told["commit"]
            return told["seed"]

    seed = run(play())
    text = got(each_server, f"/api/tables/{id}/record")[1]
    assert text.endswith(f"abandoned\nseed {seed}\n") and dawnbreach.verify(text) > 0
    checked = got(each_server, f"/api/replays/{id}/verify?language=en")[1]
    assert checked["fair"] and "abandoned" in checked["words"] and checked["seed"] == seed
    assert checked["shares"] == f"{fingerprint(ANN)} {fingerprint(BOB)}"
    assert checked["dice"] == "shared" and "seats 1, 2" in checked["words"]
    sent = got(each_server, "/api/replays", text.encode())[1]["id"]
    claimed = got(each_server, f"/api/replays/{sent}/verify?language=en")[1]
    assert claimed["follows"] and not claimed["fair"] and claimed["dice"] == "claimed", "a text can be made up"
    code, said = verified(text, tmp_path)
    assert code == 0 and "abandoned" in said and "seats 1, 2" in said and "Fair" not in said
    assert verified(text.replace("abandoned\n", ""), tmp_path)[0] == 1


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_who_is_absent_holds_nobody_up(kind, new_database, tmp_path, monkeypatch):
    monkeypatch.setattr(state, "REVEAL", 0.1)

    async def work():
        async with inside(tmp_path, database=new_database(kind)) as (address, worker):
            table = await worker_made(worker)
            async with player(Place(address), *table) as ann:
                told = await ann.when_table(lambda t: t["status"] == "playing")
                assert [one["share"] for one in told["people"]] == [None, None]
                assert (await ann.choose())["kind"] == "accepted"

    run(work())


async def worker_made(worker):
    """A table whose maker promised a share and then went away."""
    from dawnbreach.server.core import create_table
    from dawnbreach.server.protocol.http_schema import NewTable

    wanted = NewTable("sanctum", ("me", "me"), "Ann", start=True, commit=fingerprint(ANN))
    table, entries, secrets = create_table.create(wanted, 1000.0, worker.vault.key)
    assert table.status == "starting"
    await worker.store.make(table, entries, 1000.0)
    return table.id, *secrets.values()
