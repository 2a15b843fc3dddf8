"""The fence: of the servers that have opened a database, only the one that opened it last can write to it.

A lock keeps a second server away, but a lock can be lost: an operator deletes the lock file, or a connection breaks and
another server is quicker to make a new one. So a server that opens the database for itself stores a random token, and
every transaction reads it before it writes. SQLite has one writer at a time, and PostgreSQL's lock ends no sooner than
the transactions of its connection: nobody can put another token between the check and the commit.

The nodes of a cluster share a database. There each table has its own fence: the epoch in which a node claimed it. A
transaction locks the rows of its tables and checks their epochs before it writes, so a claim waits for the commit or
comes first and makes the write stale.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select

from cosca.server.protocol.refusal import Fenced
from cosca.server.storage.execution import read_value
from cosca.server.storage.schema import fence, leases, tables

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
        return read_value(connection, _READ) == self._token

    def check(self, connection: Connection) -> None:
        """Raise Fenced if another server has; called inside the writing transaction."""
        if not self.holds(connection):
            raise Fenced("another server has opened this database since; this one no longer writes, stop it")


class TableFence(NamedTuple):
    """The right to write to a table: the node that claimed it, and in which epoch."""

    table_id: str
    node: str
    epoch: int


class JobFence(NamedTuple):
    """The right to do the jobs of a cluster that only one node may do: the lease, its node and its epoch."""

    name: str
    node: str
    epoch: int


NodeFence = TableFence | JobFence

# Built once, because they precede every commit. They lock the rows as an update does that changes no key.
_TABLES: Final = (
    select(tables.c.id, tables.c.owner, tables.c.epoch)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)
_LEASES: Final = (
    select(leases.c.name, leases.c.node, leases.c.epoch)
    .where(leases.c.name.in_(bindparam("names", expanding=True)))
    .order_by(leases.c.name)
    .with_for_update(key_share=True)
)


def stale_fences(connection: Connection, fences: Collection[NodeFence]) -> set[NodeFence]:
    """Return the fences that another node has overtaken; the others hold until the end of the transaction."""
    ids = {fence.table_id for fence in fences if isinstance(fence, TableFence)}
    names = {fence.name for fence in fences if isinstance(fence, JobFence)}
    valid: set[NodeFence] = set()
    if ids:  # in the order of their ids: two nodes that lock the same tables never wait for each other
        valid |= {TableFence(*row) for row in connection.execute(_TABLES, {"ids": sorted(ids)})}
    if names:
        valid |= {JobFence(*row) for row in connection.execute(_LEASES, {"names": sorted(names)})}
    return set(fences) - valid
