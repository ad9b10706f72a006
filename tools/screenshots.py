"""Pictures of every page and of the main moments of both games, from real games at a real server.

    python tools/screenshots.py [FOLDER] [--sizes phone,1280x720,844x390] [--languages en,pl]

Windows up to 950 pixels wide or 500 high have a touch screen.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.scenes import scenes  # noqa: E402
from tests.browser.windows import HOME, SIZES, browsing, run  # noqa: E402
from tests.server.process import Server  # noqa: E402

from dawnbreach.kernel.words import LANGUAGES  # noqa: E402


async def taken(server: Server, folder: Path, sizes: list[str], languages: list[str]) -> int:
    """Take them all; how many there are."""
    count = 0
    async with browsing() as browser:
        windows = [await browser.window(size, language) for size in sizes for language in languages]
        async for name, window in scenes(server, windows):
            place = folder / window.size / window.language
            place.mkdir(parents=True, exist_ok=True)
            await window.page.screenshot(path=place / f"{name}.png")
            count += 1
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("screenshots"))
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as kept, Server(Path(kept)) as server:
        work = taken(server, args.folder, args.sizes.split(","), args.languages.split(","))
        count = run(work, patience=3600)
        HOME.close()
    sys.stdout.write(f"{count} pictures in {args.folder}\n")


if __name__ == "__main__":
    main()
