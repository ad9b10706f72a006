"""After the game: its result leads into its replay, there one plays on, and a chapter of a lesson is found again."""

from playwright.async_api import expect

from tests.browser.stage import staged
from tests.browser.windows import browsing, run, seated
from tests.server.people import got
from tests.server.test_http import record_of


def test_a_result_leads_to_a_moment_that_is_played_on_from_and_a_lesson_waits_where_it_was_left(server):
    _, kept, _ = got(server, "/api/replays", record_of("after").encode())

    async def tried():
        async with browsing() as windows:
            page = (await windows.window("desktop", "en")).page
            await page.goto(f"{server.address}/result/{kept['id']}")
            await page.locator(".moments a").first.click()
            await page.locator(".list, [data-ply]").first.wait_for()
            await page.get_by_role("button", name="Play on from here").click()
            await page.locator("dialog form button.main").click()
            await page.get_by_role("heading", name="Sanctum · fork").wait_for()
            await page.locator(".play[data-ply]").wait_for()
            await page.goto(server.address)
            await page.get_by_text("fork · ").wait_for()
            await page.get_by_role("button", name="Lesson chapters").first.click()
            await page.get_by_role("button", name="Chests, achievements and the march").click()
            await page.get_by_text("Chapter 3, step 1 of 6").wait_for()
            lesson = page.url
            await page.goto(server.address)
            await expect(page.locator(".tables li", has_text="Guided game, chapter 3")).to_be_visible()
            await page.get_by_role("button", name="Lesson chapters").first.click()
            await page.get_by_role("button", name="Chests, achievements and the march begun").click()
            await page.wait_for_url(lesson)

    run(tried())


def test_a_result_tells_whoever_played_their_place_and_record_and_leads_to_a_rematch(server):
    async def tried():
        async with staged(server, "sanctum", "result", 2) as stage, browsing() as windows:
            await stage.until(lambda view, seat: view["over"])
            held = seated(stage.id, "sanctum", {0: stage.secrets[0]})
            page = (await windows.window("phone", "en", **held)).page
            await page.goto(stage.link)
            await page.locator(".result").wait_for()
            await page.get_by_role("link", name="Read the whole result").click()
            first = (await stage.seen(0))["standings"][0]
            own = "Won" if first["seat"] == 0 else "Place 2 of 2"
            await expect(page.locator("main p", has_text=own).first).to_contain_text(own)
            await expect(page.locator("li", has=page.locator(".you"))).to_contain_text("Ann")
            await page.get_by_role("button", name="Rematch").click()
            await page.locator(".start").wait_for()
            assert page.url.rsplit("/", 1)[1] != stage.id
            await expect(page.get_by_text("Bartek").first).to_be_visible()

    run(tried())


def test_a_replay_shows_its_list_of_decisions_without_scrolling_where_a_window_is_low(server):
    _, kept, _ = got(server, "/api/replays", record_of("after").encode())

    async def tried():
        async with browsing() as windows:
            page = (await windows.window("1280x720", "en")).page
            await page.goto(f"{server.address}/replay/{kept['id']}?ply=20")
            here = page.locator(".list [aria-current=step]")
            await expect(here).to_be_in_viewport(ratio=0.95)
            box, rows = await page.locator(".list").bounding_box(), page.locator(".list li:visible")
            assert box is not None and box["y"] + box["height"] <= 720
            tops = [one["y"] for one in [await row.bounding_box() for row in await rows.all()] if one]
            assert sum(box["y"] <= top < box["y"] + box["height"] for top in tops) >= 4

    run(tried())
