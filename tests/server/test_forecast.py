"""Forecasts: told to the seat that decides, if it asked for them, after the position and never in its way."""

import pytest

from dawnbreach.kernel import shapes
from dawnbreach.sanctum import forecast_types
from tests.server.people import Player, made, player, run
from tests.server.wire import tapped


@pytest.fixture
def server(each_server):
    return each_server


async def until_roll(ann):
    """March until there is something to fight, and fight."""
    for _ in range(40):
        position = await ann.when(lambda p: p["decision"])
        if position["decision"]["name"] == "before-roll":
            return position
        texts = [offer["text"] for offer in position["decision"]["offers"]]
        await ann.choose("fight" if "fight" in texts else None)
    raise AssertionError("nobody fights")


def test_a_forecast_follows_the_position_for_the_seat_that_decides(server):
    async def play():
        table = made(server, "me", "novice", start=True, seed="3")
        async with tapped(server.link(table["id"]), hello=False) as tap:
            ann = Player(tap.socket)
            await ann.say(kind="hello", language="en", secrets=[table["seats"]["0"]], forecast=True)
            position = await until_roll(ann)
            told = await ann.until(kind="forecast", ply=position["ply"])
            assert told["seat"] == 0 and not list(shapes.misfits(told["forecast"], forecast_types.Forecast))
            assert 0 < told["forecast"]["best"]["survive"] <= 1 and told["forecast"]["targets"]
            await ann.choose("roll")
            after = await ann.until(kind="forecast", ply=(await ann.when(lambda p: p["ply"] > position["ply"]))["ply"])
            assert after["forecast"]["stop"] is not None

    run(play())


def test_who_did_not_ask_and_who_looks_on_is_told_none(server):
    async def play():
        table = made(server, "me", "novice", start=True, seed="3")
        async with player(server, table["id"], table["seats"]["0"]) as ann, player(server, table["id"]) as eve:
            await until_roll(ann)
            await ann.choose("roll")
            await ann.is_quiet()
            await eve.is_quiet()
            assert not any('"kind":"forecast"' in frame for frame in ann.frames + eve.frames)

    run(play())
