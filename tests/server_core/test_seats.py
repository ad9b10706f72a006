"""Who sits where: seats are taken, left, come back to and handed over, each as the table allows."""

from dawnbreach.server.core import commands
from dawnbreach.server.core.state import LATE, REGRET
from dawnbreach.server.protocol import messages as m
from tests.server_core.people import Sitting, shown


def test_names_and_seats_are_given_once():
    play = Sitting("me", "open", "open")
    play.sit("Bob", 1)
    assert play.refuses("Eve", m.Sit("key", 1, "Eve")) == "taken"
    assert play.refuses("Eve", m.Sit("key", 2, "bob")) == "taken"
    assert play.refuses("Eve", m.Sit("key", 3, "Eve")) == "unknown"
    assert play.refuses("Eve", m.Sit("key", 2, "\u200b \n")) == "malformed"
    play.say("Ann", m.Start("key"))
    assert play.refuses("Eve", m.Sit("key", 2, "Eve")) == "not-now"


def test_a_seat_that_is_left_is_free_before_the_start_and_a_bots_afterwards():
    play = Sitting()
    play.sit("Bob", 1)
    assert shown(play.say("Bob", m.Leave("key", 1)))[1] == (None, None)
    assert play.refuses("Bob", m.Leave("key", 1)) == "not-yours"
    play.sit("Eve", 1)
    play.say("Ann", m.Start("key"))
    assert shown(play.say("Eve", m.Leave("key", 1)))[1] == (None, "novice")
    assert play.again().chairs == play.table.chairs


def test_who_leaves_may_come_back_and_nobody_else_may():
    play = Sitting()
    play.sit("Eve", 1)
    play.say("Ann", m.Start("key"))
    play.say("Eve", m.Leave("key", 1))
    assert play.by("Eve").former == {1} and play.by("Eve").own == set()
    assert play.by("Ann").former == set()
    assert play.refuses("Ann", m.Return("key", 1)) == "not-yours"
    assert shown(play.say("Eve", m.Return("key", 1)))[1] == ("Eve", None)
    assert play.by("Eve").own == {1}


def test_before_the_start_who_left_comes_back_unless_the_seat_or_the_name_was_taken():
    play = Sitting("me", "open", "open")
    play.sit("Bob", 1)
    play.sit("Eve", 2)
    play.say("Bob", m.Leave("key", 1))
    play.say("Bob", m.Return("key", 1))
    play.say("Bob", m.Leave("key", 1))
    play.say("Eve", m.Leave("key", 2))
    play.people["another Eve"] = set()
    play.say("another Eve", m.Sit("key", 1, "Eve"))
    assert play.refuses("Bob", m.Return("key", 1)) == "not-yours"
    assert play.refuses("Eve", m.Return("key", 2)) == "taken"


def test_the_bot_of_who_left_waits_a_while_and_ends_the_way_back():
    play = Sitting("me", "me", start=True)
    seat = play.table.waiting[0]
    left = play.now
    play.say("Ann", m.Leave("key", seat))
    assert play.table.bot_waited_for(left + 1) is None
    assert play.table.due(left + 1) == left + REGRET
    assert play.table.bot_waited_for(left + REGRET) == seat
    play.write(commands.bot_choice(play.table, seat, play.offered(seat)[0], left + REGRET))
    assert play.refuses("Ann", m.Return("key", seat)) == "not-yours"


def test_free_seats_may_be_given_to_bots_before_the_start_by_those_who_sit():
    play = Sitting("me", "open", "open")
    play.say("Ann", m.HandOver("key", 1, "random"))
    assert play.refuses("Eve", m.HandOver("key", 2, "random")) == "not-yours"
    assert play.refuses("Ann", m.HandOver("key", 2, "deep thought")) == "unknown"
    assert shown(play.say("Ann", m.Start("key"))) == [("Ann", None), (None, "random"), (None, "novice")]


def test_a_bot_may_be_let_decide_for_somebody_who_has_been_waited_for_longer_than_a_day():
    play = Sitting()
    play.sit("Bob", 1)
    play.say("Ann", m.Start("key"))
    waited, other = ("Ann", "Bob") if play.table.waiting[0] == 0 else ("Bob", "Ann")
    seat = play.table.waiting[0]
    play.now += LATE - 1
    assert play.refuses(other, m.HandOver("key", seat, "novice")) == "not-yours"
    play.now += 1
    assert play.refuses("a spectator", m.HandOver("key", seat, "novice")) == "not-yours"
    assert shown(play.say(other, m.HandOver("key", seat, "novice")))[seat] == (waited, "novice")
    assert play.refuses(waited, m.Choose("key", seat, 0, play.offered(seat)[0])) == "not-now", "the bot decides"
    assert shown(play.say(waited, m.HandOver("key", seat, None)))[seat] == (waited, None)


def test_people_talk_in_one_line_and_spectators_are_silent():
    play = Sitting()
    said = play.say("Ann", m.Chat("key", 0, "  Cześć,\n Bob! <b> ")).chat[-1]
    assert (said.name, said.text) == ("Ann", "Cześć, Bob! <b>")
    assert play.refuses("Ann", m.Chat("key", 0, " \n ")) == "malformed"
    assert play.refuses("Bob", m.Chat("key", 0, "hello")) == "not-yours"


def test_a_game_is_abandoned_when_all_people_want_it():
    play = Sitting("me", "open", "novice")
    play.sit("Bob", 1)
    play.say("Ann", m.Start("key"))
    assert play.say("Ann", m.Abandon("key", 0)).status == "playing"
    assert play.say("Bob", m.Abandon("key", 1)).status == "abandoned"
    assert play.refuses("Ann", m.Choose("key", 0, 0, "rest")) == "not-now"
    assert play.table.waiting == () and play.table.due(play.now) is None


def test_who_leaves_does_not_keep_the_others_in_a_game_they_want_to_end():
    play = Sitting()
    play.sit("Bob", 1)
    play.say("Ann", m.Start("key"))
    play.say("Ann", m.Abandon("key", 0))
    assert play.say("Bob", m.Leave("key", 1)).status == "abandoned"
