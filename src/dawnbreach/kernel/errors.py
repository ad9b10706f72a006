"""What can be wrong with an input, and the words for it."""

from __future__ import annotations

from collections.abc import Sequence

from dawnbreach.kernel.data import Value
from dawnbreach.kernel.words import Arg, Catalogue


class Refusal(Value):
    """Which clause forbids a choice, why, and what would allow it."""

    clause: str
    key: str
    args: tuple[tuple[str, Arg], ...] = ()
    catalogue: Catalogue | None = None
    """Its words; no part of what it is."""

    def __eq__(self, other: object) -> bool:
        mine = self.clause, self.key, self.args
        return isinstance(other, Refusal) and mine == (other.clause, other.key, other.args)

    def __hash__(self) -> int:
        return hash((self.clause, self.key, self.args))

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.key!r}, {self.args!r})"

    def reason(self, language: str = "en") -> str:
        """Why it is not allowed, in one sentence."""
        return self._say(language, f"no-{self.key}")

    def remedy(self, language: str = "en") -> str:
        """What would make it legal."""
        return self._say(language, f"no-{self.key}.remedy")

    def words(self, language: str = "en") -> str:
        """Clause, reason and remedy in the reader's language."""
        return f"{self.clause}: {self.reason(language)} {self.remedy(language)}"

    def __str__(self) -> str:
        return self.words()

    def said_by(self, catalogue: Catalogue) -> Refusal:
        """The same with words."""
        return Refusal(self.clause, self.key, self.args, catalogue)

    def _say(self, language: str, key: str) -> str:
        if self.catalogue is None:
            return " ".join([key, *(f"{name}={value}" for name, value in self.args)])
        return self.catalogue.say(language, key, self.args)


_PLAIN: dict[tuple[str, str], Refusal] = {}
"""Refusals without arguments, each made once: listing choices makes many."""


def no(clause: str, why: str, **args: Arg) -> Refusal:
    """A refusal, as the rules write it: `no("SAN-4.8", "differs", die=2)`."""
    if args:
        return Refusal(clause, why, tuple(args.items()))
    known = _PLAIN.get((clause, why))
    if known is None:
        known = _PLAIN[clause, why] = Refusal(clause, why)
    return known


class DawnbreachError(ValueError):
    """Base of everything the kernel raises on purpose. Nothing has changed when it is raised."""

    def __init__(self, message: str, key: str = "", **args: Arg) -> None:
        super().__init__(message)
        self.key, self.args_for_words = key, tuple(args.items())

    def __reduce__(self) -> tuple[object, ...]:
        return raised_again, (type(self), str(self), self.key, dict(self.args_for_words))


def raised_again(cls: type[DawnbreachError], message: str, key: str, args: dict[str, Arg]) -> DawnbreachError:
    return cls(message, key, **args)


class Unreadable(DawnbreachError):
    """Not a choice, a record, a save or an option of this game."""


class Illegal(DawnbreachError):
    """Readable, but the rules forbid it now; `refusal` says which rule."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(f"{text!r}: {refusal}")
        self.text, self.refusal = text, refusal

    def __reduce__(self) -> tuple[object, ...]:
        return Illegal, (self.text, self.refusal)


class Ambiguous(DawnbreachError):
    """An abbreviation that fits several legal choices; `candidates` has them."""

    def __init__(self, text: str, candidates: Sequence[str]) -> None:
        listed = ", ".join(candidates[:8])
        super().__init__(f"{text!r} could be: {listed}", "input-ambiguous", text=text, choices=listed)
        self.text, self.candidates = text, tuple(candidates)

    def __reduce__(self) -> tuple[object, ...]:
        return Ambiguous, (self.text, self.candidates)
