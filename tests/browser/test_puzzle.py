"""A puzzle on a phone: task and score stand at the foot, choices are raised, and it is judged."""

import pytest
from playwright.async_api import expect

from tests.browser.windows import browsing, run

DAYS = [("sanctum", "2026-11-17"), ("darkest-doom", "2026-11-14")]
"""Both are whole turns."""


@pytest.mark.parametrize(("game", "day"), DAYS)
def test_a_puzzle_says_how_far_one_has_got_and_is_judged(server, game, day):
    async def tried():
        async with browsing() as windows:
            page = (await windows.window("phone", "en")).page
            await page.goto(f"{server.address}/puzzle/{game}/{day}")
            await page.locator(".so-far").wait_for()
            await expect(page.locator(".so-far")).to_have_text(
                "So far: skills 0, achievements 0, wounds 0" if game == "sanctum" else "So far: points 0"
            )
            await expect(page.locator("aside .choices")).to_be_hidden()
            board = await page.locator("aside").bounding_box()
            assert board is not None and board["height"] < 844 / 3
            await page.get_by_role("button", name="Raise the panel").tap()
            for _ in range(12):
                if await page.locator(".verdict").count():
                    break
                await give_up(page)
            await expect(page.get_by_role("heading", name="Not quite")).to_be_visible()
            assert await page.locator(".verdict ol li").count() > 5
            await page.get_by_role("button", name="Try again").tap()
            await expect(page.locator(".task")).to_be_visible()

    run(tried())


async def give_up(page):
    """End whatever can be ended."""
    last = page.locator("aside .choices button[data-number]").get_by_text("End", exact=False).last
    choices = await page.locator("main").get_attribute("data-choices")
    await last.tap()
    await page.wait_for_function(
        "(n) => document.querySelector('main').dataset.choices !== n || document.querySelector('.verdict')", arg=choices
    )
