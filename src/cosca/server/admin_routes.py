"""HTTP: the page of administrators. Nobody else gets past the router; no answer holds a seed, an invite or a secret."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import Field

from cosca.server import store_admin, wire_admin, wire_http
from cosca.server.administration import Administration, Follower, administrator
from cosca.server.errors import Refused
from cosca.server.identity import User
from cosca.server.lobby import as_record, briefs
from cosca.server.messages import Asked, Form, Nothing
from cosca.server.recovery import reset_link
from cosca.server.store import Store, UserRow
from cosca.server.store_people import sessions_of


async def _acting(request: Request, user: User) -> Administration:
    return administrator(request.app.state.store, user)


Acting = Annotated[Administration, Depends(_acting)]
router = APIRouter(prefix="/api/admin", dependencies=[Depends(_acting)])


class RightsForm(Form):
    admin: bool | None = None
    banned: bool | None = None
    muted: bool | None = None


class NoticeForm(Form):
    text: str = ""
    seconds: Annotated[int, Field(ge=1, le=7 * 24 * 3600)] | None = None


def _json(body: Any) -> Response:
    return Response(orjson.dumps(body), media_type="application/json")


def _store(request: Request) -> Store:
    return request.app.state.store


async def _followed(request: Request) -> None:
    """The lines and tables of this server follow at once what was done."""
    follower: Follower = request.app.state.follower
    await follower.look()


def _person(row: UserRow) -> wire_admin.Person:
    return {
        "id": row.id,
        "name": row.name,
        "login": row.login,
        "email": row.email,
        "admin": row.admin,
        "banned": row.banned,
        "muted": row.muted,
        "created": row.created,
        "seen": row.seen,
    }


# -------------------------------------------------------------------- people


@router.get("/users")
async def users(request: Request, text: Asked = "", cursor: Asked = "") -> Response:
    """People by id, name, login or e-mail."""
    rows, following = await store_admin.find_users(_store(request), text, cursor)
    body: wire_admin.People = {"people": [_person(row) for row in rows], "next": following}
    return _json(body)


@router.get("/users/{id}")
async def user(request: Request, id: str, acting: Acting) -> Response:
    """Somebody, the number of devices, and the tables."""
    store, row = _store(request), await acting.user(id)
    past, _ = await store.past_of(row.id)
    tables = await briefs(request.app.state.tables, [*await store.tables_of(row.id), *past], row.id)
    devices = len(await sessions_of(store, row.id))
    body: wire_admin.PersonInspected = {"person": _person(row), "devices": devices, "tables": tables}
    return _json(body)


@router.patch("/users/{id}")
async def change_user(request: Request, id: str, form: RightsForm, acting: Acting, me: User) -> Response:
    """Bans, mutes, gives the right of an administrator, or takes it back. Nobody does so to themselves."""
    row = await acting.user(id)
    if row.id == me.id:
        raise Refused("not_allowed", "yourself")
    if form.admin is not None and form.admin != row.admin:
        await acting.grant(row, form.admin)
    if form.banned is not None and form.banned != row.banned:
        await acting.ban(row, form.banned)
    if form.muted is not None and form.muted != row.muted:
        await acting.mute(row, form.muted)
    await _followed(request)
    return _json(_person(await acting.user(row.id)))


@router.post("/users/{id}/reset")
async def reset(request: Request, id: str, acting: Acting, form: Nothing | None = None) -> Response:
    """A link with which the user sets another password, once."""
    return _json({"link": reset_link(request.app.state.settings, await acting.reset(await acting.user(id)))})


@router.delete("/users/{id}")
async def remove_user(request: Request, id: str, acting: Acting, me: User, form: Nothing | None = None) -> Response:
    """Deletes a user."""
    row = await acting.user(id)
    if row.id == me.id:
        raise Refused("not_allowed", "yourself")
    await acting.remove_user(row)
    await _followed(request)
    return _json({"removed": row.id})


# -------------------------------------------------------------------- tables


@router.get("/tables")
async def tables(
    request: Request, text: Asked = "", status: Literal["", "waiting", "running", "over"] = "", cursor: Asked = ""
) -> Response:
    """Tables by id, by who sits there, and by status."""
    rows, following = await store_admin.find_tables(_store(request), text, status, cursor)
    body: wire_http.TableList = {"tables": await briefs(request.app.state.tables, rows, None), "next": following}
    return _json(body)


@router.get("/tables/{id}")
async def table(request: Request, id: str, acting: Acting) -> Response:
    """A table as a list shows it, its members, and how much is in it."""
    store, row = _store(request), await acting.table(id)
    names = await store.users(await store.members(row.id))
    size = await store_admin.sizes(store, row.id)
    (brief,) = await briefs(request.app.state.tables, [row], None)
    damage = await request.app.state.tables.damage(row.id)
    body: wire_admin.TableInspected = {
        "table": brief,
        "members": [{"id": each.id, "name": each.name} for each in names.values()],
        "entries": size["entries"],
        "chat": size["chat"],
        "damage": None if damage is None else damage.told(),
    }
    return _json(body)


@router.get("/tables/{id}/record")
async def saved(request: Request, id: str, acting: Acting) -> Response:
    """What can be saved of a damaged table; of no other, because it holds all secrets."""
    row, tables = await acting.table(id), request.app.state.tables
    if await tables.damage(row.id) is None:
        raise Refused("not_allowed", "before_end")
    return as_record(row.id, await tables.saved(row))


@router.delete("/tables/{id}")
async def remove_table(request: Request, id: str, acting: Acting, form: Nothing | None = None) -> Response:
    """Deletes a table."""
    row = await acting.table(id)
    await acting.remove_table(row)
    await _followed(request)
    return _json({"removed": row.id})


@router.delete("/tables/{id}/members/{member}")
async def remove_member(
    request: Request, id: str, member: str, acting: Acting, form: Nothing | None = None
) -> Response:
    """Takes somebody away from a table."""
    await acting.remove_member(await acting.table(id), await acting.user(member))
    await _followed(request)
    return await table(request, id, acting)


@router.post("/tables/{id}/invite")
async def renew_invite(request: Request, id: str, acting: Acting, form: Nothing | None = None) -> Response:
    """Makes the links to a table that were sent so far worthless."""
    await acting.renew_invite(await acting.table(id))
    await _followed(request)
    return _json({"renewed": id})


# -------------------------------------------------------------------- the server


@router.get("/errors")
async def errors(request: Request) -> Response:
    """What was logged as an error last, the newest first."""
    return _json(request.app.state.recent.shown())


@router.get("/audit")
async def audit(request: Request, before: Annotated[int, Query(ge=1)] | None = None) -> Response:
    """What administrators did, the newest first."""
    rows = await store_admin.audit_last(_store(request), before)
    lines: list[wire_admin.Audited] = [
        {"n": row.n, "at": row.at, "by": row.by, "what": row.what, "about": row.about, "facts": row.facts}
        for row in rows
    ]
    return _json(lines)


@router.post("/notice")
async def notice(request: Request, form: NoticeForm, acting: Acting) -> Response:
    """Tells everybody who is connected; with `seconds`, that the server restarts then."""
    await acting.notice(form.text, form.seconds)
    await _followed(request)
    return _json({})
