"""What happens at a table, entry by entry. The entries are the table; everything else follows from them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Kind = Literal[
    "made",
    "sit",
    "claim",
    "leave",
    "return",
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
]


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
