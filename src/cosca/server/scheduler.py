"""What is due by the clock happens, also at tables that are not in memory."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, NamedTuple

from cosca.server import store_time
from cosca.server.errors import StoreError
from cosca.server.tables import Tables

LONGEST: Final = 60.0  # seconds between two looks
AT_ONCE: Final = 8  # tables
PATIENCE: Final = 30.0  # seconds for one table
FIRST: Final = 5.0  # seconds until a table that failed is tried again, twice as long each time
LAST: Final = 3600.0
_log = logging.getLogger("cosca.tables")


class _Failed(NamedTuple):
    again: float  # in uptime
    pause: float


class Scheduler:
    """One for the server: it reads the earliest deadlines, sleeps until then, and lets the tables do what is due.

    A table that fails is logged and tried again later, ever more rarely; the others go on.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        self._failed: dict[str, _Failed] = {}
        self._earlier: Final = asyncio.Event()
        self._next = 0.0  # when it looks again, in uptime
        tables.deadline = self.deadline

    def deadline(self, at: float) -> None:
        """There is such a deadline."""
        if at < self._next:
            self._next = at
            self._earlier.set()

    async def go_on(self) -> None:
        """Goes on until it is cancelled."""
        begun = False
        while True:
            self._earlier.clear()
            try:
                if not begun:
                    await self.begin()
                    begun = True
                pause = await self.look()
            except StoreError as wrong:
                _log.warning("the deadlines could not be read", extra={"problem": str(wrong)})
                pause = FIRST
            try:
                async with asyncio.timeout(pause):
                    await self._earlier.wait()
            except TimeoutError:
                pass

    async def begin(self) -> None:
        """While the server was down the time of day went on: for whoever has quiet hours deadlines are others now."""
        await self._tables.store.write(store_time.reckon_again(self._tables.uptime.now()))

    async def look(self) -> float:
        """Does all that is due now; the seconds until something else may be."""
        uptime = self._tables.uptime
        while True:
            now = uptime.now()
            self._next = now + LONGEST
            waiting = [id for id, failed in self._failed.items() if failed.again > now]
            found = await store_time.deadlines(self._tables.store, waiting, AT_ONCE)
            due = [id for id, deadline in found if deadline <= now]
            if not due:
                times = [*[deadline for _, deadline in found], *[each.again for each in self._failed.values()]]
                self._next = min([self._next, *times])
                return max(0.0, self._next - now)
            await asyncio.gather(*[self._due(id) for id in due])

    async def _due(self, id: str) -> None:
        """Lets one table do what is due."""
        uptime = self._tables.uptime
        try:
            async with asyncio.timeout(PATIENCE):
                table = await self._tables.get(id)
                if table is not None:
                    await table.due()
                    if table.row.deadline is not None and table.row.deadline <= uptime.now():
                        raise RuntimeError("its deadline stays in the past")
        except Exception:  # of one table
            before = self._failed.get(id)
            pause = FIRST if before is None else min(2 * before.pause, LAST)
            self._failed[id] = _Failed(uptime.now() + pause, pause)
            _log.exception("what is due at a table could not be done", extra={"table": id})
        else:
            self._failed.pop(id, None)
