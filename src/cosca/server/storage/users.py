"""SQL of users: their sessions, password resets, and changes."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    LABEL_STYLE_TABLENAME_PLUS_COL,
    ColumnElement,
    Executable,
    and_,
    delete,
    insert,
    not_,
    select,
    union,
    update,
)

from cosca.server.storage.channels import delete_subscriptions_of_sessions
from cosca.server.storage.rows import ResetRow, SessionRow, UserRow
from cosca.server.storage.schema import members, resets, seats, sessions, tables, users
from cosca.server.storage.store import Store

OLDER: Final = "older."  # prefix of ids of sessions created from a cookie of a version without sessions


async def session(store: Store, id: str) -> tuple[SessionRow, UserRow] | None:
    """Return a session with its user, also if it has ended."""
    joined = select(sessions, users).join(users, users.c.id == sessions.c.user_id).where(sessions.c.id == id)
    joined = joined.set_label_style(LABEL_STYLE_TABLENAME_PLUS_COL)
    row = await store.read(lambda connection: connection.execute(joined).first())
    return None if row is None else (SessionRow.from_row(row, "sessions_"), UserRow.from_row(row, "users_"))


async def sessions_of(store: Store, user: str) -> list[SessionRow]:
    """Return the sessions of a user that have not ended, last seen first."""
    wanted = select(sessions).where(sessions.c.user_id == user, not_(sessions.c.ended))
    rows = await store.read(lambda connection: connection.execute(wanted.order_by(sessions.c.seen.desc())).all())
    return [SessionRow.from_row(row) for row in rows]


async def tablemate_names(store: Store, user: str) -> list[str]:
    """Return the names of others at waiting and running tables of the user, also of those who share a screen."""
    at = union(
        select(members.c.table_id, members.c.user_id),
        select(seats.c.table_id, seats.c.user_id).where(seats.c.user_id.is_not(None)),
        select(tables.c.id, tables.c.host).where(tables.c.host.is_not(None)),
    ).subquery()
    own = select(at.c.table_id).join(tables, tables.c.id == at.c.table_id)
    own = own.where(at.c.user_id == user, tables.c.status != "over")
    wanted = select(users.c.name).where(
        users.c.id != user, users.c.id.in_(select(at.c.user_id).where(at.c.table_id.in_(own)))
    )
    shared = select(seats.c.name).where(seats.c.table_id.in_(own), seats.c.user_id != user, seats.c.name.is_not(None))
    both = wanted.union_all(shared)
    return await store.read(lambda connection: [row.name for row in connection.execute(both)])


def new_session(row: SessionRow, most: int) -> tuple[Executable, ...]:
    """Insert a session; end older ones so that at most `most` remain, those seen last."""
    mine = and_(sessions.c.user_id == row.user_id, not_(sessions.c.ended))
    latest = select(sessions.c.id).where(mine).order_by(sessions.c.seen.desc(), sessions.c.created.desc())
    remaining = select(latest.limit(most - 1).subquery().c.id)
    return (*_end(and_(mine, sessions.c.id.not_in(remaining))), insert(sessions).values(row.to_values()))


def touch_session(row: SessionRow, now: float) -> tuple[Executable, ...]:
    """Record that the user was active in this session."""
    return (
        update(sessions).where(sessions.c.id == row.id).values(seen=now),
        update(users).where(users.c.id == row.user_id).values(seen=now),
    )


def end_session(user: str, id: str) -> tuple[Executable, ...]:
    """End one session if it is of this user."""
    return _end(and_(sessions.c.user_id == user, sessions.c.id == id))


def end_sessions(user: UserRow, but: str | None = None) -> tuple[Executable, ...]:
    """End all sessions of the user except `but`, and invalidate cookies of versions without sessions."""
    mine = sessions.c.user_id == user.id
    return (
        *_end(mine if but is None else and_(mine, sessions.c.id != but)),
        change_user(user.id, generation=user.generation + 1),
    )


def _end(which: ColumnElement[bool]) -> tuple[Executable, ...]:
    """End sessions with their push subscriptions.

    Sessions created from a legacy cookie are kept as ended, or the cookie would recreate them.
    """
    older = sessions.c.id.startswith(OLDER, autoescape=True)
    return (
        *delete_subscriptions_of_sessions(which),
        update(sessions).where(which, older).values(ended=True),
        delete(sessions).where(which, not_(older)),
    )


def change_user(id: str, **values: Any) -> Executable:
    return update(users).where(users.c.id == id).values(values)


def new_user(row: UserRow) -> Executable:
    return insert(users).values(row.to_values())


async def reset(store: Store, hash: str) -> ResetRow | None:
    row = await store.read(lambda connection: connection.execute(select(resets).where(resets.c.hash == hash)).first())
    return None if row is None else ResetRow.from_row(row)


def new_reset(row: ResetRow) -> Executable:
    return insert(resets).values(row.to_values())


def void_resets(user: str, before: float | None = None) -> tuple[Executable, ...]:
    """Delete the reset links of the user, or only those created before that time."""
    mine = delete(resets).where(resets.c.user_id == user)
    return (mine if before is None else mine.where(resets.c.created < before),)
