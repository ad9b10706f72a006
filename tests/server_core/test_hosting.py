"""Who made a table may lock it and remove people, before the game begins; when they go, somebody else may."""

from dataclasses import replace

import pytest

from dawnbreach.server.core import commands
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.protocol import messages
from tests.server_core.people import Sitting, shown


def test_nobody_joins_a_locked_table_and_anybody_once_it_is_open_again():
    table = Sitting("me", "open", "open", public=True)
    table.sit("Bob", 1)
    assert table.refuses("Bob", messages.Lock("key", True)) == "not-yours"
    assert table.table.row(0.0).public
    table.say("Ann", messages.Lock("key", True))
    assert table.refuses("Eve", messages.Sit("key", 2, "Eve")) == "not-now"
    assert not table.table.row(0.0).public, "the lobby sends nobody there"
    table.say("Bob", messages.Leave("key", 1))
    assert table.refuses("Bob", messages.Return("key", 1)) == "not-now"
    table.say("Ann", messages.Lock("key", False))
    table.sit("Eve", 2)
    assert shown(table.again()) == shown(table.table)


def test_a_locked_table_is_in_the_lobby_again_once_its_game_can_be_watched():
    table = Sitting("me", "open", public=True)
    table.say("Ann", messages.Lock("key", True))
    table.say("Ann", messages.Start("key"))
    assert table.table.row(0.0).public and table.refuses("Ann", messages.Lock("key", False)) == "not-now"


def test_only_who_made_the_table_removes_somebody_and_only_before_the_start():
    table = Sitting("me", "open", "open")
    table.sit("Bob", 1)
    table.sit("Eve", 2)
    assert table.refuses("Eve", messages.Remove("key", 1)) == "not-yours"
    assert table.refuses("Zoe", messages.Remove("key", 1)) == "not-yours"
    assert table.refuses("Ann", messages.Remove("key", 0)) == "unknown", "not oneself"
    table.say("Ann", messages.Remove("key", 2))
    assert shown(table.table)[2] == (None, None) and not table.by("Eve").own
    assert table.refuses("Ann", messages.Remove("key", 2)) == "unknown"
    assert table.refuses("Eve", messages.Return("key", 2)) == "not-yours"
    table.say("Ann", messages.Start("key"))
    assert table.refuses("Ann", messages.Remove("key", 1)) == "not-now"


def test_a_person_who_was_removed_does_not_come_back_with_another_name():
    table = Sitting("me", "open", "open")
    table.sit("Eve", 1)
    table.table.chairs[1].hash = "p eve"
    table.say("Ann", messages.Remove("key", 1))
    assert table.table.removed == {"p eve"}
    eve = replace(table.by("Zoe"), person="p eve")
    with pytest.raises(Refusal) as refused:
        commands.decide(eve, messages.Sit("key", 1, "Zoe"))
    assert refused.value.key == "refuse-removed"


def test_when_the_host_goes_the_next_person_is_host():
    table = Sitting("me", "open", "open")
    table.sit("Bob", 1)
    table.sit("Eve", 2)
    table.say("Ann", messages.Leave("key", 0))
    assert table.table.hosts == {1}
    table.say("Bob", messages.Remove("key", 2))
    table.say("Bob", messages.Leave("key", 1))
    assert not table.table.hosts
    table.sit("Zoe", 2)
    assert table.table.hosts == {2} == table.again().hosts
