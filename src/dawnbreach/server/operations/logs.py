"""The log of a server: one line of JSON for each event, never a secret in it."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from typing import Any

import msgspec

from dawnbreach.bots import trouble

logger = logging.getLogger("dawnbreach.server")


def log(event: str, **details: Any) -> None:
    """Write an event; details are numbers and ids, never what people hold or said."""
    logger.info(event, extra={"details": details})


class Lines(logging.Formatter):
    """One line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        details: dict[str, Any] = getattr(record, "details", {})
        line = {
            "time": round(time.time(), 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **details,
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"], _, line["where"] = trouble(record.exc_info[1]).partition(" ")
            line["traceback"] = told(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def told(error: BaseException) -> list[str]:
    """Where an error came from and what it came of, file by file; never its words, which may hold what people said."""
    chain: list[BaseException] = []
    cause: BaseException | None = error
    while cause is not None and cause not in chain:
        chain.insert(0, cause)
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return [line for one in chain for line in (*_places(one), type(one).__name__)]


def _places(error: BaseException) -> list[str]:
    return [f"{place.filename}:{place.lineno} {place.name}" for place in traceback.extract_tb(error.__traceback__)]


def is_news(record: logging.LogRecord) -> bool:
    """uvicorn says of every socket that was refused with an answer that it was not answered."""
    return "without completing handshake" not in record.getMessage()


def set_up(quiet: bool = False) -> None:
    """Send our lines, uvicorn's and those of who exports traces to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(is_news)
    for name in ("dawnbreach.server", "uvicorn", "uvicorn.error", "uvicorn.access"):
        one = logging.getLogger(name)
        one.handlers, one.propagate = [], name == "uvicorn.error"
        one.setLevel(logging.WARNING if quiet or name.startswith("uvicorn") else logging.INFO)
    for name in ("dawnbreach.server", "uvicorn", "opentelemetry"):
        logging.getLogger(name).handlers = [handler]
