"""The time base of clocks: the seconds that this server has been up over all starts."""

from __future__ import annotations

import asyncio
import itertools
import logging
import math
import time
from bisect import bisect_right
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple, Self

from cosca.server.protocol.refusal import StoreError
from cosca.server.storage import deadlines
from cosca.server.storage.store import Store

PERSIST_SECONDS: Final = 2.0  # seconds between two writes to the database; a kill loses at most as many
WATCH_SECONDS: Final = 0.5  # seconds between two readings of the clock
PAUSE_SECONDS: Final = (
    3.0  # seconds between two readings from which on the process, the event loop or the machine was suspended
)
PAUSE_CHARGE_SECONDS: Final = 0.001  # seconds that a pause counts, so that all starts have different uptimes
_log = logging.getLogger("cosca")


def steady() -> float:
    """Return monotonic seconds, including those of a suspended machine where the system counts them."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class Start(NamedTuple):
    """A start or the end of a pause: `wall` is the wall time at the uptime `since`."""

    since: float
    wall: float


class Uptime:
    """The uptime of one server: it continues over restarts, does not run while the server is down, and never jumps.

    A pause does not count either: if the clock was not read for longer than `pause` seconds, nobody could play.
    The wall clock is read once per start, for the time of day; a pause corrects it like a start.
    """

    def __init__(
        self,
        before: float = 0.0,
        clock: Callable[[], float] = steady,
        starts: Sequence[Start] = (),
        wall: float | None = None,
        pause: float = math.inf,
    ) -> None:
        self._clock: Final = clock
        self._pause: Final = pause
        self._at = clock()  # the last reading
        self._passed = before
        self._starts = [
            *[start for start in starts if start.since < before],
            Start(before, time.time() if wall is None else wall),
        ]
        self._unsaved: list[Start] = []  # not yet in the database

    @classmethod
    async def begin(
        cls,
        store: Store,
        clock: Callable[[], float] = steady,
        wall: Callable[[], float] = time.time,
        pause: float = math.inf,
    ) -> Self:
        """Continue from the stored uptime and record this start."""
        before, starts = await deadlines.uptime(store)
        uptime = cls(before, clock, [Start(*each) for each in starts], wall(), pause)
        await store.write(*deadlines.new_start(*uptime.start))
        return uptime

    @property
    def start(self) -> Start:
        """The last start."""
        return self._starts[-1]

    def now(self) -> float:
        """Return the uptime in seconds; the first call after a pause detects it."""
        at = self._clock()
        gap, self._at = at - self._at, at
        if gap > self._pause:
            self._passed += PAUSE_CHARGE_SECONDS
            paused = Start(self._passed, self.wall(self._passed) + gap - PAUSE_CHARGE_SECONDS)
            self._starts.append(paused)
            self._unsaved.append(paused)
            _log.warning("server was suspended; clocks did not run", extra={"seconds": round(gap, 1)})
        else:
            self._passed += gap
        return self._passed

    def wall(self, at: float) -> float:
        """Return the wall time, in seconds UTC, at an uptime."""
        since, wall = self._starts[max(0, bisect_right(self._starts, at, key=lambda start: start.since) - 1)]
        return wall + at - since

    def uptime_at(self, wall: float) -> float:
        """Return the last uptime with that wall time; the next start if the server was down then."""
        first, now = self._starts[0], self.now()
        if wall < first.wall:  # before all known starts
            return first.since + wall - first.wall
        ends = [*[start.since for start in self._starts[1:]], now]
        for (since, began), end in reversed(list(zip(self._starts, ends, strict=True))):
            if began <= wall <= began + end - since:
                return since + wall - began
        return next((start.since for start in self._starts if start.wall > wall), now)

    def wall_intervals(self, since: float, until: float) -> list[tuple[float, float]]:
        """Return the intervals of wall time between two uptimes, one for each start."""
        edges = [since, *[start.since for start in self._starts if since < start.since < until], until]
        return [(self.wall(a), self.wall(a) + b - a) for a, b in itertools.pairwise(edges)]

    async def persist(self, store: Store) -> None:
        """Store the uptime."""
        now, new = self.now(), list(self._unsaved)
        writes = [write for start in new for write in deadlines.new_start(*start)]
        await store.write(*writes, deadlines.update_uptime(self.start.since, now))
        self._unsaved = [start for start in self._unsaved if start not in new]

    async def run(self, store: Store) -> None:
        """Store the uptime periodically until cancelled."""
        while True:
            await asyncio.sleep(PERSIST_SECONDS)
            try:
                await self.persist(store)
            except StoreError as error:
                _log.warning("storing the uptime failed", extra={"problem": str(error)})

    async def watch(self, on_pause: Callable[[], Awaitable[None]]) -> None:
        """Read the clock periodically until cancelled; call the function after each pause."""
        seen = self.start
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            self.now()
            if self.start != seen:
                try:
                    await on_pause()
                    seen = self.start
                except Exception:  # without readings, idle time would be taken for a pause
                    _log.exception("handling a pause failed; it is retried")
