"""What talks to the database is brought to its end, also when who asked for it has gone."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from sqlalchemy.exc import TimeoutError as NoneFree

from dawnbreach.server.core.refusal import Unable

P = ParamSpec("P")
T = TypeVar("T")
C = TypeVar("C", bound=type)


async def to_its_end(work: Coroutine[Any, Any, T]) -> T:
    """Whoever waits for it may be cancelled, the work is not."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(_heard)
    try:
        return await asyncio.shield(task)
    finally:
        del task  # Its exception knows this frame: together they would be a circle, with a whole table in it.


def unbroken(cls: C) -> C:
    """Every call of a class that talks to the database.

    A connection of SQLite that is cancelled within a transaction is lost with its lock: one reader who hangs up at the
    wrong moment would keep everybody from writing. Who waits too long for a connection is told so.
    """
    for name, method in list(vars(cls).items()):
        if inspect.iscoroutinefunction(method):
            setattr(cls, name, _whole(method))
    return cls


def _whole(method: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Awaitable[T]]:
    @wraps(method)
    async def whole(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return await to_its_end(method(*args, **kwargs))
        except NoneFree:
            raise Unable from None

    return whole


def _heard(task: asyncio.Task[Any]) -> None:
    """What went wrong when nobody waited any more is no news."""
    if not task.cancelled():
        task.exception()
