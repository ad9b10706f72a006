"""Lines on the standard output, for commands that need no screen."""

from __future__ import annotations

import sys
from typing import TextIO


def clean(text: str) -> str:
    """Without control characters: what is typed or read from a file must not steer the terminal."""
    return "".join(c if c.isprintable() or c == "\n" else " " for c in text)


def lenient(stream: TextIO) -> TextIO:
    """A stream that shows a question mark in place of what it cannot show."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
    return stream


def tell(text: str) -> None:
    """Say a paragraph at once."""
    print(clean(text), file=lenient(sys.stdout), flush=True)
