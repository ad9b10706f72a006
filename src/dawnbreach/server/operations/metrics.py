"""Numbers for those who keep a server: counted here, read at /metrics as Prometheus has it."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

BOUNDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How many took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        total, rows = 0, []
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            rows.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*rows, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """The counters of one worker."""

    def __init__(self) -> None:
        self.counters: Counter[tuple[str, str]] = Counter()
        self.times = {"ack_seconds": Histogram(), "bot_seconds": Histogram()}
        self.gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, label: str = "") -> None:
        self.counters[name, label] += 1

    def text(self) -> str:
        rows: list[str] = []
        seen: set[str] = set()
        for (name, label), value in sorted(self.counters.items()):
            rows += [f"# TYPE dawnbreach_{name}_total counter"] if name not in seen else []
            seen.add(name)
            rows.append(
                f'dawnbreach_{name}_total{{kind="{label}"}} {value}' if label else f"dawnbreach_{name}_total {value}"
            )
        for name, read in self.gauges.items():
            rows += [f"# TYPE dawnbreach_{name} gauge", f"dawnbreach_{name} {read():g}"]
        for name, histogram in self.times.items():
            rows += [f"# TYPE dawnbreach_{name} histogram", *histogram.lines(f"dawnbreach_{name}")]
        return "\n".join(rows) + "\n"
