"""What a server can be told: by the command line, and to its workers by one variable of the environment."""

from __future__ import annotations

import math
import os
from collections.abc import Iterable

import msgspec

from dawnbreach.kernel import Unreadable
from dawnbreach.server.storage.database import default_url
from dawnbreach.server.storage.vault import key_of

VARIABLE = "DAWNBREACH_SETTINGS"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a worker behaves."""

    database: str = ""
    key: str = ""
    """Of the server, 64 hexadecimal digits; it is never in the database."""
    origins: tuple[str, ...] = ()
    """Other addresses of pages that may connect; the own one always may."""
    bot_processes: int = 1
    """Processes in which bots think."""
    pause: float = 0.12
    """Seconds before a bot's decision while somebody looks on."""
    alone_pause: float = 0.2
    """Seconds after a bot's decision at which nobody looks; more where there are many such tables."""
    idle: float = 300.0
    """After so many seconds without anybody a table leaves the memory."""
    message_size: int = 4096
    body_size: int = 65_536
    record_size: int = 1_000_000
    messages_per_second: float = 10.0
    messages_at_once: float = 60.0
    """Messages that one connection may send."""
    requests_per_second: float = 20.0
    requests_at_once: float = 1000.0
    """Requests that one address may send: a club behind one comes together, and a first visit takes some twenty."""
    makes_per_second: float = 0.5
    makes_at_once: float = 30.0
    """Tables and records that one address may make."""
    connections_per_address: int = 200
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks whose word is taken for who asks (`X-Forwarded-For`); nobody else's is."""
    request_seconds: float = 15.0
    """So long a request may take to arrive."""
    hello_seconds: float = 30.0
    """So long a connection may say nothing at first."""
    unread_seconds: float = 30.0
    """So long may what was sent to a client lie unread."""
    cost_per_second: float = 0.1
    cost_at_once: float = 2.0
    """Processor seconds that all messages of one address may cost, and those of all spectators of a table."""
    hints_per_second: float = 0.2
    hints_at_once: float = 6.0
    """Processor seconds that hints may cost one address."""
    studies_per_second: float = 0.5
    studies_at_once: float = 30.0
    """Processor seconds that replays, records sent and puzzles may cost one address."""
    database_seconds: float = 15.0
    """So long the database may take for anything; then what was asked for is refused."""
    tables_in_memory: int = 5_000
    """More are dropped from the memory as soon as nobody looks at them."""
    admin_token: str = ""
    """Of who keeps the server, at least 20 signs; without it nobody does so over the network."""
    listed_for_hours: float = 12.0
    """So long after something happened there a table is in the lobby."""
    listed_of_maker: int = 3
    """So many tables of one address are in the lobby at a time."""
    open_for_hours: float = 48.0
    """So long after something happened there a table that was never begun is kept."""
    finished_for_days: float = 0.0
    """So long a finished or abandoned game is kept; 0: for ever."""
    left_for_days: float = 0.0
    """So long a running game is kept at which nothing happens any more; 0: for ever."""
    reports_for_days: float = 90.0
    """So long a report waits for the keeper."""
    records_for_days: float = 90.0
    """So long a record that somebody sent is kept, counted from when it was last sent."""
    records_of_sender: int = 5_000_000
    records_in_all: int = 500_000_000
    """Bytes of records that are kept of one sender, and of all; the oldest go first."""

    def into_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()


ELSEWHERE = ("database", "key", "origins", "trusted_proxies", "admin_token")
"""What is told otherwise than by `--set`."""


def changed(settings: Settings, values: Iterable[str]) -> Settings:
    """With some numbers set, such as finished_for_days=30."""
    numbers = {field.name: field.type for field in msgspec.structs.fields(Settings) if field.name not in ELSEWHERE}
    for value in values:
        name, _, text = value.partition("=")
        try:
            number = msgspec.convert(text, numbers[name.strip()], strict=False)
        except (KeyError, msgspec.ValidationError):
            number = -1
        if not 0 <= number < math.inf:
            raise Unreadable(f"{value!r} sets nothing", "bad-setting", text=value[:80], known=", ".join(numbers))
        settings = msgspec.structs.replace(settings, **{name.strip(): number})
    return settings


def from_environment() -> Settings:
    text = os.environ.get(VARIABLE)
    found = msgspec.json.decode(text, type=Settings) if text else Settings()
    url = found.database or default_url()
    return msgspec.structs.replace(found, database=url, key=found.key or key_of(url))
