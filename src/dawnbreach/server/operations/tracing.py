"""The way of a choice, from the socket to every reader, for OpenTelemetry: only where it is asked for.

It is when OTEL_EXPORTER_OTLP_ENDPOINT says where to send spans; the other variables of OpenTelemetry hold, too. Without
it nothing is imported, and a span is nothing.
"""

from __future__ import annotations

import os
from contextlib import AbstractContextManager, nullcontext
from typing import Any

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


def stop() -> None:
    _tracers.clear()


def span(name: str, parent: str = "", **about: Any) -> AbstractContextManager[Any]:
    """Around some work; `parent` is the way that it belongs to, where that is not the current one."""
    if not _tracers:
        return NOTHING
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    way = TraceContextTextMapPropagator().extract({"traceparent": parent}) if parent else None
    made: AbstractContextManager[Any] = _tracers[0].start_as_current_span(name, context=way, attributes=about)
    return made


def way() -> str:
    """The current way in words, for others who go on with it; nothing if none is traced."""
    if not _tracers:
        return ""
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    said: dict[str, str] = {}
    TraceContextTextMapPropagator().inject(said)
    return said.get("traceparent", "")
