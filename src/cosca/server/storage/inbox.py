"""SQL of the inbox: the rows of the page, as far as they still matter to their reader, and old rows of the queue."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Executable, and_, delete, exists, func, not_, or_, select, update

from cosca.server.core.constants import DAY_SECONDS
from cosca.server.storage import pagination
from cosca.server.storage.duties import is_playable
from cosca.server.storage.notifications import DUTY_STAGES, PAGE
from cosca.server.storage.rows import NotificationRow
from cosca.server.storage.schema import channels, duties, notifications, tables
from cosca.server.storage.store import Store

PAGE_SIZE: Final = 30
KEPT_SECONDS: Final = 30 * DAY_SECONDS  # of uptime, for which an event stays in the inbox
READ_SECONDS: Final = 7 * DAY_SECONDS  # for which it stays there once it is read
CLOSED_SECONDS: Final = 3600.0  # for which the rows of a closed duty stay, as they limit how often one is notified
DUTY_ID_LENGTH: Final = 16  # a subject begins with the id of its duty


class InboxEntry(NamedTuple):
    """A row of the page with the name and the game of its table."""

    row: NotificationRow
    table_name: str | None
    game: str | None


def _is_open(*conditions: ColumnElement[bool]) -> ColumnElement[bool]:
    """Return the condition that the duty of a row is open, and fulfills these conditions."""
    return exists().where(duties.c.id == func.substr(notifications.c.subject, 1, DUTY_ID_LENGTH), *conditions)


def _shown(user_id: str) -> ColumnElement[bool]:
    """Return the condition for the inbox of a user: events, and duties that are open."""
    mine = and_(notifications.c.user_id == user_id, notifications.c.channel == PAGE)
    return and_(mine, or_(notifications.c.stage.not_in(DUTY_STAGES), _is_open(is_playable())))


async def inbox(store: Store, user_id: str, cursor: str = "") -> tuple[list[InboxEntry], str]:
    """Return a page of the inbox, newest first, and the next cursor."""
    wanted = pagination.after_cursor(
        select(notifications).where(_shown(user_id)), notifications.c.created, notifications.c.id, cursor, PAGE_SIZE
    )
    found = await store.read(lambda db: db.execute(wanted).all())
    rows, following = pagination.split_page([NotificationRow.from_row(row) for row in found], PAGE_SIZE, "created")
    named = select(tables.c.id, tables.c.name, tables.c.game).where(tables.c.id.in_({row.table_id for row in rows}))
    facts = {row.id: row for row in await store.read(lambda db: db.execute(named).all())}
    entries = [
        InboxEntry(row, table.name if table else None, table.game if table else None)
        for row, table in [(row, facts.get(row.table_id)) for row in rows]
    ]
    return entries, following


async def unread_count(store: Store, user_id: str) -> int:
    """Return the number of entries that the user has not read."""
    wanted = select(func.count()).select_from(notifications).where(_shown(user_id), notifications.c.read.is_(None))
    return await store.read(lambda db: db.execute(wanted).scalar_one())


def mark_read(user_id: str, wall: float, ids: Collection[str] | None = None, table_id: str | None = None) -> Executable:
    """Mark entries of a user as read: these, those of a table, or all.

    An entry that the sender made as read counts as read by the user only from now on.
    """
    mine = and_(notifications.c.user_id == user_id, notifications.c.channel == PAGE)
    unread = or_(notifications.c.read.is_(None), notifications.c.read == notifications.c.sent)
    wanted = update(notifications).where(mine, unread)
    if ids is not None:
        wanted = wanted.where(notifications.c.id.in_(list(ids)))
    if table_id is not None:
        wanted = wanted.where(notifications.c.table_id == table_id)
    return wanted.values(read=wall)


def old_notifications(now: float) -> tuple[Executable, ...]:
    """Delete old events, rows of closed duties, and rows of channels that are gone. `now` is the uptime.

    Rows of open duties stay: they say that the duty has been announced.
    """
    event = and_(notifications.c.stage.not_in(DUTY_STAGES), notifications.c.stage != "digest")
    old = notifications.c.due < now - KEPT_SECONDS
    read = and_(notifications.c.read.is_not(None), notifications.c.due < now - READ_SECONDS)
    duty = and_(notifications.c.stage.in_(DUTY_STAGES), notifications.c.due < now - CLOSED_SECONDS)
    gone = and_(notifications.c.channel != PAGE, notifications.c.channel.not_in(select(channels.c.id)))
    return (
        delete(notifications).where(event, or_(old, read)),
        delete(notifications).where(duty, not_(_is_open())),
        delete(notifications).where(gone, notifications.c.stage != "digest", notifications.c.sent.is_(None)),
    )
