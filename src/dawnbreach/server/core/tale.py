"""What has happened, decision by decision, ready to be said to anybody in any language."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from dawnbreach.kernel import Choice, Event, Position
from dawnbreach.kernel.event import Note, Witness
from dawnbreach.kernel.history import beginning, retold
from dawnbreach.kernel.words import Arg

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
    return Said(f"choice-{thing.kind()}", args, viewer)


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


def chronicle(position: Position, after: int = -1, until: int | None = None) -> list[Told]:
    """The decisions `after` < number <= `until`, played once more; number 0 is what happened before the first."""
    first = [opening(beginning(position))] if after < 0 else []
    return first + retold(position, lambda again, ply: play(again, ply.choice, ply.seat), after, until)
