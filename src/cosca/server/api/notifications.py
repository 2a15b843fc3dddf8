"""HTTP: the inbox of a user, and what they want to be notified about."""

from __future__ import annotations

import time
from typing import Annotated, Any

from pydantic import Field

from cosca.server.api.deps import CurrentUser, ServicesDep
from cosca.server.api.routing import api_router
from cosca.server.notifications.preferences import MAX_DELAY_SECONDS, MIN_DELAY_SECONDS, Preferences
from cosca.server.notifications.stages import ChannelKind, Stage
from cosca.server.protocol.forms import Form, Id, QueryText
from cosca.server.protocol.notification_models import (
    Inbox,
    InboxCount,
    Notification,
    NotificationTable,
    NotifyAvailability,
    NotifyPreferences,
)
from cosca.server.protocol.refusal import Refused
from cosca.server.services import Services
from cosca.server.storage import inbox as sql
from cosca.server.storage.duties import check_now, waiting_tables
from cosca.server.storage.notifications import release_held
from cosca.server.storage.rows import UserRow
from cosca.server.storage.users import change_user

router = api_router()

Delay = Annotated[float, Field(ge=MIN_DELAY_SECONDS, le=MAX_DELAY_SECONDS, strict=False)]


class ReadForm(Form):
    """Which entries are read: these, those of a table, or all."""

    ids: Annotated[list[Id], Field(max_length=200)] | None = None
    table: Id | None = None
    all: bool = False


class DelaysForm(Form):
    push: Delay | None = None
    webhook: Delay | None = None
    email: Delay | None = None


class NotifyForm(Form):
    """All preferences; what is missing has its default."""

    stages: dict[Stage, Annotated[list[ChannelKind], Field(max_length=4)]] = Field(default_factory=dict)
    delays: DelaysForm = DelaysForm()
    daily: bool = False
    digest_hour: Annotated[int, Field(ge=0, le=23)] | None = None
    late_in_quiet: bool = False


@router.get("/my/notifications")
async def notifications(services: ServicesDep, user: CurrentUser, cursor: QueryText = "") -> Inbox:
    """Return a page of the inbox: events of the last weeks, and the duties that are open."""
    entries, following = await sql.inbox(services.store, user.id, cursor)
    return {"notifications": [_entry(entry) for entry in entries], **await _count(services, user), "next": following}


@router.post("/my/notifications/read")
async def read_notifications(services: ServicesDep, form: ReadForm, user: CurrentUser) -> InboxCount:
    """Mark entries of the inbox as read: by `ids`, those of a `table`, or `all`."""
    if (form.ids is not None) + (form.table is not None) + form.all != 1:
        raise Refused("malformed", problem="body: give one of ids, table and all")
    await services.store.write(sql.mark_read(user.id, time.time(), form.ids, form.table))
    return await _count(services, user)


@router.get("/my/notify")
async def preferences(services: ServicesDep, user: CurrentUser) -> NotifyPreferences:
    """Return what the user is notified of, and which kinds of channels can be used."""
    return _preferences(services, user, user.notify)


@router.put("/my/notify")
async def change_preferences(services: ServicesDep, form: NotifyForm, user: CurrentUser) -> NotifyPreferences:
    """Change what the user is notified of; it counts at once, also for what is waiting to be sent."""
    stored = form.model_dump(mode="json")
    stored["delays"] = {kind: delay for kind, delay in stored["delays"].items() if delay is not None}
    now = services.tables.uptime.now()
    await services.store.write(change_user(user.id, notify=stored), check_now(user.id, now), release_held(now, user.id))
    return _preferences(services, user, stored)


async def _count(services: Services, user: UserRow) -> InboxCount:
    return {
        "unread": await sql.unread_count(services.store, user.id),
        "waiting": await waiting_tables(services.store, user.id),
    }


def _entry(entry: sql.InboxEntry) -> Notification:
    row, table = entry.row, None
    if row.table_id is not None and entry.game is not None:
        table = NotificationTable(id=row.table_id, name=entry.table_name, game=entry.game)
    return {
        "id": row.id,
        "stage": row.stage,
        "table": table,
        "facts": row.facts,
        "created": row.created,
        "read": row.read,
    }


def _preferences(services: Services, user: UserRow, stored: dict[str, Any] | None) -> NotifyPreferences:
    chosen = Preferences.from_stored(stored)
    return {
        "stages": {stage: list(kinds) for stage, kinds in chosen.stages.items()},
        "delays": {kind: delay for kind, delay in chosen.delays.items() if kind != "page"},
        "daily": chosen.daily,
        "digest_hour": chosen.digest_hour,
        "late_in_quiet": chosen.late_in_quiet,
        "available": _availability(services, user),
    }


def _availability(services: Services, user: UserRow) -> NotifyAvailability:
    if not services.mailer.enabled:
        email = "no_mail"
    elif user.email is None:
        email = "no_address"
    else:
        email = None if user.email_confirmed is not None else "unconfirmed"
    return {"push": services.channels.push_fault, "webhook": None, "email": email}
