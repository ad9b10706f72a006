"""Everything on the board of Darkest Doom says what it is: to the pointer, to a finger, and to the keyboard."""

import pytest

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
HINT = "document.querySelector('.explanation strong')?.textContent"


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
            await page.keyboard.press("ArrowDown")
            for title in ("Daily Fame", "Attack"):
                await page.keyboard.press("ArrowDown")
                await page.wait_for_function(f"(title) => {HINT} === title", arg=title)

    run(tried())
