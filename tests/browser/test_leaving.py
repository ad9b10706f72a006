"""Hiding a game is not leaving it; who leaves is asked, told what follows, and may come back for a while."""

import pytest

from tests.browser.stage import staged
from tests.browser.windows import browsing, run, seated

SEAT = 1


async def lobby(windows, stage, size):
    """The lobby of the browser of whoever sits at a seat."""
    held = seated(stage.id, stage.game.name, {SEAT: stage.secrets[SEAT]})
    held["tables"][stage.id]["status"] = "playing"
    window = await windows.window(size, "en", **held)
    await window.page.goto(stage.server.address)
    await window.page.locator(".tables a[href^='/table/']").wait_for()
    return window.page


async def told(stage, holds):
    """Who has the seat, as another person is told."""
    return (await stage.people[0].when_table(lambda t: holds(t["people"][SEAT])))["people"][SEAT]


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_hiding_a_running_game_keeps_the_seat(server, size):
    async def tried():
        async with staged(server, "sanctum", "hide", 2) as stage, browsing() as windows:
            page = await lobby(windows, stage, size)
            away = page.locator(".tables button")
            await away.click()
            await page.get_by_role("button", name="Stay").click()
            assert await away.count() == 1
            await away.click()
            await page.get_by_role("button", name="Hide it from this list").click()
            await away.wait_for(state="detached")
            assert (await told(stage, lambda p: True))["name"] == "Bartek"
            await page.get_by_role("button", name="Show hidden games (1)").click()
            await page.locator(".tables a").click()
            await page.locator("aside.side").wait_for()
            assert await page.get_by_text("You are watching.").count() == 0
            await page.goto(stage.server.address)
            await page.get_by_role("button", name="Hide or leave game").wait_for()

    run(tried())


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_who_leaves_from_the_lobby_is_asked_and_may_come_back(server, size):
    async def tried():
        async with staged(server, "darkest-doom", "leave", 2) as stage, browsing() as windows:
            page = await lobby(windows, stage, size)
            await page.get_by_role("button", name="Hide or leave game").click()
            assert "a novice bot takes your seat" in await page.locator("dialog").inner_text()
            assert (await told(stage, lambda p: True))["name"] == "Bartek"
            await page.get_by_role("button", name="Leave the game").click()
            assert (await told(stage, lambda p: p["bot"]))["name"] is None
            await page.get_by_text("you have left").wait_for()
            await page.get_by_role("button", name="Come back").click()
            assert (await told(stage, lambda p: p["name"]))["bot"] is None
            await page.get_by_text("you have left").wait_for(state="detached")

    run(tried())


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_who_leaves_the_table_may_come_back_there(server, size):
    async def tried():
        async with staged(server, "sanctum", "table", 2) as stage, browsing() as windows:
            page = await lobby(windows, stage, size)
            await page.goto(stage.link)
            await page.locator("#tab-seats").click()
            await page.get_by_role("button", name="Leave the game").click()
            await page.locator("dialog").get_by_role("button", name="Leave the game").click()
            await told(stage, lambda p: p["bot"])
            await page.get_by_role("button", name="Come back").click()
            assert (await told(stage, lambda p: p["name"]))["name"] == "Bartek"
            await page.get_by_text("You have left.").wait_for(state="detached")

    run(tried())
