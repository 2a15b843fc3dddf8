"""SQL of the notification queue. `due` is uptime: when a row is sent next or, once it is sent, when it was.

The row of the page (`PAGE`) is the entry of the inbox, and what the rows of the other channels are made from.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Iterable
from typing import Any, Final, NamedTuple, cast

from sqlalchemy import (
    JSON,
    Connection,
    Double,
    Executable,
    Select,
    Text,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)

from cosca.kernel.events import Facts
from cosca.server.storage.database import BoundStatement, Write
from cosca.server.storage.duties import count_waiting
from cosca.server.storage.rows import ChannelRow, DutyRow, NotificationRow, StoredProposal, UserRow
from cosca.server.storage.schema import channels, duties, mutes, notifications, tables, users
from cosca.server.storage.statements import Writes
from cosca.server.storage.store import Store

PAGE: Final = "page"  # the channel of the inbox
DUTY_STAGES: Final = ("turn", "late", "daily")  # whose subject is a duty

# The columns that an inserted row has, in order; the others have their defaults.
_TYPES: Final[dict[str, Any]] = {
    "id": Text, "subject": Text, "stage": Text, "channel": Text, "user_id": Text, "table_id": Text,
    "facts": JSON(none_as_null=True), "created": Double, "due": Double, "sent": Double, "read": Double,
}  # fmt: skip
_VALUES: Final = [bindparam(f"new_{name}", type_=type).label(name) for name, type in _TYPES.items()]
_QUEUED: Final = exists().where(
    notifications.c.subject == bindparam("new_subject", type_=Text),
    notifications.c.channel == bindparam("new_channel", type_=Text),
    notifications.c.stage == bindparam("new_stage", type_=Text),
)
_AUTHOR: Final = bindparam("author", type_=Text)
_AUTHORS: Final = users.alias("authors")
_SILENCED: Final = or_(
    exists().where(mutes.c.user_id == bindparam("new_user_id", type_=Text), mutes.c.muted == _AUTHOR),
    exists().where(_AUTHORS.c.id == _AUTHOR, or_(_AUTHORS.c.muted, _AUTHORS.c.banned)),
)


def _insert(source: Select[Any]) -> Executable:
    return insert(notifications).from_select(list(_TYPES), source.where(not_(_QUEUED)))


# Each is inserted only if there is no such row yet, and only while what it belongs to exists.
_INSERT_EVENT: Final = _insert(select(*_VALUES))
_INSERT_FOR_USER: Final = _insert(select(*_VALUES).select_from(users).where(users.c.id == bindparam("new_user_id")))
_INSERT_BY_AUTHOR: Final = _insert(
    select(*_VALUES).select_from(users).where(users.c.id == bindparam("new_user_id"), not_(_SILENCED))
)
_INSERT_OF_DUTY: Final = _insert(select(*_VALUES).select_from(duties).where(duties.c.id == bindparam("duty")))
_INSERT_OF_PAGE: Final = _insert(
    select(*_VALUES).select_from(notifications).where(notifications.c.id == bindparam("page"))
)


def new_id() -> str:
    """Return the id of a new duty or notification."""
    return secrets.token_urlsafe(12)


def _bound(row: NotificationRow) -> dict[str, Any]:
    return {f"new_{name}": getattr(row, name) for name in _TYPES}


# -------------------------------------------------------------------- events


def announce(
    stage: str,
    subject: str,
    user_id: str | None,
    table_id: str | None,
    facts: Facts,
    due: float,
    author: str | None = None,
) -> Writes:
    """Notify a user of an event, once: the row of the page, from which the sender makes those of the other channels.

    `subject` names the event and is the same for everyone who learns of it; `due` is the uptime. Without a user, only
    the channels of the table get it. With an `author`, nothing is written if the user has muted them, or if they are
    muted or banned.
    """
    own = subject if user_id is None or subject.endswith(f" {user_id}") else f"{subject} {user_id}"
    row = NotificationRow(new_id(), own, stage, PAGE, user_id, table_id, facts, time.time(), due)
    if user_id is None:
        return [BoundStatement(_INSERT_EVENT, _bound(row))]
    if author is None:
        return [BoundStatement(_INSERT_FOR_USER, _bound(row))]
    return [BoundStatement(_INSERT_BY_AUTHOR, {**_bound(row), "author": author})]


def delete_events(stage: str, user_id: str, table_id: str) -> Write:
    """Delete what the inbox has about an event at a table that no longer holds, and what is not sent yet.

    What was sent stays, because it limits how often one is notified.
    """
    own = and_(notifications.c.user_id == user_id, notifications.c.table_id == table_id)
    open = or_(notifications.c.channel == PAGE, notifications.c.sent.is_(None))
    return delete(notifications).where(own, notifications.c.stage == stage, open)


def event_of(row: NotificationRow) -> str:
    """Return the subject of an event without the user."""
    return row.subject.removesuffix(f" {row.user_id}") if row.user_id is not None else row.subject


# -------------------------------------------------------------------- the sender: making rows


def insert_of_duty(row: NotificationRow, duty: str) -> Write:
    """Insert a row if the duty is still open and there is none for this channel and stage."""
    return BoundStatement(_INSERT_OF_DUTY, {**_bound(row), "duty": duty})


def insert_of_event(row: NotificationRow, page: str) -> Write:
    """Insert a row for a channel if the event's own row still exists."""
    return BoundStatement(_INSERT_OF_PAGE, {**_bound(row), "page": page})


