"""Applies the audit log to connections and live tables."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from cosca.server.protocol.refusal import StoreError
from cosca.server.realtime.connections import ConnectionRegistry
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.storage import admin_queries
from cosca.server.storage.store import Store

INTERVAL_SECONDS: Final = 2.0  # within which a server applies what `cosca admin` wrote
_log = logging.getLogger("cosca.administration")


class AuditFollower:
    """Applies each audit entry once and in order, also those written while no server ran."""

    def __init__(self, store: Store, tables: TableRegistry, connections: ConnectionRegistry) -> None:
        self._store = store
        self._tables = tables
        self._connections = connections
        self._lock = asyncio.Lock()

    async def start(self) -> None:
        """Load who is muted, and drop notices from before the start: those they were for are gone."""
        self._connections.muted = await admin_queries.muted(self._store)
        await self._store.write(admin_queries.mark_applied("notice"))

    async def apply_pending(self) -> None:
        """Apply all new entries."""
        async with self._lock:
            for row in await admin_queries.pending_audit(self._store):
                try:
                    await self._apply(row)
                except StoreError:
                    raise  # it is retried
                except Exception:  # such as a table that cannot be opened: the other entries are applied all the same
                    _log.exception("audit entry could not be applied", extra={"n": row.n})
                await self._store.write(admin_queries.mark_applied(row.n))

    async def _apply(self, row: admin_queries.AuditRow) -> None:
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
            case "release_table":
                await self._tables.get(row.about)
                self._tables.on_deadline(self._tables.uptime.now())
            case "remove_member":
                table = await self._tables.get(row.about)
                if table is not None:
                    await table.remove(row.facts["user"])
            case "notice":
                self._connections.announce(str(row.facts["text"]), row.facts["seconds"])
            case _:
                pass
