"""The template as a game of a package outside the tree."""

from __future__ import annotations

import shutil
from pathlib import Path

import dawnbreach

TEMPLATE = Path(dawnbreach.__file__).parent / "template"


def lanterns(folder: Path) -> Path:
    """A folder with the package `lanterns`: the template under a name of its own, registered by its entry point."""
    shutil.copytree(TEMPLATE, folder / "lanterns", ignore=shutil.ignore_patterns("__pycache__"))
    for path in folder.glob("lanterns/**/*.py"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("dawnbreach.template", "lanterns").replace('"template"', '"lanterns"'), "utf-8")
    for path in folder.glob("lanterns/rules/*"):
        path.rename(path.with_name(path.name.replace("template", "lanterns")))
    about = folder / "lanterns-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: lanterns\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text("[dawnbreach.games]\nlanterns = lanterns.info:INFO\n", "utf-8")
    return folder
