"""Windows of a real browser: what is shown in them, what they hear, and what went wrong in them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    WebSocket,
    async_playwright,
)
from tools.browser import ARGUMENTS, ready

from tests.patience import PATIENCE, WHOLE

COVERED = (Path(__file__).parent / "covered.js").read_text(encoding="utf-8")
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
WATCH = """
const say = WebSocket.prototype.send;
window.chosen = [];
WebSocket.prototype.send = function (text) {
  if (JSON.parse(text).kind === "choose") window.chosen.push(text);
  return say.call(this, text);
};
window.clicks = window.taken = 0;
addEventListener("click", () => window.clicks++, true);
addEventListener("click", () => window.taken++);
addEventListener("securitypolicyviolation", (e) => console.error(`policy: ${e.violatedDirective} ${e.blockedURI}`));
"""


def kept(language: str, name: str, **more: Any) -> str:
    """A script that fills the storage of a new browser: nothing moves or plays itself, all is open, who sits there."""
    settings = {"language": language, "motion": False, "auto": False, "sheet": True, "name": name, **more}
    lines = [
        f"if (localStorage.getItem('dawnbreach.{key}') === null)"
        f" localStorage.setItem('dawnbreach.{key}', {json.dumps(json.dumps(value))});"
        for key, value in settings.items()
    ]
    return f"try {{ {' '.join(lines)} }} catch {{}}"


def seated(id: str, game: str, secrets: dict[int, str]) -> dict[str, Any]:
    """What a browser keeps of a table where somebody sits."""
    held = {str(seat): secret for seat, secret in secrets.items()}
    table = {"id": id, "game": game, "people": "", "status": "open", "secrets": held, "seen": 0}
    return {"tables": {id: table}}


def measures(size: str) -> tuple[int, int]:
    """Of a window, by its name or as 1280x720."""
    if size in SIZES:
        return SIZES[size]
    width, _, height = size.partition("x")
    return int(width), int(height)


def is_touched(size: str) -> bool:
    """Has it a touch screen? Small windows have."""
    width, height = measures(size)
    return width <= 950 or height <= 500


class Window:
    """A page of a browser of its own, with what it was told; errors of every kind are kept."""

    def __init__(self, page: Page, size: str, language: str) -> None:
        self.page, self.size, self.language = page, size, language
        self.errors: list[str] = []
        self.chosen: list[dict[str, Any]] = []
        """What was chosen in this window; what is sent again counts again."""
        self.answers: dict[str, dict[str, Any]] = {}
        self.position: dict[str, Any] | None = None
        self.table: dict[str, Any] | None = None
        self.news = asyncio.Event()
        self.heard: list[str] = []
        """The kinds of all messages on the line, since it was last dialled."""
        page.on("pageerror", lambda error: self.errors.append(f"thrown: {error}"))
        page.on("console", self._complained)
        page.on("websocket", self._connected)

    def _complained(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.errors.append(f"console: {said.text}")

    def _connected(self, socket: WebSocket) -> None:
        self.heard = []
        socket.on("framereceived", lambda frame: self._heard(json.loads(frame)))
        socket.on("framesent", lambda frame: self._said(json.loads(frame)))

    def _said(self, message: dict[str, Any]) -> None:
        if message["kind"] == "choose":
            self.chosen.append(message)

    def _heard(self, message: dict[str, Any]) -> None:
        self.heard.append(message["kind"])
        if message["kind"] == "position":
            self.position = message
        if message["kind"] == "table":
            self.table = message
        if message.get("key"):
            self.answers[message["key"]] = message
        self.news.set()

    async def when(self, holds: Any, patience: float = PATIENCE) -> None:
        """Wait until something is so, as far as the page was told."""
        async with asyncio.timeout(patience):
            while not holds(self):
                self.news.clear()
                await self.news.wait()

    async def shows(self, ply: int) -> None:
        """Wait until the page shows the position after so many decisions, or a later one."""
        await self.page.wait_for_function(
            "(n) => Number(document.querySelector('.play')?.dataset.ply ?? -1) >= n", arg=ply
        )

    @property
    def touch(self) -> bool:
        return is_touched(self.size)


class Browsing:
    """A running browser in which windows are opened; each is a browser of its own to the page."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.windows: list[Window] = []

    async def context(
        self, size: str, language: str, name: str, moves: bool, keeps: bool = False, **more: Any
    ) -> BrowserContext:
        """`keeps`: the page may keep itself for when there is no connection."""
        width, height = measures(size)
        context = await self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=is_touched(size),
            is_mobile=is_touched(size),
            locale=f"{language}-{language.upper()}" if language != "en" else "en-GB",
            service_workers="allow" if keeps else "block",
            reduced_motion="no-preference" if moves else "reduce",
        )
        context.set_default_timeout(PATIENCE * 1000)
        await context.add_init_script(WATCH + kept(language, name, **more))
        return context

    async def window(self, size: str, language: str, name: str = "Ann", moves: bool = False, **more: Any) -> Window:
        context = await self.context(size, language, name, moves, **more)
        window = Window(await context.new_page(), size, language)
        self.windows.append(window)
        return window

    async def close(self, window: Window) -> None:
        self.windows.remove(window)
        await window.page.context.close()
        assert not window.errors


class Home:
    """The one browser of this process and the loop it lives in; started when it is first wanted."""

    def __init__(self) -> None:
        self.runner = asyncio.Runner()
        self.playwright: Playwright | None = None
        self.browser: Browser | None = None

    async def opened(self) -> Browser:
        if self.browser is None:
            self.playwright = await async_playwright().start()
            self.browser = await self.playwright.chromium.launch(executable_path=ready(), args=list(ARGUMENTS))
        return self.browser

    def close(self) -> None:
        if self.browser is not None and self.playwright is not None:
            self.runner.run(self.browser.close())
            self.runner.run(self.playwright.stop())
        self.runner.close()


HOME = Home()


@asynccontextmanager
async def browsing() -> AsyncIterator[Browsing]:
    """Windows in the browser; nothing may have gone wrong in any of them at the end."""
    windows = Browsing(await HOME.opened())
    try:
        yield windows
        wrong = [window.errors for window in windows.windows if window.errors]
        assert not wrong, wrong
    finally:
        for window in windows.windows:
            await window.page.context.close()


def run(work: Any, patience: float = WHOLE) -> Any:
    """Do something with the browser."""
    return HOME.runner.run(asyncio.wait_for(work, patience))


async def covered(window: Window) -> list[str]:
    """What can be chosen and lies under something else, and what that is."""
    found: list[str] = await window.page.evaluate(f"({COVERED.strip().rstrip(';')})()")
    return found
