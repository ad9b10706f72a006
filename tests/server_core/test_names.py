"""Nobody passes for somebody else at a table."""

import pytest

from dawnbreach.server.core.names import clean, skeleton
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.protocol import messages
from tests.server_core.people import Sitting

ALIKE = [
    ("Ann", "ann"), ("Ann", "Аnn"), ("Ann", "Αnn"), ("Paul", "Pau1"), ("Paul", "PauI"), ("Bob", "B0b"),
    ("Emma", "Ernma"), ("Ann", "A\u200bnn"), ("José", "Jose"), ("Сова", "Coвa"),
    ("Ann", "𝐀𝐧𝐧"), ("Ann", "Ａｎｎ"), ("Ann", "A n n"), ("Ann", "Ánn"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_names_that_look_alike_are_one_name(name, other):
    assert skeleton(name) == skeleton(other)
    sitting = Sitting("me", "open")
    sitting.table.chairs[0].name = name
    assert sitting.refuses("Eve", messages.Sit("key", 1, other)) == "taken"


@pytest.mark.parametrize(("name", "other"), [("Ann", "Anna"), ("Ada", "Ida"), ("Ola", "Ala"), ("Маша", "Миша")])
def test_names_that_differ_are_two(name, other):
    assert skeleton(name) != skeleton(other)


def test_marks_of_direction_and_piles_of_accents_are_left_out():
    assert clean("\u202eAnn\u2066") == "Ann" and clean("a\u200bb") == "a b"
    assert clean("e" + "\u0301" * 30) == "é\u0301\u0301"
    for nothing in ("\u3164", "\u2800\u200b", "\u115f"):
        with pytest.raises(Refusal):
            clean(nothing)
