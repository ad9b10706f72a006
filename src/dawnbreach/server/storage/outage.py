"""What a database says that can do nothing just now: no fault of who asked, and worth another try."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import InterfaceError, InternalError, OperationalError

from dawnbreach.server.core.refusal import Full, Unable

HUNG_UP = (OperationalError, InterfaceError, InternalError)
"""What ends a statement or the line."""
NO_ROOM = "53100"
"""What PostgreSQL calls a full disk."""


def is_full(error: BaseException) -> bool:
    """Has the disk of the database no room left?"""
    said = getattr(error, "orig", error)
    return getattr(said, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL or getattr(said, "sqlstate", None) == NO_ROOM


def unable(error: BaseException) -> Unable:
    """What people are told of it."""
    return Full() if is_full(error) else Unable()
