"""Bots think in processes of their own, and are given an imagined world, never the position."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from multiprocessing import get_context, parent_process

import msgspec

import dawnbreach
from dawnbreach import bots
from dawnbreach.bots.rng import Fancy, Rng
from dawnbreach.kernel.saving import pack, unpack
from dawnbreach.server.core.state import Table

PATIENCE = 20.0
"""After so many seconds somebody less wise decides."""


class Question(msgspec.Struct, frozen=True):
    """Everything a bot is told: a world that its seat cannot tell from the true one."""

    game: str
    bot: str
    seed: str
    seat: int
    world: bytes


def question(table: Table, seat: int) -> Question:
    """What a seat's bot has to decide; takes less than a millisecond, for everybody waits meanwhile."""
    position, bot = table.position, table.chairs[seat].bot
    assert position is not None and bot is not None
    secret = sha256(f"{table.seed}/bot/{seat}".encode()).hexdigest()[:32]
    seed = f"{secret}/{table.ply}"
    world = bots.Seat(position, seat).imagined(Fancy(Rng(seed).next()))
    return Question(table.game.name, bot, seed, seat, msgspec.json.encode(pack(world)))


class Answer(msgspec.Struct, frozen=True):
    """What a bot chooses, and what it did wrong if another choice had to be made in its place."""

    text: str
    trouble: str = ""


def think(asked: Question) -> Answer:
    """The bot's answer; runs in a process of its own."""
    bot = bots.make(asked.bot, asked.game, seed=asked.seed)
    wrong: list[str] = []
    choice = bots.decide(bot, seat_of(asked), asked.seed, lambda error: wrong.append(bots.trouble(error)))
    return Answer(choice.text, *wrong)


def seat_of(asked: Question) -> bots.Seat:
    world = unpack(dawnbreach.game(asked.game), msgspec.json.decode(asked.world), Fancy(0))
    return bots.Seat(world, asked.seat)


def _wake_up() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    for name in dawnbreach.GAMES:
        dawnbreach.game(name)


def _leave_with_parent() -> None:
    """A server that is killed cannot send its bots home."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def _nothing() -> None:
    """Only to start a process."""


class BotPool:
    """The processes, made again when one dies."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool = self._pool()

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, mp_context=get_context("spawn"), initializer=_wake_up)

    def warm_up(self) -> None:
        self.pool.submit(_nothing)

    async def answer(self, asked: Question) -> Answer:
        """What the bot chooses; a bot whose process dies or takes too long is stood in for."""
        try:
            return await asyncio.wait_for(self._ask(asked), PATIENCE)
        except Exception as error:
            choice = bots.stand_in(seat_of(asked).choices, asked.seed)
            return Answer(choice.text, bots.trouble(error))

    async def _ask(self, asked: Question) -> Answer:
        for _ in range(2):
            pool = self.pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, asked)
            except BrokenProcessPool:
                if pool is self.pool:
                    self.pool = self._pool()
        raise BrokenProcessPool("the bots' processes die")

    def close(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)
