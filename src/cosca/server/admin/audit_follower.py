"""Applies the audit log to connections and live tables."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from cosca.server.cluster.cluster import Cluster
from cosca.server.cluster.mesh import Unreachable
from cosca.server.cluster.ownership import OwnedElsewhere
from cosca.server.protocol.refusal import Moved, StoreError
from cosca.server.realtime.connections import ConnectionRegistry
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.storage import admin_queries
from cosca.server.storage.store import Store

INTERVAL_SECONDS: Final = 2.0  # within which a server applies what `cosca admin` wrote
_log = logging.getLogger("cosca.administration")


class AuditFollower:
    """Applies each audit entry once and in order, also those written while no server ran.

    In a cluster every node applies new entries to what it has in memory. What an entry does to a table is done once, by
    the table's owner, at the request of the node that does the jobs; that one marks the entry.
    """

    def __init__(
        self, store: Store, tables: TableRegistry, connections: ConnectionRegistry, cluster: Cluster | None = None
    ) -> None:
        self._store = store
        self._tables = tables
        self._connections = connections
        self._cluster = cluster
        self._lock = asyncio.Lock()
        self._applied = 0  # in a cluster: the number of the last entry that this node has applied to its memory

    async def start(self) -> None:
        """Load who is muted, and drop notices from before the start: those they were for are gone."""
        if self._cluster is None:
            self._connections.muted = await admin_queries.muted(self._store)
            await self._store.write(admin_queries.mark_applied("notice"))
        else:
            self._applied = max([row.n for row in await admin_queries.audit_last(self._store, most=1)], default=0)
            self._connections.muted = await admin_queries.muted(self._store)
            self._cluster.questions.answer("audit", self._woken)
            self._cluster.questions.answer("audit_entry", self._asked)

    async def apply_pending(self) -> None:
        """Apply all new entries."""
        if self._cluster is not None:
            await self._cluster.questions.tell_all("audit")
            await self.follow(self._cluster)
            return
        async with self._lock:
            for row in await admin_queries.pending_audit(self._store):
                await self._attempt(row, memory=True, table=True)
                await self._store.write(admin_queries.mark_applied(row.n))

    async def follow(self, cluster: Cluster) -> None:
        """Apply new entries in a cluster; called with each heartbeat of the node."""
        async with self._lock:
            for row in await admin_queries.audit_after(self._store, self._applied):
                await self._attempt(row, memory=True)
                self._applied = row.n
            if cluster.jobs.is_holder():
                store = self._store.fenced(cluster.jobs.fence)
                for row in await admin_queries.pending_audit(self._store):
                    if row.n <= self._applied and await self._attempt(row, table=True):
                        await store.write(admin_queries.mark_applied(row.n))

    async def _woken(self, _: Any) -> None:
        if self._cluster is not None:
            await self.follow(self._cluster)

    async def _asked(self, n: Any) -> bool:
        """Apply an entry to a table of this node, for the node that does the jobs; return whether that is done with."""
        try:
            row = await admin_queries.audit_entry(self._store, int(n))
            return row is None or await self._attempt(row, table=True, may_ask=False)
        except StoreError:
            return False

    async def _attempt(
        self, row: admin_queries.AuditRow, memory: bool = False, table: bool = False, may_ask: bool = True
    ) -> bool:
        """Apply an entry; return whether that is done with, even if it failed."""
        try:
            if memory:
                self._apply_to_memory(row)
            if table:
                await self._apply_to_table(row)
        except StoreError:
            raise  # it is retried
        except OwnedElsewhere as elsewhere:
            return may_ask and await self._ask_owner(row, elsewhere.node)
        except Moved:
            return False
        except Exception:  # such as a table that cannot be opened: the other entries are applied all the same
            _log.exception("audit entry could not be applied", extra={"n": row.n})
        return True

    async def _ask_owner(self, row: admin_queries.AuditRow, node: str | None) -> bool:
        if node is None or self._cluster is None:
            return False
        try:
            return bool(await self._cluster.questions.ask(node, "audit_entry", row.n))
        except Unreachable as error:
            _log.warning("the owner of a table does not answer", extra={"n": row.n, "problem": str(error)})
            return False

    def _apply_to_memory(self, row: admin_queries.AuditRow) -> None:
        match row.what:
            case "ban" | "remove_user":
                if row.what == "remove_user":
                    self._tables.user_left(row.about)
                self._connections.disconnect_user(row.about)
            case "mute":
                self._connections.muted.add(row.about)
            case "unmute":
                self._connections.muted.discard(row.about)
            case "remove_table" | "renew_invite":
                self._tables.invalidate(row.about)
            case "notice":
                self._connections.announce(str(row.facts["text"]), row.facts["seconds"])
            case _:
                pass

    async def _apply_to_table(self, row: admin_queries.AuditRow) -> None:
        match row.what:
            case "release_table":
                await self._tables.get(row.about)
                self._tables.on_deadline(self._tables.uptime.now())
            case "remove_member":
                table = await self._tables.get(row.about)
                if table is not None:
                    await table.remove(row.facts["user"])
            case _:
                pass
