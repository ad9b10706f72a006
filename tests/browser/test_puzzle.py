"""A puzzle on a phone: task and score stand at the foot, choices are raised, and it is judged."""

from datetime import date, timedelta

import pytest
from playwright.async_api import expect

from dawnbreach.bots import puzzles
from tests.browser.windows import browsing, run
from tests.server.people import got

TURNS = [("sanctum", "skills 0, achievements 0, wounds 0"), ("darkest-doom", "points 0")]
"""How far one has got at first in a puzzle that is a whole turn."""
DAYS, MOST = 20, 12


@pytest.mark.parametrize(("game", "so_far"), TURNS)
def test_a_turn_says_how_far_one_has_got_and_is_judged(server, game, so_far):
    day = day_of(server, game, so_far)

    async def tried():
        async with browsing() as windows:
            page = (await windows.window("phone", "en")).page
            await page.goto(f"{server.address}/puzzle/{game}/{day}")
            await page.locator(".so-far").wait_for()
            await expect(page.locator(".so-far")).to_have_text(f"So far: {so_far}")
            await expect(page.locator("aside .choices")).to_be_hidden()
            foot = await page.locator("aside").bounding_box()
            assert foot is not None and foot["height"] < 844 / 3
            await page.get_by_role("button", name="Raise the panel").tap()
            for _ in range(MOST):
                if not await page.locator(".verdict").count():
                    await give_up(page)
            await expect(page.get_by_role("heading", name="Not quite")).to_be_visible()
            assert await page.locator(".verdict ol li").count() > 5
            await page.get_by_role("button", name="Try again").tap()
            await expect(page.locator(".task")).to_be_visible()

    run(tried())


def day_of(server, game, so_far):
    """The last day with such a puzzle."""
    today = date.fromisoformat(puzzles.today())
    days = [(today - timedelta(days=ago)).isoformat() for ago in range(DAYS)]
    return next(day for day in days if got(server, f"/api/puzzles/{game}/{day}?language=en")[1]["soFar"] == so_far)


async def give_up(page):
    """End what can be ended."""
    choices = await page.locator("main").get_attribute("data-choices")
    await page.locator("aside .choices button[data-number]").get_by_text("End", exact=False).last.tap()
    decided = "(n) => document.querySelector('main').dataset.choices !== n || document.querySelector('.verdict')"
    await page.wait_for_function(decided, arg=choices)
