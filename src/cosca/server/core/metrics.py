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
        self.registry.register(  # batches divided by commits is how many share one commit
            _Counters(
                ("cosca_commits", "Commits to the database.", commit_count),
                ("cosca_batches", "Write batches in these commits.", batch_count),
            )
        )

    def bind_cluster(
        self,
        node_count: Callable[[], float],
        claim_count: Callable[[], float],
        moved_count: Callable[[], float],
        failure_count: Callable[[], float],
    ) -> None:
        """Read what a node of a cluster counts."""
        nodes = Gauge(
            "cosca_nodes", "Nodes of the cluster with a lease, as this one sees them.", registry=self.registry
        )
        nodes.set_function(node_count)
        self.registry.register(
            _Counters(
                ("cosca_claims", "Tables that this node has claimed.", claim_count),
                ("cosca_moved_tables", "Tables that this node has left to others.", moved_count),
                ("cosca_lease_failures", "Renewals of the lease of this node that failed.", failure_count),
            )
        )


class _Counters(Collector):
    """Counters that others count: name, help and value of each."""

    def __init__(self, *counters: tuple[str, str, Callable[[], float]]) -> None:
        self._counters = counters

    def collect(self) -> Iterator[Metric]:
        for name, text, count in self._counters:
            yield CounterMetricFamily(name, text, count())
