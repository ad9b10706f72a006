"""Where games are kept between sessions, and how nothing of them is lost."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any

from dawnbreach.kernel import Unreadable
from dawnbreach.paths import data_folder

FORMAT = 1
LARGEST = 20_000_000
"""No save or record comes near this many bytes."""


def folder() -> Path:
    """The folder of games of this user."""
    return data_folder() / "games"


def new_path(game: str, suffix: str = ".json") -> Path:
    """A name no other game has, taken at once."""
    folder().mkdir(parents=True, exist_ok=True)
    stamp = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    for number in range(1, 10_000):
        path = folder() / (stamp + (f"-{number}" if number > 1 else "") + suffix)
        with contextlib.suppress(FileExistsError):
            path.touch(exist_ok=False)
            return path
    raise FileExistsError(stamp)


def write(path: Path, text: str) -> None:
    """Replace a file as a whole, or not at all."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def read_text(path: Path) -> str:
    """The text of a file somebody named; whatever is wrong with it is said in one sentence."""
    try:
        if path.is_file() and path.stat().st_size > LARGEST:
            raise Unreadable(f"{path} is too large", "file-foreign", file=str(path))
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Unreadable(f"there is no file {path}", "file-missing", file=str(path)) from None
    except UnicodeDecodeError:
        raise Unreadable(f"{path} is not text", "file-foreign", file=str(path)) from None
    except (OSError, ValueError):
        raise Unreadable(f"{path} cannot be read", "file-closed", file=str(path)) from None


def read(path: Path) -> dict[str, Any]:
    """The outer part of a save; the position in it is not looked at yet."""
    try:
        data = json.loads(read_text(path))
    except (ValueError, RecursionError) as error:
        if isinstance(error, Unreadable):
            raise
        raise foreign(path) from None
    if not isinstance(data, dict) or data.get("dawnbreach") != FORMAT or not isinstance(data.get("position"), dict):
        raise foreign(path)
    return data


def foreign(path: Path) -> Unreadable:
    return Unreadable(f"{path} is not a saved game", "file-no-save", file=str(path))


def is_save(path: Path) -> bool:
    try:
        read(path)
    except Unreadable:
        return False
    return True


def latest() -> Path:
    """The game that was played last and is not over."""
    found = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found:
        if path.stat().st_size:
            return path
    raise Unreadable("there is no game to resume", "nothing-to-resume", folder=str(folder()))
