"""The map of Darkest Doom under wheel, mouse, fingers and keys: what is seen moves, and nothing is chosen by it."""

from contextlib import asynccontextmanager

import pytest

from tests.browser.scenes import sit
from tests.browser.stage import staged
from tests.browser.windows import browsing, run

BOX = "() => document.querySelector('.map [role=group]').getAttribute('viewBox')"
UNDER = """([x, y]) => {
  const at = new DOMPoint(x, y).matrixTransform(document.querySelector('.map [role=group]').getScreenCTM().inverse());
  return [at.x, at.y];
}"""
CLOSED = "() => !document.querySelector('.menu, .explanation') && !window.chosen.length"


class Map:
    """The map in a window."""

    def __init__(self, page):
        self.page = page

    async def box(self):
        return [float(number) for number in (await self.page.evaluate(BOX)).split()]

    async def under(self, point):
        return await self.page.evaluate(UNDER, point)

    async def middle(self):
        """A whole pixel, for a pointer is nowhere else; above what is decided on, which lies at the foot of the map."""
        box = await self.page.locator(".map").bounding_box()
        return [round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 3)]

    async def changes(self, act):
        """What is seen before and after something is done."""
        before = await self.page.evaluate(BOX)
        await act
        await self.page.wait_for_function(f"(before) => ({BOX})() !== before", arg=before)
        return [float(number) for number in before.split()], await self.box()


@asynccontextmanager
async def shown(server, size):
    async with browsing() as windows:
        page = (await windows.window(size, "en")).page
        await page.goto(f"{server.address}?game=darkest-doom")
        await page.locator("article", has=page.locator("#name-darkest-doom")).locator("button.main").click()
        await page.locator(".map [role=group]").wait_for()
        await page.locator(".map").scroll_into_view_if_needed()
        yield Map(page)


def test_the_wheel_zooms_where_the_pointer_is(server):
    async def tried():
        async with shown(server, "desktop") as land:
            x, y = await land.middle()
            point = [x + 60, y - 40]
            await land.page.mouse.move(*point)
            place = await land.under(point)
            before, after = await land.changes(land.page.mouse.wheel(0, -300))
            assert after[2] < before[2] * 0.8
            assert await land.under(point) == pytest.approx(place, abs=1)

    run(tried())


def test_dragging_moves_the_map_and_presses_nothing(server):
    async def tried():
        async with shown(server, "desktop") as land:
            await land.page.mouse.move(*await land.middle())
            await land.changes(land.page.mouse.wheel(0, -400))
            start = await land.middle()
            end = [start[0] - 70, start[1] + 50]
            place = await land.under(start)
            await land.page.mouse.down()
            await land.changes(land.page.mouse.move(*end, steps=6))
            await land.page.mouse.up()
            assert await land.under(end) == pytest.approx(place, abs=1)
            assert await land.page.evaluate(CLOSED)

    run(tried())


def test_two_fingers_zoom_and_one_moves(server):
    async def tried():
        async with shown(server, "phone") as land:
            session = await land.page.context.new_cdp_session(land.page)

            async def touch(kind, *points):
                fingers = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
                await session.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": fingers})

            async def gesture(*steps):
                await touch("Start", *steps[0])
                for step in steps[1:]:
                    await touch("Move", *step)
                await touch("End")

            x, y = await land.middle()
            place = await land.under([x, y])
            apart = [[[x - d, y], [x + d, y]] for d in (30, 45, 60)]
            before, after = await land.changes(gesture(*apart))
            assert after[2] == pytest.approx(before[2] / 2, rel=0.05)
            assert await land.under([x, y]) == pytest.approx(place, abs=2)
            await land.changes(gesture(*[[[x - d, y]] for d in (0, 20, 40, 60)]))
            assert await land.under([x - 60, y]) == pytest.approx(place, abs=2)
            assert await land.page.evaluate(CLOSED)

    run(tried())


def test_keys_zoom_and_lead_to_what_is_out_of_sight(server):
    async def tried():
        async with shown(server, "desktop") as land:
            await land.page.locator(".area[tabindex='0']").focus()
            before, after = await land.changes(land.page.keyboard.press("+"))
            assert after[2] == pytest.approx(before[2] / 1.4)
            await land.changes(land.page.keyboard.press("+"))
            for _ in range(9):
                await land.page.keyboard.press("ArrowRight")
            x, _, width, _ = await land.box()
            right = await land.page.locator(".area[tabindex='0'] .reach").evaluate("(one) => one.getBBox().x")
            assert x < right < x + width
            whole = (await land.changes(land.page.keyboard.press("0")))[1]
            assert whole[0] + whole[2] / 2 == pytest.approx(500) and whole[2] >= 1100

    run(tried())


OUTSIDE = """() => {
  const frame = document.querySelector(".doom .map").getBoundingClientRect();
  return [...document.querySelectorAll(".area.open .halo")].filter((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const [left, top] = [x + width / 2 - frame.x, y + height / 2 - frame.y];
    return left < 0 || top < 0 || left > frame.width || top > frame.height;
  }).length;
}"""
SEEN = ".mini .seen"


def test_what_is_to_be_chosen_comes_into_sight_and_the_small_map_leads_elsewhere(server):
    async def tried():
        async with staged(server, "darkest-doom", "11") as stage, browsing() as windows:
            seat = await stage.until(lambda view, seat: view["step"] == "turn")
            window = await windows.window("1280x720", "en")
            await sit(stage, window, seat)
            land = Map(window.page)
            small = window.page.locator(".mini")
            await small.wait_for()
            box = await small.bounding_box()
            assert box is not None
            corner = [box["x"] + 12, box["y"] + box["height"] - 12]
            seen = float(await window.page.locator(SEEN).get_attribute("x") or "nan")
            before, after = await land.changes(window.page.mouse.click(*corner))
            assert after[0] < before[0] and after[1] > before[1], "to the south-west"
            assert float(await window.page.locator(SEEN).get_attribute("x") or "nan") < seen
            assert await window.page.evaluate(CLOSED)
            assert await window.page.evaluate(OUTSIDE)
            ply = stage.ply
            await stage.until(lambda view, now: stage.ply > ply and now == seat and view["step"] == "turn")
            await window.shows(stage.ply)
            await window.page.wait_for_function(f"() => document.querySelector('.area.open') && !({OUTSIDE})()")

    run(tried())
