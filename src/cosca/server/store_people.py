"""SQL about people: their sessions, resets of passwords, and changes of a user."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Executable, and_, delete, insert, not_, select, union, update

from cosca.server.schema import members, resets, seats, sessions, tables, users
from cosca.server.store import Store, UserRow

OLDER: Final = "older."  # begins the ids of sessions that a cookie of before sessions became


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A browser in which a user is signed in. It is good until it has ended, whatever a clock says."""

    id: str
    user_id: str
    device: str
    created: float
    seen: float
    ended: bool = False


@dataclass(frozen=True, slots=True)
class ResetRow:
    hash: str
    user_id: str
    created: float


async def session(store: Store, id: str) -> tuple[SessionRow, UserRow] | None:
    """A session with its user, ended or not."""
    joined = select(sessions, users).join(users, users.c.id == sessions.c.user_id).where(sessions.c.id == id)
    row = await store.read(lambda connection: connection.execute(joined).first())
    if row is None:
        return None
    n = len(sessions.columns)
    return SessionRow(*row[:n]), UserRow(*row[n:])


async def sessions_of(store: Store, user: str) -> list[SessionRow]:
    """The sessions of a user that have not ended, the one last seen first."""
    wanted = select(sessions).where(sessions.c.user_id == user, not_(sessions.c.ended))
    rows = await store.read(lambda connection: connection.execute(wanted.order_by(sessions.c.seen.desc())).all())
    return [SessionRow(*row) for row in rows]


async def companions(store: Store, user: str) -> list[str]:
    """The names of those who share a table with the user that is not over."""
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
    return await store.read(lambda connection: [row.name for row in connection.execute(wanted)])


def new_session(row: SessionRow) -> Executable:
    return insert(sessions).values(asdict(row))


def session_seen(row: SessionRow, now: float) -> tuple[Executable, ...]:
    """Somebody was here, in this browser."""
    return (
        update(sessions).where(sessions.c.id == row.id).values(seen=now),
        update(users).where(users.c.id == row.user_id).values(seen=now),
    )


def end_session(user: str, id: str) -> tuple[Executable, ...]:
    """One session of the user is over; of anybody else, nothing."""
    return _end(and_(sessions.c.user_id == user, sessions.c.id == id))


def end_sessions(user: UserRow, but: str | None = None) -> tuple[Executable, ...]:
    """All sessions of the user are over but one; so are all cookies of before sessions that came back nowhere yet."""
    mine = sessions.c.user_id == user.id
    return (
        *_end(mine if but is None else and_(mine, sessions.c.id != but)),
        change_user(user.id, generation=user.generation + 1),
    )


def _end(which: ColumnElement[bool]) -> tuple[Executable, ...]:
    """A cookie of before sessions would become a session again: that it has ended is kept."""
    older = sessions.c.id.startswith(OLDER, autoescape=True)
    return (
        update(sessions).where(which, older).values(ended=True),
        delete(sessions).where(which, not_(older)),
    )


def change_user(id: str, **values: Any) -> Executable:
    return update(users).where(users.c.id == id).values(values)


def new_user(row: UserRow) -> Executable:
    return insert(users).values(asdict(row))


async def reset(store: Store, hash: str) -> ResetRow | None:
    row = await store.read(lambda connection: connection.execute(select(resets).where(resets.c.hash == hash)).first())
    return None if row is None else ResetRow(*row)


def new_reset(row: ResetRow) -> tuple[Executable, ...]:
    """The one way to reset this user's password: earlier ones are void."""
    return (*void_resets(row.user_id), insert(resets).values(asdict(row)))


def void_resets(user: str) -> tuple[Executable, ...]:
    return (delete(resets).where(resets.c.user_id == user),)
