"""SQL of a cluster: nodes with their leases, and which node owns a table. Every time is the database's.

Only PostgreSQL serves a cluster.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, literal_column, select, text

from cosca.server.storage.database import dumps
from cosca.server.storage.fence import TableFence
from cosca.server.storage.rows import MappedRow
from cosca.server.storage.schema import nodes

LEASE_SECONDS: Final = 3.0
FORGET_SECONDS: Final = 3600.0  # after the end of a lease
NOW: Final = "extract(epoch FROM clock_timestamp())"

_RENEW: Final = text(f"""
    INSERT INTO nodes (id, until, version, rules, draining, address, started)
    VALUES (:id, {NOW} + :lease, :version, cast(:rules AS json), :draining, :address, {NOW})
    ON CONFLICT (id) DO UPDATE SET until = excluded.until, draining = excluded.draining
    RETURNING started
""")
# A node may take a table that nobody owns, or whose owner has lost its lease, while its own lease lasts and its rules
# are not older than those that wrote the table.
_CLAIM: Final = text(f"""
    UPDATE tables SET owner = :node, epoch = tables.epoch + 1
    FROM nodes AS me
    WHERE tables.id = :table AND me.id = :node AND me.until > {NOW} AND NOT me.draining
      AND tables.rules <= coalesce(cast(me.rules ->> tables.game AS integer), -1)
      AND (tables.owner IS NULL OR tables.owner = :node
           OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = tables.owner AND nodes.until > {NOW}))
    RETURNING tables.epoch
""")
_OWNER: Final = text(f"""
    SELECT tables.owner, tables.game, tables.rules,
           EXISTS (SELECT 1 FROM nodes WHERE nodes.id = tables.owner AND nodes.until > {NOW}) AS alive
    FROM tables WHERE tables.id = :table
""")
_ALIVE: Final = select(nodes).where(nodes.c.until > literal_column(NOW))
_END: Final = text("DELETE FROM nodes WHERE id = :node")
_RELEASE: Final = text("UPDATE tables SET owner = NULL WHERE id = :table AND owner = :node AND epoch = :epoch")
_RELEASE_ALL: Final = text("UPDATE tables SET owner = NULL WHERE owner = :node")
_FORGET: Final = text(f"DELETE FROM nodes WHERE until < {NOW} - :seconds")
_OVERVIEW: Final = text(f"""
    SELECT nodes.*, nodes.until - {NOW} AS lasts, {NOW} - nodes.started AS age,
           (SELECT count(*) FROM tables WHERE tables.owner = nodes.id) AS tables
    FROM nodes ORDER BY nodes.id
""").columns(nodes.c.rules, nodes.c.facts)


@dataclass(frozen=True, slots=True)
class NodeRow(MappedRow):
    """A node of the cluster."""

    id: str
    until: float
    version: str
    rules: dict[str, int]  # the newest rules that it plays, by game
    draining: bool
    address: str
    started: float
    facts: dict[str, Any] | None = None  # what it reports about itself


class Claim(NamedTuple):
    """The result of a claim: the epoch if the node owns the table now, else who does; a table that is gone has none."""

    exists: bool
    epoch: int | None = None
    owner: str | None = None  # with a lease
    game: str = ""
    rules: int = 0


def renew(connection: Connection, node: NodeRow) -> list[NodeRow]:
    """Make the lease of a node last from now on, and return all nodes that have one."""
    values = {"id": node.id, "version": node.version, "draining": node.draining, "address": node.address}
    connection.execute(_RENEW, {**values, "rules": dumps(node.rules), "lease": LEASE_SECONDS})
    return alive(connection)


def end_lease(connection: Connection, node: str) -> None:
    """End the lease of a node now: it has stopped."""
    connection.execute(_END, {"node": node})


def alive(connection: Connection) -> list[NodeRow]:
    """Return the nodes whose lease has not ended."""
    return [NodeRow.from_row(row) for row in connection.execute(_ALIVE)]


def claim(connection: Connection, table: str, node: str) -> Claim:
    """Make a node the owner of a table, if it may be: one compare-and-set."""
    epoch = connection.execute(_CLAIM, {"table": table, "node": node}).scalar_one_or_none()
    return locate(connection, table) if epoch is None else Claim(True, epoch)


def locate(connection: Connection, table: str) -> Claim:
    """Return who owns a table, without claiming it."""
    row = connection.execute(_OWNER, {"table": table}).one_or_none()
    if row is None:
        return Claim(False)
    return Claim(True, None, row.owner if row.alive else None, row.game, row.rules)


def release(connection: Connection, fence: TableFence) -> None:
    """Give a table up, unless it has been claimed again since; any node may claim it then."""
    connection.execute(_RELEASE, {"table": fence.table_id, "node": fence.node, "epoch": fence.epoch})


def release_all(connection: Connection, node: str) -> None:
    """Give up all tables of a node."""
    connection.execute(_RELEASE_ALL, {"node": node})


def forget_ended(connection: Connection) -> None:
    """Delete the rows of nodes that ended long ago without deleting them."""
    connection.execute(_FORGET, {"seconds": FORGET_SECONDS})


class NodeOverview(NamedTuple):
    """A node, as administrators see it."""

    id: str
    version: str
    address: str
    draining: bool
    tables: int  # that it owns
    age: float  # seconds since its start
    lasts: float  # seconds until its lease ends; below 0: it has ended


def overview(connection: Connection) -> list[NodeOverview]:
    """Return all nodes, with those whose lease has ended lately."""
    return [
        NodeOverview(row.id, row.version, row.address, row.draining, row.tables, row.age, row.lasts)
        for row in connection.execute(_OVERVIEW)
    ]
