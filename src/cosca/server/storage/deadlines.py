"""SQL of the server's uptime and of the deadlines of tables."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Executable, delete, insert, select, update

from cosca.server.storage.schema import seats, starts, tables, users
from cosca.server.storage.statements import Writes
from cosca.server.storage.store import Store

MAX_STARTS: Final = 500  # starts of which the wall time is loaded


async def uptime(store: Store) -> tuple[float, list[tuple[float, float]]]:
    """Return the uptime in seconds, and the last starts in order as pairs of uptime and wall time."""
    wanted = select(starts).order_by(starts.c.since.desc()).limit(MAX_STARTS)
    rows = await store.read(lambda connection: connection.execute(wanted).all())
    return (rows[0].until if rows else 0.0), [(row.since, row.wall) for row in reversed(rows)]


def new_start(since: float, wall: float) -> Writes:
    """Record a start of the server, instead of earlier ones since which no uptime was stored."""
    return [
        delete(starts).where(starts.c.since >= since),
        insert(starts).values(since=since, wall=wall, until=since),
    ]


def update_uptime(since: float, now: float) -> Executable:
    """Record that the server that started at uptime `since` is still up."""
    return update(starts).where(starts.c.since == since).values(until=now)


class Deadline(NamedTuple):
    """The deadline of a table, and the node that owns it in a cluster."""

    table_id: str
    at: float
    owner: str | None


async def deadlines(
    store: Store, but: Collection[str], most: int, of: ColumnElement[bool] | None = None
) -> list[Deadline]:
    """Return the tables with the earliest deadlines, except `but`; with `of`, of these tables."""
    wanted = select(tables.c.id, tables.c.deadline, tables.c.owner)
    if of is not None:
        wanted = wanted.where(of)
    wanted = wanted.where(tables.c.deadline.is_not(None), tables.c.quarantined.is_(None))
    if but:
        wanted = wanted.where(tables.c.id.not_in(list(but)))
    rows = await store.read(lambda connection: connection.execute(wanted.order_by(tables.c.deadline).limit(most)).all())
    return [Deadline(row.id, row.deadline, row.owner) for row in rows]


def invalidate_deadlines(now: float, user: str | None = None) -> Executable:
    """Have deadlines recomputed for tables of that user, or of all users with quiet hours."""
    sits = select(seats.c.table_id).join(users, users.c.id == seats.c.user_id)
    sits = sits.where(users.c.hours.is_not(None) if user is None else users.c.id == user)
    return update(tables).where(tables.c.deadline > now, tables.c.id.in_(sits)).values(deadline=now)
