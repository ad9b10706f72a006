"""What requests cost: whatever is done on the loop to answer one is paid for, step by step."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Generator
from functools import partial
from typing import Any

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from dawnbreach.server.http.web import address_of, worker_of
from dawnbreach.server.wire.paying import payers_of


class Metered:
    """Lets the address that asks pay for the processor time in which nobody else has a turn."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        work = self.app(scope, receive, send)
        await (Steps(work, payment(HTTPConnection(scope))) if scope["type"] == "http" else work)


def payment(connection: HTTPConnection) -> Callable[[float], None]:
    """Takes seconds out of the purses of who asks."""
    worker, address = worker_of(connection), address_of(connection)

    def pay(seconds: float) -> None:
        for purse in payers_of(worker, address):
            purse.pay(seconds)

    return pay


class Steps:
    """Some work, awaited: each of its steps is paid for when it is done, and what it waits for costs nothing."""

    def __init__(self, work: Awaitable[None], pay: Callable[[float], None]) -> None:
        self.work, self.pay = work.__await__(), pay

    def __await__(self) -> Generator[Any, Any, None]:
        step: Callable[[], Any] = partial(self.work.send, None)
        while True:
            began = time.thread_time()
            try:
                awaited = step()
            except StopIteration:
                return
            finally:
                self.pay(time.thread_time() - began)
            try:
                step = partial(self.work.send, (yield awaited))
            except BaseException as error:  # what is awaited failed, or nobody waits any more
                step = partial(self.work.throw, error)
