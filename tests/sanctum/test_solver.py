"""The solver of fights beside the rules themselves: every choice played out, nothing missing, nothing made up."""

import pytest

from dawnbreach.kernel import Scripted, Seeded
from dawnbreach.kernel.trust import Trust
from dawnbreach.sanctum.solver.answers import solve
from dawnbreach.sanctum.solver.judging import Worth
from dawnbreach.sanctum.solver.ranking import Ranking
from dawnbreach.sanctum.solver.rolling import odds, potions, rolls
from tests.forks import forks
from tests.sanctum.brute import Brute, TooLarge, as_end, best, follow
from tests.sanctum.fights import Fights
from tests.scene import scene
from tests.thorough import some

POSITIONS = some(400, 1200)
"""A fight with more positions is not played out."""


def compare(seeds, final, hero="", skills=(), most=POSITIONS):
    """How many of these fights were small enough to be compared."""
    compared = 0
    for seed in seeds:
        table = Fights(seed, hero, skills).small(final)
        solved = solve(table, 0)
        if solved.means.rerolls:
            continue
        try:
            ends = Brute(table, 0, most).ends
        except TooLarge:
            continue
        assert solved.solver.exact
        assert {as_end(solved, outcome) for outcome in solved.outcomes} == best(ends), seed
        for outcome in solved.outcomes:
            plan = solved.plan(outcome)
            assert follow(table.copy(), 0, plan) == as_end(solved, outcome), (seed, plan)
        compared += 1
    return compared


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(some(2, 16)))
def test_san_4_4_every_outcome_of_a_fight_and_no_other_and_the_plans_lead_there(chunk):
    assert compare(range(chunk * 100, chunk * 100 + 100), final=False) >= some(40, 60)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(some(2, 8)))
def test_san_9_3_every_outcome_in_the_row_of_the_final_battle(chunk):
    assert compare(range(chunk * 100, chunk * 100 + 100), final=True) >= some(25, 40)


def test_san_5_6_of_two_faces_that_hit_each_other_either_may_be_made():
    """A die that would hit as it is goes elsewhere, since the other one cannot."""
    assert compare([1259], final=True, most=1200) == 1


KITS = [
    ("outlaw", ("sleight-of-hand",)),
    ("huntress", ("heartseeker", "surge")),
    ("slayer", ("headsmans-swing", "pain-remembered", "twofold-wrath")),
    ("slayer", ("headsmans-swing",)),
    ("dancer", ("double-strike", "full-circle")),
    ("dancer", ("double-strike", "mirror-step")),
]


@pytest.mark.slow
@pytest.mark.parametrize("final", [False, True])
@pytest.mark.parametrize(("hero", "skills"), KITS)
def test_san_5_6_skills_that_copy_strike_and_double(hero, skills, final):
    assert compare(range(some(15, 50)), final, hero, skills) >= some(2, 15)


# The best


@pytest.mark.parametrize("final", [False, True])
def test_san_4_8_the_best_of_a_roll_is_found_without_looking_at_all_the_others(final):
    for seed in range(60):
        solved = solve(Fights(f"best/{seed}").small(final), 0)
        ranking = Ranking(solved.solver, solved.judge, solved.furies, len(solved.dice))
        value = max(solved.bounds(outcome)[0] for outcome in solved.outcomes)
        assert ranking.best(solved.dice).value == pytest.approx(value), seed
        assert solved.bounds(solved.best)[0] == value


def test_san_4_8_what_is_best_depends_on_what_things_are_worth():
    table = scene("huntress", demons=["lvl1 5/1", "lvl1 6/3"]).owns_dice(2)
    table.hero.stamina = table.hero.rage = 0
    table.hero.focus = 1
    table.fights(4, 4)
    misers = solve(table.table, 0, Worth(focus=9))
    assert misers.best.killed == 0, "a token is worth more than a kill"
    usual = solve(table.table, 0)
    assert usual.best.wounds == 1 and usual.best.killed == 2, "the one that hurts more dies"
    assert usual.plan(usual.best) == ["use left.1", "turn d1 6", "hit d1 b.1", "end attack", "end block"]
    assert misers.trust == usual.trust == Trust.EXACT


def test_san_4_10_in_the_block_step_only_the_block_is_asked_about():
    table = scene("slayer", demons=["lvl1/3"]).owns_dice(2)
    table.hero.rage = 0
    table.fights(*[n for n in range(1, 7) if n not in table.table.foe(table.hero.demons[0]).faces][:2])
    table.says("end attack")
    solved = solve(table.table, 0)
    assert sorted((o.wounds, o.stamina) for o in solved.outcomes) == [(1, 1), (2, 2), (3, 3)]
    end = follow(table.table.copy(), 0, solved.plan(solved.best))
    assert end == as_end(solved, solved.best)


def test_san_5_6_a_die_that_is_better_rolled_again():
    """One location with a 5, and a die that shows 1: six faces, one of which hits."""
    table = scene("huntress", demons=["lvl1 5/1"]).owns_dice(2).knows("second-arrow")
    table.hero.stamina = table.hero.focus = table.hero.rage = table.hero.rages = 0
    table.fights(1, 2)
    worth = Worth(rage=0)
    solved = solve(table.table, 0, worth)
    values = []
    for face in range(1, 7):
        after = table.table.copy()
        after.source = Scripted({"die": [face]}, Seeded("1"))
        after.play("use green1", 0)
        after.play("reroll d1", 0)
        rest = solve(after, 0, worth)
        values.append(rest.bounds(rest.best)[0])
    assert solved.gamble is not None
    assert solved.gamble.plan == ["use green1", "reroll d1"]
    assert solved.gamble.value == pytest.approx(sum(values) / 6)
    assert solved.gamble.value > solved.bounds(solved.best)[0]


