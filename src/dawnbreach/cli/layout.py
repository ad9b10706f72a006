"""Small tools for lines of text: joining, wrapping, columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

_RULER = Console(width=80, markup=False, highlight=False, emoji=False)
GAP = 3
"""Spaces between columns."""


class Part(NamedTuple):
    """Some lines of the screen that stay or go together."""

    name: str
    lines: list[Text]


def text(*pieces: str | Text | tuple[str, str]) -> Text:
    """Words, styled words and (words, style) in a row."""
    return Text.assemble(*pieces)


def join(pieces: Iterable[str | Text], between: str = "  ") -> Text:
    """Pieces in a row; empty ones are left out."""
    return Text(between).join(Text(p) if isinstance(p, str) else p for p in pieces if len(p))


def hang(line: Text, width: int, indent: int = 4) -> list[Text]:
    """A line wrapped at words, all but its first row indented."""
    if line.cell_len <= width:
        return [line]
    first, *_ = line.wrap(_RULER, width)
    rest = line[len(first.plain.rstrip()) :]
    rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    rows = list(rest.wrap(_RULER, max(width - indent, 20))) if rest.plain else []
    return [trimmed(first), *(trimmed(text(" " * indent, row)) for row in rows)]


def trimmed(line: Text) -> Text:
    """Without spaces at the end."""
    return line[: len(line.plain.rstrip())]


def flow(pieces: Sequence[str | Text], width: int, indent: int = 4, between: str = "  ") -> list[Text]:
    """Pieces in as many rows as they need; a piece is broken only when it is longer than a row."""
    rows: list[Text] = []
    for piece in (Text(p) if isinstance(p, str) else p for p in pieces if len(p)):
        if rows and rows[-1].cell_len + len(between) + piece.cell_len <= width:
            rows[-1] = text(rows[-1], between, piece)
        else:
            rows += hang(text(" " * indent if rows else "", piece), width, indent)
    return rows


def columns(cells: Sequence[Text], width: int, most: int = 6) -> list[Text]:
    """Cells in as many columns as fit, read downwards; wrapped when not even one fits."""
    widest = max((cell.cell_len for cell in cells), default=0)
    count = max(min((width + GAP) // (widest + GAP), most), 1)
    if count == 1:
        return [row for cell in cells for row in hang(cell, width, 5)]
    high = -(-len(cells) // count)
    return [_row(cells[start::high], widest + GAP) for start in range(high)]


def _row(cells: Sequence[Text], width: int) -> Text:
    padded = [text(cell, " " * (width - cell.cell_len)) for cell in cells[:-1]]
    return text(*padded, cells[-1])


def beside(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two blocks side by side, the left one `width` wide."""
    rows = []
    for number in range(max(len(left), len(right))):
        here = left[number] if number < len(left) else Text()
        there = right[number] if number < len(right) else Text()
        rows.append(text(here, " " * max(width - here.cell_len, 0), there))
    return rows


def cut(line: Text, width: int) -> Text:
    """A line that is no longer than `width`, with an ellipsis where it was cut."""
    short = line.copy()
    short.truncate(width, overflow="ellipsis")
    return short


def heading(words: str) -> Text:
    return Text(words, "bold underline")
