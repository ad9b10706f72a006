"""A game that the page has no board of: it is offered, begun and played to its end."""

import re

import pytest

from tests.browser.windows import browsing, run
from tests.outside import lanterns
from tests.server.process import Server


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "pl")])
def test_a_game_from_outside_the_tree_is_played_on_the_plain_board(tmp_path, size, language):
    async def played(server):
        async with browsing() as windows:
            window = await windows.window(size, language)
            page = window.page
            await page.goto(f"{server.address}?game=lanterns")
            card = page.locator("article", has=page.locator("#name-lanterns"))
            await card.locator("button.main").click()
            board = page.locator(".board dl").first
            await board.wait_for()
            assert "brightness" in await board.inner_text(), "what this seat holds"
            end = page.locator("section.result")
            for number in range(12):
                keep = page.get_by_role("button", name=re.compile("^(Keep|Zatrzymaj)")).first
                await keep.or_(end).first.wait_for()
                if await end.is_visible():
                    break
                await keep.click()
                await window.when(lambda w, n=number: len(w.chosen) > n and w.chosen[n]["key"] in w.answers)
                await window.shows(window.answers[window.chosen[number]["key"]].get("ply", 0))
            await end.wait_for()
            await page.goto(f"{server.address}/rules/TPL")
            await page.get_by_text("TPL-1.4").first.wait_for()

    packages = tmp_path / "packages"
    packages.mkdir()
    with Server(tmp_path, path=lanterns(packages)) as server:
        run(played(server))
