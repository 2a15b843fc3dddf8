"""Who may come to a table. What one may do there, the table itself says."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from cosca.server.damage import Damaged
from cosca.server.errors import Refused
from cosca.server.identity import Visitor
from cosca.server.store import Store, TableRow
from cosca.server.table.live import LiveTable
from cosca.server.tables import Tables


async def existing(tables: Tables, id: str) -> LiveTable:
    """The table of that id; Refused if there is none."""
    found = await tables.get(id) if id.isascii() and id.isprintable() else None  # a database may refuse other texts
    if found is None:
        raise Refused("not_found", "table")
    return found


async def seen_by(tables: Tables, id: str, user: str | None) -> LiveTable:
    """The table of that id; Refused if there is none, or the user may not see it. Damaged for whom it is theirs."""
    try:
        found = await existing(tables, id)
    except Damaged:
        await own_row(tables.store, id, user)
        raise
    if not found.seats.may_see(user):
        raise Refused("not_allowed", "private")
    return found


async def own_row(store: Store, id: str, user: str | None) -> TableRow:
    """The row of a table that cannot be opened; Refused for everybody who does not belong to it."""
    row, seated = await store.table(id), [seat.user_id for seat in await store.seats(id)]
    if row is None:
        raise Refused("not_found", "table")
    if user is None or user not in [row.host, *seated, *await store.members(id)]:
        raise Refused("not_allowed", "private")
    return row


async def _any(request: Request, id: str) -> LiveTable:
    return await existing(request.app.state.tables, id)


async def _seen(request: Request, id: str, user: Visitor) -> LiveTable:
    return await seen_by(request.app.state.tables, id, user.id if user is not None else None)


AnyTable = Annotated[LiveTable, Depends(_any)]
SeenTable = Annotated[LiveTable, Depends(_seen)]
