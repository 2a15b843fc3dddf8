"""Sessions under attack: fixed, stolen, listed, ended, of the version before, and with a clock that is set back."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from itsdangerous import URLSafeTimedSerializer

from cosca.server import socket
from cosca.server.accounts import Passwords
from cosca.server.identity import device, load_secret, secret_path
from cosca.server.store_people import end_sessions
from tests.server.visiting import House, Visitor, serving

PASSWORD = "correct horse"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as found:
        found.state.passwords = Passwords(PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1))
        yield found


def account(house: House, login: str) -> Visitor:
    visitor = house.visitor("Rosa")
    visitor.take(visitor.post("/api/account", {"login": login, "password": PASSWORD}))
    return visitor


def enter(house: House, login: str, **headers: str) -> Visitor:
    visitor = house.visitor()
    visitor.take(visitor.post("/api/login", {"login": login, "password": PASSWORD}, **headers))
    return visitor


def who(house: House, cookie: str) -> str | None:
    """Who somebody is that has only this cookie."""
    user = house.visitor().get("/api/me", Cookie=cookie).json()["user"]
    return None if user is None else user["id"]


def older_cookie(house: House, user: str) -> str:
    """The cookie that the version before would have set."""
    secret = load_secret(secret_path(house.server.settings))
    serializer = URLSafeTimedSerializer(secret, salt="cosca.visitor", signer_kwargs={"digest_method": hashlib.sha256})
    generation = house.run(house.state.store.user(user)).generation
    return f"{house.cookie_name}={serializer.dumps([user, generation])}"


def test_a_cookie_fixed_before_the_account_is_made_is_worth_nothing_after(house: House):
    """Eve puts her guest's cookie into Ann's browser; Ann makes an account of that guest."""
    eve = house.visitor("Eve")
    fixed, older = eve.cookies, older_cookie(house, eve.id)
    assert who(house, fixed) == eve.id
    ann = house.visitor()
    ann.http.cookies.update(eve.http.cookies)
    ann.token = eve.token
    ann.take(ann.post("/api/account", {"login": "fixed", "password": PASSWORD}))
    assert ann.cookies != fixed
    assert who(house, ann.cookies) == ann.id
    assert who(house, fixed) is None
    assert who(house, older) is None


def test_a_cookie_fixed_before_a_login_is_worth_nothing_after(house: House):
    account(house, "lured")
    eve = house.visitor("Eve")
    ann = house.visitor()
    ann.http.cookies.update(eve.http.cookies)
    ann.token = eve.token
    ann.take(ann.post("/api/login", {"login": "lured", "password": PASSWORD}))
    assert who(house, eve.cookies) is None
    assert who(house, ann.cookies) == ann.id


def test_a_stolen_cookie_is_dead_after_logout(house: House):
    visitor = account(house, "robbed")
    table, stolen, token = visitor.table(), visitor.cookies, visitor.token
    thief = house.visitor()
    thief.http.headers["Cookie"] = stolen
    thief.token = token
    with thief.socket(table, 1, Cookie=stolen) as line:
        visitor.take(visitor.post("/api/logout"))
        assert line.closed() == 1012
    assert thief.get("/api/me").json()["user"] is None
    assert thief.error(thief.send("PATCH", "/api/me", {"name": "Mine"}), 401) == "signed_out"
    with thief.socket(table, Cookie=stolen) as line:
        assert line.closed() == 4401


def test_who_is_signed_out_while_a_line_opens_gets_none(house: House, monkeypatch: pytest.MonkeyPatch):
    """The session ends after the cookie was read, and before the line is open."""
    visitor = account(house, "hurried")
    table = visitor.table()
    known = socket.known

    async def later(*args: Any) -> Any:
        found = await known(*args)
        await house.state.store.write(*end_sessions(await house.state.store.user(visitor.id)))
        house.state.lines.sign_out(visitor.id)
        return found

    monkeypatch.setattr(socket, "known", later)
    with visitor.socket(table) as line:
        assert line.closed() == 1012
    monkeypatch.undo()
    with visitor.socket(table) as line:
        assert line.closed() == 4401


def test_a_token_belongs_to_its_session(house: House):
    first = account(house, "tokens")
    second = enter(house, "tokens")
    assert first.token != second.token
    second.token = first.token
    assert second.error(second.send("PATCH", "/api/me", {"name": "Z"}), 403) == "not_allowed"


def test_devices_are_listed_and_signed_out_one_by_one(house: House):
    first = account(house, "devices")
    second, third = enter(house, "devices", **{"User-Agent": FIREFOX}), enter(house, "devices")
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


def test_nobody_signs_out_the_device_of_another(house: House):
    ann, eve = account(house, "ann"), account(house, "eve")
    (own,) = ann.get("/api/my/devices").json()
    assert own["id"] not in eve.get("/api/my/devices").text
    assert eve.send("DELETE", f"/api/my/devices/{own['id']}").status_code == 200
    assert ann.get("/api/me").json()["user"]["login"] == "ann"
    nobody = house.visitor()
    assert nobody.error(nobody.get("/api/my/devices"), 401) == "signed_out"
    assert nobody.error(nobody.send("DELETE", "/api/my/devices"), 401) == "signed_out"


def test_a_cookie_of_the_version_before_becomes_a_session(house: House):
    guest = house.visitor("Ann")
    older = older_cookie(house, guest.id)
    browser = house.visitor()
    browser.take(browser.get("/api/me", Cookie=older))
    assert browser.id == guest.id
    assert len(browser.http.cookies) == 1  # the next one
    assert browser.send("PATCH", "/api/me", {"name": "Annetta"}).status_code == 200
    assert who(house, older) == guest.id
    assert len(browser.get("/api/my/devices").json()) == 2  # however often it comes
    browser.post("/api/logout")
    assert who(house, older) is None
    assert who(house, guest.cookies) == guest.id


def test_a_cookie_of_the_version_before_is_dead_after_signing_out_everywhere(house: House):
    guest = house.visitor("Ann")
    older = older_cookie(house, guest.id)
    guest.take(guest.post("/api/logout", {"everywhere": True}))
    assert who(house, older) is None


@pytest.mark.parametrize("years", [-30, -1, 30])
def test_a_clock_that_jumps_signs_nobody_out(house: House, monkeypatch: pytest.MonkeyPatch, years: int):
    people = [house.visitor("Ann"), account(house, f"clock{years}")]
    cookies = [(each.id, each.cookies) for each in people] + [(people[0].id, older_cookie(house, people[0].id))]
    now = time.time() + years * 365 * 24 * 3600
    with monkeypatch.context() as moved:
        moved.setattr(time, "time", lambda: now)
        assert [who(house, cookie) for _, cookie in cookies] == [id for id, _ in cookies]
        late = house.visitor().post("/api/login", {"login": f"clock{years}", "password": PASSWORD})
        cookies.append((people[1].id, late.headers["set-cookie"].partition(";")[0]))
        assert who(house, cookies[-1][1]) == people[1].id
    assert [who(house, cookie) for _, cookie in cookies] == [id for id, _ in cookies]


@pytest.mark.parametrize("years", [-30, 30])
def test_a_clock_that_jumps_loses_no_guest_and_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, years: int):
    """While a guest plays; over a restart in the other time, with everything that goes after some days; and back."""
    now = time.time() + years * 365 * 24 * 3600
    fading = {"guest_days": 1, "running_days": 1, "waiting_days": 1}
    with serving(tmp_path, **fading) as house:
        ann = house.visitor("Ann")
        table, cookie = ann.table(), ann.cookies
        with ann.socket(table, 1) as line, monkeypatch.context() as moved:
            moved.setattr(time, "time", lambda: now)
            line.say("chat", seat=1, text="what year is it?", team=False)
            line.until("ack")
            house.run(house.state.tables.sweep())
            assert who(house, cookie) == ann.id
            line.say("chat", seat=1, text="still here", team=False)
            line.until("ack")
    with monkeypatch.context() as moved:
        moved.setattr(time, "time", lambda: now)
        with serving(tmp_path, **fading) as house:
            assert who(house, cookie) == ann.id
            time.sleep(0.3)  # retention looks at once
            again = house.visitor()
            with again.socket(table, 1, Cookie=cookie) as line:
                assert line.last("state")["seat"] == 1
    with serving(tmp_path, **fading) as house:
        assert who(house, cookie) == ann.id
        assert house.run(house.state.store.table(table)) is not None


@pytest.mark.parametrize(
    ("agent", "told"),
    [(FIREFOX, "Firefox/Linux"), ("curl/8", "/"), ("", "/"),
     ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1", "Safari/iOS"),
     ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge/Windows")],
)  # fmt: skip
def test_a_device_is_told_by_browser_and_system(agent: str, told: str):
    assert device(agent) == told
