"""Which node runs a table. A single server owns every table; the nodes of a cluster claim them in the database."""

from __future__ import annotations

import random
from typing import Final, Protocol

from cosca.server.cluster.node import NodeLease
from cosca.server.core.caches import keep_newest
from cosca.server.protocol.refusal import Moved
from cosca.server.storage import cluster as sql
from cosca.server.storage.fence import TableFence
from cosca.server.storage.store import Store

NO_EPOCH: Final = 0  # of a table that does not exist: no claim has it, so nothing can be written with it
MAX_CACHED: Final = 20_000  # owners of tables that other nodes run


class OwnedElsewhere(Moved):
    """Raised if another node runs a table, or has to; `node` is that node, None if there is none at present."""

    def __init__(self, node: str | None) -> None:
        super().__init__(f"the table belongs to node {node}" if node else "no node can run this table at present")
        self.node: Final = node


class Ownership(Protocol):
    """Decides whether this process may run a table."""

    def is_valid(self) -> bool:
        """Return whether this process may still answer for the tables it claimed."""
        ...

    def new_fence(self, table_id: str) -> TableFence | None:
        """Return the fence of a table that this process creates; None if tables need none. Raise OwnedElsewhere if
        this process may run no table at present.
        """
        ...

    async def claim(self, table_id: str) -> TableFence | None:
        """Claim a table before it is loaded; return its fence. Raise OwnedElsewhere if another node runs it."""
        ...

    async def release(self, fence: TableFence) -> None:
        """Give a table up, unless it has been claimed again since."""
        ...


class SingleNode:
    """The ownership of a server that has the database to itself: the lock of the database is enough."""

    def is_valid(self) -> bool:
        return True

    def new_fence(self, table_id: str) -> TableFence | None:
        return None

    async def claim(self, table_id: str) -> TableFence | None:
        return None

    async def release(self, fence: TableFence) -> None:
        pass


class ClusterOwnership:
    """The tables that a node of a cluster has claimed, and where the others are.

    Safety rests on the fence alone: every write to a table carries its epoch. The lease only keeps nodes from taking
    tables from each other.
    """

    def __init__(self, store: Store, lease: NodeLease) -> None:
        self.lease: Final = lease
        self._store: Final = store
        self._elsewhere: dict[str, str] = {}  # by table: its owner, when it was last asked for
        self.claims = 0

    def is_valid(self) -> bool:
        return self.lease.is_valid()

    def new_fence(self, table_id: str) -> TableFence | None:
        if not self.lease.is_valid():
            raise OwnedElsewhere(None)
        return TableFence(table_id, self.lease.id, 1)

    async def claim(self, table_id: str) -> TableFence | None:
        if not self.lease.is_valid():
            raise OwnedElsewhere(None)
        result = await self._store.transact(
            lambda connection: (
                sql.locate(connection, table_id)
                if self.lease.draining  # which the database may not know yet
                else sql.claim(connection, table_id, self.lease.id)
            )
        )
        if not result.exists:
            return TableFence(table_id, self.lease.id, NO_EPOCH)
        if result.epoch is not None:
            self.claims += 1
            self._elsewhere.pop(table_id, None)
            return TableFence(table_id, self.lease.id, result.epoch)
        raise OwnedElsewhere(result.owner or self._other_node(result.game, result.rules))

    async def release(self, fence: TableFence) -> None:
        await self._store.transact(lambda connection: sql.release(connection, fence))

    async def release_all(self) -> None:
        """Give up everything that this node owns: it stops, and has no table in memory any more."""
        await self._store.transact(lambda connection: sql.release_all(connection, self.lease.id))

    def _other_node(self, game: str, rules: int) -> str | None:
        """Return a node that can run a table that this one may not: it is draining, or its rules are older."""
        able = [node.id for node in self.lease.others() if node.rules.get(game, -1) >= rules]
        return random.choice(able) if able else None

    # ---------------------------------------------------------------- where the others are

    def cached(self, table_id: str) -> str | None:
        """Return the node that last was the owner of a table, if it is alive."""
        node = self._elsewhere.get(table_id)
        return node if node in self.lease.alive else None

    def remember(self, table_id: str, node: str) -> None:
        """Remember the owner of a table."""
        keep_newest(self._elsewhere, table_id, node, MAX_CACHED)

    def forget(self, table_id: str) -> None:
        """Forget the owner of a table: it does not answer, or is not the owner any more."""
        self._elsewhere.pop(table_id, None)
