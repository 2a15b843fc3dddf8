"""Tables of a cluster that wait for nobody: those of a dead node go on at another one without a visitor.

Every node looks after the tables that it owns. The node that does the jobs of the cluster finds tables without a live
owner that have a due deadline or a bot to act, and spreads them over the nodes.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import ColumnElement, or_

from cosca.server.cluster.cluster import Cluster
from cosca.server.protocol.refusal import StoreError
from cosca.server.registry.table_registry import RESUME_BATCH, TableRegistry
from cosca.server.storage.cluster_jobs import has_no_owner, is_owned_by

INTERVAL_SECONDS: Final = 10.0  # between two looks for bots without a live owner; a node that dies is noticed at once
_log = logging.getLogger("cosca.cluster")


class Adoption:
    """Which tables this node looks after. `wake` has the deadlines read again."""

    def __init__(self, tables: TableRegistry, cluster: Cluster) -> None:
        self._tables: Final = tables
        self._cluster: Final = cluster
        self._seen: object = None  # the nodes alive, and whether this one does the jobs, at the last heartbeat
        self._queue: dict[str, None] = {}  # tables to load, in order
        self._queued: Final = asyncio.Event()
        self._look: Final = asyncio.Event()
        self.wake: Callable[[], None] = lambda: None
        cluster.questions.answer("adopt", self._asked)
        cluster.lease.on_beat.append(self.beat)
        cluster.lease.on_lost.append(self.forget)

    # ---------------------------------------------------------------- deadlines

    def looked_after(self) -> ColumnElement[bool]:
        """Return the condition for tables whose deadlines this node runs."""
        mine = is_owned_by(self._cluster.lease.id)
        return or_(mine, has_no_owner()) if self._cluster.jobs.is_holder() else mine

    async def keep(self, id: str, owner: str | None) -> bool:
        """Return whether this node runs a table that is due; else another one was asked to take it."""
        me = self._cluster.lease.id
        if owner == me:
            return True
        node = random.choice([me, *[node.id for node in self._cluster.lease.others()]])
        if node == me:
            return True
        await self._cluster.questions.tell(node, "adopt", id)
        return False

    # ---------------------------------------------------------------- bots

    async def beat(self) -> None:
        """Look again at once after a change of nodes, of who does the jobs, or of this node's lease."""
        seen = frozenset(self._cluster.lease.alive), self._cluster.jobs.is_holder()
        if seen != self._seen:
            self._seen = seen
            self.wake()
            self._look.set()

    async def forget(self) -> None:
        """Look again at the own tables with the next heartbeat: they left the memory with the lease."""
        self._seen = None
        self._queue.clear()

    async def run(self) -> None:
        """Find tables with a bot to act, and load what this node is to look after, until cancelled."""
        finding = asyncio.create_task(self._find())
        try:
            await self._load()
        finally:
            finding.cancel()
            await asyncio.gather(finding, return_exceptions=True)

    async def _find(self) -> None:
        while True:
            try:
                async with asyncio.timeout(INTERVAL_SECONDS):
                    await self._look.wait()
                self._look.clear()
                own = True
            except TimeoutError:
                own = False
            try:
                await self.find(own)
            except StoreError as error:
                _log.warning("tables without an owner could not be read", extra={"problem": str(error)})
                self._look.set()
                await asyncio.sleep(1)
            except Exception:
                _log.exception("tables without an owner could not be adopted")

    async def find(self, own: bool = True) -> None:
        """Queue own tables at which a bot is to act, and spread those without a live owner."""
        store, cluster = self._tables.store, self._cluster
        if own:
            for id in await store.waiting_for_bots(is_owned_by(cluster.lease.id)):
                self._enqueue(id)
        if cluster.jobs.is_holder():
            for id in await store.waiting_for_bots(has_no_owner()):
                if await self.keep(id, None):
                    self._enqueue(id)

    async def _asked(self, id: Any) -> None:
        """Take a table for which the node that does the jobs asks."""
        self._enqueue(str(id))

    def _enqueue(self, id: str) -> None:
        self._queue[id] = None
        self._queued.set()

    async def _load(self) -> None:
        """Load queued tables one after the other, so that players do not wait."""
        loaded = 0
        while True:
            while not self._queue:
                self._queued.clear()
                await self._queued.wait()
            id = next(iter(self._queue))
            del self._queue[id]
            if self._cluster.lease.is_valid():
                await self._tables.resume(id)
                self.wake()
                loaded += 1
                if loaded % RESUME_BATCH == 0:
                    await self._tables.evict_idle()
            await asyncio.sleep(0)
