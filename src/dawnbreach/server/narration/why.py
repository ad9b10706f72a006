"""What can be done with a thing, and why something cannot be done, in the reader's language."""

from __future__ import annotations

from functools import cache

from dawnbreach.kernel import Choice, Game, Position
from dawnbreach.presentation.typed import meant
from dawnbreach.server.narration.decisions import words_of
from dawnbreach.server.protocol.parts import Answer

MOST_ANSWERS = 12
"""An explanation is no longer than this."""
BESIDES = ("no-such-", "not-now")
"""Refusals that say little about a thing: it is combined with one that is not there, or not decided on now."""


def why(position: Position, seat: int, text: str, language: str) -> Answer:
    """May a seat choose this, and if not, why?"""
    return _answer(position, seat, meant(position, seat, text, language), language)


def _answer(position: Position, seat: int, choice: Choice, language: str) -> Answer:
    label = _label(position, seat, choice, language)
    refusal = position.why_not(choice, seat)
    if refusal is None:
        return Answer(choice.text, label, True, clause=choice.clause)
    return Answer(choice.text, label, False, refusal.reason(language), refusal.remedy(language), refusal.clause)


def _label(position: Position, seat: int, choice: Choice, language: str) -> str:
    try:
        return position.words(choice, language, seat)
    except (IndexError, KeyError, AttributeError, AssertionError):
        return choice.text


def explain(position: Position, seat: int, about: str, language: str) -> tuple[Answer, ...]:
    """What can and what cannot be done with a thing now; each reason once."""
    allowed: list[Choice] = []
    refused: dict[tuple[str, str, str], Choice] = {}
    besides: list[Choice] = []
    for choice in _concerning(position, seat, about):
        refusal = position.why_not(choice, seat)
        if refusal is None:
            allowed.append(choice)
        elif refusal.key.startswith(BESIDES):
            besides.append(choice)
        else:
            refused.setdefault((choice.text.split()[0], refusal.clause, refusal.reason(language)), choice)
    chosen = [*allowed, *refused.values()][:MOST_ANSWERS] or besides[:1]
    return tuple([_answer(position, seat, choice, language) for choice in chosen])


def _concerning(position: Position, seat: int, about: str) -> list[Choice]:
    """Choices of the kinds that are decided on now, or else any at all, that name a thing."""
    frame = position.frame(seat)
    naming = _by_word(position.game).get(" ".join(about.lower().split()), [])
    kinds = frame.kinds if frame else ()
    now_possible = [c for c in naming if type(c) in kinds]
    return (now_possible or naming)[:200]


@cache
def _by_word(game: Game) -> dict[str, list[Choice]]:
    """The choices that name a thing, by each of its words: "a.2" names both "a.2" and "a"."""
    found: dict[str, dict[Choice, None]] = {}
    for choice in game.notation.all:
        for word in {choice.text, *choice.text.split(), *words_of(game, choice).values()}:
            if word in choice.text:
                for short in (word, *_shorter(word)):
                    found.setdefault(short, {})[choice] = None
    return {word: list(choices) for word, choices in found.items()}


def _shorter(word: str) -> list[str]:
    parts = word.split(".")
    return [".".join(parts[:count]) for count in range(1, len(parts))] if " " not in word else []
