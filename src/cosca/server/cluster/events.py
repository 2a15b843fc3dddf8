"""Events: what every process that has users and tables in memory has to learn, such as a new name.

A single server handles an event right after the write that causes it. In a cluster the event is a row of the same
transaction; every node handles the rows in their order, from where it stands. A message only wakes the nodes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Literal, NamedTuple, Protocol, Self

from sqlalchemy import Connection

from cosca.server.cluster.questions import Questions
from cosca.server.protocol.refusal import StoreError
from cosca.server.storage import cluster_jobs as sql
from cosca.server.storage.database import BoundStatement, Write
from cosca.server.storage.store import Store

_log = logging.getLogger("cosca.cluster")

Kind = Literal["renamed", "hours", "left", "disconnect", "table", "deadlines"]
Handler = Callable[[str], Awaitable[None]]


class Event(NamedTuple):
    """What happened, and to which user or table."""

    kind: Kind
    about: str = ""


class Events(Protocol):
    """Makes events known to all who handle them."""

    def handle(self, kind: Kind, handler: Handler) -> None:
        """Handle the events of a kind with this function, which gets the id of the user or table."""
        ...

    async def write(self, *statements: Write, events: Sequence[Event]) -> None:
        """Execute all statements and commit them, or none; then have the events handled."""
        ...

    async def poll(self) -> None:
        """Have events of other nodes handled."""
        ...


class LocalEvents:
    """The events of a single server: handled at once."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._handlers: dict[str, Handler] = {}

    def handle(self, kind: Kind, handler: Handler) -> None:
        self._handlers[kind] = handler

    async def write(self, *statements: Write, events: Sequence[Event]) -> None:
        if statements:
            await self._store.write(*statements)
        for event in events:
            await self._handlers[event.kind](event.about)

    async def poll(self) -> None:
        pass


class ClusterEvents:
    """The events of a cluster, as this node handles them: each once, in the order of their numbers."""

    def __init__(self, store: Store, questions: Questions) -> None:
        self._store: Final = store
        self._questions: Final = questions
        self._handlers: dict[str, Handler] = {}
        self._handled = 0  # the number of the last event that was handled
        self._lock: Final = asyncio.Lock()

    def handle(self, kind: Kind, handler: Handler) -> None:
        self._handlers[kind] = handler

    @classmethod
    async def open(cls, store: Store, questions: Questions) -> Self:
        """Begin with what happens from now on: what this node loads later is up to date."""
        events = cls(store, questions)
        events._handled = await store.read(sql.last_event)
        questions.answer("events", events._woken)
        return events

    async def write(self, *statements: Write, events: Sequence[Event]) -> None:
        if not events:
            await self._store.write(*statements)
            return

        def work(connection: Connection) -> None:
            for write in statements:
                connection.execute(*write) if isinstance(write, BoundStatement) else connection.execute(write)
            for event in events:  # last: they hold a lock, after which nothing may wait for another one
                for statement in sql.insert_event(event.kind, event.about):
                    connection.execute(statement)

        await self._store.transact(work)
        await self._questions.tell_all("events")
        await self.poll()

    async def poll(self) -> None:
        """Handle all new events."""
        async with self._lock:
            for row in await self._store.read(lambda connection: sql.events_after(connection, self._handled)):
                handler = self._handlers.get(row.kind)  # none: a newer node knows it
                try:
                    if handler is not None:
                        await handler(row.about)
                except StoreError:
                    raise  # it is retried
                except Exception:  # the others are handled all the same
                    _log.exception("event could not be handled", extra={"n": row.n, "kind": row.kind})
                self._handled = row.n

    async def _woken(self, _: Any) -> None:
        await self.poll()
