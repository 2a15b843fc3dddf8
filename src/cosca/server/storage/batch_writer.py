"""The single writer of the database, which groups the batches of many tables in one commit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from cosca.server.protocol.refusal import Fenced, Moved, StoreError
from cosca.server.storage.database import Write, Writer
from cosca.server.storage.execution import execute
from cosca.server.storage.fence import Fence, NodeFence, stale_fences

MAX_BATCHES = 500  # in one commit
RECONNECT_SECONDS = 30.0  # until writes fail while the database cannot be reached
CONNECTION_LOST = "the connection to the database was lost, or another program keeps it busy"
DEADLOCK = "40P01"
MIN_BACKOFF_SECONDS, MAX_BACKOFF_SECONDS = 0.05, 2.0
_log = logging.getLogger("cosca.cluster")


@dataclass(slots=True, eq=False)
class _Batch:
    statements: Sequence[Write]
    fence: NodeFence | None = None
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class BatchWriter:
    """Writes batches in the order of their arrival. A batch is written as a whole or not at all.

    All queued batches are one transaction. If it fails, each batch is tried alone, so that only the caller of a failing
    one gets the error. If the connection is lost, all wait while it is reopened; after `reconnect_seconds` all of them
    fail. With a `fence`, nothing is written once another server has opened the database; a batch with its own one
    raises Moved once another node has overtaken it.
    """

    def __init__(
        self,
        connect: Callable[[], Awaitable[Writer]],
        reconnect_seconds: float = RECONNECT_SECONDS,
        fence: Fence | None = None,
    ) -> None:
        self._connect = connect
        self._fence = fence
        self._reconnect_seconds = reconnect_seconds
        self._writer: Writer | None = None
        self._waiting: deque[_Batch] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.batches = 0
        self.fenced = 0  # batches that were rejected because another node had overtaken their fence

    def start(self, writer: Writer | None = None) -> None:
        """Start writing, with this connection until it is lost."""
        self._writer = writer
        self._task = asyncio.create_task(self._run(), name="batch writer")

    async def close(self) -> None:
        """Refuse further writes, write what is queued, and stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        await self._disconnect()

    async def write(self, statements: Sequence[Write], fence: NodeFence | None = None) -> None:
        """Write a batch and return when it is committed. Cancelling the caller does not stop the write."""
        if self._closing:
            raise StoreError("the database is closed")
        batch = _Batch(statements, fence)
        self._waiting.append(batch)
        self._wake.set()
        await asyncio.shield(batch.done)

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            batches = [self._waiting.popleft() for _ in range(min(MAX_BATCHES, len(self._waiting)))]
            if not self._waiting and not self._closing:
                self._wake.clear()
            if batches:
                await self._write(batches)

    async def _write(self, batches: list[_Batch]) -> None:
        try:
            await self._commit(batches)
        except StoreError as lost:
            for batch in (*batches, *self._waiting):
                batch.done.set_exception(type(lost)(str(lost)))
            self._waiting.clear()
        except Exception as error:
            if len(batches) == 1:
                if isinstance(error, Moved):
                    self.fenced += 1
                    _log.warning("late write rejected", extra={"fence": str(batches[0].fence)})
                batches[0].done.set_exception(error)
            else:
                for batch in batches:
                    await self._write([batch])
        else:
            self.batches += len(batches)
            for batch in batches:
                batch.done.set_result(None)

    async def _commit(self, batches: list[_Batch]) -> None:
        """Run one transaction, again whenever the connection is lost before its commit is confirmed."""
        transaction = _Transaction(
            [statement for batch in batches for statement in batch.statements],
            self._fence,
            {batch.fence for batch in batches if batch.fence is not None},
        )
        until = time.monotonic() + self._reconnect_seconds
        pause = MIN_BACKOFF_SECONDS
        while True:
            try:
                if self._writer is None:
                    self._writer = await self._connect()
                await self._writer.run(transaction)
                self.commits += 1
                return
            except Exception as error:
                if not _is_connection_lost(error):
                    raise
                await self._disconnect()
                if self._closing or time.monotonic() + pause > until:
                    raise StoreError(str(error) if isinstance(error, StoreError) else CONNECTION_LOST) from error
            await asyncio.sleep(pause)
            pause = min(2 * pause, MAX_BACKOFF_SECONDS)

    async def _disconnect(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None:
            with contextlib.suppress(Exception):  # it is gone anyway
                await writer.close()


class _Transaction:
    """Statements that are committed once, however often it is called; a failed call rolls back."""

    def __init__(self, statements: list[Write], fence: Fence | None, node_fences: set[NodeFence]) -> None:
        self._statements = statements
        self._fence = fence
        self._node_fences = node_fences
        self._id: str | None = None

    def __call__(self, connection: Connection) -> None:
        try:
            if self._id is None or not self._was_committed(connection, self._id):
                self._id = None
                if self._fence is not None:
                    self._fence.check(connection)
                if self._node_fences and (stale := stale_fences(connection, self._node_fences)):
                    raise Moved(f"another node has overtaken {len(stale)} of {len(self._node_fences)} fences")
                for write in self._statements:
                    execute(connection, write)
                if connection.dialect.name == "postgresql":
                    self._id = connection.execute(text("SELECT pg_current_xact_id()::text")).scalar_one()
                connection.commit()
        except Exception:
            connection.rollback()
            raise

    def _was_committed(self, connection: Connection, id: str) -> bool:
        """Return whether a transaction whose commit got no answer was committed."""
        status = connection.execute(text("SELECT pg_xact_status(cast(:id AS text)::xid8)"), {"id": id}).scalar_one()
        connection.rollback()
        if status == "in progress":
            raise ConnectionError("the last commit is still in progress")
        return status == "committed"


def _is_connection_lost(error: Exception) -> bool:
    """Return whether a retry with another connection may succeed. A StoreError comes from connecting."""
    if isinstance(error, DBAPIError):
        busy = str(getattr(error.orig, "sqlite_errorname", "")).startswith("SQLITE_BUSY")
        deadlock = getattr(error.orig, "sqlstate", None) == DEADLOCK  # with another node, which can go on now
        return error.connection_invalidated or busy or deadlock
    return isinstance(error, OSError | StoreError) and not isinstance(error, Fenced)
