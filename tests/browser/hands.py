"""Hands: how a person presses, taps, drags or types what was decided."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from playwright.async_api import ElementHandle

from tests.browser.windows import Window

HERE = Path(__file__).parent
NEXT = (HERE / "board.js").read_text(encoding="utf-8")
REACH = (HERE / "reach.js").read_text(encoding="utf-8")
TAKEN = "([clicks, taken]) => window.clicks === clicks || window.taken > taken"
CHOSEN = "() => window.chosen?.length ?? 0"
ANSWERED = """(before) => window.chosen.length > before
  || document.querySelector(".anyway, .choices [aria-disabled=true]") !== null"""
"""It was sent, waits until it can be sent, or one is asked to think again."""
FOCUSED = "(element) => document.activeElement === element"
FOCUS_ANYWAY = """() => {
  const anyway = document.querySelector(".anyway");
  anyway?.focus();
  return anyway !== null && document.activeElement === anyway;
}"""
TOWARDS = """(area) => {
  const from = document.activeElement;
  const [[x, y], [ownX, ownY]] = [area, from].map((one) => one.getBoundingClientRect()).map((box) =>
    [box.x + box.width / 2, box.y + box.height / 2]);
  return [x - ownX, y - ownY, area === from, from.dataset.area];
}"""
A_TAP = 20.0
"""So many seconds a tap has to become a click; where something else came under the finger, it never does."""
MOST_PRESSES = 5
MOST_SLIPS = 20
A_LOOK = 0.1
"""So many seconds pass before one presses again."""
MOST_TABS = 150
MOST_STEPS = 14

Offer = dict[str, Any]
Point = dict[str, float]


async def reach(element: ElementHandle) -> Point | None:
    found: Point | None = await element.evaluate(REACH)
    return found


async def press(window: Window, element: ElementHandle) -> bool:
    """Click or tap it where it is, if nothing covers it; again if the page took it for a slip."""
    for _ in range(MOST_SLIPS):
        at = await reach(element)
        if at is None:
            return False
        if await taken(window, at):
            return True
        await asyncio.sleep(A_LOOK)
    raise AssertionError("the page takes every press for a slip")


async def taken(window: Window, at: Point) -> bool:
    """Press there; the page does not take a press on what has just come there in the place of something else."""
    page = window.page
    clicks, taken = await page.evaluate("[window.clicks, window.taken]")
    if window.touch:
        await page.touchscreen.tap(at["x"], at["y"])
        await page.wait_for_function("(clicks) => window.clicks > clicks", arg=clicks, timeout=A_TAP * 1000)
    else:
        await page.mouse.click(at["x"], at["y"])
    return bool(await page.evaluate(TAKEN, [clicks, taken]))


async def tab_to(window: Window, element: ElementHandle) -> bool:
    """Go to it with the Tab key alone; on the map, with the arrows from where Tab leads."""
    if await element.evaluate("(element) => element.tabIndex < 0"):
        entry = await window.page.query_selector(".doom [data-area][tabindex='0']")
        on_map = entry is not None and await element.get_attribute("data-area") is not None
        return bool(on_map and entry and await tab_to(window, entry) and await walk_to(window, element))
    for _ in range(MOST_TABS):
        if await element.evaluate(FOCUSED):
            return True
        await window.page.keyboard.press("Tab")
    return False


async def enter(window: Window, element: ElementHandle) -> bool:
    """Go there by keys alone and press Enter."""
    if not await tab_to(window, element):
        return False
    await window.page.keyboard.press("Enter")
    return True


async def walk_to(window: Window, area: ElementHandle) -> bool:
    """Go over the map with the arrow keys, always towards an area, and another way where one has been before."""
    tried: set[tuple[str, str]] = set()
    for _ in range(MOST_STEPS):
        dx, dy, there, at = await area.evaluate(TOWARDS)
        if there:
            return True
        keys = ["ArrowRight" if dx > 0 else "ArrowLeft", "ArrowDown" if dy > 0 else "ArrowUp"]
        wished = sorted(keys, key=lambda key: ((at, key) in tried, (key in keys[:1]) != (abs(dx) >= abs(dy))))
        tried.add((at, wished[0]))
        await window.page.keyboard.press(wished[0])
    return False


async def next_on_board(window: Window, offer: Offer, before: int) -> ElementHandle | str | None:
    """What to press next on the board; "done" when the offer is sent, None when the board has nothing for it."""
    area, card = area_of(window, offer), card_of(window, offer)
    handle = await window.page.evaluate_handle(f"([o, a, c, b]) => ({NEXT})(o, a, c, b)", [offer, area, card, before])
    element = handle.as_element()
    return element or await handle.json_value()


def area_of(window: Window, offer: Offer) -> str | None:
    """The area of the map that an offer is about."""
    view, args = seen(window), offer["args"]
    if "area" in args or view["game"] != "darkest-doom" or offer["choice"] in ("trap", "lift"):
        return args.get("area") if offer["choice"] not in ("trap", "lift") else None
    if "building" in args or "colour" in args:
        built = args.get("building") or f"{args['colour']}-citadel"
        return next((one["area"] for one in view["buildings"] if f"{one['colour']}-{one['kind']}" == built), None)
    figure = args.get("figure", "")
    if figure.startswith("m"):
        monster = view["monsters"][int(figure[1:]) - 1]
        return monster["area"] if monster else None
    return next((one["area"] for one in view["guardians"] if one["colour"] == figure), None)


def card_of(window: Window, offer: Offer) -> int:
    """Which card of the own hand an offer is about, from the left; -1 for none."""
    assert window.position is not None
    view, seat = seen(window), window.position["seat"]
    card = offer["args"].get("card") or offer["args"].get("taint")
    hand = (view["guardians"][seat]["hand"] or []) if view["game"] == "darkest-doom" else []
    return hand.index(card) if card in hand else -1


def seen(window: Window) -> dict[str, Any]:
    assert window.position is not None
    view: dict[str, Any] = window.position["view"]
    return view


async def on_board(window: Window, offer: Offer, keys: bool = False) -> bool:
    """Choose on the board itself, thing by thing; False when it has to be done otherwise."""
    before = await window.page.evaluate(CHOSEN)
    for _ in range(MOST_PRESSES):
        await insist(window, offer)
        found = await next_on_board(window, offer, before)
        if not isinstance(found, ElementHandle):
            return found == "done"
        if keys and not await enter(window, found):
            return False
        if not keys and not await press(window, found) and not await see_whole_map(window, found):
            return False
    return False


async def insist(window: Window, offer: Offer) -> None:
    """Do it all the same, where one is asked to think again."""
    if offer["caution"] and await window.page.evaluate(FOCUS_ANYWAY):
        await window.page.keyboard.press("Enter")


async def see_whole_map(window: Window, element: ElementHandle) -> bool:
    """An area that lies outside of the picture comes into it when all of the map is shown."""
    if await element.get_attribute("data-area") is None:
        return False
    whole = await window.page.query_selector(".zooms button:nth-of-type(3)")
    if whole is None or not await press(window, whole):
        return False
    return await reach(element) is not None


async def dragged(window: Window, offer: Offer) -> bool:
    """Drag a die to the location it shall hit."""
    page, args = window.page, offer["args"]
    die = await page.query_selector(f"""button.thing.live[data-match='{{"die":"{args["die"]}"}}']""")
    match = f'{{"foe":"{args["foe"]}","location":"{args["location"]}"}}'
    location = await page.query_selector(f"button.thing[data-match='{match}']")
    if die is None or location is None or not (await reach(die) and await reach(location)):
        return False
    start, end = await reach(die), await location.bounding_box()
    if start is None or end is None:
        return False
    await page.mouse.move(start["x"], start["y"])
    await page.mouse.down()
    await page.mouse.move(start["x"] + 12, start["y"] - 6, steps=2)
    await page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    await page.mouse.up()
    return True


async def in_list(window: Window, offer: Offer) -> None:
    """Press it in the list beside the board, which is asked for where the board has it all."""
    before = await window.page.evaluate(CHOSEN)
    for shut in ("#tab-choices[aria-selected='false']", ".choices .all[aria-expanded='false']"):
        opens = await window.page.query_selector(shut)
        if opens is not None:
            await press(window, opens)
    for _ in range(MOST_SLIPS):
        if await press(window, await unfolded(window, offer)) and await window.page.evaluate(ANSWERED, before):
            return
        await asyncio.sleep(A_LOOK)  # parts that are still being loaded move it
    raise AssertionError(f"{offer['text']} is in the list, but cannot be reached")


async def unfolded(window: Window, offer: Offer) -> ElementHandle:
    """Its button, when the line of its family has been pressed where that was folded."""
    button = await numbered(window, offer)
    if not await button.is_visible():
        fold = await button.evaluate_handle("(one) => one.closest('ul').previousElementSibling")
        await press(window, fold.as_element())  # type: ignore[arg-type]
    return button


async def numbered(window: Window, offer: Offer) -> ElementHandle:
    find = """(text) => [...document.querySelectorAll(".choices button[data-number]")]
        .find((one) => one.dataset.text === text)"""
    handle = await window.page.wait_for_function(find, arg=offer["text"])  # what is folded comes after the rest
    element = handle.as_element()
    assert element is not None
    return element


# By keyboard


async def to_field(window: Window) -> None:
    """Go where notation is typed. Shortcuts are silent in other fields and lists: the Tab key leads out of them."""
    keyboard = window.page.keyboard
    for key in ("Escape", "/", "Tab", "/", "Tab", "/"):
        await keyboard.press(key)
        if key == "/" and await window.page.evaluate("document.activeElement.matches('input.mono')"):
            return
    raise AssertionError("the field for notation cannot be reached")


async def typed(window: Window, offer: Offer) -> None:
    """Type it in notation."""
    keyboard = window.page.keyboard
    await to_field(window)
    await keyboard.type(offer["text"])
    await keyboard.press("Enter")


async def by_number(window: Window, offer: Offer) -> bool:
    """Press the digits of its number, where they mean it at once."""
    await to_field(window)
    button = await numbered(window, offer)
    number = int(await button.get_attribute("data-number") or 0)
    count = await window.page.locator(".choices button[data-number]").count()
    if number * 10 <= count:
        return False
    await window.page.keyboard.press("Escape")
    for digit in str(number):
        await window.page.keyboard.press(digit)
    return True


async def by_arrows(window: Window, offer: Offer) -> bool:
    """Walk down the list to it."""
    page = window.page
    await to_field(window)
    await page.keyboard.press("Tab")
    button = await numbered(window, offer)
    for _ in range(12):
        if await button.evaluate(FOCUSED):
            await page.keyboard.press("Enter")
            return True
        await page.keyboard.press("ArrowDown")
    return False
