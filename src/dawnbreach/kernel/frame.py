"""Frames: where we are in the rulebook; and the lines of play they are stacked on."""

from __future__ import annotations

from typing import ClassVar, Generic

from dawnbreach.kernel.choice import Choice
from dawnbreach.kernel.data import Data, Value
from dawnbreach.kernel.generic import P

NOBODY = -1
"""The seat of a frame in which nobody decides."""


class Frame(Value, Generic[P]):
    """A step of the rules that is under way: data, never a callback."""

    id: ClassVar[str] = ""
    """Its name in saves, in views and in the words for it; it stays when the class is renamed."""
    clause: ClassVar[str] = ""
    kinds: ClassVar[tuple[type[Choice], ...]] = ()
    """What the deciding seat may choose among; empty where nobody decides."""

    seat: int
    """Who decides here, or NOBODY."""

    def waits(self, table: P) -> bool:
        """True while somebody else has to finish first."""
        return False

    def run(self, table: P) -> None:
        """Do what needs no decision; must change the stack."""
        raise NotImplementedError(self.id)


class Strand(Data):
    """A line of play: the main one, or what one seat does while others go on.

    Each has a stack of frames of its own, so that several seats can be in the middle of something at once. Strands
    beside the main one end when their stack is empty; the main one may wait for them (`waiting.py`).
    """

    seat: int
    frames: list[Frame]

    @staticmethod
    def of(seat: int, frames: list[Frame]) -> Strand:
        new = Strand()
        new.seat, new.frames = seat, frames
        return new
