"""Chance is an actor: seeded, scripted or recorded, and anybody can check it."""

import hashlib

import pytest

from dawnbreach.kernel import Recorded, Scripted, Seeded, Unreadable


def test_the_seeded_source_is_the_documented_function():
    digest = hashlib.sha256(b"secret/3/14").digest()
    expected = int.from_bytes(digest[:8], "big") * 6 >> 64
    assert Seeded("secret").pick(3, 14, "die", (1, 2, 3, 4, 5, 6)) == expected + 1


def test_streams_do_not_touch_each_other():
    source = Seeded("s")
    one = [source.pick(1, n, "die", range(100)) for n in range(20)]
    two = [source.pick(2, n, "die", range(100)) for n in range(20)]
    assert one != two
    assert one == [source.pick(1, n, "die", range(100)) for n in range(20)]


def test_dice_are_fair():
    source = Seeded("fair")
    counts = [0] * 6
    for n in range(12000):
        counts[source.pick(1, n, "die", range(6))] += 1
    chi_square = sum((c - 2000) ** 2 / 2000 for c in counts)
    assert chi_square < 20.5  # 0.1 % for five degrees of freedom


def test_a_shuffle_holds_every_card_once_and_depends_on_its_label():
    source = Seeded("deck")
    assert sorted(source.shuffle("a", range(18))) == list(range(18))
    assert source.shuffle("a", range(18)) != source.shuffle("b", range(18))


def test_a_script_answers_in_turn_then_the_other_source():
    source = Scripted({"die": [6, 4]}, Seeded("x"))
    assert [source.pick(1, n, "die", range(1, 7)) for n in (0, 1)] == [6, 4]
    assert source.pick(1, 2, "die", range(1, 7)) == Seeded("x").pick(1, 2, "die", range(1, 7))


def test_a_script_cannot_say_what_cannot_happen():
    with pytest.raises(Unreadable, match="die 7"):
        Scripted({"die": [7]}, Seeded("x")).pick(1, 0, "die", range(1, 7))


def test_a_copy_of_a_script_goes_its_own_way():
    source = Scripted({"die": [6, 4]}, Seeded("x"))
    copy = source.copy()
    assert source.pick(1, 0, "die", range(1, 7)) == 6
    assert copy.pick(1, 0, "die", range(1, 7)) == 6


def test_a_record_answers_each_stream_in_its_order():
    source = Recorded([(1, "die", 3), (2, "die", 5), (1, "die", 6)])
    assert source.pick(1, 0, "die", range(1, 7)) == 3
    assert source.pick(1, 1, "die", range(1, 7)) == 6
    assert source.pick(2, 0, "die", range(1, 7)) == 5


@pytest.mark.parametrize(
    ("what", "options", "count"), [("coin", range(9), 0), ("die", range(2), 0), ("die", range(9), 1)]
)
def test_a_record_that_does_not_fit_is_refused(what, options, count):
    with pytest.raises(Unreadable):
        Recorded([(1, "die", 3)]).pick(1, count, what, options)
