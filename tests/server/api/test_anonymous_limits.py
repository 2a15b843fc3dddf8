"""Limits on anonymous requests: sessions, daily tables, reset links, health, metrics, origins."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher

from cosca.server.app import create_app
from cosca.server.core.settings import Settings
from cosca.server.identity.password_reset import MAILS_PER_HOUR, REQUESTS_PER_HOUR
from cosca.server.identity.passwords import Passwords
from cosca.server.jobs import health_probe
from cosca.server.jobs.health_probe import HealthProbe
from tests.server.api.test_password_reset import ANOTHER, account, may_enter, set_password, token_in
from tests.server.support.http_client import ServerHarness, Visitor, run_server
from tests.server.support.mail import capture_mails


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    """A server behind a proxy that it trusts, so that visitors come from where their requests say."""
    mails = {"smtp_url": "smtp://127.0.0.1:1", "mail_from": "Cosca <cosca@example.org>"}
    folder = tmp_path_factory.mktemp("server")
    with run_server(folder, trust_proxy=True, sessions_per_user=3, tables_per_day_per_address=4, **mails) as harness:
        harness.replace(passwords=Passwords(PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)))
        yield harness


# -------------------------------------------------------------------- sessions


def test_sessions_of_a_user_are_capped_and_the_oldest_ends(server: ServerHarness) -> None:
    first = account(server, "many")
    devices: list[Visitor] = []
    for _ in range(5):
        visitor = server.visitor()
        visitor.take(visitor.post("/api/login", {"login": "many", "password": "correct horse"}))
        devices.append(visitor)
    assert len(devices[-1].get("/api/my/devices").json()) == 3
    assert first.get("/api/me").json()["user"] is None
    assert [device.get("/api/me").json()["user"] is not None for device in devices] == [False, False, True, True, True]


def test_connection_of_a_signed_out_device_is_closed(server: ServerHarness) -> None:
    first = account(server, "lined")
    table = first.table()
    with first.socket(table, 1) as connection:
        for _ in range(3):
            visitor = server.visitor()
            visitor.take(visitor.post("/api/login", {"login": "lined", "password": "correct horse"}))
        assert connection.closed() == 1012
    with first.socket(table) as connection:
        assert connection.closed() == 4401


# -------------------------------------------------------------------- tables of a day


def test_a_rematch_of_a_deleted_rematch_counts_as_a_new_table(server: ServerHarness) -> None:
    ann = server.visitor("Ann")
    ann.http.headers["X-Forwarded-For"] = "203.0.113.50"
    table = ann.table()
    with ann.socket(table, 1) as connection:
        connection.send("propose", seat=1, what="concede")
        connection.wait_for("ack")
    made = 0
    for _ in range(10):
        answer = ann.post(f"/api/tables/{table}/rematch")
        if answer.status_code == 429:
            break
        assert answer.status_code == 200, answer.text
        assert ann.post(f"/api/tables/{table}/rematch").json() == answer.json()  # the same one: it costs nothing
        made += 1
        assert ann.send("DELETE", f"/api/tables/{answer.json()['id']}").status_code == 200
    assert made == 3  # with the first table, the four of a day


# -------------------------------------------------------------------- links for a password


@pytest.fixture
def box(server: ServerHarness, monkeypatch: pytest.MonkeyPatch) -> list[EmailMessage]:
    return capture_mails(server, monkeypatch)


def ask(server: ServerHarness, login: str, where: str) -> int:
    return server.visitor().post("/api/reset", {"login": login}, **{"X-Forwarded-For": where}).status_code


def sent(server: ServerHarness, box: list[EmailMessage]) -> int:
    """How many mails have gone out, when all have."""

    async def done() -> None:
        while server.services.mailer._tasks:
            await asyncio.wait(list(server.services.mailer._tasks))

    server.run(done())
    return len(box)


def test_reset_requests_of_a_stranger_do_not_block_the_owner(server: ServerHarness, box: list[EmailMessage]) -> None:
    account(server, "owner", "owner@example.org")
    assert [ask(server, "owner", "198.51.100.1") for _ in range(REQUESTS_PER_HOUR + 1)] == [200] * REQUESTS_PER_HOUR + [
        429
    ]
    assert ask(server, "owner", "203.0.113.1") == 200
    assert sent(server, box) == REQUESTS_PER_HOUR + 1


def test_a_strangers_request_does_not_void_the_link_of_the_owner(
    server: ServerHarness, box: list[EmailMessage]
) -> None:
    account(server, "reader", "reader@example.org")
    assert ask(server, "reader", "203.0.113.2") == 200
    assert sent(server, box) == 1
    assert ask(server, "reader", "198.51.100.2") == 200
    assert sent(server, box) == 2
    assert set_password(server, token_in(box[0])) == 200
    assert may_enter(server, "reader", ANOTHER)
    assert set_password(server, token_in(box[1])) == 403  # none is left after one was used


def test_reset_mails_are_limited_and_the_link_stays_valid(server: ServerHarness, box: list[EmailMessage]) -> None:
    account(server, "bombed", "bombed@example.org")
    answers = {login: [ask(server, login, f"198.51.100.{n}") for n in range(10, 30)] for login in ("bombed", "nobody")}
    assert answers["bombed"] == answers["nobody"] == [200] * 20
    assert ask(server, "bombed", "203.0.113.3") == 200
    assert sent(server, box) == MAILS_PER_HOUR
    assert set_password(server, token_in(box[0])) == 200


# -------------------------------------------------------------------- health


def test_late_probe_result_is_not_reused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_probe, "FRESH_SECONDS", -1.0)
    monkeypatch.setattr(health_probe, "TIMEOUT_SECONDS", 0.02)
    asked: list[asyncio.Future[None]] = []

    class Answering:
        async def user(self, id: str) -> None:
            return None

        async def holds_lock(self) -> bool:
            return True

    async def write() -> None:
        asked.append(asyncio.get_running_loop().create_future())
        await asked[-1]

    async def look() -> None:
        store: Any = Answering()
        watched = HealthProbe(store, write)
        watched.ready = True
        assert not (await watched.check())["writing"]
        assert not (await watched.check())["writing"]
        assert len(asked) == 1  # what waits does not grow
        asked[0].set_result(None)  # too late: the database has hung since
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not (await watched.check())["writing"]
        assert len(asked) == 2
        asked[1].set_result(None)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        monkeypatch.setattr(health_probe, "TIMEOUT_SECONDS", 60.0)
        looking = asyncio.create_task(watched.check())
        while len(asked) < 3:
            await asyncio.sleep(0)
        asked[2].set_result(None)
        assert (await looking)["writing"]
        await watched.close()

    asyncio.run(look())


# -------------------------------------------------------------------- metrics and origins

PROXY: dict[str, Any] = {"base_url": "https://cosca.example.org"}


@pytest.mark.parametrize(
    ("settings", "client", "headers", "status"),
    [
        (PROXY, "127.0.0.1", {}, 403),  # a proxy that leaves no mark: everybody would be this machine
        ({"base_url": "http://cosca.example.org"}, "127.0.0.1", {}, 403),
        ({}, "127.0.0.1", {"X-Real-IP": "10.1.2.3"}, 403),
        ({}, "127.0.0.1", {"Via": "1.1 proxy"}, 403),
        ({**PROXY, "trust_proxy": True}, "127.0.0.1", {}, 200),
        ({**PROXY, "trust_proxy": True}, "127.0.0.1", {"X-Forwarded-For": "127.0.0.1, 10.1.2.3"}, 403),
        ({**PROXY, "trust_proxy": True}, "127.0.0.1", {"X-Forwarded-For": "127.0.0.1"}, 200),
        ({**PROXY, "metrics_token": "abc"}, "10.1.2.3", {"Authorization": "Bearer abc"}, 200),
        ({**PROXY, "metrics_token": "abc"}, "10.1.2.3", {"Authorization": "Bearer abd"}, 403),
        (PROXY, "10.1.2.3", {"Authorization": "Bearer "}, 403),
    ],
)
def test_metrics_stay_private_behind_a_proxy(
    tmp_path: Path, settings: dict[str, Any], client: str, headers: dict[str, str], status: int
) -> None:
    given = Settings(database_url=f"sqlite:///{tmp_path / 'a.sqlite3'}", **settings)

    async def asked() -> int:
        app = create_app(given)
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app, client=(client, 5))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as visitor:
                return (await visitor.get("/metrics", headers=headers)).status_code

    assert asyncio.run(asked()) == status


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("https://cosca.example.org", 200),
        ("http://cosca.example.org", 403),
        ("http://localhost", 403),
        ("https://localhost", 200),  # the name that was asked for
    ],
)
def test_https_server_refuses_requests_from_http_pages(tmp_path: Path, origin: str, status: int) -> None:
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'a.sqlite3'}", base_url="https://cosca.example.org")

    async def asked() -> int:
        app = create_app(settings)
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as visitor:
                return (await visitor.post("/api/guest", json={"name": "Ann"}, headers={"Origin": origin})).status_code

    assert asyncio.run(asked()) == status
