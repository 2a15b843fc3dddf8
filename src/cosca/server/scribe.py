"""One writer for the database: what many tables write at once is one commit."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from cosca.server.database import Bound, Write, Writer
from cosca.server.errors import StoreError

TOGETHER = 500  # batches in one commit at most
PATIENCE_SECONDS = 30.0  # how long a lost database is waited for
LOST = "the connection to the database was lost, or another program keeps it busy"
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0


@dataclass(slots=True, eq=False)
class _Batch:
    statements: Sequence[Write]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Scribe:
    """Writes batches in the order in which they came. A batch is written as a whole or not at all.

    Everything that waits is one transaction. If that fails, each batch is tried alone, so that only a wrong one is
    told its error. If the connection is lost, everyone waits while it is made anew; after `patience` seconds all who
    wait are told.
    """

    def __init__(self, connect: Callable[[], Awaitable[Writer]], patience: float = PATIENCE_SECONDS) -> None:
        self._connect = connect
        self._patience = patience
        self._writer: Writer | None = None
        self._waiting: deque[_Batch] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.batches = 0

    def start(self, writer: Writer | None = None) -> None:
        """Begins to write, over this connection until it is lost."""
        self._writer = writer
        self._task = asyncio.create_task(self._run(), name="scribe")

    async def close(self) -> None:
        """Takes nothing more, writes what waits, and ends."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        await self._drop()

    async def write(self, statements: Sequence[Write]) -> None:
        """Returns when all of them are committed. A caller that is cancelled meanwhile stops no write."""
        if self._closing:
            raise StoreError("the database is closed")
        batch = _Batch(statements)
        self._waiting.append(batch)
        self._wake.set()
        await asyncio.shield(batch.done)

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            batches = [self._waiting.popleft() for _ in range(min(TOGETHER, len(self._waiting)))]
            if not self._waiting and not self._closing:
                self._wake.clear()
            if batches:
                await self._write(batches)

    async def _write(self, batches: list[_Batch]) -> None:
        try:
            await self._commit_through(batches)
        except StoreError as gone:
            for batch in (*batches, *self._waiting):
                batch.done.set_exception(StoreError(str(gone)))
            self._waiting.clear()
        except Exception as wrong:
            if len(batches) == 1:
                batches[0].done.set_exception(wrong)
            else:
                for batch in batches:
                    await self._write([batch])
        else:
            self.batches += len(batches)
            for batch in batches:
                batch.done.set_result(None)

    async def _commit_through(self, batches: list[_Batch]) -> None:
        """One transaction, begun again as often as the connection is lost before it is known to be committed."""
        work = _Transaction([statement for batch in batches for statement in batch.statements])
        until = time.monotonic() + self._patience
        pause = FIRST_PAUSE
        while True:
            try:
                if self._writer is None:
                    self._writer = await self._connect()
                await self._writer.run(work)
                self.commits += 1
                return
            except Exception as wrong:
                if not _lost(wrong):
                    raise
                await self._drop()
                if self._closing or time.monotonic() + pause > until:
                    raise StoreError(str(wrong) if isinstance(wrong, StoreError) else LOST) from wrong
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _drop(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None:
            with contextlib.suppress(Exception):  # it is gone anyway
                await writer.close()


class _Transaction:
    """Statements that are committed once, however often it is called; a failed call leaves the connection free."""

    def __init__(self, statements: list[Write]) -> None:
        self._statements = statements
        self._id: str | None = None

    def __call__(self, connection: Connection) -> None:
        try:
            if self._id is None or not self._was_committed(connection, self._id):
                self._id = None
                for each in self._statements:
                    connection.execute(*each) if isinstance(each, Bound) else connection.execute(each)
                if connection.dialect.name == "postgresql":
                    self._id = connection.execute(text("SELECT pg_current_xact_id()::text")).scalar_one()
                connection.commit()
        except Exception:
            connection.rollback()
            raise

    def _was_committed(self, connection: Connection, id: str) -> bool:
        """Whether the transaction whose commit got no answer was carried out all the same."""
        status = connection.execute(text("SELECT pg_xact_status(cast(:id AS text)::xid8)"), {"id": id}).scalar_one()
        connection.rollback()
        if status == "in progress":
            raise ConnectionError("the last commit is still in progress")
        return status == "committed"


def _lost(wrong: Exception) -> bool:
    """Whether the same may succeed soon over another connection. A StoreError comes from making one."""
    if isinstance(wrong, DBAPIError):
        busy = str(getattr(wrong.orig, "sqlite_errorname", "")).startswith("SQLITE_BUSY")
        return wrong.connection_invalidated or busy
    return isinstance(wrong, OSError | StoreError)
