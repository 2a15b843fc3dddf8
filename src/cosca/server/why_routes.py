"""HTTP: why an element cannot be chosen now, for a seat's own question; reckoned by the rules when somebody asks."""

from __future__ import annotations

import orjson
from fastapi import APIRouter, Depends, Response

from cosca.server import wire_http
from cosca.server.access import SeenTable
from cosca.server.identity import User, visitor
from cosca.server.messages import Asked
from cosca.server.table.live import LiveTable

router = APIRouter(prefix="/api", dependencies=[Depends(visitor)])


@router.get("/tables/{id}/why/{seat}")
async def show(table: SeenTable, seat: int, user: User, element: Asked) -> Response:
    """Why the seat cannot choose the element, to whoever sits there."""
    return Response(orjson.dumps(await why_not(table, user.id, seat, element)), media_type="application/json")


async def why_not(table: LiveTable, user: str, seat: int, element: str) -> wire_http.Why:
    """The reason, with the number of the seat's question; Refused to whoever does not sit there."""
    async with table.lock:
        await table.fresh()
        table.seats.check_own(user, seat)
        table.journal.check_running()
        found = table.game.why_not(table.match.state, seat, element)
        told: wire_http.Reason | None = None
        if found is not None:
            told = {"id": found["id"], "args": found["args"], "rules": found["rules"]}
        return {"act": table.journal.act_of(seat), "why": told}
