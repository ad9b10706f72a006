"""Pictures of every page and of the main moments of both games, at three sizes and in every language.

Usage: python tools/screenshots.py [FOLDER]    real games at a real server; the folder is "screenshots" unless told
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.scenes import scenes  # noqa: E402
from tests.browser.windows import HOME, SIZES, browsing, run  # noqa: E402
from tests.server.process import Server  # noqa: E402

from dawnbreach.kernel.words import LANGUAGES  # noqa: E402


async def taken(server: Server, folder: Path) -> int:
    """Take them all; how many there are."""
    count = 0
    async with browsing() as browser:
        windows = [await browser.window(size, language) for size in SIZES for language in LANGUAGES]
        async for name, window in scenes(server, windows):
            place = folder / window.size / window.language
            place.mkdir(parents=True, exist_ok=True)
            await window.page.screenshot(path=place / f"{name}.png")
            count += 1
    return count


def main(folder: str = "screenshots") -> int:
    with tempfile.TemporaryDirectory() as kept, Server(Path(kept)) as server:
        count = run(taken(server, Path(folder)), patience=3600)
        HOME.close()
    sys.stdout.write(f"{count} pictures in {folder}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
