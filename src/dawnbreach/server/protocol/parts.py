"""Parts of messages: a decision with what may be chosen, and a line of the log."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Part(Struct, rename="camel"):
    """Base of what messages are made of."""


class Offer(Part):
    """One thing a seat may choose now."""

    text: str
    """What to send."""
    label: str
    """The same in words."""
    choice: str
    """Its kind: "hit", "end-attack"."""
    group: str
    """A heading for lists."""
    args: dict[str, str]
    """The words of its parameters: {"die": "d2", "foe": "a", "location": "1"}."""
    clause: str
    final: bool
    """It cannot be taken back."""
    main: bool = False
    """It matters so much that it comes first."""
    caution: str = ""
    """What to think of before: to be asked about once more."""


class Decision(Part):
    """What an own seat has to decide."""

    seat: int
    step: str
    """What it is about, in words."""
    name: str
    """The same as an id."""
    clause: str
    offers: tuple[Offer, ...]
    idle: str = ""
    """What to send where nothing is to be decided: the only choice there is, or that makes sense."""


class Scene(Part):
    """What was on the board when a line of the log happened: for telling a story step by step."""

    line: int
    """Which of the lines, counted from 0."""
    event: str
    """Its kind: "monster-came"."""
    areas: tuple[str, ...]
    """Where it happened."""
    shown: dict[str, Any]
    """Parts of a view as they were then; what is missing was as in the scene before. The first has all of them."""


class LogLine(Part):
    """One decision and what came of it, as far as the reader may know."""

    ply: int
    seat: int
    choice: str
    """What was chosen, in words; empty when the reader may not know, and for the opening."""
    clause: str
    lines: tuple[str, ...]
    by: tuple[int | None, ...] = ()
    """Whose doing each line is: a number of the view, -1 for the Darkness, None for the seat; empty: all the seat's."""
    scenes: tuple[Scene, ...] = ()


class Shot(Part):
    """One moment of a film: a position, and the decision that led to it."""

    ply: int
    view: dict[str, Any]
    log: LogLine
