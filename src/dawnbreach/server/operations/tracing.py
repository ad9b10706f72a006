"""The way of a choice, from the socket to every reader, for OpenTelemetry: only where it is asked for.

It is when OTEL_EXPORTER_OTLP_ENDPOINT says where to send spans; the other variables of OpenTelemetry hold, too. Without
it nothing is imported, and a span is nothing.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

from dawnbreach.server.operations.logs import logger, told

VARIABLE = "OTEL_EXPORTER_OTLP_ENDPOINT"
NOTHING: AbstractContextManager[Any] = nullcontext()
_tracers: list[Any] = []
"""The one that is used, if any."""


def is_wanted() -> bool:
    return bool(os.environ.get(VARIABLE))


def set_up(processor: Any = None) -> None:
    """Begin to trace; `processor` is where spans go, of themselves to the address in the environment."""
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider

    if processor is None:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.trace.export import BatchSpanProcessor

        processor = BatchSpanProcessor(OTLPSpanExporter())
    provider = TracerProvider(resource=Resource.create({"service.name": "dawnbreach"}))
    provider.add_span_processor(processor)
    _tracers[:] = [provider.get_tracer("dawnbreach")]


def begin() -> None:
    """Trace if that is asked for; without the library for it the server serves all the same, and says so."""
    try:
        if is_wanted():
            set_up()
    except ImportError:
        logger.warning("no tracing", exc_info=True, extra={"details": {"wanted": "dawnbreach[tracing]"}})


def stop() -> None:
    _tracers.clear()


def span(name: str, parent: str = "", **about: Any) -> AbstractContextManager[Any]:
    """Around some work; `parent` is the way that it belongs to, where that is not the current one."""
    if not _tracers:
        return NOTHING
    return _traced(name, parent, about)


@contextmanager
def _traced(name: str, parent: str, about: dict[str, Any]) -> Iterator[None]:
    """What goes wrong is told as in the log: OpenTelemetry would tell its words, which may hold what people said."""
    from opentelemetry.trace import Status, StatusCode
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    way = TraceContextTextMapPropagator().extract({"traceparent": parent}) if parent else None
    silent = {"record_exception": False, "set_status_on_exception": False}
    with _tracers[0].start_as_current_span(name, context=way, attributes=about, **silent) as made:
        try:
            yield
        except Exception as error:
            made.set_status(Status(StatusCode.ERROR))
            made.add_event("exception", {"exception.type": type(error).__name__, "exception.way": told(error)})
            raise


def way() -> str:
    """The current way in words, for others who go on with it; nothing if none is traced."""
    if not _tracers:
        return ""
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    said: dict[str, str] = {}
    TraceContextTextMapPropagator().inject(said)
    return said.get("traceparent", "")
