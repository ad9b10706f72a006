"""Whole games through the page: both games, big and small, with a friend and with bots, by mouse, finger, keyboard."""

import asyncio
import json

import pytest

from tests.browser.hands import on_board, press, tab_to
from tests.browser.persons import MANY, Person
from tests.browser.windows import SIZES, browsing, run
from tests.patience import WHOLE
from tests.thorough import THOROUGH

ALONE = [("sanctum", "first", ("desktop", "en", "mouse")), ("darkest-doom", "second", ("desktop", "ru", "keys"))]
TOGETHER = [
    ("sanctum", "third", ("phone", "ru", "taps"), ("desktop", "pl", "keys")),
    ("darkest-doom", "fourth", ("phone", "pl", "taps"), ("desktop", "en", "mouse")),
]
BEGINNING, END = 30, 10
"""So many decisions, at least, are taken at the window before the middle of a game and after it."""
IS_LATE = {
    "sanctum": lambda view: view["round"],
    "darkest-doom": lambda view: view["round"] == 8,
}
LOW = (1280, 720)
MOST_OF_A_GAME = 100
ENOUGH = 12
"""So many decisions of each person show that two can play together."""


@pytest.mark.parametrize(("game", "seed", "who"), ALONE)
def test_a_person_plays_a_whole_game_with_a_bot(server, game, seed, who):
    async def played():
        async with browsing() as windows:
            ann = await person(windows, game, who, "Ann")
            await made(ann, server, seed, seats=2)
            await ann.window.when(lambda w: w.position)
            await ann.play(MANY if THOROUGH else BEGINNING)
            await ann.play_elsewhere(server, IS_LATE[game])
            await ann.play()
            used_their_hands(ann, decisions=BEGINNING + END, each=3)
            await saw_the_end(ann)

    run(played())


def test_darkest_doom_is_played_on_the_board_by_keyboard_alone(server, monkeypatch):
    monkeypatch.setitem(SIZES, "desktop", LOW)

    async def played():
        async with browsing() as windows:
            ann = OnBoard(await windows.window("desktop", "pl", "Ann"), "darkest-doom", "keys", "Ann")
            without_mouse(ann.window.page)
            await made(ann, server, "third", seats=2)
            await ann.window.page.wait_for_selector(".doom .layout")
            await ann.play()
            assert ann.decided > MOST_OF_A_GAME
            await saw_the_end(ann)

    run(played())


class OnBoard(Person):
    """Somebody with a keyboard who knows nothing but the board."""

    async def type(self, offer):
        assert await on_board(self.window, offer, keys=True), f"keys do not lead to {offer} on the board"


def without_mouse(page):
    async def refused(*_, **__):
        raise AssertionError("this person has no mouse")

    for act in ("click", "move", "down", "up", "wheel"):
        setattr(page.mouse, act, refused)


@pytest.mark.parametrize(("game", "seed", "host", "guest"), TOGETHER)
def test_two_people_play_together_with_two_bots(server, game, seed, host, guest):
    async def played():
        async with browsing() as windows:
            ann, bob = [await person(windows, game, *one) for one in ((host, "Ann"), (guest, "Bob"))]
            await made(ann, server, seed, seats=4, friend=True)
            await joined(bob, ann.window.page.url)
            await pressed(ann, ".start")
            for someone in (ann, bob):
                await someone.window.when(lambda w: w.position)
            await play_until(lambda: min(ann.decided, bob.decided) >= ENOUGH, ann, bob)
            for someone in (ann, bob):
                used_their_hands(someone, decisions=ENOUGH, each=2)

    run(played())


async def play_until(holds, *people):
    """Let people play, each at their own window, until it is enough."""
    first = people[0].window
    playing = [asyncio.ensure_future(someone.play()) for someone in people]
    watching = asyncio.ensure_future(first.when(lambda _: holds(), patience=WHOLE))
    done, others = await asyncio.wait([*playing, watching], return_when=asyncio.FIRST_COMPLETED)
    for one in others:
        one.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    for one in done:
        one.result()


async def person(windows, game, who, name):
    size, language, way = who
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


def used_their_hands(someone, decisions, each):
    """Whoever has a mouse or a finger plays on the board; whoever has a keyboard uses it in every way, often enough."""
    ways = someone.ways
    assert someone.decided >= decisions
    if someone.way == "keys":
        assert min(ways["typed"], ways["number"], ways["arrows"], ways["keys-board"]) >= each, ways
    else:
        assert ways["board"] + ways["dragged"] > ways["list"], ways
    if someone.way == "mouse" and someone.game.name == "sanctum":
        assert ways["dragged"] >= each, ways


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
    await page.wait_for_selector(f"main[data-ply='{last}']")
    await pressed(someone, "aside .share summary")
    await pressed(someone, "aside .share .row button")
    await page.wait_for_selector("aside .share [role=status] p:not(.bad)")
