"""The tables of the database, the same in SQLite and PostgreSQL."""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    event,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from dawnbreach.kernel import Unreadable
from dawnbreach.paths import data_folder

metadata = MetaData()

WAIT = 15.0
"""So many seconds a database may take for anything."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""How every connection to SQLite begins: what is committed is on the disk."""
CHANNEL = "dawnbreach"
"""Where workers on PostgreSQL tell all others something; what is for one of them, with its name behind."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seed", Text, nullable=False),
    Column("status", String(20), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("title", String(80), nullable=False),
    Column("made", Float(53), nullable=False),
    Column("moved", Float(53), nullable=False),
    Column("number", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("people", Text, nullable=False),
    Column("due", Float(53)),
    Column("maker", String(64), nullable=False),
    Column("open_dice", Boolean, nullable=False),
    Column("version", String(80), nullable=False),
    Column("pack", String(120), nullable=False),
    Column("saved", Text, nullable=False),
    Column("owner", String(40), nullable=False),
    Column("readers", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Index("tables_due", "due"),
    Index("tables_moved", "status", "moved"),
    Index("tables_listed", "public", "status", "moved"),
)
CHANGING = ("status", "public", "moved", "number", "ply", "people", "due", "version", "pack", "saved", "owner")
"""What an entry changes in the row of its table."""
BRIEF = tuple(column for column in tables.columns if column.name not in ("saved", "owner", "readers"))
"""What lists need of a table."""
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("key", String(120), nullable=False),
    Column("time", Float(53), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer),
    Column("data", Text, nullable=False),
    UniqueConstraint("table_id", "key", name="entries_key"),
)
records = Table(
    "records",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("text", Text, nullable=False),
    Column("size", BigInteger, nullable=False),
    Column("made", Float(53), nullable=False),
    Column("sender", String(64), nullable=False),
    Index("records_made", "made"),
)
bans = Table(
    "bans",
    metadata,
    Column("who", String(64), primary_key=True),
    Column("until", Float(53), nullable=False),
    Column("why", Text, nullable=False),
)
reports = Table(
    "reports",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("time", Float(53), nullable=False),
    Column("reporter", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("remark", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("person", String(64), nullable=False),
    Column("address", String(64), nullable=False),
    UniqueConstraint("table_id", "reporter", "seat", name="reports_once"),
    Index("reports_time", "time"),
)
"""What people told the keeper of each other; addresses are hidden."""
archives = Table(
    "archives",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("content", LargeBinary, nullable=False),
    Column("signature", String(64), nullable=False),
)
"""Programs as they were, with their rules and packs: what was played with them can always be played again."""
editions = Table(
    "editions",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("rules", String(20), primary_key=True),
    Column("pack", String(120), primary_key=True),
    Column("archive", String(64), ForeignKey("archives.digest"), nullable=False),
)
"""In which archive the rules and the pack of a game are."""
workers = Table(
    "workers",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("versions", Text, nullable=False),
    Column("seen", Float(53), nullable=False),
    Column("numbers", Text, nullable=False),
)
"""Who serves just now, what tables each may play, and its numbers for /metrics."""
purses = Table(
    "purses",
    metadata,
    Column("name", String(120), primary_key=True),
    Column("full_at", Float(53), nullable=False),
)
"""What addresses, hidden, and spectators have spent of late at all workers: when their purses are full again."""
keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("made", Float(53), nullable=False),
    Column("until", Float(53)),
    Index("keys_person", "person"),
)
"""What people are known by, beside the key that their first browser made."""
holdings = Table(
    "holdings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Index("holdings_table", "table_id"),
)
"""Whose the seats are, to find them; who may decide for one is said by the entries."""
ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mean", Float(53), nullable=False),
    Column("spread", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
)
"""How well people play, as far as rated games have shown."""
facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What is so for the server as a whole."""


def default_url() -> str:
    """A file in the folder of this user's data."""
    return f"sqlite:///{data_folder() / 'tables.db'}"


def parsed(url: str) -> URL:
    """The address of a database; only SQLite and PostgreSQL are known."""
    try:
        made = make_url(url)
    except ArgumentError:
        raise Unreadable(f"{url!r} is no database", "bad-database", url=url[:80]) from None
    kind = made.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        return made.set(drivername="postgresql+psycopg")
    if kind == "sqlite" and made.database not in (None, "", ":memory:"):
        return made.set(drivername="sqlite")
    raise Unreadable(f"{url!r} is no database", "bad-database", url=made.render_as_string(hide_password=True)[:80])


def is_sqlite(url: str) -> bool:
    return parsed(url).drivername == "sqlite"


def libpq(url: str) -> str:
    """The address of a PostgreSQL for psycopg itself."""
    return parsed(url).set(drivername="postgresql").render_as_string(hide_password=False)


def patience(seconds: float) -> dict[str, Any]:
    """How long a PostgreSQL is waited for: to answer at all, for one statement, and by a line that says nothing.

    And how long it waits for us: what a worker that is cut off had locked is free again soon.
    """
    most, idle, often = round(seconds * 1000), max(1, round(seconds / 2)), max(1, round(seconds / 6))
    there = {
        "statement_timeout": most,
        "idle_in_transaction_session_timeout": most,
        "tcp_keepalives_idle": idle,
        "tcp_keepalives_interval": often,
        "tcp_keepalives_count": 3,
    }
    return {
        "connect_timeout": max(2, round(seconds)),
        "options": " ".join(f"-c {name}={value}" for name, value in there.items()),
        "keepalives_idle": idle,
        "keepalives_interval": often,
        "keepalives_count": 3,
        "tcp_user_timeout": most,
    }


def engine(url: str, seconds: float = WAIT) -> AsyncEngine:
    """Connections to a database; what is committed is on the disk."""
    address = parsed(url)
    if address.drivername != "sqlite":
        waiting = {"connect_args": patience(seconds), "pool_timeout": seconds}
        return create_async_engine(address, pool_size=8, max_overflow=4, pool_pre_ping=True, **waiting)
    made = create_async_engine(
        address.set(drivername="sqlite+aiosqlite"),
        poolclass=AsyncAdaptedQueuePool,
        pool_size=1,
        max_overflow=0,
        pool_timeout=2 * seconds,
    )
    event.listen(made.sync_engine, "connect", partial(_prepare, seconds))
    return made


def _prepare(seconds: float, connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in pragmas(seconds):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def pragmas(seconds: float) -> tuple[str, ...]:
    return (*PRAGMAS, f"busy_timeout={round(seconds * 1000)}")
