"""State as plain JSON data, and back: led by the annotations, refusing everything else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, get_args, get_origin

from dawnbreach.kernel.data import Data, Hint, annotated, meant
from dawnbreach.kernel.errors import Unreadable
from dawnbreach.kernel.frame import Frame

D = TypeVar("D", bound=Data)


def encode(value: object) -> Any:
    """State as plain JSON data; a frame is its id and its values."""
    if isinstance(value, Data):
        return {name: encode(getattr(value, name)) for name in value.fields()}
    if isinstance(value, Frame):
        return [value.id, *(encode(one) for one in value.values())]
    if isinstance(value, (list, tuple)):
        return [encode(v) for v in value]
    return value


def decode(hint: Hint, data: Any, frames: Mapping[str, type[Frame]]) -> Any:
    """The inverse of `encode`; anything else is unreadable."""
    if hint is int or hint is bool or hint is str:
        if type(data) is not hint:
            raise Unreadable(f"{data!r} where {hint} belongs")
        return data
    if isinstance(hint, type) and issubclass(hint, Data):
        return decode_fields(hint(), data, frames)
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


def decode_fields(target: D, data: Any, frames: Mapping[str, type[Frame]]) -> D:
    """Fill the fields of a state."""
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
    hints = annotated(cls)
    if len(hints) != len(data) - 1:
        raise Unreadable(f"{len(data) - 1} values for {data[0]}")
    values = zip(hints.items(), data[1:], strict=True)
    return cls(*[decode(meant(cls, name, hint), v, frames) for (name, hint), v in values])
