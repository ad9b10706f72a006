"""Hints: thought of where bots think, from what a seat may know; each decision is thought about once."""

from __future__ import annotations

import asyncio
import time

import msgspec

from dawnbreach import bots
from dawnbreach.bots.hint import Advice, hint, ready
from dawnbreach.bots.rng import Fancy, Rng
from dawnbreach.games import info
from dawnbreach.kernel.saving import pack
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.core.state import Table
from dawnbreach.server.wire.limits import Purse
from dawnbreach.server.worker.bot_pool import PATIENCE, BotPool, Question, seat_of
from dawnbreach.server.worker.processes import in_time

PRICE, LEAST = 1.0, 0.05
"""Processor seconds that are paid before a hint is thought of, and of these what is never given back."""


class Thought(msgspec.Struct, frozen=True):
    """What was thought of: choices, worlds and ends; and how long that took the processor."""

    advice: tuple[tuple[str, int, dict[str, float]], ...]
    ready: dict[str, float]
    seconds: float


def asked(table: Table, seat: int) -> Question:
    """A decision as its seat knows it; nothing secret goes into the whims."""
    assert table.position is not None
    seed = f"hint/{table.id}/{table.ply}/{seat}"
    world = bots.Seat(table.position, seat).imagined(Fancy(Rng(seed).next()))
    name = table.game.name
    return Question(name, info(name).adviser, seed, seat, msgspec.json.encode(pack(world)), table.game.folder)


def think(about: Question) -> Thought:
    """What the adviser thinks of; runs in a process of its own."""
    began = time.process_time()
    with in_time(PATIENCE):
        found = hint(bots.make(about.bot, about.game, about.seed), seat_of(about))
        prepared = ready(seat_of(about))
    told = [(one.choice.text, one.worlds, dict(one.ends)) for one in found]
    return Thought(tuple(told), prepared, time.process_time() - began)


async def advice(pool: BotPool, table: Table, seat: int, purse: Purse) -> tuple[list[Advice], dict[str, float]]:
    """What to think of in an own decision, and how ready one is for the end; whoever asks first pays for it."""
    refuse_if_silent(table, seat)
    if ("hint", seat) not in table.drawn:
        if purse.debt:
            raise Refusal("too-fast", "refuse-costly")
        purse.pay(PRICE)
        table.drawn["hint", seat] = asyncio.ensure_future(pool.run(think, asked(table, seat)))
        thought: Thought = await asyncio.shield(table.drawn["hint", seat])
        purse.pay(max(thought.seconds, LEAST) - PRICE)
    thought = await asyncio.shield(table.drawn["hint", seat])
    return [Advice(table.game.read(text), worlds, ends) for text, worlds, ends in thought.advice], thought.ready


def refuse_if_silent(table: Table, seat: int) -> None:
    """Hints are for decisions of people at tables that agreed to them."""
    if not table.hints:
        raise Refusal("not-now", "refuse-hints")
    if table.position is None or table.status != "playing":
        raise Refusal("not-now", f"refuse-table-{table.status}")
    if table.chairs[seat].bot is not None:
        raise Refusal("not-now", "refuse-bot-decides", "refuse-bot-decides-remedy")
    if table.position.frame(seat) is None:
        raise Refusal("not-now", "refuse-hint-now")
    if info(table.game.name).adviser.partition(":")[0] not in bots.names(table.game.name):
        raise Refusal("not-now", "refuse-hint-nobody")
