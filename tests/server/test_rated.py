"""Rated games over a real server, on both databases: counted once, shown, exported and forgotten."""

import asyncio
import hashlib
from contextlib import AsyncExitStack

import pytest

from dawnbreach.server.core.state import replayed
from dawnbreach.server.storage.store import Store
from dawnbreach.server.storage.vault import Vault
from dawnbreach.server.worker import counting
from dawnbreach.server.worker.room import Room
from tests.server.people import got, player, run, until
from tests.server.process import KEY
from tests.server.test_person import asked
from tests.server.test_stolen import rows

ANN, BOB = "ann's browser has this key", "bob's browser has that key"
SHARE = "5a" * 32
PROMISE = hashlib.sha256(SHARE.encode()).hexdigest()


def made_rated(server, **more):
    wanted = {"game": "sanctum", "seats": ["me", "open"], "name": "Ann", "rated": True, "commit": PROMISE, **more}
    return got(server, "/api/tables", wanted, {"x-dawnbreach-person": ANN})


class Both(AsyncExitStack):
    """Ann and Bob at a rated table, their game begun."""

    def __init__(self, server, id):
        super().__init__()
        self.server, self.id = server, id

    async def __aenter__(self):
        await super().__aenter__()
        ann = await self.enter_async_context(player(self.server, self.id, persons=[ANN]))
        bob = await self.enter_async_context(player(self.server, self.id, persons=[BOB]))
        self.ann, self.bob = ann, bob
        assert (await bob.ask(kind="sit", seat=1, name="Bob"))["kind"] == "seated"
        assert (await ann.ask(kind="start"))["code"] == "not-now", "Bob has promised nothing"
        await bob.ask(kind="commit", seat=1, commit=PROMISE)
        await ann.ask(kind="start")
        for one, seat in ((ann, 0), (bob, 1)):
            assert (await one.ask(kind="reveal", seat=seat, share=SHARE))["kind"] == "accepted"
        await ann.when_table(lambda t: t["status"] == "playing")
        return self

    async def end(self):
        """Bob leaves, and Ann does not want to play on alone."""
        await self.bob.ask(kind="leave", seat=1)
        await self.ann.ask(kind="abandon", seat=0)


def games_of(server, key):
    return {one["game"]: (one["rating"], one["games"]) for one in asked(server, "", key)[1]["ratings"]}


def test_a_rated_game_is_counted_shown_exported_and_forgotten(each_server):
    assert made_rated(each_server, seed="7")[0] == 400 and made_rated(each_server, seats=["me", "novice"])[0] == 400
    id = made_rated(each_server, public=True)[1]["id"]
    (listed,) = [one for one in got(each_server, "/api/tables")[1] if one["id"] == id]
    assert listed["rated"] and listed["people"][0]["rating"] == "1500?"

    async def play():
        async with Both(each_server, id) as both:
            assert both.ann.table["rated"] and not both.ann.table["hints"]
            assert [one["rating"] for one in both.ann.table["people"]] == ["1500?", "1500?"]
            assert (await both.ann.ask(kind="hint", seat=0))["kind"] == "refused"
            await both.end()
            return await both.ann.when_table(lambda t: t["ratings"])

    table = run(play())
    ann, bob = table["ratings"]
    assert (ann["name"], bob["name"]) == ("Ann", "Bob") and table["people"][1]["name"] is None, "he has left"
    assert ann["gained"] > 0 > bob["gained"] and ann["rating"] == f"{1500 + ann['gained']}?"
    assert table["people"][0]["rating"] == ann["rating"]
    assert games_of(each_server, ANN) == {"sanctum": (ann["rating"], 1)}
    assert games_of(each_server, BOB)["sanctum"][1] == 1
    url = each_server.settings.database
    assert [row["kind"] for row in rows(url, "SELECT * FROM entries") if row["table_id"] == id].count("rated") == 1
    assert asked(each_server, "/export", BOB)[1]["ratings"]["sanctum"]["mean"] < 1500
    bob = asked(each_server, "", BOB)[1]["id"]
    assert asked(each_server, "/erase", BOB, {})[0] == 200
    assert games_of(each_server, BOB) == {} and not rows(url, f"SELECT * FROM ratings WHERE person = '{bob}'")
    assert games_of(each_server, ANN) == {"sanctum": (ann["rating"], 1)}


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_two_games_of_the_same_people_are_both_counted_and_each_once_whoever_counts_them(kind, servers, monkeypatch):
    """As when two workers look after tables at the same moment."""
    server = servers(kind)
    url = server.settings.database
    before = games_of(server, ANN).get("sanctum", ("", 0))[1]
    ids = [made_rated(server)[1]["id"] for _ in range(2)]

    class Other:
        """A worker, as far as it counts."""

        def __init__(self, name):
            self.store = Store(url, Vault(KEY), 15.0, name)

    async def play():
        workers = [Other("one"), Other("two")]
        async with Both(server, ids[0]) as first, Both(server, ids[1]) as second:
            await first.end()
            await second.end()
            await asyncio.gather(*[counted(worker, id) for worker in workers for id in ids])
        for worker in workers:
            await worker.store.close()

    async def counted(worker, id):
        row, entries = await worker.store.row(id), await worker.store.entries(id)
        assert row is not None
        await counting.count(worker, Room(worker.store, replayed(id, row.game, row.seed, entries)))

    run(play())
    until(lambda: games_of(server, ANN)["sanctum"][1] == before + 2)
    kinds = [row["kind"] for row in rows(url, "SELECT * FROM entries") if row["table_id"] in ids]
    assert kinds.count("rated") == 2 and "error" not in server.log()
