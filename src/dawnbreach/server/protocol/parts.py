"""Parts of messages: who sits there, a decision with what may be chosen, a line of the log, and the like."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct


class Part(Struct, rename="camel"):
    """Base of what messages are made of."""


class Fork(Part, forbid_unknown_fields=True):
    """A game that is played on from the middle of another one; the dice fall anew from there."""

    of: str
    """The table of the other game, or the id of its record."""
    ply: int
    """So many of its decisions are kept."""


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


class Person(Part):
    """Who has a seat."""

    seat: int
    name: str | None
    """The name of the person whose seat it is; None: nobody's."""
    bot: str | None
    """The bot that decides for it now."""
    online: bool
    own: bool
    """Held by this connection."""
    left: float | None = None
    """Seconds on its clock; it runs while the seat is waited for."""
    wants_end: bool = False
    late: bool = False
    """Waited for longer than a day: anybody at the table may let a bot decide, until its person comes back."""
    returns: bool = False
    """Left by the person of this connection, who may still come back."""
    commit: str | None = None
    """The fingerprint of a promised share in the seed."""
    share: str | None = None
    """That share, once it is revealed; without one what the server drew stands for it."""
    host: bool = False
    """They made the table: they may lock it and remove others before the start."""
    rating: str = ""
    """At rated tables, with a question mark while little is known: "1512?"."""


class Rated(Part):
    """What a game made of somebody's rating, who may have left since it began."""

    seat: int
    name: str
    rating: str
    gained: int


class Remark(Part):
    """Something said in the chat."""

    number: int
    seat: int
    name: str
    text: str
    time: float


class Clock(Part, forbid_unknown_fields=True):
    """Live: seconds for the game and more with each decision. By day: only `each`, anew for each decision."""

    initial: Annotated[int, Meta(ge=0, le=86_400)] = 0
    each: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0


class BackAsked(Part):
    """A wish to go back that waits for the consent of others."""

    seat: int
    to: int
    waiting: tuple[int, ...]


class Rewound(Part):
    """People went back by consent; it is told for ever."""

    seat: int
    """Who asked for it."""
    to: int
    """To before this decision."""
    last: int
    """The decision that was the last one until then."""
    anew: bool
    """Chance had answered since: it answers anew, so that nobody knows what will fall."""
    time: float


class Lesson(Part):
    """What a guided game says before the next decision."""

    number: int
    count: int
    text: str
    expects: tuple[str, ...]
    """The choices the lesson is about; all others are refused for now. Empty: anything goes."""
    chapter: int = 1
    chapters: int = 1
    """How many there are."""
    about: str | None = None
    """What to look at: words of the notation or of a view, with commas between them ("d2,a.1", "health")."""


class Answer(Part):
    """One thing that may or may not be done with what was asked about."""

    text: str
    label: str
    allowed: bool
    reason: str = ""
    remedy: str = ""
    clause: str = ""


class Suggestion(Part):
    """A choice that is worth a thought."""

    text: str
    label: str
    reasons: tuple[str, ...]
    """What it leads to, and why it is thought of."""
    worlds: int
    """In so many imagined worlds it was tried; 0: it follows from a calculation or from rules of thumb."""
    ends: dict[str, float]
    """What it led to on average, by name; chances from 0 to 1."""


class Shot(Part):
    """One moment of a film: a position, and the decision that led to it."""

    ply: int
    view: dict[str, Any]
    log: LogLine
