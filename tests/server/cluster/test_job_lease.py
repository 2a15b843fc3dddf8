"""The lease of the jobs: one node does them, another takes over, and the first one writes nothing any more."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Executable, insert, select

from cosca.server.cluster.job_lease import JobLease, SingleHolder
from cosca.server.protocol.refusal import Moved
from cosca.server.storage.schema import fading
from tests.server.support.cluster import Node, cluster_of, expire

pytestmark = pytest.mark.usefixtures("long_leases")


def _mark(id: str) -> Executable:
    return insert(fading).values(kind="table", id=id, since=0.0)


def _jobs(*nodes: Node) -> list[JobLease]:
    return [JobLease(node.store, node.lease, node.clock) for node in nodes]


def test_a_single_server_does_all_jobs() -> None:
    assert SingleHolder().is_holder()
    assert SingleHolder().fence() is None


def test_one_node_holds_the_lease_until_it_is_dead(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as (a, b):
            first, second = _jobs(a, b)
            for lease in (first, second, first):
                await lease.beat()
            assert (first.is_holder(), second.is_holder()) == (True, False)
            await expire(b.store, a.lease.id)
            await second.beat()
            assert second.is_holder()
            fence = second.fence()
            assert fence is not None
            assert fence.epoch == 2
            await first.beat()
            assert not first.is_holder()

    asyncio.run(work())


def test_a_node_that_was_paused_writes_nothing_after_the_takeover(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as (a, b):
            first, second = _jobs(a, b)
            await first.beat()
            late = first.fence()
            await a.store.fenced(first.fence).write(_mark("before"))
            await expire(b.store, a.lease.id)
            await second.beat()
            with pytest.raises(Moved):
                await a.store.write(_mark("late"), fence=late)
            await b.store.fenced(second.fence).write(_mark("after"))
            a.clock.now += 2  # the renewal is too long ago: the node knows without asking
            with pytest.raises(Moved):
                await a.store.fenced(first.fence).write(_mark("later"))
            rows = await a.store.read(lambda connection: connection.execute(select(fading.c.id)).scalars().all())
            assert sorted(rows) == ["after", "before"]

    asyncio.run(work())


def test_jobs_run_only_at_the_holder_and_afresh_after_a_change(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as (a, b):
            first, second = _jobs(a, b)
            running: list[str] = []

            async def job(name: str) -> None:
                running.append(name)
                try:
                    await asyncio.Event().wait()
                finally:
                    running.remove(name)

            first.start([lambda: job("a")])
            second.start([lambda: job("b")])
            await first.beat()
            await second.beat()
            await asyncio.sleep(0)
            assert running == ["a"]
            await first.give_up()
            assert running == []
            await second.beat()
            await asyncio.sleep(0)
            assert running == ["b"]
            await first.beat()  # a node that stops takes it no more
            assert not first.is_holder()
            await second.give_up()

    asyncio.run(work())


def test_a_draining_node_gives_the_jobs_up(postgres_url: str) -> None:
    async def work() -> None:
        async with cluster_of(postgres_url, "a", "b") as (a, b):
            first, second = _jobs(a, b)
            await first.beat()
            await a.lease.drain()
            await first.beat()
            while first.is_holder():
                await asyncio.sleep(0.01)
            await second.beat()
            while not second.is_holder():
                await asyncio.sleep(0.01)
                await second.beat()

    asyncio.run(work())
