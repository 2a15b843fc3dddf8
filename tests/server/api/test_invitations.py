"""Invitations by name: who can be invited by whom, what the answers reveal, and watches for a free seat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from cosca.server.storage.people import table_requests
from cosca.server.storage.schema import mutes, notifications, users
from cosca.server.storage.statements import delete_user
from tests.server.support.http_client import ServerHarness, Visitor, run_server
from tests.server.support.people import account, change_table_row, login_of, play, why


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    with run_server(tmp_path_factory.mktemp("server"), tables_per_minute=1000) as harness:
        yield harness


def waiting(host: Visitor, **form: Any) -> str:
    answer = host.post("/api/tables", {"game": "la_famiglia", "seats": {"1": "me"}, "name": "Friday", **form})
    assert answer.status_code == 200, answer.text
    return answer.json()["id"]


def invite(visitor: Visitor, table: str, **form: Any) -> Any:
    return visitor.post(f"/api/tables/{table}/invitations", form)


def notices(server: ServerHarness, user: str, stage: str) -> list[Any]:
    """The notifications of a stage for a user."""
    own = notifications.c.user_id == user
    wanted = select(notifications).where(own, notifications.c.stage == stage)
    return server.run(server.services.store.read(lambda connection: connection.execute(wanted).all()))


def test_invited_by_login_sees_the_table_and_joins(server: ServerHarness) -> None:
    anna, ben, eve = (account(server, name) for name in ("Anna", "Ben", "Eve"))
    table = waiting(anna)
    assert ben.get(f"/api/tables/{table}").status_code == 403
    answer = invite(anna, table, name=login_of(ben).upper())
    assert answer.status_code == 200, answer.text
    assert answer.json()["invited"] == [{"user": ben.id, "name": "Ben", "by": anna.id}]
    (listed,) = ben.get("/api/my/invitations").json()
    assert (listed["table"]["id"], listed["table"]["name"], listed["by_name"]) == (table, "Friday", "Anna")
    (notice,) = notices(server, ben.id, "invited")
    assert (notice.table_id, notice.facts["by"]) == (table, "Anna")
    seen = ben.get(f"/api/tables/{table}").json()
    assert (seen["invited_by"], seen["invite"], seen["invited"]) == ("Anna", None, [])
    assert eve.get(f"/api/tables/{table}").status_code == 403
    accepted = ben.post(f"/api/tables/{table}/invitations/accept").json()
    assert (accepted["invited_by"], accepted["invite"] is not None) == (None, True)
    assert ben.get("/api/my/invitations").json() == []
    assert table in [brief["id"] for brief in ben.get("/api/my/tables").json()]


def test_sitting_down_accepts(server: ServerHarness) -> None:
    anna, ben = account(server, "Anna"), account(server, "Ben")
    table = waiting(anna)
    invite(anna, table, name=login_of(ben))
    assert ben.post(f"/api/tables/{table}/seats/3", {"player": "me"}).status_code == 200
    assert ben.get("/api/my/invitations").json() == []
    assert anna.get(f"/api/tables/{table}").json()["invited"] == []


def test_declined_and_withdrawn_invitations_close_the_table(server: ServerHarness) -> None:
    anna, ben, carla = (account(server, name) for name in ("Anna", "Ben", "Carla"))
    table = waiting(anna)
    for person in (ben, carla):
        invite(anna, table, name=login_of(person))
    assert ben.send("DELETE", f"/api/tables/{table}/invitations/me").status_code == 200
    assert ben.get(f"/api/tables/{table}").status_code == 403
    assert anna.send("DELETE", f"/api/tables/{table}/invitations/{carla.id}").status_code == 200
    assert carla.get(f"/api/tables/{table}").status_code == 403
    invite(anna, table, name=login_of(ben))
    assert len(notices(server, ben.id, "invited")) == 1  # the one that was declined is gone


def test_name_works_for_people_one_has_played_with_only(server: ServerHarness) -> None:
    anna, ben, stranger = account(server, "Anna"), server.visitor("Bernardo"), server.visitor("Leonardo")
    play(anna, ben)
    table = waiting(anna)
    assert invite(anna, table, name="bernardo").status_code == 200
    assert why(invite(anna, table, name="Leonardo")) == "invitee"
    assert why(invite(anna, table, user=stranger.id)) == "invitee"
    assert invite(anna, waiting(anna), user=ben.id).status_code == 200


def test_answers_do_not_tell_who_exists(server: ServerHarness) -> None:
    """Unknown, ambiguous, banned people and those who muted the user are refused with the same words."""
    anna, first, second, muting, banned = (account(server, name) for name in ("Anna", "Gino", "Gino", "Mimma", "Turi"))
    for person in (first, second):
        play(anna, person)
    store = server.services.store
    server.run(store.write(mutes.insert().values(user_id=muting.id, muted=anna.id)))
    server.run(store.write(update(users).where(users.c.id == banned.id).values(banned=True)))
    table = waiting(anna)
    names = ["Nobody at all", "Gino", login_of(muting)]
    logins = server.run(store.users([banned.id]))[banned.id].login
    answers = [invite(anna, table, name=name) for name in (*names, logins)]
    assert {answer.status_code for answer in answers} == {404}
    assert len({answer.text for answer in answers}) == 1


def test_who_may_not_invite(server: ServerHarness) -> None:
    anna, ben, eve = (account(server, name) for name in ("Anna", "Ben", "Eve"))
    table = waiting(anna, open=True)
    assert why(invite(eve, table, name=login_of(ben))) == "not_invited"
    assert why(invite(anna, table, name=login_of(anna))) == "yourself"
    server.run(server.services.store.write(update(users).where(users.c.id == anna.id).values(muted=True)))
    assert why(invite(anna, table, name=login_of(ben))) == "muted_invitations"
    assert ben.get("/api/my/invitations").json() == []
    for form in ({}, {"name": "x", "user": "y"}, {"name": ""}):
        assert invite(anna, table, **form).status_code == 400


def test_invitations_are_limited_even_if_nobody_is_found(tmp_path: Path) -> None:
    with run_server(tmp_path, invitations_per_hour=3) as server:
        anna = server.visitor("Anna")
        table = waiting(anna)
        answers = [invite(anna, table, name=f"guess{n}").status_code for n in range(5)]
        assert answers == [404, 404, 404, 429, 429]


def test_deleted_invitee_and_watcher_do_not_break_the_table(server: ServerHarness) -> None:
    anna, ben = account(server, "Anna"), account(server, "Ben")
    table = waiting(anna, open=True, seats={"1": "me", "2": "default"})
    invite(anna, table, name=login_of(ben))
    assert ben.send("PUT", f"/api/tables/{table}/watch").json()["watched"] is True
    assert ben.send("DELETE", "/api/account", {"password": "very long password"}).status_code == 200
    assert anna.get(f"/api/tables/{table}").json()["invited"] == []
    assert anna.post(f"/api/tables/{table}/seats/2", {"player": "open"}).status_code == 200


def test_watchers_learn_of_a_free_seat(server: ServerHarness) -> None:
    anna, ben, carla = (account(server, name) for name in ("Anna", "Ben", "Carla"))
    table = waiting(anna, open=True, seats={"1": "me", "2": "default", "4": "default"})
    assert ben.post(f"/api/tables/{table}/seats/3", {"player": "me"}).status_code == 200
    assert why(ben.send("PUT", f"/api/tables/{table}/watch")) == "already_here"
    assert carla.send("PUT", f"/api/tables/{table}/watch").status_code == 200
    assert notices(server, carla.id, "free_seat") == []
    ben.post(f"/api/tables/{table}/seats/3", {"player": "open"})
    (notice,) = notices(server, carla.id, "free_seat")
    assert (notice.table_id, notice.facts) == (table, {"seat": 3})
    assert notices(server, ben.id, "free_seat") == []
    carla.send("DELETE", f"/api/tables/{table}/watch")
    ben.post(f"/api/tables/{table}/seats/3", {"player": "me"})
    ben.post(f"/api/tables/{table}/seats/3", {"player": "open"})
    assert len(notices(server, carla.id, "free_seat")) == 1


def test_watchers_learn_of_the_seat_of_a_deleted_account(server: ServerHarness) -> None:
    anna, ben, carla = (account(server, name) for name in ("Anna", "Ben", "Carla"))
    table = waiting(anna, open=True, seats={"1": "me", "2": "default", "4": "default"})
    ben.post(f"/api/tables/{table}/seats/3", {"player": "me"})
    carla.send("PUT", f"/api/tables/{table}/watch")
    assert ben.send("DELETE", "/api/account", {"password": "very long password"}).status_code == 200
    (notice,) = notices(server, carla.id, "free_seat")
    assert (notice.table_id, notice.facts) == (table, {"seat": 3})
    assert anna.get(f"/api/tables/{table}").json()["seats"][2]["user"] is None


def test_who_was_removed_by_an_administrator_cannot_be_invited_by_name(server: ServerHarness) -> None:
    anna, ben, carla = (account(server, name) for name in ("Anna", "Ben", "Carla"))
    table = waiting(anna, open=True, seats={"1": "me", "2": "default", "4": "default"})
    for seat, person in ((3, ben), (2, carla)):
        person.post(f"/api/tables/{table}/seats/{seat}", {"player": "me"})
    anna.post(f"/api/tables/{table}/seats/2", {"player": "default"})
    anna.post(f"/api/tables/{table}/start")

    async def remove() -> None:
        live = await server.services.tables.get(table)
        assert live is not None
        await live.remove(ben.id)

    server.run(remove())
    assert why(invite(anna, table, name=login_of(ben))) == "invitee"
    change_table_row(server, table, spectators=True)  # it is loaded again
    assert why(invite(anna, table, name=login_of(ben))) == "invitee"


@pytest.mark.parametrize("newcomers", [True, False])
def test_seat_in_a_running_game_is_free_where_newcomers_may_come(server: ServerHarness, newcomers: bool) -> None:
    anna, ben, carla = (account(server, name) for name in ("Anna", "Ben", "Carla"))
    table = waiting(anna, open=True, newcomers=newcomers, seats={"1": "me", "2": "default", "4": "default"})
    ben.post(f"/api/tables/{table}/seats/3", {"player": "me"})
    anna.post(f"/api/tables/{table}/start")
    carla.send("PUT", f"/api/tables/{table}/watch")
    ben.post(f"/api/tables/{table}/seats/3", {"player": "open"})
    assert len(notices(server, carla.id, "free_seat")) == int(newcomers)


def test_watcher_who_cannot_see_the_table_any_more_learns_nothing(server: ServerHarness) -> None:
    anna, carla = account(server, "Anna"), account(server, "Carla")
    table = waiting(anna, open=True, seats={"1": "me", "2": "default"})
    carla.send("PUT", f"/api/tables/{table}/watch")
    anna.send("PATCH", f"/api/tables/{table}", {"open": False})
    anna.post(f"/api/tables/{table}/seats/2", {"player": "open"})
    assert notices(server, carla.id, "free_seat") == []


def test_end_of_the_game_ends_invitations_and_watches(server: ServerHarness) -> None:
    anna, ben, carla = (account(server, name) for name in ("Anna", "Ben", "Carla"))
    table = waiting(anna, open=True, seats={"1": "me", "2": "default", "3": "default", "4": "default"})
    invite(anna, table, name=login_of(ben))
    carla.send("PUT", f"/api/tables/{table}/watch")
    anna.post(f"/api/tables/{table}/start")
    with anna.socket(table, 1) as socket:
        socket.send("propose", seat=1, what="concede")
        while socket.wait_for("table")["status"] != "over":
            pass
    assert server.run(table_requests(server.services.store, table)) == ({}, set())
    assert ben.get("/api/my/invitations").json() == []
    assert why(invite(anna, table, name=login_of(ben))) == ""
    assert server.run(server.services.store.write(*delete_user(carla.id, "default"))) is None


def test_table_names(server: ServerHarness) -> None:
    anna = server.visitor("Anna")
    table = waiting(anna, name="  Friday   night 🍋 ", open=True)
    assert anna.get(f"/api/tables/{table}").json()["name"] == "Friday night 🍋"
    (brief,) = [each for each in anna.get("/api/my/tables").json() if each["id"] == table]
    assert brief["name"] == "Friday night 🍋"
    anna.send("PATCH", f"/api/tables/{table}", {"spectators": False})
    assert anna.get(f"/api/tables/{table}").json()["name"] == "Friday night 🍋"
    assert anna.send("PATCH", f"/api/tables/{table}", {"name": ""}).json()["name"] is None
    eve = server.visitor("Eve")
    assert why(eve.send("PATCH", f"/api/tables/{table}", {"name": "mine"})) == "host"
    for name, reason in (
        ("x" * 41, "too_long"),
        ("see https://evil.example", "name_address"),
        ("evil.example", "name_address"),
        ("a@b", "name_address"),
        ("ａｄｍｉｎ", "name_reserved"),
        ("\u3164", "name_unseen"),
        ("a\u0301\u0301\u0301\u0301", "name_marks"),
    ):
        assert why(anna.send("PATCH", f"/api/tables/{table}", {"name": name})) == reason, name
