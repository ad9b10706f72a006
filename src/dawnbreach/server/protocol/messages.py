"""The protocol: every message of a connection. Schema, TypeScript types and documentation are made from it.

A client opens `/api/tables/ID/socket`, says `hello`, and is told the `table` and its `position`; both come
again whenever they change. A message that asks for something carries a `key` of the client's choice; it is
answered by `accepted` or `refused` with that key, and a repeated key is not carried out twice. What is asked over
HTTP is in `http_schema.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct

from dawnbreach.kernel.languages import LANGUAGES
from dawnbreach.server.protocol.parts import (
    Answer,
    BackAsked,
    Clock,
    Decision,
    Fork,
    Lesson,
    LogLine,
    Person,
    Rated,
    Remark,
    Rewound,
    Shot,
    Suggestion,
)

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
Status = Literal["open", "starting", "playing", "over", "abandoned"]
Fingerprint = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""A SHA-256, in hexadecimal digits."""
Share = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 random bytes, in hexadecimal digits; its fingerprint is that of these digits."""
BotName = Annotated[str, Meta(min_length=1, max_length=20)]
Key = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[ -~]+$")]
"""Of the signs of ASCII that can be seen, and blanks."""
PersonName = Annotated[str, Meta(min_length=1, max_length=30)]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Secret = Annotated[str, Meta(min_length=20, max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Counter = Annotated[int, Meta(ge=0)]
RefusalCode = Literal[
    "illegal", "unreadable", "ambiguous", "stale", "not-yours", "not-now", "taken", "malformed", "too-large",
    "too-fast", "lesson", "unknown", "failed",
]  # fmt: skip


class Message(Struct, tag_field="kind", rename="camel"):
    """Base of all messages; `kind` tells them apart. What the server says may get more fields: ignore unknown ones."""


class Asked(Message, forbid_unknown_fields=True):
    """Base of what a client says; fields that are not known are refused."""


# What a client says


class Hello(Asked, tag="hello"):
    """The first message: the language to be told in, and the secrets of the seats held here."""

    language: Language
    secrets: tuple[Secret, ...] = ()
    persons: Annotated[tuple[Secret, ...], Meta(max_length=4)] = ()
    """Keys of the person who sits here, the own one first: seats taken now are that person's, on every device."""
    forecast: bool = False
    """Tell me, too, what a decision of mine may come to."""


class Speak(Asked, tag="speak"):
    """Tell me everything in this language from now on."""

    language: Language


class Sit(Asked, tag="sit"):
    """Take a free seat; answered by `seated` with its secret."""

    key: Key
    seat: SeatNumber
    name: PersonName


class Claim(Asked, tag="claim"):
    """Let an own seat that is held with a secret belong to the own person."""

    key: Key
    seat: SeatNumber


class Leave(Asked, tag="leave"):
    """Give an own seat up: free before the start, a bot's afterwards."""

    key: Key
    seat: SeatNumber


class Return(Asked, tag="return"):
    """Come back to a seat that one has left, while nobody else sits there or has decided for it."""

    key: Key
    seat: SeatNumber


class Lock(Asked, tag="lock"):
    """Let nobody join, or anybody again, before the start; for who made the table."""

    key: Key
    locked: bool


class Remove(Asked, tag="remove"):
    """Free the seat of somebody else, who may not come back, before the start; for who made the table."""

    key: Key
    whom: SeatNumber


class Report(Asked, tag="report"):
    """Tell the keeper of the server of somebody's name, or of a remark in the chat."""

    key: Key
    whom: SeatNumber
    remark: Counter | None = None
    """The number of the remark."""
    why: Annotated[str, Meta(max_length=300)] = ""


class HandOver(Asked, tag="hand-over"):
    """Let a bot decide for a seat: an own one, one that is late, a free one before the start; None: decide oneself."""

    key: Key
    seat: SeatNumber
    bot: BotName | None


class Start(Asked, tag="start"):
    """Begin the game: free seats go to bots. Any seated person may say it. Shares that were promised are waited for."""

    key: Key


class Commit(Asked, tag="commit"):
    """Promise a share in the seed, before the start, by its fingerprint."""

    key: Key
    seat: SeatNumber
    commit: Fingerprint


class Reveal(Asked, tag="reveal"):
    """Tell the share that was promised, while the game is starting."""

    key: Key
    seat: SeatNumber
    share: Share


class Choose(Asked, tag="choose"):
    """Decide, for an own seat: the text of an offered choice, an abbreviation, or words of its label."""

    key: Key
    seat: SeatNumber
    ply: Counter
    """How many decisions the client knows of; if its own has changed since, the choice is refused."""
    text: Notation


class TakeBack(Asked, tag="take-back"):
    """Undo the own last decision, as far as the rules allow."""

    key: Key
    seat: SeatNumber
    ply: Counter


class AskBack(Asked, tag="ask-back"):
    """Ask all other people at the table to go back to before decision `to`, counted from 1 as in the log."""

    key: Key
    seat: SeatNumber
    ply: Counter
    to: Counter


class Consent(Asked, tag="consent"):
    """Answer what was asked by `ask-back`: `to` is what one was asked for, and agrees to."""

    key: Key
    seat: SeatNumber
    yes: bool
    to: Counter


class Chat(Asked, tag="chat"):
    """Say something to everybody at the table; spectators may not."""

    key: Key
    seat: SeatNumber
    text: ChatText


