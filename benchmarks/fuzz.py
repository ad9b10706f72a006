"""A million hostile messages and requests: nothing may fail, and the memory of the server stays flat.

python benchmarks/fuzz.py --count 1000000 --kept fuzz.json      # goes on where an earlier run of the same file ended
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from websockets.exceptions import InvalidHandshake

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.server.hostile import LONGEST, TOKEN, Attack
from tests.server.people import made
from tests.server.process import Server

T = TypeVar("T")
ROUND = 5_000
"""So many are sent before new tables are made and the memory is looked at."""
LEAST = 500
"""Of fewer nothing would be said at the tables."""
BEAT = 0.1
STALL = 1.0
"""Seconds by which a beat is late when the machine stands still."""
LOST = (OSError, EOFError, InvalidHandshake)
"""What becomes of lines to a server that was stopped with all its clients: it has missed its database, and hangs up."""


class Patient(Attack):
    """Waits for answers only while the machine runs: seconds in which it stands still, for everybody, do not count."""

    def __init__(self, address: str, seed: int) -> None:
        super().__init__(address, seed)
        self.stalled = 0.0

    async def beat(self) -> None:
        """Measure how late this process itself is called."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(BEAT)
            late = time.monotonic() - began - BEAT
            self.stalled += late if late > STALL else 0.0

    async def in_time(self, work: Coroutine[Any, Any, T]) -> T:
        answer, left = asyncio.ensure_future(work), LONGEST
        while left > 0:
            began, stalled = time.monotonic(), self.stalled
            if (await asyncio.wait({answer}, timeout=left))[0]:
                return answer.result()
            await asyncio.sleep(2 * BEAT)  # for the beat to be counted
            left -= time.monotonic() - began - (self.stalled - stalled)
        answer.cancel()
        self.count("missing")
        raise TimeoutError(f"no answer within {LONGEST} s beside {self.stalled:.0f} s in which nothing ran")


def memory(process: int) -> float:
    """Resident megabytes."""
    status = Path(f"/proc/{process}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024


def processor(process: int) -> float:
    """Seconds it has run."""
    spent = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, spent)) / os.sysconf("SC_CLK_TCK")


async def sent(attack: Patient, server: Server, count: int) -> None:
    """A fifth of them are requests, the rest is said at four tables, with and without a seat."""
    tables = [made(server, "me", "open", start=number % 2 == 0) for number in range(4)]
    held = [list(table["seats"].values()) if number < 3 else [] for number, table in enumerate(tables)]
    beating = asyncio.ensure_future(attack.beat())
    talks = [attack.talk(t["id"], secrets, count // 5) for t, secrets in zip(tables, held, strict=True)]
    await asyncio.gather(*talks, *(attack.ask([t["id"] for t in tables], count // 20) for _ in range(4)))
    beating.cancel()


class Run:
    """How far it has come, kept in a file after every round."""

    def __init__(self, file: Path | None, seed: int) -> None:
        self.file = file
        found = json.loads(file.read_text()) if file and file.exists() else {}
        self.seed: int = found.get("seed", seed)
        self.rounds: int = found.get("rounds", 0)
        self.broken_off: int = found.get("broken_off", 0)
        self.done: int = found.get("done", 0)
        self.seconds: float = found.get("seconds", 0.0)
        self.stalled: float = found.get("stalled", 0.0)
        self.answers: dict[str, int] = found.get("answers", {})
        self.told: list[str] = found.get("told", [])

    def round(self, server: Server, count: int) -> None:
        """Send some, with dice of their own, and look at what came back and at what the server wrote."""
        began, read = time.monotonic(), server.log_file.stat().st_size
        attack = Patient(server.address, self.seed * 1_000_000_000 + self.rounds)
        try:
            asyncio.run(sent(attack, server, count))
        except Exception as error:
            if isinstance(error, LOST) and attack.stalled:
                self.broken_off += 1
            else:
                self.told.append(f"{type(error).__name__}: {error}")
        with server.log_file.open("rb") as log:
            log.seek(read)
            lines = log.read().decode("utf-8", "replace").splitlines()
        self.told += [line for line in lines if '"level":"error"' in line or "Traceback" in line]
        for answer, times in attack.answers.items():
            self.answers[answer] = self.answers.get(answer, 0) + times
        self.done += attack.sent
        self.rounds += 1
        self.seconds += time.monotonic() - began
        self.stalled += attack.stalled
        if self.file:
            self.file.write_text(json.dumps({name: found for name, found in vars(self).items() if name != "file"}))

    @property
    def failures(self) -> int:
        return len(self.told) + sum(self.answers.get(one, 0) for one in ("500", "failed", "missing"))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="", help="a URL; a fresh SQLite file otherwise")
    parser.add_argument("--kept", type=Path, help="a file in which to keep how far it has come")
    chosen = parser.parse_args()
    run = Run(chosen.kept, chosen.seed)
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("XDG_DATA_HOME", folder)
        named = {"database": chosen.database} if chosen.database else {}
        with Server(Path(folder), idle=30.0, admin_token=TOKEN, **named) as server:
            while run.done < chosen.count:
                run.round(server, max(LEAST, min(ROUND, chosen.count)))
                used, grown = processor(server.process.pid), memory(server.process.pid)
                print(
                    f"{run.done:>9}  {grown:4.0f} MB  {run.seconds:6.0f} s, of the server's processor {used:6.0f} s, "
                    f"stood still {run.stalled:4.0f} s (rounds broken off: {run.broken_off}); failures: {run.failures}",
                    flush=True,
                )
    print(dict(sorted(run.answers.items())), *run.told[:20], sep="\n")
    print(f"failures: {run.failures}")
    return 1 if run.failures else 0


if __name__ == "__main__":
    sys.exit(main())
