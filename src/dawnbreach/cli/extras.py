"""The engine needs nothing installed; the table over the network and the screen of the terminal do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from dawnbreach.kernel import Unreadable


@contextmanager
def needing(extra: str, command: str) -> Iterator[None]:
    """Around imports: when something is not there, say what to install."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("dawnbreach"):
            raise
        wanted = f"dawnbreach[{extra}]"
        raise Unreadable(f"{command} needs {wanted}", "no-extra", command=command, extra=wanted) from None
