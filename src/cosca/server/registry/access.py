"""Who may open a table. What a user may do there is checked by the table itself."""

from __future__ import annotations

from cosca.server.protocol.refusal import Refused
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.storage.rows import TableRow
from cosca.server.storage.store import Store
from cosca.server.table.integrity import Unplayable
from cosca.server.table.live_table import LiveTable


async def get_table(tables: TableRegistry, id: str) -> LiveTable:
    """Return the table of that id; Refused if it does not exist."""
    table = await tables.get(id) if id.isascii() and id.isprintable() else None  # databases may reject other text
    if table is None:
        raise Refused("not_found", "table")
    return table


async def get_visible_table(tables: TableRegistry, id: str, user: str | None) -> LiveTable:
    """Return the table of that id; Refused if the user may not see it. Raise Unplayable to its members only."""
    try:
        table = await get_table(tables, id)
    except Unplayable:
        await get_own_row(tables.store, id, user)
        raise
    return _if_visible(table, user)


async def get_finished_table(tables: TableRegistry, id: str, user: str | None) -> LiveTable:
    """Return a table to read its finished game, whichever node runs it; Refused if the user may not see it."""
    table = await tables.get_finished(id)
    if table is None:
        raise Refused("not_found", "table")
    return _if_visible(table, user)


def _if_visible(table: LiveTable, user: str | None) -> LiveTable:
    if not table.seats.may_see(user):
        raise Refused("not_allowed", "private")
    return table


async def get_own_row(store: Store, id: str, user: str | None) -> TableRow:
    """Return the row of a table that cannot be opened; Refused to everybody but its members."""
    row, seated = await store.table(id), [seat.user_id for seat in await store.seats(id)]
    if row is None:
        raise Refused("not_found", "table")
    if user is None or user not in [row.host, *seated, *await store.members(id)]:
        raise Refused("not_allowed", "private")
    return row
