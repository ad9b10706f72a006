"""Decisions at a table: refused when stale or illegal, taken back, gone back from by consent; the entries are all."""

import pytest

import dawnbreach
from dawnbreach.kernel import Illegal, Unreadable
from dawnbreach.server.core import commands
from dawnbreach.server.core.entries import Entry
from dawnbreach.server.core.going_back import REMEMBERED
from dawnbreach.server.core.snapshots import taken
from dawnbreach.server.narration.rendering import table_told
from dawnbreach.server.protocol import messages as m
from tests.server_core.people import Sitting

NONE: frozenset[int] = frozenset()


def test_a_table_is_its_entries():
    play = Sitting("me", "me", start=True)
    for _ in range(40):
        play.choose()
    play.say("Ann", m.Chat("key", 0, "well"))
    again = play.again()
    assert again.position == play.table.position and again.ply == 40
    assert again.chat == play.table.chat and again.keys == play.table.keys
    assert again.row(play.now) == play.table.row(play.now)


def test_a_decision_leaves_the_table_before_it_as_it_was():
    play = Sitting("me", "me", start=True)
    before = play.table
    number, ply, keys = before.number, before.ply, set(before.keys)
    play.choose()
    assert play.table is not before
    assert (before.number, before.ply, before.keys) == (number, ply, keys)


def test_a_choice_for_another_position_is_refused_as_stale():
    play = Sitting("me", "me", start=True)
    play.choose()
    seat = play.table.waiting[0]
    for ply in (0, 99):
        assert play.refuses("Ann", m.Choose("key", seat, ply, play.offered(seat)[0])) == "stale"


def test_what_is_not_allowed_or_not_a_choice_changes_nothing():
    play = Sitting("me", "me", start=True)
    seat, number = play.table.waiting[0], play.table.number
    for text, error in (("hit d2 a.1", Illegal), ("castle", Unreadable)):
        with pytest.raises(error):
            play.choose(text, seat)
    with pytest.raises(Illegal):
        play.choose("rest", 1 - seat)
    assert play.table.number == number
    assert play.refuses("Eve", m.Choose("key", seat, 0, play.offered(seat)[0])) == "not-yours"


def test_a_decision_that_showed_nothing_is_taken_back_and_one_that_did_is_not():
    play = Sitting("me", "me", start=True, seed="7")
    taken = refused = False
    while not (taken and refused):
        seat, before = play.table.waiting[0], play.table.position
        assert before is not None
        text = play.offered(seat)[0]
        reversible = before.is_reversible(text, seat)
        play.choose(text, seat)
        if reversible:
            play.say("Ann", m.TakeBack("key", seat, play.table.ply))
            assert play.table.position == before and play.table.rewinds
            play.choose(text, seat)
            taken = True
        else:
            with pytest.raises(Illegal):
                play.say("Ann", m.TakeBack("key", seat, play.table.ply))
            refused = True


def test_with_the_consent_of_all_the_game_goes_back():
    play = Sitting()
    play.sit("Bob", 1)
    play.say("Ann", m.Start("key"))
    for _ in range(5):
        play.choose()
    assert play.refuses("Ann", m.AskBack("key", 0, 5, 9)) == "unknown"
    assert play.refuses("Ann", m.AskBack("key", 0, 4, 3)) == "stale"
    asked = play.say("Ann", m.AskBack("key", 0, 5, 3)).back
    assert asked is not None and asked.waiting == (1,)
    assert play.say("Bob", m.Consent("key", 1, False, 3)).back is None and play.table.ply == 5
    play.say("Ann", m.AskBack("key", 0, 5, 3))
    assert play.say("Bob", m.Consent("key", 1, True, 3)).ply == 2
    assert play.refuses("Bob", m.Consent("key", 1, True, 3)) == "not-now"
    assert play.again().position == play.table.position


def test_who_agrees_agrees_to_what_was_asked_and_to_nothing_else():
    """Whoever asked for little could ask for much while the other was about to agree."""
    play = two_people()
    play.say("Ann", m.AskBack("key", 0, 6, 6))
    play.say("Ann", m.AskBack("key", 0, 6, 1))
    assert play.refuses("Bob", m.Consent("key", 1, True, 6)) == "not-now" and play.table.ply == 6
    assert play.say("Bob", m.Consent("key", 1, True, 1)).ply == 0


def test_that_people_went_back_is_told_for_ever_however_often_they_did():
    play = Sitting("me", "novice", start=True)
    for _ in range(REMEMBERED + 2):
        while play.table.bot_waited_for(play.now) is not None or play.table.ply < 2:
            seat = play.table.waiting[0]
            play.write(commands.bot_choice(play.table, seat, play.offered(seat)[0], play.now))
        play.say("Ann", m.AskBack("key", 0, play.table.ply, 1))
        assert play.table.ply == 0
    told = table_told(play.table, NONE, NONE, NONE, 0, play.now)
    assert (len(told.rewound), told.rewound_before) == (REMEMBERED, 2)
    kept = taken(play.table)
    assert kept is not None and kept.rewound_before == play.again().rewound_before == 2


