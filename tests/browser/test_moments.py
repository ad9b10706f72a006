"""What comes to others while somebody decides is told beside all that can be pressed."""

import pytest

from tests.browser.scenes import sit
from tests.browser.stage import staged
from tests.browser.windows import SIZES, browsing, run

FELLED = """
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  set onmessage(heard) {
    super.onmessage = (event) => {
      const told = JSON.parse(event.data);
      if (told.kind === "position") window.felled = () => {
        const view = structuredClone(told.view);
        const all = view.heroes ?? view.guardians;
        all[(told.seat + 1) % all.length].alive = false;
        const next = { ...told, view, ply: told.ply + 1, restart: false, log: [] };
        heard(new MessageEvent("message", { data: JSON.stringify(next) }));
      };
      heard(event);
    };
  }
};
"""
"""The page can be told that another hero has died, or that another Guardian is out of the game."""
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const moment = box(document.querySelector(".moment"));
  const beside = (one) => one.right <= moment.left || one.left >= moment.right;
  const apart = (one) => beside(one) || one.bottom <= moment.top || one.top >= moment.bottom;
  const all = [...document.querySelectorAll("button, select, a[href], .tray")];
  const pressed = all.filter((one) => one.checkVisibility());
  return pressed.filter((one) => !apart(box(one))).map((one) => one.outerHTML.slice(0, 120));
}"""


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)], ids=["low", "phone", "on its side"])
@pytest.mark.parametrize(("game", "step"), [("sanctum", "attack"), ("darkest-doom", "turn")])
def test_anothers_death_covers_nothing_that_can_be_pressed(server, monkeypatch, game, step, size):
    monkeypatch.setitem(SIZES, "desktop", size)

    async def tried() -> None:
        async with staged(server, game, "7") as stage, browsing() as windows:
            seat = await stage.until(lambda view, seat: view["step"] == step)
            window = await windows.window("desktop", "en", moves=True, motion=True, sheet=False)
            await window.page.add_init_script(FELLED)
            await sit(stage, window, seat)
            await window.page.evaluate("felled()")
            await window.page.locator(".moment strong").wait_for()
            await window.page.wait_for_function("!document.querySelector('.moment').getAnimations().length")
            assert await window.page.evaluate(COVERED) == []

    run(tried())


DIED = FELLED.replace("(told.seat + 1) % all.length", "told.seat").replace(
    "...told, view,", "...told, view, decision: null,"
)
"""The page can be told that the own hero has died."""


def test_the_fallen_see_on_a_phone_whom_they_may_watch(server):
    async def tried() -> None:
        async with staged(server, "sanctum", "7") as stage, browsing() as windows:
            seat = await stage.until(lambda view, seat: view["step"] == "attack")
            window = await windows.window("phone", "en", sheet=False)
            await window.page.add_init_script(DIED)
            await sit(stage, window, seat)
            await window.page.evaluate("document.querySelector('.skills').scrollIntoView()")
            assert await window.page.evaluate("scrollY") > 0
            await window.page.evaluate("felled()")
            await window.page.wait_for_function("scrollY === 0")

    run(tried())
