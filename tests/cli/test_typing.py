"""Typing in one's own language: words of the list, look-alike letters, the other keyboard, commands."""

import pytest

import dawnbreach
from dawnbreach.kernel import Unreadable
from dawnbreach.presentation.typed import fits, understand


def played_to(wanted):
    """A game of Sanctum in which this can be chosen."""
    position = dawnbreach.game("sanctum").start(seats=2, seed=3)
    while wanted not in map(str, position.choices(position.waiting[0])):
        position.play(position.choices(position.waiting[0])[0])
    return position


@pytest.fixture
def table():
    """A turn of Sanctum in which demons can be fought."""
    return played_to("fight")


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("pl", "walcz", "fight"),
        ("pl", "odp", "rest"),
        ("de", "kämpfe", "fight"),
        ("de", "kaempf", "fight"),
        ("de", "raste", "rest"),
        ("de", "rueck", "move"),
        ("ru", "сразиться", "fight"),
        ("ru", "сраз", "fight"),
        ("en", "move to the", "move"),
        ("pl", "czoło", "move"),
        ("ru", "ьщму", "move"),
        ("ru", "fight", "fight"),
    ],
)
def test_words_of_the_list_and_their_beginnings_are_understood(table, language, typed, meant):
    assert str(understand(table, table.waiting[0], typed, language)) == meant


def test_cyrillic_letters_that_look_like_latin_ones_are_the_same(table):
    seat = table.waiting[0]
    assert str(understand(table, seat, "hit д1 а.1", "ru")) == "hit d1 a.1"


def test_one_may_ask_in_ones_own_words_for_what_is_not_possible_now(table):
    assert str(understand(table, table.waiting[0], "zakończ atak", "pl")) == "end attack"


def test_words_that_fit_several_choices_give_them_all():
    position = played_to("move")
    position.play("move")
    found = understand(position, position.waiting[0], "zabierz", "pl")
    assert isinstance(found, list) and len(found) > 1


def test_words_of_nothing_are_unreadable(table):
    with pytest.raises(Unreadable):
        understand(table, table.waiting[0], "xyzzy", "pl")


def test_what_is_suggested_is_in_the_readers_language(table):
    with pytest.raises(Unreadable) as unread:
        understand(table, table.waiting[0], "ruch", "pl")
    assert "Rusz na czoło pochodu" in str(dict(unread.value.args_for_words)["near"])


def test_the_beginnings_of_words_fit_in_their_order():
    assert fits("zag buty", "Zagraj kartę „Buty dezertera” (świt)")
    assert not fits("buty zag", "Zagraj kartę „Buty dezertera” (świt)")
    assert not fits(" ", "Zagraj kartę „Buty dezertera” (świt)")
