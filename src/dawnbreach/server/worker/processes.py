"""Processes of their own for what thinks long: they die alone, have so much memory, and are made again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_all_start_methods, get_context, parent_process
from multiprocessing.context import BaseContext
from typing import TypeVar

import dawnbreach

T = TypeVar("T")
MEMORY = 2_000_000_000
"""Bytes that one process may take, where the system can be told so."""

POLITE = 5
"""By so much their priority is lower than the server's."""

READ_ONCE = ("dawnbreach.server.worker.nursery",)
"""What is read once for all processes, where the system can fork them."""


def _context() -> BaseContext:
    """Where processes come from: a process that has read everything, or nothing at all, where there are no others."""
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    forking = get_context("forkserver")
    forking.set_forkserver_preload(list(READ_ONCE))
    return forking


CONTEXT = _context()


def _wake_up(memory: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    limit_memory(memory)
    give_way()
    for name in dawnbreach.GAMES:
        dawnbreach.game(name)


def give_way() -> None:
    """Who thinks long has less of the processors than who answers, where the system can be told so."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(POLITE)


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


def timed(work: Callable[..., T], *args: object) -> tuple[T, float]:
    """What comes of some work, and the processor seconds that it took."""
    began = time.process_time()
    return work(*args), time.process_time() - began


def _nothing() -> None:
    """Only to start a process."""


@contextlib.contextmanager
def in_time(seconds: float) -> Iterator[None]:
    """Stop work in a process that takes too much processor time, where the system can tell.

    It is told again and again: where Python calls back, as while it collects garbage, what is raised is lost.
    """
    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGPROF, _too_long)
    signal.setitimer(signal.ITIMER_PROF, seconds, seconds)
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
        self.awake: ProcessPoolExecutor | None = None
        """The pool of which a process is there."""

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, mp_context=CONTEXT, initializer=_wake_up, initargs=(MEMORY,))

    async def warm_up(self) -> None:
        """Start a process; only a thread waits for it, because the first of all has much to read."""
        pool = self.pool
        if pool is not self.awake:
            await asyncio.to_thread(pool.submit, _nothing)
            self.awake = pool

    async def run(self, work: Callable[..., T], *args: object) -> T:
        """Do something in one of them; once more if it dies of something else."""
        for _ in range(2):
            pool = self.pool
            try:
                await self.warm_up()
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                if pool is self.pool:
                    self.pool = self._pool()
        raise BrokenProcessPool("the processes die")

    async def run_paid(self, pay: Callable[[float], None], work: Callable[..., T], *args: object) -> T:
        """Do something in one of them, and pay for the processor time that it took there."""
        done: tuple[T, float] = await self.run(timed, work, *args)
        pay(done[1])
        return done[0]

    def close(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)
