"""In every main moment, on every page, at any size: axe finds no fault, nothing to be pressed lies under something
else, and no page is wider than its window."""

from pathlib import Path

import pytest

from tests.browser.scenes import MOMENTS, OPENED, game_scenes, pages
from tests.browser.windows import browsing, covered, run

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async ([opened, rules]) => {
  const part = document.querySelector(opened) ?? document;
  const { violations } = await axe.run(part, { resultTypes: ["violations"], preload: false, rules });
  const told = (found, node) => `${found.id}: ${node.html.slice(0, 200)} ${node.failureSummary}`;
  return violations.flatMap((found) => found.nodes.map((node) => told(found, node)));
}"""
"""What somebody has opened lies over the rest, which was looked at before."""
COLOURS_KNOWN = {"color-contrast": {"enabled": False}}
"""Looking at colours takes half the time: the moments of a game are looked at on phone and desktop in turn."""
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
SEEN_BY = [("phone", "pl"), ("tablet", "ru"), ("desktop", "en")]
AT_TABLES = [("phone", "pl"), ("desktop", "en")]
"""A tablet shows what a phone shows."""


async def read(window, colours):
    """What axe finds."""
    if not await window.page.evaluate("'axe' in window"):
        await window.page.evaluate(AXE.read_text(encoding="utf-8"))
    return await window.page.evaluate(RUN, [OPENED, {} if colours else COLOURS_KNOWN])


async def faults(window, colours):
    found = await read(window, colours)
    if await window.page.evaluate(WIDER) > 0:
        found.append("the page scrolls sideways")
    return found + [f"covered: {one}" for one in await covered(window)]


async def checked(server, shown_by, seen_by, colours_on):
    """What is wrong, by scene and size; colours are looked at in some of them."""
    async with browsing() as windows:
        eyes = [await windows.window(size, language) for size, language in seen_by]
        wrong: dict[str, list[str]] = {}
        numbers: dict[str, int] = {}
        async for name, window in shown_by(server, eyes):
            number = numbers.setdefault(name, len(numbers))
            for fault in await faults(window, window.size in colours_on(number)):
                wrong.setdefault(fault, []).append(f"{name} ({window.size})")
        return wrong


def told(wrong):
    return "\n".join(f"{', '.join(where)}\n    {fault}" for fault, where in wrong.items())


def test_no_fault_is_found_on_the_pages(server):
    wrong = run(checked(server, pages, SEEN_BY, lambda number: ["phone", "desktop"]))
    assert not wrong, told(wrong)


@pytest.mark.parametrize("game", sorted(MOMENTS))
def test_no_fault_is_found_at_the_table(server, game):
    def shown(server, eyes):
        return game_scenes(server, eyes, game, MOMENTS[game])

    wrong = run(checked(server, shown, AT_TABLES, lambda number: ["phone" if number % 2 else "desktop"]))
    assert not wrong, told(wrong)
