"""What a finished game came to, against what its positions and events say."""

import itertools
from functools import cache

import pytest

import dawnbreach
from dawnbreach import bots, info
from dawnbreach.kernel.aftermath import FACES, expected_matches, matches
from dawnbreach.kernel.film import film
from dawnbreach.kernel.words import LANGUAGES, Name, Phrase
from dawnbreach.sanctum import events
from dawnbreach.sanctum.aftermath import Account

GAMES = [("sanctum", 2), ("sanctum", 4), ("darkest-doom", 1), ("darkest-doom", 3)]


@cache
def played(name, seats):
    """A game of bots, as a film."""
    position = dawnbreach.game(name).start(seats=seats, seed=f"aftermath {seats}")
    players = [bots.make("novice", name, f"aftermath {seat}") for seat in range(seats)]
    while not position.over:
        seat = position.waiting[0]
        position.play(bots.ask(players[seat], bots.Seat(position, seat)), seat)
    return film(position.record(), dawnbreach.game)


@cache
def account(name, seats):
    return info(name).part(info(name).aftermath)(played(name, seats))


def row(found, key):
    return next((row.values for section in found.sections for row in section.rows if row.key == key), None)


def told(made, kind, *, seat):
    return [e for events in made.events for e in events if e.id == kind and e.seat == seat]


@pytest.mark.parametrize(("dice", "wanted"), [(1, [3]), (2, [3, 3]), (3, [1, 2, 2]), (4, [6, 6, 6, 1])])
def test_what_is_expected_is_the_mean_over_all_rolls(dice, wanted):
    rolls = list(itertools.product(range(1, FACES + 1), repeat=dice))
    mean = sum(matches(roll, wanted) for roll in rolls) / len(rolls)
    assert expected_matches(dice, wanted) == pytest.approx(mean)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_everything_is_told_for_everybody_in_every_language(name, seats):
    found, catalogue = account(name, seats), dawnbreach.game(name).catalogue
    for section in found.sections:
        assert all(len(row.values) == len(found.who) for row in section.rows)
    things = [Name(key) for section in found.sections for key in (section.key, *[row.key for row in section.rows])]
    things += [one.words for one in (*found.moments, *found.marks)] + list(found.curve.labels)
    for language in LANGUAGES:
        said = [catalogue.arg(language, thing) for thing in things]
        assert not [words for words in said if words.startswith(("aftermath-", "event-")) or "$" in words]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_moments_and_marks_lead_into_the_game(name, seats):
    found, last = account(name, seats), played(name, seats).last
    assert found.moments and {mark.level for mark in found.marks} == {"part", "turn", "fight"}
    assert all(0 <= one.ply <= last for one in (*found.moments, *found.marks))
    assert [one.ply for one in found.moments] == sorted(one.ply for one in found.moments)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_curve_of_sanctum_ends_with_the_health_that_is_left(seats):
    found, end = account("sanctum", seats), played("sanctum", seats).positions[-1]
    for hero, line in zip(end.heroes, found.curve.lines, strict=True):
        known = [health for health in line if health is not None]
        assert known[0] == 10 and known[-1] == (hero.health if hero.alive else 0)
    assert row(found, "aftermath-health") == tuple(hero.health if hero.alive else 0 for hero in end.heroes)


@pytest.mark.parametrize("seats", [2, 4])
def test_wounds_of_sanctum_are_all_counted_once(seats):
    found, made = account("sanctum", seats), played("sanctum", seats)
    nothing = (0,) * seats
    fights, curses = row(found, "aftermath-wounds") or nothing, row(found, "aftermath-curses") or nothing
    for seat in range(seats):
        assert fights[seat] + curses[seat] == sum(e.amount for e in told(made, "wounded", seat=seat))


@pytest.mark.parametrize("seats", [1, 3])
def test_fame_is_counted_by_what_it_came_from_and_ends_as_the_score(seats):
    found, made = account("darkest-doom", seats), played("darkest-doom", seats)
    end = made.positions[-1]
    sources = next(section for section in found.sections if section.key == "aftermath-sources")
    for guardian in end.guardians:
        gained = sum(e.amount for e in told(made, "fame-changed", seat=guardian.number) if e.amount > 0)
        assert sum(row.values[guardian.number] for row in sources.rows) == gained
        if not guardian.consumed:
            assert found.curve.lines[guardian.number][-1] == end.glory(guardian.number)
    assert len(found.curve.labels) == end.round


def test_virtual_guardians_are_told_of_and_have_no_dice():
    found = account("darkest-doom", 1)
    assert len(found.who) == 4
    assert all(value is not None for value in row(found, "aftermath-points"))
    assert row(found, "aftermath-dice")[1:] == (None, None, None)
    assert None not in found.ranks


@pytest.mark.parametrize("seats", [1, 3])
def test_fame_that_came_or_went_with_what_decided_is_told_with_it(seats):
    found, made = account("darkest-doom", seats), played("darkest-doom", seats)
    swings = [(one.ply, dict(one.words.args)["swings"]) for one in found.moments if one.words.key.endswith("-fame")]
    assert swings
    for ply, joined in swings:
        changed = {abs(e.amount) for e in made.events[ply] if e.id == "fame-changed"}
        assert all(int(dict(part.args)["amount"][1:]) <= sum(changed) for part in joined.parts)


@pytest.mark.parametrize("seats", [2, 4])
def test_who_falls_and_who_wins_the_final_battle_is_told_of_those_who_did(seats):
    found, end = account("sanctum", seats), played("sanctum", seats).positions[-1]
    for moment in found.moments:
        assert isinstance(moment.words, Phrase)
        if moment.words.key in ("aftermath-fell", "aftermath-fight-lost"):
            assert not end.heroes[moment.player].alive
        if moment.words.key == "aftermath-fight-won":
            assert end.heroes[moment.player].victorious


def test_a_battle_that_is_won_after_its_last_block_is_no_fall():
    told = Account(played("sanctum", 2))
    told.suffer(1, events.Triumphed(0, 6))
    assert [(one.player, one.words.key) for one in told.moments if isinstance(one.words, Phrase)] == [
        (0, "aftermath-fight-won")
    ]
