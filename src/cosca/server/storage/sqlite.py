"""SQLite: a file with a lock file beside it, one writing thread and a few reading ones."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event

from cosca.server.core.paths import data_folder
from cosca.server.protocol.refusal import Fenced, StoreError
from cosca.server.storage.database import Database, Lock, dumps, loads
from cosca.server.storage.file_lock import FileLock, Locked

T = TypeVar("T")

READERS: Final = 4
BUSY_SECONDS: Final = 10
CLUSTER_NEEDS: Final = "several nodes cannot share a file; a cluster needs PostgreSQL"


class SQLite(Database):
    """A database in one file."""

    def __init__(self, url: URL) -> None:
        self.file = _file(url)
        self.place = str(self.file)
        self._engine = _engine(self.file, "BEGIN")
        self._readers = ThreadPoolExecutor(READERS, "sqlite-read")
        self._lock: FileLock | None = None

    async def read(self, work: Callable[[Connection], T]) -> T:
        def reading() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        with self.translate_errors():
            if not self.file.exists():
                raise StoreError("there is no such file")
            return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    async def run_migration(self, work: Callable[[Connection], T]) -> T:
        def altering() -> T:
            # SQLite alters a table by copying it: foreign keys must be off while the old one is dropped.
            engine = _engine(self.file, "BEGIN IMMEDIATE", keys=False)
            with engine.begin() as connection:
                result = work(connection)
                violation = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
                if violation is not None:
                    raise StoreError(f"a row of {violation[0]} points to one of {violation[2]} that is not there")
                return result

        with self.translate_errors():
            return await asyncio.to_thread(altering)

    async def transact(self, work: Callable[[Connection], T], urgent: bool = False) -> T:
        raise StoreError(f"{self.place}: {CLUSTER_NEEDS}")

    async def writer(self, lock: Lock) -> SQLiteWriter:
        with self.translate_errors():
            if lock == "shared":
                raise StoreError(CLUSTER_NEEDS)
            if lock is not None and self._lock is None:
                self._lock = self._locked()
            os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600))  # it holds password hashes
            writer = SQLiteWriter(_engine(self.file, "BEGIN IMMEDIATE"), self._lock if lock else None)
            await writer.open()
            return writer

    def _locked(self) -> FileLock:
        try:
            return FileLock(self.file.with_name(f"{self.file.name}.lock"))
        except Locked as other:
            who = f" ({other})" if str(other) else ""
            raise StoreError(f"another cosca{who} serves this database") from None

    async def holds_lock(self) -> bool:
        return self._lock is not None and self._lock.held()

    async def close(self) -> None:
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()
        if self._lock is not None:
            self._lock.release()
            self._lock = None


class SQLiteWriter:
    """The writing connection, in its own thread; it writes nothing after losing its lock file."""

    def __init__(self, engine: Engine, lock: FileLock | None) -> None:
        self._engine = engine
        self._lock = lock
        self._thread = ThreadPoolExecutor(1, "sqlite-write")
        self._connection: Connection | None = None

    async def open(self) -> None:
        """Open the connection."""
        try:
            self._connection = await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.connect)
        except BaseException:
            self._thread.shutdown()
            raise

    async def run(self, work: Callable[[Connection], T]) -> T:
        def locked(connection: Connection) -> T:
            if self._lock is not None and not self._lock.held():
                raise Fenced("the lock file is gone or another one, so nothing is written; start the server again")
            return work(connection)

        return await self._in_thread(locked)

    async def _in_thread(self, work: Callable[[Connection], T]) -> T:
        assert self._connection is not None
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, self._connection)

    async def close(self) -> None:
        await self._in_thread(lambda connection: connection.close())
        self._thread.shutdown()
        self._engine.dispose()


def _file(url: URL) -> Path:
    named = url.database or ":memory:"
    if named == ":memory:" or named.startswith("file:") or url.query:
        raise StoreError(f"{url}: name a file, as sqlite:///cosca.sqlite3, without options")
    file = Path(os.path.realpath(Path(named).expanduser()))
    if file.parent == Path(os.path.realpath(data_folder())):
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not file.parent.is_dir():
        raise StoreError(f"{file}: directory {file.parent} does not exist; create it first")
    if file.is_dir():
        raise StoreError(f"{file}: this is a folder; name a file in it")
    return file


def _engine(file: Path, begin: str, keys: bool = True) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
        json_serializer=dumps,
        json_deserializer=loads,
        **({} if keys else {"poolclass": NullPool}),
    )

    @event.listens_for(engine, "connect")
    def connected(connection: Any, record: object) -> None:
        connection.isolation_level = None  # the driver begins no transactions, so that schema changes roll back too
        for setting in ("journal_mode=WAL", "synchronous=FULL", f"foreign_keys={'ON' if keys else 'OFF'}"):
            connection.execute(f"PRAGMA {setting}")

    def do_begin(connection: Any) -> None:  # of the driver: SQLAlchemy's execution takes longer than the statement
        connection.execute(begin)

    vars(engine.dialect).update(do_begin=do_begin)
    return engine
