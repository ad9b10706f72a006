"""Games go on when a full disk has room again, and nothing that was acknowledged is lost.

Run where it may mount (`mounting`): python -m tests.server.full_disk FOLDER sqlite|postgres. The database is on a disk
of a few megabytes that is filled while people and bots play. Prints what happened as JSON.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg
from sqlalchemy import NullPool, create_engine, text

from dawnbreach.server.storage.database import parsed
from dawnbreach.server.storage.migrations import migrate
from tests.server.machines import BINARIES, IS_ROOT, KEEPER, run
from tests.server.people import Player, got, made, player
from tests.server.process import KEY, Server

SIZE = {"sqlite": "16m", "postgres": "40m"}
BLOCK = b"\1" * 4096
SOME = 5
MANY = 2000
"""Not so many decisions fit on a full disk."""


def mounting(*command: str) -> list[str]:
    """A command, run where it may mount disks that nobody else sees."""
    mapped = () if IS_ROOT else ("--user", "--map-current-user", "--keep-caps")
    return ["unshare", *mapped, "--mount", *command]


class Disk:
    """A small one."""

    def __init__(self, folder: Path, size: str) -> None:
        self.folder, self.rest = folder, folder / "everything else"
        folder.mkdir()
        run("mount", "-t", "tmpfs", "-o", f"size={size},uid={KEEPER.pw_uid}", "none", folder)

    def fill(self) -> None:
        with self.rest.open("ab", buffering=0) as file, contextlib.suppress(OSError):
            while file.write(BLOCK) == len(BLOCK):
                pass

    def make_room(self) -> None:
        self.rest.unlink()


@contextlib.contextmanager
def database(kind: str, folder: Path, disk: Disk) -> Iterator[str]:
    """On the disk; PostgreSQL keeps its log elsewhere, for without room for that it ends itself."""
    if kind == "sqlite":
        yield f"sqlite:///{disk.folder / 'tables.db'}"
        return
    user = ("setpriv", f"--reuid={KEEPER.pw_uid}", f"--regid={KEEPER.pw_gid}", "--clear-groups") if IS_ROOT else ()
    data, told = folder / "data", folder / "postgres.log"
    run(*user, BINARIES / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "--no-sync")
    control = [*user, str(BINARIES / "pg_ctl"), "-D", str(data), "-w", "-l", str(told)]
    subprocess.run([*control, "start", "-o", f"-k {folder} -c listen_addresses= -c fsync=off"], check=True, stdout=2)
    address = f"postgresql://postgres@/{{}}?host={quote(str(folder), safe='')}"
    try:
        with psycopg.connect(address.format("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE TABLESPACE small LOCATION '{disk.folder}'".encode())
            connection.execute("CREATE DATABASE tables TABLESPACE small")
        yield address.format("tables")
    finally:
        subprocess.run([*control, "stop", "-m", "immediate"], check=True, stdout=2)


async def trial(server: Server, disk: Disk) -> dict[str, Any]:
    table = made(server, "me", "me", game="darkest-doom", start=True)
    bots = made(server, "me", "novice", game="darkest-doom", start=True)
    async with player(server, bots["id"], bots["seats"]["0"]) as ann:
        await ann.ask(kind="hand-over", seat=0, bot="novice")
    async with player(server, table["id"], *table["seats"].values()) as both:
        before = await accepted(both, SOME)
        disk.fill()
        squeezed, refused, last = await until_refused(both)
        health = await asyncio.to_thread(got, server, "/health")
        making = await asyncio.to_thread(refused_table, server)
        watching = await still_shown(server, table["id"])
        disk.make_room()
        await both.say(**last)
        again = await both.until(key=last["key"])
        await both.when(lambda p: p["ply"] > last["ply"])
        after = await accepted(both, SOME)
    while (await asyncio.to_thread(got, server, "/health"))[0] != 200:
        await asyncio.sleep(0.2)
    return {
        "table": table["id"], "bots": bots["id"], "acknowledged": [*before, *squeezed, last["text"], *after],
        "squeezed": len(squeezed), "refused": refused, "health": [health[0], health[1]["status"]], "making": making,
        "watching": watching, "again": again["kind"],
    }  # fmt: skip


async def accepted(both: Player, count: int) -> list[str]:
    texts = []
    for _ in range(count):
        text, answer, _ = await choose(both)
        assert answer["kind"] == "accepted", answer
        texts.append(text)
    return texts


async def choose(both: Player) -> tuple[str, dict[str, Any], dict[str, Any]]:
    """Decide something; what, what was answered, and what was said."""
    position = await both.when(lambda p: p["decision"] is not None)
    decision = position["decision"]
    said = {"kind": "choose", "seat": decision["seat"], "ply": position["ply"], "text": decision["offers"][-1]["text"]}
    said["key"] = f"of decision {position['ply']}, {len(both.frames)}"
    await both.say(**said)
    answer = await both.until(key=said["key"])
    if answer["kind"] == "accepted":
        await both.when(lambda p: p["ply"] >= answer["ply"])
    return said["text"], answer, said


async def until_refused(both: Player) -> tuple[list[str], str, dict[str, Any]]:
    texts: list[str] = []
    while len(texts) < MANY:
        text, answer, said = await choose(both)
        if answer["kind"] != "accepted":
            return texts, answer["reason"], said
        texts.append(text)
    raise AssertionError("the disk is never full")


def refused_table(server: Server) -> list[Any]:
    """What somebody is told who sets up tables now."""
    for _ in range(MANY):
        status, told, _ = got(server, "/api/tables", {"game": "sanctum", "seats": ["me", "open"], "name": "Eve"})
        if status != 201:
            return [status, told["reason"]]
    raise AssertionError("the disk is never full")


async def still_shown(server: Server, id: str) -> bool:
    """A game can still be looked at."""
    async with player(server, id) as someone:
        return someone.position is not None


def kept(url: str, id: str) -> list[str]:
    """The choices at a table, in their order; there is no gap between the entries."""
    with create_engine(parsed(url), poolclass=NullPool).connect() as connection:
        wanted = text("SELECT number, kind, data FROM entries WHERE table_id = :id ORDER BY number")
        found = connection.execute(wanted, {"id": id}).all()
    assert [number for number, *_ in found] == list(range(1, len(found) + 1))
    return [json.loads(data)["text"] for _, kind, data in found if kind == "choose"]


def main(folder: Path, kind: str) -> dict[str, Any]:
    if IS_ROOT:
        os.chown(folder, KEEPER.pw_uid, KEEPER.pw_gid)
    disk = Disk(folder / "disk", SIZE[kind])
    with database(kind, folder, disk) as url:
        migrate(url, KEY)
        with Server(folder, database=url, alone_pause=0.05) as server:
            told = asyncio.run(trial(server, disk))
            count = len(kept(url, told["bots"]))
            while len(kept(url, told["bots"])) < count + SOME:  # Bots go on, too.
                pass
        told |= {"kept": kept(url, told["table"]), "log": errors(server.log_file)}
        with Server(folder, database=url) as server:
            told["shown"] = got(server, f"/api/tables?ids={told['table']}")[1][0]["ply"]
    return told


def errors(log: Path) -> list[str]:
    """What the server called an error; a full disk is none of its own."""
    return [line for line in log.read_text().splitlines() if '"level":"error"' in line]


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]), sys.argv[2])))  # noqa: T201
