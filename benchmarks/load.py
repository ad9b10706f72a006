"""Many tables at once on one server: python benchmarks/load.py --tables 500 --clients 4 --seconds 60

Starts a real server in a process of its own, makes the tables (no bots), connects every seat over its own WebSocket and
lets each table take one decision every two seconds. Measures the time from sending a choice until it is acknowledged
and until everybody at the table has been told the new position, and the server's processor time for each choice. Checks
that nothing that was acknowledged is missing from the database and that what clients were told last is what the
database says. Exits with 1 when something is lost or p99 of the acknowledgement is above the limit.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import create_engine, select
from websockets.asyncio.client import ClientConnection, connect

import dawnbreach
from dawnbreach.server.client import Address, make_table, new_key
from dawnbreach.server.operations.settings import Settings
from dawnbreach.server.protocol.http_schema import NewTable
from dawnbreach.server.storage import database
from dawnbreach.server.storage.migrations import migrate
from dawnbreach.server.storage.vault import Vault, key_of

LIMIT = 0.100
SERVE = """
import sys, msgspec
from dawnbreach.server.operations.serve import run
from dawnbreach.server.operations.settings import Settings
run(msgspec.json.decode(sys.argv[1], type=Settings), "127.0.0.1", 0, 1, lambda address: print(address, flush=True))
"""


class Told(msgspec.Struct):
    """As much of a message as the load needs."""

    kind: str
    key: str | None = None
    ply: int = -1
    code: str = ""
    decision: dict[str, Any] | None = None


TOLD = msgspec.json.Decoder(Told)


class Server:
    """A server process, with limits that are in nobody's way."""

    def __init__(self, url: str, log: Path) -> None:
        most = 1e6
        settings = Settings(
            database=url, connections_per_address=100_000, messages_per_second=most, messages_at_once=most,
            requests_per_second=most, requests_at_once=most, makes_per_second=most, makes_at_once=most,
            cost_per_second=most, cost_at_once=most,
        )  # fmt: skip
        with log.open("ab") as errors:
            command = [sys.executable, "-c", SERVE, msgspec.json.encode(settings).decode()]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().decode().strip().rstrip("/")
        assert self.address, log.read_text()

    def memory(self) -> float:
        """Resident megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024

    def seconds(self) -> float:
        """Processor time used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


class Seat:
    """One client: it keeps the last position and wakes its table when there is a new one."""

    def __init__(self, table: Table, socket: ClientConnection) -> None:
        self.table, self.socket = table, socket
        self.told = Told("")
        self.frame = b""
        self.task = asyncio.ensure_future(self.listen())

    async def listen(self) -> None:
        while True:
            frame = await self.socket.recv(decode=False)
            told = TOLD.decode(frame)
            if told.kind == "position":
                self.told, self.frame = told, frame
            elif told.kind in ("accepted", "refused"):
                self.table.answers[told.key or ""] = told
            self.table.news.set()


class Table:
    """A table with all its clients; `acknowledged` are the decisions that the server says it keeps."""

    def __init__(self, id: str, game: str) -> None:
        self.id, self.game = id, game
        self.seats: list[Seat] = []
        self.news = asyncio.Event()
        self.answers: dict[str, Told] = {}
        self.acknowledged: list[tuple[int, str]] = []
        self.acks: list[float] = []
        self.updates: list[float] = []
        self.troubles: list[str] = []
        self.dice = random.Random(id)

    async def until(self, holds: Any) -> None:
        while not holds():
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 20)

    async def play(self, first: float, end: float, every: float) -> None:
        """One decision every so many seconds."""
        due = first
        while due < end:
            await asyncio.sleep(due - time.perf_counter())
            try:
                await self.decide()
            except TimeoutError:
                self.troubles.append("no answer within 20 s")
            due += every

    async def decide(self) -> None:
        seat = next((seat for seat in self.seats if seat.told.decision), None)
        if seat is None or seat.told.decision is None:
            return
        decision, ply = seat.told.decision, seat.told.ply
        text = self.dice.choice(decision["offers"])["text"]
        message = {"kind": "choose", "key": new_key(), "seat": decision["seat"], "ply": ply, "text": text}
        began = time.perf_counter()
        await seat.socket.send(json.dumps(message))
        await self.until(lambda: message["key"] in self.answers)
        answer = self.answers.pop(message["key"])
        if answer.kind != "accepted":
            self.troubles.append(f"{text} at {ply}: {answer.code}")
            return
        self.acks.append(time.perf_counter() - began)
        self.acknowledged.append((ply, text))
        await self.until(lambda: all(one.told.ply > ply for one in self.seats))
        self.updates.append(time.perf_counter() - began)


