"""Steps at which nothing is decided play themselves, say so, and ask again as soon as that is wanted."""

from tests.browser.stage import staged
from tests.browser.windows import browsing, run, seated

SEAT = 0
STEP = "block"
"""Where nothing comes through there is nothing to block."""


def test_what_needs_no_decision_plays_itself_until_the_player_wants_to_be_asked(server):
    async def tried():
        async with staged(server, "sanctum", "by itself", 2) as stage, browsing() as windows:
            held = seated(stage.id, "sanctum", {SEAT: stage.secrets[SEAT]})
            window = await windows.window("desktop", "en", auto=True, **held)
            page = window.page
            choice = await until_idle(stage)
            await page.goto(stage.link)
            await window.when(lambda w: [one["text"] for one in w.chosen] == [choice])
            await page.get_by_role("button", name="Ask me at this step").click()
            assert await page.get_by_text("Played for you").count() == 0
            await looks_away(stage, page)

            choice = await until_idle(stage)
            await page.goto(stage.link)
            await window.shows(stage.ply)
            await page.wait_for_timeout(2000)
            assert len(window.chosen) == 1, "this step waits now"
            await page.get_by_role("button", name="Settings").click()
            await page.get_by_role("button", name="Play it for me again").click()
            await page.reload()
            await window.when(lambda w: [one["text"] for one in w.chosen[1:]] == [choice])

    run(tried())


async def until_idle(stage):
    """Play until the seat has such a step at which nothing is to be decided; what plays itself."""

    def decision():
        return stage.people[SEAT].position["decision"] or {}

    await stage.until(lambda view, seat: decision().get("name") == STEP and decision()["idle"])
    return decision()["idle"]


async def looks_away(stage, page):
    """What the page has chosen counts; nothing more is chosen there."""
    await page.goto(f"{stage.server.address}/health")
    stage.ply = (await stage.people[SEAT].when(lambda p: p["ply"] > stage.ply))["ply"]
