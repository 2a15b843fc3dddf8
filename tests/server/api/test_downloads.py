"""Downloads of the user's own records and data, deletion of an account, and transfer of a guest."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Table, insert, select

from cosca.kernel.record import read
from cosca.server.storage.channels import insert_channel
from cosca.server.storage.export import NOT_EXPORTED, owner_columns, shortened
from cosca.server.storage.rows import ChannelRow
from cosca.server.storage.schema import channels, friends, invitations, metadata, notes, results, watches
from tests.server.support.http_client import ServerHarness, Visitor, run_server
from tests.server.support.people import account, change_table_row, give_up, login_of, play, solo, why

SECRET = "https://hooks.example/services/T000/B000/s3cr3tt0ken"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    with run_server(tmp_path_factory.mktemp("server"), tables_per_minute=1000) as harness:
        yield harness


def rows(server: ServerHarness, table: Table) -> list[Any]:
    return server.run(server.services.store.read(lambda connection: connection.execute(select(table)).all()))


def write(server: ServerHarness, *statements: Any) -> None:
    server.run(server.services.store.write(*statements))


def with_everything(server: ServerHarness, visitor: Visitor, other: Visitor, table: str) -> None:
    """Give somebody a row of each kind."""
    id = visitor.id
    write(
        server,
        insert(notes).values(table_id=table, user_id=id, text="my plan", changed=1.0),
        insert(watches).values(table_id=table, user_id=id, created=1.0),
        insert(invitations).values(table_id=table, user_id=id, by=other.id, created=1.0),
        insert(friends).values(user_id=id, friend_id=other.id, since=1.0),
        insert(friends).values(user_id=other.id, friend_id=id, since=1.0),
        insert(channels).values(
            id=f"channel-{id}", user_id=id, kind="webhook", format="json", address=SECRET, label="hook", created=1.0,
            secrets={"key": "signing-key"},
        ),
    )  # fmt: skip


def test_records_are_streamed_as_lines(server: ServerHarness) -> None:
    anna, ben = account(server, "Anna"), account(server, "Ben")
    ids = [play(anna, ben, name="Friday"), solo(anna)]
    anna.table()  # still running
    play(ben, account(server, "Carla"))
    answer = anna.get("/api/my/records")
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert [line["table"] for line in lines] == ids
    assert [line["name"] for line in lines] == ["Friday", None]
    for line in lines:
        assert line["record"] == anna.get(f"/api/tables/{line['table']}/record").text
        assert read(line["record"])
    assert server.visitor().get("/api/my/records").status_code == 401


def test_damaged_game_does_not_stop_the_download(server: ServerHarness) -> None:
    anna = account(server, "Anna")
    ids = [solo(anna), solo(anna)]
    change_table_row(server, ids[0], quarantined=1.0)
    lines = [json.loads(line) for line in anna.get("/api/my/records").text.splitlines()]
    assert [("error" in line, "record" in line) for line in lines] == [(True, False), (False, True)]


def test_export_has_everything_but_keys(server: ServerHarness) -> None:
    anna, ben = account(server, "Anna"), account(server, "Ben")
    game, table = play(anna, ben), ben.post("/api/tables", {"game": "la_famiglia"}).json()["id"]
    with_everything(server, anna, ben, table)
    answer = anna.get("/api/my/export")
    data = answer.json()["data"]
    assert data["users"][0]["login"] == login_of(anna)
    for name in ("notes", "watches", "invitations", "friends", "channels", "results", "sessions", "seats", "members"):
        assert data[name], name
    assert data["notes"][0]["text"] == "my plan"
    assert game in [row["table_id"] for row in data["results"]]
    assert data["channels"][0]["address"] == "hooks.example…0ken"
    for secret in ("s3cr3tt0ken", "signing-key", "argon2"):
        assert secret not in answer.text
    for hidden in ("password", "seed", "invite", "events", "secrets"):
        assert not any(hidden in row for table_rows in data.values() for row in table_rows), hidden
    assert server.visitor().get("/api/my/export").status_code == 401
    hook = ChannelRow("h", None, table, "webhook", "slack", "https://chat.example/s3cr3tt0ken", None, None, "Chat", 1.0)
    server.run(server.services.store.write(insert_channel(hook)))
    hooks = ben.get("/api/my/export").json()["data"]["channels"]  # he is the host
    assert [(row["table_id"], row["address"]) for row in hooks] == [(table, "chat.example…0ken")]
    assert "chat.example" not in anna.get("/api/my/export").text


def test_every_table_about_users_is_exported_or_named() -> None:
    """A new table that refers to users must be exported, or be listed as not exported."""
    about_users = {
        table.name
        for table in metadata.sorted_tables
        if any(key.column.table.name == "users" for key in table.foreign_keys)
    }
    exported = {table.name for table in metadata.sorted_tables if owner_columns(table)}
    assert about_users - exported == set(NOT_EXPORTED)


def test_shortened_addresses_have_no_secret() -> None:
    assert shortened("https://user:pass@push.example/send/abcdefgh") == "push.example…efgh"
    assert shortened("anna@mail.example") == "mail.example…mple"


def test_downloads_are_rate_limited(server: ServerHarness) -> None:
    anna = server.visitor("Anna")
    codes = [anna.get("/api/my/export").status_code for _ in range(8)]
    assert codes[:6] == [200] * 6
    assert codes[6:] == [429, 429]
    assert why(anna.get("/api/my/records")) == "downloads"


def test_deletion_leaves_nothing_of_the_user(server: ServerHarness) -> None:
    anna, ben = account(server, "Anna"), account(server, "Ben")
    game, table = play(anna, ben), ben.post("/api/tables", {"game": "la_famiglia"}).json()["id"]
    with_everything(server, anna, ben, table)
    assert anna.send("DELETE", "/api/account", {"password": "very long password"}).status_code == 200
    for each in metadata.sorted_tables:
        if each.name not in ("audit", "entries"):
            for row in rows(server, each):
                assert anna.id not in [value for value in row if isinstance(value, str)], each.name
    seats = [row for row in rows(server, results) if row.table_id == game]
    assert [row.user_id for row in seats] == [None, None, ben.id, None]
    (own,) = ben.get(f"/api/people/{ben.id}/games").json()["games"]
    assert [seat["name"] for seat in own["seats"]] == [None, None, "Ben", None]


def test_guest_who_signs_in_keeps_people_and_results(server: ServerHarness) -> None:
    """What the guest has goes to the account; what both have stays the account's."""
    anna, ben = account(server, "Anna"), account(server, "Ben")
    guest = server.visitor("Gino")
    first, second = (ben.post("/api/tables", {"game": "la_famiglia"}).json()["id"] for _ in range(2))
    game, alone = play(ben, guest), solo(guest)
    both = play(guest, anna)
    with_everything(server, guest, ben, first)
    write(
        server,
        insert(notes).values(table_id=second, user_id=guest.id, text="guest", changed=1.0),
        insert(notes).values(table_id=second, user_id=anna.id, text="account", changed=1.0),
        insert(friends).values(user_id=guest.id, friend_id=anna.id, since=1.0),
        insert(invitations).values(table_id=second, user_id=ben.id, by=guest.id, created=1.0),
    )
    login = login_of(anna)
    guest.take(guest.post("/api/login", {"login": login, "password": "very long password"}))
    assert guest.id == anna.id
    own = {row.table_id: row.text for row in rows(server, notes) if row.user_id == anna.id}
    assert own == {first: "my plan", second: "account"}
    assert [row.table_id for row in rows(server, watches) if row.user_id == anna.id] == [first]
    assert [row.table_id for row in rows(server, invitations) if row.user_id == anna.id] == [first]
    assert [row.by for row in rows(server, invitations) if row.table_id == second] == [anna.id]
    pairs = {(row.user_id, row.friend_id) for row in rows(server, friends)}
    assert {(anna.id, ben.id), (ben.id, anna.id)} <= pairs
    assert (anna.id, anna.id) not in pairs
    stored = {(row.table_id, row.seat): row.user_id for row in rows(server, results)}
    assert stored[game, 3] == stored[alone, 1] == anna.id
    assert (stored[both, 1], stored[both, 3]) == (None, anna.id)


def test_game_of_a_transferred_guest_ends_with_the_account(server: ServerHarness) -> None:
    anna, guest = account(server, "Anna"), server.visitor("Gino")
    table = guest.table()
    guest.take(guest.post("/api/login", {"login": login_of(anna), "password": "very long password"}))
    give_up(guest, table, 1)
    assert [row.user_id for row in rows(server, results) if row.table_id == table] == [anna.id, None, None, None]
