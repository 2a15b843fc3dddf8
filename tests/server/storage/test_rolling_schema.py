"""The schema during a rolling update: nodes of two versions on one database."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import text

from cosca.server.protocol.refusal import StoreError
from cosca.server.storage import migrations
from cosca.server.storage.database import Lock
from cosca.server.storage.postgresql import NODE_SETTINGS
from cosca.server.storage.store import Store


def _open(url: str, lock: Lock = "shared", *statements: str) -> None:
    async def work() -> None:
        store = await Store.open(url, lock)
        try:
            await store.write(*[text(statement) for statement in statements])
        finally:
            await store.close()

    asyncio.run(work())


def _newer(url: str, oldest: str) -> None:
    """Let a later version have upgraded the schema, with which this old version can still work."""
    _open(
        url, "shared", "UPDATE cosca_schema SET version_num = '9999'", f"UPDATE compatibility SET oldest = '{oldest}'"
    )


def test_a_node_tolerates_a_newer_schema_that_says_so(postgres_url: str) -> None:
    _newer(postgres_url, migrations.newest())
    _open(postgres_url)
    with pytest.raises(StoreError, match=r"a newer version of Cosca \(schema 9999"):  # a single server does not
        _open(postgres_url, "exclusive")


def test_a_node_refuses_a_newer_schema_that_took_something_away(postgres_url: str) -> None:
    _newer(postgres_url, "9998")
    with pytest.raises(StoreError, match=r"a newer version of Cosca \(schema 9999"):
        _open(postgres_url)


def test_a_slow_migration_of_a_node_is_not_ended(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade = migrations.upgrade
    monkeypatch.setitem(NODE_SETTINGS, "idle_in_transaction_session_timeout", "100ms")
    monkeypatch.setattr(migrations, "upgrade", lambda connection: (time.sleep(0.5), upgrade(connection)))
    _open(postgres_url)


def _age(url: str, *nodes: str) -> None:
    """Make the schema one version older, and let these nodes run."""
    columns = "id, until, version, rules, draining, address, started"
    rows = [f"INSERT INTO nodes ({columns}) VALUES ('{node}', 1e12, '1', '{{}}', false, 'x', 0)" for node in nodes]
    _open(url, "shared", *rows, "UPDATE cosca_schema SET version_num = '0018'")


def _later(monkeypatch: pytest.MonkeyPatch, contracting: bool) -> list[str]:
    """Pretend that this version has a migration after 0018; return the list of upgrades that are done."""
    upgrades: list[str] = []
    monkeypatch.setattr(migrations, "newest", lambda: "0019")
    monkeypatch.setattr(migrations, "oldest_compatible", lambda: "0019" if contracting else "0018")
    monkeypatch.setattr(migrations, "upgrade", lambda _: upgrades.append("0019"))
    return upgrades


def test_a_migration_that_adds_runs_beside_older_nodes(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _age(postgres_url, "old")
    upgrades = _later(monkeypatch, contracting=False)
    _open(postgres_url)
    assert upgrades == ["0019"]


def test_a_migration_that_takes_away_waits_for_older_nodes(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _age(postgres_url, "old", "older")
    upgrades = _later(monkeypatch, contracting=True)
    with pytest.raises(StoreError, match="while 2 older nodes run; stop all of them"):
        _open(postgres_url)
    assert upgrades == []


def test_nodes_that_start_together_upgrade_once(postgres_url: str) -> None:
    async def work() -> None:
        stores = await asyncio.gather(*[Store.open(postgres_url, "shared") for _ in range(3)])
        for store in stores:
            await store.close()

    asyncio.run(work())


def test_the_last_contracting_migration_is_the_oldest_compatible_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert migrations.oldest_compatible() == "0018"
    history = [("0022", False), ("0021", True), ("0020", True), ("0019", False)]
    scripts = [SimpleNamespace(revision=revision, module=SimpleNamespace(contracts=it)) for revision, it in history]
    monkeypatch.setattr(ScriptDirectory, "walk_revisions", lambda _: iter(scripts))
    assert migrations.oldest_compatible() == "0021"
