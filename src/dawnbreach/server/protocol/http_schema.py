"""What is asked and answered over HTTP, beside the connection of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from dawnbreach.server.protocol.messages import BotName, Fingerprint, GameName, Language, PersonName, Status
from dawnbreach.server.protocol.parts import Clock, Decision, Fork, LogLine, Part, Person

Eyes = int | Literal["open", "spectator"]
"""Whose eyes a replay is seen through: a seat's, everything, or what everybody knew."""


class NewTable(Part, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: GameName
    seats: Annotated[tuple[Literal["me", "open"] | BotName, ...], Meta(min_length=1, max_length=4)]
    """For each seat: "me", "open", or the name of a bot."""
    name: PersonName
    options: dict[str, Any] = field(default_factory=dict)
    public: bool = False
    clock: Clock | None = None
    lesson: bool = False
    """A guided first game; seats and options are the lesson's own then."""
    chapter: int = 1
    """Which chapter of it."""
    start: bool = False
    """Begin at once."""
    hints: bool = True
    """Whether players may ask for hints."""
    rated: bool = False
    """It counts for ratings: only people play, with hidden dice, without hints and without going back."""
    seed: Annotated[str, Meta(min_length=1, max_length=80)] | None = None
    """For tests and puzzles; such a game says that its dice were not secret."""
    fork: Fork | None = None
    """Play on from the middle of a finished game; its options are those of that game. Only "me" and bots play."""
    commit: Fingerprint | None = None
    """Of the share that the maker will reveal when the game starts."""


class MadeTable(Part):
    """The answer to `NewTable`."""

    id: str
    seats: dict[int, str]
    """The secrets of the seats that were taken for "me"."""


class TableListed(Part):
    """One line of a list of tables."""

    id: str
    game: GameName
    status: Status
    title: str
    people: tuple[Person, ...]
    free: int
    ply: int
    made: float
    waiting: tuple[int, ...] = ()
    """The seats that decide now, where tables were asked for by their names."""
    open_dice: bool = False
    """Whoever made it chose the seed, or it is a fork: such a game is never rated."""
    fork: bool = False
    """It is played on from the middle of another game."""
    rated: bool = False


class LobbyTold(Part):
    """What is in the lobby."""

    tables: tuple[TableListed, ...]
    """The public ones that are open or played."""
    news: tuple[str, ...]
    """What the server has to say to everybody just now: that it will be stopped."""


class HeldTable(Part):
    """A table at which a person has seats."""

    table: TableListed
    seats: tuple[int, ...]


class Device(Part):
    """A browser that stands for a person."""

    id: str
    since: float
    here: bool
    """It is the one that asks."""


class Myself(Part):
    """GET /api/person, with the key of a person in the header `X-Dawnbreach-Person`."""

    id: str
    """For the keeper of the server; nobody can do anything with it alone."""
    devices: tuple[Device, ...]
    """Empty as long as there was never another one."""
    codes: int
    """So many recovery codes are left."""
    linked: bool
    """A link was given that still works."""
    tables: tuple[HeldTable, ...]
    ratings: tuple[OwnRating, ...] = ()


class OwnRating(Part):
    """How well somebody plays a game, as far as rated games have shown."""

    game: GameName
    rating: str
    games: int


class Given(Part):
    """What leads another device to the same person; it is never told again."""

    codes: tuple[str, ...]


class Redeem(Part, forbid_unknown_fields=True):
    """POST /api/person/redeem: with a new key in the header, become whom a link or a recovery code was given to."""

    code: Annotated[str, Meta(min_length=1, max_length=60)]


class OptionOffered(Part):
    """An option of a game and its values, with their names."""

    name: str
    label: str
    values: tuple[tuple[str, str], ...]


class GameOffered(Part):
    """One game, as the lobby offers it."""

    game: GameName
    label: str
    pitch: str
    """What it is about, in a sentence or two."""
    min_seats: int
    max_seats: int
    options: tuple[OptionOffered, ...]
    heroes: tuple[tuple[str, str], ...]
    bots: tuple[tuple[str, str], ...]
    chapters: tuple[str, ...] = ()
    """What the chapters of its guided first games are about; none where it has no lesson."""
    tempers: tuple[str, ...] = ()
    """The temperaments that its own bots can have, behind their names: "novice:bold"."""
    hero_option: str = ""
    """The option that takes a list of heroes, one id or "random" for each seat."""


class Book(Part):
    """All words that a client needs to draw a game, in one language, and what never changes in it."""

    game: GameName
    language: Language
    digest: str
    names: dict[str, str]
    """What things are called, by the keys of the game's catalogue: "item-…", "hero-…", "area-…"."""
    texts: dict[str, str]
    """What is printed on cards, made from their effects."""
    box: dict[str, Any]
    """The map and other things that are the same in every game."""


class ClauseTold(Part):
    """One clause of the rules."""

    clause: str
    text: str


class Chapter(Part):
    """A chapter of the rules."""

    chapter: str
    title: str
    clauses: tuple[ClauseTold, ...]


class LessonRead(Part):
    """A chapter of the guided games, to be read without a table."""

    title: str
    steps: tuple[str, ...]


class RulesTold(Part):
    """GET /api/rules/GAME"""

    game: GameName
    language: Language
    chapters: tuple[Chapter, ...]
    lessons: tuple[LessonRead, ...]


class ReplayStep(Part):
    """One position of a replay."""

    ply: int
    view: dict[str, Any]
    waiting: tuple[int, ...]
    now: str
    log: LogLine | None


class Replay(Part):
    """GET /api/replays/ID?from=0&count=20&eyes=open: some steps of a finished game."""

    id: str
    game: GameName
    title: str
    people: tuple[Person, ...]
    plies: int
    eyes: Eyes
    steps: tuple[ReplayStep, ...]
    commit: str | None
    seed: str | None
    own_book: bool = False
    """It was played by other rules or with another pack: its names and cards are in a book of its own."""


class Verified(Part):
    """GET /api/replays/ID/verify: do the dice follow from the seed, and does anybody vouch that it was not chosen?"""

    fair: bool
    """The dice follow from the seed, and this server knows that people had shares in it."""
    words: str
    outcomes: int
    commit: str
    """Of what the server drew: the first word of the seed."""
    seed: str
    shares: str = ""
    """The fingerprints of the shares of all seats, "-" where there is none: of the other words of the seed."""
    follows: bool = False
    """The dice follow from the seed."""
    dice: Literal["shared", "claimed", "nobody", "open", "fork"] = "nobody"
    """Who vouches for them: people with shares in the seed, or only a text that says so; nobody; the seed was chosen;
    the game is a fork."""


class Counted(Part):
    """One thing that is counted for everybody; null for those it is not counted for."""

    label: str
    values: tuple[float | None, ...]


class Section(Part):
    """What is counted together."""

    title: str
    rows: tuple[Counted, ...]


class Curve(Part):
    """A number over the rounds of a game: a line for everybody, null where somebody is out."""

    title: str
    labels: tuple[str, ...]
    lines: tuple[tuple[int | None, ...], ...]


class Moment(Part):
    """Something that decided the game, whose it is, and the step of the replay that shows it."""

    ply: int
    player: int | None
    text: str


class Aftermath(Part):
    """GET /api/replays/ID/aftermath: what a game came to; seats in order, then whoever plays without one."""

    who: tuple[str, ...]
    ranks: tuple[int | None, ...]
    curve: Curve | None
    sections: tuple[Section, ...]
    moments: tuple[Moment, ...]


class Mark(Part):
    """Where a part of a game, a turn or a fight begins."""

    ply: int
    level: Literal["part", "turn", "fight"]
    label: str


class Move(Part):
    """A decision in words."""

    ply: int
    seat: int
    text: str


class Contents(Part):
    """GET /api/replays/ID/contents: every decision of a game, and where its parts begin."""

    marks: tuple[Mark, ...]
    moves: tuple[Move, ...]


class KeptRecord(Part):
    """The answer to POST /api/replays: the id under which the record can be replayed."""

    id: str


class TurningPoint(Part):
    """A decision that could have been better."""

    ply: int
    """Its number, counted from 1: it was made in the position after `ply - 1` decisions."""
    seat: int
    chosen: str
    better: str
    lines: tuple[str, ...]
    """By how much: as far as could be known then, and with what was hidden; or worked out exactly."""
    plan: tuple[str, ...] = ()
    """Where a fight was worked out: what would have been better, choice by choice."""


class Review(Part):
    """GET /api/replays/ID/review: what a coach says of a game, as far as it has got; POST begins the work."""

    done: int
    all: int
    """So many pieces of work there are; 0: nobody has asked for it yet."""
    curve: Curve | None = None
    """The chances of each seat in percent, an estimate; once everything is done, like the rest."""
    points: tuple[TurningPoint, ...] = ()
    luck: Section | None = None
    """By seat, what the dice allowed more or less than was to be expected."""


class PuzzleTold(Part):
    """GET /api/puzzles/GAME/DAY?choice=…&choice=…: a day's puzzle after some choices."""

    game: GameName
    day: str
    seat: int
    people: tuple[Person, ...]
    view: dict[str, Any]
    task: str
    """What is asked, in words,"""
    so_far: str
    """and what it has come to so far."""
    now: str
    decision: Decision | None
    """None: it is over, and may be sent to be judged."""
    log: tuple[LogLine, ...]
    """What was chosen so far and came of it."""
    tries: int = 0
    """So many have sent their first answer,"""
    solved: int = 0
    """and so many of these were right."""


class PuzzleAnswer(Part, forbid_unknown_fields=True):
    """POST /api/puzzles/GAME/DAY"""

    choices: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=80)]


class PuzzleJudged(Part):
    """The answer to `PuzzleAnswer`."""

    solved: bool
    end: str
    """What it came to, in words, what it could have come to, and what a novice makes of it."""
    best: str
    novice: str
    plan: tuple[str, ...]
    """How, choice by choice."""
    why: str
    """How it is known that nothing is better."""
    tries: int = 0
    right: int = 0
