"""A hand of Darkest Doom is whole in sight, however many cards it has and however long their names are."""

import json

import pytest

from tests.browser.scenes import sit
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
