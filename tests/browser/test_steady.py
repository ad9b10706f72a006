"""What can be pressed stays where it is while one decides, however late the rest of the news comes."""

import pytest

from tests.browser.scenes import SANCTUM, SEEDS, sit
from tests.browser.stage import staged
from tests.browser.windows import SIZES, browsing, run

LATE = """
const Quick = WebSocket;
const late = [];
const isForecast = ({ data }) => data.includes('"kind":"forecast"');
window.come = () => late.splice(0).forEach((news) => news());
window.WebSocket = class extends Quick {
  set onmessage(heard) {
    super.onmessage = (event) => (isForecast(event) ? late.push(() => heard(event)) : heard(event));
  }
};
"""
"""What a decision may come to is told when the test says so."""
PLACES = """() => {
  const name = (one) => one.dataset.text ?? one.dataset.word ?? one.getAttribute("aria-label") ?? one.innerText;
  const all = [...document.querySelectorAll(".play :is(button:not(.tabs button), .choices button, [role=button])")];
  const place = ({ x, y }) => [Math.round(x), Math.round(y)];
  const shown = all.filter((one) => one.checkVisibility() && one.getClientRects().length);
  return Object.fromEntries(shown.map((one) => [name(one), place(one.getBoundingClientRect())]));
}"""
STILL = "() => new Promise((then) => setTimeout(() => requestAnimationFrame(then), 300))"
MOMENTS = ["seeking", "casting", "turn"]


@pytest.mark.parametrize(("size", "raised"), [("desktop", False), ("phone", False), ("phone", True)])
def test_a_late_forecast_moves_nothing(server, monkeypatch, size, raised):
    monkeypatch.setitem(SIZES, "desktop", (1280, 720))

    async def tried() -> None:
        async with staged(server, "darkest-doom", "11") as stage, browsing() as windows:
            window = await windows.window(size, "pl", sheet=raised)
            await window.page.add_init_script(LATE)
            for step in MOMENTS:
                seat = await stage.until(lambda view, _: view["step"] == step)  # noqa: B023
                await sit(stage, window, seat)
                await window.page.evaluate(STILL)
                before = await window.page.evaluate(PLACES)
                await window.page.evaluate("window.come()")
                await window.page.locator(".forecast").first.wait_for(state="attached")
                await window.page.evaluate(STILL)
                after = await window.page.evaluate(PLACES)
                assert {name: after.get(name) for name in before} == before, step

    run(tried())


@pytest.mark.parametrize("size", ["1280x720", "phone", "844x390"])
def test_a_die_in_hand_moves_nothing_else(server, size):
    async def tried() -> None:
        async with staged(server, "sanctum", SEEDS["sanctum"]) as stage, browsing() as windows:
            window = await windows.window(size, "pl")
            seat = await stage.until(SANCTUM["attack"][0])
            await sit(stage, window, seat)
            await window.page.evaluate(STILL)
            before = await window.page.evaluate(PLACES)
            die = window.page.locator(".tray .thing.live").first
            name = await die.get_attribute("data-word")
            await die.evaluate("(die) => die.click()")
            await window.page.locator(".thing.target, .menu").first.wait_for()
            await window.page.evaluate(STILL)
            after = await window.page.evaluate(PLACES)
            assert name in before and {one: after.get(one) for one in before if one != name} == {
                one: at for one, at in before.items() if one != name
            }

    run(tried())
