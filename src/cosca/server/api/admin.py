"""HTTP: administration of users and tables, audit, notices. No answer contains a seed, an invite or a secret."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Depends, Query, Response
from fastapi.responses import PlainTextResponse
from pydantic import Field

from cosca.server.admin.actions import AdminActions, require_admin
from cosca.server.api.deps import CurrentUser, ServicesDep
from cosca.server.api.routing import TEXT_ERRORS, api_router
from cosca.server.api.tables import record_response, table_summaries
from cosca.server.identity.password_reset import reset_link
from cosca.server.protocol import admin_models, http_models
from cosca.server.protocol.forms import EmptyForm, Form, QueryText
from cosca.server.protocol.refusal import Refused
from cosca.server.storage import admin_queries
from cosca.server.storage.rows import UserRow
from cosca.server.storage.users import sessions_of
from cosca.server.table.integrity import TableDamaged


async def _actions(services: ServicesDep, user: CurrentUser) -> AdminActions:
    return require_admin(services.store, user)


Actions = Annotated[AdminActions, Depends(_actions)]
router = api_router("/api/admin", Depends(_actions))


class RightsForm(Form):
    admin: bool | None = None
    banned: bool | None = None
    muted: bool | None = None


class NoticeForm(Form):
    text: str = ""
    seconds: Annotated[int, Field(ge=1, le=7 * 24 * 3600)] | None = None


def _person(row: UserRow) -> admin_models.Person:
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
async def users(services: ServicesDep, text: QueryText = "", cursor: QueryText = "") -> admin_models.People:
    """Find users by id, name, login or e-mail."""
    rows, next_cursor = await admin_queries.find_users(services.store, text, cursor)
    return {"people": [_person(row) for row in rows], "next": next_cursor}


@router.get("/users/{id}")
async def user(services: ServicesDep, id: str, actions: Actions) -> admin_models.PersonInspected:
    """Return a user, the number of devices, and the tables."""
    store, row = services.store, await actions.user(id)
    finished, _ = await store.finished_tables(row.id)
    tables = await table_summaries(services.tables, [*await store.active_tables(row.id), *finished], row.id)
    return {"person": _person(row), "devices": len(await sessions_of(store, row.id)), "tables": tables}


@router.patch("/users/{id}")
async def change_user(
    services: ServicesDep, id: str, form: RightsForm, actions: Actions, me: CurrentUser
) -> admin_models.Person:
    """Ban or unban, mute or unmute, grant or revoke administrator rights; not for yourself."""
    row = await actions.user(id)
    if row.id == me.id:
        raise Refused("not_allowed", "yourself")
    if form.admin is not None and form.admin != row.admin:
        await actions.grant(row, form.admin)
    if form.banned is not None and form.banned != row.banned:
        await actions.ban(row, form.banned)
    if form.muted is not None and form.muted != row.muted:
        await actions.mute(row, form.muted)
    await services.audit.apply_pending()
    return _person(await actions.user(row.id))


@router.post("/users/{id}/reset")
async def reset(
    services: ServicesDep, id: str, actions: Actions, form: EmptyForm | None = None
) -> admin_models.ResetLink:
    """Return a link that lets the user set a new password once."""
    return {"link": reset_link(services.settings, await actions.reset(await actions.user(id)))}


@router.delete("/users/{id}")
async def remove_user(
    services: ServicesDep, id: str, actions: Actions, me: CurrentUser, form: EmptyForm | None = None
) -> admin_models.Removed:
    """Delete a user."""
    row = await actions.user(id)
    if row.id == me.id:
        raise Refused("not_allowed", "yourself")
    await actions.remove_user(row)
    await services.audit.apply_pending()
    return {"removed": row.id}


# -------------------------------------------------------------------- tables


@router.get("/tables")
async def tables(
    services: ServicesDep,
    text: QueryText = "",
    status: Literal["", "waiting", "running", "over"] = "",
    cursor: QueryText = "",
) -> http_models.TableList:
    """Find tables by id, by player, and by status."""
    rows, next_cursor = await admin_queries.find_tables(services.store, text, status, cursor)
    return {"tables": await table_summaries(services.tables, rows, None), "next": next_cursor}


@router.get("/tables/{id}")
async def table(services: ServicesDep, id: str, actions: Actions) -> admin_models.TableInspected:
    """Return a table as lists show it, its members, and how much is in it."""
    store, row = services.store, await actions.table(id)
    members = await store.users(await store.members(row.id))
    size = await admin_queries.sizes(store, row.id)
    (summary,) = await table_summaries(services.tables, [row], None)
    damage = await services.tables.find_damage(row.id)
    return {
        "table": summary,
        "members": [{"id": member.id, "name": member.name} for member in members.values()],
        "entries": size["entries"],
        "chat": size["chat"],
        "damage": None if damage is None else damage.to_wire(),
    }


@router.get("/tables/{id}/record", response_class=PlainTextResponse, responses=TEXT_ERRORS)
async def salvaged_record(services: ServicesDep, id: str, actions: Actions) -> Response:
    """Return what can be salvaged of a damaged table; of no other, because a record contains all secrets."""
    row = await actions.table(id)
    damage = await services.tables.find_damage(row.id)
    if not isinstance(damage, TableDamaged):
        raise damage or Refused("not_allowed", "before_end")
    return record_response(row.id, await services.tables.salvage_record(row))


@router.delete("/tables/{id}")
async def remove_table(
    services: ServicesDep, id: str, actions: Actions, form: EmptyForm | None = None
) -> admin_models.Removed:
    """Delete a table."""
    row = await actions.table(id)
    await actions.remove_table(row)
    await services.audit.apply_pending()
    return {"removed": row.id}


@router.delete("/tables/{id}/members/{member}")
async def remove_member(
    services: ServicesDep, id: str, member: str, actions: Actions, form: EmptyForm | None = None
) -> admin_models.TableInspected:
    """Remove a member from a table."""
    await actions.remove_member(await actions.table(id), await actions.user(member))
    await services.audit.apply_pending()
    return await table(services, id, actions)


@router.post("/tables/{id}/invite")
async def renew_invite(
    services: ServicesDep, id: str, actions: Actions, form: EmptyForm | None = None
) -> admin_models.RenewedInvite:
    """Invalidate the invite links to a table sent so far."""
    await actions.renew_invite(await actions.table(id))
    await services.audit.apply_pending()
    return {"renewed": id}


# -------------------------------------------------------------------- the server


@router.get("/errors")
async def errors(services: ServicesDep) -> list[admin_models.LoggedError]:
    """Return the last logged errors, the newest first."""
    return services.recent_errors.to_wire()


@router.get("/audit")
async def audit(
    services: ServicesDep, before: Annotated[int, Query(ge=1)] | None = None
) -> list[admin_models.AuditEntry]:
    """Return what administrators did, the newest first."""
    rows = await admin_queries.audit_last(services.store, before)
    return [
        {"n": row.n, "at": row.at, "by": row.by, "what": row.what, "about": row.about, "facts": row.facts}
        for row in rows
    ]


@router.post("/notice")
async def notice(services: ServicesDep, form: NoticeForm, actions: Actions) -> http_models.Empty:
    """Send a notice to everyone who is connected; with `seconds`, announce a restart after that time."""
    await actions.notice(form.text, form.seconds)
    await services.audit.apply_pending()
    return {}
