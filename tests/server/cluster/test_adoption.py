"""Tables of a dead node go on without a visitor: their deadlines run and their bots act at another node."""

from __future__ import annotations

import asyncio
import random

import pytest
from sqlalchemy import update

from cosca.server.cluster.cluster import Cluster
from cosca.server.cluster.job_lease import JobLease
from cosca.server.cluster.questions import Questions
from cosca.server.jobs.adoption import Adoption
from cosca.server.jobs.deadlines import DeadlineScheduler
from cosca.server.storage import deadlines as sql
from cosca.server.storage.schema import tables
from tests.server.support.cluster import Node, cluster_of, expire
from tests.server.support.memory_mesh import MemoryMesh

pytestmark = pytest.mark.usefixtures("long_leases")
SEATS = {1: "me", 2: "random", 3: "random", 4: "random"}


class Worker:
    """The jobs of a node that concern its tables."""

    def __init__(self, node: Node, mesh: MemoryMesh) -> None:
        self.node = node
        questions = Questions(mesh, node.lease)
        self.jobs = JobLease(node.store, node.lease, node.clock)
        self.adoption = Adoption(node.tables, Cluster(mesh, node.lease, node.ownership, self.jobs, questions))
        self.deadlines = DeadlineScheduler(node.tables, self.adoption)
        self.questions = questions

    async def beat(self) -> None:
        await self.node.lease.renew()
        await self.jobs.beat()
        await self.adoption.beat()


async def _workers(mesh: MemoryMesh, *nodes: Node) -> list[Worker]:
    workers = [Worker(node, mesh) for node in nodes]
    for worker in workers:
        await worker.questions.start()
        await worker.beat()
    return workers


async def _owner(node: Node, id: str) -> str | None:
    row = await node.store.table(id)
    assert row is not None
    return row.owner


async def _table_of(node: Node) -> str:
    """Return a table of this node at which Anna has a deadline that is over, and bots play."""
    live = await node.table(SEATS)
    await node.wait_until_idle(live)
    await node.store.write(update(tables).where(tables.c.id == live.id).values(deadline=0.0))
    return live.id


def test_each_node_looks_after_its_own_tables(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as (a, b):
            first, second = await _workers(MemoryMesh(), a, b)
            ours, theirs = await _table_of(a), await _table_of(b)
            found = [
                {row.table_id for row in await sql.deadlines(a.store, (), 8, worker.adoption.looked_after())}
                for worker in (first, second)
            ]
            assert found == [{ours}, {theirs}]

    asyncio.run(work())


def test_the_deadline_of_a_dead_node_runs_at_another(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b", "c") as (a, b, c):
            id = await _table_of(c)
            dead, *_ = await _workers(mesh := MemoryMesh(), c)
            await dead.jobs.give_up()
            first, second = await _workers(mesh, a, b)
            await expire(a.store, c.lease.id)
            await first.beat()
            assert first.jobs.is_holder()
            monkeypatch.setattr(random, "choice", lambda nodes: nodes[-1])  # another node than the one that asks
            await first.deadlines.run_due()
            assert await _owner(a, id) == c.lease.id  # it was asked
            loading = asyncio.create_task(second.adoption.run())
            while await _owner(a, id) != b.lease.id:
                await asyncio.sleep(0.01)
            loading.cancel()
            await second.deadlines.run_due()
            row = await a.store.table(id)
            assert row is not None
            assert row.deadline is None or row.deadline > 0.0

    asyncio.run(work())


def test_a_bot_of_a_dead_node_acts_at_the_holder(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as (a, b):
            live = await b.table(SEATS)
            await b.wait_until_idle(live)
            await b.store.write(update(tables).where(tables.c.id == live.id).values(waiting=[2]))
            (worker,) = await _workers(MemoryMesh(), a)
            loading = asyncio.create_task(worker.adoption.run())
            await worker.adoption.find()
            assert await _owner(a, live.id) == b.lease.id  # it lives
            await expire(a.store, b.lease.id)
            await worker.beat()  # a change of nodes: it looks at once
            while not a.tables.is_here(live.id):
                await asyncio.sleep(0.01)
            loading.cancel()
            assert await _owner(a, live.id) == a.lease.id

    asyncio.run(work())


def test_a_node_that_had_lost_its_lease_takes_up_its_own_tables(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as (a, b):
            first, _ = await _workers(MemoryMesh(), a, b)
            live = await a.table(SEATS)
            await a.wait_until_idle(live)
            await a.store.write(update(tables).where(tables.c.id == live.id).values(waiting=[2]))
            loading = asyncio.create_task(first.adoption.run())
            a.clock.now += 2.5
            await a.lease._check_lost()
            assert not a.tables.is_here(live.id)
            await first.beat()
            while not a.tables.is_here(live.id):
                await asyncio.sleep(0.01)
            loading.cancel()

    asyncio.run(work())
