"""The first page: who comes back sees which games go on and whose turn it is, and what became of the others."""

import json

import pytest
from playwright.async_api import expect

from tests.browser.stage import staged
from tests.browser.windows import browsing, run, seated


def test_who_comes_back_sees_whose_turn_it_is_and_plays_on(server):
    async def tried():
        async with staged(server, "sanctum", "again", 2) as stage, browsing() as windows:
            for own, other in ((0, "Bartek"), (1, "Ann")):
                held = seated(stage.id, "sanctum", {own: stage.secrets[own]})
                held["tables"][stage.id]["status"] = "playing"
                page = (await windows.window("phone", "en", **held)).page
                await page.goto(server.address)
                card = page.locator("section", has=page.get_by_role("heading", name="Play on")).locator("li")
                turn = "● Your decision" if own == await stage.deciding() else f"To decide: {other}"
                await expect(card.get_by_text(turn)).to_be_visible()
                assert await page.get_by_text("Nothing to install").count() == 0
                await card.click()
                await page.locator(".play[data-ply]").wait_for()
                await page.goto(server.address)
                await expect(card.get_by_role("link", name="Sanctum · ")).to_be_visible()

    run(tried())


def test_games_that_are_over_are_told_apart_and_can_be_picked_out(server):
    async def tried():
        async with browsing() as windows:
            page = (await windows.window("desktop", "en")).page
            tables, games = {}, {}
            for id, game, hero, rank in (("a", "sanctum", "slayer", 1), ("b", "darkest-doom", "sela", 2)):
                table = seated(id, game, {0: "x"})["tables"][id]
                tables[id] = {**table, "status": "over"}
                games[id] = {"id": id, "game": game, "hero": hero, "others": ["Ewa"], "kind": "game", "began": 1}
                games[id] |= {"rank": rank, "score": 5}
            await page.add_init_script(
                f"localStorage.setItem('dawnbreach.tables', {json.dumps(json.dumps(tables))});"
                f"localStorage.setItem('dawnbreach.games', {json.dumps(json.dumps(games))});"
            )
            await page.goto(server.address)
            lines = page.locator("section", has=page.get_by_role("heading", name="Your games")).locator("li")
            await expect(lines).to_have_count(2)
            await expect(lines.nth(0)).to_contain_text("Sanctum · Slayer Won · Ewa")
            await expect(lines.nth(1)).to_contain_text("Place 2 of 2 · Ewa")
            await page.get_by_label("Show").select_option("won")
            await expect(lines).to_have_count(1)
            await page.get_by_label("Show").select_option("darkest-doom")
            await expect(lines).to_contain_text("Place 2 of 2")
            await page.locator("summary", has_text="Statistics").click()
            await expect(page.locator("tr", has_text="Sanctum")).to_contain_text("1 (100%)")

    run(tried())


@pytest.mark.parametrize("size", ["1280x720", "844x390"])
def test_a_waiting_table_shows_seats_link_and_start_at_once_and_sets_the_level_of_its_bots(server, size):
    async def tried():
        async with browsing() as windows:
            page = (await windows.window(size, "en")).page
            await page.goto(server.address)
            await page.get_by_role("button", name="Invite friends").first.click()
            await page.locator(".start").wait_for()
            for wanted in (".start", ".seats li:last-child", ".invite input"):
                await expect(page.locator(wanted)).to_be_in_viewport(ratio=1)
            await page.get_by_label("Who sits in seat 2").select_option("veteran")
            await expect(page.locator(".seats li").nth(1)).to_contain_text("veteran bot")
            await page.get_by_label("Who sits in seat 2").select_option("")
            await expect(page.locator(".seats li").nth(1)).to_contain_text("free seat")

    run(tried())


def test_a_table_is_set_up_without_scrolling_where_a_window_is_low(server):
    async def tried():
        async with browsing() as windows:
            page = (await windows.window("1280x720", "en")).page
            await page.goto(server.address)
            for game in ("sanctum", "darkest-doom"):
                card = page.locator("article", has=page.locator(f"#name-{game}"))
                await card.get_by_role("button", name="Set up a table").click()
                await expect(card.get_by_label("Who sits in seat 1")).to_be_in_viewport(ratio=1)
                await expect(card.get_by_role("button", name="Start the game")).to_be_in_viewport(ratio=1)
                await card.get_by_role("button", name="Set up a table").click()

    run(tried())
