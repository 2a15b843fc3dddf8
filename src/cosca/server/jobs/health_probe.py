"""Health probes of the database: at most one of each kind at a time, shared by all who ask."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from cosca.server.protocol.http_models import Health, NodeHealth
from cosca.server.storage.store import Store

TIMEOUT_SECONDS: Final = 2.0
FRESH_SECONDS: Final = 1.0  # an answer is reused for so long: however many ask, the database is probed once
_log = logging.getLogger("cosca")


class HealthProbe:
    """Probes whether the database reads, writes and is locked by this server.

    A probe without an answer in time is not repeated before it has one: what waits for a lost database does not grow
    with the number of requests. An answer that comes too late is dropped, because it says nothing about later times.
    """

    def __init__(
        self, store: Store, write: Callable[[], Awaitable[None]], node: Callable[[], NodeHealth] | None = None
    ) -> None:
        self._node: Final = node  # of a cluster
        self._probes: Final[dict[str, Callable[[], Awaitable[object]]]] = {
            "reading": lambda: store.user(""),
            "writing": write,
            "lock": store.holds_lock,
        }
        self._tasks: dict[str, asyncio.Task[bool]] = {}  # the last probe of each kind
        self._succeeded: dict[str, bool] = {}
        self._checking: asyncio.Task[None] | None = None
        self._checked_at = 0.0
        self.ready = False  # the server has started and is not stopping
        self.database_ms = 0.0

    async def check(self) -> Health:
        """Return the state of the server, probing the database if the last answer is old."""
        if self._checking is None and time.monotonic() - self._checked_at > FRESH_SECONDS:
            self._checking = asyncio.create_task(self._check())
        if self._checking is not None:
            await asyncio.shield(self._checking)
        node = None if self._node is None else self._node()
        connected = node is None or (node["lease"] and node["mesh"] and not node["draining"])
        reading, writing, lock = (self._succeeded.get(name, False) for name in self._probes)
        return {
            "alive": True,
            "ready": self.ready and reading and writing and lock and connected,
            "reading": reading,
            "writing": writing,
            "lock": lock,
            "database_ms": self.database_ms,
            "cluster": node,
        }

    async def close(self) -> None:
        """Cancel all probes."""
        self.ready = False
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._tasks.clear()

    async def _check(self) -> None:
        started = time.monotonic()
        try:
            late = {name for name, task in self._tasks.items() if not task.done()}
            tasks = {name: asyncio.create_task(self._probe(name)) for name in self._probes if name not in late}
            self._tasks |= tasks
            if tasks:
                await asyncio.wait(tasks.values(), timeout=TIMEOUT_SECONDS)
            for name in self._probes:
                answered = name in tasks and tasks[name].done()
                succeeded = answered and tasks[name].result()
                if not succeeded and self._succeeded.get(name, True):
                    _log.error("database probe failed", extra={"probe": name, "answers": answered})
                self._succeeded[name] = succeeded
        finally:
            self._checked_at, self._checking = time.monotonic(), None
            self.database_ms = round((self._checked_at - started) * 1000, 1)

    async def _probe(self, name: str) -> bool:
        try:
            return await self._probes[name]() is not False
        except Exception as error:
            _log.warning("database does not answer", exc_info=error, extra={"probe": name})
            return False
