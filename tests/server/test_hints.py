"""Hints: thought of beside everything else, for an own decision only, and never where the table agreed on none."""

import asyncio

import pytest

from dawnbreach.bots.rng import Fancy
from dawnbreach.server.core.create_table import create
from dawnbreach.server.protocol.http_schema import NewTable
from dawnbreach.server.worker.adviser import asked, think
from tests.server.people import made, player, run
from tests.server.process import Place
from tests.server.wire import inside


def test_a_hint_names_choices_that_there_are_and_says_why(tmp_path):
    async def work():
        async with inside(tmp_path, hints_per_second=0.001) as (address, worker):
            server = Place(address)
            table = await asyncio.to_thread(made, server, "me", "novice", start=True, seed="3")
            link, secret = table["id"], table["seats"]["0"]
            async with player(server, link, secret) as ann, player(server, link) as eve:
                position = await ann.when(lambda p: p["decision"])
                told = await ann.ask(kind="hint", seat=0)
                assert told["kind"] == "hinted" and told["ply"] == position["ply"]
                offered = {offer["text"]: offer["label"] for offer in position["decision"]["offers"]}
                for one in told["suggestions"]:
                    assert offered[one["text"]] == one["label"] and all(one["reasons"])
                paid = worker.thoughts.of("127.0.0.1").level
                assert paid < worker.settings.hints_at_once, "whoever asks pays"
                again = await ann.ask(kind="hint", seat=0)
                assert again["suggestions"] == told["suggestions"], "each decision is thought about once"
                assert worker.thoughts.of("127.0.0.1").level >= paid
                assert (await ann.ask(kind="hint", seat=1))["code"] == "not-yours"
                assert (await eve.ask(kind="hint", seat=0))["code"] == "not-yours"
                worker.thoughts.of("127.0.0.1").pay(100.0)
                await ann.choose()
                await ann.when(lambda p: p["decision"] and p["ply"] > position["ply"])
                assert (await ann.ask(kind="hint", seat=0))["code"] == "too-fast"
                assert (await ann.choose())["kind"] == "accepted", "who has asked for too much can still play"

    run(work())


def test_a_table_can_be_made_without_hints_and_its_rematch_has_none_either(tmp_path):
    async def work():
        async with inside(tmp_path) as (address, _):
            server = Place(address)
            table = await asyncio.to_thread(made, server, "me", "novice", start=True, hints=False)
            async with player(server, table["id"], table["seats"]["0"]) as ann:
                await ann.when(lambda p: p["decision"])
                assert ann.table["hints"] is False
                refused = await ann.ask(kind="hint", seat=0)
                assert refused["kind"] == "refused" and "no hints" in refused["reason"]

    run(work())


@pytest.mark.parametrize(("game", "adviser"), [("sanctum", "adept"), ("darkest-doom", "veteran:32:others=8")])
def test_a_hint_follows_from_what_the_seat_may_know(game, adviser):
    table, _, _ = create(NewTable(game, ("me", "novice"), "Ann", start=True, seed="5"), 0.0)
    position = table.position
    assert position is not None
    while len(position.choices(position.waiting[0])) < 2:
        position.play(position.choices(position.waiting[0])[0], position.waiting[0])
    seat = position.waiting[0]
    mine = asked(table, seat)
    assert mine.bot == adviser
    table.position = table.game.imagine(position, seat, Fancy(77))
    table.position.past = position.past
    table.seed = "another seed"
    assert asked(table, seat) == mine
    assert think(mine).advice == think(asked(table, seat)).advice
