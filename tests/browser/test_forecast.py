"""What the page promises of a fight is what the rules allow: the same game is played beside it, where all is known."""

from random import Random

import dawnbreach
from dawnbreach.sanctum.fight import Block
from dawnbreach.sanctum.notation import letters
from dawnbreach.sanctum.solver.answers import solve
from tests.browser.stage import staged
from tests.browser.windows import browsing, run, seated
from tests.thorough import some

SEED, SEATS = "promises", 2
FIGHTS = some(4, 20)
WANDERINGS = 10
"""So often a fight is fought at random, to look for a kill that was said to be impossible."""
CARDS = """() => [...document.querySelectorAll(".sanctum .card:not(.killed)")]
    .filter((card) => card.querySelector(".chance svg"))
    .map((card) => [".letter", ".chance"].map((one) => card.querySelector(one)))
    .map(([letter, chance]) => [letter.innerText, chance.classList.contains("can")])"""


def is_rolled(view, seat):
    hero = view["heroes"][seat]
    return view["step"] == "attack" and not view["round"] and len(hero["demons"]) > 1


def truth(stage):
    """The game as the rules know it."""
    table = dawnbreach.game("sanctum").start(seats=SEATS, seed=SEED)
    for seat, text in stage.chosen:
        table.play(text, seat)
    return table


def fought(table, seat, choose):
    """After the attack, by choices that follow from the position."""
    after = table.copy()
    while seat in after.waiting and not isinstance(after.frame(seat), Block):
        after.play(choose(after), seat)
    return after


def judge(table, seat, promised):
    """Every kill that is promised is made, and what is said to be impossible never happens."""
    solved, random = solve(table, seat), Random(0)
    for letter, can in promised:
        place = letters(30).index(letter)
        if can:
            plan = iter(solved.plan(next(one for one in solved.outcomes if one.killed >> place & 1)))
            assert is_dead(fought(table, seat, lambda _, plan=plan: next(plan)), seat, place), (letter, promised)
        for _ in range(0 if can else WANDERINGS):
            after = fought(table, seat, lambda now: random.choice(list(now.choices(seat))))
            assert not is_dead(after, seat, place), (letter, promised)


def is_dead(table, seat, place):
    return table.is_dead(table.heroes[seat], place)


def test_the_page_promises_the_kills_that_the_rules_allow_and_no_other(server):
    async def tried():
        async with staged(server, "sanctum", SEED, SEATS) as stage, browsing() as windows:
            held = [seated(stage.id, "sanctum", {seat: secret}) for seat, secret in stage.secrets.items()]
            pages = [(await windows.window("desktop", "en", **one)).page for one in held]
            for page in pages:
                await page.goto(stage.link)
            told = []
            for _ in range(FIGHTS):
                seat = await stage.until(is_rolled)
                foes = (await stage.seen(seat))["heroes"][seat]["demons"]
                living = sum([not foe["killed"] for foe in foes])
                await pages[seat].wait_for_function(f"(n) => ({CARDS})().length === n", arg=living)
                promised = await pages[seat].evaluate(CARDS)
                judge(truth(stage), seat, promised)
                told += [can for _, can in promised]
                await stage.decide(seat)
            assert {True, False} == set(told)

    run(tried())
