"""A lost browser is not a lost seat: a link brings the same person to another one, where the game goes on."""

import asyncio

from tests.browser.windows import browsing, run


def test_a_link_brings_seats_to_another_browser_and_the_dice_have_the_players_share(server):
    async def tried():
        async with browsing() as windows:
            first, second = await windows.window("desktop", "en"), await windows.window("desktop", "en")
            page = first.page
            await page.goto(server.address)
            await page.get_by_role("button", name="Play now against bots").first.click()
            await page.locator("aside.side").wait_for()
            table = page.url
            await page.goto(server.address)
            shown = asyncio.Event()

            async def late(route):
                answer = await route.fetch()
                await shown.wait()
                await route.fulfill(response=answer)

            await page.route("**/api/person", late)  # What was asked before there was a link is told after it is shown.
            await page.get_by_role("button", name="Other devices and recovery").click()
            await page.get_by_role("button", name="Show a link and a QR code").click()
            await page.get_by_role("img", name="QR code of the link").wait_for()
            shown.set()
            await page.unroute_all(behavior="wait")
            link = await page.get_by_label("Link for your other device").input_value()
            page = second.page
            await page.goto(link)
            await page.get_by_role("button", name="Bring my games here").click()
            await page.locator(f".tables a[href='{table.removeprefix(server.address)}']").click()
            await page.locator("aside.side").wait_for()
            assert await page.get_by_text("You are watching.").count() == 0
            await page.get_by_role("tab", name="Seats").click()
            await page.get_by_text("Dice that nobody chooses").click()
            await page.get_by_text("a share of their own in the dice").wait_for()
            assert await page.get_by_text("Every share matches").count() == 1

    run(tried())
