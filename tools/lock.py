"""Renew the lock files after a change of the requirements: `python tools/lock.py`, or `make lock`.

What is locked already stays as it is where it still fits; `--upgrade` takes the newest of everything. A lock holds for
every system and every Python we support, and names each file by its hash and no place to fetch it from.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import client

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "locks"
UV = "uv>=0.13"
OLDEST = "3.11"
HEAD = "# Made by tools/lock.py for:"


def wanted() -> dict[str, list[str]]:
    """What each lock is for, as pyproject.toml has it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups, extras = project["dependency-groups"], project["project"]["optional-dependencies"]
    return {
        "play": sorted({*extras["server"], *extras["terminal"]}),
        "build": project["build-system"]["requires"],
        "node": [client.NODE_PACKAGE],
        "test": groups["test"],
        "docs": groups["docs"],
    }


def lock(uv: str, name: str, requirements: list[str], upgrade: bool) -> None:
    """Write one lock; it agrees with those before it where they share a package, as one environment has them all."""
    path = LOCKS / f"{name}.txt"
    names = list(wanted())
    command = [uv, "pip", "compile", "--quiet", "--universal", "--python-version", OLDEST, "--generate-hashes"]
    command += ["--no-header", "--no-annotate", "--output-file", str(path), "-"]
    command += [f"--constraint={LOCKS / earlier}.txt" for earlier in names[: names.index(name)]]
    command += ["--upgrade"] if upgrade else []
    subprocess.run(command, cwd=ROOT, input="\n".join(requirements), text=True, check=True)
    head = "\n".join([HEAD, *(f"#   {requirement}" for requirement in requirements)])
    path.write_text(f"{head}\n{path.read_text(encoding='utf-8')}", encoding="utf-8", newline="\n")


def fetched_uv(folder: str) -> str:
    """A uv of its own, where the system has none."""
    venv.create(folder, with_pip=True)
    binaries = Path(folder) / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([str(binaries / "python"), "-m", "pip", "install", "--quiet", UV], check=True)
    return str(binaries / "uv")


def main() -> None:
    LOCKS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        uv = shutil.which("uv") or fetched_uv(folder)
        for name, requirements in wanted().items():
            lock(uv, name, requirements, "--upgrade" in sys.argv)


if __name__ == "__main__":
    main()
