"""Migrations: created from nothing, and other databases are refused."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from cosca.server.protocol.refusal import StoreError
from cosca.server.storage import migrations, open_database
from cosca.server.storage.database import Database, Lock
from cosca.server.storage.schema import metadata
from cosca.server.storage.store import Store
from tests.server.support.rows import fill

T = TypeVar("T")


def _open(url: str, lock: Lock = "exclusive") -> None:
    async def work() -> None:
        await (await Store.open(url, lock)).close()

    asyncio.run(work())


def _with_database(url: str, use: Callable[[Database], Awaitable[T]]) -> T:
    async def work() -> T:
        where = open_database(url)
        try:
            return await use(where)
        finally:
            await where.close()

    return asyncio.run(work())


def _sql(url: str, statement: str) -> None:
    async def use(where: Database) -> None:
        await (await where.writer(lock=None)).close()
        await where.run_migration(lambda connection: connection.execute(text(statement)))

    _with_database(url, use)


def _differences(url: str) -> list[Any]:
    def compare(connection: Connection) -> list[Any]:
        options = {"version_table": migrations.VERSION_TABLE, "compare_type": True, "compare_server_default": True}
        return compare_metadata(MigrationContext.configure(connection, opts=options), metadata)

    return _with_database(url, lambda where: where.read(compare))


def test_an_empty_database_gets_the_schema_that_the_code_knows(database_url: str) -> None:
    _open(database_url)
    assert _differences(database_url) == []


def test_a_second_start_changes_nothing(database_url: str) -> None:
    fill(database_url)
    _open(database_url)
    _open(database_url, lock=None)


def test_migrated_tables_allow_advice(database_url: str) -> None:
    async def older(where: Database) -> None:
        await (await where.writer(lock=None)).close()
        await where.run_migration(lambda connection: migrations.upgrade(connection, "0001"))
        columns = "id, game, options, data, rules, seed, invite, status, open, spectators, created, changed"
        values = "'t', 'la_famiglia', '{}', 'house', 1, '5e', 'in', 'waiting', true, true, 1.0, 1.0"
        await where.run_migration(
            lambda connection: connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"))
        )

    async def read() -> None:
        store = await Store.open(database_url)
        try:
            row = await store.table("t")
            assert row is not None
            assert row.hints is True
        finally:
            await store.close()

    _with_database(database_url, older)
    asyncio.run(read())
    assert _differences(database_url) == []


def test_migrated_entries_have_the_first_vocabulary(database_url: str) -> None:
    async def older(where: Database) -> None:
        await (await where.writer(lock=None)).close()
        await where.run_migration(lambda connection: migrations.upgrade(connection, "0002"))
        columns = "id, game, options, data, rules, seed, invite, status, open, spectators, created, changed"
        values = "'t', 'la_famiglia', '{}', 'house', 1, '5e', 'in', 'running', true, true, 1.0, 1.0"
        for statement in (
            f"INSERT INTO tables ({columns}) VALUES ({values})",
            "INSERT INTO entries (table_id, seq, kind, events, at) VALUES ('t', 1, 'start', '[]', 1.0)",
        ):
            await where.run_migration(lambda connection, statement=statement: connection.execute(text(statement)))

    async def read() -> None:
        store = await Store.open(database_url)
        try:
            (entry,) = await store.entries("t")
            assert entry.vocabulary == 1
        finally:
            await store.close()

    _with_database(database_url, older)
    asyncio.run(read())
    assert _differences(database_url) == []


def test_a_newer_schema_is_refused(database_url: str) -> None:
    _open(database_url)
    _sql(database_url, f"UPDATE {migrations.VERSION_TABLE} SET version_num = '9999'")
    with pytest.raises(StoreError, match=r"newer version of Cosca \(schema 9999"):
        _open(database_url)


def test_database_of_another_program_is_refused(database_url: str) -> None:
    _sql(database_url, "CREATE TABLE recipes (id INTEGER)")
    with pytest.raises(StoreError, match="holds tables that are not Cosca's: recipes"):
        _open(database_url)


def test_without_the_lock_nothing_is_upgraded(database_url: str) -> None:
    with pytest.raises(StoreError, match="the schema is not that of this version"):
        _open(database_url, lock=None)


def test_an_upgrade_that_fails_leaves_the_database_as_it_was(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    upgrade = migrations.upgrade

    def fail(connection: Connection) -> None:
        upgrade(connection)
        raise StoreError("a row points nowhere")

    monkeypatch.setattr(migrations, "upgrade", fail)
    with pytest.raises(StoreError, match="a row points nowhere"):
        _open(database_url)
    monkeypatch.undo()
    assert _with_database(database_url, lambda where: where.revision()) is None
