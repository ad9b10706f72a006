"""Data in a module without `from __future__ import annotations`: its annotations are types, not texts."""

import typing

from dawnbreach.kernel import Data, Value
from dawnbreach.kernel.saving import decode_fields, encode


class Purse(Data):
    owner: typing.ClassVar[str] = "nobody"
    coins: int = 3
    gems: tuple[int, ...]


class Chest(Data):
    purses: list[Purse]
    keys: list[int]
    best: Purse


class Lock(Value):
    pins: int
    rusty: bool = False


def chest():
    found, purse = Chest(), Purse()
    purse.gems = (1, 2)
    found.purses, found.keys, found.best = [purse], [7], purse.copy()
    return found


def test_fields_are_known_and_constants_are_none():
    assert list(Purse.fields()) == ["coins", "gems"]
    assert list(Chest.fields()) == ["purses", "keys", "best"]


def test_a_copy_shares_nothing_that_can_change():
    one = chest()
    other = one.copy()
    assert other == one and hash(other) == hash(one)
    other.purses[0].coins += 1
    assert other != one and one.purses[0].coins == 3
    other = one.copy()
    other.keys.append(8)
    other.best.gems = ()
    assert one == chest()


def test_it_is_saved_and_loaded():
    one = chest()
    assert decode_fields(Chest(), encode(one), {}) == one


def test_values_are_made_compared_and_changed():
    assert Lock(3) == Lock(3, False) != Lock(3, True)
    assert Lock(3).but(rusty=True) == Lock(3, True)
    assert {Lock(3): 1}[Lock(3)] == 1
    assert repr(Lock(4)) == "Lock(pins=4, rusty=False)"
