"""Floods that are no messages: empty frames, chunks of one byte. Nobody else is kept waiting by them."""

import asyncio
import json
import time
from collections import Counter
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.asyncio.client import connect

from dawnbreach.server.client import Address
from dawnbreach.server.wire.doorman import Doorman, HttpProtocol, WebSocketProtocol
from dawnbreach.server.wire.limits import Purse
from dawnbreach.server.wire.pacing import PIECE, Paced, Paces, Slices, Turns
from tests.server.people import got, made, run
from tests.server.process import Place, Server
from tests.server.wire import inside

EVE, BOB = ("127.0.0.3", 0), ("127.0.0.2", 0)
UPGRADE = (
    "GET /api/tables/{}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
CHUNKED = "POST /api/nothing HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
PING, BEGUN, EMPTY = b"\x89\x80\0\0\0\0", b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"
FLOODS = {
    "pings": (UPGRADE, PING),
    "empty frames of one message": (UPGRADE, EMPTY),
    "chunks of one byte": (CHUNKED, b"1\r\nx\r\n"),
}


class Line(Paced):
    """A line on which somebody sends; all that is read is counted."""

    def __init__(self, name, turns, cost=0.0, seconds=0.0):
        self.name, self.own_turns, self.cost, self.seconds, self.heard = name, turns, cost, seconds, 0
        self.loop, self.transport = asyncio.get_running_loop(), cast("asyncio.Transport", self)
        self.paused = False

    def turns(self):
        return self.own_turns

    def read(self, data):
        self.heard += len(data)
        self.own_turns.purse.pay(self.cost)
        end = time.thread_time() + self.seconds
        while time.thread_time() < end:
            pass

    def wants_no_more(self):
        return False

    def is_closing(self):
        return False

    def pause_reading(self):
        self.paused = True

    def resume_reading(self):
        self.paused = False


def test_one_line_is_read_in_pieces_and_others_of_the_same_sender_have_their_turn():
    async def work():
        turns = Turns(Purse(1000.0, 1000.0), Slices())
        flood, calm = Line("flood", turns, seconds=0.004), Line("calm", turns)
        flood.data_received(b"x" * 10 * PIECE)
        calm.data_received(b"hello")
        assert (flood.heard, flood.paused, calm.heard) == (PIECE, True, 0)
        while not calm.heard:
            await asyncio.sleep(0)
        assert flood.heard <= 3 * PIECE
        while flood.paused:
            await asyncio.sleep(0)
        assert flood.heard == 10 * PIECE and not flood.waits and not calm.paused

    run(work())


def test_many_calm_lines_of_one_sender_are_all_read_at_once():
    """As behind the router of a club: one who sends much does not make all others wait in a row."""

    async def work():
        turns = Turns(Purse(1000.0, 1000.0), Slices())
        flood = Line("flood", turns, seconds=0.001)
        lines = [Line(f"{number}", turns) for number in range(200)]
        flood.data_received(b"x" * 100 * PIECE)
        for line in lines:
            line.data_received(b"hello")
        while not all(line.heard for line in lines):
            await asyncio.sleep(0)
        assert flood.heard < 5 * PIECE

    run(work())


def test_who_owes_something_is_read_later_also_on_another_line():
    async def work():
        paces = Paces(1.0, 0.1)
        flood = Line("flood", paces.of("eve"), cost=0.15)
        flood.data_received(b"x" * 10 * PIECE)
        second = Line("second", paces.of("eve"))
        second.data_received(b"x")
        other = Line("other", paces.of("bob"))
        other.data_received(b"x")
        assert flood.heard == PIECE and second.heard == 0 and other.heard == 1
        began = time.monotonic()
        while not second.heard:
            await asyncio.sleep(0.001)
        assert time.monotonic() - began > 0.04 and flood.heard <= 3 * PIECE

    run(work())


def test_a_line_that_gives_way_to_another_while_it_is_read_stops_nobody():
    """As when it is upgraded: after that, nothing was ever read again of this sender."""

    class Upgraded(Line):
        def read(self, data):
            super().read(data)
            if not self.unread_bytes:
                Line("later", self.own_turns).data_received(b"x" * 2 * PIECE)

    async def work():
        turns = Turns(Purse(1000.0, 1000.0), Slices())
        Upgraded("sooner", turns).data_received(b"x" * 2 * PIECE)
        next_line = Line("next", turns)
        async with asyncio.timeout(5):
            while turns.slices.next:
                await asyncio.sleep(0)
            next_line.data_received(b"x" * 2 * PIECE)
            while next_line.heard < 2 * PIECE:
                await asyncio.sleep(0)

    run(work())


def test_a_line_that_cannot_be_read_is_cut_and_stops_no_other():
    class Broken(Line):
        is_cut = False

        def read(self, data):
            super().read(data)
            if self.heard > PIECE:
                raise ValueError("nobody understands it")

        def abort(self):
            self.is_cut = True

    async def work():
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        turns = Turns(Purse(1000.0, 1000.0), Slices())
        broken, calm = Broken("broken", turns), Line("calm", turns)
        broken.data_received(b"x" * 2 * PIECE)
        calm.data_received(b"x")
        async with asyncio.timeout(5):
            while not calm.heard:
                await asyncio.sleep(0)
        assert broken.is_cut and not calm.waits

    run(work())


def test_a_line_stays_silent_while_the_one_it_was_upgraded_to_waits():
    line, heir = HttpProtocol.__new__(HttpProtocol), WebSocketProtocol.__new__(WebSocketProtocol)
    line.flow = cast("Any", SimpleNamespace(read_paused=False))
    line.transport = cast("Any", SimpleNamespace(get_protocol=lambda: heir))
    assert not line.wants_no_more()
    heir.waits = True
    assert line.wants_no_more()


def test_a_long_greeting_locks_nobody_out(tmp_path):
    """A browser whose request to a table had more than 1 kB of headers was never heard again, nor its neighbours."""

    async def work():
        async with inside(tmp_path) as (address, _):
            table = await asyncio.to_thread(made, Place(address))
            link, long = Address.of(Place(address).link(table["id"])).socket, {"cookie": "x" * 3 * PIECE}
            for _ in range(2):
                async with connect(link, additional_headers=long, open_timeout=10) as socket:
                    await socket.send('{"kind":"ping"}')
                    assert json.loads(await asyncio.wait_for(socket.recv(), 10))["kind"] == "pong"
            assert (await asyncio.to_thread(got, Place(address), "/health"))[0] == 200

    run(work())


def test_behind_a_proxy_the_sender_is_whom_it_names():
    doorman = Doorman(1, 1.0, 1.0, Paces(1.0, 1.0), ("10.0.0.0/8",))
    assert doorman.sender("192.0.2.7", "198.51.100.1", "line") == "192.0.2.7", "nobody else is believed"
    assert doorman.sender("10.0.0.1", "198.51.100.1, 203.0.113.9, 10.0.0.2", "line") == "203.0.113.9"
    assert doorman.sender("10.0.0.1", "", "a line") != doorman.sender("10.0.0.1", "", "another")


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_that_is_no_message_takes_no_time_from_others(kind, tmp_path, monkeypatch):
    """It took all: three such lines kept a stranger waiting for 16 to 25 seconds."""
    heard: Counter[str] = Counter()
    for protocol in (HttpProtocol, WebSocketProtocol):
        monkeypatch.setattr(protocol, "read", counting(protocol.read, heard))

    async def work():
        async with inside(tmp_path, cost_per_second=0.01, cost_at_once=0.2) as (address, _):
            server = Place(address)
            ids = [(await asyncio.to_thread(made, server))["id"] for _ in range(2)]
            flooding = asyncio.ensure_future(flooded(server, ids[0], *FLOODS[kind]))
            waits = await pinged(server, ids[1], 5)
            flooding.cancel()
            return waits

    assert max(run(work())) < 5.0 and 1000 < heard["bytes"] < 400_000, "it is read no faster than it may cost"


def counting(read, heard):
    def counted(self, data):
        heard["bytes"] += len(data)
        read(self, data)

    return counted


async def flooded(server, id, greeting, flood):
    """Send as much as there is room for, without end."""
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=EVE)
    writer.write(greeting.format(id).encode())
    if greeting is UPGRADE:
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        writer.write(BEGUN if flood is EMPTY else b"")
    try:
        while True:
            writer.write(flood * 2000)
            await writer.drain()
    finally:
        writer.transport.abort()


async def pinged(server, id, times):
    """How long somebody else waits for answers, while it goes on."""
    waits = []
    async with connect(Address.of(server.link(id)).socket, local_addr=BOB, open_timeout=60) as socket:
        await socket.send(json.dumps({"kind": "hello", "language": "en"}))
        for _ in range(times):
            began = time.monotonic()
            await socket.send('{"kind":"ping"}')
            while json.loads(await asyncio.wait_for(socket.recv(), 60))["kind"] != "pong":
                pass
            waits.append(time.monotonic() - began)
            await asyncio.sleep(0.3)
    return waits


def test_health_is_told_to_all_and_only_slowly_to_who_asks_without_end(tmp_path):
    with Server(tmp_path, requests_per_second=0.001, requests_at_once=3.0) as server:
        began = time.monotonic()
        assert [got(server, "/health")[0] for _ in range(4)] == [200] * 4
        assert time.monotonic() - began > 0.9
