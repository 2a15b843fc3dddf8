"""/healthz tells what is wrong apart: alive, ready, reading, writing, holding the lock."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from cosca.server import health
from cosca.server.errors import StoreError
from cosca.server.health import Health
from tests.server.postgres import running
from tests.server.visiting import House, serving


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question is asked anew, and a busy machine gets its time."""
    monkeypatch.setattr(health, "FRESH_SECONDS", 0.0)
    monkeypatch.setattr(health, "ANSWER_SECONDS", 3.0)


def asked(home: House) -> tuple[int, dict[str, bool]]:
    answer = home.visitor().get("/healthz")
    body = answer.json()
    assert body["alive"]
    assert body["ok"] == body["ready"] == (answer.status_code == 200)
    assert home.visitor().get("/healthz/live").status_code == 200
    return answer.status_code, {name: body[name] for name in ("reading", "writing", "lock")}


WELL = {"reading": True, "writing": True, "lock": True}


def test_what_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as home:
        store = home.state.store
        assert asked(home) == (200, WELL)

        async def fails(*_: object) -> None:
            raise StoreError("a secret place: gone")

        async def hangs(*_: object) -> None:
            await asyncio.sleep(60)

        for how in (fails, hangs):
            for name, part in (("user", "reading"), ("write", "writing")):
                with monkeypatch.context() as broken:
                    broken.setattr(store, name, how)
                    assert asked(home) == (503, {**WELL, part: False})
                    if how is fails:
                        assert "secret" not in home.visitor().get("/healthz").text
                if how is hangs:
                    home.run(home.state.health.close())
                    home.state.health.ready = True
                assert asked(home) == (200, WELL)
        lock = tmp_path / "cosca.sqlite3.lock"
        lock.rename(tmp_path / "elsewhere")
        assert asked(home) == (503, {**WELL, "lock": False})
        lock.touch()
        assert asked(home) == (503, {**WELL, "lock": False})
        lock.unlink()
        (tmp_path / "elsewhere").rename(lock)
        assert asked(home) == (200, WELL)
        home.state.health.ready = False
        assert asked(home) == (503, WELL)


def test_a_lost_database_server(tmp_path: Path) -> None:
    with running() as postgres:
        url = postgres.fresh()
        with serving(tmp_path, database_url=url) as home:
            assert asked(home) == (200, WELL)
            postgres.stop()
            status, found = asked(home)
            assert (status, found["reading"], found["lock"]) == (503, False, False)
            postgres.start()
            until = time.monotonic() + 90
            while asked(home) != (200, WELL):
                assert time.monotonic() < until
                time.sleep(0.1)
            postgres.cut(url)
            while asked(home) != (200, WELL):
                assert time.monotonic() < until + 90
                time.sleep(0.1)


def test_a_crowd_asks_the_database_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also while it hangs: nothing piles up."""
    monkeypatch.setattr(health, "ANSWER_SECONDS", 0.05)
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
        watched = Health(store, beat)
        watched.ready = True
        for _ in range(5):
            found = await asyncio.gather(*[watched.look() for _ in range(100)])
            assert {(each["ready"], each["reading"], each["writing"]) for each in found} == {(False, True, False)}
        assert count == {"reading": 5, "lock": 5, "writing": 1}
        await watched.close()

    asyncio.run(ask())


def test_health_is_told_while_the_server_is_busy(tmp_path: Path) -> None:
    with serving(tmp_path) as home, ThreadPoolExecutor(8) as crowd:
        answers = list(crowd.map(lambda _: asked(home), range(24)))
        assert answers == [(200, WELL)] * 24
