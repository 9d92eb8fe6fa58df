"""Metrics for the operator, in Prometheus' format. None of them says anything about one table or person.

Nor do they count secret moves, since the operator may play, too: see docs/side-channels.md.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5)
LAG_EVERY: Final = 0.5
"""Seconds between two measurements of the event loop's delay."""
COMMITS_EVERY: Final = 5.0
"""Seconds between two measurements of transaction times."""


class LocalCounter(Collector):
    """Counter for one thread: the library's own takes a lock, and longer than a move."""

    def __init__(self, name: str, text: str, registry: CollectorRegistry) -> None:
        self._name, self._text, self._count = name, text, 0
        registry.register(self)

    def add(self, number: int) -> None:
        """Add to the counter."""
        self._count += number

    def collect(self) -> Iterable[Metric]:
        """Return the counter as a metric, for the registry."""
        yield CounterMetricFamily(self._name, self._text, self._count)


class Metrics:
    """Metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # memory, processor time, open files; on Linux
        self.open_sockets = 0
        self.watch("stella_sockets", "Open game sockets", lambda: self.open_sockets)
        self.moves = LocalCounter("stella_moves", "Moves that everybody sees, on disk", self.registry)
        self.refusals = Counter(
            "stella_refusals",
            "Refused requests by code, but for moves that the rules of the game refuse",
            ["code"],
            registry=self.registry,
        )
        self.tables = Counter("stella_tables_created", "Tables created", registry=self.registry)
        self.notifications = Counter(
            "stella_notifications",
            "Notifications at tables over days: sent, gone (nobody gets them there any more) or failed",
            ["outcome"],
            registry=self.registry,
        )
        self.problems = Counter("stella_problems", "Unexpected errors", ["where"], registry=self.registry)
        self._commits = self._seconds(
            "stella_commit_seconds", "The slowest transaction of every five seconds"
        )
        self._slowest = 0.0
        self.lag = self._seconds(
            "stella_loop_lag_seconds", "How late the event loop is; everybody waits for it"
        )
        self.round_trips = self._seconds(
            "stella_round_trip_seconds", "From a ping on a quiet game socket to its pong"
        )

    def socket_opened(self) -> None:
        """Count up."""
        self.open_sockets += 1

    def socket_closed(self) -> None:
        """Count down."""
        self.open_sockets -= 1

    def problem(self, where: str, _: BaseException) -> None:
        """Count a problem; `store` means that the disk failed."""
        self.problems.labels(where).inc()

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """Add a gauge that is read when the metrics are."""
        Gauge(name, text, registry=self.registry).set_function(value)

    def committed(self, seconds: float) -> None:
        """Note the duration of a transaction; any thread may call this."""
        self._slowest = max(self._slowest, seconds)

    async def watch_commits(self) -> None:
        """Observe the slowest transaction of each interval, for ever: their number stays private."""
        while True:
            await asyncio.sleep(COMMITS_EVERY)
            slowest, self._slowest = self._slowest, 0.0
            self._commits.observe(slowest)

    async def watch_the_loop(self) -> None:
        """Measure the delay of the event loop, for ever."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self.lag.observe(max(0.0, loop.time() - due))

    def page(self) -> bytes:
        """Return all metrics as text."""
        return generate_latest(self.registry)

    def _seconds(self, name: str, text: str) -> Histogram:
        return Histogram(name, text, buckets=SECONDS, registry=self.registry)
