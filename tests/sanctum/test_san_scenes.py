"""Scenes in which several sentences of the rulebook meet."""

import pytest

from dawnbreach.kernel import set_at
from dawnbreach.sanctum.achievements import HIGHER_II, SKILL
from dawnbreach.sanctum.common import die
from dawnbreach.sanctum.state import FREE, GONE
from tests.scene import Scene, scene


def fell(table: Scene, *seats: int) -> Scene:
    """These heroes have died on the way."""
    for seat in seats:
        die(table.table, table.table.heroes[seat])
    table.table.plant()
    return table


def answer_of(*curses: str, seats: int = 2, **healths: int) -> Scene:
    """Everybody is in the cathedral and has rested; the Demon Lord answers with these two cards."""
    table = scene(seats=seats).at_the_walls(*range(seats)).draws(*curses)
    for hero, health in zip(table.table.heroes, healths.values(), strict=False):
        hero.health = health
    table.table.plant()
    table.says("breach")
    for seat in range(1, seats):
        table.says("answer", seat=seat)
    for seat in range(seats):
        table.says("end equip", "end rest", seat=seat)
    return table


# The walls


def test_san_8_8_the_only_one_alive_breaches_and_the_act_is_over_at_once():
    table = fell(scene(seats=4).at_the_walls(0), 1, 2, 3)
    table.says("breach")
    assert table.offers() == ["end equip"]
    table.says("end equip", "end rest")
    assert len(table.table.laid) == 2


def test_san_8_5_a_fight_after_the_breach_still_gives_its_level_and_item():
    table = scene(seats=2).at_the_walls(0, 1).pursued_by("red lvl1 4", seat=1)
    table.says("breach")
    table.rolls(4, 1).says("fight", "roll", "hit d1 a.1", "end attack", "end block", "gem red 1", seat=1)
    assert len(table.seen(1)["sack"]) == 1
    assert table.table.waiting == (1,), "the breacher has laid a card; the other must now answer or go on"
    assert len(table.table.laid) == 3


def test_san_8_9_the_first_item_of_the_game_may_be_equipped_in_the_respite():
    table = scene(seats=2).at_the_walls(0, 1).carries("seers-cowl")
    table.says("breach")
    table.says("answer", seat=1)
    table.says("equip seers-cowl", "end equip", "end rest")
    assert (table.hero.gold, table.hero.first_die) == (3, False)
    assert table.seen()["achievements"] == []


def test_san_8_10_whoever_dies_of_the_answer_is_dealt_no_cards():
    table = answer_of("tithe-of-breath", "early-grave", mine=2, theirs=10)
    table.says("suffer")
    table.says("suffer", seat=1)
    assert list(table.table.waiting) == [1], "the second card passes over the dead"
    table.says("accept", seat=1)
    assert table.table.heroes[0].demons == () and len(table.table.heroes[1].demons) == 9


def test_san_9_12_if_all_die_of_the_answer_they_share_the_win():
    table = answer_of("tithe-of-breath", "early-grave", mine=2, theirs=2)
    table.says("suffer")
    table.says("suffer", seat=1)
    assert table.table.over
    assert [standing.rank for standing in table.table.standings()] == [1, 1]


# Achievements


@pytest.mark.parametrize(("space", "gained"), [(GONE, []), (FREE, ["skill-2", "higher-2"])])
def test_san_7_4_a_blocked_mastery_brings_no_higher_level_mastery(space, gained):
    table = scene("huntress", seats=3, demons=["red lvl1 4"])
    table.table.achievements = set_at(set_at((GONE,) * 11, HIGHER_II, FREE), SKILL + 1, space)
    table.knows("light-feet", "long-march", "second-arrow", "call-of-the-pack", "surge").table.plant()
    table.fights(5, 5)
    table.says("end attack", "end block")
    assert table.seen()["achievements"] == gained


# Burdens for the next fight


