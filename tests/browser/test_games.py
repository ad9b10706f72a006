"""Whole games through the page: both games, big and small, with a friend and with bots, by mouse, finger, keyboard."""

import asyncio
import json

import pytest

from tests.browser.hands import press, tab_to
from tests.browser.persons import Person
from tests.browser.windows import browsing, run

MOUSE, FINGER, KEYS = ("desktop", "en", "mouse"), ("phone", "pl", "taps"), ("desktop", "ru", "keys")
SMALL_KEYS, SMALL_FINGER = ("phone", "ru", "keys"), ("phone", "en", "taps")


@pytest.mark.parametrize(
    ("game", "seed", "host", "guest"),
    [("sanctum", "first", MOUSE, SMALL_KEYS), ("darkest-doom", "second", KEYS, FINGER)],
)
def test_two_people_play_a_whole_game(server, game, seed, host, guest):
    async def played():
        async with browsing() as windows:
            ann, bob = [await person(windows, game, *who) for who in ((*host, "Ann"), (*guest, "Bob"))]
            await made(ann, server, seed, seats=2, friend=True)
            await joined(bob, ann.window.page.url)
            await pressed(ann, ".start")
            await play_to_the_end(ann, bob)

    run(played(), patience=900)


@pytest.mark.parametrize(
    ("game", "seed", "alone"), [("sanctum", "third", SMALL_FINGER), ("darkest-doom", "fourth", MOUSE)]
)
def test_a_person_plays_a_whole_game_with_three_bots(server, game, seed, alone):
    async def played():
        async with browsing() as windows:
            ann = await person(windows, game, *(*alone, "Ann"))
            await made(ann, server, seed, seats=4)
            await play_to_the_end(ann)

    run(played(), patience=900)


async def play_to_the_end(*people):
    for someone in people:
        await someone.window.when(lambda w: w.position)
    await asyncio.gather(*(someone.play() for someone in people))
    for someone in people:
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


async def made(someone, server, seed, seats, friend=False):
    """A table, with a seat for a friend or with bots alone; only the seed is not asked on the page."""
    page = someone.window.page

    async def with_seed(route):
        asked = json.loads(route.request.post_data or "null")
        await route.continue_(post_data=json.dumps({**asked, "seed": seed}) if asked else None)

    await page.route("**/api/tables?*", with_seed)
    await page.goto(server.address)
    card = f"article[aria-labelledby='name-{someone.game.name}']"
    await pressed(someone, f"{card} button[aria-expanded]")
    await chosen(someone, f"{card} form > label:first-of-type select", str(seats), steps=seats - 3)
    if friend:
        await chosen(someone, f"{card} form fieldset:nth-of-type(2) select:first-of-type", "open", steps=-2)
    await pressed(someone, f"{card} form .main")
    await page.wait_for_url("**/table/*")


async def chosen(someone, selector, value, steps):
    """Choose in a list; with the keyboard, by so many steps down."""
    element = await someone.window.page.wait_for_selector(selector)
    if someone.way == "keys":
        assert await tab_to(someone.window, element)
        for _ in range(abs(steps)):
            await someone.window.page.keyboard.press("ArrowDown" if steps > 0 else "ArrowUp")
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
