"""HTTP: replays of tables and records: the steps of a view, and the frames of some of them."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

from fastapi import Depends, Query, Request, Response
from pydantic import StringConstraints

from cosca.server.api.deps import ClientAddress, CurrentUser, OptionalUser, ServicesDep, VisibleTable
from cosca.server.api.routing import api_router
from cosca.server.catalog.documents import component_set_id
from cosca.server.core.http_cache import NO_STORE, CachedDocument, cache_document, respond_cached
from cosca.server.protocol.forms import MAX_NUMBER, Form
from cosca.server.protocol.http_models import Created, ReplayFrames, ReplayIndex
from cosca.server.protocol.refusal import Refused
from cosca.server.replay.replay_cache import CachedRecord
from cosca.server.table.live_table import LiveTable
from cosca.server.table.summary import stored_outcome
from cosca.server.views import replay_queries
from cosca.server.views.replay import ALL_VIEW, View
from cosca.server.views.replay_queries import PUBLIC, About, view_of

router = api_router()

ViewName = Annotated[str, Query(pattern=r"^(public|all|[1-9][0-9]?)$")]
Near = Annotated[str, Query(pattern=r"^((public|all|[1-9][0-9]?)/[0-9]{1,9})?$")]
Step = Annotated[int, Query(ge=0, le=MAX_NUMBER)]


class RecordForm(Form):
    record: Annotated[str, StringConstraints(min_length=1)]


async def _charged_to(services: ServicesDep, address: ClientAddress, user: OptionalUser) -> str:
    """Return the user, or the address without one, that a request is charged to; raise Refused after too many."""
    account = user.id if user is not None else address
    if not services.limits.replay_requests.try_acquire(account, address):
        raise Refused("too_many", "replays")
    return account


ChargedTo = Annotated[str, Depends(_charged_to)]


# -------------------------------------------------------------------- who may see what


def views_of(table: LiveTable, user: str | None) -> list[View]:
    """Return the views of a table that a user may have now: those of a connection, and after the end all."""
    seats = table.seats
    if table.status == "over":
        return [None, *table.game.seats, ALL_VIEW]
    return [*([None] if seats.may_watch(user) else []), *seats.seats_of(user)]


def check_view(table: LiveTable, user: str | None, view: View) -> None:
    """Raise Refused for a view of a table that the user may not have now."""
    if view != ALL_VIEW and view is not None and view not in table.game.seats:
        raise Refused("not_found", "seat", seat=view)
    if table.status == "over":
        return
    if view == ALL_VIEW:
        raise Refused("not_allowed", "before_end")
    table.seats.check_view(user, view)


def check_seat(record: CachedRecord, *views: str) -> None:
    """Raise Refused for the view of a seat that the game of a record does not have."""
    for view in views:
        if view.isdecimal() and int(view) not in record.game.seats:
            raise Refused("not_found", "seat", seat=int(view))


async def _compressed(request: Request, body: bytes) -> Response:
    """Return the answer, compressed off the event loop: a whole game shrinks to a tenth."""

    def compress() -> CachedDocument:
        document = cache_document(body, "application/json", NO_STORE)
        _ = document.gzipped  # computed now, in this thread
        return document

    return respond_cached(request, await asyncio.to_thread(compress))


# -------------------------------------------------------------------- tables


@router.get("/tables/{id}/replay", response_model=ReplayIndex)
async def table_steps(
    services: ServicesDep,
    request: Request,
    table: VisibleTable,
    user: OptionalUser,
    account: ChargedTo,
    view: ViewName = PUBLIC,
    near: Near = "",
) -> Response:
    """Return the steps of a game as a view saw them; `near`: the step of another view whose moment is wanted."""
    me, wanted = user.id if user is not None else None, view_of(view)
    check_view(table, me, wanted)
    if near:
        check_view(table, me, view_of(near.partition("/")[0]))
    replay = await services.replays.for_table(table)
    check_view(table, me, wanted)  # again: the game may have gone on
    row = table.row
    about = About(
        table.id, row.status, stored_outcome(row), views_of(table, me), row.rules, near, component_set_id(row.data)
    )
    query = partial(replay_queries.table_index, view=wanted, about=about)
    return await _compressed(request, await services.replays.ask_table(account, replay, query))


@router.get("/tables/{id}/replay/frames", response_model=ReplayFrames)
async def table_frames(
    services: ServicesDep,
    request: Request,
    table: VisibleTable,
    user: OptionalUser,
    account: ChargedTo,
    view: ViewName = PUBLIC,
    first: Step = 0,
    last: Step = MAX_NUMBER,
) -> Response:
    """Return the frames of some steps of a view."""
    me, wanted = user.id if user is not None else None, view_of(view)
    check_view(table, me, wanted)
    replay = await services.replays.for_table(table)
    check_view(table, me, wanted)
    query = partial(replay_queries.frames, view=wanted, first=first, last=last, over=table.status == "over")
    return await _compressed(request, await services.replays.ask_table(account, replay, query))


# -------------------------------------------------------------------- records


@router.post("/replay")
async def add_record(services: ServicesDep, form: RecordForm, user: CurrentUser, account: ChargedTo) -> Created:
    """Store a record for a while; return the id to replay it by."""
    return {"id": (await services.replays.add_record(form.record, account)).id}


@router.get("/replay/{id}", response_model=ReplayIndex)
async def record_steps(
    services: ServicesDep,
    request: Request,
    id: str,
    account: ChargedTo,
    view: ViewName = PUBLIC,
    near: Near = "",
) -> Response:
    """Return the steps of a record; nothing in it is hidden."""
    cached = services.replays.get_record(id)
    check_seat(cached, view, near.partition("/")[0])
    query = partial(
        replay_queries.record_index,
        view=view_of(view),
        id=id,
        near=near,
        rules=cached.record.rules,
        digest=cached.record.digest or "",
        set=component_set_id(cached.record.data),
    )
    return await _compressed(request, await services.replays.ask_record(account, cached, query))


@router.get("/replay/{id}/frames", response_model=ReplayFrames)
async def record_frames(
    services: ServicesDep,
    request: Request,
    id: str,
    account: ChargedTo,
    view: ViewName = PUBLIC,
    first: Step = 0,
    last: Step = MAX_NUMBER,
) -> Response:
    """Return the frames of some steps of a record."""
    cached = services.replays.get_record(id)
    check_seat(cached, view)
    query = partial(replay_queries.frames, view=view_of(view), first=first, last=last, over=True)
    return await _compressed(request, await services.replays.ask_record(account, cached, query))
