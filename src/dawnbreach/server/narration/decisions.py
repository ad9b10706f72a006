"""A position in words for one reader: what may be chosen, and whose decision it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dawnbreach.kernel import Choice, Game, Position
from dawnbreach.presentation.choice_groups import heading, ordered
from dawnbreach.server.narration.words import say
from dawnbreach.server.protocol.messages import Decision, Offer


def args_of(position: Position, choice: Choice) -> dict[str, str]:
    """The words of a choice's parameters."""
    return words_of(position.game, choice)


def words_of(game: Game, choice: Choice) -> dict[str, str]:
    words = game.notation.words
    return {name: words[name][getattr(choice, name)] for name in choice.parameters()}


# What may be chosen


def finals(position: Position, seat: int) -> frozenset[str]:
    """The choices that cannot be taken back."""
    return frozenset(c.text for c in position.choices(seat) if not position.is_reversible(c, seat))


def decision(position: Position, seat: int, language: str, final: frozenset[str]) -> Decision | None:
    """What a seat has to decide, with everything it may choose."""
    frame = position.frame(seat)
    if frame is None:
        return None
    choices = ordered(position.game, position.choices(seat))
    offers = tuple([offer(position, seat, choice, language, choice.text in final) for choice in choices])
    return Decision(seat, step(position, seat, language), frame.id, frame.clause, offers)


def step(position: Position, seat: int, language: str) -> str:
    """What a seat's decision is about."""
    frame = position.frame(seat)
    return position.game.catalogue.arg(language, position.game.doing(position, frame)) if frame else ""


def offer(position: Position, seat: int, choice: Choice, language: str, final: bool) -> Offer:
    frame = position.frame(seat)
    return Offer(
        text=choice.text,
        label=position.words(choice, language, seat),
        choice=choice.kind(),
        group=said_heading(position.game, choice, language),
        args=args_of(position, choice),
        clause=choice.clause or (frame.clause if frame else ""),
        final=final,
    )


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
    hero = position.game.catalogue.arg(language, position.game.who(position, seat))
    return f"{hero} ({names[seat]})" if names[seat] else hero
