"""What the nursery of servers reads before the first of them is wanted; see tests/server/process.py."""

import dawnbreach
import dawnbreach.server.operations.serve

for name in dawnbreach.GAMES:
    dawnbreach.game(name)
