"""The database of the server; the only package with SQL."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cosca.server.storage.database import Database


def open_database(url: str) -> Database:
    """Return the database at this address; StoreError if the address cannot be used.

    The backends are imported here, as only one of them, with its driver, is needed.
    """
    from cosca.server.storage.database import parse_url

    parsed = parse_url(url)
    if parsed.drivername == "sqlite":
        from cosca.server.storage.sqlite import SQLite

        return SQLite(parsed)
    from cosca.server.storage.postgresql import PostgreSQL

    return PostgreSQL(parsed)
