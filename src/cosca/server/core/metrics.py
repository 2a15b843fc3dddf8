"""Metrics for Prometheus."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds


class Metrics:
    """The metrics of one server, in a registry of their own."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.tables = Gauge("cosca_tables", "Tables in memory.", registry=registry)
        self.sockets = Gauge("cosca_sockets", "Open WebSockets.", registry=registry)
        self.choices = Counter("cosca_choices", "Choices made by players.", registry=registry)
        self.choice_seconds = Histogram(
            "cosca_told_seconds", "Time from a choice to its broadcast.", buckets=BUCKETS, registry=registry
        )
        self.errors = Counter("cosca_errors", "Refused requests and messages by code.", ["code"], registry=registry)
        self.requests = Counter("cosca_requests", "HTTP requests.", ["method", "status"], registry=registry)
        self.request_seconds = Histogram(
            "cosca_request_seconds", "Duration of HTTP requests.", buckets=BUCKETS, registry=registry
        )

    def bind_gauges(
        self, table_count: Callable[[], float], commit_count: Callable[[], float], batch_count: Callable[[], float]
    ) -> None:
        """Read these values, which others count, whenever the metrics are collected."""
        self.tables.set_function(table_count)
        self.registry.register(_CommitCounters(commit_count, batch_count))


class _CommitCounters(Collector):
    """Counters of the batch writer; batches divided by commits is how many share one commit."""

    def __init__(self, commit_count: Callable[[], float], batch_count: Callable[[], float]) -> None:
        self._commit_count = commit_count
        self._batch_count = batch_count

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("cosca_commits", "Commits to the database.", self._commit_count())
        yield CounterMetricFamily("cosca_batches", "Write batches in these commits.", self._batch_count())
