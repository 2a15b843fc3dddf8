"""The audit log and who is where, across nodes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from cosca.server.admin.actions import AdminActions
from cosca.server.admin.audit_follower import AuditFollower
from cosca.server.cluster.cluster import Cluster
from cosca.server.cluster.job_lease import JobLease
from cosca.server.cluster.questions import Questions
from cosca.server.core.metrics import Metrics
from cosca.server.jobs.presence import ClusterPresence
from cosca.server.notifications.rechecks import AWAY_SECONDS, Rechecks
from cosca.server.realtime.connections import ConnectionRegistry
from cosca.server.storage.admin_queries import pending_audit
from tests.server.support.cluster import Node, cluster_of, expire
from tests.server.support.memory_mesh import MemoryMesh

pytestmark = pytest.mark.usefixtures("long_leases")
SEATS = {1: "me", 2: "open", 3: "open", 4: "open"}


class Member:
    """A node with what follows the audit log and knows who is connected."""

    def __init__(self, node: Node, mesh: MemoryMesh) -> None:
        self.node = node
        self.questions = Questions(mesh, node.lease)
        self.jobs = JobLease(node.store, node.lease, node.clock)
        cluster = Cluster(mesh, node.lease, node.ownership, self.jobs, self.questions)
        self.connections = ConnectionRegistry(node.settings, Metrics())
        self.audit = AuditFollower(node.store, node.tables, self.connections, cluster)
        self.presence = ClusterPresence(node.tables, self.connections, cluster)


@contextlib.asynccontextmanager
async def members(url: str, mesh: MemoryMesh) -> AsyncIterator[tuple[Member, Member]]:
    """Two nodes; the first one does the jobs."""
    async with cluster_of(url, "a", "b") as nodes:
        first, second = (Member(node, mesh) for node in nodes)
        for member in (first, second):
            await member.questions.start()
            await member.node.lease.renew()
            await member.jobs.beat()
            await member.audit.start()
        assert first.jobs.is_holder()
        yield first, second


def test_all_nodes_apply_an_entry_to_their_memory(postgres_url: str) -> None:
    async def work() -> None:
        mesh = MemoryMesh()
        async with members(postgres_url, mesh) as (first, second):
            anna = await first.node.user("anna")
            actions = AdminActions(second.node.store, "")
            await actions.mute(anna, True)
            await second.audit.apply_pending()
            assert first.connections.muted == second.connections.muted == {anna.id}
            assert await pending_audit(first.node.store) == []
            mesh.silent.add("nodes.tell")  # a lost message costs a heartbeat
            await actions.mute(anna, False)
            await second.audit.apply_pending()
            assert (first.connections.muted, second.connections.muted) == ({anna.id}, set())
            await first.audit.apply_pending()
            assert first.connections.muted == set()

    asyncio.run(work())


def test_the_owner_removes_a_member_once(postgres_url: str) -> None:
    async def work() -> None:
        mesh = MemoryMesh()
        async with members(postgres_url, mesh) as (first, second):
            table = await second.node.table(SEATS, start=False)
            ben = await second.node.user("ben")
            await table.add_members({ben.id: ben.name})
            await table.sit(ben, 2, "me")
            row = await second.node.store.table(table.id)
            assert row is not None
            mesh.silent.add(f"node.{second.node.lease.id}.ask")
            await AdminActions(first.node.store, "").remove_member(row, ben)
            await first.audit.apply_pending()
            assert len(await pending_audit(first.node.store)) == 1  # the owner does not answer: it is retried
            assert table.seats.rows[2].user_id == ben.id
            mesh.silent.clear()
            await second.audit.apply_pending()
            assert table.seats.rows[2].user_id is None
            assert await pending_audit(first.node.store) == []

    asyncio.run(work())


def test_an_entry_for_a_table_of_a_dead_node_is_applied_by_the_holder(postgres_url: str) -> None:
    async def work() -> None:
        async with members(postgres_url, MemoryMesh()) as (first, second):
            table = await second.node.table(SEATS, start=False)
            ben = await second.node.user("ben")
            await table.add_members({ben.id: ben.name})
            await table.sit(ben, 2, "me")
            row = await second.node.store.table(table.id)
            assert row is not None
            await expire(first.node.store, second.node.lease.id)
            await AdminActions(first.node.store, "").remove_member(row, ben)
            await first.audit.apply_pending()
            assert await pending_audit(first.node.store) == []
            seats = await first.node.store.seats(table.id)
            assert [seat.user_id for seat in seats] == ["u-anna", None, None, None]

    asyncio.run(work())


def test_the_sender_asks_the_owner_who_looks(postgres_url: str) -> None:
    async def work() -> None:
        mesh = MemoryMesh()
        async with members(postgres_url, mesh) as (first, second):
            table = await second.node.table(SEATS, start=False)
            uptime = first.node.tables.uptime
            rechecks, pair = Rechecks(uptime, first.presence), (table.id, "u-anna")
            await rechecks.refresh([pair])
            assert rechecks.hold_until(*pair, uptime.now()) <= uptime.now()  # nobody looks: it may be sent
            await second.node.connect(table, "anna", 1)
            before = uptime.now()
            await rechecks.refresh([pair])
            assert rechecks.is_looking(*pair, before)
            mesh.silent.add(f"node.{second.node.lease.id}.ask")
            await rechecks.refresh([pair])
            now = uptime.now()
            assert not rechecks.is_looking(*pair, now)  # so nothing counts as read
            assert now < rechecks.hold_until(*pair, now) <= now + AWAY_SECONDS  # it waits, and is not dropped

    asyncio.run(work())


def test_nothing_counts_as_unused_while_a_node_does_not_answer(postgres_url: str) -> None:
    async def work() -> None:
        mesh = MemoryMesh()
        async with members(postgres_url, mesh) as (first, second):
            table = await second.node.table(SEATS, start=False)
            assert await first.presence.watched([table.id]) == set()
            assert await first.presence.connected(["u-ben"]) == set()
            ben = await second.node.user("ben")
            await table.add_members({ben.id: ben.name})
            connection = await second.node.connect(table, "anna", 1)
            assert await first.presence.watched([table.id]) == {table.id}
            await second.node.connect(table, "ben", None)
            assert await first.presence.tablemate_names("u-anna") == ["ben"]  # at a table of another node
            mesh.silent.add(f"node.{second.node.lease.id}.ask")
            assert await first.presence.connected(["u-ben"]) == {"u-ben"}
            table.detach(connection)
            assert await first.presence.watched([table.id]) == {table.id}

    asyncio.run(work())


def test_a_deleted_user_leaves_waiting_tables_of_all_nodes(postgres_url: str) -> None:
    async def work() -> None:
        async with members(postgres_url, MemoryMesh()) as (first, second):
            ben = await first.node.user("ben")
            tables = [await member.node.table(SEATS, start=False) for member in (first, second)]
            for table in tables:
                await table.add_members({ben.id: ben.name})
                await table.sit(ben, 2, "me")
            await first.presence.vacate_waiting(ben.id)
            assert [table.seats.rows[2].user_id for table in tables] == [None, None]

    asyncio.run(work())
