"""The ten main screens of the page, and how much a picture of one may differ from the one that was accepted.

They are the same on every machine: seeds are fixed, nothing moves, and all text is set in a font of their own. What is
kept is a quarter as wide and high as the screen, so that edges and shades, which each browser draws in its own way,
hardly count.
"""

from __future__ import annotations

import base64
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops, ImageFilter

from tests.browser.scenes import DOOM, SANCTUM, SEEDS, click, sit, stand_up
from tests.browser.stage import staged
from tests.browser.windows import Browsing, Window

ACCEPTED = Path(__file__).parents[1] / "snapshots"
SMALLER = 4
FAINT = 24
"""A pixel differs if one of its colours does by more than this, of 255."""
MOST = 0.006
"""So large a share of the pixels may differ: letters drawn in another way come to 0.005, missing dice to 0.007."""
FONT = """(() => {
  const bytes = Uint8Array.from(atob("%s"), (letter) => letter.charCodeAt(0));
  document.fonts.add(new FontFace("Snapshot", bytes));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { font-family: Snapshot !important }");
  document.adoptedStyleSheets = [sheet];
})();"""
Shown = AsyncIterator[tuple[str, Window]]


async def window(windows: Browsing, size: str) -> Window:
    """A window in which all text is set in the font of the pictures."""
    opened = await windows.window(size, "en", forecast=False)
    font = base64.b64encode((ACCEPTED / "font.woff2").read_bytes()).decode()
    await opened.page.context.add_init_script(FONT % font)
    return opened


async def screens(server: Any, windows: Browsing) -> Shown:
    """Each with its name; the server must be a fresh one, for the first page shows what goes on there."""
    desktop, phone = await window(windows, "desktop"), await window(windows, "phone")
    await desktop.page.goto(server.address)
    await desktop.page.locator("article").first.wait_for()
    yield "lobby", desktop
    await click("article button[aria-expanded]", wanted="form fieldset")(desktop.page)
    yield "making-a-table", desktop
    async for shown in at_the_table(server, "sanctum", ("attack", "equip", "final-battle"), desktop, phone):
        yield shown
    async for shown in at_the_table(server, "darkest-doom", ("turn", "combat", "test"), desktop):
        yield shown


async def at_the_table(
    server: Any, game: str, names: tuple[str, ...], desktop: Window, phone: Window | None = None
) -> Shown:
    """Some moments of a game; with a phone there, the first one on it too, and the end."""
    moments = SANCTUM if game == "sanctum" else DOOM
    async with staged(server, game, SEEDS[game]) as stage:
        for name in names:
            seat = await stage.until(moments[name][0])
            await sit(stage, desktop, seat)
            yield f"{game}-{name}", desktop
            if phone and name == names[0]:
                await sit(stage, phone, seat)
                yield f"{game}-{name}-phone", phone
                await stand_up(stage, phone)
            await stand_up(stage, desktop)
        if phone:
            await sit(stage, desktop, await stage.until(lambda view, seat: view["over"]))
            await desktop.page.locator(".result .curve").wait_for()
            yield f"{game}-over", desktop


async def picture(window: Window) -> Image.Image:
    """What is shown once it no longer changes, made smaller."""
    await window.page.evaluate("document.fonts.ready")
    await window.page.wait_for_load_state("networkidle")  # drawings come last
    before, now = b"", await shot(window)
    while before != now:
        before, now = now, await shot(window)
    drawn = Image.open(BytesIO(now)).convert("RGB")
    return drawn.resize((drawn.width // SMALLER, drawn.height // SMALLER), Image.Resampling.BOX)


async def shot(window: Window) -> bytes:
    return await window.page.screenshot(animations="disabled", caret="hide", scale="css")


def difference(one: Image.Image, other: Image.Image) -> Image.Image:
    """White where two pictures differ, black elsewhere."""
    if one.size != other.size:
        return Image.new("L", other.size, 255)
    soft = ImageFilter.BoxBlur(1)
    red, green, blue = ImageChops.difference(one.filter(soft), other.filter(soft)).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue).point(lambda value: 255 if value > FAINT else 0)


def share(differing: Image.Image) -> float:
    """How much of a picture is white."""
    return differing.histogram()[255] / (differing.width * differing.height)


def accepted(name: str) -> Image.Image:
    """As it was; nothing at all if it never was."""
    path = ACCEPTED / f"{name}.png"
    return Image.open(path).convert("RGB") if path.exists() else Image.new("RGB", (1, 1))


def beside(*pictures: Image.Image) -> Image.Image:
    """Pictures in a row."""
    row = Image.new("RGB", (sum(one.width for one in pictures), max(one.height for one in pictures)))
    left = 0
    for one in pictures:
        row.paste(one.convert("RGB"), (left, 0))
        left += one.width
    return row
