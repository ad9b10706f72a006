"""The first visit: few bytes, no word to anybody else."""

from tests.browser.windows import browsing, run

MOST = 150_000


async def transferred(page, address):
    """The bytes on the wire until the page is quiet, and the hosts that were asked."""
    session = await page.context.new_cdp_session(page)
    await session.send("Network.enable")
    sizes, hosts = [], set()
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    session.on("Network.requestWillBeSent", lambda event: hosts.add(event["request"]["url"].split("/")[2]))
    await page.goto(address)
    await page.wait_for_load_state("networkidle")
    return sum(sizes), hosts


def test_the_first_page_is_small_and_asks_nobody_else(server):
    async def tried():
        async with browsing() as windows:
            for path in ("/", "/rules/sanctum", "/about"):
                window = await windows.window("phone", "pl")
                size, hosts = await transferred(window.page, server.address + path)
                assert 10_000 < size < MOST, (path, size)
                assert hosts == {server.address.removeprefix("http://")}

    run(tried(), patience=300)


def test_a_table_with_its_board_is_small_too(server):
    """From nothing to playing: everything that has to be fetched for it, in the longest words."""

    async def tried():
        async with browsing() as windows:
            for number in (0, 1):
                window = await windows.window("phone", "ru")
                size, _ = await transferred(window.page, server.address)
                await window.page.locator("article .main").nth(number).click()
                await window.page.wait_for_selector("[data-word]")
                fetched = await window.page.evaluate(
                    "performance.getEntriesByType('resource').reduce((sum, one) => sum + one.transferSize, 0)"
                )
                assert size < fetched < MOST

    run(tried(), patience=300)


def test_the_rules_stay_readable_without_a_connection(server):
    async def tried():
        async with browsing() as windows:
            window = await windows.window("phone", "en", keeps=True)
            page = window.page
            await page.goto(f"{server.address}/rules/sanctum")
            await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            await page.wait_for_function("navigator.serviceWorker.controller !== null")
            await page.reload()
            await page.locator("#SAN-1\\.1").wait_for()
            await page.wait_for_load_state("networkidle")
            await page.context.set_offline(True)
            await page.reload()
            await page.locator("#SAN-1\\.1").wait_for()
            window.errors.clear()  # The browser complains of what it could not reach.

    run(tried(), patience=120)
