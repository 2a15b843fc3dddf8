"""PostgreSQL: connections by asyncpg, and an advisory lock."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import URL, Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cosca.server.protocol.refusal import StoreError
from cosca.server.storage import migrations
from cosca.server.storage.database import Database, Lock, dumps, loads

T = TypeVar("T")

CONNECT_SECONDS = 10
# A node that is paused or cut off in the middle of a transaction must not keep the tables that it has locked from
# others, so the server ends the transaction. The lease of the node lasts as long.
NODE_SETTINGS = {"idle_in_transaction_session_timeout": "3s"}
LOCK = 0x436F736361  # the same for every Cosca; PostgreSQL has separate locks per database


class PostgreSQL(Database):
    """A database on a server, version 13 or newer. The driver parses the URL as libpq does."""

    def __init__(self, url: URL) -> None:
        self.place = url.render_as_string(hide_password=True)
        self._dsn = url.render_as_string(hide_password=False)
        self._engine = self._create_engine()
        self._urgent_engine = self._create_engine(pool_size=2)  # connects when it is first used
        self._holder: int | None = None  # the server process that has the lock
        self._session_settings = {"application_name": "cosca", "jit": "off"}

    def _create_engine(self, **pool: int) -> AsyncEngine:
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            isolation_level="REPEATABLE READ",
            json_serializer=dumps,
            json_deserializer=loads,
            pool_pre_ping=True,
            **pool,
        )

    async def _connect(self) -> Any:
        try:
            return await asyncpg.connect(self._dsn, timeout=CONNECT_SECONDS, server_settings=self._session_settings)
        except ValueError as error:
            raise StoreError(f"this is not a usable address: {error}") from None

    async def read(self, work: Callable[[Connection], T]) -> T:
        with self.translate_errors():
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)

    async def transact(self, work: Callable[[Connection], T], urgent: bool = False) -> T:
        with self.translate_errors():
            async with (self._urgent_engine if urgent else self._engine).connect() as connection:
                await connection.execution_options(isolation_level="READ COMMITTED")
                async with connection.begin():
                    return await connection.run_sync(work)

    async def run_migration(self, work: Callable[[Connection], T]) -> T:
        with self.translate_errors():
            async with self._engine.begin() as connection:
                await connection.execute(migrations.UNLIMITED)
                return await connection.run_sync(work)

    async def writer(self, lock: Lock) -> PostgreSQLWriter:
        """Open the writing connection; the lock is bound to it, so that losing one loses both."""
        if lock == "shared":
            self._session_settings |= NODE_SETTINGS
        with self.translate_errors():
            connection = await self._engine.connect()
            try:
                await connection.execution_options(isolation_level="READ COMMITTED")
                if lock is not None:
                    kind = "pg_try_advisory_lock_shared" if lock == "shared" else "pg_try_advisory_lock"
                    query = text(f"SELECT {kind}(:lock), pg_backend_pid()")
                    taken, holder = (await connection.execute(query, {"lock": LOCK})).one()
                    await connection.commit()
                    if not taken:
                        cluster = "; it is not part of this cluster" if lock == "shared" else ""
                        raise StoreError(f"another cosca serves this database{cluster}")
                    self._holder = holder
            except BaseException:
                await connection.close()
                raise
            return PostgreSQLWriter(connection)

    async def holds_lock(self) -> bool:
        held = text(
            "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND pid = :pid"
            " AND classid::bigint = :high AND objid::bigint = :low"
        )
        query = {"pid": self._holder or 0, "high": LOCK >> 32, "low": LOCK & 0xFFFFFFFF}
        return await self.read(lambda connection: connection.execute(held, query).scalar_one()) > 0

    async def close(self) -> None:
        await self._engine.dispose()
        await self._urgent_engine.dispose()

    def unreachable(self, error: OSError) -> str:
        why = "no answer in time" if isinstance(error, TimeoutError) else error.strerror or str(error)
        return f"the database server cannot be reached ({why})"


class PostgreSQLWriter:
    """The writing connection, which holds the lock."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await self._connection.run_sync(work)

    async def close(self) -> None:
        try:
            if not self._connection.invalidated:  # else the lock is gone too
                await self._connection.execute(text("SELECT pg_advisory_unlock_all()"))
                await self._connection.commit()
        finally:
            await self._connection.close()
