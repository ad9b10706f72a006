"""Slow, silent and greedy lines are cut; proxies are believed only where that was said."""

import asyncio
import json
import socket
import time
from contextlib import ExitStack, suppress

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from dawnbreach.server.client import Address
from dawnbreach.server.wire.doorman import Doorman, household
from dawnbreach.server.wire.pacing import Paces
from tests.server.people import got, made, player, run, until
from tests.server.process import Place, Server
from tests.server.wire import inside


@pytest.fixture(scope="module")
def hasty(tmp_path_factory):
    """A server that waits for nobody."""
    folder = tmp_path_factory.mktemp("hasty")
    with Server(
        folder, request_seconds=0.5, hello_seconds=0.5, unread_seconds=0.5, connections_per_address=8
    ) as server:
        yield server


def line_to(server):
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=30)


def is_cut(line):
    """Read until the server cuts the line; raises when it does not."""
    with suppress(ConnectionResetError):
        while line.recv(10_000):
            pass
    return True


@pytest.mark.parametrize("begun", [b"", b"GET / HTTP/1.1\r\nHo", b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET / HT"])
def test_a_request_that_does_not_arrive_is_waited_for_no_longer(hasty, begun):
    with line_to(hasty) as line:
        line.sendall(begun)
        assert is_cut(line)


def test_a_body_that_does_not_arrive_is_refused(hasty):
    with line_to(hasty) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        assert b"400" in line.recv(10_000)


def test_a_body_with_two_lengths_is_refused_with_all_that_follows(hasty):
    """A proxy that believes the other length would take the rest for somebody else's request."""
    hidden = b"0\r\n\r\nGET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    with line_to(hasty) as line:
        lengths = f"Content-Length: {len(hidden)}\r\nTransfer-Encoding: chunked"
        line.sendall(f"POST /api/tables HTTP/1.1\r\nHost: x\r\n{lengths}\r\n\r\n".encode() + hidden)
        told = b""
        while part := line.recv(10_000):
            told += part
    assert told.count(b"HTTP/1.1 ") == 1 and b" 400 " in told


def test_a_body_that_never_ends_ends_the_line_also_when_it_was_answered_long_ago(hasty):
    """Nobody reads a body that belongs to nothing; the line was kept for as long as a byte came now and then."""
    asked = ("GET /health", "POST /api/nothing", "POST /health", "POST /api/tables")
    with ExitStack() as stack:
        lines = [stack.enter_context(line_to(hasty)) for _ in asked]
        for line, request in zip(lines, asked, strict=True):
            line.sendall(f"{request} HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n".encode())
        for line in lines:
            line.setblocking(False)
        until(lambda: sum(is_closed(line, b"x") for line in lines) == len(lines))


def test_a_table_is_looked_at_for_longer_than_any_request_may_take(hasty):
    """The line of a table began as a request; nobody waits for the rest of that."""

    async def work():
        table = made(hasty)
        async with player(hasty, table["id"], table["seats"]["0"]) as someone:
            with line_to(hasty) as later:
                later.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
                assert await asyncio.to_thread(is_cut, later)
            assert (await someone.ask(kind="chat", seat=0, text="still here"))["kind"] == "accepted"

    run(work())


def is_closed(line, more):
    """Send something: is nobody there to take it?"""
    try:
        line.send(more)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return False


def test_who_asks_and_never_reads_is_dropped(hasty):
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        host, port = hasty.address.removeprefix("http://").split(":")
        deaf.connect((host, int(port)))
        deaf.setblocking(False)
        until(lambda: is_closed(deaf, b"GET /api/book/darkest-doom HTTP/1.1\r\nHost: x\r\n\r\n" * 20))


def test_a_connection_on_which_nobody_says_hello_is_ended(hasty):
    async def work():
        table = made(hasty)
        async with connect(Address.of(hasty.link(table["id"])).socket) as silent:
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(silent.recv(), 60)

    run(work())
    assert '"level":"error"' not in hasty.log(), "who says nothing is no fault of ours"


def test_lines_of_one_address_are_counted_before_anything_is_said(hasty):
    with ExitStack() as stack:
        lines = [stack.enter_context(line_to(hasty)) for _ in range(40)]
        ask = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
        answered = 0
        for line in lines:
            try:
                line.sendall(ask)
                answered += b"200" in line.recv(10_000)
            except (ConnectionResetError, BrokenPipeError):
                pass
        assert answered <= 16
    while got_or_none(hasty) is None:
        time.sleep(0.05)


def got_or_none(server):
    try:
        return got(server, "/health")[0]
    except OSError:
        return None


def test_a_client_that_never_reads_is_dropped(tmp_path):
    async def work():
        async with inside(tmp_path, unread_seconds=0.3) as (address, worker):
            server = Place(address)
            table = await asyncio.to_thread(made, server, "me", "me", start=True)
            link = Address.of(server.link(table["id"])).socket
            deaf = socket.socket()
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            host, port = address.removeprefix("http://").split(":")
            deaf.connect((host, int(port)))
            async with connect(link, sock=deaf, compression=None, ping_interval=None) as silent:
                await silent.send(json.dumps({"kind": "hello", "language": "en"}))
                silent.transport.pause_reading()
                room = worker.rooms[table["id"]]
                while not room.watchers:
                    await asyncio.sleep(0.01)
                for turn in range(10_000):
                    if not room.watchers:
                        break
                    await silent.send(json.dumps({"kind": "speak", "language": ("en", "pl")[turn % 2]}))
                    await asyncio.sleep(0.005)
                assert not room.watchers
                silent.transport.abort()

    run(work())


def test_forwarded_headers_of_strangers_are_ignored(tmp_path):
    """Else each of them would be as many addresses as it likes."""

    async def made_by_many(server, count):
        body = {"game": "sanctum", "seats": ["me", "open"], "name": "Eve"}
        return [
            (await asyncio.to_thread(got, server, "/api/tables", body, {"x-forwarded-for": f"10.0.0.{n}"}))[0]
            for n in range(count)
        ]

    async def work():
        few = {"makes_per_second": 0.001, "makes_at_once": 2.0}
        async with inside(tmp_path, **few) as (address, _):
            assert await made_by_many(Place(address), 4) == [201, 201, 429, 429]
        async with inside(tmp_path, **few, trusted_proxies=("127.0.0.0/8",)) as (address, worker):
            assert await made_by_many(Place(address), 4) == [201] * 4
            assert set(worker.makes.buckets) == {f"10.0.0.{n}" for n in range(4)}
            lies = {"x-forwarded-for": "192.0.2.1, 10.0.0.3", "forwarded": "for=192.0.2.2", "x-real-ip": "192.0.2.3"}
            await asyncio.to_thread(got, Place(address), "/api/tables", b"", lies)
            assert set(worker.makes.buckets) == {f"10.0.0.{n}" for n in range(4)}, "the proxy's word is the last one"

    run(work())


def test_one_line_of_the_new_internet_is_one_address():
    assert household("2001:db8::1") == household("2001:db8::ffff:1") == "2001:db8::/64"
    assert household("10.0.0.1") != household("10.0.0.2") and household("?") == "?"


def test_trusted_proxies_have_as_many_lines_as_they_need():
    doorman = Doorman(1, 1.0, 1.0, Paces(1.0, 1.0), ("10.0.0.0/8",))
    for address in ("10.0.0.1", "10.0.0.1", "192.0.2.1"):
        assert doorman.lets_in(address)
        doorman.enters(address)
    assert not doorman.lets_in("192.0.2.1")
    doorman.leaves("192.0.2.1")
    assert doorman.lets_in("192.0.2.1")


def test_players_are_not_hurried(hasty):
    async def work():
        table = made(hasty, "me", "me", start=True)
        async with player(hasty, table["id"], *table["seats"].values()) as both:
            await asyncio.sleep(0.6)  # longer than anything may take to begin
            assert (await both.choose())["kind"] == "accepted"

    run(work())
