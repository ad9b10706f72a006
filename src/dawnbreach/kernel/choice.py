"""Choices: small frozen values with a text and a number, all of a game's laid out beforehand."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, ClassVar, Generic, Self, TypeVar, cast

from dawnbreach.kernel.errors import Refusal, Unreadable
from dawnbreach.kernel.generic import F, P

if TYPE_CHECKING:
    from dawnbreach.kernel.frame import Frame
    from dawnbreach.kernel.position import Position

BEGUN = 3
"""So many letters of a word suffice where only one choice has such a word."""


class Choice(Generic[P, F]):
    """One decision in a frame F of a position P: how it is written, offered, refused and done. Frozen by agreement.

    A subclass gives a `pattern` such as "hit {die} {demon}.{location}" and annotates each name in it
    as a whole number; the game's notation says which words each name has. Every instance there can
    be is made once, when the game is loaded.
    """

    pattern: ClassVar[str]
    clause: ClassVar[str] = ""
    """The clause that grants this kind of choice, named when it is offered at the wrong time."""

    exact: ClassVar[bool] = False
    """What `options` proposes is allowed: nobody has to ask `forbids` once more to list it."""

    reversible: ClassVar[bool] = False
    """It asks no chance and reveals nothing, ever, so that nobody has to try whether it can be taken back."""

    index: int
    text: str

    def __init__(self, index: int, text: str, values: Mapping[str, int]) -> None:
        self.index, self.text = index, text
        for name, value in values.items():
            setattr(self, name, value)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.text}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (type(other) is type(self) and other.text == self.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[object, ...]:
        names = self.parameters()
        return type(self), (self.index, self.text, {name: getattr(self, name) for name in names})

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    @classmethod
    def parameters(cls) -> list[str]:
        return _names_in(cls.pattern)

    @classmethod
    def kind(cls) -> str:
        """What this kind of choice is called everywhere: the fixed words of its pattern, which records keep."""
        return _words_of(cls.pattern)

    # All choices of a kind, laid out by their parameters

    @classmethod
    def row(cls, table: Position) -> tuple[Self, ...]:
        """Those of a kind with one parameter."""
        return cast("tuple[Self, ...]", table.game.notation.grids[cls])

    @classmethod
    def grid(cls, table: Position) -> tuple[tuple[Self, ...], ...]:
        """Those of a kind with two parameters."""
        return cast("tuple[tuple[Self, ...], ...]", table.game.notation.grids[cls])

    @classmethod
    def cube(cls, table: Position) -> tuple[tuple[tuple[Self, ...], ...], ...]:
        """Those of a kind with three parameters."""
        return cast("tuple[tuple[tuple[Self, ...], ...], ...]", table.game.notation.grids[cls])

    # The rule

    @classmethod
    def options(cls, table: P, frame: F) -> Iterable[Self]:
        """What is worth asking `forbids` about: all legal ones of this kind are among it; only they if `exact`."""
        raise NotImplementedError(cls.__name__)

    def forbids(self, table: P, frame: F) -> Refusal | None:
        """Which clause forbids it now. The only truth about its legality."""
        return None

    def do(self, table: P, frame: F) -> None:
        """Carry it out."""
        raise NotImplementedError(type(self).__name__)


@cache
def _names_in(pattern: str) -> list[str]:
    return re.findall(r"\{(\w+)\}", pattern)


@cache
def _words_of(pattern: str) -> str:
    return "-".join(re.sub(r"\{\w+\}", " ", pattern).replace(".", " ").split())


class Plain(Choice[P, F]):
    """A choice without parameters."""

    @classmethod
    def likely(cls, table: P, frame: F) -> bool:
        """Is it worth asking `forbids` about it?"""
        return True

    @classmethod
    def options(cls, table: P, frame: F) -> Iterable[Self]:
        return (table.game.notation.only(cls),) if cls.likely(table, frame) else ()


class Kind:
    """What a position asks of a kind of choices to list them, looked up once."""

    def __init__(self, kind: type[Choice], only: Choice | None) -> None:
        self.options = cast("Callable[[Position, Frame], Iterable[Choice[Position, Frame]]]", kind.options)
        self.only = cast("Choice[Position, Frame] | None", only)
        """The choice of a kind without parameters."""
        self.exact = kind.exact
        likely = kind.likely if issubclass(kind, Plain) and _says_when(kind) else None
        self.likely = cast("Callable[[Position, Frame], bool] | None", likely)


def _says_when(kind: type[Plain]) -> bool:
    """Does it say itself when it is likely?"""
    return any("likely" in vars(base) for base in kind.__mro__[: kind.__mro__.index(Plain)])


C = TypeVar("C", bound="Choice")


def tidy(text: str) -> str:
    """Case and spacing do not matter in typed notation."""
    return " ".join(text.lower().split())


class Notation:
    """Every choice a game can ever offer, by number, by text and by its parameters."""

    def __init__(self, kinds: Sequence[type[Choice]], words: Mapping[str, Sequence[str]]) -> None:
        self.all: list[Choice] = []
        self.by_text: dict[str, Choice] = {}
        self.grids: dict[type[Choice], object] = {}
        """The choices of a kind as nested tuples, one level per parameter; of a kind without any, its only choice."""
        self.words = words
        self.listed: dict[type[Frame], tuple[list[Kind], list[Kind]]] = {}
        """What is asked in each kind of frame that was met: its own kinds, and those that are possible anytime."""
        for kind in kinds:
            self._lay_out(kind)

    def asked(self, frame: Frame, anytime: Sequence[type[Choice]]) -> tuple[list[Kind], list[Kind]]:
        """Whom to ask for the choices in a frame: its kinds, and the others that are possible anytime."""
        known = self.listed.get(type(frame))
        if known is None:
            others = [kind for kind in anytime if kind not in frame.kinds]
            known = [self._kind(kind) for kind in frame.kinds], [self._kind(kind) for kind in others]
            self.listed[type(frame)] = known
        return known

    def _kind(self, kind: type[Choice]) -> Kind:
        return Kind(kind, self.only(kind) if issubclass(kind, Plain) else None)

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

    def only(self, kind: type[C]) -> C:
        """The choice of a kind without parameters."""
        return cast("C", self.grids[kind])

    def read(self, text: object) -> Choice:
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


def _nest(made: list[Choice], sizes: list[int]) -> object:
    """The choices made for the product of some ranges, as tuples in tuples: `nested[i][j]` is that for i and j.

    The last range runs fastest, so what belongs to one value of the first is one unbroken piece.
    """
    if not sizes:
        return made[0]
    step = len(made) // sizes[0]
    return tuple(_nest(made[i * step : (i + 1) * step], sizes[1:]) for i in range(sizes[0]))


def _within(given: list[str], words: list[str], fits: Callable[[str, str], bool]) -> bool:
    """Are these some of the words, in their order? The one iterator goes on where the last word was found."""
    rest = iter(words)
    return all(any(fits(word, candidate) for candidate in rest) for word in given)


def _begins(word: str, candidate: str) -> bool:
    """At least three letters of a longer word; numbers are never guessed."""
    return word == candidate or (len(word) >= BEGUN and word.isalpha() and candidate.startswith(word))
