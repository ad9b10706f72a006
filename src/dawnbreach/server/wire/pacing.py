"""What a line makes the server read: of each sender one piece after another, and no more than it may cost.

A flood of empty frames, or of chunks of one byte, is no message that could be refused, and would keep everybody else
waiting.
"""

from __future__ import annotations

import asyncio
import time
from abc import abstractmethod
from collections import deque

from dawnbreach.server.wire.limits import Purse, Purses

PIECE = 1024
"""Bytes of a line that are read at a time, before the next one has its turn."""
MOST = 4_000_000
"""Bytes that may wait to be read on one line."""
AT_ONCE = 0.005
"""Processor seconds for the lines of one sender, before others have their turn."""
WAIT = 1.0
MANY = 10_000
"""Senders of whom is known what they have spent, before those who are quiet are forgotten."""


class Paced:
    """A line that is read in pieces."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    unread_bytes = b""
    waits = False

    @abstractmethod
    def read(self, data: bytes) -> None:
        """Understand some bytes, and do what they say."""

    @abstractmethod
    def turns(self) -> Turns:
        """Of all lines of this sender."""

    @abstractmethod
    def wants_no_more(self) -> bool:
        """Has the protocol itself stopped to read?"""

    def data_received(self, data: bytes) -> None:
        self.unread_bytes += data
        if len(self.unread_bytes) > MOST:
            self.transport.abort()
        elif not self.waits:
            self.turns().take(self)

    def read_piece(self) -> bool:
        """Read the next piece; are there more? A line that cannot be read is cut."""
        piece, self.unread_bytes = self.unread_bytes[:PIECE], self.unread_bytes[PIECE:]
        if self.transport.is_closing():
            self.unread_bytes = b""
            return False
        try:
            self.read(piece)
        except Exception:
            self.transport.abort()
            raise
        return bool(self.unread_bytes)

    def wait(self) -> None:
        self.waits = True
        self.transport.pause_reading()

    def go_on(self) -> None:
        self.waits = False
        if not self.wants_no_more() and not self.transport.is_closing():
            self.transport.resume_reading()


class Turns:
    """The lines of one sender, which are read in turn."""

    def __init__(self, purse: Purse) -> None:
        self.purse = purse
        self.lines: deque[Paced] = deque()
        self.next: asyncio.TimerHandle | None = None

    def take(self, line: Paced) -> None:
        """Read a line at once if nobody waits and nothing is owed; what is left of it, later."""
        if self.lines or self.purse.debt or self._read(line):
            line.wait()
            self.lines.append(line)
            self._plan(line.loop)

    def _read(self, line: Paced) -> bool:
        began = time.thread_time()
        try:
            return line.read_piece()
        finally:
            self.purse.pay(time.thread_time() - began)

    def _read_some(self) -> None:
        end = time.thread_time() + AT_ONCE
        while self.lines and not self.purse.debt and time.thread_time() < end:
            line = self.lines.popleft()
            if self._read(line):
                self.lines.append(line)
            else:
                line.go_on()

    def _plan(self, loop: asyncio.AbstractEventLoop) -> None:
        if self.next is None and self.lines:
            self.next = loop.call_later(min(self.purse.debt, WAIT), self._go_on, loop)

    def _go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """No line may wait by now: one that came while another was read may have been read after it."""
        self.next = None
        try:
            self._read_some()
        finally:
            self._plan(loop)


class Paces:
    """The turns of all senders."""

    def __init__(self, rate: float, brim: float) -> None:
        self.purses = Purses(rate, brim)
        self.known: dict[str, Turns] = {}

    def of(self, sender: str) -> Turns:
        if sender not in self.known:
            self._forget()
            self.known[sender] = Turns(self.purses.of(sender))
        return self.known[sender]

    def _forget(self) -> None:
        """Whoever owes something is remembered, also when all their lines are gone."""
        if len(self.known) >= MANY:
            self.purses.sweep()
            self.known = {name: one for name, one in self.known.items() if one.lines or name in self.purses.purses}
