"""What happens at a table, entry by entry. The entries are the table; everything else follows from them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from dawnbreach.server.protocol.parts import Rated, Rewound

Kind = Literal[
    "made",
    "sit",
    "claim",
    "leave",
    "return",
    "lock",
    "remove",
    "hand-over",
    "commit",
    "start",
    "reveal",
    "begin",
    "choose",
    "take-back",
    "ask-back",
    "consent",
    "chat",
    "rematch",
    "abandon",
    "timeout",
    "close",
    "carried",
    "away",
    "rated",
]
EDITION = 2
"""Which kinds of entries there are and what they mean: a worker of another edition leaves a table alone."""


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table, kept for good."""

    number: int
    """1, 2, 3 …: two workers cannot both write the same one."""
    key: str
    """The client's own word for it, so that a repeated message is not carried out twice."""
    time: float
    kind: Kind
    seat: int | None
    data: dict[str, Any]


class Chair(msgspec.Struct):
    """A seat and who has it."""

    name: str | None = None
    hash: str | None = None
    """Of the secret it is held with, or the id of the person who holds it."""
    bot: str | None = None
    """Who decides for it now."""
    left: float = 0.0
    """Seconds on its clock."""
    wants_end: bool = False
    gone: Chair | None = None
    """As it was before its person left, who may come back until somebody decides for it."""
    rests: float = 0.0
    """Until then its bot waits for who left it."""
    commit: str | None = None
    """The fingerprint of its person's share in the seed."""
    share: str | None = None
    """That share, once it is revealed."""
    rating: str = ""
    """Of its person, as it is shown at rated tables."""

    @property
    def is_free(self) -> bool:
        return self.name is None and self.bot is None

    @property
    def decides(self) -> bool:
        """Does a person decide for it?"""
        return self.name is not None and self.bot is None


class Row(msgspec.Struct, frozen=True):
    """What lists and keepers have to know of a table."""

    id: str
    game: str
    seed: str
    status: str
    public: bool
    title: str
    made: float
    moved: float
    number: int
    ply: int
    people: str
    """Names and bots of the seats, as JSON."""
    due: float | None
    """The moment something must happen by itself."""
    maker: str = ""
    """Who made it, hidden: the same for the same address."""
    open_dice: bool = False
    """Somebody knows the seed, or how the game went on before it was forked."""
    version: str = ""
    """Which workers may play it: see `version_of`."""
    pack: str = ""
    """Name and hash of the pack it is played with, once it has begun."""
    rated: bool = False


def is_person(hash: str) -> bool:
    """Is a seat held by a person, and not with a secret?"""
    return hash.startswith("p")


def version_of(game: str, rules: str) -> str:
    """What workers must have in common to play the same tables of a game: its rules, and what entries mean."""
    return f"{game} {rules}.{EDITION}"


def rules_of(version: str) -> int:
    """The number of the rules in a version; 0 if there is none."""
    number = version.rpartition(" ")[2].partition(".")[0]
    return int(number) if number.isdecimal() else 0


class Notice(msgspec.Struct, frozen=True):
    """A sentence that the table keeps saying, in any language."""

    key: str
    args: dict[str, str]
    time: float


class Snapshot(msgspec.Struct):
    """A table that has begun, as data: whoever has other rules need not play its entries again."""

    rules: str
    pack: str
    status: str
    chairs: list[Chair]
    seen: float
    """When its clocks were last looked at."""
    decided: float
    rewinds: int
    rewound: tuple[Rewound, ...]
    asks_all: bool
    lesson_at: int
    next: str | None
    notices: tuple[Notice, ...]
    position: dict[str, Any]
    again: int
    """How often chance began to answer anew."""
    record: str = ""
    """Of a game that is over."""
    rewound_before: int = 0
    players: tuple[str, ...] = ()
    player_names: tuple[str, ...] = ()
    deserted: tuple[int, ...] = ()
    counted: bool = False
    ratings: tuple[Rated, ...] = ()
    """Of a rated game."""
