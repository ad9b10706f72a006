"""Processes of their own for what thinks long: they die alone, have so much memory, and are made again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import TypeVar

import dawnbreach

T = TypeVar("T")
MEMORY = 2_000_000_000
"""Bytes that one process may take, where the system can be told so."""


def _wake_up(memory: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    limit_memory(memory)
    for name in dawnbreach.GAMES:
        dawnbreach.game(name)


def limit_memory(memory: int = MEMORY) -> None:
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def _leave_with_parent() -> None:
    """A server that is killed cannot send its processes home."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def _nothing() -> None:
    """Only to start a process."""


@contextlib.contextmanager
def in_time(seconds: float) -> Iterator[None]:
    """Stop work in a process that takes too much processor time, where the system can tell."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGPROF, _too_long)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _too_long(*_: object) -> None:
    raise TimeoutError


class Processes:
    """Some processes, made again when one dies."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool = self._pool()

    def _pool(self) -> ProcessPoolExecutor:
        spawning = get_context("spawn")
        return ProcessPoolExecutor(self.count, mp_context=spawning, initializer=_wake_up, initargs=(MEMORY,))

    def warm_up(self) -> None:
        self.pool.submit(_nothing)

    async def run(self, work: Callable[..., T], *args: object) -> T:
        """Do something in one of them; once more if it dies of something else."""
        for _ in range(2):
            pool = self.pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                if pool is self.pool:
                    self.pool = self._pool()
        raise BrokenProcessPool("the processes die")

    def close(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)
