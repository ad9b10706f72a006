"""Lines to this server, before anything is said on them: so many from one address, and none that dawdles."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from functools import lru_cache
from typing import Any, cast

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from dawnbreach.server.wire.compression import CompressingProtocol
from dawnbreach.server.wire.pacing import Paced, Paces, Turns

SPARE = 100
"""Files that are not for lines: the database, logs, processes."""


@lru_cache(10_000)
def household(address: str) -> str:
    """Who counts as one: an address, or the network of one line where everybody has very many of them."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((found, 64), strict=False)) if found.version == 6 else address


def most_lines() -> int:
    """How many lines the system lets one process hold, having asked for as many as there may be."""
    try:
        import resource
    except ImportError:
        return 500
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return max(SPARE, (hard if hard > 0 else soft) - SPARE)


class Doorman:
    """Counts the lines; proxies that are trusted count by themselves."""

    def __init__(
        self, most_of_one: int, patience: float, unread: float, paces: Paces, trusted: tuple[str, ...] = ()
    ) -> None:
        self.most_of_one, self.patience, self.unread, self.paces = most_of_one, patience, unread, paces
        self.trusted = [ipaddress.ip_network(one, strict=False) for one in trusted]
        self.most = most_lines()
        self.lines: Counter[str] = Counter()

    def lets_in(self, address: str) -> bool:
        few = self.is_trusted(address) or self.lines[household(address)] < self.most_of_one
        return few and self.lines.total() < self.most

    def is_trusted(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address) if self.trusted else None
        except ValueError:
            return False
        return any(found in network for network in self.trusted)

    def sender(self, address: str, forwarded: str, line: object) -> str:
        """Who sends on a line: behind a proxy that is trusted, whom it names; as long as it names nobody, the line."""
        if not self.is_trusted(address):
            return household(address)
        named = [one.strip() for one in forwarded.split(",") if one.strip()]
        found = next((one for one in reversed(named) if not self.is_trusted(one)), "")
        return household(found) if found else f"{address}/{id(line)}"

    def enters(self, address: str) -> None:
        self.lines[household(address)] += 1

    def leaves(self, address: str) -> None:
        name = household(address)
        self.lines[name] -= 1
        if self.lines[name] <= 0:
            del self.lines[name]


def doorman_of(config: Config) -> Doorman:
    return cast("Doorman", config.doorman)  # type: ignore[attr-defined]


def address_of(transport: asyncio.BaseTransport) -> str:
    found = get_remote_addr(cast("asyncio.Transport", transport))
    return found[0] if found else "?"


class Unread:
    """A line on which nobody reads for long is cut."""

    loop: asyncio.AbstractEventLoop
    config: Config
    transport: asyncio.Transport
    unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        self.unread = self.loop.call_later(doorman_of(self.config).unread, self.transport.abort)

    def resume_writing(self) -> None:
        self._read_again()
        super().resume_writing()  # type: ignore[misc]

    def connection_lost(self, exc: Exception | None) -> None:
        self._read_again()
        super().connection_lost(exc)  # type: ignore[misc]

    def _read_again(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None


class HttpProtocol(Paced, Unread, H11Protocol):
    """uvicorn's, for lines that were let in and ask in time."""

    deadline: asyncio.TimerHandle | None = None
    awaited: object = None
    address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        doorman, address = doorman_of(self.config), address_of(transport)
        if not doorman.lets_in(address):
            transport.abort()
            return
        self.address = address
        doorman.enters(address)
        self._wait(h11.IDLE)

    def turns(self) -> Turns:
        doorman = doorman_of(self.config)
        return doorman.paces.of(doorman.sender(self.address, "", self))

    def wants_no_more(self) -> bool:
        """Nor does the line it was upgraded to, as long as that one waits for its turn."""
        heir = self.transport.get_protocol()
        return bool(self.flow.read_paused) or (isinstance(heir, WebSocketProtocol) and heir.waits)

    def read(self, data: bytes) -> None:
        H11Protocol.data_received(self, data)
        if not self.address:
            return self._hand_over()  # It is another's line now.
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._wait(self.conn.their_state)
        else:
            self._wait_no_longer()
        return None

    def _hand_over(self) -> None:
        """What came after the words with which a line was upgraded."""
        rest, self.unread_bytes = self.unread_bytes, b""
        protocol = self.transport.get_protocol()
        if rest and isinstance(protocol, WebSocketProtocol):
            protocol.data_received(rest)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _wait(self, state: object) -> None:
        """So long for the head of a request, and twice as long for its body: who reads that may say so before."""
        if self.deadline is None or self.awaited is not state:
            self._wait_no_longer()
            patience = doorman_of(self.config).patience * (1 if state is h11.IDLE else 2)
            self.deadline, self.awaited = self.loop.call_later(patience, self.transport.abort), state

    def _wait_no_longer(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _leave(self) -> None:
        self._wait_no_longer()
        if self.address:
            doorman_of(self.config).leaves(self.address)
            self.address = ""


class WebSocketProtocol(Paced, Unread, CompressingProtocol):
    """A line that has been upgraded, and counts as before."""

    address = forwarded = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.address = address_of(transport)
        doorman_of(self.config).enters(self.address)

    def turns(self) -> Turns:
        doorman = doorman_of(self.config)
        return doorman.paces.of(doorman.sender(self.address, self.forwarded, self))

    def wants_no_more(self) -> bool:
        return self.read_paused

    def read(self, data: bytes) -> None:
        CompressingProtocol.data_received(self, data)

    def send_receive_event_to_app(self) -> None:
        """What is no text ends the line, as uvicorn does, but is no error of ours."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            return self.handle_parser_exception()
        return super().send_receive_event_to_app()

    def handle_connect(self, event: Any) -> None:
        self.forwarded = ",".join(event.headers.get_all("X-Forwarded-For"))
        super().handle_connect(event)

    def connection_lost(self, exc: Exception | None) -> None:
        doorman_of(self.config).leaves(self.address)
        super().connection_lost(exc)


def with_doorman(config: Config, doorman: Doorman) -> Config:
    """A server whose lines go by the doorman."""
    cast("Any", config).doorman = doorman
    return config