async def due_events(store: Store, now: float, most: int) -> list[NotificationRow]:
    """Return the events that no channel has got yet, the oldest first."""
    wanted = select(notifications).where(
        notifications.c.sent.is_(None), notifications.c.due <= now, notifications.c.channel == PAGE
    )
    rows = await store.read(lambda db: db.execute(wanted.order_by(notifications.c.due).limit(most)).all())
    return [NotificationRow.from_row(row) for row in rows]


def expand_event(row: NotificationRow, sent: float, read: float | None) -> Write:
    """Record that the channels have an event; without a user, its row has served its purpose."""
    mine = notifications.c.id == row.id
    if row.user_id is None:
        return delete(notifications).where(mine)
    return update(notifications).where(mine).values(sent=sent, read=func.coalesce(notifications.c.read, read))


class Audience(NamedTuple):
    """Who gets notifications about some users and tables, and by which channels that are not disabled."""

    users: dict[str, UserRow]
    by_user: dict[str, list[ChannelRow]]
    by_table: dict[str, list[ChannelRow]]


async def audience(store: Store, user_ids: Collection[str], table_ids: Collection[str]) -> Audience:
    """Return the users and the channels of the users and tables."""
    people = select(users).where(users.c.id.in_(list(user_ids)))
    where = or_(channels.c.user_id.in_(list(user_ids)), channels.c.table_id.in_(list(table_ids)))
    usable = select(channels).where(where, channels.c.disabled.is_(None)).order_by(channels.c.created)
    user_rows, channel_rows = await store.read(lambda db: (db.execute(people).all(), db.execute(usable).all()))
    found = Audience({row.id: UserRow.from_row(row) for row in user_rows}, {}, {})
    for channel in [ChannelRow.from_row(row) for row in channel_rows]:
        if channel.user_id is not None:
            found.by_user.setdefault(channel.user_id, []).append(channel)
        elif channel.table_id is not None:
            found.by_table.setdefault(channel.table_id, []).append(channel)
    return found


async def queued_stages(store: Store, subjects: Iterable[str]) -> set[tuple[str, str]]:
    """Return the subjects among these that have the row of the page, each with its stage."""
    wanted = select(notifications.c.subject, notifications.c.stage).where(
        notifications.c.subject.in_(list(subjects)), notifications.c.channel == PAGE
    )
    return {(row.subject, row.stage) for row in await store.read(lambda db: db.execute(wanted).all())}


# -------------------------------------------------------------------- the sender: deliveries


def _unsent(kind: str, busy: Collection[str]) -> Select[Any]:
    """Select the unsent rows of channels of a kind that are not busy; those of deleted channels are left out."""
    joined = select(notifications).join(channels, channels.c.id == notifications.c.channel)
    return joined.where(
        notifications.c.sent.is_(None), channels.c.kind == kind, notifications.c.channel.not_in(list(busy))
    ).order_by(notifications.c.due, notifications.c.id)


async def due_rows(store: Store, now: float, kind: str, busy: Collection[str], most: int) -> list[NotificationRow]:
    """Return rows to deliver by channels of a kind, the oldest first; failing channels, which may hang, come last."""
    due = _unsent(kind, busy).where(notifications.c.due <= now).order_by(None)
    wanted = due.order_by(channels.c.failing_since.is_not(None), notifications.c.due, notifications.c.id).limit(most)
    return [NotificationRow.from_row(row) for row in await store.read(lambda db: db.execute(wanted).all())]


async def next_due(store: Store, kind: str, busy: Collection[str]) -> float | None:
    """Return the uptime at which the next row for channels of a kind is due."""
    wanted = _unsent(kind, busy).with_only_columns(notifications.c.due).limit(1)
    return await store.read(lambda db: db.execute(wanted).scalar())


class Addressee(NamedTuple):
    """What the sender has to know right before it delivers a row."""

    row: NotificationRow
    channel: ChannelRow
    page: NotificationRow | None  # the row of the page that it was made from
    duty: DutyRow | None  # None: closed, or the row is about an event
    user: UserRow | None  # whom it is for; for the channel of a table, the host
    table_name: str | None
    game: str | None
    proposals: list[StoredProposal]  # the latest of the table
    last_sent: float | None  # uptime of the last row of this stage for this channel and table
    waiting_tables: int  # at which the user must decide
    waiting_for: list[str]  # names of those who must decide at the table
    quarantined: bool = False  # nothing can be played at the table


