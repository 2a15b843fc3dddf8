"""Whole nodes in one process, on PostgreSQL and NATS: what they share while they run."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from cosca.server.admin.actions import AdminActions
from cosca.server.cluster.events import Event
from cosca.server.core.settings import BadSetting, Settings
from cosca.server.jobs import health_probe
from cosca.server.lifespan import running_services
from cosca.server.services import Services
from cosca.server.storage.postgresql import LOCK
from cosca.server.storage.rows import UserRow
from cosca.server.storage.users import change_user, new_user
from tests.server.support.nats import Nats
from tests.server.support.players import FakeConnection
from tools.harness.server import scaled_timeout


@contextlib.asynccontextmanager
async def running_nodes(url: str, nats: Nats, folder: Path, *names: str) -> AsyncIterator[list[Services]]:
    """Start these nodes one after the other."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(running_services(_settings(url, nats, folder, name))) for name in names]


def _settings(url: str, nats: Nats, folder: Path, name: str) -> Settings:
    return Settings(database_url=url, nats_url=nats.url, node=name, secret_file=str(folder / "secret"), worker_memory=0)


async def _until(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + scaled_timeout(20)
    while not condition():
        assert time.monotonic() < until
        await asyncio.sleep(0.05)


def test_nodes_share_jobs_uptime_and_events(postgres_url: str, nats: Nats, tmp_path: Path) -> None:
    async def work() -> None:
        async with running_nodes(postgres_url, nats, tmp_path, "a", "b") as (a, b):
            assert a.cluster is not None
            assert b.cluster is not None
            clusters = a.cluster, b.cluster
            await _until(lambda: any(cluster.jobs.is_holder() for cluster in clusters))
            assert [cluster.jobs.is_holder() for cluster in clusters].count(True) == 1
            await _until(lambda: len(clusters[0].lease.alive) == len(clusters[1].lease.alive) == 2)
            assert a.tables.uptime.now() == pytest.approx(b.tables.uptime.now(), abs=1.5)

            anna = UserRow("u-anna", "Anna", None, None, 1, time.time(), time.time())
            await a.store.write(new_user(anna))
            table = await b.tables.create(anna, "la_famiglia", {}, {1: "me"}, True, True, start=False)
            connection = FakeConnection(anna.id)
            await table.subscribe(connection, None, 0)
            renamed = change_user(anna.id, name="Anna the Second")
            await a.events.write(renamed, events=[Event("renamed", anna.id)])
            await _until(lambda: table.subscribers.names[anna.id] == "Anna the Second")
            assert await a.presence.watched([table.id]) == {table.id}
            await a.presence.refresh([(table.id, anna.id)])
            assert a.presence.last_look(table.id, anna.id) == pytest.approx(a.tables.uptime.now(), abs=1.5)

            await AdminActions(a.store, "").mute(anna, True)
            await a.audit.apply_pending()
            await _until(lambda: anna.id in a.connections.muted and anna.id in b.connections.muted)

    asyncio.run(work())


def test_an_idle_node_takes_its_lock_again_when_the_database_is_back(
    postgres_url: str, nats: Nats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health_probe, "FRESH_SECONDS", -1.0)

    async def work() -> None:
        async with running_nodes(postgres_url, nats, tmp_path, "a", "b") as nodes:
            holds = [node.cluster.jobs.is_holder for node in nodes if node.cluster is not None]
            await _until(lambda: any(is_holder() for is_holder in holds))
            idle = next(node for node, is_holder in zip(nodes, holds, strict=True) if not is_holder())
            end = text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = :low")
            await idle.store.transact(lambda connection: connection.execute(end, {"low": LOCK & 0xFFFFFFFF}).all())
            assert not await idle.store.holds_lock()
            until = time.monotonic() + scaled_timeout(10)
            while not (health := await idle.health.check())["lock"]:  # the node writes nothing but these probes
                assert time.monotonic() < until, health
                await asyncio.sleep(0.1)

    asyncio.run(work())


def test_another_node_takes_the_jobs_when_the_holder_ends(postgres_url: str, nats: Nats, tmp_path: Path) -> None:
    async def work() -> None:
        async with contextlib.AsyncExitStack() as others:
            first = running_nodes(postgres_url, nats, tmp_path, "a")
            (a,) = await first.__aenter__()
            assert a.cluster is not None
            await _until(a.cluster.jobs.is_holder)
            (b,) = await others.enter_async_context(running_nodes(postgres_url, nats, tmp_path, "b"))
            assert b.cluster is not None
            assert not b.cluster.jobs.is_holder()
            await first.__aexit__(None, None, None)
            await _until(b.cluster.jobs.is_holder)
            fence = b.cluster.jobs.fence()
            assert fence is not None
            assert fence.epoch == 2

    asyncio.run(work())


def test_a_node_with_another_secret_does_not_start(postgres_url: str, nats: Nats, tmp_path: Path) -> None:
    async def work() -> None:
        async with running_nodes(postgres_url, nats, tmp_path, "a"):
            other = tmp_path / "other"
            other.mkdir()
            with pytest.raises(BadSetting, match=r"other/secret: this session secret .* copy the file"):
                async with running_nodes(postgres_url, nats, other, "b"):
                    pass

    asyncio.run(work())
