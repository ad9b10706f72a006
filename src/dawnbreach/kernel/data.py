"""Data that knows its own fields: equality, hash and saving follow from the annotations."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import fields as dataclass_fields
from inspect import get_annotations
from typing import TYPE_CHECKING, Any, ClassVar, get_args, get_origin, get_type_hints

from dawnbreach.kernel.choice import Choice
from dawnbreach.kernel.errors import Unreadable

if TYPE_CHECKING:
    from dawnbreach.kernel.position import Position


_FIELDS: dict[type, dict[str, Any]] = {}
"""The fields of every class that was asked for them."""


class Data:
    """Mutable state. Every annotated field takes part in equality, hash and save."""

    transient: ClassVar[frozenset[str]] = frozenset()
    """Fields that are not part of the state."""

    @classmethod
    def fields(cls) -> dict[str, Any]:
        """Name and type of every field of the state, in order."""
        known = _FIELDS.get(cls)
        if known is None:
            known = {}
            for base in reversed(cls.__mro__):
                names = vars(sys.modules[base.__module__])
                for name, hint in get_annotations(base).items():
                    if name not in cls.transient and not hint.startswith("ClassVar"):
                        known[name] = eval(hint, names)
            _FIELDS[cls] = known
        return known

    def values(self) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in self.fields()])

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(frozen(self.values()))

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.fields())
        return f"{type(self).__name__}({inside})"


def frozen(value: Any) -> Any:
    """The same value with lists as tuples, for hashing."""
    return tuple([frozen(v) for v in value]) if isinstance(value, (list, tuple)) else value


def set_at(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The same tuple with one value changed."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)


NOBODY = -1
"""The seat of a frame in which nobody decides."""


class Place:
    """A place in the rulebook: what may be done there, and by which clause."""

    clause: ClassVar[str] = ""
    kinds: ClassVar[tuple[type[Choice], ...]] = ()
    """What the deciding seat may choose among; empty where nobody decides."""


@dataclass(frozen=True)
class Frame(Place):
    """Where we are in the rulebook. Subclasses are frozen dataclasses: data, never a callback."""

    seat: int
    """Who decides here, or NOBODY."""

    def waits(self, table: Any) -> bool:
        """True while somebody else has to finish first."""
        return False

    def run(self, table: Any) -> None:
        """Do what needs no decision; must change the stack."""
        raise NotImplementedError(type(self).__name__)


class Strand(Data):
    """A line of play: the main one, or what one seat does while others go on."""

    seat: int
    frames: list[Frame]

    def __init__(self, seat: int, frames: list[Frame]) -> None:
        self.seat, self.frames = seat, frames

    def copy(self) -> Strand:
        return Strand(self.seat, self.frames[:])


def encode(value: Any) -> Any:
    """State as plain JSON data."""
    if isinstance(value, Data):
        return {name: encode(getattr(value, name)) for name in value.fields()}
    if isinstance(value, Frame):
        names = [f.name for f in dataclass_fields(value)]
        return [type(value).__name__, *(encode(getattr(value, name)) for name in names)]
    if isinstance(value, (list, tuple)):
        return [encode(v) for v in value]
    return value


def decode(hint: Any, data: Any, frames: Mapping[str, type[Frame]]) -> Any:
    """The inverse of `encode`, led by the annotations; anything else is unreadable."""
    if hint in (int, bool, str):
        if type(data) is not hint:
            raise Unreadable(f"{data!r} where {hint.__name__} belongs")
        return data
    if isinstance(hint, type) and issubclass(hint, Data):
        return decode_fields(hint.__new__(hint), data, frames)
    if hint is Frame:
        return _decode_frame(data, frames)
    if not isinstance(data, list):
        raise Unreadable(f"{data!r} where a list belongs")
    inner = get_args(hint)
    if get_origin(hint) is list:
        return [decode(inner[0], v, frames) for v in data]
    if len(inner) == 2 and inner[1] is Ellipsis:
        return tuple([decode(inner[0], v, frames) for v in data])
    if len(inner) != len(data):
        raise Unreadable(f"{len(data)} values where {len(inner)} belong")
    return tuple([decode(t, v, frames) for t, v in zip(inner, data, strict=True)])


def decode_fields(target: Any, data: Any, frames: Mapping[str, type[Frame]]) -> Any:
    fields = target.fields()
    if not isinstance(data, dict) or data.keys() != fields.keys():
        raise Unreadable(f"not the fields of {type(target).__name__}")
    for name, hint in fields.items():
        setattr(target, name, decode(hint, data[name], frames))
    return target


def _decode_frame(data: Any, frames: Mapping[str, type[Frame]]) -> Frame:
    if not isinstance(data, list) or not data or data[0] not in frames:
        raise Unreadable(f"{data!r} where a frame belongs")
    cls = frames[data[0]]
    hints = get_type_hints(cls)
    names = [f.name for f in dataclass_fields(cls)]
    if len(names) != len(data) - 1:
        raise Unreadable(f"{len(data) - 1} values for {cls.__name__}")
    return cls(*(decode(hints[name], v, frames) for name, v in zip(names, data[1:], strict=True)))


def frame_table(table: Position) -> dict[str, type[Frame]]:
    return {cls.__name__: cls for cls in table.game.frames}
