"""A file of SQLite has one writer: a second server at the same file is told so before it writes anything."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from dawnbreach.kernel import Unreadable
from dawnbreach.server.storage.database import is_sqlite, parsed


@contextlib.contextmanager
def only_writer(url: str) -> Iterator[None]:
    """Hold a database of SQLite for oneself; the system lets go of it when the process ends, however it does."""
    if not is_sqlite(url):
        yield
        return
    file = Path(parsed(url).database or "")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        held = os.open(f"{file}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    except OSError:
        raise Unreadable(f"{file} cannot be written", "database-read-only", database=str(file)) from None
    try:
        try:
            _lock(held)
        except OSError:
            raise Unreadable(f"another server uses {file}", "database-busy", database=str(file)) from None
        yield
    finally:
        os.close(held)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
