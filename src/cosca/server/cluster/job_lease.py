"""Which process does the jobs that only one may do. A single server does them all; in a cluster one node holds a lease.

The lease is renewed with the node's heartbeat. Every write of a job carries the lease's fence, so a node that was
paused while another took over writes nothing any more.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, Protocol

from cosca.server.cluster.node import RENEW_SECONDS, VALID_SECONDS, NodeLease
from cosca.server.protocol.refusal import Moved, StoreError
from cosca.server.storage import cluster_jobs as sql
from cosca.server.storage.fence import JobFence
from cosca.server.storage.store import Store

NAME: Final = "jobs"
STOP_SECONDS: Final = 8.0  # for jobs to finish what they are doing before the lease is given up
_log = logging.getLogger("cosca.cluster")

Job = Callable[[], Coroutine[Any, Any, object]]


class JobHolder(Protocol):
    """Decides whether this process does the jobs that only one may do."""

    def is_holder(self) -> bool:
        """Return whether this process does them now."""
        ...

    def fence(self) -> JobFence | None:
        """Return the fence of what they write; None if they need none. Raise Moved if another node does them."""
        ...


class SingleHolder:
    """A single server does all jobs."""

    def is_holder(self) -> bool:
        return True

    def fence(self) -> JobFence | None:
        return None


class JobLease:
    """The lease of the jobs, as this node sees it. While it holds the lease, its jobs run, started afresh each time."""

    def __init__(self, store: Store, lease: NodeLease, clock: Callable[[], float] = time.monotonic) -> None:
        self._store: Final = store
        self._lease: Final = lease
        self._clock: Final = clock
        self._fence: JobFence | None = None
        self._renewed = 0.0  # the start of the last successful renewal
        self._over = False  # given up for good: this node stops
        self._jobs: Sequence[Job] = ()
        self._tasks: list[asyncio.Task[object]] = []
        self._stopping: asyncio.Task[None] | None = None

    def is_holder(self) -> bool:
        recent = self._clock() - self._renewed < VALID_SECONDS
        return self._fence is not None and recent and self._lease.is_valid()

    def fence(self) -> JobFence | None:
        if not self.is_holder():
            raise Moved("another node does the jobs of the cluster")
        return self._fence

    def start(self, jobs: Sequence[Job]) -> None:
        """Run these jobs whenever this node holds the lease."""
        self._jobs = jobs
        if self.is_holder():
            self._start_tasks()

    async def beat(self) -> None:
        """Take or renew the lease; start or stop the jobs accordingly. Called with each heartbeat of the node."""
        if self._lease.draining:
            if self._fence is not None and self._stopping is None:
                self._stopping = asyncio.create_task(self.give_up())
            return
        if self._over or (self._stopping is not None and not self._stopping.done()):
            return  # what the last time started must end first
        before, started = self._fence, self._clock()
        async with asyncio.timeout(RENEW_SECONDS):
            fence = await self._store.transact(lambda connection: sql.take_lease(connection, NAME, self._lease.id))
        if before is not None and fence != before:
            self.lose()
        elif fence is not None:
            self._renewed = started
            if before is None:
                self._fence = fence
                _log.info("this node does the jobs of the cluster now", extra={"epoch": fence.epoch})
                self._start_tasks()

    def lose(self) -> None:
        """Stop the jobs: another node may do them by now."""
        self._fence = None
        if self._tasks:
            self._stopping = asyncio.create_task(self._stop_tasks())

    async def on_lost(self) -> None:
        """Stop the jobs because the node has lost its own lease."""
        self.lose()

    async def give_up(self) -> None:
        """Let the jobs finish what they are doing, and leave them to another node for good."""
        self._over = True
        fence = self._fence
        if fence is None:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STOP_SECONDS):
                await self._stop_tasks()
        self._fence = None
        with contextlib.suppress(StoreError):  # then the lease ends by itself
            await self._store.transact(lambda connection: sql.give_up_lease(connection, fence))

    def _start_tasks(self) -> None:
        self._tasks = [asyncio.create_task(job()) for job in self._jobs]

    async def _stop_tasks(self) -> None:
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