def test_san_10_6_two_such_cards_take_two_dice_and_never_more_than_there_are():
    table = scene().battle().roars("severed-thread", "chains-from-below", "swallowed-star")
    for _ in range(3):
        table.says("accept")
        table.says("suffer", seat=1)
    table.hero.rage = 0
    table.table.plant()
    table.says("roll")
    assert table.hero.dice == ()
    assert table.offers() == ["end attack"]
    table.says("end attack")
    assert table.hero.rage == 0, "dice set aside wake no rage"


def test_san_10_7_two_such_cards_add_up():
    table = scene().battle().roars("second-maw", "every-gate-open")
    before = table.seen()["damage"]
    for _ in range(2):
        table.says("accept")
        table.says("suffer", seat=1)
    table.says("roll", "end attack")
    assert table.seen()["damage"] == before + 4


# Fury cards


def test_san_9_4_a_strike_without_a_die_turns_up_the_next_fury_card():
    table = scene("huntress").knows("heartseeker").battle("4 4/2").script(die=[4, 3], fury=["blow-at-nothing"])
    table.says("roll", "hit d1 a.1", "use blue2", "strike a.2")
    assert table.seen()["at"] == 1
    assert table.offers()[0] == "suffer"
    assert table.changes("spend focus helmet.1a") == {"focus": -1, "spent": 1}
    assert table.refuses("use helmet.1").clause == "SAN-4.5", "paid for, and its effect is gone"
    assert "use left.1" in table.offers()


def test_san_9_4_two_fury_cards_may_be_turned_up_in_one_attack():
    table = scene().battle("4 4/2", "fury", "5 6/2")
    table.hero.gold = 5
    table.table.plant()
    table.script(die=[4, 4, 3, 5, 6], fury=["sweep-of-the-tail", "stolen-wrath"])
    table.says("roll", "hit d1 a.1", "hit d2 a.2", "accept", "hit d3 b.1", "hit d4 c.1", "hit d5 c.2")
    assert table.seen()["at"] == 3
    assert table.changes("accept") == {"rage": -1}
    table.says("end attack")
    assert table.seen()["rage"] == 0, "every die was assigned"


def test_san_11_3_of_two_rage_tiles_one_is_used():
    table = scene("slayer").knows("twofold-wrath").meets_fury("stolen-wrath")
    assert table.changes("accept") == {"rage": -1}
    assert table.seen()["rage"] == 1


def test_san_10_10_an_ability_freed_by_the_lost_token_can_be_used_again():
    table = scene("dancer").battle().holds(blue=1).spent("left.1a focus").roars("bitter-toast")
    table.says("sacrifice blue left.1a")
    table.says("suffer", seat=1)
    table.rolls(2, 3).says("roll")
    assert "use left.1" in table.offers()


def test_san_11_1_a_hero_dying_of_a_fury_card_lets_the_others_finish_their_round():
    table = scene(seats=3).meets_fury("crack-of-ribs")
    table.hero.health = 1
    table.says("suffer")
    assert list(table.table.waiting) == [1, 2]
    for seat in (1, 2):
        table.table.heroes[seat].shield = 30
        table.says("roll", "end attack", "end block", seat=seat)
    assert table.table.turned == 1, "then the roar begins"
    assert 0 not in table.table.waiting


# Health


def test_san_10_9_healing_lifts_the_counter_off_its_last_safe_space():
    table = scene().battle()
    table.hero.marked, table.hero.health = 4, 4
    table.table.plant()
    table.roars("cruel-mercy", "tithe-of-breath")
    assert table.seen()["health"] == 5
    table.says("suffer")
    assert (table.seen()["alive"], table.seen()["health"]) == (False, 3)


def test_san_9_12_eleven_beats_ten_and_marks_do_not_count():
    table = scene(seats=2).battle()
    one, other = table.table.heroes
    one.victorious = other.victorious = True
    one.health, other.health, other.marked = 11, 10, 0
    one.marked, other.tiles = 6, (0, 1, 2)
    assert [standing.seat for standing in table.table.standings()] == [0, 1]
