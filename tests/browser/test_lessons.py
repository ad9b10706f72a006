"""Every chapter of the lessons, played to its end with a finger on a phone: all it asks for can be reached."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import dawnbreach
from dawnbreach import bots
from dawnbreach.kernel import Game
from dawnbreach.server.core.lessons import lessons_of
from tests.browser import hands
from tests.browser.windows import Window, browsing, run
from tests.patience import PATIENCE

CHAPTERS = [(game, n) for game in dawnbreach.GAMES for n in range(1, len(lessons_of(game)) + 1)]


@pytest.mark.parametrize(("game", "chapter"), CHAPTERS)
def test_a_chapter_is_played_to_its_end_on_a_phone(server, game, chapter):
    pupil = bots.make("novice", game, "pupil")

    async def tried() -> None:
        async with browsing() as windows:
            window = await windows.window("phone", "en")
            await begun(window, server.address, game, chapter)
            told: list[int] = []
            while (lesson := await asked(window)) is None or lesson["number"] < lesson["count"]:
                told += [lesson["number"]] if lesson and lesson["number"] not in told else []
                await follow(window, dawnbreach.game(game), lesson, pupil)
            assert told == list(range(1, lesson["count"])) and lesson["chapter"] == chapter
            assert lesson["text"] in await window.page.locator(".lesson").inner_text()

    run(tried())


async def begun(window: Window, address: str, game: str, chapter: int) -> None:
    """Open a chapter from the first page."""
    await window.page.goto(address)
    card = window.page.locator(f"article[aria-labelledby='name-{game}']")
    await card.get_by_role("button", name="Lesson chapters").tap()
    await card.locator(".chapters button").nth(chapter - 1).tap()
    await window.page.wait_for_url("**/table/*")


async def asked(window: Window) -> dict[str, Any] | None:
    """What the lesson says, if anything, once something is to be decided."""
    await window.when(lambda w: w.position and w.position["decision"])
    assert window.position is not None
    await window.shows(window.position["ply"])
    lesson: dict[str, Any] | None = window.position["lesson"]
    return lesson


async def follow(window: Window, game: Game, lesson: dict[str, Any] | None, pupil: Any) -> None:
    """Do what the lesson asks for, or what one likes: on the board, or in the list where that shows it alone."""
    position = window.position
    assert position is not None
    texts = {offer["text"]: offer for offer in position["decision"]["offers"]}
    before = len(window.chosen)
    wanted = lesson["expects"] if lesson else []
    text = wanted[0] if wanted else pupil(position["view"], [game.read(one) for one in texts]).text
    async with asyncio.timeout(PATIENCE):
        if not await hands.on_board(window, texts[text]) and len(window.chosen) == before:
            await hands.in_list(window, texts[text])
            if not wanted:  # what a lesson asks for, nobody is warned of
                await hands.insist(window, texts[text])
        await window.when(lambda w: len(w.chosen) > before and was_taken(w))


def was_taken(window: Window) -> bool:
    """Whether the last choice was answered, and what came of it told; others may decide meanwhile."""
    answer = window.answers.get(window.chosen[-1]["key"])
    assert answer is None or answer["kind"] == "accepted", answer
    return answer is not None and window.position is not None and window.position["ply"] >= answer["ply"]
