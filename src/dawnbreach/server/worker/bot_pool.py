"""Bots think in processes of their own, and are given a view, never a position."""

from __future__ import annotations

import asyncio
from hashlib import sha256

import msgspec

import dawnbreach
from dawnbreach import bots
from dawnbreach.server.core.state import Table
from dawnbreach.server.worker.processes import Processes

PATIENCE = 20.0
"""After so many seconds somebody less wise decides."""


class Question(msgspec.Struct, frozen=True):
    """Everything a bot is told."""

    game: str
    bot: str
    seed: str
    view: bytes
    choices: tuple[str, ...]


def question(table: Table, seat: int) -> Question:
    """What a seat's bot has to decide."""
    position, bot = table.position, table.chairs[seat].bot
    assert position is not None and bot is not None
    secret = sha256(f"{table.seed}/bot/{seat}".encode()).hexdigest()[:32]
    view = msgspec.json.encode(position.view(seat))
    texts = tuple([choice.text for choice in position.choices(seat)])
    return Question(table.game.name, bot, f"{secret}/{table.ply}", view, texts)


class Answer(msgspec.Struct, frozen=True):
    """What a bot chooses, and what it did wrong if another choice had to be made in its place."""

    text: str
    trouble: str = ""


def think(asked: Question) -> Answer:
    """The bot's answer; runs in a process of its own."""
    game = dawnbreach.game(asked.game)
    bot = bots.make(asked.bot, asked.game, seed=asked.seed)
    choices = [game.read(text) for text in asked.choices]
    wrong: list[str] = []
    view = msgspec.json.decode(asked.view)
    choice = bots.decide(bot, view, choices, asked.seed, lambda error: wrong.append(bots.trouble(error)))
    return Answer(choice.text, *wrong)


class BotPool:
    """The processes in which bots think."""

    def __init__(self, count: int) -> None:
        self.processes = Processes(count)

    def warm_up(self) -> None:
        self.processes.warm_up()

    async def answer(self, asked: Question) -> Answer:
        """What the bot chooses; a bot whose process dies or takes too long is stood in for."""
        try:
            return await asyncio.wait_for(self.processes.run(think, asked), PATIENCE)
        except Exception as error:
            return Answer(bots.stand_in(asked.choices, asked.seed), bots.trouble(error))

    def close(self) -> None:
        self.processes.close()
