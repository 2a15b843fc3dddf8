"""Time that clocks run by: the seconds that this server has been up, over all its starts."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Self

from cosca.server import store_time
from cosca.server.errors import StoreError
from cosca.server.store import Store

BEAT: Final = 2.0  # seconds between two notes of it in the database: as much is lost by a kill
_log = logging.getLogger("cosca")


class Start(NamedTuple):
    """From this moment of the uptime on, the time of day was `wall` and what has passed since."""

    since: float
    wall: float


class Uptime:
    """Goes on from where it was, and neither jumps with the machine's clock nor runs while the server is down.

    The machine's clock is read once for each start, for the time of day.
    """

    def __init__(
        self,
        before: float = 0.0,
        clock: Callable[[], float] = time.monotonic,
        starts: Sequence[Start] = (),
        wall: float | None = None,
    ) -> None:
        self._clock = clock
        self._start = clock() - before
        self._starts = [
            *[each for each in starts if each.since < before],
            Start(before, time.time() if wall is None else wall),
        ]

    @classmethod
    async def begin(
        cls, store: Store, clock: Callable[[], float] = time.monotonic, wall: Callable[[], float] = time.time
    ) -> Self:
        """From what is kept; that it starts again is kept too."""
        before, starts = await store_time.uptime(store)
        uptime = cls(before, clock, [Start(*each) for each in starts], wall())
        await store.write(*store_time.new_start(*uptime.start))
        return uptime

    @property
    def start(self) -> Start:
        """The last one."""
        return self._starts[-1]

    def now(self) -> float:
        """Seconds."""
        return self._clock() - self._start

    def wall(self, at: float) -> float:
        """The time of day, in seconds UTC, at a moment of the uptime."""
        since, wall = self._starts[max(0, bisect_right(self._starts, at, key=lambda each: each.since) - 1)]
        return wall + at - since

    def at(self, wall: float) -> float:
        """The last moment of the uptime when it was that time of day; the next start if the server was down then."""
        first, now = self._starts[0], self.now()
        if wall < first.wall:  # before any that is known
            return first.since + wall - first.wall
        ends = [*[each.since for each in self._starts[1:]], now]
        for (since, began), end in reversed(list(zip(self._starts, ends, strict=True))):
            if began <= wall <= began + end - since:
                return since + wall - began
        return next((each.since for each in self._starts if each.wall > wall), now)

    def stretches(self, since: float, until: float) -> list[tuple[float, float]]:
        """What the time of day was from one moment to another: one stretch for each start."""
        edges = [since, *[each.since for each in self._starts if since < each.since < until], until]
        return [(self.wall(a), self.wall(a) + b - a) for a, b in itertools.pairwise(edges)]

    async def keep(self, store: Store) -> None:
        """Notes it in the database."""
        await store.write(store_time.beat(self.start.since, self.now()))

    async def go_on(self, store: Store) -> None:
        """Notes it again and again, until it is cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.keep(store)
            except StoreError as wrong:
                _log.warning("the uptime could not be kept", extra={"problem": str(wrong)})
