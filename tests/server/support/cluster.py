"""Nodes of a cluster in one process: each with its own store, lease and tables, and a clock that the test moves."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from cosca.server.cluster.node import NodeLease
from cosca.server.cluster.ownership import ClusterOwnership
from cosca.server.core.settings import Settings
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.storage.store import Store
from tests.server.support.players import TableHarness


class Clock:
    """Monotonic time of a node, which stands still until the test moves it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Node(TableHarness):
    """A node without a mesh, and with helpers to create users, tables and connections."""

    def __init__(self, store: Store, settings: Settings, name: str) -> None:
        super().__init__(store, settings)
        self.clock = Clock()
        self.reachable = True
        self.lease = NodeLease(store, name, f"{name}:8765", lambda: self.reachable, self.clock)
        self.ownership = ClusterOwnership(store, self.lease)
        self.tables = TableRegistry(store, settings, None, self.ownership)
        self.lease.on_lost.append(self.tables.lose_all)

    async def pause(self, seconds: float) -> None:
        """Let time pass for this node only, as if it had been stopped; its lease in the database ends likewise."""
        self.clock.now += seconds
        if seconds > 3:
            await expire(self.store, self.lease.id)


async def expire(store: Store, node: str) -> None:
    """Let the lease of a node run out in the database."""
    from sqlalchemy import update

    from cosca.server.storage.schema import nodes

    await store.write(update(nodes).where(nodes.c.id == node).values(until=0.0))


@contextlib.asynccontextmanager
async def cluster_of(url: str, *names: str) -> AsyncIterator[list[Node]]:
    """Start nodes on one database; each has renewed its lease once."""
    async with contextlib.AsyncExitStack() as stack:
        nodes: list[Node] = []
        for name in names:
            store = await Store.open(url, "shared")
            stack.push_async_callback(store.close)
            node = Node(store, Settings(database_url=url, worker_memory=0), name)
            await node.lease.renew()
            stack.push_async_callback(node.tables.stop)
            nodes.append(node)
        yield nodes
