"""What happened, and who may know it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar


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
