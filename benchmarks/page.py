"""How fast the first page is on a phone: python benchmarks/page.py [--path /] [--runs 3]

Starts a real server, lets Lighthouse (fetched by npx, no dependency of ours) visit the page as its simulated phone, and
says performance, accessibility, time to interactive and the bytes that were transferred. Exits with 1 when the page is
interactive later than 2 s or heavier than 300 kB.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.process import Server  # noqa: E402
from tools.browser import ARGUMENTS, ready  # noqa: E402

LIGHTHOUSE = "lighthouse@12.8.2"
LATEST = 2000
HEAVIEST = 300_000


def report(address: str, folder: Path) -> dict[str, Any]:
    """What Lighthouse says about a page."""
    file = folder / "report.json"
    flags = " ".join(("--headless=new", *ARGUMENTS))
    command = [
        "npx", "--yes", LIGHTHOUSE, address, "--quiet", "--output=json", f"--output-path={file}",
        "--only-categories=performance,accessibility,best-practices", f"--chrome-flags={flags}",
    ]  # fmt: skip
    subprocess.run(command, check=True, cwd=folder, env={**os.environ, "CHROME_PATH": ready()}, timeout=300)
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def figures(found: dict[str, Any]) -> dict[str, float]:
    audits, categories = found["audits"], found["categories"]
    return {
        **{name: categories[name]["score"] for name in categories},
        "first-contentful-paint": audits["first-contentful-paint"]["numericValue"],
        "largest-contentful-paint": audits["largest-contentful-paint"]["numericValue"],
        "interactive": audits["interactive"]["numericValue"],
        "blocked": audits["total-blocking-time"]["numericValue"],
        "bytes": audits["total-byte-weight"]["numericValue"],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--path", default="/")
    parser.add_argument("--runs", type=int, default=3)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as kept, Server(Path(kept)) as server:
        runs = [figures(report(server.address + asked.path, Path(kept))) for _ in range(asked.runs)]
    middle = {name: median(run[name] for run in runs) for name in runs[0]}
    for name, value in middle.items():
        print(f"{name:26}{value:10.2f}" if value <= 1 else f"{name:26}{value:10.0f}")
    return int(middle["interactive"] > LATEST or middle["bytes"] > HEAVIEST)


if __name__ == "__main__":
    sys.exit(main())
