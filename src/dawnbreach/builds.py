"""Which build runs: plain Python, or the same sources compiled (`make fast`), as long as they are the same.

DAWNBREACH_PLAIN=1 keeps to plain Python; DAWNBREACH_COMPILED names another folder with something compiled.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
COMPILED = Path(os.environ.get("DAWNBREACH_COMPILED") or PACKAGE / "compiled").resolve()
STAMP = COMPILED / "made-from"
"""Says from which sources it was compiled, and how."""
SUFFIX = EXTENSION_SUFFIXES[0]
FOLDERS = ("kernel", "sanctum", "darkest_doom", "bots")
LEFT = (
    *("__init__", "conformance", "film", "forecast_types", "game_info", "generic", "info", "languages", "pack_counts"),
    *("pack_loader", "packs", "pickling", "problems", "record", "saving", "seating", "shapes", "view_types", "words"),
    *("doom_adept", "doom_outlook", "doom_puzzles", "doom_turns", "guard", "hint", "puzzles", "review"),
    *("sanctum_adept", "sanctum_coach", "sanctum_master", "sanctum_puzzles", "sanctum_review", "sanctum_turns"),
    *("search", "seat", "untimely"),
)
"""What stays plain: what no search waits for, what describes types, and what only leads to what is compiled."""
STALE = "Sources have changed since they were compiled: this is plain Python, until `make fast`."


def modules() -> list[Path]:
    """The files that are compiled, below the folder of the package."""
    files = [file for folder in FOLDERS for file in sorted((PACKAGE / folder).rglob("*.py"))]
    return [file.relative_to(PACKAGE.parent) for file in files if file.stem not in LEFT]


def digest() -> str:
    """Which sources there are to compile."""
    total = hashlib.sha256()
    for module in modules():
        total.update(module.as_posix().encode() + b"\0" + (PACKAGE.parent / module).read_bytes() + b"\0")
    return total.hexdigest()


class Loader(ExtensionFileLoader):
    """Loads a compiled module as if it lay beside its source."""

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        beside = PACKAGE.parent / Path(self.path).relative_to(COMPILED)
        module.__file__ = str(beside)


class Finder(MetaPathFinder):
    """Finds compiled modules, and leaves the others to those who come after it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("dawnbreach"):
            return None
        file = COMPILED / f"{fullname.replace('.', '/')}{SUFFIX}"
        return spec_from_file_location(fullname, file, loader=Loader(fullname, str(file))) if file.is_file() else None


def library() -> Path:
    """What all compiled modules are in; the others only lead to it."""
    return COMPILED / f"dawnbreach__mypyc{SUFFIX}"


def choose() -> str:
    """Take the compiled build if it is there and fits; which one runs."""
    if os.environ.get("DAWNBREACH_PLAIN") or not library().is_file():
        return "plain"
    if not STAMP.read_text(encoding="utf-8").startswith(digest()):
        sys.stderr.write(f"{STALE}\n")
        return "plain"
    sys.meta_path.insert(0, Finder())
    return "compiled"


RUNNING = choose()
"""`plain` or `compiled`."""
