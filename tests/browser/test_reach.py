"""Nothing to be chosen lies under something else while the Dusk is told; for all else see test_scenes.py."""

import pytest

from tests.browser.scenes import sit
from tests.browser.stage import staged
from tests.browser.windows import SIZES, browsing, covered, run

TELLING = "section.story"
OVER_THE_MAP = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [story, map] = [box("section.story"), box(".doom .map")];
  return story.top < map.bottom && story.bottom > map.top && story.left < map.right && story.right > map.left;
}"""


BELOW_THE_MAP = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [story, map, hand] = [".strip .story", ".doom .map", ".doom .hand"].map(box);
  return map.bottom <= story.top && story.bottom <= hand.top && hand.top < innerHeight;
}"""
HAND = "() => document.querySelector('.doom .hand').getBoundingClientRect().top"


@pytest.mark.parametrize("size", sorted(SIZES))
def test_every_choice_can_be_pressed_while_the_dusk_is_told(server, size):
    """Whoever plays first decides at once when the Darkness has done, and is still being told what it did."""

    async def tried():
        async with staged(server, "darkest-doom", "told") as stage, browsing() as windows:
            first = await until_nightfall(stage)
            window = await windows.window(size, "en", moves=True, motion=True)
            await sit(stage, window, first)
            await through_the_night(stage, first)
            await window.shows(stage.ply)
            await window.page.locator(TELLING).wait_for()
            assert window.position is not None and window.position["decision"]["offers"]
            assert not await window.page.evaluate(OVER_THE_MAP)
            assert await covered(window) == []

    run(tried())


async def until_nightfall(stage):
    """To the first decision of a Dusk; the seat that will play first."""
    await stage.until(lambda view, seat: view["phase"] == "dusk" and view["step"] == "ordering")
    view = await stage.seen(0)
    return int(view["order"][0])


async def through_the_night(stage, first):
    """Until whoever plays first has to decide on something of the map, with the Darkness gone by."""
    await stage.until(lambda view, seat: seat == first and view["step"] in ("turn", "placing", "straying", "pointing"))


@pytest.mark.parametrize("size", ["1280x720", "1440x900"])
def test_the_dusk_is_told_right_below_the_map_and_the_hand_stays_where_it_is(server, size):
    """From the drawing of cards at Dawn to the end of the night."""

    async def tried():
        async with staged(server, "darkest-doom", "told") as stage, browsing() as windows:
            first = await stage.until(lambda view, seat: view["step"] == "drawing")
            window = await windows.window(size, "en", moves=True, motion=True)
            await sit(stage, window, first)
            await window.page.locator(".doom .hand").wait_for()
            drawing = await window.page.evaluate(HAND)
            await stage.until(lambda view, seat: seat == first and view["step"] == "turn")
            await window.shows(stage.ply)
            await window.page.wait_for_function(f"(at) => ({HAND})() === at", arg=drawing)
            await stage.until(lambda view, seat: view["phase"] == "dusk" and view["step"] == "ordering")
            await through_the_night(stage, first)
            await window.shows(stage.ply)
            await window.page.locator(TELLING).wait_for()
            assert await window.page.evaluate(BELOW_THE_MAP)
            await window.page.wait_for_function(f"(at) => Math.abs(({HAND})() - at) < 2", arg=drawing)

    run(tried())
