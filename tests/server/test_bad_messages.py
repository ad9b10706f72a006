"""Whatever a client sends is answered by a typed refusal, and the connection lives."""

import time
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from dawnbreach.server.client import Address
from dawnbreach.server.http.web import HASTE
from tests.server.people import got, made, player, run
from tests.server.process import Server

BAD = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"hello"',
    "{}",
    '{"kind": 7}',
    '{"kind": "castle"}',
    '{"kind": "choose"}',
    '{"kind": "choose", "key": "k", "seat": 9, "ply": 0, "text": "rest"}',
    '{"kind": "choose", "key": "k", "seat": "0", "ply": 0, "text": "rest"}',
    '{"kind": "choose", "key": "k", "seat": 0, "ply": -1, "text": "rest"}',
    '{"kind": "choose", "key": "k", "seat": 0, "ply": 1e999, "text": "rest"}',
    '{"kind": "choose", "key": "k", "seat": 0, "ply": 0, "text": ""}',
    '{"kind": "choose", "key": "", "seat": 0, "ply": 0, "text": "rest"}',
    '{"kind": "choose", "key": "k", "seat": 0, "ply": 0, "text": "rest", "more": 1}',
    '{"kind": "hello", "language": "fr"}',
    '{"kind": "chat", "key": "k", "seat": 0, "text": "' + "x" * 501 + '"}',
    "[" * 3000,
    '{"kind": "choose", "key": "\\ud800", "seat": 0, "ply": 0, "text": "rest"}',
]


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server with narrow limits."""
    limits: dict[str, Any] = {
        "messages_per_second": 2.0,
        "messages_at_once": 20.0,
        "makes_per_second": 0.1,
        "makes_at_once": 6.0,
        "connections_per_address": 3,
        "origins": ("https://games.example",),
    }
    with Server(tmp_path_factory.mktemp("strict"), **limits) as running:
        yield running


def test_bad_messages_of_every_kind_are_refused_and_the_connection_lives(server):
    async def play():
        table = made(server, "me", "me", start=True)
        async with player(server, table["id"], *table["seats"].values()) as both:
            for message in BAD:
                await both.socket.send(message)
                answer = await both.until(kind="refused")
                assert answer["code"] == "malformed", message[:60]
                assert answer["reason"]
            await both.socket.send(b"\x00\xff")
            assert (await both.until(kind="refused"))["code"] == "malformed"
            await both.socket.send('{"kind": "chat", "key": "k", "seat": 0, "text": "' + "x" * 5000 + '"}')
            assert (await both.until(kind="refused"))["code"] == "too-large"
            assert await both.is_alive()
            assert (await both.choose())["kind"] == "accepted"
        assert "Traceback" not in server.log()

    run(play())


def test_a_refusal_names_the_message_it_is_about(server):
    async def play():
        table = made(server)
        async with player(server, table["id"]) as someone:
            await someone.say(kind="choose", key="this one", seat=0)
            assert (await someone.until(kind="refused"))["key"] == "this one"

    run(play())


def test_nothing_is_done_before_hello(server):
    async def play():
        table = made(server)
        async with connect(Address.of(server.link(table["id"])).socket) as socket:
            await socket.send('{"kind": "start", "key": "k"}')
            assert '"not-now"' in await socket.recv()
            await socket.send('{"kind": "ping"}')
            assert '"pong"' in await socket.recv()

    run(play())


def test_whoever_sends_too_fast_is_slowed_down(strict):
    async def play():
        table = made(strict)
        async with player(strict, table["id"]) as someone:
            for _ in range(40):
                await someone.say(kind="ping")
            kinds = [(await someone.hear())["kind"] for _ in range(40)]
            assert kinds.count("refused") > 5
            answer = "refused"
            while answer == "refused":
                await someone.say(kind="ping")
                answer = (await someone.hear())["kind"]
            assert answer == "pong"

    run(play())


def test_an_address_has_so_many_connections_and_no_more(strict):
    async def play():
        table = made(strict)
        link = Address.of(strict.link(table["id"])).socket
        async with connect(link), connect(link), connect(link):
            with pytest.raises(InvalidStatus) as refused:
                await connect(link).__aenter__()
            assert refused.value.response.status_code == 429
        await is_let_in(link)

    run(play())


async def is_let_in(link):
    """Somebody is let in, once the server knows that others are gone."""
    is_in = False
    while not is_in:
        with suppress(InvalidStatus):
            async with connect(link):
                is_in = True


def test_strange_pages_may_not_connect_or_make_tables(strict):
    async def play():
        table = made(strict)
        link = Address.of(strict.link(table["id"])).socket
        with pytest.raises(InvalidStatus) as refused:
            await connect(link, origin=Origin("https://evil.example")).__aenter__()
        assert refused.value.response.status_code == 403
        async with connect(link, origin=Origin("https://games.example")), connect(link, origin=Origin(strict.address)):
            pass

    run(play())
    body = {"game": "sanctum", "seats": ["me", "open"], "name": "Eve"}
    for path in ("/api/tables", "/api/replays", "/api/replays/somerecord/review", "/api/person/erase"):
        status, answer, _ = got(strict, path, body, {"origin": "https://evil.example"})
        assert (status, answer["code"]) == (403, "not-yours"), path


def test_so_many_tables_are_made_from_one_address_and_no_more(strict):
    body = {"game": "sanctum", "seats": ["me", "open"], "name": "Eve"}
    refused = 0
    while not refused:
        began = time.monotonic()
        status, answer, _ = got(strict, "/api/tables", body)
        refused = status == 429
    assert answer["code"] == "too-fast"
    assert time.monotonic() - began >= HASTE, "a flood of refusals would be work, too"


def test_a_table_that_is_not_there(server):
    async def play():
        with pytest.raises(InvalidStatus) as refused:
            await connect(Address.of(server.link("nosuchtable0")).socket).__aenter__()
        assert refused.value.response.status_code == 404

    run(play())
    assert "handshake" not in server.log()
