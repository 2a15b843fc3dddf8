"""The lease of a node: a row that it renews while it runs. Without a valid lease it answers for no table."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

import cosca
from cosca.server.protocol.refusal import StoreError
from cosca.server.storage import cluster as sql
from cosca.server.storage.cluster import NodeRow
from cosca.server.storage.store import Store

HEARTBEAT_SECONDS: Final = 1.0
VALID_SECONDS: Final = 2.0  # after the start of the last renewal: less than the lease, whatever the clocks do
RENEW_SECONDS: Final = 2.0  # for one renewal
_log = logging.getLogger("cosca.cluster")


@functools.cache
def newest_rules() -> dict[str, int]:
    """Return the newest rules that this version plays, by game."""
    return {game: cosca.game(game).rules_version for game in cosca.game_names()}


def node_id(name: str) -> str:
    """Return a new id for a node: a node that starts again is another one."""
    return f"{name}.{secrets.token_hex(4)}"


class NodeLease:
    """This node in the cluster, and which other nodes there are.

    `is_reachable` says whether other nodes reach this one; while they do not, the lease is not renewed, so that they
    can take its tables. `on_lost` is called once when the lease is no longer valid, and `on_beat` after each renewal.
    """

    def __init__(
        self,
        store: Store,
        name: str,
        address: str,
        is_reachable: Callable[[], bool] = lambda: True,
        clock: Callable[[], float] = time.monotonic,
        id: str = "",
    ) -> None:
        self.id: Final = id or node_id(name)
        self._store: Final = store
        self._is_reachable: Final = is_reachable
        self._clock: Final = clock
        self._row = NodeRow(self.id, 0.0, cosca.__version__, newest_rules(), False, address, 0.0)
        self._renewed: float | None = None  # the start of the last successful renewal
        self._was_valid = False
        self._ended = False
        self.failures = 0  # renewals that failed
        self.alive: dict[str, NodeRow] = {}  # the nodes with a lease, as of the last renewal
        self.on_lost: list[Callable[[], Awaitable[None]]] = []
        self.on_beat: list[Callable[[], Awaitable[None]]] = []

    @property
    def draining(self) -> bool:
        return self._row.draining

    @property
    def rules(self) -> dict[str, int]:
        """The newest rules that this node plays, by game."""
        return self._row.rules

    def is_valid(self) -> bool:
        """Return whether no other node can have taken a table of this one."""
        return not self._ended and self._renewed is not None and self._clock() - self._renewed < VALID_SECONDS

    def others(self) -> list[NodeRow]:
        """Return the other nodes that take tables."""
        return [row for row in self.alive.values() if row.id != self.id and not row.draining]

    async def renew(self) -> None:
        """Renew the lease, and read which nodes are alive. StoreError if the database does not answer in time."""
        if self._ended:
            raise StoreError("this node has ended its lease")
        if not self._is_reachable():
            raise StoreError("other nodes do not reach this one")
        started = self._clock()
        async with asyncio.timeout(RENEW_SECONDS):
            rows = await self._store.transact(lambda connection: sql.renew(connection, self._row), urgent=True)
        await self._check_lost()  # before the new lease counts: after a pause the old one may have ended unnoticed
        self._renewed = started
        self._was_valid = True
        self.alive = {row.id: row for row in rows}

    async def run(self) -> None:
        """Renew the lease until cancelled."""
        while True:
            try:
                await self.renew()
                for listener in self.on_beat:
                    await listener()
            except (StoreError, OSError) as error:  # a TimeoutError is an OSError
                self.failures += 1
                _log.warning("lease could not be renewed", extra={"node": self.id, "problem": str(error) or "timeout"})
            except Exception:
                self.failures += 1
                _log.exception("heartbeat failed", extra={"node": self.id})
            await self._check_lost()
            await asyncio.sleep(HEARTBEAT_SECONDS if self.is_valid() else HEARTBEAT_SECONDS / 4)

    async def watch(self) -> None:
        """Notice the end of the lease in time, even while a renewal hangs, until cancelled."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS / 4)
            await self._check_lost()

    async def _check_lost(self) -> None:
        if self._was_valid and not self.is_valid():
            self._was_valid = False
            _log.error("lease lost; this node gives up its tables", extra={"node": self.id})
            for listener in self.on_lost:
                await listener()

    async def drain(self) -> None:
        """Take no more tables; if the database cannot be reached now, it learns of that with the next heartbeat."""
        self._row = replace(self._row, draining=True)
        with contextlib.suppress(StoreError, OSError):
            await self.renew()

    async def end(self) -> None:
        """End the lease: other nodes may take what is left at once."""
        self._ended = True
        self._was_valid = False
        await self._store.transact(lambda connection: sql.end_lease(connection, self.id), urgent=True)
