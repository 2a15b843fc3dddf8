"""Identity: cookies, the secret file, accounts, tokens and origins."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from cosca.server.core.settings import BadSetting, Settings
from cosca.server.identity.keys import COOKIE_SECONDS, load_secret, secret_path
from cosca.server.identity.passwords import Passwords
from tests.server.support.http_client import ServerHarness, run_server

PASSWORD = "correct horse"
WEAK = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    with run_server(tmp_path_factory.mktemp("server"), logins_per_minute=3) as harness:
        harness.replace(passwords=Passwords(WEAK))
        yield harness


@pytest.fixture(autouse=True)
def _reset_login_limits(server: ServerHarness) -> None:
    """Each test has its own wrong passwords."""
    server.reset_password_limits()


def with_account(server: ServerHarness, login: str):
    visitor = server.visitor("Rosa")
    visitor.take(visitor.post("/api/account", {"login": login, "password": PASSWORD}))
    return visitor


# -------------------------------------------------------------------- cookies


def test_visitor_is_anonymous_until_the_first_guest_name(server: ServerHarness):
    visitor = server.visitor()
    assert visitor.get("/api/me").json()["user"] is None
    visitor.begin("  Ann \u202e Lee ")
    user = visitor.get("/api/me").json()["user"]
    nobody_yet = {"login": None, "email": None, "admin": False, "language": None, "coach": None}
    assert user == {"id": visitor.id, "name": "Ann Lee", **nobody_yet}


def test_cookie_attributes(server: ServerHarness):
    answer = server.visitor().post("/api/guest", {"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert f"Max-Age={COOKIE_SECONDS}" in cookie
    assert "Secure" not in cookie


def test_a_page_behind_https_gets_a_secure_cookie(tmp_path: Path):
    with run_server(tmp_path, base_url="https://play.example.org") as server:
        answer = server.visitor().post("/api/guest", {"name": "Ann"}, Origin="https://play.example.org")
        assert answer.headers["set-cookie"].startswith("__Host-cosca_")
        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]


def test_a_second_guest_request_changes_nothing(server: ServerHarness):
    visitor = server.visitor("Ann")
    before = visitor.id
    visitor.token = ""
    visitor.take(visitor.post("/api/guest", {"name": "Other"}))
    assert visitor.id == before


@pytest.mark.parametrize("spoil", ["cut", "changed", "empty", "foreign"])
def test_forged_cookie_is_ignored(server: ServerHarness, spoil: str):
    visitor = server.visitor("Ann")
    good = visitor.http.cookies[server.cookie_name]
    head, _, tail = good.partition(".")
    forged = {"cut": good[:-3], "changed": f"{head[:-2]}xx.{tail}", "empty": "", "foreign": "a.b.c"}[spoil]
    visitor.http.cookies.set(server.cookie_name, forged, domain="127.0.0.1", path="/")
    stranger = server.visitor()
    assert stranger.get("/api/me", Cookie=f"{server.cookie_name}={forged}").json()["user"] is None


def test_cookie_is_renewed_periodically(server: ServerHarness, monkeypatch: pytest.MonkeyPatch):
    visitor = server.visitor("Ann")
    assert "set-cookie" not in visitor.get("/api/me").headers
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 2 * 24 * 3600)
    assert "set-cookie" in visitor.get("/api/me").headers
    assert "set-cookie" not in visitor.get("/api/me").headers


# -------------------------------------------------------------------- the secret


def test_secret_file_is_created_once_and_private(tmp_path: Path):
    path = tmp_path / "x.sqlite3.secret"
    secrets_read: list[bytes] = []
    starts = [threading.Thread(target=lambda: secrets_read.append(load_secret(path))) for _ in range(8)]
    for start in starts:
        start.start()
    for start in starts:
        start.join()
    assert len(set(secrets_read)) == 1
    assert len(secrets_read) == 8
    assert path.stat().st_mode & 0o777 == 0o600
    assert os.listdir(tmp_path) == [path.name]


def test_readable_secret_file_is_made_private(tmp_path: Path):
    path = tmp_path / "secret"
    path.write_text("ab" * 32)
    path.chmod(0o644)
    assert load_secret(path) == b"\xab" * 32
    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("content", ["", "no hex", "ab"])
def test_invalid_secret_file_is_reported(tmp_path: Path, content: str):
    path = tmp_path / "secret"
    path.write_text(content)
    with pytest.raises(BadSetting, match="not a secret file of Cosca"):
        load_secret(path)


def test_path_of_the_secret_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    beside = Settings(database_url=f"sqlite:///{tmp_path}/games.sqlite3")
    assert secret_path(beside) == tmp_path / "games.sqlite3.secret"
    assert secret_path(Settings(database_url="postgresql://u@h/n")) == tmp_path / "cosca" / "secret"
    assert secret_path(Settings(secret_file="/run/secret")) == Path("/run/secret")


def test_restart_keeps_everyone_signed_in(tmp_path: Path):
    with run_server(tmp_path) as server:
        visitor = server.visitor("Ann")
        cookie, token = visitor.cookies, visitor.token
    with run_server(tmp_path) as server:
        me = server.visitor().get("/api/me", Cookie=cookie).json()
    assert (me["user"]["id"], me["token"]) == (visitor.id, token)


# -------------------------------------------------------------------- token and origin


def test_a_change_needs_the_token_of_the_user(server: ServerHarness):
    visitor, other = server.visitor("Ann"), server.visitor("Bea")
    for token in ("", "x", other.token, "\u00e9"):
        answer = visitor.http.patch("/api/me", json={"name": "Z"}, headers=[(b"X-Cosca-Token", token.encode())])
        assert visitor.error(answer, 403) == "not_allowed"
    assert visitor.get("/api/me").json()["user"]["name"] == "Ann"
    assert visitor.send("PATCH", "/api/me", {"name": "Z"}).json()["user"]["name"] == "Z"


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "https://127.0.0.1", "http://127.0.0.1:1", "http://["]
)
def test_a_change_from_another_page_is_refused(server: ServerHarness, origin: str):
    assert (
        server.visitor().error(server.visitor().post("/api/guest", {"name": "Ann"}, Origin=origin), 403)
        == "not_allowed"
    )


def test_referer_is_checked_without_an_origin(server: ServerHarness):
    visitor = server.visitor()
    del visitor.http.headers["origin"]
    assert visitor.post("/api/guest", {}, Referer=f"{server.base}/t/x").status_code == 200
    assert visitor.post("/api/guest", {}, Referer="http://evil.example/").status_code == 403
    assert visitor.post("/api/guest", {}).status_code == 403


def test_own_host_is_accepted_as_origin(server: ServerHarness):
    answer = server.visitor().post("/api/guest", {}, Origin="http://localhost:5173", Host="localhost:5173")
    assert answer.status_code == 200


def test_body_needs_the_json_content_type(server: ServerHarness):
    visitor = server.visitor()
    answer = visitor.http.post("/api/guest", content=b'{"name": "Ann"}', headers={"Content-Type": "text/plain"})
    assert visitor.error(answer, 400) == "malformed"


# -------------------------------------------------------------------- accounts


def test_account_keeps_the_id_and_tables_of_the_guest(server: ServerHarness):
    visitor = server.visitor("Ann")
    table = visitor.table()
    made = visitor.post("/api/account", {"login": "  Ann-Lee ", "password": PASSWORD}).json()
    assert (made["user"]["id"], made["user"]["login"]) == (visitor.id, "ann-lee")
    device = server.visitor()
    device.take(device.post("/api/login", {"login": "ANN-LEE", "password": PASSWORD}))
    assert device.id == visitor.id
    assert [each["id"] for each in device.get("/api/my/tables").json()] == [table]


def test_invalid_accounts_are_refused(server: ServerHarness):
    visitor = with_account(server, "taken")
    assert visitor.error(visitor.post("/api/account", {"login": "again", "password": PASSWORD}), 409) == "refused"
    guest = server.visitor("Bea")
    for form in ({"login": "ab", "password": PASSWORD}, {"login": "x" * 41, "password": PASSWORD}):
        assert guest.error(guest.post("/api/account", form), 400) == "malformed"
    assert guest.error(guest.post("/api/account", {"login": "short", "password": "1234567"}), 400) == "malformed"
    assert guest.error(guest.post("/api/account", {"login": "TAKEN", "password": PASSWORD}), 409) == "refused"
    nobody = server.visitor()
    assert nobody.error(nobody.post("/api/account", {"login": "nobody", "password": PASSWORD}), 401) == "signed_out"


def test_an_unknown_login_and_a_wrong_password_look_the_same(server: ServerHarness):
    with_account(server, "known")
    visitor = server.visitor()
    wrong = visitor.post("/api/login", {"login": "known", "password": "wrong wrong"})
    unknown = visitor.post("/api/login", {"login": "nobody-here", "password": "wrong wrong"})
    assert wrong.status_code == unknown.status_code == 403
    assert wrong.content == unknown.content


def test_unknown_login_takes_the_same_time(server: ServerHarness, monkeypatch: pytest.MonkeyPatch):
    """Both ways go through one verification with the same parameters."""
    with_account(server, "timed")
    seen: list[str] = []
    verify = server.services.passwords._verify
    monkeypatch.setattr(
        server.services.passwords, "_verify", lambda kept, given: (seen.append(kept), verify(kept, given))[1]
    )
    visitor = server.visitor()
    for login in ("timed", "nobody-there"):
        visitor.post("/api/login", {"login": login, "password": "wrong wrong"})
    assert len({kept.rsplit("$", 2)[0] for kept in seen}) == 1
    assert len(seen) == 2


def test_wrong_passwords_are_limited_for_a_login_and_an_address(server: ServerHarness):
    with_account(server, "guessed")
    visitor = server.visitor()
    codes = [visitor.post("/api/login", {"login": "guessed", "password": "no no no"}).status_code for _ in range(4)]
    assert codes == [403, 403, 403, 429]
    assert visitor.post("/api/login", {"login": "guessed", "password": PASSWORD}).status_code == 429
    assert visitor.post("/api/login", {"login": "another", "password": "no no no"}).status_code == 403


def test_many_wrong_passwords_at_once_are_limited_too(server: ServerHarness, monkeypatch: pytest.MonkeyPatch):
    async def slowly(*_: object) -> bool:
        await asyncio.sleep(0.3)
        return False

    monkeypatch.setattr(server.services.passwords, "verify", slowly)
    visitors = [server.visitor() for _ in range(8)]
    form = {"login": "hurried", "password": "no no no"}
    with ThreadPoolExecutor(8) as threads:
        codes = list(threads.map(lambda visitor: visitor.post("/api/login", form).status_code, visitors))
    assert sorted(codes) == [403] * 3 + [429] * 5


def test_a_hash_with_old_parameters_is_renewed(server: ServerHarness):
    visitor = with_account(server, "outdated")
    before = server.run(server.services.store.user(visitor.id)).password
    weak = server.services.passwords
    server.replace(passwords=Passwords())
    try:
        assert server.visitor().post("/api/login", {"login": "outdated", "password": PASSWORD}).status_code == 200
    finally:
        server.replace(passwords=weak)
    after = server.run(server.services.store.user(visitor.id)).password
    assert before.startswith("$argon2id$v=19$m=1024,t=1,p=1$")
    assert after.startswith("$argon2id$v=19$m=19456,t=3,p=1$")


def test_password_change_logs_other_devices_out(server: ServerHarness):
    visitor = with_account(server, "changing")
    device = server.visitor()
    device.take(device.post("/api/login", {"login": "changing", "password": PASSWORD}))
    table = visitor.table()
    with device.socket(table, 1) as connection:
        wrong = visitor.post("/api/account/password", {"old": "wrong wrong", "new": "another horse"})
        assert visitor.error(wrong, 403) == "not_allowed"
        visitor.take(visitor.post("/api/account/password", {"old": PASSWORD, "new": "another horse"}))
        assert connection.closed() == 1012
    assert device.get("/api/me").json()["user"] is None
    assert visitor.get("/api/me").json()["user"]["login"] == "changing"
    with device.socket(table) as connection:
        assert connection.closed() == 4401
    assert server.visitor().post("/api/login", {"login": "changing", "password": "another horse"}).status_code == 200


def test_logout_ends_this_browser_or_all(server: ServerHarness):
    first, second = with_account(server, "leaving"), server.visitor()
    second.take(second.post("/api/login", {"login": "leaving", "password": PASSWORD}))
    kept = first.cookies
    first.take(first.post("/api/logout"))
    assert first.get("/api/me").json()["user"] is None
    assert second.get("/api/me").json()["user"] is not None
    second.take(second.post("/api/logout", {"everywhere": True}))
    assert server.visitor().get("/api/me", Cookie=kept).json()["user"] is None


def test_deletion_needs_the_password_and_leaves_the_seat_to_a_bot(server: ServerHarness):
    visitor, friend = with_account(server, "going"), server.visitor("Bea")
    made = visitor.post(
        "/api/tables", {"game": "la_famiglia", "seats": {"1": "me", "3": "soldato", "4": "soldato"}, "open": True}
    ).json()
    friend.post(f"/api/tables/{made['id']}/seats/2", {"player": "me"})
    visitor.post(f"/api/tables/{made['id']}/start")
    assert visitor.error(visitor.send("DELETE", "/api/account", {"password": "wrong wrong"}), 403) == "not_allowed"
    assert visitor.send("DELETE", "/api/account", {"password": PASSWORD}).status_code == 200
    assert visitor.get("/api/me").json()["user"] is None
    seat = friend.get(f"/api/tables/{made['id']}").json()["seats"][0]
    assert (seat["user"], seat["bot"]) == (None, "soldato")
    assert server.visitor().post("/api/login", {"login": "going", "password": PASSWORD}).status_code == 403
    assert server.run(server.services.store.user(visitor.id)) is None


def test_a_guest_may_be_deleted_without_a_password(server: ServerHarness):
    guest = server.visitor("Ann")
    assert guest.send("DELETE", "/api/account").status_code == 200
    assert server.run(server.services.store.user(guest.id)) is None


def test_guest_seats_move_to_the_account_at_login(server: ServerHarness):
    with_account(server, "home")
    guest = server.visitor("Ann")
    table, before = guest.table(), guest.id
    with guest.socket(table, 1) as connection:
        guest.take(guest.post("/api/login", {"login": "home", "password": PASSWORD}))
        assert connection.closed() == 1012
    assert guest.id != before
    meta = guest.get(f"/api/tables/{table}").json()
    assert meta["me"] == {"user": guest.id, "seats": [1], "front": None, "host": True}
    with guest.socket(table, 1) as connection:
        assert connection.last("state")["question"]["choices"]


def test_guest_seats_are_freed_where_the_account_sits(server: ServerHarness):
    account, guest = with_account(server, "beside"), server.visitor("Ann")
    table = account.post(
        "/api/tables", {"game": "la_famiglia", "seats": {"1": "me", "3": "soldato", "4": "soldato"}, "open": True}
    ).json()["id"]
    assert guest.post(f"/api/tables/{table}/seats/2", {"player": "me"}).status_code == 200
    guest.take(guest.post("/api/login", {"login": "beside", "password": PASSWORD}))
    seats = guest.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["user"] for seat in seats[:2]] == [account.id, None]


def test_account_lifecycle_on_every_database(tmp_path: Path, database_url: str):
    with run_server(tmp_path, database_url=database_url, secret_file=str(tmp_path / "secret")) as server:
        server.replace(passwords=Passwords(WEAK))
        with_account(server, "rosa")
        guest = server.visitor("Ann")
        table, login = guest.table(), {"login": "Rosa", "password": PASSWORD}
        taken = guest.post("/api/account", login)
        assert guest.error(taken, 409) == "refused"
        guest.take(guest.post("/api/login", login))
        assert guest.get(f"/api/tables/{table}").json()["me"]["seats"] == [1]
        with guest.socket(table, 1) as connection:
            state = connection.last("state")
            connection.send("choose", seat=1, act=state["act"], choices=[state["question"]["choices"][0]["text"]])
            assert connection.wait_for("ack", "error")["type"] == "ack"
        assert guest.send("DELETE", "/api/account", {"password": PASSWORD}).status_code == 200
        assert guest.error(server.visitor().post("/api/login", login), 403) == "not_allowed"
