"""The time base of clocks in a cluster: one uptime for all nodes, kept in the database by its clock.

Each node counts the time since the last beat of any node, with its own heartbeat, and extrapolates in between. While at
least one node beats, the uptime runs; without a beat for longer than a lease the cluster was down, which does not
count.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final, Self

from cosca.server.storage import cluster_jobs as sql
from cosca.server.storage import deadlines
from cosca.server.storage.cluster_jobs import Beat
from cosca.server.storage.store import Store
from cosca.server.timekeeping.uptime import Start, Uptime, steady

MAX_EXTRAPOLATION_SECONDS: Final = 2.0  # after a beat; then the node has lost its lease and answers for no table
_log = logging.getLogger("cosca")


class ClusterUptime(Uptime):
    """The uptime of a cluster as one node sees it. It never goes back: a node that is ahead waits for the others."""

    def __init__(self, beat: Beat, clock: Callable[[], float] = steady) -> None:
        first, *_ = starts = [Start(*start) for start in beat.starts]
        super().__init__(first.since, clock, (), first.wall)
        self._starts = starts
        self._beaten_at = clock()
        self._beaten = self._shown = beat.uptime

    @classmethod
    async def join(cls, store: Store, clock: Callable[[], float] = steady) -> Self:
        """Join the cluster, or continue from the stored uptime if no node is up."""
        await store.transact(lambda connection: sql.beat(connection, 0.0))
        uptime, starts = await deadlines.uptime(store)
        return cls(Beat(uptime, [sql.StartRow(*start) for start in starts]), clock)

    def now(self) -> float:
        """Return the uptime in seconds."""
        passed = min(max(0.0, self._clock() - self._beaten_at), MAX_EXTRAPOLATION_SECONDS)
        self._shown = max(self._shown, self._beaten + passed)
        return self._shown

    async def persist(self, store: Store) -> None:
        """Count the time since the last beat of any node, and follow the uptime of the cluster."""
        known = self.start.since
        await self.follow(lambda: store.transact(lambda connection: sql.beat(connection, known)))

    async def follow(self, read: Callable[[], Awaitable[Beat]]) -> None:
        """Follow a beat. It counts from its answer on: a node is never ahead of the cluster."""
        beat = await read()
        if beat.uptime < self._beaten:
            return  # the answer of an earlier beat came late
        self._beaten, self._beaten_at = beat.uptime, self._clock()
        for start in beat.starts:
            if start.since > self.start.since:
                self._starts.append(Start(*start))
                _log.warning("cluster was down; clocks did not run", extra={"since": round(start.since, 1)})
