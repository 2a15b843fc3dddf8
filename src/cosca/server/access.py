"""Who may come to a table. What one may do there, the table itself says."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from cosca.server.errors import Refused
from cosca.server.identity import Visitor
from cosca.server.table.live import LiveTable
from cosca.server.tables import Tables


async def existing(tables: Tables, id: str) -> LiveTable:
    """The table of that id; Refused if there is none."""
    found = await tables.get(id) if id.isascii() and id.isprintable() else None  # a database may refuse other texts
    if found is None:
        raise Refused("not_found", "table")
    return found


async def seen_by(tables: Tables, id: str, user: str | None) -> LiveTable:
    """The table of that id; Refused if there is none, or the user may not see it."""
    found = await existing(tables, id)
    if not found.seats.may_see(user):
        raise Refused("not_allowed", "private")
    return found


async def _any(request: Request, id: str) -> LiveTable:
    return await existing(request.app.state.tables, id)


async def _seen(request: Request, id: str, user: Visitor) -> LiveTable:
    return await seen_by(request.app.state.tables, id, user.id if user is not None else None)


AnyTable = Annotated[LiveTable, Depends(_any)]
SeenTable = Annotated[LiveTable, Depends(_seen)]
