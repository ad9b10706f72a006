"""Numbers for those who keep a server: counted here, read at /metrics as Prometheus has it."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BOUNDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
TYPE = CONTENT_TYPE_LATEST


class Metrics:
    """The numbers of one worker, in a registry of its own."""

    def __init__(self, tables: Callable[[], float], connections: Callable[[], float]) -> None:
        self.registry = CollectorRegistry()
        self.tables = self._counter("tables", "Tables made, by game.")
        self.messages = self._counter("messages", "Messages heard from clients, by kind.")
        self.refusals = self._counter("refusals", "Refusals, by code.")
        self.choices = self._counter("choices", "Choices made, by persons and bots.")
        self.entries = self._counter("entries", "Other entries written, by persons.")
        self.ack_seconds = self._histogram("ack_seconds", "From a message to its acknowledgement.")
        self.bot_seconds = self._histogram("bot_seconds", "A decision of a bot.")
        self._gauge("open_tables", "Tables in memory.", tables)
        self._gauge("connections", "Connections to tables.", connections)

    def _counter(self, name: str, about: str) -> Counter:
        return Counter(f"dawnbreach_{name}", about, ["kind"], registry=self.registry)

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(f"dawnbreach_{name}", about, buckets=BOUNDS, registry=self.registry)

    def _gauge(self, name: str, about: str, read: Callable[[], float]) -> None:
        Gauge(f"dawnbreach_{name}", about, registry=self.registry).set_function(read)

    def text(self) -> bytes:
        return generate_latest(self.registry)
