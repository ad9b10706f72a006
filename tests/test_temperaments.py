"""Temperaments: bots of the same strength that differ by what they care for."""

from collections import Counter
from functools import cache

import pytest

import dawnbreach
from dawnbreach import bots
from dawnbreach.bots.doom_leaning import leaning
from dawnbreach.bots.doom_plan import Tour
from dawnbreach.bots.sanctum_growth import item_gain
from dawnbreach.bots.temperament import EVEN, TASTES
from dawnbreach.cli.session import Session
from dawnbreach.cli.speech import Speech
from dawnbreach.kernel.words import LANGUAGES
from tests.server_core.people import Sitting

TEMPERS = tuple(TASTES)


@cache
def moments(name, bot="apprentice"):
    """Each decision among several choices in games of apprentices: the position, the seat and its step."""
    return [moment for seed in ("tempers", "nature") for moment in of_game(name, bot, seed)]


def of_game(name, bot, seed):
    position = dawnbreach.game(name).start(seats=2, seed=seed)
    players = [bots.make(bot, name, str(seat)) for seat in range(2)]
    found = []
    while not position.over:
        seat = bots.Seat(position, position.waiting[0])
        if len(seat.choices) > 1:
            frame = position.frame(seat.number)
            assert frame is not None
            found.append((position.copy(), seat.number, frame.id))
        position.play(bots.ask(players[seat.number], seat), seat.number)
    return found


def chosen(bot, name, step, among="apprentice"):
    """What a bot chooses at each such step of a game, with the position."""
    asked = [(position, seat) for position, seat, one in moments(name, among) if one == step]
    return [(bots.ask(bots.make(bot, name, "same"), bots.Seat(table, seat)), table, seat) for table, seat in asked]


# By their nature


def test_the_bold_go_on_sooner_and_the_careful_rest_more():
    acts = {temper: Counter(c.text for c, *_ in chosen(f"adept:{temper}", "sanctum", "turn")) for temper in TEMPERS}
    assert acts["bold"]["move"] > acts["careful"]["move"]
    assert acts["bold"]["rest"] < acts["careful"]["rest"]


@pytest.mark.parametrize("level", ["novice", "apprentice", "adept"])
def test_the_bold_take_more_dangerous_demons_than_the_careful(level):
    def damage(temper):
        taken = chosen(f"{level}:{temper}", "sanctum", "taking")
        return sum(table.content.foes[foe].damage for choice, table, _ in taken for foe in table.sets[choice.set])

    assert damage("bold") > damage("careful")


def test_the_thief_takes_the_demons_with_the_better_loot():
    def loot(bot):
        taken = chosen(bot, "sanctum", "taking")
        return sum(item_gain(t, t.heroes[s], foe) for choice, t, s in taken for foe in t.sets[choice.set])

    assert loot("adept:thief") > loot("adept")


def test_the_bold_go_to_more_abysses_than_the_careful():
    turns = [(land, seat) for land, seat, step in moments("darkest-doom") if step == "turn"]
    bold, careful = [
        sum(Tour(land, seat, TASTES[temper]).goal() in land.abysses for land, seat in turns)
        for temper in ("bold", "careful")
    ]
    assert bold > careful


def test_only_the_thief_lays_traps_for_rivals():
    def laid(temper):
        acts = chosen(f"apprentice:{temper}", "darkest-doom", "turn", "apprentice:thief")
        return sum(choice.text.startswith("trap ") for choice, *_ in acts)

    assert laid("thief") > 0 and laid("bold") == laid("careful") == 0


def test_what_a_temperament_adds_to_the_worth_of_a_position_is_what_it_cares_for():
    land, seat = next((land, seat) for land, seat, step in moments("darkest-doom") if step == "turn" and land.round > 2)

    def gains(temper, **changes):
        before, after = land.copy(), land.copy()
        for name, value in changes.items():
            setattr(after.guardians[seat], name, value)
        return leaning(after, seat, TASTES[temper]) - leaning(before, seat, TASTES[temper])

    me = land.guardians[seat]
    assert gains("careful", wounds=me.wounds + 1) < 0 < gains("bold", wounds=me.wounds + 1)
    assert gains("bold", fame=me.fame + 1) > 0 > gains("careful", fame=me.fame + 1)
    assert gains("thief", coins=0) < 0
    assert leaning(land, seat, EVEN) == 0


# At the table


def test_where_several_bots_sit_each_is_dealt_another_temperament_by_the_seed():
    plain = ["adept", None, "novice", "master"]
    found = [bots.dealt(plain, "sanctum", str(seed)) for seed in range(20)]
    assert all(len({name.partition(":")[2] for name in one if name}) == 3 for one in found)
    assert found[0] == bots.dealt(plain, "sanctum", "0") and len({tuple(one) for one in found}) > 3
    assert [name and name.partition(":")[0] for name in found[0]] == plain


def test_who_was_named_with_a_temperament_keeps_it_and_a_single_bot_has_none():
    assert bots.dealt([None, "adept"], "sanctum", "1") == [None, "adept"]
    assert bots.dealt(["adept:bold", "random", None], "sanctum", "1") == ["adept:bold", "random", None]


def test_a_temperament_is_told_by_the_name_and_nothing_else_is():
    assert bots.is_offered("novice:bold", "darkest-doom") and bots.is_offered("random", "sanctum")
    for name in ("random:bold", "adept:shy", "master:100000", "adept:bold:cores=2", "nobody:bold"):
        assert not bots.is_offered(name, "sanctum")


def test_the_bots_of_a_table_differ_and_a_substitute_has_no_temperament():
    table = Sitting("me", "adept", "adept", "novice", start=True, seed="7").table
    names = [chair.bot for chair in table.chairs]
    assert names[0] is None and len({name.partition(":")[2] for name in names[1:] if name}) == 3
    again = Sitting("me", "adept", "adept", "novice", start=True, seed="7").table
    assert names == [chair.bot for chair in again.chairs]


def test_at_the_terminal_they_are_dealt_kept_and_named(tmp_path):
    game = dawnbreach.game("sanctum")
    session = Session.new(game, game.start(seats=3, seed=4), [None, "adept", "adept"], "en", None)
    names = [Speech("en").bot(name) for name in session.players if name]
    assert len(set(names)) == 2 and all(name.startswith("adept bot, ") for name in names)
    for language in LANGUAGES:
        assert len({Speech(language).bot(f"adept:{temper}") for temper in TEMPERS}) == 3
