"""Choices: small frozen values with a text and a number, all of a game's laid out beforehand."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, ClassVar

from dawnbreach.kernel.errors import Refusal, Unreadable

BEGUN = 3
"""So many letters of a word suffice where only one choice has such a word."""


class Choice:
    """One decision: how it is written, offered, refused and done.

    A subclass gives a `pattern` such as "hit {die} {demon}.{location}" and annotates each name in it
    as a whole number; the game's notation says which words each name has. Every instance there can
    be is made once, when the game is loaded.
    """

    pattern: ClassVar[str]
    clause: ClassVar[str] = ""
    """The clause that grants this kind of choice, named when it is offered at the wrong time."""

    reversible: ClassVar[bool] = False
    """It asks no chance and reveals nothing, ever, so that nobody has to try whether it can be taken back."""

    index: int
    text: str

    def __init__(self, index: int, text: str, values: Mapping[str, int]) -> None:
        object.__setattr__(self, "index", index)
        object.__setattr__(self, "text", text)
        for name, value in values.items():
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is frozen")

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.text}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (type(other) is type(self) and other.text == self.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        names = self.parameters()
        return type(self), (self.index, self.text, {name: getattr(self, name) for name in names})

    @classmethod
    def parameters(cls) -> list[str]:
        return _names_in(cls.pattern)

    # All choices of a kind, laid out by their parameters

    @classmethod
    def row(cls, table: Any) -> tuple[Choice, ...]:
        """Those of a kind with one parameter."""
        found: tuple[Choice, ...] = table.game.notation.grids[cls]
        return found

    @classmethod
    def grid(cls, table: Any) -> tuple[tuple[Choice, ...], ...]:
        """Those of a kind with two parameters."""
        found: tuple[tuple[Choice, ...], ...] = table.game.notation.grids[cls]
        return found

    @classmethod
    def cube(cls, table: Any) -> tuple[tuple[tuple[Choice, ...], ...], ...]:
        """Those of a kind with three parameters."""
        found: tuple[tuple[tuple[Choice, ...], ...], ...] = table.game.notation.grids[cls]
        return found

    # The rule

    @classmethod
    def options(cls, table: Any, seat: int) -> Iterable[Choice]:
        """What is worth asking `forbids` about; every legal choice of this kind is among it."""
        raise NotImplementedError(cls.__name__)

    def forbids(self, table: Any, seat: int) -> Refusal | None:
        """Which clause forbids it now. The only truth about its legality."""
        return None

    def do(self, table: Any, seat: int) -> None:
        """Carry it out."""
        raise NotImplementedError(type(self).__name__)


@cache
def _names_in(pattern: str) -> list[str]:
    return re.findall(r"\{(\w+)\}", pattern)


class Plain(Choice):
    """A choice without parameters."""

    @classmethod
    def likely(cls, table: Any, seat: int) -> bool:
        """Is it worth asking `forbids` about it?"""
        return True

    @classmethod
    def options(cls, table: Any, seat: int) -> Iterable[Choice]:
        return (table.game.notation.grids[cls],) if cls.likely(table, seat) else ()


def tidy(text: str) -> str:
    """Case and spacing do not matter in typed notation."""
    return " ".join(text.lower().split())


class Notation:
    """Every choice a game can ever offer, by number, by text and by its parameters."""

    def __init__(self, kinds: Sequence[type[Choice]], words: Mapping[str, Sequence[str]]) -> None:
        self.all: list[Choice] = []
        self.by_text: dict[str, Choice] = {}
        self.grids: dict[type[Choice], Any] = {}
        """The choices of a kind as nested tuples, one level per parameter; of a kind without any, its only choice."""
        self.words = words
        for kind in kinds:
            self._lay_out(kind)

    def _lay_out(self, kind: type[Choice]) -> None:
        names = kind.parameters()
        sizes = [len(self.words[name]) for name in names]
        made: list[Choice] = []
        for values in product(*(range(size) for size in sizes)):
            spoken = {n: self.words[n][v] for n, v in zip(names, values, strict=True)}
            text = kind.pattern.format(**spoken)
            if text in self.by_text:
                raise ValueError(f"two choices are written {text!r}")
            choice = kind(len(self.all), text, dict(zip(names, values, strict=True)))
            self.all.append(choice)
            self.by_text[text] = choice
            made.append(choice)
        self.grids[kind] = _nest(made, sizes)

    def read(self, text: str) -> Choice:
        """The choice written so."""
        if not isinstance(text, str):
            raise Unreadable(f"{text!r} is no text", "input-unreadable", text=str(text)[:60])
        found = self.by_text.get(tidy(text))
        if found is None:
            shown = tidy(text)[:60]
            near = difflib.get_close_matches(shown, self.by_text, 3) if len(shown) < 40 else []
            hint = f"; did you mean {', '.join(near)}?" if near else ""
            key = "input-unreadable-near" if near else "input-unreadable"
            raise Unreadable(f"{shown!r} is not a choice of this game{hint}", key, text=shown, near=", ".join(near))
        return found

    def expand(self, text: str, legal: Iterable[Choice]) -> list[Choice]:
        """The legal choices of which the text is an abbreviation: its words, some left out or begun only."""
        given, known = tidy(text).split(), [(choice, choice.text.split()) for choice in legal]
        whole = [choice for choice, words in known if given and _within(given, words, str.__eq__)]
        return whole or [choice for choice, words in known if given and _within(given, words, _begins)]


def _nest(made: list[Choice], sizes: list[int]) -> Any:
    if not sizes:
        return made[0]
    step = len(made) // sizes[0]
    return tuple(_nest(made[i * step : (i + 1) * step], sizes[1:]) for i in range(sizes[0]))


def _within(given: list[str], words: list[str], fits: Callable[[str, str], bool]) -> bool:
    rest = iter(words)
    return all(any(fits(word, candidate) for candidate in rest) for word in given)


def _begins(word: str, candidate: str) -> bool:
    """At least three letters of a longer word; numbers are never guessed."""
    return word == candidate or (len(word) >= BEGUN and word.isalpha() and candidate.startswith(word))
