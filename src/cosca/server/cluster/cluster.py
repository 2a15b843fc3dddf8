"""A node of a cluster: its mesh, its lease and the tables it owns, opened together."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from dataclasses import dataclass

from cosca.server.cluster.mesh import Mesh, open_mesh
from cosca.server.cluster.node import NodeLease
from cosca.server.cluster.ownership import ClusterOwnership
from cosca.server.core.settings import Settings
from cosca.server.protocol.refusal import StoreError
from cosca.server.storage.store import Store


@dataclass(frozen=True, slots=True)
class Cluster:
    """This node, as part of a cluster."""

    mesh: Mesh
    lease: NodeLease
    ownership: ClusterOwnership


@contextlib.asynccontextmanager
async def open_cluster(settings: Settings, store: Store) -> AsyncIterator[Cluster]:
    """Join the cluster of the settings; leave it at the end."""
    name = settings.node or socket.gethostname()
    async with open_mesh(settings.nats_url, name) as mesh:
        lease = NodeLease(store, name, f"{settings.host}:{settings.port}", mesh.is_reachable)
        await lease.renew()
        tasks = [asyncio.create_task(lease.run()), asyncio.create_task(lease.watch())]
        try:
            yield Cluster(mesh, lease, ClusterOwnership(store, lease))
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with contextlib.suppress(StoreError):
                await lease.end()
