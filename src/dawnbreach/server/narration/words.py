"""Everything the server says itself, in the reader's language."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from dawnbreach import kernel, presentation
from dawnbreach.kernel import Ambiguous, DawnbreachError, Game, Illegal, Unreadable
from dawnbreach.kernel.words import Arg, Catalogue, load_words
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.protocol.messages import Refused

MOST = 10_000
"""So many sentences are kept, at a kilobyte each: with ten times as many hardly more were found there."""


@cache
def own_words() -> Catalogue:
    """The words of the server, those it shares with the terminal, and the kernel's."""
    return load_words(Path(__file__).parent, Path(presentation.__file__).parent, Path(kernel.__file__).parent)


def say(language: str, key: str, **args: Arg) -> str:
    """A message of the server."""
    return said(own_words(), language, key, tuple(args.items()))


@lru_cache(MOST)
def said(catalogue: Catalogue, language: str, key: str, args: tuple[tuple[str, Arg], ...]) -> str:
    """A message of a catalogue. The same few thousand are said again and again, to everybody."""
    return catalogue.say(language, key, args)


@lru_cache(MOST)
def named(catalogue: Catalogue, language: str, thing: Arg) -> str:
    """A part of a message, by itself."""
    return catalogue.arg(language, thing)


def refused(refusal: Refusal, language: str, key: str | None = None) -> Refused:
    """What the server objects to."""
    reason = say(language, refusal.key, **refusal.args_for_words)
    remedy = say(language, refusal.remedy, **refusal.args_for_words) if refusal.remedy else ""
    return Refused(key, refusal.code, reason, remedy)  # type: ignore[arg-type]


def refused_by_rules(error: DawnbreachError, game: Game | None, language: str, key: str | None = None) -> Refused:
    """What the rules or the reader of the notation object to."""
    if isinstance(error, Illegal):
        refusal = error.refusal
        return Refused(key, "illegal", refusal.reason(language), refusal.remedy(language), refusal.clause)
    words = _words(error, game, language)
    if isinstance(error, Ambiguous):
        return Refused(key, "ambiguous", words, candidates=error.candidates[:40])
    if error.key == "input-ambiguous":  # Words of several labels.
        return Refused(key, "ambiguous", words)
    return Refused(key, "unreadable" if isinstance(error, Unreadable) else "failed", words)


def _words(error: DawnbreachError, game: Game | None, language: str) -> str:
    for catalogue in (game.catalogue if game else own_words(), own_words()):
        if catalogue.has(error.key):
            return catalogue.say(language, error.key, error.args_for_words)
    return str(error)
