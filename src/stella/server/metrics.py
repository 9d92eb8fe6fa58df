"""Numbers for the operator, in Prometheus' format. None of them tells anything of one table or person."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector


class Tally(Collector):
    """A counter for one thread: the library's own takes a lock, and more time than reading the message."""

    def __init__(self, name: str, text: str, registry: CollectorRegistry) -> None:
        self._name, self._text, self._count = name, text, 0
        registry.register(self)

    def inc(self) -> None:
        """One more."""
        self._count += 1

    def collect(self) -> Iterable[Metric]:
        """What the registry asks when somebody looks."""
        yield CounterMetricFamily(self._name, self._text, self._count)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.open_sockets = 0
        self._refused_at = float("-inf")
        self.watch("stella_sockets", "Open game sockets", lambda: self.open_sockets)
        self.messages = Tally("stella_messages", "Messages received on sockets", self.registry)
        self.moves = Tally("stella_moves", "Commands carried out and on disk", self.registry)
        self.refusals = Counter("stella_refusals", "Commands refused", ["code"], registry=self.registry)
        self.tables = Counter("stella_tables_created", "Tables created", registry=self.registry)
        self.problems = Counter("stella_problems", "Unexpected errors", ["where"], registry=self.registry)
        self.commits = Histogram(
            "stella_commit_seconds",
            "From command to commit, for requests over HTTP",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
            registry=self.registry,
        )

    def socket_opened(self) -> None:
        """One more."""
        self.open_sockets += 1

    def socket_closed(self) -> None:
        """One less."""
        self.open_sockets -= 1

    def problem(self, where: str, _: BaseException) -> None:
        """Something went wrong; `store` means that the disk refused."""
        self.problems.labels(where).inc()
        if where == "store":
            self._refused_at = time.monotonic()

    def disk_refused_within(self, seconds: float) -> bool:
        """Whether the disk refused to write in the last `seconds`."""
        return time.monotonic() - self._refused_at < seconds

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """Add a gauge that is read when somebody looks."""
        Gauge(name, text, registry=self.registry).set_function(value)

    def page(self) -> bytes:
        """All numbers as text."""
        return generate_latest(self.registry)
