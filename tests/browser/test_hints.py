"""Everything on the board of Darkest Doom says what it is: to the pointer, to a finger, and to the keyboard."""

from contextlib import suppress

import pytest
from playwright.async_api import TimeoutError

from tests.browser.scenes import sit
from tests.browser.stage import staged
from tests.browser.windows import browsing, run

SILENT = """() => {
  const says = "[data-word], [data-what], [data-title]";
  const told = ".map, .story, .help, .against, .combat header, .hidden-words";
  return [...document.querySelectorAll(".doom :is(svg, h3, h4, dt, button)")]
    .filter((one) => one.checkVisibility() && !one.closest(says) && !one.closest(told) && !one.closest("summary"))
    .filter((one) => !one.matches(".sheet h3"))
    .map((one) => one.outerHTML.slice(0, 120));
}"""
"""Pictures, headings and buttons that say nothing; of the map every area speaks."""
MOMENTS = {
    "mission": lambda view, seat: view["step"] == "marking",
    "turn": lambda view, seat: view["step"] == "turn",
    "combat": lambda view, seat: view["combat"] and view["combat"]["rolled"],
    "search": lambda view, seat: view["destiny"],
}
WORDS = """() => performance.getEntriesByType("resource")
  .some((one) => one.name.includes("doom-aid") && one.responseEnd)"""
"""What things are comes after the board."""
HINT = "(document.querySelector('.explanation strong')?.textContent ?? '')"


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_picture_heading_and_button_says_what_it_is(server, size):
    async def tried():
        async with staged(server, "darkest-doom", "11") as stage, browsing() as windows:
            window = await windows.window(size, "en")
            for name, moment in MOMENTS.items():
                await sit(stage, window, await stage.until(moment))
                await window.page.locator(".doom .attributes").wait_for()
                assert await window.page.evaluate(SILENT) == [], name

    run(tried())


def test_the_keyboard_asks_what_things_are_that_cannot_be_pressed(server):
    async def tried():
        async with staged(server, "darkest-doom", "11") as stage, browsing() as windows:
            window = await windows.window("desktop", "en")
            await sit(stage, window, await stage.until(MOMENTS["turn"]))
            page = window.page
            await page.wait_for_function(WORDS)
            await page.locator(".sheet").first.focus()
            said = ["", await next_hint(page)]
            while said[-1] != "Attack" and len(said) < 9:
                said.append(await next_hint(page))
            assert "Daily Fame" in said and said[-1] == "Attack", said

    run(tried())


async def next_hint(page):
    """What the next thing is, by the arrow key; a press that comes before the words are there does nothing."""
    before = await page.evaluate(HINT)
    await page.keyboard.press("ArrowDown")
    with suppress(TimeoutError):
        await page.wait_for_function(f"(before) => !['', before].includes({HINT})", arg=before, timeout=5000)
    return await page.evaluate(HINT)
