"""SQL of duties: the seats whose users must decide. The table's own transactions write and delete them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Executable, Select, bindparam, delete, func, insert, select, update

from cosca.server.storage.database import BoundStatement, Write
from cosca.server.storage.rows import DutyRow
from cosca.server.storage.schema import duties, tables
from cosca.server.storage.store import Store

# Built once, as nearly every choice needs them; the values are bound when they are executed.
_INSERT: Final = insert(duties)
_DELETE: Final = delete(duties).where(duties.c.id == bindparam("of"))
_CHANGE: Final = update(duties).where(duties.c.id == bindparam("of"))
_MOVE_CHECK: Final = update(duties).where(duties.c.id == bindparam("of"), duties.c.check_at == bindparam("before"))


def insert_duty(row: DutyRow) -> Write:
    """Record that the user of a seat must decide."""
    return BoundStatement(_INSERT, row.to_values())


def delete_duty(id: str) -> Write:
    """Delete a duty that is fulfilled, or that another user has now."""
    return BoundStatement(_DELETE, {"of": id})


def replace_duty(id: str, row: DutyRow) -> Write:
    """Delete a duty and insert another one at the same table, by one statement: most choices need this."""
    return BoundStatement(_CHANGE, {"of": id, **row.to_values()})


def change_duty(row: DutyRow) -> Write:
    """Update the times of a duty."""
    times = {"deadline": row.deadline, "warn_at": row.warn_at, "check_at": row.check_at}
    return BoundStatement(_CHANGE, {"of": row.id, **times})


def move_check(row: DutyRow, check_at: float) -> Write:
    """Have the sender look at a duty at another time, unless the table has changed that meanwhile."""
    return BoundStatement(_MOVE_CHECK, {"of": row.id, "before": row.check_at, "check_at": check_at})


def check_now(user_id: str, now: float) -> Executable:
    """Have the sender look at all duties of a user, whose preferences have changed."""
    return update(duties).where(duties.c.user_id == user_id, duties.c.check_at > now).values(check_at=now)


async def duties_at(store: Store, table_id: str) -> list[DutyRow]:
    """Return the open duties at a table."""
    rows = await store.read(lambda db: db.execute(select(duties).where(duties.c.table_id == table_id)).all())
    return [DutyRow.from_row(row) for row in rows]


async def due_duties(store: Store, now: float, most: int) -> list[DutyRow]:
    """Return the duties that the sender has to look at, those first that have waited longest."""
    wanted = select(duties).where(duties.c.check_at <= now).order_by(duties.c.check_at, duties.c.id).limit(most)
    rows = await store.read(lambda db: db.execute(wanted).all())
    return [DutyRow.from_row(row) for row in rows]


async def next_check(store: Store) -> float | None:
    """Return the uptime at which the sender has to look at the next duty."""
    return await store.read(lambda db: db.execute(select(func.min(duties.c.check_at))).scalar())


async def waiting_tables(store: Store, user_id: str) -> int:
    """Return the number of tables at which the user must decide."""
    return await store.read(lambda db: db.execute(count_waiting(user_id)).scalar_one())


def count_waiting(user_id: str | None) -> Select[int]:
    """Select the number of tables at which a user must decide, without those in quarantine."""
    return select(func.count(duties.c.table_id.distinct())).where(duties.c.user_id == user_id, is_playable())


def is_playable() -> ColumnElement[bool]:
    """Return the condition that the table of a duty is not in quarantine, where nobody can decide."""
    return duties.c.table_id.not_in(select(tables.c.id).where(tables.c.quarantined.is_not(None)))
