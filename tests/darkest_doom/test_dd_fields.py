"""What every field of the position must do; what the kernel asks of every game is in tests/kernel."""

from inspect import get_annotations

import pytest

from dawnbreach.darkest_doom.state import Guardian, Land, Monster
from dawnbreach.kernel import Strand
from dawnbreach.kernel.saving import encode
from tests.kernel.test_data import other_value
from tests.land import doom


def samples():
    land = doom().start(seats=3, seed=3)
    assert isinstance(land, Land)
    while not (land.dusk and land.monsters[0].tier >= 0 and land.guardians[0].hand):
        seat = land.waiting[0]
        land.play(land.choices(seat)[-1], seat)
    return [land, land.guardians[0], land.monsters[0]]


CASES = [(thing, name) for thing in samples() for name in thing.fields()]


@pytest.mark.parametrize(("thing", "name"), CASES, ids=[f"{type(t).__name__}.{n}" for t, n in CASES])
def test_every_field_is_copied_compared_and_saved(thing, name):
    changed = thing.copy()
    value = getattr(changed, name)
    if isinstance(value, Strand):
        value.frames.pop()
    elif name == "side":
        value.append(Strand.of(0, []))
    else:
        setattr(changed, name, other_value(value))
    assert changed != thing, f"{name} does not take part in equality"
    assert changed.copy() == changed, f"{name} is forgotten by copy"
    assert encode(changed)[name] != encode(thing)[name], f"{name} is forgotten by save"


@pytest.mark.parametrize("cls", [Guardian, Monster, Land])
def test_every_annotation_is_a_field_or_said_to_be_transient(cls):
    annotated = {n for base in cls.__mro__ for n in vars(base).get("FIELDS") or get_annotations(base)}
    assert annotated - {"transient", "FIELDS"} == set(cls.fields()) | (cls.transient & annotated)


def test_lists_in_copies_are_their_own():
    land = samples()[0]
    copy = land.copy()
    for name in Land.fields():
        value = getattr(land, name)
        assert not isinstance(value, list) or getattr(copy, name) is not value, name
    for mine, theirs in ((land.guardians, copy.guardians), (land.monsters, copy.monsters)):
        assert all(a is not b for a, b in zip(mine, theirs, strict=True))
    assert copy.main.frames is not land.main.frames
