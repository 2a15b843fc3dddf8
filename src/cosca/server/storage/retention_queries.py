"""SQL of retention: what is old enough to be deleted, since when, and finished games that players have hidden."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal

from sqlalchemy import ColumnElement, Executable, Select, and_, delete, exists, insert, not_, or_, select, true

from cosca.server.storage.schema import fading, put_away, resets, results, seats, sessions, studies, tables, users
from cosca.server.storage.store import Store

Kind = Literal["guest", "table", "session", "study"]
MAX_MARKS: Final = 1000  # ids marked or unmarked at once
MAX_DUE: Final = 100  # ids deleted at once


def _owned(table: ColumnElement[str]) -> ColumnElement[bool]:
    """Return the condition that a player of a finished game has not hidden it, or that ratings depend on it."""
    hidden = exists().where(put_away.c.table_id == table, put_away.c.user_id == seats.c.user_id)
    rated = exists().where(results.c.table_id == table, results.c.rated)
    return or_(exists().where(seats.c.table_id == table, seats.c.user_id.is_not(None), not_(hidden)), rated)


def old_guests(before: float) -> Select[Any]:
    """Select guests not seen since then without a seat at a waiting or running table."""
    plays = (
        select(seats.c.user_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.user_id == users.c.id, tables.c.status != "over")
    )
    return select(users.c.id).where(users.c.login.is_(None), users.c.seen < before, not_(plays.exists()))


def old_tables(waiting: float, running: float) -> Select[Any]:
    """Select tables unchanged since then; finished ones as waiting ones, and only if all players have hidden
    them and no rating depends on them."""
    return select(tables.c.id).where(
        or_(
            and_(tables.c.status == "waiting", tables.c.changed < waiting),
            and_(tables.c.status == "running", tables.c.changed < running),
            and_(tables.c.status == "over", tables.c.changed < waiting, not_(_owned(tables.c.id))),
        )
    )


def old_sessions(before: float) -> Select[Any]:
    return select(sessions.c.id).where(sessions.c.seen < before, not_(sessions.c.ended))


def old_studies(before: float) -> Select[Any]:
    """Select studies shared before then; opening one does not renew it."""
    return select(studies.c.id).where(studies.c.made < before)


async def scan_expired(
    store: Store, kind: Kind, old: Select[Any], since: float
) -> tuple[list[str], list[str], list[str]]:
    """Return ids that are old but not marked; marked but no longer old; and old and marked at least since then."""
    marked = select(fading.c.id).where(fading.c.kind == kind)
    new = old.where(old.selected_columns.id.not_in(marked)).limit(MAX_MARKS)
    used_again = marked.where(fading.c.id.not_in(old)).limit(MAX_MARKS)
    due = old.where(old.selected_columns.id.in_(marked.where(fading.c.since <= since))).limit(MAX_DUE)
    return await store.read(
        lambda connection: (
            [row.id for row in connection.execute(new)],
            [row.id for row in connection.execute(used_again)],
            [row.id for row in connection.execute(due)],
        )
    )


def mark(kind: Kind, ids: Iterable[str], since: float) -> Executable:
    return insert(fading).values([{"kind": kind, "id": id, "since": since} for id in ids])


def unmark(kind: Kind, ids: Iterable[str]) -> Executable:
    return delete(fading).where(fading.c.kind == kind, fading.c.id.in_(list(ids)))


def remove_sessions(ids: Iterable[str]) -> Executable:
    return delete(sessions).where(sessions.c.id.in_(list(ids)))


def remove_studies(ids: Iterable[str]) -> Executable:
    return delete(studies).where(studies.c.id.in_(list(ids)))


def remove_tables(ids: Iterable[str]) -> Executable:
    return delete(tables).where(tables.c.id.in_(list(ids)))


def old_resets(before: float) -> Executable:
    return delete(resets).where(resets.c.created < before)


def hide_table_for(table: str, user: str, dead: bool = False) -> tuple[Executable, ...]:
    """Hide a finished game from a player's list; delete it when all its players have hidden it, unless it is rated.

    `dead`: it is not finished, but cannot continue.
    """
    mine = and_(put_away.c.table_id == table, put_away.c.user_id == user)
    ended = true() if dead else tables.c.status == "over"
    return (
        delete(put_away).where(mine),
        insert(put_away).values(table_id=table, user_id=user),
        delete(tables).where(tables.c.id == table, ended, not_(_owned(tables.c.id))),
    )
