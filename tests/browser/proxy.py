"""A line between browser and server that can be cut: a small TCP proxy on a port that stays the same."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit


class Line:
    """Passes everything on, until it is cut; the server behind it may be another one later."""

    def __init__(self) -> None:
        self.target = ("", 0)
        self.address = ""
        self.is_cut = False
        self.silent = False
        """Whether answers get lost on the way."""
        self.writers: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> Line:
        self.server = await asyncio.start_server(self._taken, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.cut()
        self.server.close()

    def to(self, address: str) -> None:
        """Whoever connects from now on reaches this server."""
        parts = urlsplit(address)
        self.target = (parts.hostname or "", parts.port or 0)
        self.is_cut = self.silent = False

    def cut(self) -> None:
        """All connections end, and new ones are not taken."""
        self.is_cut = True
        for writer in list(self.writers):
            writer.transport.abort()

    async def _taken(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writers.add(writer)
        try:
            if not self.is_cut:
                await self._joined(reader, writer)
        except OSError:
            pass
        finally:
            self.writers.discard(writer)
            writer.transport.abort()

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(*self.target)
        self.writers.add(back)
        try:
            ways: list[Any] = [self._pass(reader, back, False), self._pass(there, writer, True)]
            await asyncio.wait([asyncio.ensure_future(way) for way in ways], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.writers.discard(back)
            back.transport.abort()

    async def _pass(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, answers: bool) -> None:
        try:
            while data := await source.read(65536):
                if not (answers and self.silent):
                    sink.write(data)
                    await sink.drain()
        except OSError:
            pass
