"""The fence: of the servers that have opened a database, only the one that opened it last can write to it.

A lock keeps a second server away, but a lock can be lost: an operator deletes the lock file, or a connection breaks and
another server is quicker to make a new one. So a server that opens the database for itself stores a random token, and
every transaction reads it before it writes. SQLite has one writer at a time, and PostgreSQL's lock ends no sooner than
the transactions of its connection: nobody can put another token between the check and the commit.
"""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, insert

from cosca.server.protocol.refusal import Fenced
from cosca.server.storage.schema import fence

_READ = "SELECT token FROM fence"  # plain SQL, because it precedes every commit and building a statement takes longer


class Fence:
    """The right to write, until another server opens the database."""

    def __init__(self) -> None:
        self._token = secrets.token_hex(16)

    def raise_now(self, connection: Connection) -> None:
        """Revoke the right of all servers that opened the database before."""
        connection.execute(delete(fence))
        connection.execute(insert(fence).values(token=self._token))
        connection.commit()

    def holds(self, connection: Connection) -> bool:
        """Return whether no other server has opened the database since."""
        return connection.exec_driver_sql(_READ).scalar_one_or_none() == self._token

    def check(self, connection: Connection) -> None:
        """Raise Fenced if another server has; called inside the writing transaction."""
        if not self.holds(connection):
            raise Fenced("another server has opened this database since; this one no longer writes, stop it")
