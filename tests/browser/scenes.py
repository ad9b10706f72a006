"""Every page and the main moments of both games, one after the other, in every window: to be looked at and checked."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from playwright.async_api import Page, expect

from tests.browser.stage import Moment, Stage, staged
from tests.browser.windows import Window, seated

Act = Callable[[Page], Awaitable[Any]]
Shown = AsyncIterator[tuple[str, Window]]

PAGES = {
    "lobby": ("/", "article"),
    "rules-sanctum": ("/rules/sanctum", "#SAN-1\\.1"),
    "rules-doom": ("/rules/darkest-doom#DD-7.1", "#DD-7\\.1"),
    "about": ("/about", "main"),
    "not-found": ("/nowhere", "main"),
    "no-table": ("/table/aaaaaaaaaaaa", "[role=alert]"),
    "no-replay": ("/replay/aaaaaaaaaaaa", "[role=alert]"),
}
"""Where a page is, and what is on it when it is there."""
OPENED = "dialog[open], .menu, .explanation"
"""What lies over the table until Escape is pressed."""
SEEDS = {"sanctum": "7", "darkest-doom": "11"}


def click(selector: str, number: int = 0, wanted: str = "") -> Act:
    """Press something, then wait for what it opens."""

    async def act(page: Page) -> None:
        await page.locator(selector).nth(number).click()
        if wanted:
            await page.locator(wanted).first.wait_for()

    return act


def key(name: str, wanted: str) -> Act:
    async def act(page: Page) -> None:
        await page.keyboard.press(name)
        await page.locator(wanted).first.wait_for()

    return act


async def typed_nonsense(page: Page) -> None:
    await page.keyboard.press("/")
    await page.keyboard.type("fly away")
    await page.locator(".state .no").wait_for()


async def walked_map(page: Page) -> None:
    """An area that can be gone to, with what can be done there."""
    await page.locator(".doom .area:not(.open)").nth(9).dispatch_event("click")
    await page.locator(".doom ~ .menu, .explanation li").first.wait_for()


# Moments, and what can be opened at them


def hero(view: Any, seat: int) -> Any:
    return view["heroes"][seat]


def can_hit(view: Any, seat: int) -> bool:
    """Whether a die that lies there shows what a demon has."""
    own = hero(view, seat)
    faces = {die["value"] for die in own["dice"] if not die["assigned"] and not die["lost"]}
    open_ones = {face for foe in own["demons"] for face, hit in zip(foe["hits"], foe["marked"], strict=True) if not hit}
    return bool(faces & open_ones)


def guardian(view: Any, seat: int) -> Any:
    return view["guardians"][seat]


SANCTUM: dict[str, tuple[Moment, dict[str, Act]]] = {
    "start": (lambda v, s: v["step"] == "moving-bonus-gem", {}),
    "turn": (
        lambda v, s: v["step"] == "turn" and len(hero(v, s)["demons"]) > 1,
        {
            "shortcuts": key("?", "dialog[open]"),
            "enlarged": click(".others .open", wanted=".enlarged[open]"),
        },
    ),
    "take": (lambda v, s: v["step"] == "taking", {}),
    "attack": (
        lambda v, s: v["step"] == "attack" and not v["round"] and len(hero(v, s)["dice"]) > 2 and can_hit(v, s),
        {
            "picked": click(".tray .thing.live", wanted=".thing.target"),
            "explained": click(".thing.none", wanted=".explanation li"),
            "log": key("l", ".log"),
            "chat": key("m", ".panel-of form"),
            "seats": key("s", ".seats"),
        },
    ),
    "change": (lambda v, s: v["step"] == "changing", {}),
    "block": (lambda v, s: v["step"] == "block" and hero(v, s)["damage"] > 0, {}),
    "levels": (lambda v, s: v["step"] == "moving-gem", {}),
    "claim": (lambda v, s: v["step"] == "claiming", {}),
    "equip": (lambda v, s: v["step"] == "equipping" and len(hero(v, s)["sack"]) > 2, {}),
    "walls": (lambda v, s: v["step"] == "turn" and v["breacher"] is not None, {}),
    "final-battle": (lambda v, s: v["step"] == "attack" and v["round"] > 1, {}),
}
DOOM: dict[str, tuple[Moment, dict[str, Act]]] = {
    "dawn": (lambda v, s: v["step"] == "drawing", {}),
    "turn": (
        lambda v, s: v["step"] == "turn" and v["phase"] != "dusk" and len(guardian(v, s)["hand"]) > 2,
        {
            "area": walked_map,
            "card": click(".hand li button", wanted=".doom ~ .menu, .explanation li"),
            "enlarged": click(".doom .others button", wanted="dialog[open]"),
            "list": click(".area-list summary", wanted=".regions"),
        },
    ),
    "orders": (lambda v, s: v["step"] == "ordering", {}),
    "mission": (lambda v, s: v["step"] == "marking", {}),
    "combat": (
        lambda v, s: v["foe"] and guardian(v, s)["dice"] and v["step"] != "turn",
        {"seats": key("s", ".seats")},
    ),
    "test": (lambda v, s: v["test"] and v["step"] != "turn", {}),
    "discard": (lambda v, s: v["step"] == "discarding", {}),
    "aim": (lambda v, s: v["step"] == "aiming", {}),
    "dusk": (lambda v, s: v["phase"] == "dusk" and v["step"] == "turn", {}),
    "late": (
        lambda v, s: v["step"] == "turn" and len(v["abysses"]) > 2,
        # Last: whoever has typed is shown notation from then on.
        {"log": key("l", ".log"), "typed": typed_nonsense},
    ),
}
MOMENTS = {"sanctum": SANCTUM, "darkest-doom": DOOM}


async def scenes(server: Any, windows: list[Window], moments: dict[str, Any] = MOMENTS) -> Shown:
    """All there is to see, each with its name."""
    async for shown in pages(server, windows):
        yield shown
    for game in moments:
        async for shown in game_scenes(server, windows, game, moments[game]):
            yield shown


async def pages(server: Any, windows: list[Window]) -> Shown:
    for window in windows:
        page = window.page
        for name, (path, wanted) in PAGES.items():
            await page.goto(server.address + path)
            await page.locator(wanted).first.wait_for()
            yield name, window
        window.errors = [error for error in window.errors if "404" not in error and "403" not in error]
        async for shown in lobby(server, window):
            yield shown


async def lobby(server: Any, window: Window) -> Shown:
    """What can be opened in the lobby, a table that waits, and a guided game."""
    page = window.page
    await page.goto(server.address)
    await click("article button[aria-expanded]", wanted="form fieldset")(page)
    yield "set-up", window
    await click("header > button", wanted="dialog[open]")(page)
    yield "settings", window
    await page.keyboard.press("Escape")
    await click("article:first-of-type .row .button", 2, wanted=".start")(page)
    yield "waiting", window
    table = page.url
    await page.goto(server.address)
    await page.locator(".tables li").first.wait_for()
    yield "lobby-again", window
    await page.goto(table)
    await page.locator(".start").wait_for()
    await keep(window, {})
    await page.evaluate("localStorage.removeItem('dawnbreach.person')")
    await page.reload()
    await page.locator("li .main").first.wait_for()
    yield "invited", window
    for number, game in enumerate(MOMENTS):
        await page.goto(server.address)
        await page.locator("article").nth(number).locator(".row .button").nth(1).click()
        await page.locator(".lesson").wait_for()
        await page.locator(".sanctum .layout, .doom .layout").wait_for()
        yield f"{game}-lesson", window


async def keep(window: Window, tables: dict[str, Any]) -> None:
    """Hold these seats, and no others, from the next visit on."""
    await window.page.evaluate("(it) => localStorage.setItem('dawnbreach.tables', it)", json.dumps(tables))


async def game_scenes(server: Any, windows: list[Window], game: str, wanted: dict[str, Any]) -> Shown:
    """A whole game with a halt at every moment, its end, and its replay."""
    left = dict(wanted)
    async with staged(server, game, SEEDS[game]) as stage:
        while left:
            seat = await stage.until(lambda v, s: v["over"] or any(moment(v, s) for moment, _ in left.values()))
            view = await stage.seen(seat)
            assert not view["over"], f"these moments never came: {', '.join(left)}"
            for name in [name for name, (moment, _) in left.items() if moment(view, seat)]:
                async for shown in halt(stage, windows, seat, name, left.pop(name)[1]):
                    yield shown
        seat = await stage.until(lambda v, s: v["over"])
        for window in windows:
            await sit(stage, window, seat)
            await window.page.locator(".result").wait_for()
            yield f"{game}-over", window
            async for shown in replay(stage, window):
                yield shown


async def stand_up(stage: Stage, window: Window) -> None:
    """Look away, so that nothing has to be drawn while the game goes on."""
    await window.page.goto(f"{stage.server.address}/health")


async def sit(stage: Stage, window: Window, seat: int) -> None:
    """Open the table as the person of a seat."""
    if not window.page.url.startswith(stage.server.address):
        await stand_up(stage, window)
    await keep(window, seated(stage.id, stage.game.name, {seat: stage.secrets[seat]})["tables"])
    await window.page.goto(stage.link)
    await window.shows(stage.ply)
    await window.page.locator(".sanctum .layout, .doom .layout").wait_for()


async def halt(stage: Stage, windows: list[Window], seat: int, name: str, acts: dict[str, Act]) -> Shown:
    """A moment in every window, with what can be opened then; on a tablet that looks as on a phone."""
    for window in windows:
        await sit(stage, window, seat)
        yield f"{stage.game.name}-{name}", window
        for opened, act in acts.items() if window.size != "tablet" else ():
            await act(window.page)
            yield f"{stage.game.name}-{name}-{opened}", window
            await window.page.keyboard.press("Escape")
            await expect(window.page.locator(OPENED)).to_have_count(0)
        await stand_up(stage, window)


async def replay(stage: Stage, window: Window) -> Shown:
    page = window.page
    await page.goto(f"{stage.server.address}/replay/{stage.id}?ply={stage.ply // 2}&eyes=open")
    await page.locator(".sanctum .layout, .doom .layout").wait_for()
    assert await page.locator("input[type=range]").input_value() == str(stage.ply // 2)
    await is_open(page)
    yield f"{stage.game.name}-replay", window
    if await page.locator(".lift").is_visible():
        await page.locator(".lift").click()
    await page.locator("aside .share summary").click()
    await page.locator("aside .share .row button").click()
    await page.locator("aside .share [role=status] p:not(.bad)").first.wait_for()
    yield f"{stage.game.name}-verified", window
    await page.goto(f"{stage.server.address}/result/{stage.id}")
    await page.locator(".parts figure").wait_for()
    yield f"{stage.game.name}-result", window


async def is_open(page: Page) -> None:
    """Everybody's cards are shown, and a jump of the slider draws no arrows."""
    if await page.locator(".doom").count():
        await page.locator(".doom section .cards li").nth(2).wait_for()
    await page.locator("input[type=range]").focus()
    for key in ("PageDown", "PageUp"):
        await page.keyboard.press(key)
        await page.locator(f"main[data-ply='{await page.locator('input[type=range]').input_value()}']").wait_for()
        assert await page.locator(".doom .trail").count() == 0
