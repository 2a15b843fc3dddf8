"""A node that stops hands its tables over; health, metrics and `cosca admin nodes` show its state."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from prometheus_client import generate_latest

from cosca.cli import run
from cosca.server.cluster.cluster import Cluster
from cosca.server.cluster.job_lease import JobLease
from cosca.server.cluster.ownership import OwnedElsewhere
from cosca.server.cluster.questions import Questions
from cosca.server.core.metrics import Metrics
from cosca.server.jobs.drain import drain
from cosca.server.jobs.health_probe import HealthProbe
from tests.server.support.cluster import Node, cluster_of, expire
from tests.server.support.players import ALL
from tests.server.support.rows import table

pytestmark = pytest.mark.usefixtures("long_leases")


class _Mesh:
    def __init__(self) -> None:
        self.reachable = True

    def is_reachable(self) -> bool:
        return self.reachable


def cluster(node: Node, mesh: Any = None) -> Cluster:
    mesh = mesh or _Mesh()
    return Cluster(mesh, node.lease, node.ownership, JobLease(node.store, node.lease), Questions(mesh, node.lease))


def test_tables_continue_at_another_node(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as [a, b]:
            tables = [await a.table(ALL) for _ in range(3)]
            await a.store.write(table("cold"))
            await a.ownership.claim("cold")  # owned, but not in memory
            connection = await a.connect(tables[0], "anna", 1)
            logs = []
            for live in tables:
                await a.play(live, {seat: await a.connect(live, "anna", seat) for seat in ALL}, Random(1), 3)
                logs.append(len(live.journal.stream.log))
            await drain(cluster(a), a.tables)
            assert a.tables.count == 0
            assert connection.closed == 1012
            for live, length in zip(tables, logs, strict=True):
                with pytest.raises(OwnedElsewhere) as refused:
                    await a.tables.get(live.id)
                assert refused.value.node == b.lease.id
                taken = await b.tables.get(live.id)
                assert taken is not None
                assert len(taken.journal.stream.log) == length
            assert await b.ownership.claim("cold") is not None

    asyncio.run(work())


def test_draining_ends_with_the_lease_or_the_patience(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a") as [a]:
            await a.table(ALL)
            await drain(cluster(a), a.tables, lambda: True)
            assert a.tables.count == 1, "it was in a hurry"
            await a.pause(5)
            await drain(cluster(a), a.tables)
            assert a.tables.count == 0, "the lease is over: all tables are left to others"

    asyncio.run(work())


def test_health_is_that_of_the_node_and_counts_the_nodes(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as [a, _]:
            await a.lease.renew()
            mesh = _Mesh()
            probe = HealthProbe(a.store, lambda: a.store.write(), cluster(a, mesh).health)
            probe.ready = True
            report = await probe.check()
            expected = {"node": a.lease.id, "lease": True, "mesh": True, "draining": False, "nodes": 2}
            assert report["ready"]
            assert report["cluster"] == expected
            mesh.reachable = False
            assert not (await probe.check())["ready"]
            mesh.reachable = True
            a.clock.now += 2
            assert not (await probe.check())["ready"]
            await a.lease.renew()
            assert (await probe.check())["ready"]
            await a.lease.drain()
            assert not (await probe.check())["ready"]

    asyncio.run(work())


def test_metrics_count_claims_moves_and_failures() -> None:
    metrics = Metrics()
    metrics.bind_cluster(lambda: 3, lambda: 5, lambda: 2, lambda: 1)
    text = generate_latest(metrics.registry).decode()
    for line in (
        "cosca_nodes 3.0", "cosca_claims_total 5.0", "cosca_moved_tables_total 2.0", "cosca_lease_failures_total 1.0",
    ):  # fmt: skip
        assert f"\n{line}\n" in text


def test_admin_lists_the_nodes(postgres_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def work() -> tuple[str, str]:
        async with cluster_of(postgres_url, "a", "b") as [a, b]:
            await a.store.write(table("t1"), table("t2"))
            await a.ownership.claim("t1")
            await a.ownership.claim("t2")
            await a.lease.drain()
            await expire(b.store, b.lease.id)
            return a.lease.id, b.lease.id

    first, second = asyncio.run(work())
    assert run(["admin", "nodes", "--database", postgres_url]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [first, second]
    assert "a:8765  tables 2" in lines[0]
    assert lines[0].endswith("draining")
    assert "lease ended" in lines[1]
