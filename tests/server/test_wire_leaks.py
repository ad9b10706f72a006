"""The leak law on the bytes on the wire: what a seat may not know does not change a byte of what it is sent."""

import hashlib
import itertools
import json
import sqlite3
from contextlib import AsyncExitStack
from copy import copy
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

import dawnbreach
from dawnbreach import bots
from dawnbreach.kernel.chance import Seeded, draw
from dawnbreach.presentation.typed import meant
from dawnbreach.server.client import make_table
from dawnbreach.server.core.entries import Entry
from dawnbreach.server.protocol.http_schema import NewTable
from tests.server.people import guest, player, run
from tests.server.process import Server
from tests.server.wire import inside, tapped

SEED = "leaks"


# Twins


def twin_of(table, viewer, ply):
    """The table with everything drawn anew that a viewer may not know, and another seed."""
    twin = copy(table)
    twin.position = table.game.imagine(table.position, viewer, Seeded(f"{SEED}/{ply}/{viewer}"))
    twin.drawn = {}
    return twin


def after(table, seat, text):
    return table.after(Entry(table.number + 1, "a decision", table.moved, "choose", seat, {"text": text}))


def is_quiet(position, choice, seat):
    """Does a decision neither ask chance nor show anything? Only then twins may be compared after it."""
    trial = position.copy()
    trial.play(choice, seat)
    return not trial.past.outcomes and not trial.past.revealed


def asked_about(game, ply):
    """Some choices, allowed or not, and some things."""
    every = game.notation.all
    texts = [every[draw(SEED, f"{ply}/{n}", len(every))].text for n in range(6)]
    return texts, [texts[0].split()[-1], "d1", "a"]


async def everything_told(tap, room, viewer):
    """All that a viewer is sent about the table as it is now, byte by byte."""
    await tap.say(kind="speak", language="ru")
    await tap.is_quiet()
    begin, ply = len(tap.frames), room.table.ply
    kept, tap.numbers = tap.numbers, itertools.count(1_000_000)
    for language in ("pl", "en"):
        await tap.say(kind="speak", language=language)
        await tap.until(kind="position", ply=ply)
    await tap.ask(kind="older", before=ply + 1)
    await tap.ask(kind="watch", after=max(0, ply - 2))
    texts, things = asked_about(room.table.game, ply)
    seat = 0 if viewer is None else viewer
    for text in texts:
        await tap.ask(kind="why", seat=seat, text=text)
    for thing in things:
        await tap.ask(kind="explain", seat=seat, about=thing)
    await refusals(tap, room, seat, texts)
    tap.numbers = kept
    return tap.frames[begin:]


def is_allowed(position, seat, text):
    """May it be done, as the server understands what is typed in English?"""
    try:
        return position.why_not(meant(position, seat, text, "en"), seat) is None
    except dawnbreach.DawnbreachError:
        return False


async def refusals(tap, room, seat, texts):
    """Try what is not allowed."""
    position = room.table.position
    for text in (*texts, "no such thing", texts[0][:1]):
        if not is_allowed(position, seat, text):
            await tap.ask(kind="choose", seat=seat, ply=room.table.ply, text=text)
    if not position.can_take_back(seat):
        await tap.ask(kind="take-back", seat=seat, ply=room.table.ply)


def same(ours, theirs):
    for one, two in zip(ours, theirs, strict=True):
        assert one == two, next(
            (one[i - 80 : i + 40], two[i - 80 : i + 40]) for i in range(len(one)) if one[i] != two[i]
        )


async def compare(tap, room, viewer, seat, choice):
    """The same bytes from twins, before and after a decision; how many frames were compared."""
    real = room.table
    twin = twin_of(real, viewer, real.ply)
    pairs = [(real, twin)]
    if (
        real.position.waiting == twin.position.waiting
        and twin.position.why_not(choice, seat) is None
        and is_quiet(real.position, choice, seat)
    ):
        pairs.append((after(real, seat, choice.text), after(twin, seat, choice.text)))
    count = 0
    for ours, theirs in pairs:
        room.table = ours
        told = await everything_told(tap, room, viewer)
        room.table = theirs
        same(told, await everything_told(tap, room, viewer))
        count += len(told)
    room.table = real
    await everything_told(tap, room, viewer)
    return count


