"""/healthz distinguishes alive, ready, reading, writing and holding the lock."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from cosca.compiled import is_compiled
from cosca.server.jobs import health_probe
from cosca.server.jobs.health_probe import HealthProbe
from cosca.server.protocol.refusal import StoreError
from tests.server.support.http_client import ServerHarness, run_server
from tests.server.support.postgres import running


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Probe at every request, even within one tick of the clock, and give a busy machine time to answer."""
    monkeypatch.setattr(health_probe, "FRESH_SECONDS", -1.0)
    monkeypatch.setattr(health_probe, "TIMEOUT_SECONDS", 3.0)


def asked(server: ServerHarness) -> tuple[int, dict[str, bool]]:
    answer = server.visitor().get("/healthz")
    body = answer.json()
    assert body["alive"]
    assert body["ok"] == body["ready"] == (answer.status_code == 200)
    assert body["compiled"] == is_compiled()
    assert server.visitor().get("/healthz/live").status_code == 200
    return answer.status_code, {name: body[name] for name in ("reading", "writing", "lock")}


WELL = {"reading": True, "writing": True, "lock": True}


def test_failed_probe_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with run_server(tmp_path) as server:
        store = server.services.store
        assert asked(server) == (200, WELL)

        async def fails(*_: object) -> None:
            raise StoreError("a secret place: gone")

        async def hangs(*_: object) -> None:
            await asyncio.sleep(60)

        for how in (fails, hangs):
            for name, part in (("user", "reading"), ("write", "writing")):
                with monkeypatch.context() as broken:
                    broken.setattr(store, name, how)
                    assert asked(server) == (503, {**WELL, part: False})
                    if how is fails:
                        assert "secret" not in server.visitor().get("/healthz").text
                if how is hangs:
                    server.run(server.services.health.close())
                    server.services.health.ready = True
                assert asked(server) == (200, WELL)
        lock = tmp_path / "cosca.sqlite3.lock"
        lock.rename(tmp_path / "elsewhere")
        assert asked(server) == (503, {**WELL, "writing": False, "lock": False})
        lock.touch()
        assert asked(server) == (503, {**WELL, "writing": False, "lock": False})
        lock.unlink()
        (tmp_path / "elsewhere").rename(lock)
        assert asked(server) == (200, WELL)
        server.services.health.ready = False
        assert asked(server) == (503, WELL)


def test_lost_database_server_is_not_ready(tmp_path: Path) -> None:
    with running() as postgres:
        url = postgres.fresh()
        with run_server(tmp_path, database_url=url) as server:
            assert asked(server) == (200, WELL)
            postgres.stop()
            status, health = asked(server)
            assert (status, health["reading"], health["lock"]) == (503, False, False)
            postgres.start()
            until = time.monotonic() + 90
            while asked(server) != (200, WELL):
                assert time.monotonic() < until
                time.sleep(0.1)
            postgres.cut(url)
            while asked(server) != (200, WELL):
                assert time.monotonic() < until + 90
                time.sleep(0.1)


def test_concurrent_requests_share_one_probe(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also while it hangs: nothing piles up."""
    monkeypatch.setattr(health_probe, "TIMEOUT_SECONDS", 0.05)
    count: dict[str, int] = {}

    class Hanging:
        async def user(self, id: str) -> None:
            count["reading"] = count.get("reading", 0) + 1

        async def holds_lock(self) -> bool:
            count["lock"] = count.get("lock", 0) + 1
            return True

    async def beat() -> None:
        count["writing"] = count.get("writing", 0) + 1
        await asyncio.sleep(60)

    async def ask() -> None:
        store: Any = Hanging()
        watched = HealthProbe(store, beat)
        watched.ready = True
        for _ in range(5):
            health = await asyncio.gather(*[watched.check() for _ in range(100)])
            assert {(each["ready"], each["reading"], each["writing"]) for each in health} == {(False, True, False)}
        assert count == {"reading": 5, "lock": 5, "writing": 1}
        await watched.close()

    asyncio.run(ask())


def test_health_is_available_while_the_server_is_busy(tmp_path: Path) -> None:
    with run_server(tmp_path) as server, ThreadPoolExecutor(8) as crowd:
        answers = list(crowd.map(lambda _: asked(server), range(24)))
        assert answers == [(200, WELL)] * 24
