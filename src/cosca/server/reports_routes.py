"""HTTP: reports of finished games."""

from __future__ import annotations

import orjson
from fastapi import APIRouter, Depends, Request, Response

from cosca.server.access import SeenTable
from cosca.server.identity import User, Visitor, visitor
from cosca.server.limits import address
from cosca.server.messages import Nothing
from cosca.server.replays import Replays
from cosca.server.reports import Reports

router = APIRouter(prefix="/api", dependencies=[Depends(visitor)])


@router.get("/tables/{id}/report")
async def report(request: Request, table: SeenTable, user: Visitor) -> Response:
    """After the end: the report, or how far it is."""
    reports: Reports = request.app.state.reports
    state = await reports.state(table)
    if state["report"] is not None:
        replays: Replays = request.app.state.replays
        who = user.id if user is not None else address(request.scope, request.app.state.settings.trust_proxy)
        replay = await replays.of_table(table, who)
        state["at"] = await replays.work(who, replay.items_by_choices)
    return Response(orjson.dumps(state), media_type="application/json")


@router.post("/tables/{id}/report")
async def make(request: Request, table: SeenTable, user: User, form: Nothing | None = None) -> Response:
    """After the end: has the report made."""
    reports: Reports = request.app.state.reports
    return Response(orjson.dumps(await reports.ask(table, user.id)), media_type="application/json")
