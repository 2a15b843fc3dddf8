"""HTTP: the odds of a seat's open question, where the table allows counsel; reckoned aside, from what the seat sees."""

from __future__ import annotations

import asyncio
from typing import Any

import orjson
from fastapi import APIRouter, Depends, Response

from cosca.bots.judge import Reason
from cosca.bots.levels import judge_of
from cosca.kernel.decision import Decision
from cosca.kernel.events import View
from cosca.kernel.game import Game
from cosca.server import wire, wire_http
from cosca.server.access import SeenTable
from cosca.server.errors import Refused
from cosca.server.identity import User, visitor
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
    found = await asyncio.to_thread(reckoned, table.game, decision, view)
    said = {text: wire.Message(id=f"odds-{each.key}", args=each.facts) for text, each in found.items()}
    return {"kind": decision.kind, "choices": said}


def reckoned(game: Game[Any], decision: Decision, view: View) -> dict[str, Reason]:
    """The odds by the judge of the game."""
    return judge_of(game).odds(decision, view)
