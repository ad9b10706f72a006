"""Thinking time, with a clock that the test sets."""

import pytest

from dawnbreach.server.core import commands
from dawnbreach.server.protocol import messages as m
from dawnbreach.server.protocol.parts import Clock
from tests.server_core.people import Sitting

DAY = 86_400


def begun(initial, each):
    play = Sitting("me", "me", start=True, clock=Clock(initial, each))
    return play, play.table.waiting[0]


def left(play, seat):
    return play.table.clocks.left(seat, play.now, play.table.waiting)


def test_a_live_clock_runs_only_for_who_is_waited_for_and_gains_with_each_decision():
    play, first = begun(60, 5)
    play.now += 10
    assert (left(play, first), left(play, 1 - first)) == (50, 60)
    play.choose(seat=first)
    assert (left(play, first), left(play, 1 - first)) == (55, 60)


def test_by_day_every_decision_has_its_time_anew():
    play, first = begun(0, 14 * DAY)
    play.now += 13 * DAY
    assert left(play, first) == DAY
    play.choose(seat=first)
    assert left(play, first) == 14 * DAY


def test_when_time_is_up_the_novice_decides_until_the_person_comes_back():
    play, first = begun(60, 5)
    assert play.table.due(play.now) == play.now + 60
    play.now += 60
    assert play.table.clocks.late(play.now, play.table.waiting) == [first]
    play.write(commands.timeout(play.table, first, play.now))
    assert play.table.chairs[first].bot == "novice" and play.table.chairs[first].name
    play.now += 1000
    assert left(play, first) == 0, "a bot's clock does not run"
    play.say("Ann", m.HandOver("key", first, None))
    assert left(play, first) == 30


def test_nothing_is_due_without_a_clock_or_a_bot():
    assert Sitting("me", "me", start=True).table.due(1000.0) is None


@pytest.mark.parametrize("clock", [None, Clock(0, 0)])
def test_a_clock_without_time_is_none(clock):
    assert Sitting("me", "me", start=True, clock=clock).table.clock is None
