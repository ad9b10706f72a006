"""What the tests went through, in lines and branches, and whether it is enough; `make test` asks at its end.

Usage: python tools/floors.py [FILE]    the file that slipcover wrote, as pyproject.toml names it unless told
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FLOORS = {"kernel": (98, 96), "sanctum": (99, 97), "darkest_doom": (98, 94), "server/core": (94, 84)}
"""At least so many of a hundred lines, and of a hundred branches."""
KINDS = ("lines", "branches")
Summary = dict[str, int]


def written() -> Path:
    """Where the measured is."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return ROOT / project["tool"]["slipcover"]["out"]


def share(summaries: list[Summary], kind: str) -> float:
    """How many of a hundred were gone through."""
    done = sum(one[f"covered_{kind}"] for one in summaries)
    return 100 * done / max(1, done + sum(one[f"missing_{kind}"] for one in summaries))


def within(files: dict[str, Any], part: str) -> dict[str, Summary]:
    """What was measured of a part, by file."""
    start = f"src/dawnbreach/{part}/"
    return {name: file["summary"] for name, file in files.items() if start in f"/{Path(name).as_posix()}"}


def worst(files: dict[str, Summary], kind: str) -> str:
    """Where to begin."""
    missing = sorted(files, key=lambda name: -files[name][f"missing_{kind}"])
    return ", ".join(f"{name} ({files[name][f'missing_{kind}']})" for name in missing[:3])


def main(file: str = "") -> int:
    files = json.loads(Path(file or written()).read_text(encoding="utf-8"))["files"]
    low = []
    for part, floors in FLOORS.items():
        there = within(files, part)
        shares = [share(list(there.values()), kind) for kind in KINDS]
        told = ", ".join(f"{had:.1f} % of {kind}" for had, kind in zip(shares, KINDS, strict=True))
        sys.stdout.write(f"{part:13} {told}\n")
        for had, floor, kind in zip(shares, floors, KINDS, strict=True):
            if had < floor:
                low.append(f"{part}: less than {floor} % of {kind}; most is missing in {worst(there, kind)}")
    sys.stderr.write("".join(f"{line}\n" for line in low))
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
