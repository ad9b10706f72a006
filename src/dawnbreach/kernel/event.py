"""What happened, and who may know it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, NamedTuple

from dawnbreach.kernel.data import Value


class Event(Value):
    """One thing that happened, in whole numbers."""

    id: ClassVar[str] = ""
    """Its name on the wire and in the words for it; it stays when the class is renamed."""
    private: ClassVar[bool] = False
    """True: only the event's `seat` learns of it, otherwise everybody."""

    seat: int

    def reaches(self, viewer: int | None) -> bool:
        """May this seat (None: a spectator) know?"""
        return not self.private or viewer == self.seat

    @classmethod
    def key(cls) -> str:
        """The key of its words."""
        return f"event-{cls.id}"


class Note(NamedTuple):
    """What is seen when an event is told, and is past when it is read."""

    by: int | None = None
    """Whose doing it is; None: that of whoever has decided."""
    scene: Mapping[str, object] | None = None
    """What lies on the board then, where a story is told with pictures."""
    areas: tuple[str, ...] = ()
    """Where it happens."""


Witness = Callable[[Event], Note]
