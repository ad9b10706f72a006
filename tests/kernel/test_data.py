"""Copy, equality, hash and save cover every field; the tests are made from the annotations."""

import json
from inspect import get_annotations

import pytest

import dawnbreach
from dawnbreach.kernel import Strand
from dawnbreach.kernel.errors import Unreadable
from dawnbreach.kernel.saving import decode, decode_fields, encode
from dawnbreach.sanctum.state import Hero, Table
from dawnbreach.template.game import Lanterns, Template


def other_value(value):
    """Something of the same type that differs."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, tuple):
        return (*value[:-1], other_value(value[-1])) if value else (1,)
    if isinstance(value, list):
        return value[:-1]
    raise AssertionError(f"no other value for {value!r}")


def samples():
    table = dawnbreach.game("sanctum").start(seats=3, seed=3)
    assert isinstance(table, Table)
    while not (table.side and table.heroes[0].blessings):
        seat = table.waiting[0]
        table.play(table.choices(seat)[0], seat)
        if len(table.plies()) > 40:
            break
    lanterns = Template().start(seats=3, seed=3)
    return [table, table.heroes[0], lanterns, Strand.of(1, list(table.main.frames))]


CASES = [(thing, name) for thing in samples() for name in thing.fields()]


@pytest.mark.parametrize(("thing", "name"), CASES, ids=[f"{type(t).__name__}.{n}" for t, n in CASES])
def test_every_field_is_copied_compared_and_saved(thing, name):
    changed = thing.copy()
    value = getattr(changed, name)
    if isinstance(value, Strand):
        value.frames.pop()
    elif isinstance(value, list) and not value:
        value.append(Strand.of(0, []) if name == "side" else 1)
    else:
        setattr(changed, name, other_value(value))
    assert changed != thing, f"{name} does not take part in equality"
    assert changed.copy() == changed, f"{name} is forgotten by copy"
    assert encode(changed)[name] != encode(thing)[name], f"{name} is forgotten by save"


def test_every_annotation_is_a_field_or_said_to_be_transient():
    for cls in (Hero, Table, Lanterns, Strand):
        annotated = {n for base in cls.__mro__ for n in vars(base).get("FIELDS") or get_annotations(base)}
        assert annotated - {"transient", "FIELDS"} == set(cls.fields()) | (cls.transient & annotated)


def test_lists_in_copies_are_their_own():
    table = samples()[0]
    copy = table.copy()
    for name in Table.fields():
        value = getattr(table, name)
        if isinstance(value, list):
            assert getattr(copy, name) is not value, name
    assert all(a is not b for a, b in zip(copy.heroes, table.heroes, strict=True))
    assert copy.main.frames is not table.main.frames


def test_state_goes_through_json_and_back():
    table = samples()[0]
    data = json.loads(json.dumps(table.state()))
    again = decode_fields(table.copy(), data, {frame.id: frame for frame in table.game.frames})
    assert again == table


@pytest.mark.parametrize(
    ("hint", "data"),
    [(int, "1"), (int, True), (bool, 1), (tuple[int, ...], 3), (tuple[int, int], [1]), (list[int], [1, "2"])],
)
def test_what_has_the_wrong_type_is_unreadable(hint, data):
    with pytest.raises(Unreadable):
        decode(hint, data, {})
