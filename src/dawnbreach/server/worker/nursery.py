"""What the processes of a server have in common, read once: they are forked from one that has imported this."""

import contextlib
import gc

import dawnbreach
from dawnbreach.server.worker import adviser, bot_pool, coaching, forecaster, puzzling, replaying

__all__ = ["adviser", "bot_pool", "coaching", "forecaster", "puzzling", "replaying"]

for name in dawnbreach.GAMES:
    with contextlib.suppress(Exception):  # Whoever plays it is told.
        dawnbreach.game(name)
gc.freeze()  # Nobody looks through it again, so its pages stay shared.
