"""SQL about time: how long the server has been up, and the tables' deadlines."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Executable, delete, insert, select, update

from cosca.server.schema import seats, starts, tables, users
from cosca.server.statements import Writes
from cosca.server.store import Store

STARTS: Final = 500  # that the time of day is remembered of


async def uptime(store: Store) -> tuple[float, list[tuple[float, float]]]:
    """The seconds that the server has been up, and its last starts in their order: when in uptime, and in the day."""
    wanted = select(starts).order_by(starts.c.since.desc()).limit(STARTS)
    rows = await store.read(lambda connection: connection.execute(wanted).all())
    return (rows[0].until if rows else 0.0), [(row.since, row.wall) for row in reversed(rows)]


def new_start(since: float, wall: float) -> Writes:
    """The server starts; a start after which nothing was kept was none."""
    return [
        delete(starts).where(starts.c.since >= since),
        insert(starts).values(since=since, wall=wall, until=since),
    ]


def beat(since: float, now: float) -> Executable:
    """The server that started then is still up."""
    return update(starts).where(starts.c.since == since).values(until=now)


async def deadlines(store: Store, but: Collection[str], most: int) -> list[tuple[str, float]]:
    """The tables with the earliest deadlines, but those."""
    wanted = select(tables.c.id, tables.c.deadline).where(tables.c.deadline.is_not(None))
    if but:
        wanted = wanted.where(tables.c.id.not_in(list(but)))
    rows = await store.read(lambda connection: connection.execute(wanted.order_by(tables.c.deadline).limit(most)).all())
    return [(row.id, row.deadline) for row in rows]


def reckon_again(now: float, user: str | None = None) -> Executable:
    """The deadlines of tables of that user, or of all with hours of their own, are to be reckoned again."""
    sits = select(seats.c.table_id).join(users, users.c.id == seats.c.user_id)
    sits = sits.where(users.c.hours.is_not(None) if user is None else users.c.id == user)
    return update(tables).where(tables.c.deadline > now, tables.c.id.in_(sits)).values(deadline=now)
