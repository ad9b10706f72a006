"""Darkest Doom on small screens: what one must know stays in sight, however far one scrolls."""

import pytest
from playwright.async_api import ViewportSize

from tests.browser.scenes import sit
from tests.browser.stage import staged
from tests.browser.test_reach import through_the_night, until_nightfall
from tests.browser.windows import browsing, run

ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
TO_THE_END = """() => {
  for (const one of [document.scrollingElement, document.querySelector(".board")]) one.scrollTop = one.scrollHeight;
}"""
IN_SIGHT = """(selector) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const whole = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
  return whole && (at?.closest(selector) ?? null) !== null;
}"""
NOT_SCROLLED = """() => {
  const over = document.querySelector(".over");
  return over.scrollHeight <= over.clientHeight + 1;
}"""


@pytest.mark.parametrize("size", [None, ON_ITS_SIDE], ids=["upright", "on its side"])
def test_wounds_and_action_points_stay_in_sight_on_a_phone(server, size):
    async def tried():
        async with staged(server, "darkest-doom", "11") as stage, browsing() as windows:
            seat = await stage.until(lambda view, seat: view["step"] == "turn")
            window = await windows.window("phone", "en", sheet=False)
            if size:
                await window.page.set_viewport_size(size)
            await sit(stage, window, seat)
            await window.page.locator(".vitals").wait_for()
            assert await window.page.evaluate(IN_SIGHT, ".vitals")
            await window.page.evaluate(TO_THE_END)
            assert await window.page.evaluate(IN_SIGHT, ".vitals")

    run(tried())


def test_a_combat_needs_no_scrolling_on_a_phone_on_its_side(server):
    async def tried():
        async with staged(server, "darkest-doom", "11") as stage, browsing() as windows:
            seat = await stage.until(lambda view, seat: view["combat"] and view["combat"]["rolled"])
            window = await windows.window("phone", "en")
            await window.page.set_viewport_size(ON_ITS_SIDE)
            await sit(stage, window, seat)
            await window.page.locator(".over .duel").wait_for()
            assert await window.page.evaluate(NOT_SCROLLED)
            assert await window.page.evaluate(IN_SIGHT, ".over .duel")

    run(tried())


def test_choices_are_reached_below_all_that_others_did(server):
    """With the sheet raised, where a whole Dusk is summed up above the list."""

    async def tried():
        async with staged(server, "darkest-doom", "told", seats=4) as stage, browsing() as windows:
            first = await until_nightfall(stage)
            window = await windows.window("phone", "en", sheet=True)
            await sit(stage, window, first)
            await through_the_night(stage, first)
            await window.shows(stage.ply)
            await window.page.locator(".since li").nth(2).wait_for()
            await window.page.evaluate("document.querySelector('.choices button').scrollIntoView({ block: 'nearest' })")
            assert await window.page.evaluate(IN_SIGHT, ".choices button")

    run(tried())


ALL_IN_SIGHT = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const box = one.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth && one.contains(at);
})"""
WHAT_IS_PRESSED = {
    "turn": (".quick button:last-child", 1),
    "casting": (".quick button:last-child", 1),
    "marking": (".mark", 12),
}
"""What ends a turn or a combat, and all the marks of a mission."""


@pytest.mark.parametrize("size", ["390x844", "844x390"])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_ends_a_step_is_in_sight_on_a_phone_without_scrolling(server, size, language):
    async def tried():
        async with staged(server, "darkest-doom", "11") as stage, browsing() as windows:
            window = await windows.window(size, language, sheet=False)
            for step in ("marking", "turn", "casting"):
                seat = await stage.until(lambda view, _: view["step"] == step)  # noqa: B023
                await sit(stage, window, seat)
                selector, least = WHAT_IS_PRESSED[step]
                await window.page.locator(selector).first.wait_for()
                seen = await window.page.evaluate(ALL_IN_SIGHT, selector)
                assert len(seen) >= least and all(seen), step

    run(tried())
