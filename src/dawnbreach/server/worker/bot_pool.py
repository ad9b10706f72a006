"""Bots think in processes of their own, and are given an imagined world, never the position."""

from __future__ import annotations

import asyncio
from hashlib import sha256

import msgspec

import dawnbreach
from dawnbreach import bots
from dawnbreach.bots.rng import Fancy, Rng
from dawnbreach.kernel.saving import pack, unpack
from dawnbreach.server.core.state import Table
from dawnbreach.server.worker.processes import Processes, in_time

PATIENCE = 20.0
"""After so many seconds of processor time somebody less wise decides, and the process thinks for others."""
QUEUED = 10.0
"""So many more a question may wait for its turn."""


class Question(msgspec.Struct, frozen=True):
    """Everything a bot is told: a world that its seat cannot tell from the true one."""

    game: str
    bot: str
    seed: str
    seat: int
    world: bytes
    pack: str | None = None
    """The folder of the pack, where it is not the game's own."""


def question(table: Table, seat: int) -> Question:
    """What a seat's bot has to decide; takes less than a millisecond, for everybody waits meanwhile."""
    position, bot = table.position, table.chairs[seat].bot
    assert position is not None and bot is not None
    secret = sha256(f"{table.seed}/bot/{seat}".encode()).hexdigest()[:32]
    seed = f"{secret}/{table.ply}"
    world = bots.Seat(position, seat).imagined(Fancy(Rng(seed).next()))
    return Question(table.game.name, bot, seed, seat, msgspec.json.encode(pack(world)), table.game.folder)


class Answer(msgspec.Struct, frozen=True):
    """What a bot chooses, and what it did wrong if another choice had to be made in its place."""

    text: str
    trouble: str = ""


def think(asked: Question) -> Answer:
    """The bot's answer; runs in a process of its own."""
    bot = bots.make(asked.bot, asked.game, seed=asked.seed)
    wrong: list[str] = []
    try:
        with in_time(PATIENCE):
            choice = bots.decide(bot, seat_of(asked), asked.seed, lambda error: wrong.append(bots.trouble(error)))
    except TimeoutError as error:
        return stood_in(asked, error)
    return Answer(choice.text, *wrong)


def stood_in(asked: Question, error: Exception) -> Answer:
    """Another choice in the place of a bot's, with what was wrong."""
    return Answer(bots.stand_in(seat_of(asked).choices, asked.seed).text, bots.trouble(error))


def seat_of(asked: Question) -> bots.Seat:
    world = unpack(dawnbreach.game(asked.game, asked.pack), msgspec.json.decode(asked.world), Fancy(0))
    return bots.Seat(world, asked.seat)


class BotPool(Processes):
    """The processes in which bots think."""

    failed = 0
    """So many questions in a row nobody answered in time."""

    async def answer(self, asked: Question) -> Answer:
        """What the bot chooses; a bot whose process dies or takes too long is stood in for."""
        try:
            found = await asyncio.wait_for(self.run(think, asked), PATIENCE + QUEUED)
        except Exception as error:
            self.failed += 1
            return stood_in(asked, error)
        self.failed = 0
        return found
