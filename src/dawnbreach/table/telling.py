"""A position in words for one reader: what may be chosen, whose decision it is, what happened."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import NamedTuple

from dawnbreach.kernel import Choice, Event, Game, Position
from dawnbreach.kernel.event import Note, Witness
from dawnbreach.kernel.words import Arg
from dawnbreach.table.protocol import Answer, Decision, LogLine, Offer, Scene
from dawnbreach.table.shared.groups import heading, ordered
from dawnbreach.table.speech import say

MOST_ANSWERS = 12
"""An explanation is no longer than this."""
BESIDES = ("no-such-", "not-now")
"""Refusals that say little about a thing: it is combined with one that is not there, or not decided on now."""


def kind_of(choice: Choice | type[Choice]) -> str:
    """`EndAttack` is "end-attack"."""
    name = (choice if isinstance(choice, type) else type(choice)).__name__
    return re.sub("(?<!^)([A-Z])", r"-\1", name).lower()


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
    return Decision(seat, step(position, seat, language), type(frame).__name__, frame.clause, offers)


def step(position: Position, seat: int, language: str) -> str:
    """What a seat's decision is about."""
    frame = position.frame(seat)
    return position.game.catalogue.arg(language, position.game.doing(position, frame)) if frame else ""


def offer(position: Position, seat: int, choice: Choice, language: str, final: bool) -> Offer:
    frame = position.frame(seat)
    return Offer(
        text=choice.text,
        label=position.words(choice, language, seat),
        choice=kind_of(choice),
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


# What happened


UNSEEN = Note()


class Said(NamedTuple):
    """Something to be said later, in any language; `only` for one seat, if it is private; what was seen with it."""

    key: str
    args: tuple[tuple[str, Arg], ...]
    only: int | None = None
    note: Note = UNSEEN


class Told(NamedTuple):
    """One decision and what came of it, ready to be said in any language."""

    ply: int
    seat: int
    choice: Said | None
    clause: str
    events: tuple[Said, ...]


def said(position: Position, thing: Event | Choice, viewer: int | None, note: Note = UNSEEN) -> Said:
    """An event or a choice with its arguments, which only the position of the moment knows."""
    args = tuple(position.game.args(position, thing, viewer).items())
    if isinstance(thing, Event):
        return Said(thing.key(), args, thing.seat if thing.private else None, note)
    return Said(f"choice-{type(thing).__name__.lower()}", args, viewer)


def opening(position: Position) -> Told:
    """What happened before the first decision."""
    return Told(0, 0, None, "", tuple([said(position, event, None) for event in position.prelude]))


def play(position: Position, choice: Choice, seat: int) -> Told:
    """Carry out a choice and keep what can be told of it."""
    frame = position.frame(seat)
    clause = choice.clause or (frame.clause if frame else "")
    chosen = said(position, choice, seat)
    notes: list[Note] = []
    position.watch = partial(_note, notes, position.game.witness(position, seat))
    try:
        events = position.play(choice, seat)
    finally:
        position.watch = None
    assert position.past is not None
    heard = tuple([said(position, event, None, note) for event, note in zip(events, notes, strict=True)])
    return Told(position.past.number, seat, chosen, clause, heard)


def _note(notes: list[Note], witness: Witness | None, event: Event) -> None:
    notes.append(UNSEEN if witness is None else witness(event))


def log_line(position: Position, told: Told, viewer: int | None, language: str, everything: bool = False) -> LogLine:
    """What a reader may know of a decision. What others chose shows in its events only."""
    words = position.game.catalogue.say
    known = [s for s in told.events if everything or s.only is None or s.only == viewer]
    chosen = told.choice if told.choice and (everything or told.seat == viewer) else None
    text = words(language, chosen.key, chosen.args) if chosen else ""
    lines = tuple([words(language, s.key, s.args) for s in known])
    doers = tuple([s.note.by for s in known])
    by = doers if any(doer is not None for doer in doers) else ()
    return LogLine(told.ply, told.seat, text, told.clause, lines, by, tuple(pictures(known)))


def pictures(known: Sequence[Said]) -> Iterator[Scene]:
    """What was seen on the board at each line: the first time everything, then what is new."""
    before: Mapping[str, object] = {}
    for line, one in enumerate(known):
        if one.note.scene is not None:
            shown = {
                name: value for name, value in one.note.scene.items() if name not in before or before[name] != value
            }
            yield Scene(line, one.key.removeprefix("event-"), one.note.areas, shown)
            before = one.note.scene


# Why, and why not


def why(position: Position, seat: int, text: str, language: str) -> Answer:
    """May a seat choose this, and if not, why?"""
    choice = position.understand(text, seat)
    return _answer(position, seat, choice, language)


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
