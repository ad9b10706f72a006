"""What a decision may come to, worked out beside everything else: nobody's answer waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import msgspec

import dawnbreach
from dawnbreach.bots import Seat
from dawnbreach.bots.rng import Fancy
from dawnbreach.kernel.saving import pack, unpack
from dawnbreach.server.core.state import Table
from dawnbreach.server.worker.processes import Processes


class Asked(msgspec.Struct, frozen=True):
    """A decision in a world that its seat cannot tell from the true one, and whether to find what takes long, too."""

    game: str
    world: bytes
    seat: int
    deep: bool
    pack: str | None = None
    """The folder of the pack, where it is not the game's own."""


def foresee(asked: Asked) -> bytes | None:
    """The forecast as JSON; runs in a process of its own."""
    info = dawnbreach.info(asked.game)
    world = unpack(dawnbreach.game(asked.game, asked.pack), msgspec.json.decode(asked.world), Fancy(0))
    found = info.part(info.forecast)(world, asked.seat, asked.deep)
    return None if found is None else msgspec.json.encode(found)


class Forecaster:
    """One process for what is found at once, one for the rest: who goes on quickly is not kept by what came before."""

    def __init__(self) -> None:
        self.processes = {deep: Processes(1) for deep in (False, True)}
        self.turns = {deep: asyncio.Lock() for deep in (False, True)}

    async def forecasts(self, table: Table, seat: int, is_wanted: Callable[[], bool]) -> AsyncIterator[msgspec.Raw]:
        """What is soon known, then what takes longer, as long as somebody wants it."""
        for deep in (False, True):
            known = table.drawn.get(("forecast", seat, deep))
            if known is None:
                async with self.turns[deep]:
                    if not is_wanted():
                        return
                    known = await self.processes[deep].run(foresee, asked(table, seat, deep)) or b""
                table.drawn["forecast", seat, deep] = known
            if known and is_wanted():
                yield msgspec.Raw(known)

    def close(self) -> None:
        for processes in self.processes.values():
            processes.close()


def asked(table: Table, seat: int, deep: bool) -> Asked:
    assert table.position is not None
    world = Seat(table.position, seat).imagined(Fancy(table.ply))
    return Asked(table.game.name, msgspec.json.encode(pack(world)), seat, deep, table.game.folder)


def is_foreseen(table: Table, seat: int) -> bool:
    """Is there anything to foresee of what a seat decides now?"""
    frame = table.position.frame(seat) if table.position is not None else None
    return frame is not None and frame.id in dawnbreach.info(table.game.name).foreseen
