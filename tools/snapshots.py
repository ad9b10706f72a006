"""Pictures of the ten main screens, which `make test` compares with those in tests/snapshots.

Usage: python tools/snapshots.py              how much each differs from the accepted one
       python tools/snapshots.py --accept     they are right as they are now
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.snapshots import ACCEPTED, accepted, difference, picture, screens, share  # noqa: E402
from tests.browser.windows import HOME, browsing, run  # noqa: E402
from tests.server.process import Server  # noqa: E402


async def compared(server: Server, accept: bool) -> None:
    names = set()
    async with browsing() as windows:
        async for name, window in screens(server, windows):
            found = await picture(window)
            names.add(name)
            sys.stdout.write(f"{name:28} {100 * share(difference(accepted(name), found)):.2f} % differ\n")
            if accept:
                found.quantize(256, kmeans=3).save(ACCEPTED / f"{name}.png", optimize=True)
    for old in ACCEPTED.glob("*.png"):
        if accept and old.stem not in names:
            old.unlink()


def main() -> int:
    with tempfile.TemporaryDirectory() as kept, Server(Path(kept)) as server:
        run(compared(server, "--accept" in sys.argv[1:]))
        HOME.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