async def addressee(store: Store, id: str) -> Addressee | None:
    """Return what concerns an unsent row; None if it, or its channel, does not exist any more."""
    return await store.read(lambda db: _addressee(db, id))


def _addressee(db: Connection, id: str) -> Addressee | None:
    found = db.execute(select(notifications).where(notifications.c.id == id, notifications.c.sent.is_(None))).first()
    row = None if found is None else NotificationRow.from_row(found)
    found = None if row is None else db.execute(select(channels).where(channels.c.id == row.channel)).first()
    if row is None or found is None:
        return None
    channel = ChannelRow.from_row(found)
    is_duty = row.stage in DUTY_STAGES
    duty_id = row.subject.partition(":")[0]
    duty = db.execute(select(duties).where(duties.c.id == duty_id)).first() if is_duty else None
    page = None
    if not is_duty and row.user_id is not None:
        same = and_(notifications.c.subject == row.subject, notifications.c.stage == row.stage)
        page = db.execute(select(notifications).where(same, notifications.c.channel == PAGE)).first()
    columns = (
        tables.c.name, tables.c.game, tables.c.host, tables.c.proposal, tables.c.team_proposals, tables.c.quarantined,
    )  # fmt: skip
    table = db.execute(select(*columns).where(tables.c.id == row.table_id)).first()
    user_id = row.user_id if channel.user_id is not None else None if table is None else table.host
    user = db.execute(select(users).where(users.c.id == user_id)).first()
    last_sent = waiting = None
    if row.table_id is not None:
        recent = select(func.max(notifications.c.due)).where(
            notifications.c.table_id == row.table_id,
            notifications.c.channel == row.channel,
            notifications.c.stage == row.stage,
            notifications.c.sent.is_not(None),
        )
        last_sent = db.execute(recent).scalar()
        names = select(users.c.name).join(duties, duties.c.user_id == users.c.id).distinct()
        waiting = db.execute(names.where(duties.c.table_id == row.table_id).order_by(users.c.name)).scalars().all()
    count = count_waiting(row.user_id)
    return Addressee(
        row=row,
        channel=channel,
        page=None if page is None else NotificationRow.from_row(page),
        duty=None if duty is None else DutyRow.from_row(duty),
        user=None if user is None else UserRow.from_row(user),
        table_name=None if table is None else table.name,
        game=None if table is None else table.game,
        proposals=[] if table is None else _proposals(table.proposal, table.team_proposals),
        last_sent=last_sent,
        waiting_tables=db.execute(count).scalar_one(),
        waiting_for=list(waiting or ()),
        quarantined=table is not None and table.quarantined is not None,
    )


def _proposals(of_table: Any, of_teams: Any) -> list[StoredProposal]:
    stored = [of_table, *(of_teams.values() if isinstance(of_teams, dict) else ())]
    return [cast("StoredProposal", proposal) for proposal in stored if isinstance(proposal, dict)]


def mark_sent(row: NotificationRow, now: float, wall: float) -> Writes:
    """Record that a row was delivered; its channel works."""
    failed = or_(channels.c.failing_since.is_not(None), channels.c.error.is_not(None))
    return [
        update(notifications).where(notifications.c.id == row.id).values(sent=wall, due=now, error=None),
        update(channels).where(channels.c.id == row.channel, failed).values(failing_since=None, error=None),
    ]


def postpone(id: str, due: float) -> Write:
    """Deliver a row later."""
    return update(notifications).where(notifications.c.id == id, notifications.c.sent.is_(None)).values(due=due)


def delete_rows(ids: Collection[str]) -> Write:
    """Delete rows that need no delivery any more."""
    return delete(notifications).where(notifications.c.id.in_(list(ids)))


def mark_failed(row: NotificationRow, retry_at: float, error: str) -> Writes:
    """Record a failed attempt; what else waits for the channel is not tried before the next one."""
    waiting = and_(notifications.c.channel == row.channel, notifications.c.sent.is_(None))
    return [
        update(notifications).where(waiting, notifications.c.due < retry_at).values(due=retry_at),
        update(notifications).where(notifications.c.id == row.id).values(tries=row.tries + 1, error=error),
    ]


def release_held(now: float, user_id: str | None = None) -> Executable:
    """Look again at the waiting rows of a user, or of all users with quiet hours: the time of day may have moved.

    Rows whose delay is not over yet are postponed again when the sender looks at them.
    """
    quiet = select(users.c.id).where(users.c.hours.is_not(None))
    whose = notifications.c.user_id.in_(quiet) if user_id is None else notifications.c.user_id == user_id
    held = and_(notifications.c.sent.is_(None), notifications.c.tries == 0, notifications.c.due > now)
    return update(notifications).where(held, whose).values(due=now)
