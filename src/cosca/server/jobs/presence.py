"""Who is connected and who looks at which table, wherever in a cluster they are."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final

from sqlalchemy import select

from cosca.server.cluster.cluster import Cluster
from cosca.server.cluster.mesh import Unreachable
from cosca.server.core.caches import keep_newest
from cosca.server.realtime.connections import ConnectionRegistry
from cosca.server.registry.table_registry import TableRegistry
from cosca.server.storage.schema import tables as table_rows

Pair = tuple[str, str]  # the ids of a table and a user
MAX_LOOKS: Final = 10_000  # remembered until the next refresh
UNKNOWN_SECONDS: Final = 1.0  # ago: when a user was last seen at a table whose node does not answer


class Presence:
    """Who is where on a single server: it has all connections and tables itself."""

    def __init__(self, tables: TableRegistry, connections: ConnectionRegistry) -> None:
        self._tables: Final = tables
        self._connections: Final = connections

    def last_look(self, table_id: str, user_id: str) -> float | None:
        """Return the uptime at which a user last saw a table: now if they look at it, None if it is not known."""
        return self._tables.last_look(table_id, user_id)

    async def refresh(self, looks: Collection[Pair]) -> None:
        """Learn who looks at tables of other nodes, before `last_look` is asked about them."""

    async def watched(self, ids: Iterable[str]) -> set[str]:
        """Return those of the tables that someone has open, or may have open."""
        return {id for id in ids if self._tables.has_subscribers(id)}

    async def connected(self, users: Iterable[str]) -> set[str]:
        """Return those of the users who are connected, or may be."""
        return {user for user in users if self._connections.is_connected(user)}

    async def tablemate_names(self, user: str) -> list[str]:
        """Return the names of all users at the open tables of a user, spectators too."""
        return self._tables.tablemate_names(user)

    async def vacate_waiting(self, user: str) -> None:
        """Free the seats of a user who is about to be deleted at tables that wait, and notify those who watch them."""
        await self._tables.vacate_waiting(user)


class ClusterPresence(Presence):
    """Who is where in a cluster: the owner of a table knows who looks at it, and every node its own connections.

    A node that does not answer may have anyone: nothing is deleted or sent because of it.
    """

    def __init__(self, tables: TableRegistry, connections: ConnectionRegistry, cluster: Cluster) -> None:
        super().__init__(tables, connections)
        self._cluster: Final = cluster
        self._looks: dict[Pair, float | None] = {}  # at tables of other nodes, as of the last refresh
        questions = cluster.questions
        questions.answer("looks", self._answer_looks)
        questions.answer("watched", self._answer_watched)
        questions.answer("connected", self._answer_connected)
        questions.answer("tablemates", self._answer_tablemates)
        questions.answer("vacate", self._answer_vacate)

    def last_look(self, table_id: str, user_id: str) -> float | None:
        if self._tables.is_here(table_id):
            return super().last_look(table_id, user_id)
        return self._looks.get((table_id, user_id))

    async def refresh(self, looks: Collection[Pair]) -> None:
        wanted = [pair for pair in looks if not self._tables.is_here(pair[0])]
        for pair in wanted:
            self._looks.pop(pair, None)
        for node, ids in (await self._owners({table for table, _ in wanted})).items():
            pairs = [pair for pair in wanted if pair[0] in ids]
            try:
                ages = await self._cluster.questions.ask(node, "looks", pairs)
                seen = dict(zip(pairs, ages, strict=True))
            except Unreachable:
                seen = dict.fromkeys(pairs, UNKNOWN_SECONDS)
            now = self._tables.uptime.now()
            for pair, age in seen.items():
                keep_newest(self._looks, pair, None if age is None else now - age, MAX_LOOKS)

    async def watched(self, ids: Iterable[str]) -> set[str]:
        found = set[str]()
        for node, owned in (await self._owners(set(ids))).items():
            if node == self._cluster.lease.id:
                found |= await super().watched(owned)
                continue
            try:
                found |= set(await self._cluster.questions.ask(node, "watched", sorted(owned)))
            except Unreachable:
                found |= owned
        return found

    async def connected(self, users: Iterable[str]) -> set[str]:
        asked = set(users)
        answers = await self._cluster.questions.ask_others("connected", sorted(asked))
        if answers is None:
            return asked
        return (await super().connected(asked)).union(*answers)

    async def tablemate_names(self, user: str) -> list[str]:
        answers = await self._cluster.questions.ask_others("tablemates", user) or []
        return [*await super().tablemate_names(user), *[name for names in answers for name in names]]

    async def vacate_waiting(self, user: str) -> None:
        await super().vacate_waiting(user)
        await self._cluster.questions.ask_others("vacate", user)  # each node has its tables

    async def _owners(self, ids: set[str]) -> dict[str, set[str]]:
        """Return the nodes that own these tables and are alive, each with its tables."""
        wanted = select(table_rows.c.id, table_rows.c.owner).where(table_rows.c.id.in_(ids))
        owners: dict[str, set[str]] = {}
        for row in await self._tables.store.read(lambda connection: connection.execute(wanted).all()) if ids else ():
            if row.owner in self._cluster.lease.alive:
                owners.setdefault(row.owner, set()).add(row.id)
        return owners

    # ---------------------------------------------------------------- for other nodes

    async def _answer_looks(self, pairs: list[Any]) -> list[float | None]:
        """Return how many seconds ago each user looked at the table; None if it is not known."""
        now = self._tables.uptime.now()
        looks = [self._tables.last_look(table, user) for table, user in pairs]
        return [None if look is None else max(0.0, now - look) for look in looks]

    async def _answer_watched(self, ids: list[Any]) -> list[str]:
        return sorted(await super().watched(ids))

    async def _answer_connected(self, users: list[Any]) -> list[str]:
        return sorted(await super().connected(users))

    async def _answer_tablemates(self, user: Any) -> list[str]:
        return await super().tablemate_names(str(user))

    async def _answer_vacate(self, user: Any) -> None:
        await super().vacate_waiting(str(user))
