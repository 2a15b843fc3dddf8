"""SQL of the export of an account: all rows that belong to a user, without what could be used to act as the user."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Table, or_, select

from cosca.server.storage import schema
from cosca.server.storage.store import Store

SHOWN_END: Final = 4  # characters at the end of an address that remain
# Columns that are keys, or belong to others at the table.
LEFT_OUT: Final[dict[str, tuple[str, ...]]] = {
    "users": ("password", "generation"),
    "sessions": ("id",),
    "channels": ("secrets",),
    "tables": ("seed", "invite", "proposal", "team_proposals", "clocks", "start"),
    "entries": ("events",),
    "chat": ("n",),  # counts the lines of other teams too
    "notifications": ("subject",),  # may contain such a number
}
# Tables whose rows say nothing about a user that the others do not say, or are keys.
NOT_EXPORTED: Final = ("resets",)
# Columns by which rows belong to a user, where they are not just `user_id`.
_OWNERS: Final[dict[str, tuple[str, ...]]] = {
    "users": ("id",),
    "tables": ("host",),
    "invitations": ("user_id", "by"),
}


def owner_columns(table: Table) -> tuple[str, ...]:
    """Return the columns by which rows of a table belong to a user; none if they belong to no one."""
    if table.name in NOT_EXPORTED:
        return ()
    return _OWNERS.get(table.name) or (("user_id",) if "user_id" in table.c else ())


def _owned_otherwise(table: Table, user: str) -> list[ColumnElement[bool]]:
    """Return the condition for rows of a user that do not name the user: webhooks of a table are its host's."""
    if table is not schema.channels:
        return []
    return [table.c.table_id.in_(select(schema.tables.c.id).where(schema.tables.c.host == user))]


async def export_rows(store: Store, user: str) -> dict[str, list[dict[str, Any]]]:
    """Return all rows of a user by table, without keys; addresses of channels are shortened."""
    statements = {
        table.name: select(*[column for column in table.c if column.name not in LEFT_OUT.get(table.name, ())]).where(
            or_(*[table.c[column] == user for column in owner_columns(table)], *_owned_otherwise(table, user))
        )
        for table in schema.metadata.sorted_tables
        if owner_columns(table)
    }
    rows = await store.read(
        lambda connection: {
            str(name): [dict(zip(map(str, row._fields), row, strict=True)) for row in connection.execute(statement)]
            for name, statement in statements.items()
        }
    )
    for row in rows["channels"]:
        row["address"] = shortened(str(row["address"]))
    return rows


def shortened(address: str) -> str:
    """Return an address of a channel without its secret part: the host and the last characters."""
    host = address.partition("://")[2].partition("/")[0].rpartition("@")[2] or address.rpartition("@")[2]
    return f"{host}…{address[-SHOWN_END:]}"
