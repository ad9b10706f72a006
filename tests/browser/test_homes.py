"""Sanctum's dice and buttons have one home, and stay in sight there, however many demons there are."""

from typing import Any

import pytest
from playwright.async_api import ViewportSize

from tests.browser.scenes import sit
from tests.browser.stage import Moment, staged
from tests.browser.windows import SIZES, browsing, run

DEMONS = 7
LOW = (1280, 720)
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
CROWDED = f"""
const Plain = WebSocket;
const crowd = (told) => {{
  const foes = told?.view?.heroes?.[told.seat]?.demons;
  while (foes?.length && foes.length < {DEMONS}) foes.push({{ ...foes[0], card: 9000 + foes.length }});
}};
window.WebSocket = class extends Plain {{
  set onmessage(heard) {{
    super.onmessage = ({{ data }}) => {{
      const told = JSON.parse(data);
      crowd(told);
      heard(new MessageEvent("message", {{ data: JSON.stringify(told) }}));
    }};
  }}
}};
"""
"""The page is told of seven demons, which no game is sure to bring."""
LAST = """() => {
  const inSight = ({ top, bottom }) => top > 0 && bottom <= innerHeight;
  const all = (which) => [...document.querySelectorAll(`.sanctum ${which}`)];
  const boxes = (which) => all(which).map((one) => one.getBoundingClientRect());
  const { right, bottom } = boxes(".actions button").at(-1);
  const [health] = boxes("[data-section=hero] .health");
  return [[right, bottom], boxes(".actions button, .tray").every(inSight), inSight(health)];
}"""
"""Where the last button ends, whether all buttons and the dice are in sight, and whether the hero's health is."""


