"""Which node answers for a table, as an edge sees it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Protocol

from cosca.kernel.errors import CoscaError
from cosca.server.cluster.ownership import ClusterOwnership, OwnedElsewhere
from cosca.server.protocol.refusal import Moved

PROBE_SECONDS: Final = 0.25  # between two looks into the database while an owner does not answer


class Tables(Protocol):
    """The tables of this node, as far as they concern who owns them."""

    def is_here(self, id: str) -> bool:
        """Return whether the table is in memory."""
        ...

    async def get(self, id: str) -> object:
        """Claim and load the table; OwnedElsewhere if another node runs it."""
        ...


class Owners:
    """Finds the owners of tables, and claims those that have none.

    Hundreds of sockets may lose the same owner at once. While its lease lasts nothing can be done, so only one of them
    looks into the database now and then.
    """

    def __init__(
        self, tables: Tables, ownership: ClusterOwnership, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.node: Final = ownership.lease.id
        self._tables: Final = tables
        self._ownership: Final = ownership
        self._clock: Final = clock
        self._silent: Final[dict[str, float]] = {}  # by node that does not answer: when to look into the database again

    async def locate(self, table_id: str) -> str | None:
        """Return the node that answers for a table, after claiming it for this node if it is free.

        None if there is no such node at present. A table that does not exist is answered for here.
        """
        if self._tables.is_here(table_id):
            return self.node
        cached = self._ownership.cached(table_id)
        if cached is not None:
            if cached not in self._silent:
                return cached
            if self._clock() < self._silent[cached]:
                return None
            self._silent[cached] = self._clock() + PROBE_SECONDS
        if not (table_id.isascii() and table_id.isprintable()):
            return self.node
        try:
            await self._tables.get(table_id)
        except OwnedElsewhere as elsewhere:
            if elsewhere.node is not None and elsewhere.node != self.node:
                self._ownership.remember(table_id, elsewhere.node)
                return elsewhere.node
            return None
        except Moved:
            return None
        except CoscaError:
            pass  # the route says what is wrong
        if cached in self._silent:
            self._silent[cached] = 0.0  # its lease is over: its other tables can be claimed at once
        return self.node

    def is_alive(self, node: str) -> bool:
        """Return whether a node had a lease a moment ago."""
        return node in self._ownership.lease.alive

    def others(self) -> list[str]:
        """Return the other nodes."""
        return [node for node in self._ownership.lease.alive if node != self.node]

    def answered(self, node: str) -> None:
        """Note that a node answers."""
        self._silent.pop(node, None)

    def moved(self, table_id: str) -> None:
        """Note that a node does not run a table any more."""
        self._ownership.forget(table_id)

    def unreachable(self, node: str) -> None:
        """Note that a node does not answer."""
        for other in [other for other in self._silent if not self.is_alive(other)]:
            del self._silent[other]
        self._silent.setdefault(node, 0.0)
