"""Administration: actions, access control, no leaked secrets, and the audit log."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from fastapi.routing import APIRoute

from cosca.cli import run
from cosca.server.admin.actions import AdminActions
from cosca.server.api import admin
from cosca.server.identity.passwords import Passwords
from cosca.server.storage import admin_queries
from tests.server.support.http_client import ALL_BOTS, ServerHarness, Visitor, run_server

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    with run_server(tmp_path_factory.mktemp("server"), tables_per_minute=1000) as harness:
        harness.replace(passwords=Passwords(PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)))
        yield harness


def account(server: ServerHarness, login: str) -> Visitor:
    visitor = server.visitor(login.title())
    visitor.take(visitor.post("/api/account", {"login": login, "password": PASSWORD}))
    return visitor


def command(server: ServerHarness, name: str, *words: str) -> None:
    assert run(["admin", name, "--database", server.server.settings.database_url, *words]) == 0


@pytest.fixture(scope="module")
def boss(server: ServerHarness) -> Visitor:
    visitor = account(server, "boss")
    command(server, "grant", "boss")
    return visitor


def shared(server: ServerHarness, *others: Visitor) -> tuple[str, str]:
    """A running table of a new host with these people, and its invite."""
    host = server.visitor("Host")
    seats = {"1": "me", **{seat: bot for seat, bot in ALL_BOTS.items() if int(seat) > 1 + len(others)}}
    made = host.post("/api/tables", {"game": "la_famiglia", "seats": seats}).json()
    invite = made["invite"].partition("#")[2]
    for seat, other in enumerate(others, 2):
        assert other.post(f"/api/tables/{made['id']}/join", {"invite": invite}).status_code == 200
        assert other.post(f"/api/tables/{made['id']}/seats/{seat}", {"player": "me"}).status_code == 200
    assert host.post(f"/api/tables/{made['id']}/start").status_code == 200
    return made["id"], invite


def audited(boss: Visitor) -> dict[str, object]:
    """The last line of the audit."""
    return boss.get("/api/admin/audit").json()[0]


# -------------------------------------------------------------------- who may

ROUTES = sorted(
    (method, route.path)
    for route in admin.router.routes
    if isinstance(route, APIRoute)
    for method in route.methods or ()
)


def test_all_admin_routes_are_covered():
    assert len(ROUTES) == 14


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_admin_routes_refuse_other_users(server: ServerHarness, boss: Visitor, method: str, path: str):
    victim = server.visitor("Victim")
    address = re.sub(r"\{member\}|\{id\}", victim.id if "users" in path else "none", path)
    somebody = account(server, f"{method}{path}"[-40:])
    for visitor, status in ((server.visitor("Guest"), 403), (somebody, 403), (server.visitor(), 401)):
        answer = visitor.get(address) if method == "GET" else visitor.send(method, address, {})
        assert visitor.error(answer, status) in ("not_allowed", "signed_out")
    if method != "GET":
        boss.token, token = "", boss.token
        assert boss.error(boss.send(method, address, {}), 403) == "not_allowed"  # without the token of the page
        boss.token = token
    assert victim.get("/api/me").json()["user"]["name"] == "Victim"


def test_admin_right_is_granted_to_accounts_only_and_revoked(server: ServerHarness, boss: Visitor):
    guest, rosa = server.visitor("Ann"), account(server, "rosa")
    assert boss.error(boss.send("PATCH", f"/api/admin/users/{guest.id}", {"admin": True}), 409) == "refused"
    assert boss.send("PATCH", f"/api/admin/users/{rosa.id}", {"admin": True}).json()["admin"] is True
    assert rosa.get("/api/me").json()["user"]["admin"] is True
    assert rosa.get("/api/admin/errors").status_code == 200
    assert boss.send("PATCH", f"/api/admin/users/{rosa.id}", {"admin": False}).status_code == 200
    assert rosa.error(rosa.get("/api/admin/errors"), 403) == "not_allowed"
    for values in ({"admin": False}, {"banned": True}):
        assert boss.error(boss.send("PATCH", f"/api/admin/users/{boss.id}", values), 403) == "not_allowed"
    assert boss.error(boss.send("DELETE", f"/api/admin/users/{boss.id}"), 403) == "not_allowed"


def test_users_cannot_grant_themselves_the_admin_right(server: ServerHarness):
    eve = account(server, "eve")
    for path, body in (("/api/me", {"name": "Eve", "admin": True}), (f"/api/admin/users/{eve.id}", {"admin": True})):
        assert eve.send("PATCH", path, body).status_code in (400, 403)
    assert eve.get("/api/me").json()["user"]["admin"] is False


# -------------------------------------------------------------------- people


def test_find_users(server: ServerHarness, boss: Visitor):
    carla = account(server, "carla-finds")
    for text in (carla.id, "RLA-FIN", "carla-finds"):
        answer = boss.get(f"/api/admin/users?text={text}").json()
        assert [user["id"] for user in answer["people"]] == [carla.id]
    assert boss.get("/api/admin/users?text=%25").json()["people"] == []
    table = carla.table()
    shown = boss.get(f"/api/admin/users/{carla.id}").json()
    assert (shown["devices"], [table["id"] for table in shown["tables"]]) == (1, [table])
    assert "argon2" not in json.dumps(shown)
    assert boss.error(boss.get("/api/admin/users/none"), 404) == "not_found"


def test_lists_are_paginated(server: ServerHarness, boss: Visitor, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("cosca.server.storage.admin_queries.PAGE", 2)
    made = {server.visitor("Paged").id for _ in range(5)}
    seen, cursor = list[str](), ""
    while True:
        page = boss.http.get("/api/admin/users", params={"text": "Paged", "cursor": cursor})
        seen += [user["id"] for user in page.json()["people"]]
        cursor = page.json()["next"]
        if not cursor:
            break
    assert sorted(seen) == sorted(made)
    assert boss.error(boss.get("/api/admin/users?cursor=x"), 400) == "malformed"
    assert boss.error(boss.get("/api/admin/users?cursor=nan~x"), 400) == "malformed"


def test_banned_user_is_disconnected_and_cannot_return(server: ServerHarness, boss: Visitor):
    lucky = account(server, "lucky")
    table = lucky.table()
    with lucky.socket(table, 1) as connection:
        assert boss.send("PATCH", f"/api/admin/users/{lucky.id}", {"banned": True}).json()["banned"] is True
        assert connection.closed() == 1012
    assert lucky.get("/api/me").json()["user"] is None
    with lucky.socket(table) as connection:
        assert connection.closed() == 4401
    again = server.visitor()
    answer = again.post("/api/login", {"login": "lucky", "password": PASSWORD})
    assert (answer.status_code, answer.json()["error"]["why"]) == (403, "banned")
    assert audited(boss)["what"] == "ban"
    boss.send("PATCH", f"/api/admin/users/{lucky.id}", {"banned": False})
    assert again.post("/api/login", {"login": "lucky", "password": PASSWORD}).status_code == 200


def test_muted_user_plays_but_cannot_chat(server: ServerHarness, boss: Visitor):
    noisy = account(server, "noisy")
    table = noisy.table()
    with noisy.socket(table, 1) as connection:
        boss.send("PATCH", f"/api/admin/users/{noisy.id}", {"muted": True})
        connection.send("chat", seat=1, text="Hello!")
        assert connection.wait_for("ack", "error")["why"] == "muted"
        boss.send("PATCH", f"/api/admin/users/{noisy.id}", {"muted": False})
        connection.send("chat", seat=1, text="Hello!")
        assert connection.wait_for("ack", "error")["type"] == "ack"


def test_removed_user_is_replaced_by_a_bot(server: ServerHarness, boss: Visitor):
    friend, gone = server.visitor("Bea"), account(server, "gone")
    table, _ = shared(server, friend, gone)
    assert boss.send("DELETE", f"/api/admin/users/{gone.id}").status_code == 200
    assert gone.get("/api/me").json()["user"] is None
    seat = friend.get(f"/api/tables/{table}").json()["seats"][2]
    assert (seat["user"], seat["bot"]) == (None, "soldato")
    assert audited(boss)["facts"] == {"name": "gone"}


# -------------------------------------------------------------------- tables


def test_table_is_shown_without_secrets(server: ServerHarness, boss: Visitor):
    friend = server.visitor("Bea")
    table, invite = shared(server, friend)
    row = server.run(server.services.store.table(table))
    with friend.socket(table, 2) as connection:
        connection.send("chat", seat=2, text="Word for the team", team=True)
        connection.wait_for("ack")
    shown = boss.get(f"/api/admin/tables/{table}")
    listed = boss.get(f"/api/admin/tables?text={friend.id}")
    assert shown.json()["chat"] >= 1
    assert friend.id in [member["id"] for member in shown.json()["members"]]
    assert [table["id"] for table in listed.json()["tables"]] == [table]
    for text in (shown.text, listed.text):
        assert not [word for word in (invite, row.seed, "Word for the team", "seed", "document") if word in text]
    assert boss.error(boss.get(f"/api/tables/{table}"), 403) == "not_allowed"  # the right opens no private table
    assert boss.get("/api/admin/tables?status=over&text=nobody").json() == {"tables": [], "next": ""}
    assert boss.error(boss.get("/api/admin/tables?status=lost"), 400) == "malformed"


def test_removed_table_is_gone_for_everyone(server: ServerHarness, boss: Visitor):
    friend = server.visitor("Bea")
    table, _ = shared(server, friend)
    with friend.socket(table, 2) as connection:
        assert boss.send("DELETE", f"/api/admin/tables/{table}").status_code == 200
        assert connection.closed() in (1012, 4404)
    with friend.socket(table) as connection:
        assert connection.closed() == 4404
    assert friend.error(friend.get(f"/api/tables/{table}"), 404) == "not_found"
    assert boss.error(boss.send("DELETE", f"/api/admin/tables/{table}"), 404) == "not_found"


def test_removed_member_is_disconnected_and_the_old_invite_is_void(server: ServerHarness, boss: Visitor):
    friend, rude = server.visitor("Bea"), server.visitor("Rude")
    table, invite = shared(server, friend, rude)
    stranger = server.visitor("Eve")
    assert boss.error(boss.send("DELETE", f"/api/admin/tables/{table}/members/{stranger.id}"), 404) == "not_found"
    with rude.socket(table, 3) as connection:
        left = boss.send("DELETE", f"/api/admin/tables/{table}/members/{rude.id}").json()
        assert connection.closed() == 4403
    assert rude.id not in [member["id"] for member in left["members"]]
    assert rude.error(rude.get(f"/api/tables/{table}"), 403) == "not_allowed"
    assert friend.get(f"/api/tables/{table}").json()["seats"][2]["bot"] == "soldato"
    with friend.socket(table, 2) as connection:
        facts = [item["facts"] for item in connection.last("state")["items"]]
        assert [fact["how"] for fact in facts if fact["event"] == "seat_changed"] == ["removed"]
    renewed = boss.post(f"/api/admin/tables/{table}/invite")
    assert renewed.json() == {"renewed": table}
    assert rude.error(rude.post(f"/api/tables/{table}/join", {"invite": invite}), 403) == "not_allowed"
    with rude.socket(table) as connection:
        assert connection.closed() == 4403
    fresh = friend.get(f"/api/tables/{table}").json()["invite"]
    assert fresh.partition("#")[2] not in ("", invite)
    assert fresh.partition("#")[2] not in renewed.text + boss.get("/api/admin/audit").text


def test_removed_member_who_returns_still_knows_the_secrets(server: ServerHarness, boss: Visitor):
    friend, rude = server.visitor("Bea"), server.visitor("Rude")
    table, invite = shared(server, friend, rude)  # in seats 2 and 3
    boss.send("DELETE", f"/api/admin/tables/{table}/members/{rude.id}")
    assert rude.post(f"/api/tables/{table}/join", {"invite": invite}).status_code == 200
    assert friend.post(f"/api/tables/{table}/seats/2", {"player": "open"}).status_code == 200
    answer = rude.post(f"/api/tables/{table}/seats/2", {"player": "me"})
    assert (answer.status_code, answer.json()["error"]["why"]) == (403, "other_side")
    assert rude.post(f"/api/tables/{table}/seats/3", {"player": "me"}).json()["me"]["seats"] == [3]


def test_members_of_finished_games_cannot_be_removed(server: ServerHarness, boss: Visitor):
    host = server.visitor("Ann")
    table = host.table()
    with host.socket(table, 1) as connection:
        connection.send("propose", seat=1, what="concede")
        connection.wait_for("ack")
    assert boss.error(boss.send("DELETE", f"/api/admin/tables/{table}/members/{host.id}"), 409) == "over"


# -------------------------------------------------------------------- the server


def test_notice_reaches_open_and_new_connections(server: ServerHarness, boss: Visitor):
    ann, bea = server.visitor("Ann"), server.visitor("Bea")
    with ann.socket(ann.table(), 1) as connection:
        assert boss.post("/api/admin/notice", {"text": "New bots!", "seconds": 300}).status_code == 200
        message = connection.wait_for("notice")
        assert (message["text"], message["seconds"]) == ("New bots!", 300)
    with bea.socket(bea.table(), 1) as connection:
        assert connection.last("notice")["text"] == "New bots!"
    assert boss.error(boss.post("/api/admin/notice", {}), 400) == "malformed"
    assert boss.error(boss.post("/api/admin/notice", {"text": "x" * 301}), 400) == "malformed"


def test_recent_errors_are_limited_and_without_details(server: ServerHarness, boss: Visitor):
    try:
        raise ZeroDivisionError("the password is hunter2")
    except ZeroDivisionError:
        logging.getLogger("cosca.tables").exception("a table fell over", extra={"table": "t1"})
    answer = boss.get("/api/admin/errors")
    assert answer.json()[0]["what"] == "a table fell over"
    assert answer.json()[0]["facts"]["table"] == "t1"
    assert answer.json()[0]["facts"]["error"] == "ZeroDivisionError"
    assert "hunter2" not in answer.text
    for number in range(150):
        logging.getLogger("cosca").error("fault %d", number)
    assert len(boss.get("/api/admin/errors").json()) == 100


# -------------------------------------------------------------------- the command line


def test_commands_act_on_a_running_server(server: ServerHarness, boss: Visitor, capsys: pytest.CaptureFixture[str]):
    friend, nina = server.visitor("Bea"), account(server, "nina")
    table, invite = shared(server, friend, nina)
    with nina.socket(table, 3) as connection:
        command(server, "notice", "Soon back", "--restart", "5")
        assert connection.wait_for("notice")["seconds"] == 300
        command(server, "ban", "nina")
        assert connection.closed() == 1012
    assert nina.get("/api/me").json()["user"] is None
    command(server, "remove-member", "--", table, nina.id)
    for words in (["users", "nina"], ["user", "nina"], ["tables", "--", friend.id], ["table", "--", table], ["audit"]):
        command(server, *words)
    output = capsys.readouterr().out
    assert "banned" in output
    assert table in output
    row = server.run(server.services.store.table(table))
    assert not [word for word in (invite, row.seed, "argon2") if word in output]
    command(server, "renew-invite", "--", table)
    command(server, "mute", "--", friend.id)
    command(server, "unmute", "--", friend.id)
    command(server, "unban", "nina")
    command(server, "remove-table", "--", table)
    command(server, "remove-user", "nina")
    command(server, "revoke", "boss")
    command(server, "grant", "boss")
    whats = [each["what"] for each in boss.get("/api/admin/audit").json()]
    assert whats[:9] == [
        "grant", "revoke", "remove_user", "remove_table", "unban", "unmute", "mute", "renew_invite", "remove_member",
    ]  # fmt: skip
    assert audited(boss)["by"] == ""


@pytest.mark.parametrize("words", ["grant nobody-here", "table none", "remove-member none x", "notice"])
def test_invalid_command_prints_one_line(server: ServerHarness, words: str, capsys: pytest.CaptureFixture[str]):
    assert run(["admin", *words.split(), "--database", server.server.settings.database_url]) == 2
    assert capsys.readouterr().err.startswith("cosca: ")


def test_concurrent_actions_are_all_audited(server: ServerHarness, boss: Visitor):
    acting = AdminActions(server.services.store, "(test)")
    row = server.run(server.services.store.user_by_login("boss"))

    async def many() -> None:
        await asyncio.gather(*[acting.mute(row, bool(n % 2)) for n in range(8)])

    with ThreadPoolExecutor(2) as threads:
        beside = [threads.submit(command, server, "unmute", "boss") for _ in range(2)]
        asyncio.run_coroutine_threadsafe(many(), server.server.loop).result(30)  # they wait for each other
        assert [each.result() for each in beside] == [None, None]
    rows = server.run(admin_queries.audit_last(server.services.store, most=10))
    assert {row.what for row in rows} == {"mute", "unmute"}
    assert sorted(row.by for row in rows) == [""] * 2 + ["(test)"] * 8


def test_actions_without_a_server_are_applied_at_the_next_start(tmp_path: Path):
    with run_server(tmp_path) as server:
        friend, rude = server.visitor("Bea"), server.visitor("Rude")
        table, _ = shared(server, friend, rude)
        cookies = friend.cookies, rude.cookies
    command(server, "remove-member", "--", table, rude.id)
    command(server, "notice", "Told to nobody")
    with run_server(tmp_path) as server:
        server.run(server.services.audit.apply_pending())
        kept, gone = server.visitor(), server.visitor()
        assert kept.get(f"/api/tables/{table}", Cookie=cookies[0]).json()["seats"][2]["bot"] == "soldato"
        assert gone.get(f"/api/tables/{table}", Cookie=cookies[1]).status_code == 403
        assert server.services.connections.notice() is None


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_texts_that_a_database_rejects_are_refused(kind: str, request: pytest.FixtureRequest, tmp_path: Path):
    url = request.getfixturevalue(f"{kind}_url")
    with run_server(tmp_path, database_url=url, secret_file=str(tmp_path / "secret")) as server:
        boss = account(server, "boss")
        command(server, "grant", "boss")
        for path in (
            "tables?game=%00", "tables?cursor=1~%00", "admin/users?text=%00", "admin/users/%00", "admin/tables/%00",
            "admin/tables?cursor=1~%01", "my/past?cursor=1~%00",
        ):  # fmt: skip
            assert boss.get(f"/api/{path}").status_code in (400, 404), path
        for path in ("my/devices/%00", "admin/users/%00", "admin/tables/x/members/%00"):
            assert boss.send("DELETE", f"/api/{path}").status_code in (200, 404), path
        mail = {"email": "a\0@example.org", "password": PASSWORD}
        assert boss.error(boss.post("/api/account/email", mail), 400) == "malformed"
        assert server.services.recent_errors.to_wire() == []
