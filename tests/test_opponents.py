"""Bots that try choices: from what their seat may know, within their budget, the same again with the same seed."""

import time
from pathlib import Path
from typing import Any

import pytest

import dawnbreach
from dawnbreach import bots
from dawnbreach.bots import sanctum_worth
from dawnbreach.bots.hint import hint, ready
from dawnbreach.bots.rng import Fancy, Rng
from dawnbreach.bots.sanctum_coach import Judge
from dawnbreach.bots.sanctum_outfit import arrangements, steps_to
from dawnbreach.bots.sanctum_outlook import outlook, settled
from dawnbreach.bots.sanctum_readiness import readiness
from dawnbreach.bots.search import Budget, Trial, best_of, compare
from dawnbreach.kernel.saving import pack, unpack
from dawnbreach.lab.arena import Match, Verdict, play_one, seated, summarize

ROOT = Path(__file__).parent.parent
LEVELS = ("novice", "apprentice:0", "adept:3", "master:3")


def moments(name, seats, every, most, bot="apprentice"):
    """Positions of a game with the seat that decides, some decisions apart, the last ones those of the end."""
    position = dawnbreach.game(name).start(seats=seats, seed="moments")
    players = [bots.make(bot, name, str(seat)) for seat in range(seats)]
    found = []
    for ply in range(5000):
        if position.over:
            break
        seat = bots.Seat(position, position.waiting[0])
        if ply % every == 0 and len(seat.choices) > 1:
            found.append((position.copy(), seat.number))
        position.play(bots.ask(players[seat.number], seat), seat.number)
    return found[-most:]


@pytest.fixture(scope="module", params=dawnbreach.GAMES)
def some(request):
    return moments(request.param, 2, 17, 5)


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_bot_chooses_and_advises_follows_from_what_its_seat_may_know(some, level):
    for number, (position, seat) in enumerate(some):
        name = position.game.name
        other = position.game.imagine(position, seat, Fancy(1000 + number))
        told = []
        for world in (position, other):
            chosen = bots.ask(bots.make(level, name, "leak"), bots.Seat(world, seat))
            advice = hint(bots.make(level, name, "leak"), bots.Seat(world, seat))
            told.append((chosen, advice))
        assert told[0] == told[1], f"{level} at {position.frame(seat)}"


def test_a_packed_world_is_all_that_a_bot_of_the_server_needs(some):
    for position, number in some:
        seat = bots.Seat(position, number)
        world = unpack(position.game, pack(seat.imagined(Fancy(7))), Fancy(0))
        assert world.past is None and world.origin is None and not any(world.asked)
        there = bots.Seat(world, number)
        assert there.view == seat.view and there.choices == seat.choices


def test_choices_are_known_by_their_kinds():
    position = dawnbreach.game("sanctum").start(seats=2, seed=3)
    seat = bots.Seat(position, position.waiting[0])
    assert {choice.text for kind in ("take", "move") for choice in seat.of_kind(kind)} <= {c.text for c in seat.choices}
    assert seat.of_kind(seat.choices[0].kind()) and not seat.of_kind("nothing")


@pytest.mark.parametrize("name", dawnbreach.GAMES)
def test_a_seed_and_a_number_of_tries_give_the_same_game_again(name):
    match = Match(name, ("apprentice", "novice"), 1, "again")
    first, second = play_one(match, 0), play_one(match, 0)
    assert (first.won, first.end, first.failed) == (second.won, second.end, 0)
    assert [len(times) for times in first.times.values()] == [len(times) for times in second.times.values()]


def test_a_master_ends_within_its_budget(some):
    position, seat = some[0]
    master: Any = bots.make("master", position.game.name)
    assert master.seconds == 1.0
    master.seconds = 0.05
    began = time.process_time()
    assert bots.ask(master, bots.Seat(position, seat)) in position.choices(seat)
    assert time.process_time() - began < 1.0


def test_the_higher_a_guardian_the_less_it_overlooks():
    turns = [m for m in moments("darkest-doom", 2, 1, 9999) if m[0].frame(m[1]).id == "turn"][:30:6]

    def looks(level):
        thinkers: list[Any] = [bots.make(level, "darkest-doom", "looks") for _ in turns]
        trials = [one.trials(bots.Seat(*turn)) for one, turn in zip(thinkers, turns, strict=True)]
        assert all(1 + thinkers[0].most >= len(found) for found in trials)
        return [sum(len(found) for found in trials), sum(len(trial.values) for found in trials for trial in found)]

    few, more, most = looks("adept"), looks("veteran"), looks("master:60")
    assert few[0] < more[0] <= most[0] and 1.5 * few[1] < more[1] < most[1]
    assert more[0] <= 6 * len(turns) and more[1] <= 20 * len(turns)


def test_the_coach_of_sanctum_tries_the_march_from_what_a_seat_may_know():
    march = [m for m in moments("sanctum", 2, 1, 9999) if m[0].frame(m[1]).id in ("turn", "taking", "moving-gem")]
    for position, seat in march[4:20:8]:
        found = []
        for world in (position, position.game.imagine(position, seat, Fancy(11))):
            judge = Judge(Rng("march"))
            judge.playouts = 6
            trials = judge.trials(bots.Seat(world, seat))
            found.append([(trial.choice, trial.values) for trial in trials])
        assert found[0] == found[1] and found[0][0][1], position.frame(seat)


