"""SAN-2 The turn."""

import pytest

from dawnbreach.kernel import Unreadable
from tests.scene import opening, scene

SEATS = (2, 3, 4)
SIMPLE = {"bonus": ["red2", "green2", "blue2", "blue3"]}


def test_san_2_1_the_actions_are_move_fight_and_rest():
    assert scene(demons=["lvl1"]).offers() == ["move", "fight", "rest"]


@pytest.mark.parametrize("action", [("move", "take 1"), ("fight", "roll", "end attack", "end block"), ("rest",)])
def test_san_2_1_one_action_and_the_turn_passes(action):
    table = scene(demons=["lvl1"])
    table.says(*action)
    assert table.table.turn == 1
    assert table.table.waiting[-1] == 1
    assert "move" in table.offers(seat=1)


@pytest.mark.parametrize("second", ["move", "fight", "rest"])
def test_san_2_1_nobody_takes_two_actions(second):
    table = scene(demons=["lvl1"])
    table.says("move", "take 1")
    assert table.refuses(second).clause == "SAN-2.1"


def test_san_2_1_nobody_acts_out_of_turn():
    assert scene(seats=3, demons=["lvl1"]).refuses("move", seat=2).clause == "SAN-2.1"


def test_san_2_1_nobody_may_pass():
    with pytest.raises(Unreadable, match="pass"):
        scene().says("pass")


@pytest.mark.parametrize(("action", "clause"), [("breach", "SAN-8.3"), ("answer", "SAN-8.5")])
def test_san_2_1_breach_and_answer_are_for_act_v(action, clause):
    assert scene(demons=["lvl1"]).refuses(action).clause == clause


@pytest.mark.parametrize("seats", SEATS)
def test_san_2_2_on_the_first_turn_everybody_can_only_move(seats):
    table = opening(seats=seats, script=SIMPLE)
    for _ in range(seats):
        table.seat = table.table.waiting[0]
        assert table.offers() == ["move"]
        assert {table.refuses("rest").clause, table.refuses("fight").clause} == {"SAN-2.2"}
        table.says("move", "take 1")
    table.seat = table.table.waiting[0]
    assert table.offers() == ["move", "fight", "rest"]


@pytest.mark.parametrize("seats", SEATS)
def test_san_2_2_the_first_move_leads_to_the_first_space_of_act_i(seats):
    table = opening(seats=seats, script=SIMPLE)
    table.says("move")
    assert table.seen()["space"] == 0
    assert table.table.view(None)["track"][0] == {"act": 1, "space": 1, "chest": False, "divine": False}


def test_san_2_3_no_fight_without_demons():
    table = scene()
    assert table.offers() == ["move", "rest"]
    assert table.refuses("fight").clause == "SAN-2.3"


def test_san_2_3_one_demon_is_enough_for_a_fight():
    assert "fight" in scene(demons=["lvl1"]).offers()


@pytest.mark.parametrize("demons", [[], ["lvl1"], ["lvl1", "lvl2"]])
def test_san_2_4_a_rest_is_possible_with_and_without_demons(demons):
    table = scene(demons=demons)
    table.says("rest", "end equip", "end rest")
    assert len(table.seen()["demons"]) == len(demons)
    assert table.table.waiting == (1,)


def test_san_2_5_a_dead_hero_takes_no_more_turns():
    table = scene(seats=3, demons=["lvl1 6"])
    table.hero.health = 1
    table.fights(1, 1)
    table.says("end attack", "end block")
    assert not table.seen()["alive"]
    turns = []
    for _ in range(4):
        (seat,) = table.table.waiting
        turns.append(seat)
        table.says("move", "take 1", seat=seat)
    assert turns == [1, 2, 1, 2]
    assert table.refuses("move").clause == "SAN-2.5"
