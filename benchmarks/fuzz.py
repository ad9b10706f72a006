"""A million hostile messages and requests: nothing may fail, and the memory of the server stays flat.

python benchmarks/fuzz.py --count 1000000
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
from tests.server.hostile import Attack
from tests.server.people import made
from tests.server.process import Server

ROUND = 5_000
"""So many are sent before new tables are made and the memory is looked at."""


def memory(process: int) -> float:
    """Resident megabytes."""
    status = Path(f"/proc/{process}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024


async def sent(attack: Attack, server: Server, count: int) -> None:
    """A fifth of them are requests, the rest is said at four tables, with and without a seat."""
    tables = [made(server, "me", "open", start=number % 2 == 0) for number in range(4)]
    held = [list(table["seats"].values()) if number < 3 else [] for number, table in enumerate(tables)]
    talks = [attack.talk(t["id"], secrets, count // 5) for t, secrets in zip(tables, held, strict=True)]
    await asyncio.gather(*talks, *(attack.ask([t["id"] for t in tables], count // 20) for _ in range(4)))


def failures(attack: Attack, server: Server) -> list[str]:
    """Answers that say the server failed, and what its log says of it."""
    told = [line for line in server.log().splitlines() if '"level":"error"' in line or "Traceback" in line]
    return [*("500" for _ in range(sum(attack.answers.get(one, 0) for one in ("500", "failed")))), *told]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="", help="a URL; a fresh SQLite file otherwise")
    chosen = parser.parse_args()
    began = time.time()
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("XDG_DATA_HOME", folder)
        named = {"database": chosen.database} if chosen.database else {}
        with Server(Path(folder), idle=30.0, **named) as server:
            attack = Attack(server.address, chosen.seed)
            for done in range(0, chosen.count, ROUND):
                asyncio.run(sent(attack, server, min(ROUND, chosen.count - done)))
                if done % (10 * ROUND) == 0:
                    passed, failed = time.time() - began, len(failures(attack, server))
                    print(
                        f"{done + ROUND:>9} {memory(server.process.pid):6.0f} MB {passed:6.0f} s {failed}", flush=True
                    )
        told = failures(attack, server)
    print(dict(sorted(attack.answers.items())), *told[:20], sep="\n")
    print(f"failures: {len(told)}")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
