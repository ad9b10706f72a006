"""Processes in which something is worked out that would keep everybody waiting."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import TypeVar

import dawnbreach

Q = TypeVar("Q")
A = TypeVar("A")


def _wake_up() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    for name in dawnbreach.GAMES:
        dawnbreach.game(name)


def _leave_with_parent() -> None:
    """A server that is killed cannot send its processes home."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def _nothing() -> None:
    """Only to start a process."""


class Processes:
    """Some of them, started when they are needed and made again when one dies."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool = self._pool()

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, mp_context=get_context("spawn"), initializer=_wake_up)

    def warm_up(self) -> None:
        self.pool.submit(_nothing)

    async def run(self, work: Callable[[Q], A], asked: Q) -> A:
        for _ in range(2):
            pool = self.pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, asked)
            except BrokenProcessPool:
                if pool is self.pool:
                    self.pool = self._pool()
        raise BrokenProcessPool("the processes die")

    def close(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)