def test_nobody_waits_for_the_consent_of_somebody_who_has_gone():
    play = Sitting()
    play.sit("Bob", 1)
    play.say("Ann", m.Start("key"))
    for _ in range(3):
        play.choose()
    play.say("Ann", m.AskBack("key", 0, 3, 1))
    assert play.say("Bob", m.Leave("key", 1)).ply == 0


def test_who_holds_two_seats_consents_for_each():
    play = Sitting("me", "me", start=True)
    for _ in range(4):
        play.choose()
    play.say("Ann", m.AskBack("key", 0, 4, 2))
    assert play.table.back is not None and play.table.back.waiting == (1,), "each seat is asked"
    assert play.say("Ann", m.Consent("key", 1, True, 2)).ply == 1


def test_the_same_message_has_the_same_key_and_those_of_different_people_never_meet():
    held = {0: "a" * 64, 1: "b" * 64}
    first = commands.kept_key(m.Choose("key", 0, 0, "rest"), held)
    assert first == commands.kept_key(m.Choose("key", 0, 0, "rest"), held)
    assert first != commands.kept_key(m.Choose("key", 1, 0, "rest"), held)
    assert commands.kept_key(m.Sit("key", 0, "Bob"), {}) != commands.kept_key(m.Sit("key", 1, "Bob"), {})


def two_people():
    play = Sitting()
    play.sit("Bob", 1)
    play.say("Ann", m.Start("key"))
    for _ in range(6):
        play.choose()
    return play


def test_after_going_back_past_chance_other_dice_fall_and_the_log_and_the_record_say_so():
    play = two_people()
    before = play.table.position
    assert before is not None and any(ply.outcomes for ply in before.plies())
    play.say("Ann", m.AskBack("key", 0, 6, 1))
    after = play.say("Bob", m.Consent("key", 1, True, 1))
    assert after.ply == 0 and [(one.to, one.last, one.anew) for one in after.rewound] == [(1, 6, True)]
    for ply in before.plies():
        position = play.table.position
        assert position is not None
        if position.why_not(ply.choice.text, ply.seat) is not None:
            break
        play.choose(ply.choice.text, ply.seat)
    position = play.table.position
    assert position is not None
    fell = [ply.outcomes for ply in position.plies() if ply.outcomes]
    assert fell != [ply.outcomes for ply in before.plies() if ply.outcomes][: len(fell)]
    assert "again 1\n" in position.record() and play.again().rewound == play.table.rewound


def test_a_game_that_went_back_is_verified_to_its_end():
    play = two_people()
    play.say("Ann", m.AskBack("key", 0, 6, 3))
    play.say("Bob", m.Consent("key", 1, True, 3))
    position = play.table.position
    assert position is not None
    position = position.copy()
    while not position.over:
        seat = position.waiting[0]
        position.play(position.choices(seat)[-1], seat)
    text = position.record()
    assert dawnbreach.verify(text) > 20 and dawnbreach.replay(text).record() == text
    with pytest.raises(Unreadable):
        dawnbreach.verify(text.replace("again 1\n", ""))
    assert position.game.load(position.save()).record() == text


def test_nobody_whose_clock_ran_out_or_whose_bot_decides_has_consented():
    for hand in ("timeout", "hand-over"):
        play = two_people()
        asked = play.say("Ann", m.AskBack("key", 0, 6, 3))
        if hand == "timeout":
            play.write(commands.timeout(play.table, 1, play.now))
        else:
            play.say("Bob", m.HandOver("key", 1, "novice"))
        assert play.table.ply == 6 and play.table.back == asked.back
        assert play.say("Bob", m.Consent("key", 1, True, 3)).ply == 2


def test_a_bot_in_the_seat_of_a_person_does_not_consent():
    play = two_people()
    play.say("Bob", m.HandOver("key", 1, "novice"))
    asked = play.say("Ann", m.AskBack("key", 0, 6, 3)).back
    assert asked is not None and asked.waiting == (1,) and play.table.ply == 6


def test_tables_of_the_first_version_go_back_as_they_did():
    play = two_people()
    before = play.table.position
    assert before is not None
    play.write(Entry(play.table.number + 1, "old", play.now, "ask-back", 0, {"to": 1}))
    play.say("Bob", m.Consent("key", 1, True, 1))
    for ply in before.plies():
        play.choose(ply.choice.text, ply.seat)
    assert play.table.position == before
