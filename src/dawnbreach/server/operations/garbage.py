"""What refers to itself in a circle: libraries leave some with every line and statement, and only looking frees it."""

from __future__ import annotations

import gc
import time

LEAST = 25_000
"""So many objects have to be new before it is worth a look: what libraries leave in circles is small."""
PART = 4
"""And one for so many that stayed the last time."""
MOST = 1_000_000
"""When so many are new, nothing else matters."""
QUICK = 0.2
"""Seconds that nobody minds."""
SHARES = 0.02, 0.002
"""So much of the time may be spent on looking, if a look is quick, or if it stops everybody for half a second."""
PACE = 1e-6
"""Seconds for each object, as long as nobody has looked."""


class Garbage:
    """Looks among everything, and only when there is much that is new.

    Python itself would look again and again through the tables that are played at: every decision makes a table anew.
    """

    def __init__(self) -> None:
        self.last, self.pace, self.kept = time.monotonic(), PACE, 0

    def begin(self) -> None:
        """What is there now stays for ever."""
        gc.collect()
        gc.freeze()
        gc.disable()

    def end(self) -> None:
        gc.enable()

    async def look(self) -> None:
        """Look if it is worth it; to be called every now and then."""
        new = gc.get_count()[0]
        if new < max(LEAST, self.kept // PART):
            return
        seconds = self.pace * (self.kept + new)
        share = SHARES[seconds > QUICK]
        if time.monotonic() < self.last + seconds / share and new < MOST:
            return
        began = time.thread_time()
        gc.collect()
        self.pace = (time.thread_time() - began) / (self.kept + new)
        self.kept, self.last = len(gc.get_objects()), time.monotonic()
