"""What messages about a table are made of, beside its people and its game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class Part(Struct, rename="camel"):
    """Base of what messages are made of."""


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
