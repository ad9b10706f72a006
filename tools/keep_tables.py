"""Keep tables of this release, for the tests of later ones: `python tools/keep_tables.py` before a release.

A finished game and a running one of each game, as a backup of a server's database, in tests/fixtures/tables; its name
is the version and the schema.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

import dawnbreach
from dawnbreach.server.storage.backup import backup
from dawnbreach.server.storage.migrations import head

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests" / "fixtures" / "tables"
DECISIONS = 30
"""So far the running games go."""


async def play(server: object) -> None:
    from tests.server.people import made, player

    for game in dawnbreach.GAMES:
        over = made(server, "novice", "novice", game=game, start=True, seed="kept", public=True)
        running = made(server, "me", "me", game=game, start=True, seed="kept")
        async with player(server, over["id"]) as someone:
            await someone.when_table(lambda table: table["status"] == "over")
        async with player(server, running["id"], *running["seats"].values()) as both:
            for _ in range(DECISIONS):
                await both.choose()


def main() -> None:
    sys.path.insert(0, str(ROOT))
    from tests.server.process import Server

    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        asyncio.run(play(server))
        backup(server.settings.database, FOLDER / f"{dawnbreach.__version__}-{head()}.backup")


if __name__ == "__main__":
    main()
