"""HTTP: lists of tables; create, join, sit, change, start, rematch, close; items, end document and record."""

from __future__ import annotations

import logging
from collections import Counter
from typing import Annotated, Literal

from fastapi import Path, Query, Response
from fastapi.responses import PlainTextResponse
from pydantic import Field, StringConstraints

from cosca.kernel.documents import GameOptions
from cosca.server.api.deps import ClientAddress, CurrentUser, OptionalUser, ServicesDep, TableById, VisibleTable
from cosca.server.api.routing import TEXT_ERRORS, api_router
from cosca.server.catalog.documents import component_set_id
from cosca.server.cluster.ownership import OwnedElsewhere
from cosca.server.core.logs import log_event
from cosca.server.identity.player_names import validate_name, validate_table_name
from cosca.server.protocol import http_models, server_messages
from cosca.server.protocol.forms import MAX_NUMBER, EmptyForm, Form, QueryText, Word
from cosca.server.protocol.refusal import Refused
from cosca.server.registry.access import get_own_row, get_visible_table
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.services import Services
from cosca.server.storage.rows import SeatRow, TableRow, UserRow, seats_to_act
from cosca.server.table.clock import UNTIMED, pace_for_row
from cosca.server.table.integrity import TableDamaged, Unplayable, drop_unreadable
from cosca.server.table.seats import shown_name
from cosca.server.table.summary import stored_outcome

router = api_router()

Options = Annotated[GameOptions, Field(max_length=40)]
Before = Annotated[int, Query(ge=1, le=MAX_NUMBER)]
Seat = Annotated[int, Query(ge=1, le=99)]
SeatPath = Annotated[int, Path(ge=0, le=MAX_NUMBER)]
SeatNumber = Annotated[str, StringConstraints(pattern=r"^[1-9][0-9]?$")]
TableName = Annotated[str, StringConstraints(max_length=200)]  # "": none
Pace = Annotated[server_messages.Pace, Field(discriminator="kind")]


class TableForm(Form):
    game: Word
    options: Options = Field(default_factory=dict)
    seats: Annotated[dict[SeatNumber, Word], Field(max_length=99)] = Field(default_factory=dict)
    names: Annotated[dict[SeatNumber, Word], Field(max_length=99)] = Field(default_factory=dict)
    open: bool = False
    spectators: bool = True
    hints: bool = True
    odds: server_messages.OddsSetting = "request"
    newcomers: bool = True
    rated: bool = False
    pace: Pace = Field(default_factory=lambda: server_messages.Untimed(kind="untimed"))
    name: TableName = ""
    start: bool = False


class ChangeForm(Form):
    options: Options | None = None
    open: bool | None = None
    spectators: bool | None = None
    hints: bool | None = None
    odds: server_messages.OddsSetting | None = None
    newcomers: bool | None = None
    rated: bool | None = None
    pace: Pace | None = None
    host: Word | None = None
    name: TableName | None = None


class InviteForm(Form):
    invite: Word


class PlayerForm(Form):
    player: Word


class SeatNameForm(Form):
    """The name of the person in a seat; "": the user's own name."""

    name: Annotated[str, StringConstraints(max_length=200)]


# -------------------------------------------------------------------- lists of tables


async def table_summaries(tables: TableRegistry, rows: list[TableRow], me: str | None) -> list[http_models.TableBrief]:
    """Return the tables as lists show them."""
    store = tables.store
    seats = await store.seats_at([row.id for row in rows])
    seated = {seat.user_id for table_seats in seats.values() for seat in table_seats if seat.user_id}
    users = await store.users(seated | {row.host for row in rows if row.host})
    names = {id: user.name for id, user in users.items()}
    return [_summary(drop_unreadable(row), seats[row.id], names, me) for row in rows]


def _summary(row: TableRow, seats: list[SeatRow], names: dict[str, str], me: str | None) -> http_models.TableBrief:
    held = Counter(seat.user_id for seat in seats)
    return {
        "id": row.id,
        "name": row.name,
        "deal_of": row.deal_of,
        "game": row.game,
        "set": component_set_id(row.data),
        "options": row.options if isinstance(row.options, dict) else {},
        "status": row.status,
        "open": row.open,
        "spectators": row.spectators,
        "hints": row.hints,
        "odds": row.odds,
        "newcomers": row.newcomers,
        "rated": row.rated,
        "lesson": row.lesson,
        "pace": row.pace or UNTIMED,
        "host": row.host,
        "host_name": names.get(row.host or "", ""),
        "seats": [
            {
                "seat": seat.seat,
                "user": seat.user_id,
                "name": shown_name(seat, names, held[seat.user_id]) or "",
                "bot": seat.bot,
                "mine": seat.user_id is not None and seat.user_id == me,
            }
            for seat in seats
        ],
        "waiting": seats_to_act(row),
        "round": row.round,
        "outcome": stored_outcome(row),
        "rematch": row.rematch,
        "created": row.created,
        "changed": row.changed,
    }