SEEN = """() => [...document.querySelectorAll(".skills .gem.live, [data-section=hero] .health")].every((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""


def at(step: str) -> Moment:
    """Where that step is about damage."""
    return lambda view, seat: view["step"] == step and view["heroes"][seat]["damage"]


@pytest.mark.parametrize("crowded", [False, True])
def test_what_ends_a_step_stays_where_it_is(server, monkeypatch, crowded):
    monkeypatch.setitem(SIZES, "desktop", LOW)
    steps = ("attack", "block")

    async def tried() -> None:
        async with staged(server, "sanctum", "7") as stage, browsing() as windows:
            window = await windows.window("desktop", "en", auto=False)
            if crowded:
                await window.page.add_init_script(CROWDED)
            places: dict[str, Any] = {}
            for step in steps:
                seat = await stage.until(at(step))
                await sit(stage, window, seat)
                places[step], in_sight, healthy = await window.page.evaluate(LAST)
                assert in_sight and healthy, step
                if crowded:
                    assert await window.page.locator(".sanctum [data-section=battle] .foes > *").count() == DEMONS
            assert places["attack"] == places["block"]

    run(tried())


def test_health_is_in_sight_while_a_gem_is_moved(server, monkeypatch):
    monkeypatch.setitem(SIZES, "desktop", LOW)

    async def tried() -> None:
        async with staged(server, "sanctum", "7") as stage, browsing() as windows:
            window = await windows.window("desktop", "en")
            seat = await stage.until(lambda view, seat: view["step"] == "moving-gem")
            await sit(stage, window, seat)
            await window.page.locator(".skills .gem.live").first.wait_for()
            await window.page.wait_for_function(SEEN)

    run(tried())


HOMES = """() => {
  const hero = document.querySelector(".sanctum [data-section=hero]").offsetHeight;
  const slots = [...document.querySelectorAll(".sanctum [data-section=gear] .slot [data-word]")];
  const places = slots.map((one) => [one.dataset.word, Math.round(one.closest(".slot").getBoundingClientRect().left)]);
  return [hero, Object.fromEntries(places.filter(([word]) => /^(helmet|amulet|armour|boots|left|right)$/.test(word)))];
}"""
"""How high the hero is, and how far to the right each slot stands."""


@pytest.mark.parametrize("low", [LOW, (1440, 900)], ids=["1280x720", "1440x900"])
def test_what_a_hero_gains_moves_nothing(server, monkeypatch, low):
    monkeypatch.setitem(SIZES, "desktop", low)

    def late(view: dict[str, Any], seat: int) -> bool:
        hero = view["heroes"][seat]
        return view["step"] == "turn" and hero["potions"]["red"] and hero["potions"]["blue"] and len(hero["sack"]) > 1

    async def tried() -> None:
        async with staged(server, "sanctum", "7") as stage, browsing() as windows:
            window = await windows.window("desktop", "en")
            seen = []
            for moment in (lambda view, seat: view["step"] == "turn", late, lambda view, seat: view["round"]):
                seat = await stage.until(moment)
                await sit(stage, window, seat)
                seen.append(await window.page.evaluate(HOMES))
            assert len(seen[0][1]) == 6
            assert seen[0] == seen[1] == seen[2]

    run(tried())


LAST_BUTTON = """() => {
  const box = (one) => one.getBoundingClientRect();
  const buttons = [...document.querySelectorAll(".sanctum .actions button")];
  const { right, bottom } = box(buttons.at(-1));
  const seen = buttons.every((one) => box(one).top > 0 && box(one).bottom <= innerHeight);
  return [Math.round(right), Math.round(bottom), seen];
}"""


def reached(step: str) -> Moment:
    return lambda view, seat: view["step"] == step


def test_what_ends_a_step_stays_where_it_is_on_a_phone_on_its_side(server):
    async def tried() -> None:
        async with staged(server, "sanctum", "7") as stage, browsing() as windows:
            window = await windows.window("phone", "en", auto=False)
            await window.page.set_viewport_size(ON_ITS_SIDE)
            places = set()
            for step in ("turn", "before-roll", "attack", "block", "equipping"):
                seat = await stage.until(reached(step))
                await sit(stage, window, seat)
                await window.page.locator(".sanctum .actions button").last.wait_for()
                *corner, in_sight = await window.page.evaluate(LAST_BUTTON)
                assert in_sight, step
                if step != "turn":
                    places.add(tuple(corner))
            assert len(places) == 1, places

    run(tried())


TO_THE_END = """() => {
  const column = document.querySelector(".sanctum [data-section=battle]").closest(".column");
  column.scrollTop = column.scrollHeight;
  return column.scrollTop;
}"""
FIGHT_SEEN = """() => {
  const battle = document.querySelector(".sanctum [data-section=battle]");
  const top = battle.closest(".column").getBoundingClientRect().top;
  return battle.getBoundingClientRect().bottom - top > 100;
}"""


def test_the_next_decision_of_a_fight_brings_it_back_into_sight(server, monkeypatch):
    monkeypatch.setitem(SIZES, "desktop", LOW)

    async def tried() -> None:
        async with staged(server, "sanctum", "7") as stage, browsing() as windows:
            window = await windows.window("desktop", "en")
            seat = await stage.until(at("attack"))
            await sit(stage, window, seat)
            assert await window.page.evaluate(TO_THE_END) > 0
            assert not await window.page.evaluate(FIGHT_SEEN)
            await stage.decide(seat)
            await window.shows(stage.ply)
            await window.page.wait_for_function(FIGHT_SEEN)

    run(tried())


READ = """(by) => {
  const column = document.querySelector(".sanctum [data-section=gear]").closest(".column");
  if (by) column.scrollTop = by;
  return Math.round(column.scrollTop);
}"""


def test_who_reads_in_a_column_beside_the_fight_stays_there(server, monkeypatch):
    monkeypatch.setitem(SIZES, "desktop", LOW)

    async def tried() -> None:
        async with staged(server, "sanctum", "7") as stage, browsing() as windows:
            window = await windows.window("desktop", "en", auto=False)
            seat = await stage.until(at("attack"))
            await sit(stage, window, seat)
            there = await window.page.evaluate(READ, 200)
            assert there > 100
            while await stage.deciding() == seat and (await stage.seen(seat))["step"] == "attack":
                await stage.decide(seat)
                await window.shows(stage.ply)
                await window.page.wait_for_timeout(150)
                assert await window.page.evaluate(READ, 0) == there

    run(tried())


PLACES = """() => {
  const order = [...document.querySelectorAll(".sanctum [data-section]")].map((one) => one.dataset.section);
  return [order, document.querySelectorAll(".sanctum .actions").length];
}"""
"""In which order the parts stand, and how many bars of buttons the board has."""
SEEN_ONE = """(which) => [...document.querySelectorAll(which)].some((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""
GOALS = {
    "turn": ".quick button",
    "taking": "[data-section=sets] .thing.live",
    "before-roll": ".quick button",
    "attack": ".tray .thing",
    "block": ".quick button",
    "moving-gem": ".skills .gem.live",
    "equipping": "[data-section=sack] .thing.live",
}
"""What must be in sight at each step."""


def test_on_an_upright_phone_the_page_goes_to_what_is_decided_and_no_part_changes_its_place(server):
    async def tried() -> None:
        async with staged(server, "sanctum", "7") as stage, browsing() as windows:
            window = await windows.window("phone", "pl", auto=False, sheet=False)
            order: list[str] = []
            for step, goal in GOALS.items():
                seat = await stage.until(reached(step))
                await sit(stage, window, seat)
                await window.page.wait_for_function(SEEN_ONE, arg=goal)
                assert await window.page.evaluate(SEEN_ONE, ".vitals .health"), step
                now, bars = await window.page.evaluate(PLACES)
                assert not bars, step
                assert [one for one in now if one in order] == [one for one in order if one in now], step
                order = now if len(now) > len(order) else order

    run(tried())


def test_the_panel_beside_the_board_lists_nothing_until_it_is_asked_to(server, monkeypatch):
    monkeypatch.setitem(SIZES, "desktop", LOW)

    async def tried() -> None:
        async with staged(server, "sanctum", "7") as stage, browsing() as windows:
            window = await windows.window("desktop", "en", auto=False)
            listed = window.page.locator(".choices button[data-number]")
            seat = await stage.until(reached("turn"))
            await sit(stage, window, seat)
            all_of_them = len(window.position["decision"]["offers"]) if window.position else 0
            assert await window.page.locator(".sanctum .actions button").count() == all_of_them > 0
            assert await listed.count() == 0
            await window.page.locator(".choices .all").click()
            assert await listed.count() == all_of_them
            await window.page.locator(".choices .all").click()
            await window.page.keyboard.press("/")
            assert await listed.count() == all_of_them

    run(tried())


TOLD = """(told) => {
  const falls = document.querySelector(".tumble.falling") !== null;
  const shown = getComputedStyle(document.querySelector(".sanctum .chance")).visibility === "visible";
  return told ? shown && !falls : falls && !shown;
}"""


def test_what_a_roll_comes_to_is_told_when_the_dice_lie(server, monkeypatch):
    monkeypatch.setitem(SIZES, "desktop", LOW)

    async def tried() -> None:
        async with staged(server, "sanctum", "7") as stage, browsing() as windows:
            window = await windows.window("desktop", "en", moves=True, motion=True, auto=False)
            seat = await stage.until(reached("before-roll"))
            await sit(stage, window, seat)
            await window.page.get_by_role("button", name="Roll the dice").click()
            await window.page.wait_for_function(TOLD, arg=False)
            await window.page.wait_for_function(TOLD, arg=True)

    run(tried())


ROWS = """() => {
  const foes = [...document.querySelectorAll(".sanctum .foes > *")];
  const tops = foes.map((one) => Math.round(one.getBoundingClientRect().top));
  return Object.values(Object.groupBy(tops, (top) => top)).map((row) => row.length);
}"""
"""How many demons stand in each row."""
WORN = """() => {
  const { bottom } = document.querySelector(".sanctum [data-section=gear]").closest(".column").getBoundingClientRect();
  const parts = [...document.querySelectorAll(".sanctum .gear .slot")];
  return [parts.length, parts.filter((one) => one.getBoundingClientRect().bottom > bottom).length];
}"""
"""How many things the hero wears or can do, and how many of them lie below what is seen."""


@pytest.mark.parametrize("size", [LOW, (1920, 1080)], ids=["low", "large"])
def test_seven_demons_stand_four_and_three_and_all_that_is_worn_is_in_sight(server, monkeypatch, size):
    monkeypatch.setitem(SIZES, "desktop", size)

    def armed(view: dict[str, Any], seat: int) -> bool:
        worn = [item for item in view["heroes"][seat]["slots"].values() if item]
        return at("attack")(view, seat) and len(worn) > 3

    async def tried() -> None:
        async with staged(server, "sanctum", "7") as stage, browsing() as windows:
            window = await windows.window("desktop", "en", auto=False)
            await window.page.add_init_script(CROWDED)
            seat = await stage.until(armed)
            await sit(stage, window, seat)
            await window.page.locator(".foes > *").nth(DEMONS - 1).wait_for()
            assert await window.page.evaluate(ROWS) == [4, 3]
            slots, unseen = await window.page.evaluate(WORN)
            assert slots >= 6 and unseen == 0

    run(tried())


def test_a_potion_is_taken_in_hand_above_the_fight_on_a_phone(server):
    def thirsty(view: dict[str, Any], seat: int) -> bool:
        hero = view["heroes"][seat]
        spent = any("stamina" in ability["tokens"] for ability in hero["abilities"])
        return view["step"] == "before-roll" and spent and hero["potions"]["red"]

    async def tried() -> None:
        async with staged(server, "sanctum", "7") as stage, browsing() as windows:
            window = await windows.window("phone", "en", auto=False, sheet=False)
            seat = await stage.until(thirsty)
            await sit(stage, window, seat)
            flask = window.page.locator(""".vitals [data-match='{"potion":"red"}']""")
            await flask.tap()
            await window.page.locator(".vitals .thing.picked").wait_for()
            goes_to = window.page.locator(".gear .thing.target").first
            if await window.page.locator(".lead button").count():
                await window.page.locator(".lead button").tap()
            await goes_to.tap()
            await window.when(lambda heard: len(heard.chosen) > 0)
            assert window.chosen[0]["text"].startswith("drink red")

    run(tried())


DEALT = """
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  set onmessage(heard) {
    super.onmessage = (event) => {
      const told = JSON.parse(event.data);
      const tell = (ply, sets) => {
        const message = { ...told, ply, log: [], restart: false, view: { ...told.view, sets } };
        heard(new MessageEvent("message", { data: JSON.stringify(message) }));
      };
      if (told.kind !== "position") return heard(event);
      tell(told.ply, []);
      window.dealt = () => tell(told.ply + 1, Array(9).fill(told.view.sets[0]));
    };
  }
};
"""
"""The page is told of no demons on the board at first, then of many."""
SACK_SEEN = """() => {
  const sack = document.querySelector(".sanctum [data-section=sack]");
  const { top, bottom } = sack.closest(".column").getBoundingClientRect();
  const box = sack.getBoundingClientRect();
  return Math.min(box.bottom, bottom - 60) - Math.max(box.top, top) > 60;
}"""


def test_what_is_decided_stays_in_sight_when_others_change_what_is_above_it(server, monkeypatch):
    monkeypatch.setitem(SIZES, "desktop", LOW)

    async def tried() -> None:
        async with staged(server, "sanctum", "7") as stage, browsing() as windows:
            window = await windows.window("desktop", "en", auto=False)
            await window.page.add_init_script(DEALT)
            seat = await stage.until(lambda view, seat: view["step"] == "equipping" and view["sets"])
            await sit(stage, window, seat)
            await window.page.wait_for_function(SACK_SEEN)
            await window.page.evaluate("dealt()")
            await window.page.locator(".sanctum [data-section=sets]").wait_for()
            await window.page.wait_for_function(SACK_SEEN)

    run(tried())
