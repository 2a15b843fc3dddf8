"""What events change in the memory of this process."""

from __future__ import annotations

from cosca.server.cluster.events import Events
from cosca.server.jobs.deadlines import DeadlineScheduler
from cosca.server.realtime.connections import ConnectionRegistry
from cosca.server.registry.table_registry import TableRegistry


def handle_events(
    events: Events, tables: TableRegistry, connections: ConnectionRegistry, deadlines: DeadlineScheduler
) -> None:
    """Apply events to tables and connections from now on."""

    async def renamed(user_id: str) -> None:
        user = await tables.store.user(user_id)
        if user is not None:
            tables.user_renamed(user)

    async def hours(user_id: str) -> None:
        user = await tables.store.user(user_id)
        if user is not None:
            tables.update_quiet_hours(user)

    async def left(user_id: str) -> None:
        tables.user_left(user_id)

    async def disconnect(user_id: str) -> None:
        connections.disconnect_user(user_id)

    async def table(table_id: str) -> None:
        tables.invalidate(table_id)

    async def wake(_: str) -> None:
        deadlines.wake()

    events.handle("renamed", renamed)
    events.handle("hours", hours)
    events.handle("left", left)
    events.handle("disconnect", disconnect)
    events.handle("table", table)
    events.handle("deadlines", wake)
