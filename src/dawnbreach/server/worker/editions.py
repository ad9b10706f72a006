"""Rules and packs of earlier versions: kept in the database, laid out in a folder when somebody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import dawnbreach
from dawnbreach.kernel import DawnbreachError, Game
from dawnbreach.server.core.entries import version_of
from dawnbreach.server.core.refusal import Refusal
from dawnbreach.server.operations.logs import logger
from dawnbreach.server.storage.archives import home_of, packed, roots, unpacked
from dawnbreach.server.storage.store import Store

SECONDS = 60.0
"""So long an earlier version may take for an answer."""
LONGEST = 50_000_000
"""Bytes of an answer."""
RUN = """
import sys, time
sys.path.insert(0, sys.argv[1])
from dawnbreach.server.worker.old_rules import main
main()
print("", time.process_time(), sep="\\n", end="", file=sys.stderr)
"""
"""It says last how much processor time it took."""


class Old(NamedTuple):
    """An earlier version: the folder of its packages, and those of packs."""

    home: Path
    packs: dict[str, str]
    """By game, where it is not the version's own."""


class Editions:
    """What earlier versions left in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.folder: Path | None = None
        self.turn = asyncio.Lock()

    def close(self) -> None:
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)

    async def keep(self) -> None:
        """Keep this version's rules and packs for later ones."""
        games = [known_as(dawnbreach.game(name)) for name in dawnbreach.GAMES]
        missing = [one for one in games if not await self.store.archives_of(one[0], rules=one[1], pack=one[2])]
        if missing:
            await self.store.keep_archive(*await asyncio.to_thread(packed), missing)

    async def _laid_out(self, digest: str) -> Path:
        """The folder with the packages of an archive."""
        async with self.turn:
            if self.folder is None:
                self.folder = Path(tempfile.mkdtemp(prefix="dawnbreach-editions-"))
            place = self.folder / digest
            if not place.is_dir():
                content = await self.store.archive(digest)
                await asyncio.to_thread(unpacked, content, place)
        return place

    async def pack(self, game: str, pack: str) -> str | None:
        """Where the pack of a table lies; None: it is the game's own."""
        ours = dawnbreach.game(game)
        if pack in ("", ours.pack):
            return None
        for digest, _ in (await self.store.archives_of(game, pack=pack))[:1]:
            folder = _pack_in(await self._laid_out(digest), ours, pack)
            if await asyncio.to_thread(_is_playable, game, folder, pack):
                return folder
        raise Refusal("not-now", "refuse-other-rules", theirs=pack, ours=ours.pack)

    async def rules(self, game: str, rules: str, pack: str) -> Old | None:
        """A version that played so; None if none was kept, or if this one does."""
        ours = dawnbreach.game(game)
        if rules == str(ours.rules) and pack in ("", ours.pack):
            return None
        found = await self.store.archives_of(game, rules=rules)
        found.sort(key=lambda one: one[1] != pack)
        if not found:
            return None
        home = await self._laid_out(found[0][0])
        if found[0][1] == pack:
            return Old(home, {})
        others = (await self.store.archives_of(game, pack=pack))[:1]
        return Old(home, {game: _pack_in(await self._laid_out(others[0][0]), ours, pack)}) if others else None

    # What only earlier rules can say

    async def of_record(self, text: str) -> Old | None:
        """Who can play a record again that this version cannot."""
        head = head_of(text)
        game = head.get("game", "")
        if game not in dawnbreach.GAMES:
            return None
        return await self.rules(game, head.get("rules", "")[:20], head.get("pack", "")[:120])

    async def ask(self, old: Old, work: str, *args: Any) -> tuple[bytes, float]:
        """What an earlier version answers, in a process of its own; and the processor seconds that it took."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", RUN, str(old.home)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=LONGEST,
        )
        try:
            asked = msgspec.json.encode([work, old.packs, *args])
            answer, wrong = await asyncio.wait_for(process.communicate(asked), SECONDS)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        if process.returncode:
            logger.error("old-rules-failed", extra={"details": {"work": work, "traceback": _places(wrong.decode())}})
            raise Refusal("too-large", "refuse-record-long")
        return answer, float(wrong.rpartition(b"\n")[2])


def _places(wrong: str) -> list[str]:
    """Where an error came from, of what Python says of it; never its words, which may hold what people said."""
    lines = wrong.splitlines()
    return [
        *[line.strip() for line in lines if line.startswith("  File ")],
        *[lines[-1].partition(":")[0]][: len(lines)],
    ]


def head_of(record: str) -> dict[str, str]:
    """What a record says of its game."""
    return dict(line.partition(": ")[::2] for line in record.partition("\n\n")[0].splitlines()[1:20])


def versions() -> set[str]:
    """The versions of tables that this program plays."""
    return {version_of(name, str(dawnbreach.game(name).rules)) for name in dawnbreach.GAMES}


def known_as(game: Game) -> tuple[str, str, str]:
    return game.name, str(game.rules), game.pack


def _pack_in(place: Path, game: Game, pack: str) -> str:
    """A pack out of an archive, in a folder of its own name."""
    package = type(game).__module__.partition(".")[0]
    home = place / package / home_of(game).relative_to(roots()[package])
    named = place / "packs" / pack.rpartition(" ")[2] / pack.rpartition(" ")[0]
    if not named.is_dir():
        shutil.copytree(home / "pack", named)
    return str(named)


def _is_playable(game: str, folder: str, pack: str) -> bool:
    """Can this version play with a pack of an earlier one?"""
    try:
        return dawnbreach.game(game, folder).pack == pack
    except (DawnbreachError, OSError):
        return False
