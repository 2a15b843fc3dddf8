"""SQL of channels: where people and tables are notified outside the page, and how long a channel has been failing."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Executable, Select, and_, delete, insert, or_, select, update

from cosca.server.core.constants import DAY_SECONDS
from cosca.server.storage.database import Write
from cosca.server.storage.rows import ChannelRow, ColumnValues, SessionRow
from cosca.server.storage.schema import channels, notifications, sessions
from cosca.server.storage.statements import Writes
from cosca.server.storage.store import Store

SESSION: Final = "session"  # beside the keys of a push subscription: the session in which it was made
MAX_FAILING_SECONDS: Final = DAY_SECONDS  # a channel that fails longer is disabled


# -------------------------------------------------------------------- reading


async def user_channels(store: Store, user_id: str) -> list[ChannelRow]:
    """Return the channels of a user, the oldest first."""
    return await _rows(store, select(channels).where(channels.c.user_id == user_id))


async def table_channels(store: Store, table_id: str) -> list[ChannelRow]:
    """Return the channels of a table, the oldest first."""
    return await _rows(store, select(channels).where(channels.c.table_id == table_id))


async def channel(store: Store, id: str) -> ChannelRow | None:
    """Return the channel with this id."""
    rows = await _rows(store, select(channels).where(channels.c.id == id))
    return rows[0] if rows else None


async def email_channel(store: Store, user_id: str) -> ChannelRow | None:
    """Return the e-mail channel of a user."""
    rows = await _rows(store, select(channels).where(channels.c.user_id == user_id, channels.c.kind == "email"))
    return rows[0] if rows else None


async def _rows(store: Store, wanted: Select[tuple[object, ...]]) -> list[ChannelRow]:
    ordered = wanted.order_by(channels.c.created, channels.c.id)
    rows = await store.read(lambda connection: connection.execute(ordered).all())
    return [ChannelRow.from_row(row) for row in rows]


# -------------------------------------------------------------------- changing


def insert_channel(row: ChannelRow) -> Executable:
    """Insert a channel."""
    return insert(channels).values(row.to_values())


def change_channel(id: str, values: ColumnValues) -> Executable:
    """Update columns of a channel."""
    return update(channels).where(channels.c.id == id).values(values)


def enable_channel(id: str) -> Executable:
    """Use a channel again that was disabled after failing; it may fail for a whole day again."""
    return change_channel(id, {"disabled": None, "failing_since": None, "error": None})


def delete_channel(id: str) -> Writes:
    """Delete a channel with its notifications."""
    return _delete(channels.c.id == id)


def replace_email_channel(row: ChannelRow) -> Writes:
    """Insert the e-mail channel of a user in place of an earlier one, whose notifications are deleted."""
    assert row.user_id is not None
    return [*delete_email_channel(row.user_id), insert_channel(row)]


def delete_email_channel(user_id: str) -> Writes:
    """Delete the e-mail channel of a user with its notifications."""
    return _delete(and_(channels.c.kind == "email", channels.c.user_id == user_id))


def insert_subscription(row: ChannelRow, most: int) -> Writes:
    """Insert a push subscription; the user keeps at most `most`, the newest.

    A browser has one subscription: a user who was signed in there before gets no more messages in it.
    """
    own = and_(channels.c.kind == "push", channels.c.user_id == row.user_id)
    newest = select(channels.c.id).where(own).order_by(channels.c.created.desc(), channels.c.id).limit(most - 1)
    return [
        *_delete(and_(channels.c.kind == "push", channels.c.address == row.address)),
        *_delete(and_(own, channels.c.id.not_in(select(newest.subquery().c.id)))),
        insert_channel(row),
    ]


def delete_subscriptions(user_id: str) -> Writes:
    """Delete all push subscriptions of a user, with their notifications."""
    return _delete(and_(channels.c.kind == "push", channels.c.user_id == user_id))


def delete_subscriptions_of_sessions(which: ColumnElement[bool]) -> tuple[Executable, ...]:
    """Delete the push subscriptions that were made in these sessions, with their notifications."""
    ended = select(sessions.c.id).where(which)
    owners = channels.c.user_id.in_(select(sessions.c.user_id).where(which))
    mine = and_(channels.c.kind == "push", owners, channels.c.secrets[SESSION].as_string().in_(ended))
    ids = select(channels.c.id).where(mine)
    return delete(notifications).where(notifications.c.channel.in_(ids)), delete(channels).where(mine)


async def move_subscriptions(store: Store, session: SessionRow, id: str) -> Writes:
    """Attach the push subscriptions of a session to the one that follows it in the same browser."""
    rows = [
        row for row in await user_channels(store, session.user_id) if (row.secrets or {}).get(SESSION) == session.id
    ]
    return [change_channel(row.id, {"secrets": {**(row.secrets or {}), SESSION: id}}) for row in rows]


def delete_table_channels(table_id: str) -> Writes:
    """Delete the webhooks of a table with their notifications, as its host changes: the addresses are theirs."""
    return _delete(channels.c.table_id == table_id)


def _delete(which: ColumnElement[bool]) -> Writes:
    """Delete channels and, as no foreign key does it, their notifications in the queue."""
    ids = select(channels.c.id).where(which)
    return [delete(notifications).where(notifications.c.channel.in_(ids)), delete(channels).where(which)]


# -------------------------------------------------------------------- failures


def record_failure(channel: ChannelRow, now: float, error: str, disables: bool = False) -> Writes:
    """Record a failed delivery. After a day without a success, or if this one `disables` it, the channel is disabled.

    What waits for a disabled channel is deleted. `now` is the time of day; if it was set back, the day starts again.
    """
    since = channel.failing_since
    since = now if since is None or since > now else since
    disabled = channel.disabled
    if disabled is None and (disables or now - since >= MAX_FAILING_SECONDS):
        disabled = now
    waiting = and_(notifications.c.channel == channel.id, notifications.c.sent.is_(None))
    return [
        change_channel(channel.id, {"failing_since": since, "disabled": disabled, "error": error}),
        *([] if disabled is None else [delete(notifications).where(waiting)]),
    ]


def record_success(id: str) -> Write:
    """Record a delivery: earlier failures no longer count."""
    failed = or_(channels.c.failing_since.is_not(None), channels.c.error.is_not(None))
    return update(channels).where(channels.c.id == id, failed).values(failing_since=None, error=None)
