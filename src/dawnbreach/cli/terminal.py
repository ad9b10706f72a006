"""Reading lines and printing them, on a screen or through a pipe."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable
from typing import TextIO

from rich.console import Console
from rich.text import Text

from dawnbreach.cli.output import clean, lenient

ENDLESS = 100_000
"""The height of a page that is not a screen."""


class Page(Console):
    """A console that leaves it to the command what a closed pipe means."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Terminal:
    """A console and the lines typed at it."""

    def __init__(self, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self.source = lenient(source or sys.stdin)
        sink = lenient(sink or sys.stdout)
        self.console = Page(file=sink, markup=False, highlight=False, emoji=False, legacy_windows=False)
        self.typed = self.source.isatty() and sink.isatty()
        if self.typed:
            _enable_editing()

    @property
    def width(self) -> int:
        return max(self.console.width, 40)

    @property
    def height(self) -> int:
        return self.console.height if self.console.is_terminal else ENDLESS

    def clear(self) -> None:
        """Begin a new screen; a page in a file just goes on."""
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print()

    def say(self, text: str | Text = "", style: str = "") -> None:
        """One paragraph, wrapped at words."""
        self.console.print(Text(clean(text), style) if isinstance(text, str) else text)

    def progress(self, words: str) -> None:
        """Where a long work stands, in one line that the next word of it takes the place of; nothing in a file."""
        if self.console.is_terminal:
            self.console.print(Text(words.ljust(self.width - 1)), end="\r" if words else "\n", no_wrap=True)

    def lines(self, lines: Iterable[Text]) -> None:
        if shown := list(lines):
            fits = all(line.cell_len <= self.console.width for line in shown)
            self.console.print(Text("\n").join(shown), no_wrap=fits)

    def read(self, prompt: str) -> str | None:
        """The next line typed, or None when there is no more."""
        try:
            line = input(prompt) if self.typed else self._next_line(prompt)
        except EOFError:
            line = None
        if line is None:
            self.console.print()
        return None if line is None else clean(line).strip()

    def _next_line(self, prompt: str) -> str | None:
        """A line of a file or a pipe, shown behind the prompt as if it had been typed."""
        if self.source.isatty():
            self.console.print(Text(prompt), end="")
            return self.source.readline() or None
        line = self.source.readline()
        self.console.print(Text((prompt + clean(line)).rstrip()))
        return line or None


def _enable_editing() -> None:
    """Arrow keys and a history, where the platform has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
