"""HTTP: the odds of a seat's open question, where the table allows counsel; reckoned aside, from what the seat sees."""

from __future__ import annotations

import asyncio

import orjson
from fastapi import APIRouter, Depends, Response

from cosca.server import wire_http
from cosca.server.access import SeenTable
from cosca.server.errors import Refused
from cosca.server.identity import User, visitor
from cosca.server.odds import odds_of
from cosca.server.table.live import LiveTable

router = APIRouter(prefix="/api", dependencies=[Depends(visitor)])


@router.get("/tables/{id}/odds/{seat}")
async def show(table: SeenTable, seat: int, user: User) -> Response:
    """What is likely to come of each answer, to whoever sits there."""
    return Response(orjson.dumps(await odds(table, user.id, seat)), media_type="application/json")


async def odds(table: LiveTable, user: str, seat: int) -> wire_http.Odds:
    """The odds of the seat's open question; Refused where the user may have no counsel. Nobody else learns of it."""
    async with table.lock:
        await table.fresh()
        table.seats.check_own(user, seat)
        table.journal.check_running()
        if not table.row.hints:
            raise Refused("no_hints")
        decision = table.game.decision(table.match.state, seat)
        if decision is None:
            raise Refused("nothing_asked")
        view = table.game.view(table.match.state, seat)
    return await asyncio.to_thread(odds_of, table.game, decision, view)
