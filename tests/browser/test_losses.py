"""A reload, a lost line and a killed server in the middle of a fight: nothing acknowledged is lost or done twice."""

import asyncio

import pytest

from tests.browser.hands import in_list
from tests.browser.proxy import Line
from tests.browser.stage import staged
from tests.browser.windows import browsing, run, seated
from tests.patience import PATIENCE
from tests.server.process import Server

NETWORK = ("WebSocket connection to", "Failed to load resource")
"""What a browser says by itself when nobody answers."""
FIGHT = {
    "sanctum": lambda view, seat: view["step"] == "attack" and len(view["heroes"][seat]["dice"]) > 1,
    "darkest-doom": lambda view, seat: view["foe"] and view["guardians"][seat]["dice"] and view["step"] != "turn",
}
DICE = {"sanctum": ".tray .die", "darkest-doom": ".combat .die"}
GAMES = pytest.mark.parametrize("game", sorted(FIGHT))


def test_the_line_can_be_cut(server):
    """The proxy itself: what these tests stand on."""

    async def tried():
        async with Line() as line:
            line.to(server.address)
            assert await answered(line)
            line.cut()
            assert not await answered(line)

    run(tried())


async def answered(line):
    host, port = line.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    try:
        return (await reader.read()).startswith(b"HTTP/1.1 200")
    except ConnectionResetError:
        return False
    finally:
        writer.transport.abort()


def forgiven(window):
    """Nobody answering is no fault of the page."""
    window.errors = [error for error in window.errors if not any(words in error for words in NETWORK)]


async def looks_away(window):
    """Before the server goes or the line is cut, which would be heard as faults."""
    await window.page.goto("about:blank")
    forgiven(window)


async def in_mid_fight(stage, windows, link, size="phone", language="pl"):
    """The page of whoever fights, with dice on the table; a forecast may come late or never, so without."""
    seat = await stage.until(FIGHT[stage.game.name])
    held = seated(stage.id, stage.game.name, {seat: stage.secrets[seat]})
    window = await windows.window(size, language, "Ann", forecast=False, **held)
    await window.page.goto(link)
    await window.page.wait_for_selector(DICE[stage.game.name])
    return window


async def picture(window):
    """The board and the choices as a reader hears them, wherever the focus is."""
    parts = [await window.page.locator(one).aria_snapshot() for one in ("section.board", "aside.side")]
    return [part.replace(" [active]", "").splitlines() for part in parts]


async def part_is_missed(window):
    """A part of the page is fetched while nobody answers: the page stays as it is."""
    await window.page.route("**/health", lambda route: route.abort())
    await window.page.evaluate("dispatchEvent(new Event('vite:preloadError'))")


async def settled(window, ply):
    await window.shows(ply)
    await window.page.wait_for_selector(".choices button")


def not_final(window):
    """A choice that goes on with the same fight."""
    return window.position["decision"]["offers"][0]


async def chose(window, offer):
    ply = window.position["ply"]
    await in_list(window, offer)
    await window.when(lambda w: w.position["ply"] > ply)


@GAMES
def test_a_reload_in_mid_fight_shows_the_same(server, game):
    async def tried():
        async with staged(server, game, "reload") as stage, browsing() as windows:
            window = await in_mid_fight(stage, windows, stage.link)
            before = await picture(window)
            await window.page.reload()
            await window.page.wait_for_selector(DICE[game])
            await settled(window, stage.ply)
            assert await picture(window) == before
            await chose(window, not_final(window))

    run(tried())


@GAMES
def test_what_others_say_leaves_the_board_as_it_is(server, game):
    """A word in the chat does not make the board anew: what is in hand stays there, and the map where it was."""

    async def tried():
        async with staged(server, game, "chat") as stage, browsing() as windows:
            window = await in_mid_fight(stage, windows, stage.link)
            await window.page.evaluate("document.querySelector('.board .layout').wasHere = true")
            assert (await stage.people[0].ask(kind="chat", seat=0, text="Well fought!"))["kind"] == "accepted"
            await window.when(lambda w: w.table["chat"])
            await window.page.locator("#tab-chat").click()
            await window.page.get_by_text("Well fought!").wait_for()
            assert await window.page.evaluate("document.querySelector('.board .layout').wasHere")

    run(tried())