@router.get("/tables")
async def open_tables(
    services: ServicesDep,
    user: OptionalUser,
    game: QueryText = "",
    status: Literal["", "waiting", "running"] = "",
    free: bool = False,
    pace: Literal["", "untimed", "live", "days"] = "",
    cursor: QueryText = "",
) -> http_models.TableList:
    """Return a page of open tables that wait for players or may be watched; `free`: with a free seat."""
    rows, next_cursor = await services.store.open_tables(game, status, free, pace, cursor)
    shown = await table_summaries(services.tables, rows, user.id if user is not None else None)
    return {"tables": shown, "next": next_cursor}


@router.get("/my/tables")
async def my_tables(services: ServicesDep, user: CurrentUser) -> list[http_models.TableBrief]:
    """Return the user's tables: first those that wait for the user, then the running ones, then the others.

    All that wait or run are included, and the first page of the finished ones; `/my/past` has the rest.
    """
    finished, _ = await services.store.finished_tables(user.id)
    rows = [*await services.store.active_tables(user.id), *finished]
    return sorted(await table_summaries(services.tables, rows, user.id), key=_urgency)


@router.get("/my/past")
async def my_past(services: ServicesDep, user: CurrentUser, cursor: QueryText = "") -> http_models.TableList:
    """Return a page of the user's finished games, the newest first."""
    rows, next_cursor = await services.store.finished_tables(user.id, cursor)
    return {"tables": await table_summaries(services.tables, rows, user.id), "next": next_cursor}


def _urgency(brief: http_models.TableBrief) -> int:
    if any(seat["mine"] and not seat["bot"] and seat["seat"] in brief["waiting"] for seat in brief["seats"]):
        return 0
    return {"running": 1, "waiting": 2}.get(brief["status"], 3)


# -------------------------------------------------------------------- a table


async def check_table_quota(services: Services, user: UserRow, address: str) -> None:
    """Raise Refused if the user or the address has created too many tables."""
    max_tables, limits = services.settings.tables_per_user, services.limits
    hosted = [row for row in await services.store.active_tables(user.id) if row.host == user.id]
    if len(hosted) >= max_tables:
        raise Refused("too_many", "hosted", most=max_tables)
    if not limits.new_tables.try_acquire(user.id, address) or not await limits.take_table_of_day(address):
        raise Refused("too_many", "tables")


def _created(services: Services, row: TableRow) -> http_models.CreatedTable:
    return {"id": row.id, "invite": services.settings.invite_url(row.id, row.invite)}


@router.post("/tables")
async def create(
    services: ServicesDep, address: ClientAddress, form: TableForm, user: CurrentUser
) -> http_models.CreatedTable:
    """Create a table; return its id and invite link."""
    await check_table_quota(services, user, address)
    seats = {int(seat): player for seat, player in form.seats.items()}
    names = {int(seat): _seat_name(services, name) for seat, name in form.names.items()}
    table = await services.tables.create(
        user,
        form.game,
        form.options,
        seats,
        open=form.open,
        spectators=form.spectators,
        start=form.start,
        hints=form.hints,
        odds=form.odds,
        pace=pace_for_row(form.pace),
        newcomers=form.newcomers,
        rated=form.rated,
        names=names,
        name=validate_table_name(form.name),
    )
    return _created(services, table.row)


@router.get("/tables/{id}")
async def show(table: VisibleTable, user: OptionalUser) -> server_messages.Table:
    """Return the table as in the message `table`."""
    return await table.table_message_for(user.id if user is not None else None)


@router.post("/tables/{id}/join")
async def join(table: TableById, form: InviteForm, user: CurrentUser) -> server_messages.Table:
    """Join the table by its invite link."""
    await table.join(user, form.invite)
    return await table.table_message_for(user.id)


