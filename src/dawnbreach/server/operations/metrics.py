"""Numbers for those who keep a server: counted here, read at /metrics as Prometheus has it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

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

    def text(self) -> str:
        return generate_latest(self.registry).decode()


class Gathered(Collector):
    """The numbers of several workers, each with a label that says whose it is."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self.texts = texts

    def collect(self) -> Iterable[Metric]:
        found: dict[str, Metric] = {}
        for worker, text in self.texts.items():
            for family in text_string_to_metric_families(text):
                kept = found.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                for sample in family.samples:
                    kept.add_sample(sample.name, sample.labels | {"worker": worker}, sample.value)
        return found.values()


def merged(texts: Mapping[str, str]) -> bytes:
    """What several workers count, by their names, as Prometheus has it."""
    registry = CollectorRegistry()
    registry.register(Gathered(texts))
    return generate_latest(registry)