async def play_and_compare(folder, game, seats, every, most):
    async with AsyncExitStack() as stack:
        address, worker = await stack.enter_async_context(inside(folder))
        made = await make_table(address, NewTable(game, ("me",) * seats, "Ada", start=True, seed=SEED))
        room = worker.rooms[made.id]
        taps: dict[int | None, Any] = {
            seat: await stack.enter_async_context(tapped(f"{address}/table/{made.id}", made.seats[seat]))
            for seat in range(seats)
        }
        taps[None] = await stack.enter_async_context(tapped(f"{address}/table/{made.id}"))
        players = [bots.make("novice" if seat else "random", game, seed=f"{SEED}/{seat}") for seat in range(seats)]
        compared, differing = 0, 0
        while not room.table.position.over and room.table.ply < most:
            ply, position = room.table.ply, room.table.position
            seat = position.waiting[draw(SEED, f"who/{ply}", len(position.waiting))]
            choice = players[seat](position.view(seat), position.choices(seat))
            if ply % every == 0:
                viewer = [None, *range(seats)][draw(SEED, f"viewer/{ply}", seats + 1)]
                differing += twin_of(room.table, viewer, ply).position != position
                compared += await compare(taps[viewer], room, viewer, seat, choice)
            answer = await taps[seat].ask(kind="choose", seat=seat, ply=ply, text=choice.text)
            assert answer["kind"] == "accepted", answer
        return compared, differing


@pytest.mark.parametrize(("game", "seats", "every", "most"), [("sanctum", 2, 29, 999), ("darkest-doom", 3, 31, 260)])
def test_what_a_seat_may_not_know_changes_no_byte(tmp_path, game, seats, every, most):
    compared, differing = run(play_and_compare(tmp_path, game, seats, every, most))
    assert compared > 120 and differing >= 2


# Secrets


class Secrets:
    """Everything that nobody may ever read, from the database itself."""

    def __init__(self, folder, id):
        database = sqlite3.connect(folder / "tables.db")
        try:
            (self.seed,) = database.execute("SELECT seed FROM tables WHERE id = ?", (id,)).fetchone()
            kept = database.execute("SELECT data FROM entries WHERE table_id = ?", (id,)).fetchall()
        finally:
            database.close()
        entries = [json.loads(data) for (data,) in kept]
        self.words = [self.seed, entries[0]["salt"]]
        self.words += [hashlib.sha256(f"{self.seed}/bot/{seat}".encode()).hexdigest()[:32] for seat in range(4)]
        self.words += [chair["hash"] for chair in entries[0]["chairs"] if chair["hash"]]
        self.words += [entry["hash"] for entry in entries if "hash" in entry]

    def none_in(self, text):
        for word in self.words:
            assert word not in text


def bodies(server, id):
    """What the server says of a running game over HTTP."""
    for path in (
        f"/api/tables/{id}/record",
        f"/api/replays/{id}?eyes=open",
        f"/api/replays/{id}/verify",
        f"/api/replays/{id}?from=-1&count=x",
        f"/api/tables/{id}/nothing",
        "/api/tables",
        "/metrics",
        "/health",
        f"/table/{id}",
    ):
        try:
            with urlopen(server.address + path) as answer:
                yield path, answer.status, answer.read().decode()
        except HTTPError as error:
            yield path, error.code, error.read().decode()


async def play_some(server, game, plies):
    """Two people, a bot and a spectator; gives the table, its secrets by seat and all frames by seat."""
    made = await make_table(server.address, NewTable(game, ("me", "open", "novice"), "Ada", public=True))
    async with (
        player(server, made.id, made.seats[0]) as one,
        guest(server, made.id, 1, "Bea") as two,
        player(server, made.id, language="ru") as nobody,
    ):
        held = {0: made.seats[0], 1: two.secret}
        await one.ask(kind="start")
        await two.ask(kind="chat", seat=1, text="hello")
        async with player(server, made.id, *held.values()) as both:
            for _ in range(plies):
                assert (await both.choose())["kind"] in ("accepted", "refused")
        for tap in (one, two, nobody):
            await tap.is_quiet()
        return made.id, held, {0: one.frames, 1: two.frames, None: nobody.frames}


@pytest.mark.parametrize("game", dawnbreach.GAMES)
def test_no_secret_of_a_running_game_leaves_the_server(tmp_path, game):
    with Server(tmp_path) as server:
        id, held, frames = run(play_some(server, game, 25))
        secrets = Secrets(tmp_path, id)
        assert len(secrets.words) == 8
        answers = list(bodies(server, id))
    log = server.log()
    for text in (log, *[body for _, _, body in answers], *[frame for heard in frames.values() for frame in heard]):
        secrets.none_in(text)
    for seat, secret in held.items():
        others = [frame for viewer, heard in frames.items() if viewer != seat for frame in heard]
        assert others and not any(secret in text for text in (log, *others))
    assert [status for _, status, _ in answers[:5]] == [409, 409, 409, 409, 404]
