"""An hour of hostile traffic: nothing may fail, and the memory of the server must be flat once it is warm.

python benchmarks/soak.py --minutes 60
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from benchmarks.fuzz import Run, memory
from tests.server.hostile import TOKEN
from tests.server.process import Server

ROUND = 2_000
FLAT = 1.1
"""The last third may have so much more than the second one."""


def middle(numbers: list[float]) -> float:
    return sorted(numbers)[len(numbers) // 2]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--database", default="", help="a URL; a fresh SQLite file otherwise")
    chosen = parser.parse_args()
    run, seen = Run(None, 1), []
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("XDG_DATA_HOME", folder)
        named = {"database": chosen.database} if chosen.database else {}
        with Server(Path(folder), idle=30.0, admin_token=TOKEN, **named) as server:
            while run.seconds < chosen.minutes * 60:
                run.round(server, ROUND)
                seen.append(memory(server.process.pid))
                load = os.getloadavg()[0]
                print(
                    f"{run.seconds:6.0f} s {run.done:>9} {seen[-1]:6.0f} MB  load {load:4.1f}  {run.failures}",
                    flush=True,
                )
    third = len(seen) // 3
    before, after = middle(seen[third : 2 * third]), middle(seen[2 * third :])
    print(
        f"second third {before:.0f} MB, last third {after:.0f} MB, failures: {run.failures}", *run.told[:20], sep="\n"
    )
    return 0 if after <= before * FLAT and not run.failures else 1


if __name__ == "__main__":
    sys.exit(main())