@GAMES
def test_a_choice_on_a_line_that_is_lost_is_played_once(server, game):
    """The server has kept the choice, but the answer got lost: the page asks again and nothing is played twice."""

    async def tried():
        async with staged(server, game, "line") as stage, browsing() as windows, Line() as line:
            line.to(server.address)
            window = await in_mid_fight(stage, windows, f"{line.address}/table/{stage.id}", "desktop", "ru")
            offer, ply = not_final(window), window.position["ply"]
            line.silent = True
            await in_list(window, offer)
            await stage.people[0].when(lambda p: p["ply"] > ply)
            line.cut()
            await window.page.wait_for_selector(".lost")
            await part_is_missed(window)
            line.to(server.address)
            await window.when(lambda w: w.position["ply"] > ply)
            await was_played_once(window, stage, offer, ply)

    run(tried())


async def was_played_once(window, stage, offer, ply):
    """The same choice was sent again with its key, accepted, and is one line of the log."""
    keys = [asked["key"] for asked in window.chosen]
    assert len(keys) == 2 and len(set(keys)) == 1
    await window.when(lambda w: keys[0] in w.answers)
    assert window.answers[keys[0]]["kind"] == "accepted"
    everybody = await stage.people[0].when(lambda p: p["ply"] >= window.position["ply"])
    assert everybody["ply"] == window.position["ply"] == window.answers[keys[0]]["ply"]
    await looks_away(window)


@GAMES
def test_a_killed_server_in_mid_fight_loses_nothing(game, tmp_path):
    async def tried():
        async with browsing() as windows, Line() as line:
            with Server(tmp_path) as server:
                line.to(server.address)
                async with staged(server, game, "killed") as stage:
                    window = await in_mid_fight(stage, windows, f"{line.address}/table/{stage.id}")
                    await chose(window, not_final(window))
                    await settled(window, window.position["ply"])
                    before, position = await picture(window), window.position
                    server.process.kill()
                    server.process.wait(PATIENCE)
                    line.cut()
            await window.page.wait_for_selector(".lost")
            assert (await picture(window))[0] == before[0]
            with Server(tmp_path) as server:
                line.to(server.address)
                await is_back(window, position, before)
                await chose(window, not_final(window))
                await looks_away(window)

    run(tried())


async def is_back(window, position, before):
    """With the first words of the new line the page is told exactly what it knew, and shows it."""
    await window.page.evaluate("dispatchEvent(new Event('online'))")
    await window.when(lambda w: w.position is not position)
    told = window.position
    assert window.heard.index("position") < 3, window.heard
    assert (told["ply"], told["view"], told["decision"]) == tuple(position[key] for key in ("ply", "view", "decision"))
    await window.page.wait_for_selector(".lost", state="detached")
    assert await picture(window) == before
    forgiven(window)


def test_a_choice_made_while_the_server_is_away_is_played_when_it_is_back(tmp_path):
    """It waits in the page, is sent when somebody answers, and is played once."""

    async def tried():
        async with browsing() as windows, Line() as line:
            with Server(tmp_path) as server:
                line.to(server.address)
                async with staged(server, "sanctum", "away") as stage:
                    window = await in_mid_fight(stage, windows, f"{line.address}/table/{stage.id}", "desktop", "en")
                    server.process.kill()
                    server.process.wait(PATIENCE)
                    line.cut()
            await window.page.wait_for_selector(".lost")
            offer, ply = not_final(window), window.position["ply"]
            await in_list(window, offer)
            assert window.position["ply"] == ply
            with Server(tmp_path) as server:
                line.to(server.address)
                await window.when(lambda w: w.chosen and w.position["ply"] == ply + 1)
                assert [asked["text"] for asked in window.chosen] == [offer["text"]]
                assert window.answers[window.chosen[0]["key"]] == {
                    **window.answers[window.chosen[0]["key"]],
                    "ply": ply + 1,
                }
                await looks_away(window)

    run(tried())
