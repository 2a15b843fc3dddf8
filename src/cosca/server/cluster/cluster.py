"""A node of a cluster: its mesh, its lease and the tables it owns, opened together."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from dataclasses import dataclass

from cosca.server.cluster.job_lease import JobLease
from cosca.server.cluster.mesh import Mesh, open_mesh
from cosca.server.cluster.node import NodeLease
from cosca.server.cluster.ownership import ClusterOwnership
from cosca.server.cluster.questions import Questions
from cosca.server.core.settings import Settings
from cosca.server.protocol.http_models import NodeHealth
from cosca.server.protocol.refusal import StoreError
from cosca.server.storage.cluster import forget_ended
from cosca.server.storage.store import Store


@dataclass(frozen=True, slots=True)
class Cluster:
    """This node, as part of a cluster."""

    mesh: Mesh
    lease: NodeLease
    ownership: ClusterOwnership
    jobs: JobLease
    questions: Questions

    def health(self) -> NodeHealth:
        """Return how this node is connected to the others."""
        return {
            "node": self.lease.id,
            "lease": self.lease.is_valid(),
            "mesh": self.mesh.is_reachable(),
            "draining": self.lease.draining,
            "nodes": len(self.lease.alive),
        }


@contextlib.asynccontextmanager
async def open_cluster(settings: Settings, store: Store, node_id: str = "") -> AsyncIterator[Cluster]:
    """Join the cluster of the settings, as the node of that id if one is given; leave it at the end."""
    name = settings.node or socket.gethostname()
    async with open_mesh(settings.nats_url, name) as mesh:
        lease = NodeLease(store, name, f"{settings.host}:{settings.port}", mesh.is_reachable, id=node_id)
        await store.transact(forget_ended)
        await lease.renew()
        jobs, questions = JobLease(store, lease), Questions(mesh, lease)
        lease.on_lost.append(jobs.on_lost)
        lease.on_beat.append(jobs.beat)
        await questions.start()
        tasks = [asyncio.create_task(lease.run()), asyncio.create_task(lease.watch())]
        try:
            yield Cluster(mesh, lease, ClusterOwnership(store, lease), jobs, questions)
        finally:
            await jobs.give_up()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with contextlib.suppress(StoreError):
                await lease.end()