# Before the roll


def test_san_4_3_rolls_are_all_there_and_as_likely_as_they_are():
    for count in range(7):
        assert sum(ways for _, ways in rolls(count)) == 6**count


@pytest.mark.parametrize("seed", range(6))
def test_san_4_3_the_odds_are_those_of_all_rolls_played_for_the_best(seed):
    fights = Fights(f"odds/{seed}")
    fights.hero.gold = 2
    fights.hero.stamina, fights.hero.focus = fights.random.randint(0, 1), fights.random.randint(0, 1)
    fights.meet(2, (1, 2), final=False)
    found = odds(fights.table, 0)
    assert found.trust == Trust.EXACT
    total = wounds = 0.0
    for dice, ways in rolls(2):
        after = fights.table.copy()
        after.source = Scripted({"die": dice}, Seeded("1"))
        after.play("roll", 0)
        solved = solve(after, 0)
        ends = best(Brute(after, 0, 10**6).ends)
        by_end = {as_end(solved, outcome): outcome for outcome in solved.outcomes}
        top = max((by_end[end] for end in ends), key=solved.judge.value)
        total += ways * solved.judge.value(top)
        wounds += ways * top.wounds
    assert found.value == pytest.approx(total / 36)
    assert sum(chance for _, chance in found.outcomes) == pytest.approx(1)
    assert found.wounds == pytest.approx(wounds / 36, abs=0.5), "outcomes of the same worth may differ"


def test_san_4_1_a_potion_is_worth_what_it_makes_possible():
    table = scene("slayer", demons=["lvl1 6/3"]).owns_dice(2).holds(red=1)
    table.hero.stamina, table.hero.focus = 1, 0
    table.spent("left.1a stamina")
    table.says("fight")
    (potion,) = potions(table.table, 0)
    assert potion.text == "drink red left.1a"
    assert potion.worth == pytest.approx(odds(drunk(table), 0).value - odds(table.table, 0).value)
    assert potion.worth > 0.3, "more than the token alone"


def drunk(table):
    after = table.table.copy()
    after.play("drink red left.1a", 0)
    return after


def test_san_4_2_potions_that_come_to_the_same_are_asked_about_once():
    table = scene("slayer", demons=["lvl1 6/3"]).owns_dice(2).holds(red=2)
    table.spent("armour.1a stamina", "boots.1a stamina")
    table.says("fight")
    assert [potion.text for potion in potions(table.table, 0)] == ["drink red armour.1a"]


# A card that nobody knows


def gamble_on(table, start, worth, judge):
    """What the rest of a fight in the row is worth when it is played as well as can be, over all cards there can be."""
    hero = table.heroes[0]
    if table.frame(0) is None or not hero.alive:
        cards = hero.at - start.at
        before = start.marks[hero.at].bit_count() if hero.at < 9 and not cards else 0
        hits = hero.marks[hero.at].bit_count() - before if hero.at < 9 else 0
        gained = cards * worth.card + hits * worth.hit + (worth.victory if hero.at == 9 else 0)
        things = hero.stamina * worth.stamina + hero.focus * worth.focus + hero.rage * worth.rage
        return judge.after(start.health - hero.health, gained) + things

    def average(choice):
        found = forks(table, lambda after: after.play(choice, 0))
        return sum(chance * gamble_on(after, start, worth, judge) for chance, after in found)

    return max(map(average, table.choices(0)))


@pytest.mark.parametrize("seed", range(8))
def test_san_9_4_what_a_card_that_nobody_knows_is_worth_lies_between_the_bounds(seed):
    fights = Fights(f"fury/{seed}")
    table, hero, random = fights.table, fights.hero, fights.random
    fights.forget(1)
    fights.stand_in_row()
    fights.scene.final_battle(seat=1)
    hero.at, hero.gold, hero.rage = 2 * random.randrange(4), 3, 0
    hero.stamina, hero.focus = random.randint(0, 1), random.randint(0, 1)
    hero.demons = tuple(-1 if n > hero.at and n % 2 else foe for n, foe in enumerate(hero.demons))
    faces = table.foe(hero.demons[hero.at]).faces
    hero.marks = (
        *(table.foe(foe).full for foe in hero.demons[: hero.at]),
        (1 << len(faces)) - 2,
        *(0,) * (8 - hero.at),
    )
    there = [n for n, fury in enumerate(table.content.furies) if not fury.effect.startswith("reroll")]
    table.furies = tuple(n for n in random.sample(there, 4) if table.content.fury_base + n not in hero.demons)
    table.source = Scripted({"die": [faces[0], random.randint(1, 6), random.randint(1, 6)]}, Seeded("1"))
    table.play("roll", 0)
    worth = Worth()
    solved = solve(table, 0, worth)
    exact = gamble_on(table, hero.copy(), worth, solved.judge)
    least = max(solved.bounds(outcome)[0] for outcome in solved.outcomes)
    most = max(solved.bounds(outcome)[1] for outcome in solved.outcomes)
    assert solved.trust == Trust.BOUNDED
    assert least - 1e-9 <= exact <= most + 1e-9
