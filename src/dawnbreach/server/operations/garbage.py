"""What refers to itself in a circle: libraries leave some with every line and statement, and only looking frees it."""

from __future__ import annotations

import gc
import sys
import time

from dawnbreach.server.operations.logs import log

OFTEN = 0.25
"""Seconds between two looks."""
NEW = 3_000
"""So many objects have to be new before it is worth a look among them, which takes less than a millisecond."""
LEAST, GROWN = 100_000, 1.25
"""A look among everything is worth it when so much more is held than after the last one, and so many times as much."""
QUICK = 0.1
"""Seconds that nobody minds."""
SHARES = 0.02, 0.002
"""So much of the time may be spent on looking among everything, if that is quick, or if it stops everybody."""
PACE = 2e-7
"""Seconds for each thing that is held, as long as nobody has looked."""


class Garbage:
    """Looks often among what is new, and among everything only when much more is held than before.

    Python itself would look again and again through the tables that are played at: every decision makes a table anew,
    and what it made counts as old when the next decision has long replaced it.
    """

    def __init__(self) -> None:
        self.last, self.pace, self.kept = time.monotonic(), PACE, 0

    def begin(self) -> None:
        """What is there now stays for ever."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self.kept = sys.getallocatedblocks()

    def end(self) -> None:
        gc.enable()

    async def look(self) -> None:
        """Look if it is worth it; to be called every now and then."""
        if gc.get_count()[0] >= NEW:
            gc.collect(0)
        if self._is_due(sys.getallocatedblocks()):
            self._look_everywhere()

    def _is_due(self, held: int) -> bool:
        """Is much more held, and was the last such look long enough ago for what one takes?"""
        if held < self.kept * GROWN + LEAST:
            return False
        seconds = self.pace * held
        return time.monotonic() >= self.last + seconds / SHARES[seconds > QUICK]

    def _look_everywhere(self) -> None:
        held, began = sys.getallocatedblocks(), time.thread_time()
        gc.collect()
        seconds = time.thread_time() - began
        self.pace, self.kept, self.last = seconds / held, sys.getallocatedblocks(), time.monotonic()
        log("garbage", ms=round(seconds * 1000, 1), held=held, freed=held - self.kept)
