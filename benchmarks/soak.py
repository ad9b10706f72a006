"""An hour of hostile traffic: nothing may fail, and the memory of the server must be flat once it is warm.

python benchmarks/soak.py --minutes 60
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from benchmarks.fuzz import failures, memory, sent
from tests.server.hostile import Attack
from tests.server.process import Server

FLAT = 1.1
"""The last third may have so much more than the second one."""


def middle(numbers: list[float]) -> float:
    return sorted(numbers)[len(numbers) // 2]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--database", default="", help="a URL; a fresh SQLite file otherwise")
    chosen = parser.parse_args()
    began, count, seen = time.time(), 0, []
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("XDG_DATA_HOME", folder)
        named = {"database": chosen.database} if chosen.database else {}
        with Server(Path(folder), idle=30.0, **named) as server:
            attack = Attack(server.address, 1)
            while time.time() - began < chosen.minutes * 60:
                asyncio.run(sent(attack, server, 2_000))
                count += 2_000
                seen.append(memory(server.process.pid))
                print(f"{time.time() - began:6.0f} s {count:>9} {seen[-1]:6.0f} MB", flush=True)
            failed = failures(attack, server)
    third = len(seen) // 3
    before, after = middle(seen[third : 2 * third]), middle(seen[2 * third :])
    print(f"second third {before:.0f} MB, last third {after:.0f} MB, failures: {len(failed)}", *failed[:20], sep="\n")
    return 0 if after <= before * FLAT and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
