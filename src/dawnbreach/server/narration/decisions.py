"""A position in words for one reader: what may be chosen, and whose decision it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from dawnbreach.kernel import Choice, Game, Position
from dawnbreach.kernel.words import Phrase
from dawnbreach.presentation.choice_groups import cautions, heading, idle, is_main, ordered
from dawnbreach.server.core.tale import Said, said
from dawnbreach.server.narration.words import named, say
from dawnbreach.server.narration.words import said as in_words
from dawnbreach.server.protocol.parts import Decision, Offer


def words_of(game: Game, choice: Choice) -> dict[str, str]:
    """The words of a choice's parameters."""
    words = game.notation.words
    return {name: words[name][getattr(choice, name)] for name in choice.parameters()}


# What may be chosen


class Option(NamedTuple):
    """A choice that may be made: what every language says of it, and whether it cannot be taken back."""

    choice: Choice
    label: Said
    final: bool
    caution: Phrase | None


def options(position: Position, seat: int) -> list[Option]:
    """Everything a seat may choose, in the order in which it is shown."""
    choices = ordered(position.game, position.choices(seat))
    care = cautions(position, seat, choices)
    return [Option(c, said(position, c, seat), not position.is_reversible(c, seat), care.get(c)) for c in choices]


def decision(position: Position, seat: int, language: str, offered: Sequence[Option]) -> Decision | None:
    """What a seat has to decide, with everything it may choose."""
    frame = position.frame(seat)
    if frame is None:
        return None
    offers = tuple([offer(position.game, option, frame.clause, language) for option in offered])
    only = idle(position, seat, [option.choice for option in offered])
    name = step(position, seat, language)
    return Decision(seat, name, frame.id, frame.clause, offers, only.text if only else "")


def step(position: Position, seat: int, language: str) -> str:
    """What a seat's decision is about."""
    frame = position.frame(seat)
    return named(position.game.catalogue, language, position.game.doing(position, frame)) if frame else ""


def offer(game: Game, option: Option, clause: str, language: str) -> Offer:
    choice, label = option.choice, option.label
    kind, group, args = always_said(game, choice, language)
    text = in_words(game.catalogue, language, label.key, label.args)
    care = named(game.catalogue, language, option.caution) if option.caution else ""
    main = is_main(game, choice)
    return Offer(choice.text, text, kind, group, args, choice.clause or clause, option.final, main, care)


@lru_cache(50_000)
def always_said(game: Game, choice: Choice, language: str) -> tuple[str, str, dict[str, str]]:
    """What is told of a choice in every position alike: its kind, its heading, the words of its parameters."""
    return choice.kind(), said_heading(game, choice, language), words_of(game, choice)


def said_heading(game: Game, choice: Choice, language: str) -> str:
    """In the game's own words, if it has them."""
    key = heading(game, choice)
    return game.catalogue.say(language, key) if game.catalogue.has(key) else say(language, key)


# Whose decision it is


def now(position: Position, own: Iterable[int], names: Sequence[str], language: str) -> str:
    """Whose decision it is and what it is about, in one sentence."""
    if position.over:
        return say(language, "now-over")
    waiting, mine = position.waiting, set(own)
    for seat in waiting:
        if seat in mine:
            key = "now-you" if len(mine) == 1 else "now-own"
            return say(language, key, who=who(position, seat, names, language), step=step(position, seat, language))
    if len(waiting) == 1:
        who_waits = who(position, waiting[0], names, language)
        return say(language, "now-other", who=who_waits, step=step(position, waiting[0], language))
    return say(language, "now-several", who=", ".join(who(position, seat, names, language) for seat in waiting))


def who(position: Position, seat: int, names: Sequence[str], language: str) -> str:
    """The character of a seat, and who plays it."""
    hero = named(position.game.catalogue, language, position.game.who(position, seat))
    return f"{hero} ({names[seat]})" if names[seat] else hero
