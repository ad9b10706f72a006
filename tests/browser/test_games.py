"""Two people and two bots play whole games through the page: both games, big and small, by mouse, finger, keyboard."""

import asyncio
import json

import pytest

from tests.browser.hands import press, tab_to
from tests.browser.persons import Person
from tests.browser.windows import browsing, run

GAMES = [
    ("sanctum", "first", ("desktop", "en", "mouse"), ("phone", "pl", "keys")),
    ("darkest-doom", "second", ("desktop", "ru", "keys"), ("phone", "en", "taps")),
    ("sanctum", "third", ("phone", "ru", "taps"), ("desktop", "pl", "keys")),
    ("darkest-doom", "fourth", ("phone", "pl", "taps"), ("desktop", "en", "mouse")),
]


@pytest.mark.parametrize(("game", "seed", "host", "guest"), GAMES)
def test_two_people_and_two_bots_play_a_whole_game(server, game, seed, host, guest):
    run(whole_game(server, game, seed, host, guest), patience=900)


async def whole_game(server, game, seed, host, guest):
    async with browsing() as windows:
        ann, bob = [await person(windows, game, *who) for who in ((*host, "Ann"), (*guest, "Bob"))]
        await made(ann, server, seed)
        await joined(bob, ann.window.page.url)
        await pressed(ann, ".start")
        for someone in (ann, bob):
            await someone.window.when(lambda w: w.position)
        await asyncio.gather(ann.play(), bob.play())
        for someone in (ann, bob):
            used_their_hands(someone)
            await saw_the_end(someone)


async def person(windows, game, size, language, way, name):
    return Person(await windows.window(size, language, name), game, way, name)


async def pressed(someone, selector):
    """Press something, each in their own way."""
    element = await someone.window.page.wait_for_selector(selector)
    if someone.way == "keys":
        assert await tab_to(someone.window, element), selector
        await someone.window.page.keyboard.press("Enter")
    else:
        assert await press(someone.window, element), selector


async def made(someone, server, seed):
    """A table for four with a seat for a friend; only the seed is not asked on the page."""
    page = someone.window.page

    async def with_seed(route):
        asked = json.loads(route.request.post_data or "null")
        await route.continue_(post_data=json.dumps({**asked, "seed": seed}) if asked else None)

    await page.route("**/api/tables?*", with_seed)
    await page.goto(server.address)
    card = f"article[aria-labelledby='name-{someone.game.name}']"
    await pressed(someone, f"{card} button[aria-expanded]")
    await chosen(someone, f"{card} form > label:first-of-type select", "4", downs=1)
    await chosen(someone, f"{card} form fieldset:nth-of-type(2) select:first-of-type", "open", ups=2)
    await pressed(someone, f"{card} form .main")
    await page.wait_for_url("**/table/*")


async def chosen(someone, selector, value, downs=0, ups=0):
    element = await someone.window.page.wait_for_selector(selector)
    if someone.way == "keys":
        assert await tab_to(someone.window, element)
        for key in ["ArrowDown"] * downs + ["ArrowUp"] * ups:
            await someone.window.page.keyboard.press(key)
        assert await element.input_value() == value
    else:
        await element.select_option(value)


async def joined(someone, link):
    await someone.window.page.goto(link)
    await pressed(someone, "li .main")
    await someone.window.when(lambda w: any(one["own"] for one in w.table["people"]))


def used_their_hands(someone):
    """Whoever has a mouse or a finger plays on the board; whoever has a keyboard uses it in every way."""
    ways = someone.ways
    assert someone.decided == sum(ways.values()) > 80
    if someone.way == "keys":
        assert min(ways["typed"], ways["number"], ways["arrows"], 2 * ways["keys-board"]) >= 5, ways
    else:
        assert ways["board"] + ways["dragged"] > ways["list"], ways
    if someone.way == "mouse" and someone.game.name == "sanctum":
        assert ways["dragged"] >= 5, ways


async def saw_the_end(someone):
    """The result, its replay to the last step, and dice that were those committed to."""
    page = someone.window.page
    await page.wait_for_selector(".result li")
    await pressed(someone, ".result a[href^='/replay/']")
    await page.wait_for_selector(f".{'sanctum' if someone.game.name == 'sanctum' else 'doom'}")
    await pressed(someone, ".buttons button:last-child")
    last = await page.locator("input[type=range]").get_attribute("max")
    assert int(last) == someone.position["ply"]
    await page.wait_for_url(f"**ply={last}*")
    await page.wait_for_load_state("networkidle")
    await pressed(someone, "aside details summary")
    await pressed(someone, "aside details .row button")
    await page.wait_for_selector("aside details .good")
