"""Floods of notifications, and what deletion, export and signing out must not leave behind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Table, insert, select, update

from cosca.server.registry.table_registry import TableRegistry
from cosca.server.storage.notifications import due_rows
from cosca.server.storage.schema import channels, notifications
from tests.server.support.http_client import ServerHarness, Visitor, run_server
from tests.server.support.people import account, login_of, play, solo


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    with run_server(tmp_path_factory.mktemp("server"), tables_per_minute=1000) as harness:
        yield harness


def rows(server: ServerHarness, table: Table, *where: Any) -> list[Any]:
    return server.run(server.services.store.read(lambda db: db.execute(select(table).where(*where)).all()))


def write(server: ServerHarness, *statements: Any) -> None:
    server.run(server.services.store.write(*statements))


def waiting(host: Visitor, **form: Any) -> str:
    return host.post("/api/tables", {"game": "la_famiglia", "seats": {"1": "me"}, **form}).json()["id"]


def add_channel(server: ServerHarness, id: str, kind: str = "webhook", **values: Any) -> None:
    address = f"https://hooks.example/{id}"
    write(server, insert(channels).values(id=id, kind=kind, address=address, label=id, created=1.0, **values))


def add_row(server: ServerHarness, id: str, channel: str, due: float, **values: Any) -> None:
    fixed = {"subject": id, "stage": "over", "facts": {}, "created": 1.0}
    write(server, insert(notifications).values(id=id, channel=channel, due=due, **fixed, **values))


def test_host_who_empties_seats_again_and_again_does_not_fill_inboxes(
    server: ServerHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, watcher = account(server, "Anna"), account(server, "Ben")
    monkeypatch.setattr(server.services.tables.uptime, "now", lambda: 6000.0)
    table = waiting(host, open=True)
    assert watcher.send("PUT", f"/api/tables/{table}/watch").status_code == 200
    for _ in range(10):
        for player in ("default", "open"):
            assert host.post(f"/api/tables/{table}/seats/2", {"player": player}).status_code == 200
    own = (notifications.c.user_id == watcher.id, notifications.c.stage == "free_seat")
    assert len(rows(server, notifications, *own)) == 1
    monkeypatch.setattr(server.services.tables.uptime, "now", lambda: 6600.0)
    for player in ("default", "open"):
        host.post(f"/api/tables/{table}/seats/2", {"player": player})
    assert len(rows(server, notifications, *own)) == 2


def test_withdrawn_invitation_is_not_announced_and_still_limits_the_next(server: ServerHarness) -> None:
    host, invited = account(server, "Anna"), account(server, "Ben")
    table = waiting(host)
    assert host.post(f"/api/tables/{table}/invitations", {"name": login_of(invited)}).status_code == 200
    common = {"user_id": invited.id, "table_id": table}
    for id, sent in (("unsent", None), ("sent", 5.0)):
        write(
            server,
            insert(notifications).values(
                id=id, subject=id, stage="invited", channel="mail", facts={}, created=1.0, due=1e9, sent=sent, **common
            ),
        )
    assert host.send("DELETE", f"/api/tables/{table}/invitations/{invited.id}").status_code == 200
    left = rows(server, notifications, notifications.c.user_id == invited.id, notifications.c.stage == "invited")
    assert [row.id for row in left] == ["sent"]


@pytest.mark.parametrize("path", ["answers", "answers/pass", ""])
def test_huge_seat_numbers_are_malformed(server: ServerHarness, path: str) -> None:
    anna = server.visitor("Anna")
    address = f"/api/tables/{anna.table()}/seats/{10**20}{'/' if path else ''}{path}"
    if path == "answers":
        assert anna.get(address).status_code == 400
    elif path:
        assert anna.send("PUT", address, {"choose": "pass"}).status_code == 400
    else:
        assert anna.post(address, {"player": "me"}).status_code == 400
        assert anna.send("PATCH", address, {"name": "Eve"}).status_code == 400


def test_webhooks_of_a_table_go_with_the_account_of_its_host(server: ServerHarness) -> None:
    host, other = account(server, "Anna"), account(server, "Ben")
    table = play(host, other)
    add_channel(server, "of-host", table_id=table, format="slack")
    add_row(server, "waits", "of-host", 1e9, table_id=table)
    add_channel(server, "of-other", user_id=other.id, format="slack")
    answer = host.send("DELETE", "/api/account", {"password": "very long password"})
    assert answer.status_code == 200, answer.text
    assert [row.id for row in rows(server, channels, channels.c.id.in_(["of-host", "of-other"]))] == ["of-other"]
    assert rows(server, notifications, notifications.c.id == "waits") == []


def test_export_does_not_count_the_lines_of_other_teams(server: ServerHarness) -> None:
    anna = account(server, "Anna")
    table = anna.table()
    with anna.socket(table, 1) as socket:
        socket.send("chat", text="hello", team=False, seat=1)
        socket.wait_for("chat")
    add_row(server, "mention", "page", 1e9, user_id=anna.id)
    data = anna.get("/api/my/export").json()["data"]
    assert [line["text"] for line in data["chat"]] == ["hello"]
    assert "n" not in data["chat"][0]
    assert data["notifications"]
    assert not any("subject" in row for row in data["notifications"])


def test_comparison_loads_only_the_compared_games(server: ServerHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody may repeat a deal a thousand times: to list the games is cheap, to load them is not."""
    anna = account(server, "Anna")
    first = solo(anna)
    repeated = [anna.post(f"/api/tables/{first}/again", {}).json()["id"] for _ in range(4)]
    for id in repeated:
        with anna.socket(id, 1) as socket:
            socket.send("propose", seat=1, what="concede")
            while socket.wait_for("table")["status"] != "over":
                pass
    loaded: list[str] = []
    get = TableRegistry.get

    async def record(self: TableRegistry, id: str) -> Any:
        loaded.append(id)
        return await get(self, id)

    monkeypatch.setattr(TableRegistry, "get", record)
    document = anna.get(f"/api/tables/{first}/compare?other={repeated[1]}").json()
    assert {game["id"] for game in document["games"]} == {first, repeated[1]}
    assert {each["id"] for each in document["others"]} == {*repeated} - {repeated[1]}
    assert set(loaded) == {first, repeated[1]}


def test_failing_channels_wait_until_the_others_are_served(server: ServerHarness) -> None:
    anna = account(server, "Anna")
    for id in ("hangs", "works"):
        add_channel(server, id, "email", user_id=anna.id)
    write(server, update(channels).where(channels.c.id == "hangs").values(failing_since=1.0))
    add_row(server, "older", "hangs", 1.0, user_id=anna.id)
    add_row(server, "newer", "works", 2.0, user_id=anna.id)
    found = server.run(due_rows(server.services.store, 10.0, "email", (), 10))
    assert [row.id for row in found] == ["newer", "older"]


def test_signing_out_everywhere_ends_push_on_all_devices(server: ServerHarness) -> None:
    anna = account(server, "Anna")
    add_channel(server, "lost-phone", "push", user_id=anna.id)
    add_channel(server, "hook", "webhook", user_id=anna.id)
    assert anna.post("/api/logout", {"everywhere": True}).status_code == 200
    assert [row.id for row in rows(server, channels, channels.c.user_id == anna.id)] == ["hook"]
