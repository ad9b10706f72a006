"""Thinking time: live clocks, and so many seconds or days for each decision."""

from __future__ import annotations

from collections.abc import Iterable

from dawnbreach.server.core.entries import Chair
from dawnbreach.server.protocol.parts import Clock

GRACE = 30.0
"""So many seconds has somebody who comes back after the own time was up."""


class Clocks:
    """The clocks of a table. They run for people who are waited for, never for bots."""

    def __init__(self, clock: Clock | None, chairs: list[Chair]) -> None:
        self.clock, self.chairs, self.seen = clock, chairs, 0.0

    def start(self, time: float) -> None:
        self.seen = time
        if self.clock is not None:
            for chair in self.chairs:
                chair.left = float(self.clock.initial or self.clock.each)

    def run(self, time: float, waiting: Iterable[int]) -> None:
        """Take the time since the last entry from those who were waited for."""
        passed, self.seen = max(0.0, time - self.seen), max(time, self.seen)
        if self.clock is not None:
            for seat in self.running(waiting):
                self.chairs[seat].left -= passed

    def decided(self, seat: int) -> None:
        """More time, or all of it anew."""
        if self.clock is not None:
            chair = self.chairs[seat]
            chair.left = chair.left + self.clock.each if self.clock.initial else float(self.clock.each)

    def came_back(self, seat: int) -> None:
        if self.clock is not None:
            self.chairs[seat].left = max(self.chairs[seat].left, float(self.clock.each), GRACE)

    def give_back(self, seconds: float, waiting: Iterable[int]) -> None:
        """Time in which the server was not there is nobody's."""
        for seat in self.running(waiting) if self.clock is not None else ():
            self.chairs[seat].left += seconds

    def running(self, waiting: Iterable[int]) -> list[int]:
        return [seat for seat in waiting if self.chairs[seat].decides]

    def due(self, waiting: Iterable[int]) -> float | None:
        """When the first clock runs out."""
        if self.clock is None:
            return None
        return min((self.seen + self.chairs[seat].left for seat in self.running(waiting)), default=None)

    def late(self, time: float, waiting: Iterable[int]) -> list[int]:
        """The seats whose time is up."""
        if self.clock is None:
            return []
        return [seat for seat in self.running(waiting) if self.seen + self.chairs[seat].left <= time]

    def left(self, seat: int, time: float, waiting: Iterable[int]) -> float | None:
        """What a clock shows now."""
        if self.clock is None:
            return None
        passed = max(0.0, time - self.seen) if seat in self.running(waiting) else 0.0
        return round(self.chairs[seat].left - passed, 1)
