"""What happened, and who may know it."""

from __future__ import annotations

import re
from typing import ClassVar


class Event:
    """One thing that happened. Subclasses are frozen dataclasses of whole numbers."""

    private: ClassVar[bool] = False
    """True: only the seat named in `seat` learns of it."""

    seat: int

    def reaches(self, viewer: int | None) -> bool:
        """May this seat (None: a spectator) know?"""
        return not self.private or viewer == self.seat

    @classmethod
    def key(cls) -> str:
        """The key of its words: `DieRolled` is said by `event-die-rolled`."""
        return "event" + re.sub("([A-Z])", r"-\1", cls.__name__).lower()
