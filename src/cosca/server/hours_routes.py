"""HTTP: the quiet hours and holidays of a person."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import orjson
from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field

from cosca.server import hours, wire_http
from cosca.server.errors import Refused
from cosca.server.identity import User, visitor
from cosca.server.messages import Form, Word
from cosca.server.store_people import change_user
from cosca.server.store_time import reckon_again

router = APIRouter(prefix="/api", dependencies=[Depends(visitor)])

Two = Annotated[list[Word], Field(min_length=2, max_length=2)]


class HoursForm(Form):
    zone: Word
    quiet: Two | None = None
    holidays: Annotated[list[Two], Field(max_length=hours.RANGES)] = Field(default_factory=list)


def _shown(kept: list[hours.Hours] | None) -> Response:
    last = kept[-1] if kept else None
    body: wire_http.Hours = {
        "zone": last["zone"] if last else None,
        "quiet": last["quiet"] if last else None,
        "holidays": last["holidays"] if last else [],
    }
    return Response(orjson.dumps(body), media_type="application/json")


@router.get("/my/hours")
async def show(user: User) -> Response:
    """When the user's clock of days stands."""
    return _shown(user.hours)


@router.put("/my/hours")
async def change(request: Request, form: HoursForm, user: User) -> Response:
    """Other hours, from now on: what was charged before stays charged."""
    state = request.app.state
    uptime = state.tables.uptime
    kept = hours.changed(user.hours, form.zone, form.quiet, form.holidays, uptime)
    if not state.hours.take(user.id):
        raise Refused("too_many", "hours")
    await state.store.write(change_user(user.id, hours=kept), reckon_again(uptime.now(), user.id))
    state.tables.other_hours(replace(user, hours=kept))
    return _shown(kept)
