"""A hand of Darkest Doom is whole in sight, however many cards it has and however long their names are."""

import json

import pytest

from tests.browser.scenes import DOOM, SEEDS, sit
from tests.browser.stage import staged
from tests.browser.windows import SIZES, browsing, run

LONGEST = [
    *("gardeners-sickle", "black-mirror", "three-hooded-elders", "litany-of-withering"),
    *("martyrs-finger", "poachers-pliers", "hawthorn-stakes"),
]
DEALT = """
const Dealt = WebSocket;
window.WebSocket = class extends Dealt {
  set onmessage(heard) {
    super.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      const own = told.view?.guardians?.[told.seat];
      if (own?.hand) own.hand = HAND;
      heard(new MessageEvent("message", { data: JSON.stringify(told) }));
    };
  }
};
"""
"""The page is told of a hand that no game is sure to bring."""
CUT = """() => [...document.querySelectorAll(".hand .card")].filter((card) => {
  const text = card.querySelector(".text");
  const over = text ? text.scrollHeight - text.clientHeight : 0;
  return over > 3 || card.getBoundingClientRect().bottom > innerHeight;
}).map((card) => card.innerText)"""

SEEN = """() => [...document.querySelectorAll(".hand .open")].some((card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  return [0.1, 0.9].every((part) => card.contains(document.elementFromPoint(left + width / 2, top + part * height)));
})"""
MAP_SEEN = """() => {
  const { top } = document.querySelector(".doom").getBoundingClientRect();
  return top >= 0 && top < 120;
}"""


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080), (2560, 1440)])
def test_a_hand_is_whole_in_sight(server, monkeypatch, size):
    monkeypatch.setitem(SIZES, "desktop", size)

    async def tried() -> None:
        async with staged(server, "darkest-doom", "11") as stage, browsing() as windows:
            seat = await stage.until(lambda view, _: view["step"] == "turn")
            for count in (3, 5, 7):
                window = await windows.window("desktop", "pl")
                hand = json.dumps([f"{card}.moon" for card in LONGEST[:count]])
                await window.page.add_init_script(DEALT.replace("HAND", hand))
                await sit(stage, window, seat)
                await window.page.locator(".hand .card").nth(count - 1).wait_for()
                assert await window.page.evaluate(CUT) == []

    run(tried())


@pytest.mark.parametrize("size", ["844x390", "phone"])
def test_a_hand_of_which_a_card_is_given_up_is_in_sight_on_a_phone(server, size):
    async def tried() -> None:
        async with staged(server, "darkest-doom", SEEDS["darkest-doom"]) as stage, browsing() as windows:
            seat = await stage.until(DOOM["discard"][0])
            window = await windows.window(size, "pl", sheet=False)
            await sit(stage, window, seat)
            await window.page.wait_for_function(SEEN)
            await stage.decide(seat)
            await window.shows(stage.ply)
            await window.page.wait_for_function(MAP_SEEN)

    run(tried())
