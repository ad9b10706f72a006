"""A table that plays on from the middle of another game."""

import pytest

from dawnbreach.server.core import create_table
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.core.state import replayed
from dawnbreach.server.protocol import messages as p
from dawnbreach.server.protocol.http_schema import NewTable
from dawnbreach.server.protocol.parts import Clock, Fork
from tests.server_core.people import Sitting
from tests.test_aftermath import played

AT = 40


def told():
    return played("sanctum", 2).positions[AT].record()


def made(*seats, **more):
    return create_table.create(NewTable("sanctum", seats, "Ann", fork=Fork("abc", AT), **more), 1000.0, told=told())


def sitting():
    """Ann plays both seats of a fork."""
    ours = Sitting("me", "me", start=True)
    ours.table, ours.entries, _ = made("me", "me")
    ours.people["Ann"] = {chair.hash for chair in ours.table.chairs if chair.hash}
    return ours


def test_it_begins_at_once_where_the_other_game_was_and_its_dice_are_secret():
    table, entries, given = made("novice", "me", public=True, seed="mine", clock=Clock(60, 5))
    assert (table.status, table.ply, list(given)) == ("playing", AT, [1])
    assert not table.public and not table.open_seed and table.clock is None and table.seed != "mine"
    assert table.fork == Fork("abc", AT) and table.row(0.0).open_dice
    again = replayed(table.id, "sanctum", table.seed, entries)
    assert again.position == table.position and again.fork == table.fork


@pytest.mark.parametrize("seats", [("me",), ("me", "open"), ("me", "novice", "novice")])
def test_it_has_the_seats_of_the_other_game_for_oneself_and_bots(seats):
    with pytest.raises(Refusal, match="refuse-fork-seats"):
        made(*seats)


def test_nobody_goes_back_into_the_other_game():
    ours = sitting()
    seat = ours.table.waiting[0]
    with pytest.raises(Refusal, match="refuse-no-decision"):
        ours.say("Ann", p.AskBack(key="k", seat=seat, ply=AT, to=AT))


def test_a_rematch_is_no_fork():
    table, _, _ = made("novice", "me")
    new, _ = create_table.rematch(table, 1001.0)
    assert new.fork is None and new.ply == 0
