"""HTTP: tables, seats, and the host's powers."""

from __future__ import annotations

import logging
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field, StringConstraints

from cosca.server import wire_http
from cosca.server.access import AnyTable, SeenTable, own_row, seen_by
from cosca.server.damage import Damaged, mended
from cosca.server.errors import Refused
from cosca.server.identity import User, Visitor, visitor
from cosca.server.limits import address
from cosca.server.messages import Asked, Form, Nothing, Word
from cosca.server.shelf import set_id
from cosca.server.store import SeatRow, TableRow, UserRow, seats_owing
from cosca.server.table.about import outcome_of
from cosca.server.table.clock import UNTIMED, checked
from cosca.server.table.live import LiveTable
from cosca.server.tables import Tables
from cosca.server.watch import note

router = APIRouter(prefix="/api", dependencies=[Depends(visitor)])

Options = Annotated[dict[str, Any], Field(max_length=40)]
SeatNumber = Annotated[str, StringConstraints(pattern=r"^[1-9][0-9]?$")]


class Untimed(Form):
    kind: Literal["untimed"]


class LivePace(Form):
    kind: Literal["live"]
    seconds: Annotated[int, Field(ge=10, le=3600)]
    bank: Annotated[int, Field(ge=0, le=86400)]


class DaysPace(Form):
    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=365)]


Pace = Annotated[Untimed | LivePace | DaysPace, Field(discriminator="kind")]


class TableForm(Form):
    game: Word
    options: Options = Field(default_factory=dict)
    seats: Annotated[dict[SeatNumber, Word], Field(max_length=99)] = Field(default_factory=dict)
    open: bool = False
    spectators: bool = True
    hints: bool = True
    pace: Pace = Untimed(kind="untimed")
    start: bool = False


class ChangeForm(Form):
    options: Options | None = None
    open: bool | None = None
    spectators: bool | None = None
    hints: bool | None = None
    pace: Pace | None = None
    host: Word | None = None


class InviteForm(Form):
    invite: Word


class PlayerForm(Form):
    player: Word


def _json(body: Any) -> Response:
    return Response(orjson.dumps(body), media_type="application/json")


# -------------------------------------------------------------------- lists of tables


async def briefs(tables: Tables, rows: list[TableRow], me: str | None) -> list[wire_http.TableBrief]:
    """The tables as a list shows them."""
    store = tables.store
    seats = await store.seats_at([row.id for row in rows])
    people = {seat.user_id for each in seats.values() for seat in each if seat.user_id} | {
        row.host for row in rows if row.host
    }
    names = {id: user.name for id, user in (await store.users(people)).items()}
    return [_brief(mended(row), seats[row.id], names, me) for row in rows]


def _brief(row: TableRow, seats: list[SeatRow], names: dict[str, str], me: str | None) -> wire_http.TableBrief:
    return {
        "id": row.id,
        "game": row.game,
        "set": set_id(row.data),
        "options": row.options if isinstance(row.options, dict) else {},
        "status": row.status,
        "open": row.open,
        "spectators": row.spectators,
        "hints": row.hints,
        "lesson": row.lesson,
        "pace": row.pace or UNTIMED,
        "host": row.host,
        "host_name": names.get(row.host or "", ""),
        "seats": [
            {
                "seat": seat.seat,
                "user": seat.user_id,
                "name": names.get(seat.user_id or "", ""),
                "bot": seat.bot,
                "mine": seat.user_id is not None and seat.user_id == me,
            }
            for seat in seats
        ],
        "waiting": seats_owing(row),
        "round": row.round,
        "outcome": outcome_of(row),
        "rematch": row.rematch,
        "created": row.created,
        "changed": row.changed,
    }


@router.get("/tables")
async def open_tables(
    request: Request,
    user: Visitor,
    game: Asked = "",
    status: Literal["", "waiting", "running"] = "",
    free: bool = False,
    pace: Literal["", "untimed", "live", "days"] = "",
    cursor: Asked = "",
) -> Response:
    """Open tables that wait for people or may be watched, page by page; `free`: with a free seat."""
    tables: Tables = request.app.state.tables
    rows, following = await tables.store.open_tables(game, status, free, pace, cursor)
    shown = await briefs(tables, rows, user.id if user is not None else None)
    return _json(wire_http.TableList(tables=shown, next=following))


@router.get("/my/tables")
async def my_tables(request: Request, user: User) -> Response:
    """The own tables: first those that wait for the user, then the running ones, then the others.

    All that wait or run are there; of the finished ones the first page, `/my/past` tells the rest.
    """
    state = request.app.state
    past, _ = await state.store.past_of(user.id)
    own = await briefs(state.tables, [*await state.store.tables_of(user.id), *past], user.id)
    return _json(sorted(own, key=_urgency))


@router.get("/my/past")
async def my_past(request: Request, user: User, cursor: Asked = "") -> Response:
    """The own finished games, page by page, the newest first."""
    state = request.app.state
    rows, following = await state.store.past_of(user.id, cursor)
    return _json(wire_http.TableList(tables=await briefs(state.tables, rows, user.id), next=following))


