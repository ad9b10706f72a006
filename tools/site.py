"""Hooks of MkDocs: bring in what lies outside docs/, and make every clause a place that can be linked to."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "examples/bot.py": "examples/bot.py",
    "client/public/icon.svg": "pictures/icon.svg",
}
"""Files of the repository, and where the site has them."""
LINK = re.compile(r"(\]\()([^)#:\s]+)")
CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\*", re.M)
MENTION = re.compile(r"(?<![\[#*\w])((?:SAN|DD)-\d+\.\d+)\b")


def on_files(files: Files, config: Any) -> Files:
    """Pages that lie outside docs/."""
    for source, target in PAGES.items():
        if source.endswith(".md"):
            files.append(File.generated(config, target, content=(ROOT / source).read_text(encoding="utf-8")))
        else:
            files.append(File.generated(config, target, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(text: str, page: Any, **_: Any) -> str:
    """Links as the site has them; in the rules, clauses with their places."""
    here = page.file.src_uri
    if here.startswith("rules/"):
        text = MENTION.sub(r"[\1](#\1)", CLAUSE.sub(r"- [\1](#\1){ #\1 .clause }", text))
    return LINK.sub(lambda found: found[1] + moved(found[2], here), text)


def moved(link: str, here: str) -> str:
    """Where a link of the repository leads on the site."""
    source = next((path for path, page in PAGES.items() if page == here), f"docs/{here}")
    wanted = posixpath.normpath(posixpath.join(posixpath.dirname(source), link))
    target = PAGES.get(wanted, wanted.removeprefix("docs/"))
    return posixpath.relpath(target, posixpath.dirname(here) or ".")
