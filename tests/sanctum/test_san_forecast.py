"""What the forecast of a fight says, beside what the rules make of it."""

from random import Random
from typing import Any

import pytest

import dawnbreach
from dawnbreach import bots
from dawnbreach.kernel import Seeded, shapes
from dawnbreach.sanctum import forecast as foresight
from dawnbreach.sanctum import forecast_types
from dawnbreach.sanctum.events import Wounded
from dawnbreach.sanctum.fight import Attack, Block
from dawnbreach.sanctum.notation import letters
from dawnbreach.sanctum.solver.answers import solve
from tests.forks import forks
from tests.looking import view_of
from tests.sanctum.fights import Fights
from tests.scene import scene


def forecast(table: Any, seat: int, deep: bool) -> Any:
    """The forecast, without asking whether what is looked for can be there."""
    return foresight.forecast(table, seat, deep)


def place_of(foe):
    return letters(30).index(foe)


def killed(table, place):
    """Is the foe dead, or behind the hero in the row?"""
    hero = table.heroes[0]
    return hero.at > place if table.round else table.is_dead(hero, place)


def played(table, plan):
    """After these choices, as far as the attack goes."""
    after = table.copy()
    for text in plan:
        if not isinstance(after.frame(0), Block):
            after.play(text, 0)
    return after


def wander(table, random):
    """After an attack fought at random."""
    after = table.copy()
    while not isinstance(after.frame(0), Block):
        after.play(random.choice(list(after.choices(0))), 0)
    return after


def judge(seed, final):
    """One fight: every promised kill is made, no other ever is, and what ends a fight is what was told."""
    table = Fights(seed).small(final)
    said, solved, random = forecast(table, 0, deep=False), solve(table, 0), Random(seed)
    assert said is not None and not list(shapes.misfits(said, forecast_types.Forecast))
    for target in said["targets"]:
        place = place_of(target["foe"])
        if target["chance"]:
            outcome = next(one for one in solved.outcomes if one.killed >> place & 1)
            assert killed(played(table, solved.plan(outcome)), place), (seed, target)
        elif said["trust"] == "exact" and not solved.means.rerolls:
            assert not any(killed(wander(table, random), place) for _ in range(5)), (seed, target)
    judge_stop(table, said["stop"], seed)


def judge_stop(table, stop, seed):
    """The attack ends here, all is blocked that can be, and the hero has the wounds that were told."""
    after = table.copy()
    after.play("end attack", 0)
    solved = solve(after, 0)
    least = min(solved.outcomes, key=lambda outcome: outcome.wounds)
    told = [event for text in solved.plan(least) for event in after.play(text, 0)]
    wounds = [event.amount for event in told if isinstance(event, Wounded) and event.seat == 0]
    assert after.heroes[0].alive == bool(stop["survive"]), seed
    assert not after.heroes[0].alive or sum(wounds[:1]) == stop["wounds"], seed


@pytest.mark.parametrize("final", [False, True])
def test_san_4_8_what_the_dice_are_said_to_kill_they_kill_and_nothing_else(final):
    for seed in range(30):
        judge(f"forecast/{seed}", final)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(10))
def test_san_4_8_the_same_in_a_thousand_fights(chunk):
    for seed in range(chunk * 100, chunk * 100 + 100):
        judge(f"forecast/{seed}", final=seed % 3 == 0)


def test_san_4_11_damage_that_kills_is_always_told():
    """Ending the block now does what the view says, in every fight."""
    lethal = 0
    for seed in range(60):
        table = Fights(f"lethal/{seed}").small()
        table.heroes[0].health = Random(seed).randint(1, 6)
        table.play("end attack", 0)
        coming = view_of(table, 0)["heroes"][0]["coming"]
        table.play("end block", 0)
        assert table.heroes[0].alive != coming["lethal"], seed
        lethal += coming["lethal"]
    assert 10 < lethal < 60


def test_san_4_3_before_the_roll_the_chances_are_those_of_all_rolls():
    table = scene(hero="huntress")
    table.pursued_by("lvl1 3/2", "lvl1 4/1")
    table.turn_of(0)
    table.says("fight")
    said = forecast(table.table, 0, deep=False)
    wounds = 0.0
    for chance, after in forks(table.table, lambda after: after.play("roll", 0)):
        best = forecast(after, 0, deep=False)["best"]
        wounds += chance * best["wounds"]
    assert said["trust"] == "exact" and said["best"]["wounds"] == pytest.approx(wounds, abs=1e-3)
    assert [target["foe"] for target in said["targets"]] == ["a", "b"]


def test_san_4_1_a_potion_tells_what_it_would_change_and_no_potion_tells_nothing():
    table = scene(hero="slayer")
    table.pursued_by("lvl2/3")
    table.hero.stamina, table.hero.potions = 0, (1, 0)
    table.turn_of(0)
    table.says("fight")
    assert forecast(table.table, 0, deep=True) is None, "no token is spent"
    table.hero.tokens = tuple([1] * len(table.hero.tokens))
    said = forecast(table.table, 0, deep=True)
    assert [draught["text"].split()[1] for draught in said["draughts"]] == ["red"]
    assert said["draughts"][0]["then"]["wounds"] <= said["best"]["wounds"]


def test_san_4_9_the_best_without_rage_is_told_where_it_is_worse():
    table = scene(hero="huntress")
    table.pursued_by("lvl1 6/2")
    table.hero.rage = 1
    table.turn_of(0)
    table.says("fight")
    table.rolls(*[2] * table.hero.gold)
    table.says("roll")
    said = forecast(table.table, 0, deep=False)
    assert isinstance(table.table.frame(0), Attack) and said["calm"] is not None
    assert said["calm"]["kills"] < said["best"]["kills"]


def test_san_13_2_who_knows_the_same_is_told_the_same():
    """A position that a seat cannot tell from this one has the same forecast."""
    game, asked = dawnbreach.game("sanctum"), 0
    table = game.start(seats=2, seed="law")
    players = [bots.make("novice", "sanctum", seed=f"law/{seat}") for seat in range(2)]
    while not table.over and asked < 40:
        seat = table.waiting[0]
        if isinstance(table.frame(seat), (Attack, Block)):
            other = game.imagine(table, seat, Seeded(f"{asked}"))
            assert forecast(table, seat, deep=False) == forecast(other, seat, deep=False)
            asked += 1
        table.play(bots.decide(players[seat], bots.Seat(table, seat), "x", print), seat)
    assert asked >= 30
