"""SQL of deals that are played more than once."""

from __future__ import annotations

from sqlalchemy import or_, select

from cosca.server.storage.rows import TableRow
from cosca.server.storage.schema import tables
from cosca.server.storage.store import Store


async def finished_games_of_deal(store: Store, row: TableRow) -> list[TableRow]:
    """Return the other finished games of the deal of a table, the oldest first."""
    related = [tables.c.deal_of == row.id]
    if row.deal_of is not None:
        related += [tables.c.id == row.deal_of, tables.c.deal_of == row.deal_of]
    wanted = select(tables).where(tables.c.status == "over", tables.c.id != row.id, or_(*related))
    ordered = wanted.order_by(tables.c.created, tables.c.id)
    rows = await store.read(lambda connection: connection.execute(ordered).all())
    return [TableRow.from_row(each) for each in rows]
