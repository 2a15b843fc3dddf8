"""Runs the timeouts of tables whose deadline has come, whether they are in memory or not."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, NamedTuple

from cosca.server.jobs.adoption import Adoption
from cosca.server.protocol.refusal import Moved, StoreError
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.storage import deadlines

MAX_SLEEP_SECONDS: Final = 60.0  # between two reads of the deadlines
MAX_CONCURRENT: Final = 8  # tables
TABLE_SECONDS: Final = 30.0  # for one table
MIN_BACKOFF_SECONDS: Final = 5.0  # until a table that failed is tried again, doubled each time
MAX_BACKOFF_SECONDS: Final = 3600.0
MOVE_SECONDS: Final = 2.0  # for another node of a cluster to take a table, until it is looked at again
_log = logging.getLogger("cosca.tables")


class _Failure(NamedTuple):
    retry_at: float  # in uptime
    pause: float


class DeadlineScheduler:
    """Reads the earliest deadlines, sleeps until then, and runs the timeouts of these tables; one per server.

    A table that fails is logged and retried with backoff; the others go on. With an `adoption`, each node of a cluster
    looks after some of the tables.
    """

    def __init__(self, tables: TableRegistry, adoption: Adoption | None = None) -> None:
        self._tables: Final = tables
        self._adoption: Final = adoption
        self._failures: dict[str, _Failure] = {}
        self._woken: Final = asyncio.Event()
        self._next = 0.0  # uptime of the next read
        tables.on_deadline = self.wake_at
        if adoption is not None:
            adoption.wake = self.wake

    def wake_at(self, at: float) -> None:
        """Wake up in time for this new deadline."""
        if at < self._next:
            self._next = at
            self._woken.set()

    def wake(self) -> None:
        """Read the deadlines again now."""
        self.wake_at(self._tables.uptime.now())

    async def run(self) -> None:
        """Run timeouts until cancelled."""
        started = self._adoption is not None  # in a cluster, that is a job of one node
        while True:
            self._woken.clear()
            try:
                if not started:
                    await self.invalidate()
                    started = True
                pause = await self.run_due()
            except StoreError as error:
                _log.warning("deadlines could not be read", extra={"problem": str(error)})
                pause = MIN_BACKOFF_SECONDS
            try:
                async with asyncio.timeout(pause):
                    await self._woken.wait()
            except TimeoutError:
                pass

    async def invalidate(self) -> None:
        """Recompute deadlines: the time of day moved on while the server was down, which matters for quiet hours."""
        await self._tables.store.write(deadlines.invalidate_deadlines(self._tables.uptime.now()))

    async def handle_pause(self) -> None:
        """Recompute deadlines after a pause of the process, and send connected players the time."""
        self._tables.handle_process_pause()
        await self.invalidate()
        self.wake()

    async def run_due(self) -> float:
        """Run all tables that are due; return the seconds until the next may be."""
        uptime = self._tables.uptime
        while True:
            now = uptime.now()
            self._next = now + MAX_SLEEP_SECONDS
            waiting = [id for id, failure in self._failures.items() if failure.retry_at > now]
            of = None if self._adoption is None else self._adoption.looked_after()
            earliest = await deadlines.deadlines(self._tables.store, waiting, MAX_CONCURRENT, of)
            due = [deadline for deadline in earliest if deadline.at <= now]
            if not due:
                failures = self._failures.items()  # what is not due any more has moved, or is deleted
                self._failures = {id: failure for id, failure in failures if failure.retry_at > now}
                retries = [failure.retry_at for failure in self._failures.values()]
                times = [*[deadline.at for deadline in earliest], *retries]
                self._next = min([self._next, *times])
                return max(0.0, self._next - now)
            await asyncio.gather(*[self._run_table(deadline.table_id, deadline.owner) for deadline in due])

    async def _run_table(self, id: str, owner: str | None) -> None:
        """Run the timeouts of one table, or leave it to another node."""
        uptime = self._tables.uptime
        if self._adoption is not None and not await self._adoption.keep(id, owner):
            self._failures[id] = _Failure(uptime.now() + MOVE_SECONDS, MIN_BACKOFF_SECONDS / 2)
            return
        try:
            async with asyncio.timeout(TABLE_SECONDS):
                table = await self._tables.get(id)
                if table is not None:
                    await table.run_timeouts()
                    if table.row.deadline is not None and table.row.deadline <= uptime.now():
                        raise RuntimeError("the deadline is still in the past")
        except Moved:  # another node was quicker, or this one has lost its lease
            self._failures[id] = _Failure(uptime.now() + MOVE_SECONDS, MIN_BACKOFF_SECONDS / 2)
        except Exception:
            failure = self._failures.get(id)
            pause = MIN_BACKOFF_SECONDS if failure is None else min(2 * failure.pause, MAX_BACKOFF_SECONDS)
            self._failures[id] = _Failure(uptime.now() + pause, pause)
            _log.exception("timeouts of a table failed", extra={"table": id})
        else:
            self._failures.pop(id, None)