# The run


async def in_groups(work: list[Any], size: int = 20) -> list[Any]:
    """A few at a time."""
    done: list[Any] = []
    for start in range(0, len(work), size):
        done += await asyncio.gather(*work[start : start + size])
    return done


async def made(server: Server, game: str, clients: int) -> tuple[Table, dict[int, str]]:
    wanted = msgspec.convert({"game": game, "seats": ["me"] * clients, "name": "Load", "start": True}, NewTable)
    answer = await make_table(server.address, wanted)
    return Table(answer.id, game), answer.seats


async def sit(server: Server, table: Table, secret: str) -> None:
    socket = await connect(Address(server.address, table.id).socket, max_size=None, ping_interval=None)
    await socket.send(json.dumps({"kind": "hello", "language": "en", "secrets": [secret]}))
    table.seats.append(Seat(table, socket))


async def lag(worst: list[float]) -> None:
    """How late this very process is."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.05)
        worst[0] = max(worst[0], time.perf_counter() - began - 0.05)


async def load(server: Server, tables: list[Table], options: argparse.Namespace) -> dict[str, float]:
    worst = [0.0]
    watching = asyncio.ensure_future(lag(worst))
    used, began = server.seconds(), time.perf_counter()
    first, end = began + 0.5, began + options.seconds
    turns = [
        table.play(first + options.every * number / len(tables), end, options.every)
        for number, table in enumerate(tables)
    ]
    await asyncio.gather(*turns)
    passed = time.perf_counter() - began
    watching.cancel()
    return {"cpu": server.seconds() - used, "lag": worst[0], "passed": passed}


async def close(tables: list[Table]) -> None:
    for table in tables:
        for seat in table.seats:
            seat.task.cancel()
    await in_groups([seat.socket.close() for table in tables for seat in table.seats], 100)


async def look_in(server: Server, table: Table) -> None:
    """Let the server load a table, and go."""
    async with connect(Address(server.address, table.id).socket, max_size=None) as socket:
        await socket.send(json.dumps({"kind": "hello", "language": "en"}))
        while TOLD.decode(await socket.recv()).kind != "position":
            pass


# The check


def losses(url: str, tables: list[Table]) -> list[str]:
    """What the database does not have, or has otherwise than clients were told."""
    engine, vault = create_engine(database.parsed(url)), Vault(key_of(url))
    found = [trouble for table in tables for trouble in (*table.troubles, *check(engine, vault, table))]
    engine.dispose()
    return found


def check(engine: Any, vault: Vault, table: Table) -> list[str]:
    with engine.connect() as connection:
        columns = database.entries.c
        wanted = select(columns.seat, columns.data).where(columns.table_id == table.id, columns.kind == "choose")
        kept = [(seat, json.loads(data)["text"]) for seat, data in connection.execute(wanted.order_by(columns.number))]
        seeds = select(database.tables.c.seed).where(database.tables.c.id == table.id)
        seed = connection.execute(seeds).scalar_one()
    texts = [(ply, text) for ply, (_, text) in enumerate(kept)]
    if texts != table.acknowledged:
        return [f"{table.id}: {len(table.acknowledged)} acknowledged, {len(texts)} kept"]
    position = dawnbreach.game(table.game).start(seats=len(table.seats), seed=vault.open(seed, table.id))
    for seat, text in kept:
        position.play(text, seat)
    views = [json.loads(seat.frame)["view"] for seat in table.seats]
    return [f"{table.id}: seat {n} was told something else" for n, view in enumerate(views) if position.view(n) != view]


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def milliseconds(name: str, values: list[float]) -> str:
    p50, p95, p99, most = (percentile(values, share) * 1000 for share in (0.5, 0.95, 0.99, 1.0))
    return f"{name:<28} p50 {p50:6.1f}   p95 {p95:6.1f}   p99 {p99:6.1f}   max {most:6.1f} ms"


async def main(options: argparse.Namespace, url: str, log: Path) -> int:
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors before the run")
    server = Server(url, log)
    games = [options.game] if options.game else list(dawnbreach.GAMES)
    await in_groups([made(server, game, options.clients) for game in games])
    empty = server.memory()
    begun = await in_groups([made(server, games[n % len(games)], options.clients) for n in range(options.tables)])
    tables = [table for table, _ in begun]
    fresh = (server.memory() - empty) / len(tables) * 1024
    await in_groups([sit(server, table, secrets[seat]) for table, secrets in begun for seat in sorted(secrets)])
    for table in tables:
        await table.until(lambda table=table: all(seat.told.ply == 0 for seat in table.seats))
    busy = server.memory()
    gc.freeze()  # What this process holds is not garbage, and looking would make every answer seem late.
    print(f"{len(tables)} tables are made, everybody is connected to process {server.process.pid}", flush=True)
    measured = await load(server, tables, options)
    peak = server.memory()
    await close(tables)
    server.stop()
    lost = losses(url, tables)
    server = Server(url, log)
    await in_groups([made(server, game, options.clients) for game in games])
    empty = server.memory()
    await in_groups([look_in(server, table) for table in tables])
    played = (server.memory() - empty) / len(tables) * 1024
    server.stop()
    return report(tables, measured, lost, {"fresh": fresh, "played": played, "busy": busy, "peak": peak})


def report(tables: list[Table], measured: dict[str, float], lost: list[str], memory: dict[str, float]) -> int:
    updates = [seconds for table in tables for seconds in table.updates]
    acks = [seconds for table in tables for seconds in table.acks]
    clients = sum(len(table.seats) for table in tables)
    slow = not acks or percentile(acks, 0.99) > LIMIT
    cpu, passed = measured["cpu"], measured["passed"]
    print(f"{len(tables)} tables, {clients} clients, {passed:.0f} s, {len(acks)} choices acknowledged")
    print(f"{'lost, doubled or differing':<28} {len(lost)}")
    print(milliseconds("choice to acknowledgement", acks))
    print(milliseconds("choice to everybody's update", updates))
    print(f"{'server processor':<28} {cpu / passed:.0%} of one, {cpu / max(len(acks), 1) * 1000:.2f} ms for a choice")
    print(f"{'this client was late by':<28} {measured['lag'] * 1000:.0f} ms at most")
    print(
        f"{'server memory':<28} {memory['busy']:.0f} MB when all are connected, {memory['peak']:.0f} MB after the run"
    )
    print(f"{'memory of an idle table':<28} {memory['fresh']:.0f} kB just begun, {memory['played']:.0f} kB as played")
    print(f"load average {os.getloadavg()[0]:.1f} after the run")
    for trouble in lost[:10]:
        print(f"  {trouble}")
    verdict = "lost" if lost else "too slow" if slow else "good"
    print(f"{verdict}: nothing may be lost, and p99 of the acknowledgement is at most {LIMIT * 1000:.0f} ms")
    return int(bool(lost) or slow)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--clients", type=int, default=4, help="at each table")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=2.0, help="seconds from one decision of a table to the next")
    parser.add_argument("--game", choices=dawnbreach.GAMES, help="only this one")
    parser.add_argument("--database", default="", help="a URL; a fresh SQLite file otherwise")
    return parser.parse_args()


if __name__ == "__main__":
    chosen = arguments()
    with tempfile.TemporaryDirectory() as folder:
        where = chosen.database or f"sqlite:///{folder}/load.db"
        migrate(where, key_of(where))
        sys.exit(asyncio.run(main(chosen, where, Path(folder) / "server.log")))
