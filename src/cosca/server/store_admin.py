"""SQL of administrators: finding people and tables, taking them away, and what was done, by whom."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Executable, delete, func, insert, not_, or_, select, update

from cosca.server import paging
from cosca.server.schema import audit, chat, entries, seats, tables, users
from cosca.server.store import Store, TableRow, UserRow

PAGE: Final = 50


@dataclass(frozen=True, slots=True)
class AuditRow:
    """What an administrator did. `about` is the id of a user or a table."""

    n: int
    at: float
    by: str
    what: str
    about: str
    facts: dict[str, Any]
    followed: bool = False  # by a server


async def find_users(store: Store, text: str = "", cursor: str = "") -> tuple[list[UserRow], str]:
    """People whose id it is, or whose name, login or e-mail holds the text; whoever was here last is first."""
    wanted = select(users)
    if text:
        likes = [func.lower(column).contains(text.lower(), autoescape=True) for column in (users.c.name, users.c.email)]
        wanted = wanted.where(or_(users.c.id == text, users.c.login.contains(text.casefold(), autoescape=True), *likes))
    paged = paging.page(wanted, users.c.seen, users.c.id, cursor, PAGE)
    rows = await store.read(lambda connection: connection.execute(paged).all())
    return paging.cut([UserRow(*row) for row in rows], PAGE, "seen")


async def find_tables(store: Store, text: str = "", status: str = "", cursor: str = "") -> tuple[list[TableRow], str]:
    """Tables whose id it is, or at which somebody of such a name sits or is the host; the newest change first."""
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
    paged = paging.page(wanted, tables.c.changed, tables.c.id, cursor, PAGE)
    rows = await store.read(lambda connection: connection.execute(paged).all())
    return paging.cut([TableRow(*row) for row in rows], PAGE, "changed")


async def sizes(store: Store, table: str) -> dict[str, int]:
    """How many entries the log of a table has, and lines its chat: nothing of what is in them."""
    counts = {
        "entries": select(func.count()).select_from(entries).where(entries.c.table_id == table),
        "chat": select(func.count()).select_from(chat).where(chat.c.table_id == table),
    }
    return await store.read(
        lambda connection: {name: connection.execute(count).scalar_one() for name, count in counts.items()}
    )


async def muted(store: Store) -> set[str]:
    """All who may not chat."""
    rows = await store.read(lambda connection: connection.execute(select(users.c.id).where(users.c.muted)).all())
    return {row.id for row in rows}


def remove_table(id: str) -> tuple[Executable, ...]:
    return (delete(tables).where(tables.c.id == id),)


def renew_invite(table: str, invite: str) -> tuple[Executable, ...]:
    """Links that were sent so far let nobody in any more; who is a member stays one."""
    return (update(tables).where(tables.c.id == table).values(invite=invite),)


def noted(by: str, what: str, about: str, facts: dict[str, Any]) -> Executable:
    """The line of the audit, numbered on from the last one."""
    number = select(func.coalesce(func.max(audit.c.n), 0) + 1).scalar_subquery()
    return insert(audit).values(n=number, at=time.time(), by=by, what=what, about=about, facts=facts)


async def not_followed(store: Store) -> list[AuditRow]:
    """What no server has carried out in memory yet, in its order."""
    wanted = select(audit).where(not_(audit.c.followed)).order_by(audit.c.n)
    return [AuditRow(*row) for row in await store.read(lambda connection: connection.execute(wanted).all())]


def followed(which: int | str) -> Executable:
    """The line of that number, or all that say so, were carried out."""
    these = audit.c.n == which if isinstance(which, int) else audit.c.what == which
    return update(audit).where(these).values(followed=True)


async def audit_last(store: Store, before: int | None = None, most: int = PAGE) -> list[AuditRow]:
    """What was done last, or before the line of that number, the newest first."""
    wanted = select(audit).order_by(audit.c.n.desc()).limit(most)
    if before is not None:
        wanted = wanted.where(audit.c.n < before)
    return [AuditRow(*row) for row in await store.read(lambda connection: connection.execute(wanted).all())]
