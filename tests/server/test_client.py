"""The client in Python: it plays whole games, and a lost line loses nothing and doubles nothing."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

import dawnbreach
from dawnbreach.server.client import Address, Client, NotDone, Stale, make_table, new_key
from dawnbreach.server.protocol import messages as p
from dawnbreach.server.protocol.http_schema import NewTable
from tests.patience import PATIENCE
from tests.server.people import run
from tests.server.process import Server

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "bot.py"


def at(link, **more) -> Any:
    """A client; tests know what it has been told."""
    return Client(link, **more)


async def made(server, *seats, game="sanctum", **more):
    """A table, its link and the secrets of the seats."""
    table = await make_table(server.address, NewTable(game, seats, "Ada", **more))
    return server.link(table.id), list(table.seats.values())


async def when(client, holds):
    """Wait until something is so at the table."""
    while not holds(client):
        await client._news.wait()


def everybody_is_there(client):
    return all(one.name or one.bot for one in client.table.people)


# The example


@pytest.mark.parametrize("game", dawnbreach.GAMES)
def test_the_example_bot_plays_a_whole_game(server, game):
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 30
    run(against_the_example(server, game))


async def against_the_example(server, game):
    link, secrets = await made(server, "open", "me", game=game)
    example = subprocess.Popen([sys.executable, str(EXAMPLE), link], stdout=subprocess.PIPE, text=True)
    async with at(link, secrets=secrets) as table:
        await when(table, everybody_is_there)
        await table.start()
        await table.ask(p.HandOver(new_key(), 1, "novice"))
        seen = [position.ply async for position in table.positions()]
        assert table.table.status == "over"
    said, _ = await asyncio.to_thread(example.communicate, timeout=PATIENCE)
    assert example.returncode == 0 and said.endswith("The game is over.\n")
    record = await asyncio.to_thread(record_of, server, link)
    final = dawnbreach.replay(record)
    assert final.over and dawnbreach.verify(record) > 0
    assert seen[-1] == len(final.plies())


def record_of(server, link):
    with urlopen(f"{server.address}/api/tables/{Address.of(link).id}/record") as answer:
        return answer.read().decode()


# Refusals


def test_refusals_are_raised(server):
    async def work():
        with pytest.raises(NotDone, match="unknown"):
            async with at(server.link("nosuchtable")):
                pass
        with pytest.raises(NotDone) as refusal:
            await make_table(server.address, NewTable("sanctum", ("me",), "Ada"), "pl")
        assert refusal.value.refused.reason
        link, secrets = await made(server, "me", "me", start=True)
        async with at(link, secrets=secrets) as table, at(link) as spectator:
            assert table.seats == [0, 1] and spectator.seats == []
            first = table.position
            await table.choose(first, first.decision.offers[0].text)
            with pytest.raises(Stale):
                await table.choose(first, first.decision.offers[0].text)
            with pytest.raises(NotDone, match="not-yours"):
                await spectator.ask(p.Choose(new_key(), first.decision.seat, 1, "move"))
            with pytest.raises(ValueError, match="spectators"):
                await spectator.choose(spectator.position, "move")

    run(work())


def test_only_links_of_tables_are_understood():
    assert Address.of("https://example.org/table/abc").socket == "wss://example.org/api/tables/abc/socket"
    for link in ("", "abc", "ftp://example.org/table/abc", "http://example.org/"):
        with pytest.raises(ValueError, match="link"):
            Address.of(link)


# Lost lines


class Line:
    """A line to the server that can be cut: at once, or before the next answer comes through."""

    def __init__(self, server):
        self.host, self.port = server.address.removeprefix("http://").split(":")
        self.deaf = False
        self.writers = []

    async def __aenter__(self):
        self.listening = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.listening.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_):
        self.listening.close()
        self.cut()

    async def _carry(self, reader, writer):
        there, back = await asyncio.open_connection(self.host, self.port)
        self.writers += [writer, back]
        await asyncio.gather(self._pour(reader, back, False), self._pour(there, writer, True), return_exceptions=True)

    async def _pour(self, reader, writer, answers):
        while data := await reader.read(65536):
            if answers and self.deaf:
                self.cut()
                return
            writer.write(data)
        writer.close()

    def cut(self):
        self.deaf = False
        for writer in self.writers:
            writer.transport.abort()
        self.writers.clear()


def test_a_choice_whose_answer_was_lost_is_repeated_and_played_once(server):
    async def work():
        link, secrets = await made(server, "me", "me", start=True)
        async with (
            Line(server) as line,
            at(line.address + f"/table/{Address.of(link).id}", secrets=secrets) as table,
        ):
            for ply in range(6):
                position = table.position
                assert position.ply == ply
                line.deaf = True
                accepted = await table.choose(position, position.decision.offers[0].text)
                assert accepted.ply == ply + 1
                await when(table, lambda client, ply=ply: client.position.ply > ply)
            assert table.dialled == 7
            assert table.seats == [0, 1]

    run(work())


def test_a_seat_taken_while_the_line_was_lost_is_held(server):
    async def work():
        link, _ = await made(server, "open", "open")
        async with Line(server) as line, at(line.address + f"/table/{Address.of(link).id}") as table:
            line.deaf = True
            seat = await table.sit("Ada")
            await when(table, lambda client: client.seats == [seat])
            line.cut()
            await table.start()
            await when(table, lambda client: client.position is not None)
            assert table.dialled == 3 and table.position.seat == seat

    run(work())


def test_a_killed_server_loses_nothing_that_was_accepted(tmp_path):
    async def work(first):
        link, secrets = await made(first, "me", "me", start=True)
        async with (
            Line(first) as line,
            at(line.address + f"/table/{Address.of(link).id}", secrets=secrets) as table,
        ):
            for _ in range(5):
                position = table.position
                await table.choose(position, position.decision.offers[0].text)
                await when(table, lambda client, ply=position.ply: client.position.ply > ply)
            first.process.kill()
            await asyncio.to_thread(first.process.wait)
            before = table.position
            asked = asyncio.create_task(table.choose(before, before.decision.offers[0].text))
            with Server(tmp_path) as second:
                line.host, line.port = second.address.removeprefix("http://").split(":")
                assert (await asked).ply == before.ply + 1
                await when(table, lambda client: client.position.ply == before.ply + 1)
                assert table.dialled == 2

    with Server(tmp_path) as server:
        run(work(server))


def test_who_plays_with_the_client_has_a_share_in_the_dice(server):
    async def work():
        link, secrets = await made(server, "me", "open")
        async with at(link, secrets=secrets) as ada, at(link) as bob:
            await bob.sit("Bob")
            await when(ada, lambda one: all(person.commit for person in one.table.people))
            await bob.start()
            await when(ada, lambda one: one.table.status == "playing")
            told = [person.share for person in ada.table.people]
            assert told == [ada.shares[0], bob.shares[1]] and len({*told}) == 2

    run(work())
