"""What refers to itself in a circle: libraries leave some of it with every connection, and only looking frees it."""

from __future__ import annotations

import gc
import time

RARELY = (5_000, 4, 5_000)
"""When Python looks by itself: often among what is new, which takes a moment; among all tables, which stops everybody
for a third of a second when there are thousands, nearly never."""
SHARE = 0.001
"""So much of the time may be spent on looking among everything."""


class Garbage:
    """Looks among everything, the less often the longer it takes."""

    def __init__(self) -> None:
        self.next = 0.0

    def begin(self) -> None:
        """What is there now stays for ever."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*RARELY)

    def sweep(self) -> None:
        began = time.monotonic()
        if began < self.next:
            return
        gc.collect()
        ended = time.monotonic()
        self.next = ended + (ended - began) / SHARE