class Rematch(Asked, tag="rematch"):
    """Make a new table with the same people, once the game is over; answered by `table` with its id in `next`."""

    key: Key
    seat: SeatNumber
    commit: Fingerprint | None = None
    """Of a share in the seed of the new game."""


class Abandon(Asked, tag="abandon"):
    """End the game, or leave word that one wants to; it ends when all people want it."""

    key: Key
    seat: SeatNumber


class Why(Asked, tag="why"):
    """Why may this seat not choose this? Answered by `because`."""

    key: Key
    seat: SeatNumber
    text: Notation


class Explain(Asked, tag="explain"):
    """What can and what cannot be done with a thing now? `about` is its word in the notation: "d2", "a", "helm"."""

    key: Key
    seat: SeatNumber
    about: Notation


class Hint(Asked, tag="hint"):
    """What would a good player think of? About an own decision; answered by `hinted`, if the table allows hints."""

    key: Key
    seat: SeatNumber


class Older(Asked, tag="older"):
    """Tell me the log before this decision; answered by `log`."""

    key: Key
    before: Counter


class Watch(Asked, tag="watch"):
    """Show me what has happened after this decision, as I could see it; answered by `film`."""

    key: Key
    after: Counter


class Ping(Asked, tag="ping"):
    """Are you there? Answered by `pong`."""


FromClient = (
    Hello | Speak | Sit | Claim | Leave | Return | Lock | Remove | Report | HandOver | Commit | Start | Reveal | Choose
    | TakeBack | AskBack | Consent | Chat | Rematch | Abandon | Why | Explain | Hint | Older | Watch | Ping
)  # fmt: skip


# What the server says


class TableTold(Message, tag="table"):
    """Everything about a table but the game itself."""

    id: str
    game: GameName
    status: Status
    public: bool
    title: str
    people: tuple[Person, ...]
    options: dict[str, Any]
    clock: Clock | None
    chat: tuple[Remark, ...]
    back_asked: BackAsked | None
    next: str | None
    """The table of the rematch."""
    commit: str | None
    """SHA-256 of what the server drew for the seed, known from the start."""
    watching: int
    """How many spectators there are."""
    open_seed: bool = False
    """The seed was given by whoever made the table: the dice were not secret."""
    rewound: tuple[Rewound, ...] = ()
    rewound_before: int = 0
    """How often people went back before that."""
    notices: tuple[str, ...] = ()
    """What happened to the table and is told for ever: other rules since some day, why the game was closed."""
    news: tuple[str, ...] = ()
    """What the server has to say to everybody just now: that it will be stopped."""
    locked: bool = False
    """Nobody may join."""
    pack: str = ""
    """The pack it is played with, where that is not the server's own: its cards are in a book of that name."""
    hints: bool = True
    """Whether `hint` is answered at this table."""
    rated: bool = False
    """It counts for ratings."""
    ratings: tuple[Rated, ...] = ()
    """What it made of them, once it is counted: of everybody who began it."""
    fork: Fork | None = None
    """Of which game it is a fork."""
    seed: str | None = None
    """The whole seed, when the game has ended: what the server drew, then the shares by seat."""


class PositionTold(Message, tag="position"):
    """The game as one seat, or a spectator, may know it."""

    ply: int
    seat: int | None
    """Through whose eyes: the own seat waited for, or the first own one."""
    view: dict[str, Any]
    waiting: tuple[int, ...]
    now: str
    """Whose decision it is and what it is about, in one sentence."""
    decision: Decision | None
    can_take_back: bool
    log: tuple[LogLine, ...]
    """What is new since the last `position` on this connection; `restart` says when it is all there is."""
    restart: bool
    lesson: Lesson | None = None


class ForecastTold(Message, tag="forecast"):
    """What a decision may come to, for the seat that decides; it follows the position, perhaps twice, or never."""

    ply: int
    seat: int
    forecast: dict[str, Any]
    """`Forecast` of the game's types."""
    lines: tuple[str, ...]
    """The same in words, what matters most first."""


class Accepted(Message, tag="accepted"):
    """Done, and kept for good."""

    key: str
    ply: int


class Refused(Message, tag="refused"):
    """Not done; nothing has changed."""

    key: str | None
    code: RefusalCode
    reason: str
    remedy: str = ""
    clause: str = ""
    candidates: tuple[str, ...] = ()


class Seated(Message, tag="seated"):
    """The seat is yours; whoever knows the secret holds it. It is empty where a person was named, whose it is."""

    key: str
    seat: int
    secret: str


class Because(Message, tag="because"):
    """The answer to `why` and `explain`."""

    key: str
    about: str
    answers: tuple[Answer, ...]


class Hinted(Message, tag="hinted"):
    """The answer to `hint`: the best first. It follows from what the seat may know, and from nothing else."""

    key: str
    ply: int
    seat: int
    suggestions: tuple[Suggestion, ...]
    remarks: tuple[str, ...] = ()
    """How ready the seat is for the end of the game, where that can be estimated."""


class LogTold(Message, tag="log"):
    """The answer to `older`."""

    key: str
    lines: tuple[LogLine, ...]
    more: bool


class FilmTold(Message, tag="film"):
    """The answer to `watch`: the position after that decision, then those that followed, at most so many."""

    key: str
    shots: tuple[Shot, ...]


class Pong(Message, tag="pong"):
    """I am here."""


FromServer = (
    TableTold | PositionTold | ForecastTold | Accepted | Refused | Seated | Because | Hinted | LogTold | FilmTold | Pong
)  # fmt: skip
