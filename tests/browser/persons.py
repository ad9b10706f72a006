"""Persons who play through the page: they see what the page was told, decide like a novice, and use their hands."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from playwright.async_api import Error

import dawnbreach
from dawnbreach import bots
from tests.browser import hands
from tests.browser.windows import Window
from tests.server.people import player

LISTED = 6
"""Every so many decisions a person with a mouse takes from the list what is on the board as well."""
ON_BOARD = 30
"""So many decisions long a person with a keyboard goes to things on the board now and then: it takes many keys."""
MANY = 10_000
PUZZLE = Path(gettempdir()) / "dawnbreach-puzzle.png"


class Person:
    """Somebody at a window, with a way to decide: "mouse", "taps" or "keys"."""

    def __init__(self, window: Window, game: str, way: str, name: str) -> None:
        self.window, self.way, self.name = window, way, name
        self.game = dawnbreach.game(game)
        self.bot = bots.make("novice", game, seed=f"{name} at the window")
        self.ways: Counter[str] = Counter()
        self.decided = 0

    @property
    def position(self) -> dict[str, Any]:
        assert self.window.position is not None
        return self.window.position

    async def play(self, decisions: int = MANY) -> None:
        """Decide whenever it is the own turn, so many times or until the game is over."""
        last = self.decided + decisions
        while self.decided < last:
            await self.window.when(lambda w: is_own(w.position))
            if self.position["view"]["over"]:
                return
            await self.decide()

    async def play_elsewhere(self, server: Any, late: Callable[[dict[str, Any]], Any]) -> None:
        """Leave the window, play on with another device until it is late in the game, and come back."""
        page, seat, table = self.window.page, self.position["seat"], self.window.page.url
        keys = json.loads(await page.evaluate("localStorage.getItem('dawnbreach.person')"))
        await page.goto(f"{server.address}/health")
        async with player(server, table.rsplit("/", 1)[1], persons=keys) as device:
            position = await device.when(is_own)
            while not (position["view"]["over"] or late(position["view"])):
                text = self.wanted(position)["text"]
                answer = await device.ask(kind="choose", seat=seat, ply=position["ply"], text=text)
                assert answer["kind"] == "accepted" or answer["code"] == "stale", answer
                position = await device.when(partial(is_own, ply=answer.get("ply", position["ply"] + 1)))
        await page.goto(table)
        await self.window.shows(position["ply"])

    async def decide(self) -> None:
        """Take one decision, and see that it was this one that was sent, once, and kept."""
        window, position, before = self.window, self.position, len(self.window.chosen)
        await window.shows(position["ply"])
        if window.position is not position:
            return
        offer = self.wanted(position)
        try:
            await self.act(offer)
            await hands.insist(window, offer)
        except (Error, AssertionError):
            if window.position is position:
                raise
        try:
            await window.when(lambda w: len(w.chosen) > before and w.chosen[before]["key"] in w.answers)
        except TimeoutError:
            raise AssertionError(await self.puzzled(offer)) from None
        asked = window.chosen[before]
        answer = window.answers[asked["key"]]
        sent = [one["text"] for one in window.chosen[before:]]
        assert sent == [offer["text"]], (self.name, sent, offer, self.ways)
        assert answer["kind"] == "accepted" or answer["code"] == "stale", answer
        self.decided += answer["kind"] == "accepted"
        await window.when(lambda w: w.position is not position and w.position["ply"] >= answer.get("ply", 0))

    async def puzzled(self, offer: hands.Offer) -> str:
        """What there is to know when nothing came of a decision."""
        focus = await self.window.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        await self.window.page.screenshot(path=PUZZLE)
        return f"{self.name}: nothing came of {offer} by {self.way} {self.ways}; the focus is on {focus}; see {PUZZLE}"

    def wanted(self, position: dict[str, Any]) -> hands.Offer:
        """What a novice would choose; the page tells it as much as a bot is told."""
        offers: dict[str, hands.Offer] = {offer["text"]: offer for offer in position["decision"]["offers"]}
        return offers[self.bot(position["view"], [self.game.read(text) for text in offers]).text]

    async def act(self, offer: hands.Offer) -> None:
        if self.way == "keys":
            return await self.type(offer)
        drags = self.way == "mouse" and offer["choice"] == "hit" and self.decided % 2
        if drags and await hands.dragged(self.window, offer):
            self.ways["dragged"] += 1
            return None
        if self.decided % LISTED and await hands.on_board(self.window, offer):
            self.ways["board"] += 1
            return None
        await hands.in_list(self.window, offer)
        self.ways["list"] += 1
        return None

    async def type(self, offer: hands.Offer) -> None:
        """By keyboard alone, each way in turn."""
        turn = self.decided % 5
        if turn == 0 and self.decided < ON_BOARD and await hands.on_board(self.window, offer, keys=True):
            self.ways["keys-board"] += 1
        elif turn in (0, 1, 3) and await hands.by_number(self.window, offer):
            self.ways["number"] += 1
        elif turn == 2 and await hands.by_arrows(self.window, offer):
            self.ways["arrows"] += 1
        else:
            await hands.typed(self.window, offer)
            self.ways["typed"] += 1


def is_own(position: dict[str, Any], ply: int = 0) -> bool:
    """Whether a person has something to decide after so many decisions, or nobody has any more."""
    return bool(position["ply"] >= ply and (position["view"]["over"] or position["decision"]))