def _urgency(brief: wire_http.TableBrief) -> int:
    if any(seat["mine"] and not seat["bot"] and seat["seat"] in brief["waiting"] for seat in brief["seats"]):
        return 0
    return {"running": 1, "waiting": 2}.get(brief["status"], 3)


# -------------------------------------------------------------------- a table


async def may_make(request: Request, user: UserRow) -> None:
    """Refuses one more table to whoever has made many."""
    state = request.app.state
    own: list[TableRow] = await state.store.tables_of(user.id)
    if len([row for row in own if row.host == user.id]) >= state.settings.tables_per_user:
        raise Refused("too_many", "hosted", most=state.settings.tables_per_user)
    where = address(request.scope, state.settings.trust_proxy)
    if not state.new_tables.take(user.id, where) or not state.tables_per_day.take(where):
        raise Refused("too_many", "tables")


@router.post("/tables")
async def create(request: Request, form: TableForm, user: User) -> Response:
    """A new table, and the link that invites to it."""
    state = request.app.state
    await may_make(request, user)
    seats = {int(seat): player for seat, player in form.seats.items()}
    table: LiveTable = await state.tables.create(
        user,
        form.game,
        form.options,
        seats,
        form.open,
        form.spectators,
        form.start,
        form.hints,
        checked(form.pace.model_dump()),
    )
    return _json({"id": table.row.id, "invite": state.settings.invitation(table.row.id, table.row.invite)})


@router.get("/tables/{id}")
async def show(table: SeenTable, user: Visitor) -> Response:
    """The table as in the message `table`."""
    return _json(await table.shown_to(user.id if user is not None else None))


@router.post("/tables/{id}/join")
async def join(table: AnyTable, form: InviteForm, user: User) -> Response:
    """Makes the visitor a member by the invite."""
    await table.join(user, form.invite)
    return _json(await table.shown_to(user.id))


@router.post("/tables/{id}/seats/{seat}")
async def sit(request: Request, table: SeenTable, seat: int, form: PlayerForm, user: User) -> Response:
    """Sits down, stands up, or puts a bot there."""
    state, row = request.app.state, table.row
    if form.player == "me" and row.open and row.status == "waiting" and row.host != user.id:
        where = address(request.scope, state.settings.trust_proxy)
        async with state.places.taking(state.store, user.id, where):
            await table.sit(user, seat, form.player)
    else:
        await table.sit(user, seat, form.player)
    return _json(await table.shown_to(user.id))


@router.patch("/tables/{id}")
async def change(table: SeenTable, form: ChangeForm, user: User) -> Response:
    """The host changes the table."""
    await table.change(user.id, form.model_dump(exclude_unset=True))
    return _json(await table.shown_to(user.id))


@router.post("/tables/{id}/start")
async def start(table: SeenTable, user: User, form: Nothing | None = None) -> Response:
    """The host starts the game."""
    await table.start(user.id)
    return _json(await table.shown_to(user.id))


@router.post("/tables/{id}/rematch")
async def rematch(request: Request, table: SeenTable, user: User, form: Nothing | None = None) -> Response:
    """The same people again, at a new table."""
    if table.row.rematch is None:
        await may_make(request, user)
    new = await request.app.state.tables.rematch(table, user)
    return _json({"id": new.row.id, "invite": request.app.state.settings.invitation(new.row.id, new.row.invite)})


@router.delete("/tables/{id}")
async def close(request: Request, id: str, user: User, form: Nothing | None = None) -> Response:
    """The host closes the table. A finished game, or one that cannot go on, is taken off the own list."""
    tables: Tables = request.app.state.tables
    try:
        table = await seen_by(tables, id, user.id)
    except Damaged:
        await own_row(tables.store, id, user.id)
        await tables.put_away(id, user, dead=True)
        return _json({"closed": id})
    if table.row.status != "over":
        await table.close_table(user.id)
    elif not table.seats.is_member(user.id):
        raise Refused("not_allowed", "not_invited")
    else:
        await tables.put_away(id, user)
    return _json({"closed": id})


@router.get("/tables/{id}/end")
async def end(table: SeenTable) -> Response:
    """After the end: everything, nothing hidden."""
    return _json(await table.ending())


@router.get("/tables/{id}/record")
async def record(request: Request, id: str, user: Visitor) -> Response:
    """After the end: the record as text. Of a damaged table, all that lies before the damage."""
    tables, me = request.app.state.tables, user.id if user is not None else None
    try:
        text = await (await seen_by(tables, id, me)).record()
    except Damaged:
        text = await tables.saved(await own_row(tables.store, id, me))
        note("the record of a damaged table was taken", logging.WARNING, table=id, user=me)
    return as_record(id, text)


def as_record(id: str, text: str) -> Response:
    """A record as a file."""
    headers = {"Content-Disposition": f'attachment; filename="{id}.cosca"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)
