"""Darkest Doom: the own hand is whole in sight below the map, however long the texts of its cards are."""

import pytest

from dawnbreach.server.narration.book import book
from tests.browser.stage import staged
from tests.browser.windows import browsing, run, seated

HANDS, LETTERS = 3, 120
"""So many hands with at least one card of so many letters."""
LOWEST = (
    "() => Math.max(...[...document.querySelectorAll('.hand li')].map((card) => card.getBoundingClientRect().bottom))"
)


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080), (2560, 1440)])
def test_a_full_hand_with_long_texts_is_whole_in_sight(server, size):
    async def tried():
        async with staged(server, "darkest-doom", "11", 2) as stage, browsing() as windows:
            pages = []
            for seat, secret in stage.secrets.items():
                held = seated(stage.id, stage.game.name, {seat: secret})
                pages.append((await windows.window("desktop", "pl", **held)).page)
                await pages[seat].set_viewport_size({"width": size[0], "height": size[1]})
            for _ in range(HANDS):
                seat = await stage.until(lambda view, seat: is_long(view["guardians"][seat]))
                page = pages[seat]
                await page.goto(stage.link)
                await page.locator(".hand li").nth(3).wait_for()
                assert await page.evaluate(LOWEST) <= size[1], (stage.ply, await page.locator(".hand").inner_text())
                await page.goto(f"{server.address}/health")
                await stage.decide(seat)

    run(tried())


def is_long(guardian):
    """Four cards at least, and a long text among them."""
    texts = [book("darkest-doom", "pl").texts.get(f"card-{card.split('.')[0]}", "") for card in guardian["hand"]]
    return len(texts) > 3 and max(map(len, texts)) >= LETTERS
