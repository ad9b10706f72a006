"""What refers to itself in a circle: libraries leave some with every line and statement, and only looking frees it."""

from __future__ import annotations

import gc
import time

LEAST = 25_000
"""So many objects have to be new before it is worth a look: what libraries leave in circles is small."""
PART = 4
"""And one for so many that stayed the last time."""
FACTOR = 3
"""When so many times as much is new as stayed, nothing else matters."""
SHARE = 0.001
"""Else so much of the time may be spent on looking, which stops everybody for a second when there are many tables."""


class Garbage:
    """Looks among everything, and only when there is much that is new.

    Python itself would look again and again through the tables that are played at: every decision makes a table anew.
    """

    def __init__(self) -> None:
        self.next = 0.0
        self.kept = 0

    def begin(self) -> None:
        """What is there now stays for ever."""
        gc.collect()
        gc.freeze()
        gc.disable()

    def end(self) -> None:
        gc.enable()

    async def look(self) -> None:
        """Look if it is worth it; to be called every now and then."""
        new, early = gc.get_count()[0], time.monotonic() < self.next
        if new < max(LEAST, self.kept // PART) or (early and new < FACTOR * self.kept):
            return
        began = time.thread_time()
        gc.collect()
        self.kept = len(gc.get_objects())
        self.next = time.monotonic() + (time.thread_time() - began) / SHARE
