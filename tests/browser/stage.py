"""Games brought to a wanted moment at a real server: people decide over their connections, one after the other."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import dawnbreach
from dawnbreach import bots
from tests.server.people import Player, guest, made, player

NAMES = ("Ann", "Bartek", "Wiera", "Ewa")
View = dict[str, Any]
Moment = Callable[[View, int], Any]
"""Whether a seat's view is what is wanted; more is better."""


class Stage:
    """A table of people who decide like novices, always in the same way for the same seed."""

    def __init__(self, server: Any, game: str, table: dict[str, Any], people: list[Player]) -> None:
        self.server, self.game, self.id = server, dawnbreach.game(game), table["id"]
        self.people = people
        self.secrets = {seat: one.secret for seat, one in enumerate(people)}
        self.bots = [bots.make("novice", game, seed=f"stage/{seat}") for seat in range(len(people))]
        self.ply = 0
        self.chosen: list[tuple[int, str]] = []
        """Who chose what, in order."""

    @property
    def link(self) -> str:
        return str(self.server.link(self.id))

    async def deciding(self) -> int:
        """The seat that is waited for first, once everybody has been told."""
        for one in self.people:
            await one.when(lambda p: p["ply"] >= self.ply)
        position = self.people[0].position
        assert position is not None
        return int(position["waiting"][0]) if position["waiting"] else 0

    async def seen(self, seat: int) -> View:
        position = self.people[seat].position
        assert position is not None
        view: View = position["view"]
        return view

    async def decide(self, seat: int) -> None:
        someone = self.people[seat]
        assert someone.position is not None and someone.position["decision"]
        texts = [offer["text"] for offer in someone.position["decision"]["offers"]]
        choice = self.bots[seat](someone.position["view"], [self.game.read(text) for text in texts])
        answer = await someone.ask(kind="choose", seat=seat, ply=self.ply, text=choice.text)
        assert answer["kind"] == "accepted", answer
        self.ply = answer["ply"]
        self.chosen.append((seat, choice.text))

    async def until(self, moment: Moment) -> int:
        """Play until a moment comes; the seat that decides then, or the first one when the game is over."""
        while True:
            seat = await self.deciding()
            view = await self.seen(seat)
            if moment(view, seat):
                return seat
            assert not view["over"], "the moment never came"
            await self.decide(seat)


@asynccontextmanager
async def staged(server: Any, game: str, seed: str, seats: int = 3, **more: Any) -> AsyncIterator[Stage]:
    """A game of people that has begun."""
    table = made(server, "me", *["open"] * (seats - 1), game=game, seed=seed, name=NAMES[0], **more)
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(player(server, table["id"], table["seats"]["0"]))
        ann.secret = table["seats"]["0"]
        people = [ann]
        for seat in range(1, seats):
            people.append(await stack.enter_async_context(guest(server, table["id"], seat, NAMES[seat])))
        assert (await ann.ask(kind="start"))["kind"] == "accepted"
        for one in people:
            await one.when(lambda p: True)
        yield Stage(server, game, table, people)
