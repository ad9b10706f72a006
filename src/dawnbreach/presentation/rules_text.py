"""The rules, clause by clause, as the reader's language has them."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from dawnbreach.games import info

_CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\* (.*)$")
_CHAPTER = re.compile(r"^## ([A-Z]+-\d+) (.*)$")


class Rules(NamedTuple):
    """Chapters and clauses by their numbers, in order."""

    chapters: dict[str, str]
    clauses: dict[str, str]

    @property
    def prefix(self) -> str:
        return next(iter(self.chapters), "").partition("-")[0]

    def find(self, wanted: str) -> dict[str, str]:
        """A clause, the clauses of a chapter, or all that contain the words."""
        number = wanted.strip().upper().removeprefix("SECTION ").strip(".")
        number = number if number.startswith(self.prefix) else f"{self.prefix}-{number}"
        if number in self.clauses:
            return {number: self.clauses[number]}
        if number in self.chapters:
            return {n: text for n, text in self.clauses.items() if n.startswith(f"{number}.")}
        words = wanted.casefold().split()
        return {n: text for n, text in self.clauses.items() if words and all(w in text.casefold() for w in words)}


@cache
def rules(game: str, language: str) -> Rules:
    """The rules of a game; English where the language has none."""
    path = info(game).rules_folder() / (f"{game}.md" if language == "en" else f"{game}.{language}.md")
    if not path.is_file():
        return Rules({}, {}) if language == "en" else rules(game, "en")
    return read(path.read_text(encoding="utf-8"))


def read(text: str) -> Rules:
    """Split a file of rules at its numbers."""
    found = Rules({}, {})
    current = ""
    for line in text.splitlines():
        if chapter := _CHAPTER.match(line):
            found.chapters[chapter[1]] = chapter[2]
            current = ""
        elif clause := _CLAUSE.match(line):
            current = clause[1]
            found.clauses[current] = clause[2]
        elif current and line.startswith("  "):
            found.clauses[current] += " " + line.strip()
        else:
            current = ""
    return found
