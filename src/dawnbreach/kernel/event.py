"""What happened, and who may know it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, NamedTuple


class Audience:
    """Who may know of an event: everybody, unless it is private."""

    private: ClassVar[bool] = False
    """True: only the event's `seat` learns of it."""


@dataclass(frozen=True)
class Event(Audience):
    """One thing that happened. Subclasses are frozen dataclasses of whole numbers."""

    seat: int

    def reaches(self, viewer: int | None) -> bool:
        """May this seat (None: a spectator) know?"""
        return not self.private or viewer == self.seat

    @classmethod
    def key(cls) -> str:
        """The key of its words: `DieRolled` is said by `event-die-rolled`."""
        return "event" + re.sub("([A-Z])", r"-\1", cls.__name__).lower()


class Note(NamedTuple):
    """What is seen when an event is told, and is past when it is read."""

    by: int | None = None
    """Whose doing it is; None: that of whoever has decided."""
    scene: Mapping[str, object] | None = None
    """What lies on the board then, where a story is told with pictures."""
    areas: tuple[str, ...] = ()
    """Where it happens."""


Witness = Callable[[Event], Note]
