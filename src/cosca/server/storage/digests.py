"""SQL of digests: who gets one, what it lists, and the day of the last one, which is a row of the queue."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import (
    LABEL_STYLE_TABLENAME_PLUS_COL,
    ColumnElement,
    Connection,
    Executable,
    and_,
    delete,
    insert,
    not_,
    or_,
    select,
    update,
)

from cosca.server.storage.duties import is_playable
from cosca.server.storage.notifications import DUTY_STAGES, PAGE
from cosca.server.storage.rows import ChannelRow, DutyRow, NotificationRow, UserRow
from cosca.server.storage.schema import channels, duties, notifications, tables, users
from cosca.server.storage.statements import Writes
from cosca.server.storage.store import Store

CHANNEL: Final = "digest"  # of these rows: no channel has this id, so the sender leaves them alone
STAGE: Final = "digest"
NEVER: Final = 1e15  # `due` of these rows, which are sent by the time of day
MAX_LISTED: Final = 50  # tables, and events


def digest_subject(user_id: str, day: str) -> str:
    """Return the subject of a user's digest of that day (YYYY-MM-DD)."""
    return f"digest:{user_id}:{day}"


class Reader(NamedTuple):
    """Someone who may get a digest."""

    user: UserRow
    channel: ChannelRow


class TableFacts(NamedTuple):
    """What a digest says about a table."""

    name: str | None
    game: str | None


class Pending(NamedTuple):
    """What a digest lists: what the user owes, and what they have not read."""

    duties: list[tuple[DutyRow, TableFacts]]
    events: list[tuple[NotificationRow, TableFacts]]


async def readers(store: Store) -> list[Reader]:
    """Return users with preferences and a confirmed e-mail address that mails reach."""
    usable = and_(channels.c.kind == "email", channels.c.disabled.is_(None))
    people = and_(users.c.notify.is_not(None), users.c.email_confirmed.is_not(None), not_(users.c.banned))
    joined = select(users, channels).join(channels, channels.c.user_id == users.c.id).where(usable, people)
    joined = joined.set_label_style(LABEL_STYLE_TABLENAME_PLUS_COL).order_by(users.c.id)
    rows = await store.read(lambda db: db.execute(joined).all())
    return [Reader(UserRow.from_row(row, "users_"), ChannelRow.from_row(row, "channels_")) for row in rows]


async def last_digest(store: Store, user_id: str) -> NotificationRow | None:
    """Return the digest of the latest day that a user has had."""
    own = select(notifications).where(notifications.c.user_id == user_id, notifications.c.channel == CHANNEL)
    # The subjects of one user differ only in the day, so that they sort by it.
    row = await store.read(lambda db: db.execute(own.order_by(notifications.c.subject.desc()).limit(1)).first())
    return None if row is None else NotificationRow.from_row(row)


async def pending(store: Store, user_id: str, since: float) -> Pending:
    """Return what a user must decide, and which events after that wall time they have not read."""
    return await store.read(lambda db: _pending(db, user_id, since))


def _pending(db: Connection, user_id: str, since: float) -> Pending:
    mine = and_(duties.c.user_id == user_id, is_playable())
    owed = select(duties).where(mine).order_by(duties.c.since, duties.c.id).limit(MAX_LISTED)
    duty_rows = [DutyRow.from_row(row) for row in db.execute(owed)]
    unread = select(notifications).where(_unread(user_id), notifications.c.created > since)
    unread = unread.order_by(notifications.c.created.desc(), notifications.c.id).limit(MAX_LISTED)
    event_rows = [NotificationRow.from_row(row) for row in db.execute(unread)][::-1]
    ids = {row.table_id for row in (*duty_rows, *event_rows) if row.table_id is not None}
    named = select(tables.c.id, tables.c.name, tables.c.game).where(tables.c.id.in_(ids))
    facts = {row.id: TableFacts(row.name, row.game) for row in db.execute(named)}
    unknown = TableFacts(None, None)
    return Pending(
        [(row, facts.get(row.table_id, unknown)) for row in duty_rows],
        [(row, facts.get(row.table_id or "", unknown)) for row in event_rows],
    )


def _unread(user_id: str) -> ColumnElement[bool]:
    """Return the condition for events in the inbox that the user has not read; the sender itself marks some."""
    return and_(
        notifications.c.user_id == user_id,
        notifications.c.channel == PAGE,
        notifications.c.stage.not_in(DUTY_STAGES),
        or_(notifications.c.read.is_(None), notifications.c.read == notifications.c.sent),
    )


def insert_digest(row: NotificationRow) -> Writes:
    """Reserve the day of a digest, which a second row would violate; rows of earlier days are not needed any more."""
    mine = and_(notifications.c.user_id == row.user_id, notifications.c.channel == CHANNEL)
    return [
        delete(notifications).where(mine, notifications.c.subject < row.subject),
        insert(notifications).values(row.to_values()),
    ]


def mark_digest_sent(id: str, now: float) -> Executable:
    """Record that a digest was sent, or that there was nothing to send. `now` is wall time."""
    return update(notifications).where(notifications.c.id == id).values(sent=now, error=None)


def mark_digest_failed(row: NotificationRow, now: float, error: str) -> Executable:
    """Record a failed attempt at this wall time."""
    values = {"tries": row.tries + 1, "error": error, "facts": {**row.facts, "attempt": now}}
    return update(notifications).where(notifications.c.id == row.id).values(values)
