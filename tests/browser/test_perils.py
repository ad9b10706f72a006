"""Who points at an area is told what waits there: the numbers of the rules, without hidden cards."""

import dawnbreach
from dawnbreach.darkest_doom import forecast
from dawnbreach.darkest_doom.turn import Turn
from tests.browser.stage import staged
from tests.browser.windows import browsing, run, seated
from tests.thorough import some

SEED, SEATS = "perils", 3
LOOKS = some(6, 20)
"""So many areas in which something waits are looked at."""


def truth(stage):
    """The game as the rules know it."""
    table = dawnbreach.game("darkest-doom").start(seats=SEATS, seed=SEED)
    for seat, text in stage.chosen:
        table.play(text, seat)
    return table


def percent(odds, share):
    """A chance as the page writes it."""
    if odds["trust"] == "estimated":
        return f"≈ {round(100 * share)}%"
    if 0 < share < 0.01:
        return "< 1%"
    return "> 99%" if 0.99 < share < 1 else f"{round(100 * share)}%"


def promised(peril):
    fight, tests = peril["fight"], [odds for odds in (peril["test"], peril["trap"]) if odds]
    kill = [f"Kill {percent(fight, fight['kill'])}", f"Die {percent(fight, fight['death'])}"] if fight else []
    return kill + [f"Pass {percent(odds, odds['chance'])}" for odds in tests]


def close(said, wanted):
    """Halves may be rounded either way."""
    (start, number), (same, other) = (one.rstrip("%").rsplit(" ", 1) for one in (said, wanted))
    return start == same and abs(int(number) - int(other)) <= 1


def test_who_points_at_an_area_is_told_what_waits_there(server):
    async def tried():
        async with staged(server, "darkest-doom", SEED, SEATS) as stage, browsing() as windows:
            held = [seated(stage.id, "darkest-doom", {seat: secret}) for seat, secret in stage.secrets.items()]
            pages = [(await windows.window("1440x900", "en", **one)).page for one in held]
            for page in pages:
                await page.goto(stage.link)
            looked, duels = 0, 0
            while looked < LOOKS or not duels:
                seat = await stage.until(lambda view, seat: view["step"] == "turn")
                table = truth(stage)
                assert isinstance(table.frame(seat), Turn)
                told = forecast.forecast(table, seat, deep=True)
                for peril in told["perils"] if told else []:
                    card = pages[seat].locator(f".map aside .peril[data-area={peril['area']}]")
                    await pages[seat].locator(f".area[data-area={peril['area']}]").dispatch_event("pointerenter")
                    await card.locator(".sure").first.wait_for()
                    said = await card.locator(".odds span").all_inner_texts()
                    assert len(said) == len(promised(peril))
                    assert all(map(close, said, promised(peril))), (said, peril)
                    duel = peril["fight"] is not None and peril["fight"]["cards"]
                    assert bool(duel) == ("hand" in await card.inner_text()), "what is unknown"
                    looked, duels = looked + 1, duels + bool(duel)
                await stage.decide(seat)

    run(tried())


def test_what_is_pressed_says_what_waits_there_before_it_is_chosen(server):
    async def tried():
        async with staged(server, "darkest-doom", SEED, SEATS) as stage, browsing() as windows:

            def waits(view, seat):
                told = view["step"] == "turn" and forecast.forecast(truth(stage), seat, deep=True)
                return told and any(one["fight"] for one in told["perils"])

            seat = await stage.until(waits)
            told = forecast.forecast(truth(stage), seat, deep=True)
            assert told is not None
            area = next(one["area"] for one in told["perils"] if one["fight"])
            held = seated(stage.id, "darkest-doom", {seat: stage.secrets[seat]})
            page = (await windows.window("390x844", "en", **held)).page
            await page.goto(stage.link)
            await page.locator(f".area[data-area={area}]").dispatch_event("click")
            menu = page.locator(f".menu:has(.peril[data-area={area}])")
            await menu.locator(".odds .bad").wait_for()
            await menu.locator("button.offer").first.wait_for()
            assert await page.evaluate("window.chosen.length") == 0

    run(tried())
