"""In every main moment, on every page, at any size: axe finds no fault, nothing to be pressed lies under something
else, and no page is wider than its window. On a desktop the map keeps its size, and the hand is whole in sight."""

from pathlib import Path

import pytest

from tests.browser.scenes import MOMENTS, OPENED, game_scenes, pages
from tests.browser.windows import browsing, covered, run
from tests.thorough import THOROUGH

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (opened) => {
  const part = document.querySelector(opened) ?? document;
  const { violations } = await axe.run(part, { resultTypes: ["violations"], preload: false });
  const told = (found, node) => `${found.id}: ${node.html.slice(0, 200)} ${node.failureSummary}`;
  return violations.flatMap((found) => found.nodes.map((node) => told(found, node)));
}"""
"""What somebody has opened lies over the rest, which was looked at before."""
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
LAND = """() => {
  const [map, hand] = [".play .map", ".play .hand"].map((one) => document.querySelector(one)?.getBoundingClientRect());
  return map ? { size: `${map.width} x ${map.height}`, cut: hand ? hand.bottom > innerHeight : false } : null;
}"""
SEEN_BY = [("phone", "pl"), ("tablet", "ru"), ("desktop", "en")]
AT_TABLES = [("phone", "pl"), ("desktop", "en")]
"""A tablet shows what a phone shows."""


async def read(window):
    """What axe finds."""
    if not await window.page.evaluate("'axe' in window"):
        await window.page.evaluate(AXE.read_text(encoding="utf-8"))
    return await window.page.evaluate(RUN, OPENED)


async def misplaced(window):
    """What is wrong with the room that things take, which is another in every window."""
    wide = ["the page scrolls sideways"] if await window.page.evaluate(WIDER) > 0 else []
    return wide + [f"covered: {one}" for one in await covered(window)]


async def unsettled(window, sizes):
    """What is wrong with a land that was not scrolled; as large as it has been before."""
    land = await window.page.evaluate(LAND) if window.size == "desktop" else None
    if land is None:
        return []
    sizes.add(land["size"])
    return ["the hand is cut"] * land["cut"] + ["the map has another size"] * (len(sizes) > 1)


async def checked(server, shown_by, seen_by):
    """What is wrong, by scene and size; what axe looks at is the same in every window, which take turns."""
    async with browsing() as windows:
        eyes = [await windows.window(size, language) for size, language in seen_by]
        wrong: dict[str, list[str]] = {}
        numbers: dict[str, int] = {}
        sizes: set[str] = set()
        async for name, window in shown_by(server, eyes):
            number = numbers.setdefault(name, len(numbers))
            is_read = THOROUGH or window is eyes[number % len(eyes)]
            settled = await unsettled(window, sizes)
            for fault in settled + await misplaced(window) + (await read(window) if is_read else []):
                wrong.setdefault(fault, []).append(f"{name} ({window.size})")
        return wrong


def told(wrong):
    return "\n".join(f"{', '.join(where)}\n    {fault}" for fault, where in wrong.items())


def test_no_fault_is_found_on_the_pages(server):
    wrong = run(checked(server, pages, SEEN_BY))
    assert not wrong, told(wrong)


@pytest.mark.parametrize("game", sorted(MOMENTS))
def test_no_fault_is_found_at_the_table(server, game):
    def shown(server, eyes):
        return game_scenes(server, eyes, game, MOMENTS[game])

    wrong = run(checked(server, shown, AT_TABLES))
    assert not wrong, told(wrong)
