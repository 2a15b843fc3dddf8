"""SQL of what the nodes of a cluster share: leases of jobs, uptime, events, and the digests of secrets.

Every time is the database's. Only PostgreSQL serves a cluster.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    text,
    update,
)

from cosca.server.storage import cluster
from cosca.server.storage.cluster import NOW
from cosca.server.storage.fence import JobFence
from cosca.server.storage.schema import cluster_secrets, events, nodes, starts, tables

PAUSE_SECONDS: Final = cluster.LEASE_SECONDS  # without a beat of any node, after which the cluster was down
PAUSE_CHARGE_SECONDS: Final = 0.001  # seconds that a downtime counts, so that all starts have different uptimes
_UPTIME_LOCK: Final = 0x436F736362  # advisory locks, each held to the end of a transaction
_EVENTS_LOCK: Final = 0x436F736363

# A lease goes to another node when its node is not alive, or gave it up; each change of hands is a new epoch.
_TAKE: Final = text(f"""
    INSERT INTO leases (name, node, until, epoch)
    SELECT :name, me.id, {NOW} + :lease, 1 FROM nodes AS me WHERE me.id = :node AND me.until > {NOW} AND NOT me.draining
    ON CONFLICT (name) DO UPDATE SET node = excluded.node, until = excluded.until,
        epoch = CASE WHEN leases.node = excluded.node THEN leases.epoch ELSE leases.epoch + 1 END
    WHERE leases.node = excluded.node OR leases.until <= {NOW}
       OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = leases.node AND nodes.until > {NOW})
    RETURNING epoch
""")
_GIVE_UP: Final = text("UPDATE leases SET until = 0 WHERE name = :name AND node = :node AND epoch = :epoch")


def take_lease(connection: Connection, name: str, node: str) -> JobFence | None:
    """Take or renew a lease for a node; return its fence, None if another node has it."""
    values = {"name": name, "node": node, "lease": cluster.LEASE_SECONDS}
    epoch = connection.execute(_TAKE, values).scalar_one_or_none()
    return None if epoch is None else JobFence(name, node, epoch)


def give_up_lease(connection: Connection, fence: JobFence) -> None:
    """Give a lease up: the next node that asks for it gets it."""
    connection.execute(_GIVE_UP, fence._asdict())


# -------------------------------------------------------------------- tables


def is_owned_by(node: str) -> ColumnElement[bool]:
    """Return the condition for tables that a node owns."""
    return tables.c.owner == node


def has_no_owner() -> ColumnElement[bool]:
    """Return the condition for tables whose owner has lost its lease, or that have none."""
    live = select(nodes.c.id).where(nodes.c.until > literal_column(NOW))
    return or_(tables.c.owner.is_(None), tables.c.owner.not_in(live))


# -------------------------------------------------------------------- uptime


class StartRow(NamedTuple):
    """A start of the cluster: `wall` is the time of day at the uptime `since`."""

    since: float
    wall: float


class Beat(NamedTuple):
    """The uptime of the cluster now, and its starts after a given one."""

    uptime: float
    starts: list[StartRow]


class LastBeat(NamedTuple):
    """The last beat of any node: the uptime, and the database's time; a single server leaves no time."""

    uptime: float
    at: float | None


def count_beat(last: LastBeat | None, now: float) -> tuple[float, bool]:
    """Return the uptime at a beat, and whether it is a new start: the cluster was down for longer than a lease.

    A downtime does not count. A clock that was set back, or forward by more than a lease, does not either.
    """
    if last is None:
        return 0.0, True
    if last.at is None or abs(now - last.at) > PAUSE_SECONDS:
        return last.uptime + PAUSE_CHARGE_SECONDS, True
    return last.uptime + max(0.0, now - last.at), False


def beat(connection: Connection, known: float) -> Beat:
    """Count the time since the last beat of any node; return the uptime, and the starts after `known`."""
    connection.execute(select(func.pg_advisory_xact_lock(_UPTIME_LOCK)))
    now: float = connection.execute(text(f"SELECT cast({NOW} AS double precision)")).scalar_one()
    last = connection.execute(select(starts).order_by(starts.c.since.desc()).limit(1)).one_or_none()
    uptime, is_start = count_beat(None if last is None else LastBeat(last.until, last.at), now)
    if last is None or is_start:
        connection.execute(insert(starts).values(since=uptime, wall=now, until=uptime, at=now))
    else:
        connection.execute(update(starts).where(starts.c.since == last.since).values(until=uptime, at=now))
    newer = select(starts.c.since, starts.c.wall).where(starts.c.since > known).order_by(starts.c.since)
    return Beat(uptime, [StartRow(*row) for row in connection.execute(newer)])


# -------------------------------------------------------------------- events


class EventRow(NamedTuple):
    """Something that every node has to apply."""

    n: int
    kind: str
    about: str


def insert_event(kind: str, about: str) -> list[Executable]:
    """Add an event. The lock lasts until the commit: numbers become visible in their order, so none is missed."""
    row = insert(events).values(at=literal_column(NOW), kind=kind, about=about, facts={})
    return [select(func.pg_advisory_xact_lock(_EVENTS_LOCK)), row]


def last_event(connection: Connection) -> int:
    """Return the number of the last event, 0 if there is none."""
    return connection.execute(select(func.coalesce(func.max(events.c.n), 0))).scalar_one()


def events_after(connection: Connection, n: int) -> list[EventRow]:
    """Return the events after that number, in order."""
    wanted = select(events.c.n, events.c.kind, events.c.about).where(events.c.n > n).order_by(events.c.n)
    return [EventRow(*row) for row in connection.execute(wanted)]


def delete_events(older_than: float) -> Executable:
    """Delete events that are older than so many seconds."""
    return delete(events).where(events.c.at < literal_column(NOW) - older_than)


# -------------------------------------------------------------------- secrets


def store_digests(connection: Connection, digests: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Store the digests that no node has stored yet; return those that count, by name."""
    for name, digest in digests:
        connection.execute(
            text("INSERT INTO cluster_secrets (name, digest) VALUES (:name, :digest) ON CONFLICT DO NOTHING"),
            {"name": name, "digest": digest},
        )
    return {row.name: row.digest for row in connection.execute(select(cluster_secrets))}
