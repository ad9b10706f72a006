"""Somebody is muted and reported at a table, and who keeps the server looks after it, all on the page."""

import json
from pathlib import Path

import pytest

from tests.browser.windows import browsing, run
from tests.server.people import got, player
from tests.server.process import Server

TOKEN, EVE = "a token that nobody guesses", "eve's own key, of this file"
NASTY = "something nasty"


@pytest.fixture
def kept(tmp_path):
    with Server(tmp_path, admin_token=TOKEN) as server:
        yield server


def made_by_eve(server):
    body = {"game": "sanctum", "seats": ["me", "open"], "name": "Eve", "public": True}
    return got(server, "/api/tables", body, {"x-dawnbreach-person": EVE})[1]["id"]


async def muted_and_reported(page, address):
    """Somebody who looks on tells the keeper, and wants to read no more of it."""
    await page.goto(address)
    await page.get_by_role("button", name="Eve", exact=True).click()
    await page.get_by_label("What is wrong? (optional)").fill("not here")
    await page.get_by_role("button", name="Report", exact=True).click()
    await page.get_by_text("Thank you. The host of this server will look at it.").wait_for()
    await page.get_by_role("button", name="Eve", exact=True).click()
    await page.get_by_role("button", name="Mute", exact=True).click()
    await page.keyboard.press("Escape")
    await page.get_by_text("One remark is hidden").wait_for()
    await page.get_by_text(NASTY).first.wait_for(state="hidden")


async def entered(window, address):
    """A keeper, who mistypes the token first."""
    page = window.page
    await page.goto(f"{address}/admin")
    for token in ("another token of some length", TOKEN):
        await page.get_by_label("Token").fill(token)
        await page.get_by_role("button", name="Enter").click()
        await page.locator("[role=alert], #keeper-reports").first.wait_for()
    await page.locator("#keeper-reports").wait_for()
    window.errors.clear()  # A browser calls an answer of 404 an error.


def test_somebody_is_muted_and_reported_and_the_keeper_bans_exports_and_closes(kept):
    async def tried():
        id = made_by_eve(kept)
        async with player(kept, id) as eve, browsing() as windows:
            await eve.say(kind="hello", language="en", persons=[EVE])
            assert (await eve.ask(kind="chat", seat=0, text=NASTY))["kind"] == "accepted"
            bob, keeper = await windows.window("desktop", "en", "Bob"), await windows.window("desktop", "en", "Host")
            await muted_and_reported(bob.page, kept.link(id))
            await bob.page.goto("about:blank")  # The ban is of this machine's address, too.
            await entered(keeper, kept.address)
            page = keeper.page
            await page.locator("blockquote", has_text=NASTY).wait_for()
            await page.get_by_text("not here").wait_for()
            async with page.expect_download() as download:
                await page.get_by_role("button", name="Export").click()
            text = Path(await (await download.value).path()).read_text(encoding="utf-8")
            assert NASTY in text and json.loads(text)["entries"][0]["kind"] == "made"
            await (
                page.locator("li", has=page.locator("blockquote")).get_by_role("button", name="Ban for a week").click()
            )
            await page.get_by_role("button", name="Let in again").first.wait_for()
            body = {"game": "sanctum", "seats": ["me", "open"], "name": "Eve"}
            assert got(kept, "/api/tables", body, {"x-dawnbreach-person": EVE})[0] == 403
            while await page.get_by_role("button", name="Let in again").count():
                left = await page.get_by_role("button", name="Let in again").count()
                await page.get_by_role("button", name="Let in again").first.click()
                await page.wait_for_function(
                    "n => document.querySelectorAll('[aria-labelledby=keeper-bans] li button').length < n", arg=left
                )
            assert got(kept, "/api/tables", body, {"x-dawnbreach-person": EVE})[0] == 201
            await page.get_by_role("button", name="Dismiss").click()
            await page.get_by_text("Nobody has reported anything.").wait_for()
            table = page.locator("li", has=page.locator(f"a[href='/table/{id}']"))
            await table.get_by_role("button", name="Close").click()
            await table.get_by_role("button", name="Close").wait_for(state="detached")
            assert got(kept, f"/api/tables?ids={id}")[1][0]["status"] == "abandoned"

    run(tried())