def last_rest():
    """A hero in the last Rest before it puts anything on."""
    in_it = [m for m in moments("sanctum", 2, 1, 9999) if any(f.id == "after-respite" for f in m[0].main.frames)]
    return next(m for m in in_it if m[0].frame(m[1]).id == "equipping")


def test_ways_to_dress_can_be_paid_and_put_on_and_the_readiest_comes_first():
    table, seat = last_rest()
    hero = table.heroes[seat]
    found = arrangements(table, hero)
    worths = [sanctum_worth.readiness(table, hero, items, hero.skills) for items in found]
    assert len(found) > 3 and worths == sorted(worths, reverse=True)
    for goal in found[:3]:
        world = table.copy()
        for text in steps_to(table, seat, goal):
            world.play(text, seat)
        assert world.heroes[seat].items == goal and world.frame(seat).id != "equipping"


def test_a_master_who_tries_ways_to_dress_ends_with_one_of_them():
    table, seat = last_rest()
    known, tried = arrangements(table, table.heroes[seat]), 0
    for _ in range(20):
        if table.frame(seat).id != "equipping":
            break
        master: Any = bots.make("master:40", "sanctum", "dress")
        table.play(bots.ask(master, bots.Seat(table, seat)), seat)
        tried = max(tried, len(master.plans))
    assert tried > 1 and table.frame(seat).id != "equipping" and table.heroes[seat].items in known


def test_what_a_hero_may_hope_for_grows_with_health_and_blessings_and_falls_with_a_rivals():
    table, seat = next(m for m in moments("sanctum", 2, 1, 9999) if m[0].frame(m[1]).id == "turn" and m[0].front > 2)
    hero, rival = table.heroes[seat], table.heroes[1 - seat]
    before, whole, found = outlook(table, hero), hero.health, []
    for hero.health in range(1, whole + 1):
        found.append(outlook(table, hero))
    assert found == sorted(found) and found[-3] < before - 1
    rival.tiles += (0,)
    assert outlook(table, hero) < before
    hero.alive = False
    assert settled(table, hero) < before - 10


# Trying


def seat_of_sanctum():
    position = dawnbreach.game("sanctum").start(seats=2, seed=3)
    while len(position.choices(position.waiting[0])) < 4:
        position.play(position.choices(position.waiting[0])[0], position.waiting[0])
    return bots.Seat(position, position.waiting[0])


def test_the_better_choices_are_tried_in_more_worlds_and_the_favourite_stays():
    seat = seat_of_sanctum()
    choices = seat.choices[:4]
    value = {choice: number for number, choice in enumerate(choices)}
    trials = compare(seat, choices, lambda world, choice, whims: value[choice], Rng("1"), Budget(40))
    assert trials[0].choice == choices[3]
    tried = {trial.choice: len(trial.values) for trial in trials}
    assert tried[choices[3]] == tried[choices[0]] > tried[choices[1]]
    assert best_of(trials, choices[0], sure=1.0) == choices[3]


def test_no_more_is_tried_than_the_budget_allows_and_all_in_the_same_worlds():
    seat, tried = seat_of_sanctum(), []

    def note(world, choice, whims):
        tried.append(whims)
        return 0.0

    trials = compare(seat, seat.choices[:3], note, Rng("1"), Budget(8))
    assert len(tried) == 6 and [len(trial.values) for trial in trials] == [2, 2, 2]
    assert len(set(tried)) == 2


def test_a_patient_budget_tries_all_for_their_share_of_it_before_any_is_left_aside():
    seat = seat_of_sanctum()
    choices = seat.choices[:4]

    def tried(patient):
        trials = compare(seat, choices, lambda world, choice, whims: 0.0, Rng("1"), Budget(240, patient=patient))
        return [len(trial.values) for trial in sorted(trials, key=lambda trial: choices.index(trial.choice))]

    hasty, patient = tried(False), tried(True)
    assert min(hasty) == 4 and min(patient) == 20
    assert sum(hasty) <= 240 and 230 < sum(patient) <= 240


def steps(world, choice, whims):
    """A playout that other processes can be sent."""
    world.play(choice, world.waiting[0])
    return (whims + len(world.choices(world.waiting[0]))) % 1000 / 7


def test_more_processors_find_the_same():
    seat, found = seat_of_sanctum(), []
    for cores in (1, 2):
        rng = Rng("1")
        trials = compare(seat, seat.choices[:3], steps, rng, Budget(20, cores=cores))
        found.append(([(trial.choice, trial.values) for trial in trials], rng.state))
    assert found[0] == found[1]


def test_who_has_no_time_waits_for_no_processor():
    seat = seat_of_sanctum()
    began = time.monotonic()
    trials = compare(seat, seat.choices[:3], steps, Rng("1"), Budget(1000, seconds=0.001, cores=3))
    assert time.monotonic() - began < 5.0 and not any(trial.values for trial in trials)