@router.post("/tables/{id}/seats/{seat}")
async def sit(
    services: ServicesDep,
    address: ClientAddress,
    table: VisibleTable,
    seat: SeatPath,
    form: PlayerForm,
    user: CurrentUser,
) -> server_messages.Table:
    """Sit down, stand up, or put a bot into the seat."""
    row = table.row
    if form.player == "me" and row.open and row.status == "waiting" and row.host != user.id:
        async with services.limits.seats.reserve(services.store, user.id, address):
            await table.sit(user, seat, form.player)
    else:
        await table.sit(user, seat, form.player)
    return await table.table_message_for(user.id)


def _seat_name(services: Services, name: str) -> str:
    return validate_name(name, services.settings.name_length)


@router.patch("/tables/{id}/seats/{seat}")
async def name_seat(
    services: ServicesDep, table: VisibleTable, seat: SeatPath, form: SeatNameForm, user: CurrentUser
) -> server_messages.Table:
    """Name the person in one of the user's seats, for people who share a screen."""
    if not services.limits.table_changes.try_acquire((table.id, user.id)):
        raise Refused("too_many", "changes")
    await table.name_seat(user.id, seat, _seat_name(services, form.name) if form.name else None)
    return await table.table_message_for(user.id)


@router.patch("/tables/{id}")
async def change(
    services: ServicesDep, table: VisibleTable, form: ChangeForm, user: CurrentUser
) -> server_messages.Table:
    """Change the table, as its host."""
    if not services.limits.table_changes.try_acquire((table.id, user.id)):
        raise Refused("too_many", "changes")
    changes = form.model_dump(exclude_unset=True)
    if form.name is not None:
        changes["name"] = validate_table_name(form.name)
    else:
        changes.pop("name", None)
    await table.update_settings(user.id, changes)
    return await table.table_message_for(user.id)


@router.post("/tables/{id}/start")
async def start(table: VisibleTable, user: CurrentUser, form: EmptyForm | None = None) -> server_messages.Table:
    """Start the game, as the host."""
    await table.start(user.id)
    return await table.table_message_for(user.id)


@router.post("/tables/{id}/rematch")
async def rematch(
    services: ServicesDep,
    address: ClientAddress,
    table: VisibleTable,
    user: CurrentUser,
    form: EmptyForm | None = None,
) -> http_models.CreatedTable:
    """Create a table with the same players."""
    try:
        row = (await services.tables.rematch(table, user, lambda: check_table_quota(services, user, address))).row
    except OwnedElsewhere:  # it exists, and another node runs it
        row = await services.store.table(table.row.rematch or "")
        if row is None:
            raise
    return _created(services, row)


@router.delete("/tables/{id}")
async def close(
    services: ServicesDep, id: str, user: CurrentUser, form: EmptyForm | None = None
) -> http_models.ClosedTable:
    """Close the table, as its host. A finished game, or one that cannot go on, is only hidden from the user's list."""
    tables = services.tables
    try:
        table = await get_visible_table(tables, id, user.id)
    except Unplayable:
        await get_own_row(tables.store, id, user.id)
        await tables.hide_table(id, user, dead=True)
        return {"closed": id}
    if table.row.status != "over":
        await table.close_table(user.id)
    elif not table.seats.is_member(user.id):
        raise Refused("not_allowed", "not_invited")
    else:
        await tables.hide_table(id, user)
    return {"closed": id}


@router.get("/tables/{id}/items")
async def items(table: VisibleTable, user: OptionalUser, before: Before, seat: Seat | None = None) -> http_models.Items:
    """Return the latest items before this number, for a seat of the user or for the public."""
    return await table.items(user.id if user is not None else None, seat, before)


@router.get("/tables/{id}/end")
async def end(table: VisibleTable) -> http_models.Ending:
    """Return everything about a finished game, nothing hidden."""
    return await table.ending()


@router.get("/tables/{id}/record", response_class=PlainTextResponse, responses=TEXT_ERRORS)
async def record(services: ServicesDep, id: str, user: OptionalUser) -> Response:
    """Return the record of a finished game as text; of a damaged table, what lies before the damage."""
    tables, me = services.tables, user.id if user is not None else None
    try:
        text = await (await get_visible_table(tables, id, me)).record()
    except TableDamaged:
        text = await tables.salvage_record(await get_own_row(tables.store, id, me))
        log_event("record of a damaged table downloaded", logging.WARNING, table=id, user=me)
    return record_response(id, text)


def record_response(id: str, text: str) -> Response:
    """Return a record as a file to download."""
    headers = {"Content-Disposition": f'attachment; filename="{id}.cosca"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)
