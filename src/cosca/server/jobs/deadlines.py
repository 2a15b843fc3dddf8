"""Runs the timeouts of tables whose deadline has come, whether they are in memory or not."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, NamedTuple

from cosca.server.protocol.refusal import StoreError
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.storage import deadlines

MAX_SLEEP_SECONDS: Final = 60.0  # between two reads of the deadlines
MAX_CONCURRENT: Final = 8  # tables
TABLE_SECONDS: Final = 30.0  # for one table
MIN_BACKOFF_SECONDS: Final = 5.0  # until a table that failed is tried again, doubled each time
MAX_BACKOFF_SECONDS: Final = 3600.0
_log = logging.getLogger("cosca.tables")


class _Failure(NamedTuple):
    retry_at: float  # in uptime
    pause: float


class DeadlineScheduler:
    """Reads the earliest deadlines, sleeps until then, and runs the timeouts of these tables; one per server.

    A table that fails is logged and retried with backoff; the others go on.
    """

    def __init__(self, tables: TableRegistry) -> None:
        self._tables: Final = tables
        self._failures: dict[str, _Failure] = {}
        self._woken: Final = asyncio.Event()
        self._next = 0.0  # uptime of the next read
        tables.on_deadline = self.wake_at

    def wake_at(self, at: float) -> None:
        """Wake up in time for this new deadline."""
        if at < self._next:
            self._next = at
            self._woken.set()

    async def run(self) -> None:
        """Run timeouts until cancelled."""
        started = False
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
        self.wake_at(self._tables.uptime.now())

    async def run_due(self) -> float:
        """Run all tables that are due; return the seconds until the next may be."""
        uptime = self._tables.uptime
        while True:
            now = uptime.now()
            self._next = now + MAX_SLEEP_SECONDS
            waiting = [id for id, failure in self._failures.items() if failure.retry_at > now]
            earliest = await deadlines.deadlines(self._tables.store, waiting, MAX_CONCURRENT)
            due = [id for id, deadline in earliest if deadline <= now]
            if not due:
                retries = [failure.retry_at for failure in self._failures.values()]
                times = [*[deadline for _, deadline in earliest], *retries]
                self._next = min([self._next, *times])
                return max(0.0, self._next - now)
            await asyncio.gather(*[self._run_table(id) for id in due])

    async def _run_table(self, id: str) -> None:
        """Run the timeouts of one table."""
        uptime = self._tables.uptime
        try:
            async with asyncio.timeout(TABLE_SECONDS):
                table = await self._tables.get(id)
                if table is not None:
                    await table.run_timeouts()
                    if table.row.deadline is not None and table.row.deadline <= uptime.now():
                        raise RuntimeError("the deadline is still in the past")
        except Exception:
            failure = self._failures.get(id)
            pause = MIN_BACKOFF_SECONDS if failure is None else min(2 * failure.pause, MAX_BACKOFF_SECONDS)
            self._failures[id] = _Failure(uptime.now() + pause, pause)
            _log.exception("timeouts of a table failed", extra={"table": id})
        else:
            self._failures.pop(id, None)
