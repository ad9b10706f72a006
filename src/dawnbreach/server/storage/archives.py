"""Programs as they were: what was played with older rules or packs can be played again with just those.

An archive is the source of the packages of all games, a zip. It is signed with the server's key, for it is run.
"""

from __future__ import annotations

import hashlib
import io
import sys
import zipfile
from functools import cache
from pathlib import Path

import dawnbreach
from dawnbreach.kernel import Game

KINDS = (".py", ".toml", ".ftl", ".md", ".txt", ".json")
LEFT_OUT = ("__pycache__", "compiled", "static", "template", "lab", "cli")
DATE = (2000, 1, 1, 0, 0, 0)


def home_of(game: Game) -> Path:
    """The folder in which a game lives."""
    return Path(sys.modules[type(game).__module__].__file__ or "").parent


def roots() -> dict[str, Path]:
    """The packages that the games are in, by name."""
    named = {type(dawnbreach.game(name)).__module__.partition(".")[0] for name in dawnbreach.GAMES} | {"dawnbreach"}
    return {name: Path(sys.modules[name].__file__ or "").parent for name in sorted(named)}


@cache
def packed() -> tuple[str, bytes]:
    """This program, and the hash by which it is known."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for package, root in roots().items():
            for file in sorted(root.rglob("*")):
                inside = file.relative_to(root)
                if file.suffix in KINDS and not set(inside.parts) & set(LEFT_OUT):
                    named = zipfile.ZipInfo(f"{package}/{inside.as_posix()}", DATE)
                    archive.writestr(named, file.read_bytes(), zipfile.ZIP_DEFLATED)
    content = made.getvalue()
    return hashlib.sha256(content).hexdigest(), content


def unpacked(content: bytes, folder: Path) -> None:
    """Lay an archive out; no file of it gets outside the folder."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        for name in archive.namelist():
            target = folder / name
            if folder.resolve() not in target.resolve().parents:
                raise ValueError(name)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(archive.read(name))
