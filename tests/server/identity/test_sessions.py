"""Sessions: fixation, theft, devices, sign-out, legacy cookies, and clock changes."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from itsdangerous import URLSafeTimedSerializer

from cosca.server.api import socket
from cosca.server.identity.keys import load_secret, secret_path
from cosca.server.identity.passwords import Passwords
from cosca.server.identity.sessions import device_label
from cosca.server.storage.users import end_sessions
from tests.server.support.http_client import ServerHarness, Visitor, run_server

PASSWORD = "correct horse"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    with run_server(tmp_path_factory.mktemp("server")) as harness:
        harness.replace(passwords=Passwords(PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)))
        yield harness


def account(server: ServerHarness, login: str) -> Visitor:
    visitor = server.visitor("Rosa")
    visitor.take(visitor.post("/api/account", {"login": login, "password": PASSWORD}))
    return visitor


def enter(server: ServerHarness, login: str, **headers: str) -> Visitor:
    visitor = server.visitor()
    visitor.take(visitor.post("/api/login", {"login": login, "password": PASSWORD}, **headers))
    return visitor


def who(server: ServerHarness, cookie: str) -> str | None:
    """Who somebody is that has only this cookie."""
    user = server.visitor().get("/api/me", Cookie=cookie).json()["user"]
    return None if user is None else user["id"]


def older_cookie(server: ServerHarness, user: str) -> str:
    """The cookie that the version before would have set."""
    secret = load_secret(secret_path(server.server.settings))
    serializer = URLSafeTimedSerializer(secret, salt="cosca.visitor", signer_kwargs={"digest_method": hashlib.sha256})
    generation = server.run(server.services.store.user(user)).generation
    return f"{server.cookie_name}={serializer.dumps([user, generation])}"


def test_cookie_fixed_before_account_creation_is_invalid_after_it(server: ServerHarness):
    """Eve puts her guest's cookie into Ann's browser; Ann makes an account of that guest."""
    eve = server.visitor("Eve")
    fixed, older = eve.cookies, older_cookie(server, eve.id)
    assert who(server, fixed) == eve.id
    ann = server.visitor()
    ann.http.cookies.update(eve.http.cookies)
    ann.token = eve.token
    ann.take(ann.post("/api/account", {"login": "fixed", "password": PASSWORD}))
    assert ann.cookies != fixed
    assert who(server, ann.cookies) == ann.id
    assert who(server, fixed) is None
    assert who(server, older) is None


def test_cookie_fixed_before_a_login_is_invalid_after_it(server: ServerHarness):
    account(server, "lured")
    eve = server.visitor("Eve")
    ann = server.visitor()
    ann.http.cookies.update(eve.http.cookies)
    ann.token = eve.token
    ann.take(ann.post("/api/login", {"login": "lured", "password": PASSWORD}))
    assert who(server, eve.cookies) is None
    assert who(server, ann.cookies) == ann.id


def test_stolen_cookie_is_invalid_after_logout(server: ServerHarness):
    visitor = account(server, "robbed")
    table, stolen, token = visitor.table(), visitor.cookies, visitor.token
    thief = server.visitor()
    thief.http.headers["Cookie"] = stolen
    thief.token = token
    with thief.socket(table, 1, Cookie=stolen) as connection:
        visitor.take(visitor.post("/api/logout"))
        assert connection.closed() == 1012
    assert thief.get("/api/me").json()["user"] is None
    assert thief.error(thief.send("PATCH", "/api/me", {"name": "Mine"}), 401) == "signed_out"
    with thief.socket(table, Cookie=stolen) as connection:
        assert connection.closed() == 4401


def test_sign_out_while_a_connection_opens_closes_it(server: ServerHarness, monkeypatch: pytest.MonkeyPatch):
    """The session ends after the cookie was read, and before the line is open."""
    visitor = account(server, "hurried")
    table = visitor.table()
    known = socket.authenticate

    async def later(*args: Any) -> Any:
        session = await known(*args)
        user = await server.services.store.user(visitor.id)
        assert user is not None
        await server.services.store.write(*end_sessions(user))
        server.services.connections.disconnect_user(visitor.id)
        return session

    monkeypatch.setattr(socket, "authenticate", later)
    with visitor.socket(table) as connection:
        assert connection.closed() == 1012
    monkeypatch.undo()
    with visitor.socket(table) as connection:
        assert connection.closed() == 4401


def test_a_token_belongs_to_its_session(server: ServerHarness):
    first = account(server, "tokens")
    second = enter(server, "tokens")
    assert first.token != second.token
    second.token = first.token
    assert second.error(second.send("PATCH", "/api/me", {"name": "Z"}), 403) == "not_allowed"


def test_devices_are_listed_and_signed_out_one_by_one(server: ServerHarness):
    first = account(server, "devices")
    second, third = enter(server, "devices", **{"User-Agent": FIREFOX}), enter(server, "devices")
    shown = first.get("/api/my/devices").json()
    assert len(shown) == 3
    assert [each["here"] for each in shown].count(True) == 1
    (fox,) = [each for each in shown if each["browser"] == "Firefox"]
    assert fox["system"] == "Linux"
    left = first.send("DELETE", f"/api/my/devices/{fox['id']}").json()
    assert fox["id"] not in [each["id"] for each in left]
    assert second.get("/api/me").json()["user"] is None
    assert third.get("/api/me").json()["user"] is not None
    assert len(first.send("DELETE", "/api/my/devices").json()) == 1
    assert third.get("/api/me").json()["user"] is None
    assert first.get("/api/me").json()["user"]["login"] == "devices"


def test_devices_of_other_users_cannot_be_signed_out(server: ServerHarness):
    ann, eve = account(server, "ann"), account(server, "eve")
    (own,) = ann.get("/api/my/devices").json()
    assert own["id"] not in eve.get("/api/my/devices").text
    assert eve.send("DELETE", f"/api/my/devices/{own['id']}").status_code == 200
    assert ann.get("/api/me").json()["user"]["login"] == "ann"
    nobody = server.visitor()
    assert nobody.error(nobody.get("/api/my/devices"), 401) == "signed_out"
    assert nobody.error(nobody.send("DELETE", "/api/my/devices"), 401) == "signed_out"


def test_legacy_cookie_becomes_a_session(server: ServerHarness):
    guest = server.visitor("Ann")
    older = older_cookie(server, guest.id)
    browser = server.visitor()
    browser.take(browser.get("/api/me", Cookie=older))
    assert browser.id == guest.id
    assert len(browser.http.cookies) == 1  # the next one
    assert browser.send("PATCH", "/api/me", {"name": "Annetta"}).status_code == 200
    assert who(server, older) == guest.id
    assert len(browser.get("/api/my/devices").json()) == 2  # however often it comes
    browser.post("/api/logout")
    assert who(server, older) is None
    assert who(server, guest.cookies) == guest.id


def test_legacy_cookie_is_invalid_after_signing_out_everywhere(server: ServerHarness):
    guest = server.visitor("Ann")
    older = older_cookie(server, guest.id)
    guest.take(guest.post("/api/logout", {"everywhere": True}))
    assert who(server, older) is None


@pytest.mark.parametrize("years", [-30, -1, 30])
def test_clock_jump_keeps_everyone_signed_in(server: ServerHarness, monkeypatch: pytest.MonkeyPatch, years: int):
    people = [server.visitor("Ann"), account(server, f"clock{years}")]
    cookies = [(user.id, user.cookies) for user in people] + [(people[0].id, older_cookie(server, people[0].id))]
    now = time.time() + years * 365 * 24 * 3600
    with monkeypatch.context() as moved:
        moved.setattr(time, "time", lambda: now)
        assert [who(server, cookie) for _, cookie in cookies] == [id for id, _ in cookies]
        late = server.visitor().post("/api/login", {"login": f"clock{years}", "password": PASSWORD})
        cookies.append((people[1].id, late.headers["set-cookie"].partition(";")[0]))
        assert who(server, cookies[-1][1]) == people[1].id
    assert [who(server, cookie) for _, cookie in cookies] == [id for id, _ in cookies]


@pytest.mark.parametrize("years", [-30, 30])
def test_clock_jump_deletes_no_guest_and_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, years: int):
    """While a guest plays; over a restart in the other time, with everything that goes after some days; and back."""
    now = time.time() + years * 365 * 24 * 3600
    fading = {"guest_days": 1, "running_days": 1, "waiting_days": 1}
    with run_server(tmp_path, **fading) as server:
        ann = server.visitor("Ann")
        table, cookie = ann.table(), ann.cookies
        with ann.socket(table, 1) as connection, monkeypatch.context() as moved:
            moved.setattr(time, "time", lambda: now)
            connection.send("chat", seat=1, text="what year is it?", team=False)
            connection.wait_for("ack")
            server.run(server.services.tables.evict_idle())
            assert who(server, cookie) == ann.id
            connection.send("chat", seat=1, text="still here", team=False)
            connection.wait_for("ack")
    with monkeypatch.context() as moved:
        moved.setattr(time, "time", lambda: now)
        with run_server(tmp_path, **fading) as server:
            assert who(server, cookie) == ann.id
            time.sleep(0.3)  # retention looks at once
            again = server.visitor()
            with again.socket(table, 1, Cookie=cookie) as connection:
                assert connection.last("state")["seat"] == 1
    with run_server(tmp_path, **fading) as server:
        assert who(server, cookie) == ann.id
        assert server.run(server.services.store.table(table)) is not None


@pytest.mark.parametrize(
    ("agent", "expected"),
    [(FIREFOX, "Firefox/Linux"), ("curl/8", "/"), ("", "/"),
     ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1", "Safari/iOS"),
     ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge/Windows")],
)  # fmt: skip
def test_device_label_has_browser_and_system(agent: str, expected: str):
    assert device_label(agent) == expected
