"""SQL of administrators: search for users and tables, deletion, and the audit log."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Executable, delete, func, insert, not_, or_, select, update

from cosca.kernel.events import Facts
from cosca.server.storage import pagination
from cosca.server.storage.rows import AuditRow, TableRow, UserRow
from cosca.server.storage.schema import audit, chat, entries, seats, tables, users
from cosca.server.storage.store import Store

PAGE: Final = 50


async def find_users(store: Store, text: str = "", cursor: str = "") -> tuple[list[UserRow], str]:
    """Return users with that id or with the text in name, login or e-mail, last seen first, and the next cursor."""
    wanted = select(users)
    if text:
        likes = [func.lower(column).contains(text.lower(), autoescape=True) for column in (users.c.name, users.c.email)]
        wanted = wanted.where(or_(users.c.id == text, users.c.login.contains(text.casefold(), autoescape=True), *likes))
    paged = pagination.after_cursor(wanted, users.c.seen, users.c.id, cursor, PAGE)
    rows = await store.read(lambda connection: connection.execute(paged).all())
    return pagination.split_page([UserRow.from_row(row) for row in rows], PAGE, "seen")


async def find_tables(store: Store, text: str = "", status: str = "", cursor: str = "") -> tuple[list[TableRow], str]:
    """Return tables with that id, or with a host or seated user of that name, newest change first."""
    wanted = select(tables)
    if text:
        named = select(users.c.id).where(
            or_(
                users.c.login == text.casefold(),
                users.c.id == text,
                func.lower(users.c.name).contains(text.lower(), autoescape=True),
            )
        )
        sits = select(seats.c.table_id).where(seats.c.user_id.in_(named))
        wanted = wanted.where(or_(tables.c.id == text, tables.c.host.in_(named), tables.c.id.in_(sits)))
    if status:
        wanted = wanted.where(tables.c.status == status)
    paged = pagination.after_cursor(wanted, tables.c.changed, tables.c.id, cursor, PAGE)
    rows = await store.read(lambda connection: connection.execute(paged).all())
    return pagination.split_page([TableRow.from_row(row) for row in rows], PAGE, "changed")


async def sizes(store: Store, table: str) -> dict[str, int]:
    """Return the number of log entries and chat lines of a table, nothing of their content."""
    counts = {
        "entries": select(func.count()).select_from(entries).where(entries.c.table_id == table),
        "chat": select(func.count()).select_from(chat).where(chat.c.table_id == table),
    }
    return await store.read(
        lambda connection: {name: connection.execute(count).scalar_one() for name, count in counts.items()}
    )


async def muted(store: Store) -> set[str]:
    """Return the users who may not chat."""
    rows = await store.read(lambda connection: connection.execute(select(users.c.id).where(users.c.muted)).all())
    return {row.id for row in rows}


def remove_table(id: str) -> tuple[Executable, ...]:
    return (delete(tables).where(tables.c.id == id),)


def renew_invite(table: str, invite: str) -> tuple[Executable, ...]:
    """Invalidate the invitation links sent so far; members remain."""
    return (update(tables).where(tables.c.id == table).values(invite=invite),)


def insert_audit(by: str, what: str, about: str, facts: Facts) -> Executable:
    """Insert a line of the audit log with the next number."""
    number = select(func.coalesce(func.max(audit.c.n), 0) + 1).scalar_subquery()
    return insert(audit).values(n=number, at=time.time(), by=by, what=what, about=about, facts=facts)


async def pending_audit(store: Store) -> list[AuditRow]:
    """Return the lines that no server has applied yet, in order."""
    wanted = select(audit).where(not_(audit.c.followed)).order_by(audit.c.n)
    return [AuditRow.from_row(row) for row in await store.read(lambda connection: connection.execute(wanted).all())]


async def audit_after(store: Store, n: int) -> list[AuditRow]:
    """Return the lines after that number, in order."""
    wanted = select(audit).where(audit.c.n > n).order_by(audit.c.n)
    return [AuditRow.from_row(row) for row in await store.read(lambda connection: connection.execute(wanted).all())]


async def audit_entry(store: Store, n: int) -> AuditRow | None:
    """Return the line of that number."""
    row = await store.read(lambda connection: connection.execute(select(audit).where(audit.c.n == n)).one_or_none())
    return None if row is None else AuditRow.from_row(row)


def mark_applied(which: int | str) -> Executable:
    """Mark the line of that number, or all lines of that kind, as applied."""
    these = audit.c.n == which if isinstance(which, int) else audit.c.what == which
    return update(audit).where(these).values(followed=True)


async def audit_last(store: Store, before: int | None = None, most: int = PAGE) -> list[AuditRow]:
    """Return the last lines, or those before that number, newest first."""
    wanted = select(audit).order_by(audit.c.n.desc()).limit(most)
    if before is not None:
        wanted = wanted.where(audit.c.n < before)
    return [AuditRow.from_row(row) for row in await store.read(lambda connection: connection.execute(wanted).all())]
