"""The first visit: few bytes, no word to anybody else."""

import asyncio

from dawnbreach.server.core.lessons import lessons_of
from tests.browser.scenes import PAGES
from tests.browser.windows import browsing, run

MOST = 150_000
"""Of a page, and from nothing to playing, by way of the lobby, with the board and all it says."""
BOARD = """new MutationObserver((_, it) => {
  if (!document.querySelector("[data-word]")) return;
  window.boardAt = performance.now();
  it.disconnect();
}).observe(document, { childList: true, subtree: true });"""
NEEDED = """performance.getEntriesByType("resource").filter((one) => one.responseEnd < window.boardAt)
  .reduce((sum, one) => sum + one.transferSize, 0)"""
"""What had come before the board was there, which waits for all it needs; what it is painted with comes later."""
OF_DOOM = """performance.getEntriesByType("resource").some((one) => one.name.includes("/doom-"))"""

KEPT = """async () => {
  const find = () => caches.match("/api/book/darkest-doom?language=en", { ignoreVary: true });
  while (!(await find())) await new Promise((soon) => setTimeout(soon, 100));
}"""
"""What is fetched last of what is read without a connection is there."""


class Traffic:
    """The bytes on the wire, the hosts that are asked, and what is still on its way."""

    def __init__(self, session):
        self.bytes, self.hosts, self.waiting = 0, set(), set()
        self.news = asyncio.Event()
        session.on("Network.requestWillBeSent", self.sent)
        session.on("Network.loadingFinished", lambda event: self.done(event, event["encodedDataLength"]))
        session.on("Network.loadingFailed", lambda event: self.done(event, 0))

    def sent(self, event):
        # Drawings made in the page ask nobody.
        if not event["request"]["url"].startswith("data:"):
            self.hosts.add(event["request"]["url"].split("/")[2])
            self.waiting.add(event["requestId"])

    def done(self, event, size):
        if event["requestId"] in self.waiting:
            self.bytes += size
            self.waiting.discard(event["requestId"])
            self.news.set()

    async def quiet(self):
        """Everything that was asked for is there."""
        while self.waiting:
            self.news.clear()
            await self.news.wait()


async def transferred(page, address, wanted):
    """What it takes until a page shows what is wanted."""
    session = await page.context.new_cdp_session(page)
    await session.send("Network.enable")
    traffic = Traffic(session)
    await page.goto(address)
    await page.locator(wanted).first.wait_for()
    await traffic.quiet()
    return traffic.bytes, traffic.hosts


def test_the_first_page_is_small_and_asks_nobody_else(server):
    async def tried():
        async with browsing() as windows:
            for path, wanted in (PAGES[name] for name in ("lobby", "rules-sanctum", "about")):
                window = await windows.window("phone", "pl")
                size, hosts = await transferred(window.page, server.address + path, wanted)
                assert 10_000 < size < MOST, (path, size)
                assert hosts == {server.address.removeprefix("http://")}

    run(tried())


def test_a_table_with_its_board_is_small_too(server):
    """From nothing to playing: everything that has to be fetched for it, in the longest words."""

    async def tried():
        async with browsing() as windows:
            for number in (0, 1):
                window = await windows.window("phone", "ru")
                await window.page.add_init_script(BOARD)
                size, _ = await transferred(window.page, server.address, PAGES["lobby"][1])
                await window.page.locator("article .main").nth(number).click()
                await window.page.wait_for_selector("[data-word]")
                fetched = await window.page.evaluate(NEEDED)
                assert size < fetched < MOST, fetched
                assert await window.page.evaluate(OF_DOOM) == (number == 1)

    run(tried())


def test_rules_and_lessons_stay_readable_without_a_connection_and_the_first_page_says_so(server):
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
            await page.locator(".lessons summary").nth(3).click()
            assert await page.locator(".lessons details[open] li").count() == len(lessons_of("sanctum")[3].steps)
            await page.goto(server.address)
            await page.get_by_text("There is no connection to the server.").wait_for()
            window.errors.clear()  # The browser complains of what it could not reach.

    run(tried())


def test_rules_that_were_never_opened_are_readable_without_a_connection_after_a_second_visit(server):
    async def tried():
        async with browsing() as windows:
            window = await windows.window("phone", "en", keeps=True)
            page = window.page
            await page.goto(server.address)
            await page.wait_for_function("() => navigator.serviceWorker.controller !== null")
            await page.reload()
            await page.evaluate(KEPT)
            await page.wait_for_load_state("networkidle")
            await page.context.set_offline(True)
            await page.goto(f"{server.address}/rules/darkest-doom")
            await page.locator("#DD-1\\.1").wait_for()
            await page.goto(f"{server.address}/about")
            await page.get_by_role("heading", name="About Dawnbreach").wait_for()
            await page.get_by_role("button", name="Settings").click()
            await page.get_by_role("heading", name="Settings").wait_for()
            window.errors.clear()  # The browser complains of what it could not reach.

    run(tried())