def test_a_budget_is_told_by_the_name():
    told: Any = bots.make("master:200:cores=2", "sanctum")
    assert (told.playouts, told.seconds, told.cores) == (200, 0.0, 2)
    told = bots.make("master:cores=2", "darkest-doom")
    assert (told.playouts > 1000, told.seconds, told.cores) == (True, 1.0, 2)


def test_the_favourite_is_left_only_for_what_is_surely_better():
    seat = seat_of_sanctum()
    favourite, other = Trial(seat.choices[0]), Trial(seat.choices[1])
    favourite.values, other.values = [1.0, 5.0, 1.0, 5.0], [5.0, 1.2, 5.0, 1.2]
    assert best_of([other, favourite], favourite.choice, sure=1.0) == favourite.choice
    other.values = [2.0, 6.0, 2.1, 6.0]
    assert best_of([other, favourite], favourite.choice, sure=1.0) == other.choice


# The arena


def test_with_every_seed_each_bot_sits_on_each_seat_once():
    match = Match("sanctum", ("adept", "novice", "novice"), 6, "s")
    games = [seated(match, number) for number in range(6)]
    assert [seed for seed, _ in games] == ["s/0"] * 3 + ["s/1"] * 3
    assert sorted(names.index("adept") for _, names in games[:3]) == [0, 1, 2]


def test_the_arena_counts_wins_and_the_time_of_decisions():
    match = Match("sanctum", ("novice", "random"), 2, "arena")
    games = [play_one(match, number) for number in range(2)]
    summary = summarize(match, games, "")
    assert summary["wins"]["novice"]["count"] + summary["wins"]["random"]["count"] == 2
    assert summary["even"] == 0.5 and summary["failed"] == 0
    assert summary["milliseconds"]["novice"]["p99"] >= summary["milliseconds"]["novice"]["median"] > 0


@pytest.mark.parametrize(("won", "verdict"), [(1, "stronger"), (0, "not as strong as hoped")])
def test_a_verdict_needs_some_games_and_then_is_clear(won, verdict):
    test = Verdict(0.25, 0.5)
    test.add(won)
    assert test.text == ""
    for _ in range(30):
        test.add(won)
    assert test.text == verdict


# Hints


@pytest.mark.parametrize("name", dawnbreach.GAMES)
def test_a_hint_tells_of_choices_there_are_and_what_they_lead_to(name):
    for position, seat in moments(name, 2, 17, 3):
        found = hint(bots.make("adept:8", name, "hint"), bots.Seat(position, seat))
        assert 1 <= len(found) <= 3
        for advice in found:
            assert advice.choice in position.choices(seat)
            assert advice.ends or not advice.worlds
            assert 0 <= advice.ends.get("victory", 0) <= 1


def test_readiness_grows_with_the_hero_and_follows_from_what_its_seat_may_know():
    early, seat = moments("sanctum", 2, 1, 9999)[0]
    before, worlds = readiness(bots.Seat(early, seat), 8, 60.0), []
    late, seat = next(
        m for m in moments("sanctum", 2, 1, 9999) if any(f.id == "after-respite" for f in m[0].main.frames)
    )
    for world in (late, late.game.imagine(late, seat, Fancy(5))):
        worlds.append(readiness(bots.Seat(world, seat), 8, 60.0))
    assert worlds[0] == worlds[1] and before and worlds[0] and before.battles == worlds[0].battles == 8
    assert worlds[0].defeated > before.defeated


def test_who_is_in_the_final_battle_has_no_need_of_being_ready():
    final, seat = moments("sanctum", 2, 1, 1)[0]
    assert final.unveiled and readiness(bots.Seat(final, seat)) is None and not ready(bots.Seat(final, seat))


def test_those_who_try_nothing_give_no_hints():
    assert hint(bots.make("novice", "sanctum"), seat_of_sanctum()) == []


# Bots of others


def test_the_example_of_a_bot_looks_ahead_and_plays():
    home = {"__name__": "own_bot"}
    exec((ROOT / "examples" / "own_bot.py").read_text(encoding="utf-8"), home)
    look_ahead: Any = home["LookAhead"]
    for name in dawnbreach.GAMES:
        for position, seat in moments(name, 2, 60, 3, "novice"):
            assert bots.ask(look_ahead(Rng("1")), bots.Seat(position, seat)) in position.choices(seat)


def test_bots_of_other_packages_play_under_their_names(monkeypatch):
    class Point:
        name = "sanctum.stranger"

        def load(self):
            return lambda rng: lambda view, choices: choices[-1]

    monkeypatch.setattr(bots, "entry_points", lambda group: [Point()])
    bots.strangers.cache_clear()
    try:
        assert bots.names("sanctum")[-1] == "stranger" and "stranger" not in bots.names("darkest-doom")
        seat = seat_of_sanctum()
        assert bots.ask(bots.make("stranger", "sanctum"), seat) == seat.choices[-1]
    finally:
        bots.strangers.cache_clear()
