"""Everything the table says itself, in the reader's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from dawnbreach import kernel
from dawnbreach.kernel import Ambiguous, DawnbreachError, Game, Illegal, Unreadable
from dawnbreach.kernel.words import Arg, Catalogue, load_words
from dawnbreach.table import shared
from dawnbreach.table.protocol import Refused


@cache
def own_words() -> Catalogue:
    """The words of the table, those it shares with the terminal, and the kernel's."""
    return load_words(Path(__file__).parent, Path(shared.__file__).parent, Path(kernel.__file__).parent)


def say(language: str, key: str, **args: Arg) -> str:
    """A message of the table."""
    return own_words().say(language, key, args)


class Refusal(Exception):
    """The table does not do what was asked; `code` is for programs, the key of the words for people."""

    def __init__(self, code: str, key: str, remedy: str = "", **args: Arg) -> None:
        super().__init__(f"{code}: {key}")
        self.code, self.key, self.remedy, self.args_for_words = code, key, remedy, args

    def told(self, language: str, key: str | None = None) -> Refused:
        reason = say(language, self.key, **self.args_for_words)
        remedy = say(language, self.remedy, **self.args_for_words) if self.remedy else ""
        return Refused(key, self.code, reason, remedy)  # type: ignore[arg-type]


class OfGame(Exception):
    """What a game objects to, with the game that has the words for it."""

    def __init__(self, error: DawnbreachError, game: Game) -> None:
        super().__init__(str(error))
        self.error, self.game = error, game


def refused(error: DawnbreachError, game: Game | None, language: str, key: str | None = None) -> Refused:
    """What the rules or the reader of the notation object to."""
    if isinstance(error, Illegal):
        refusal = error.refusal
        return Refused(key, "illegal", refusal.reason(language), refusal.remedy(language), refusal.clause)
    words = _words(error, game, language)
    if isinstance(error, Ambiguous):
        return Refused(key, "ambiguous", words, candidates=error.candidates[:40])
    return Refused(key, "unreadable" if isinstance(error, Unreadable) else "failed", words)


def _words(error: DawnbreachError, game: Game | None, language: str) -> str:
    for catalogue in (game.catalogue if game else own_words(), own_words()):
        if catalogue.has(error.key):
            return catalogue.say(language, error.key, error.args_for_words)
    return str(error)
