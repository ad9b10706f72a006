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
AT_ONCE, REST = 0.001, 0.002
"""Processor seconds for lines that had to wait, of all senders together, and the seconds after that for all else."""
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

    def __init__(self, purse: Purse, slices: Slices) -> None:
        self.purse, self.slices = purse, slices
        self.lines: deque[Paced] = deque()
        self.has_asked = False

    def take(self, line: Paced) -> None:
        """Read a line at once if nobody waits and little was read just now; what is left of it, later."""
        if self.lines or self.purse.pause or self._read(line):
            line.wait()
            self.lines.append(line)
            self.slices.ask(self)

    def _read(self, line: Paced) -> bool:
        began = time.thread_time()
        try:
            return line.read_piece()
        finally:
            self.purse.pay(time.thread_time() - began)

    def read_next(self) -> None:
        """Read a piece of the line whose turn it is."""
        line = self.lines.popleft()
        if self._read(line):
            self.lines.append(line)
        else:
            line.go_on()


class Slices:
    """Senders of whom lines wait: a little is read of each in turn, then everybody else has time."""

    def __init__(self) -> None:
        self.senders: deque[Turns] = deque()
        self.next: asyncio.TimerHandle | None = None
        self.rested = 0.0
        """The moment until which all others have time."""

    def ask(self, turns: Turns) -> None:
        """Ask for a turn; who has cost too much waits before that."""
        if not turns.has_asked:
            turns.has_asked = True
            if pause := turns.purse.pause:
                asyncio.get_running_loop().call_later(min(pause, WAIT), self._enter, turns)
            else:
                self._enter(turns)

    def _enter(self, turns: Turns) -> None:
        self.senders.append(turns)
        self._plan()

    def _plan(self) -> None:
        if self.next is None and self.senders:
            loop = asyncio.get_running_loop()
            self.next = loop.call_at(max(loop.time(), self.rested), self._go_on)

    def _go_on(self) -> None:
        try:
            self._read_some()
        finally:
            self.next, self.rested = None, asyncio.get_running_loop().time() + REST
            self._plan()

    def _read_some(self) -> None:
        """No line of a sender may wait by now: one that came while another was read may have been read after it."""
        end = time.thread_time() + AT_ONCE
        while self.senders and time.thread_time() < end:
            turns = self.senders.popleft()
            turns.has_asked = False
            try:
                if turns.lines and not turns.purse.pause:
                    turns.read_next()
            finally:
                if turns.lines:
                    self.ask(turns)


class Paces:
    """The turns of all senders."""

    def __init__(self, rate: float, brim: float) -> None:
        self.purses, self.slices = Purses(rate, brim), Slices()
        self.known: dict[str, Turns] = {}

    def of(self, sender: str) -> Turns:
        if sender not in self.known:
            self._forget()
            self.known[sender] = Turns(self.purses.of(sender), self.slices)
        return self.known[sender]

    def _forget(self) -> None:
        """Whoever owes something is remembered, also when all their lines are gone."""
        if len(self.known) >= MANY:
            self.purses.sweep()
            self.known = {name: one for name, one in self.known.items() if one.lines or name in self.purses.purses}
