"""Data that knows its own fields: making, copying, equality, hash and saving follow from the annotations.

`Value` is for what never changes once it is made, `Data` for what does. Methods are written from the annotations
when a class is made (or when it is compiled: then the class has its FIELDS and methods already).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from inspect import get_annotations, isgetsetdescriptor
from typing import ClassVar, Self, TypeVar, cast, dataclass_transform, get_args, get_origin

Hint = object
"""An annotation: a type, such as `int` or `tuple[int, ...]`."""


def annotated(cls: type) -> dict[str, str | Hint]:
    """Name and annotation of every field a class has, those of its bases first; constants of the class are none."""
    found: dict[str, str | Hint] = {}
    for base in reversed(cls.__mro__):
        found |= vars(base).get("FIELDS") or get_annotations(base)
    return {name: hint for name, hint in found.items() if not _is_constant(hint)}


def _is_constant(hint: str | Hint) -> bool:
    if isinstance(hint, str):
        return hint.removeprefix("typing.").startswith("ClassVar")
    return hint is ClassVar or get_origin(hint) is ClassVar


def meant(cls: type, name: str, hint: str | Hint) -> Hint:
    """What the annotation of a field means, read in the module where it was written."""
    if not isinstance(hint, str):
        return hint
    home = next(base for base in cls.__mro__ if name in (vars(base).get("FIELDS") or get_annotations(base)))
    meaning: Hint = eval(hint, vars(sys.modules[home.__module__]))
    return meaning


@dataclass_transform(frozen_default=True)
class Value:
    """Frozen by agreement, which mypy checks. Its fields are its annotations; those with a value have it by default."""

    FIELDS: ClassVar[Mapping[str, str]] = {}
    """The own fields of a compiled class."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "FIELDS" not in vars(cls):
            type.__setattr__(cls, "__init__", _maker(cls))
            type.__setattr__(cls, "values", _teller(cls))

    @classmethod
    def fields(cls) -> tuple[str, ...]:
        known = _NAMES.get(cls)
        if known is None:
            known = _NAMES[cls] = tuple(annotated(cls))
        return known

    def values(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self.fields()])

    def but(self, **changes: object) -> Self:
        """The same with some fields changed."""
        make = cast("Callable[..., Self]", type(self))
        return make(*[changes.get(name, getattr(self, name)) for name in self.fields()])

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self), self.values()))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.values()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __repr__(self) -> str:
        return _shown(self, self.fields())


class Data:
    """Mutable state. An object is born empty; every annotated field takes part in copy, equality, hash and save."""

    FIELDS: ClassVar[Mapping[str, str]] = {}
    transient: ClassVar[frozenset[str]] = frozenset()
    """Fields that are not part of the state; copies share them."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "copy_into" not in vars(cls):  # also below a class that copies its own part by hand
            type.__setattr__(cls, "copy_into", Data.copy_into)

    @classmethod
    def fields(cls) -> dict[str, Hint]:
        """Name and type of every field of the state, in order."""
        known = _HINTS.get(cls)
        if known is None:
            hints = annotated(cls).items()
            known = _HINTS[cls] = {name: meant(cls, name, hint) for name, hint in hints if name not in cls.transient}
        return known

    def copy(self) -> Self:
        """An independent object, equal to this one."""
        new = type(self)()
        self.copy_into(new)
        return new

    def copy_into(self, new: Self) -> None:
        """Make another object equal to this one. Written from the annotations when it is first needed."""
        copier = _copier(type(self))
        type.__setattr__(type(self), "copy_into", copier)
        copier(self, new)

    def values(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self.fields()])

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(frozen(self.values()))

    def __reduce__(self) -> tuple[object, ...]:
        return filled, (type(self), dict(zip(self.fields(), self.values(), strict=True)))

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __repr__(self) -> str:
        return _shown(self, tuple(self.fields()))


D = TypeVar("D", bound=Data)


def filled(cls: type[D], values: Mapping[str, object]) -> D:
    """An object with these fields."""
    new = cls()
    for name, value in values.items():
        setattr(new, name, value)
    return new


_NAMES: dict[type, tuple[str, ...]] = {}
_HINTS: dict[type, dict[str, Hint]] = {}
"""The fields of every class that was asked for them."""


def _shown(thing: object, names: tuple[str, ...]) -> str:
    inside = ", ".join(f"{name}={getattr(thing, name)!r}" for name in names)
    return f"{type(thing).__name__}({inside})"


def frozen(value: object) -> object:
    """The same value with lists as tuples, for hashing."""
    return tuple([frozen(v) for v in value]) if isinstance(value, (list, tuple)) else value


def set_at(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The same tuple with one value changed."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)


# Methods from annotations


def init_lines(names: list[str], defaults: list[str]) -> list[str]:
    """The `__init__` of a value: its parameters are its fields."""
    parameters = [f"{name}=_default_{name}" if name in defaults else name for name in names]
    return [f"def __init__(self, {', '.join(parameters)}):", *(f"    self.{n} = {n}" for n in names), "    pass"]


def copy_line(name: str, hint: Hint) -> str:
    """How a field is copied: what can change is copied with it, all else is shared."""
    inner = get_args(hint)
    if get_origin(hint) is list and isinstance(inner[0], type) and issubclass(inner[0], Data):
        return f"new.{name} = [one.copy() for one in self.{name}]"
    if get_origin(hint) is list:
        return f"new.{name} = self.{name}[:]"
    if isinstance(hint, type) and issubclass(hint, Data):
        return f"new.{name} = self.{name}.copy()"
    return f"new.{name} = self.{name}"


def copied(cls: type[Data]) -> tuple[type[Data] | None, list[str]]:
    """The base that copies its own part by hand, if any, and how the other fields are copied."""
    base = next((base for base in cls.__mro__[1:] if base is not Data and "copy_into" in vars(base)), None)
    by_hand = annotated(base) if base is not None else {}
    names = [name for name in annotated(cls) if name not in by_hand]
    hints = cls.fields()
    return base, [copy_line(name, hints.get(name, object)) for name in names]


def _maker(cls: type[Value]) -> Callable[..., None]:
    names = list(annotated(cls))
    defaults = [name for name in names if hasattr(cls, name) and not isgetsetdescriptor(getattr(cls, name))]
    return _written("__init__", init_lines(names, defaults), {f"_default_{n}": getattr(cls, n) for n in defaults})


def _teller(cls: type[Value]) -> Callable[..., None]:
    found = "".join(f"self.{name}, " for name in annotated(cls))
    return _written("values", ["def values(self):", f"    return ({found})"], {})


def _copier(cls: type[Data]) -> Callable[[Data, Data], None]:
    base, lines = copied(cls)
    first = [] if base is None else ["_base.copy_into(self, new)"]
    written = ["def copy_into(self, new):", *(f"    {line}" for line in [*first, *lines]), "    pass"]
    return _written("copy_into", written, {"_base": base})


def _written(name: str, lines: list[str], known: dict[str, object]) -> Callable[..., None]:
    exec("\n".join(lines), known)
    return cast("Callable[..., None]", known[name])
