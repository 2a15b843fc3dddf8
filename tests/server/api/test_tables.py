"""Games, tables and seats over HTTP: permissions and contents."""

from __future__ import annotations

import hashlib
import itertools
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import cosca
from cosca.bots import bots
from cosca.cli import run
from cosca.server.catalog.documents import component_set_id
from tests.server.support.http_client import ALL_BOTS, ServerHarness, Visitor, run_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    with run_server(tmp_path_factory.mktemp("server"), tables_per_minute=1000) as harness:
        yield harness


def made(visitor: Visitor, **form: object) -> tuple[str, str]:
    """A new table: its id and its invite."""
    answer = visitor.post("/api/tables", {"game": "la_famiglia", **form})
    assert answer.status_code == 200, answer.text
    link = answer.json()["invite"]
    return answer.json()["id"], link.partition("#")[2]


def test_the_games_and_their_options(server: ServerHarness):
    games = server.visitor().get("/api/games").json()
    assert [game["name"] for game in games] == list(cosca.game_names())
    famiglia = games[0]
    assert famiglia["set"] == component_set_id(cosca.game("la_famiglia").data_name())
    assert "en" in famiglia["languages"]
    assert (famiglia["seats"], famiglia["teams"]) == ([1, 2, 3, 4], [[1, 2], [3, 4]])
    assert famiglia["bots"] == list(bots())
    edition = next(option for option in famiglia["options"] if option["name"] == "edition")
    assert (edition["kind"], edition["values"], edition["default"]) == ("one", ["1.2", "1.1", "1.0"], "1.2")
    assert set(edition) == {"name", "kind", "values", "default", "n", "facts"}  # their words are the page's matter
    assert "data" not in [option["name"] for game in games for option in game["options"]]


def test_table_needs_a_user(server: ServerHarness):
    visitor = server.visitor()
    assert visitor.error(visitor.post("/api/tables", {"game": "la_famiglia"}), 401) == "signed_out"


@pytest.mark.parametrize(
    ("form", "expected"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"options": {"edition": "9"}}, "edition"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"options": {"data": "/etc"}}, "option data"),
        ({"options": {"name": "x"}}, "no option 'name'"),
        ({"options": {"self": 1}}, "no option 'self'"),
        ({"seats": {"5": "me"}}, "seat 5"),
        ({"seats": {"1": "deep_thought"}}, "deep_thought"),
        ({"seats": {"1": "me"}, "start": True}, "still open"),
    ],
)
def test_invalid_table_is_refused(server: ServerHarness, form: dict[str, object], expected: str):
    visitor = server.visitor("Ann")
    answer = visitor.post("/api/tables", {"game": "la_famiglia", **form})
    assert 400 <= answer.status_code < 500
    assert expected in answer.json()["error"]["message"]
    assert visitor.get("/api/my/tables").json() == []


@pytest.mark.parametrize("body", [b'{"game": "la_famiglia", "options": {"families": "\\ud800"}}', b"[" * 8000, b"\xff"])
def test_unreadable_body_is_refused(server: ServerHarness, body: bytes):
    visitor = server.visitor("Ann")
    headers = {"X-Cosca-Token": visitor.token, "Content-Type": "application/json"}
    answer = visitor.http.post("/api/tables", content=body, headers=headers)
    assert visitor.error(answer, 400) == "malformed"
    assert "address" not in answer.json()["error"]["message"]


def test_private_table_needs_the_invite(server: ServerHarness):
    host, friend, eve = server.visitor("Ann"), server.visitor("Bea"), server.visitor("Eve")
    table, invite = made(host, seats={"1": "me"})
    for stranger in (friend, eve, server.visitor()):
        assert stranger.error(stranger.get(f"/api/tables/{table}"), 403) == "not_allowed"
    assert eve.error(eve.post(f"/api/tables/{table}/join", {"invite": "guess"}), 403) == "not_allowed"
    assert eve.error(eve.post(f"/api/tables/{table}/seats/2", {"player": "me"}), 403) == "not_allowed"
    assert friend.post(f"/api/tables/{table}/join", {"invite": invite}).status_code == 200
    meta = friend.post(f"/api/tables/{table}/seats/2", {"player": "me"}).json()
    assert meta["me"]["seats"] == [2]
    assert meta["invite"] == f"{server.base}/t/{table}#{invite}"
    assert eve.error(eve.get("/api/tables/none"), 404) == "not_found"


def test_people_who_share_a_screen_have_names(server: ServerHarness):
    host, friend = server.visitor("Ann"), server.visitor("Bea")
    empire = {"game": "corleones_empire", "options": {"seats": 3}}
    table, _ = made(host, **empire, seats={"1": "me", "2": "me", "3": "me"}, names={"2": "Rosa"}, open=True)
    path = f"/api/tables/{table}"

    def names(who: Visitor) -> list[str]:
        shown = [seat["name"] for seat in who.get(path).json()["seats"]]
        listed = next(each for each in who.get("/api/tables").json()["tables"] if each["id"] == table)
        assert [seat["name"] for seat in listed["seats"]] == [name or "" for name in shown]
        return shown

    assert names(friend) == ["Ann", "Rosa", "Ann"]
    assert host.send("PATCH", f"{path}/seats/3", {"name": " Vito "}).json()["seats"][2]["name"] == "Vito"
    assert (
        host.error(host.send("PATCH", f"{path}/seats/1", {"name": "r0sa"}), 403) == "not_allowed"
    )  # could be confused
    assert host.error(host.send("PATCH", f"{path}/seats/1", {"name": "strong bot"}), 400) == "malformed"
    assert friend.error(friend.send("PATCH", f"{path}/seats/1", {"name": "Eve"}), 403) == "not_yours"
    assert names(friend) == ["Ann", "Rosa", "Vito"]
    host.send("PATCH", f"{path}/seats/2", {"name": ""})
    assert names(friend) == ["Ann", "Ann", "Vito"]
    host.post(f"{path}/seats/3", {"player": "soldato"})
    host.post(f"{path}/seats/3", {"player": "me"})
    assert names(friend) == ["Ann", "Ann", "Ann"]  # whoever sat there has left
    host.send("DELETE", path)


def test_name_of_a_seat_is_shown_only_where_a_screen_is_shared(server: ServerHarness):
    host, friend = server.visitor("Ann"), server.visitor("Bea")
    table, invite = made(host, seats={"1": "me", "2": "me"}, names={"1": "Bea", "2": "Rosa"})
    friend.error(friend.post(f"/api/tables/{table}/join", {"invite": invite}), 403)  # somebody is called Bea
    host.send("PATCH", f"/api/tables/{table}/seats/1", {"name": "Carla"})
    assert friend.post(f"/api/tables/{table}/join", {"invite": invite}).status_code == 200
    assert host.error(host.send("PATCH", f"/api/tables/{table}/seats/1", {"name": "Bea"}), 403) == "not_allowed"
    assert friend.error(friend.send("PATCH", "/api/me", {"name": "Carla"}), 403) == "not_allowed"
    host.post(f"/api/tables/{table}/seats/2", {"player": "open"})
    assert [seat["name"] for seat in friend.get(f"/api/tables/{table}").json()["seats"]] == ["Ann", None, None, None]


def test_rematch_keeps_the_names_of_the_people_at_one_screen(server: ServerHarness):
    host = server.visitor("Ann")
    table = host.table(
        game="corleones_empire", options={"seats": 2}, seats={"1": "me", "2": "me"}, names={"1": "Rosa", "2": "Vito"}
    )
    with host.socket(table, 1) as connection:
        connection.send("propose", seat=1, what="concede")
        connection.wait_for("ack")
    again = host.post(f"/api/tables/{table}/rematch").json()["id"]
    assert [seat["name"] for seat in host.get(f"/api/tables/{again}").json()["seats"]] == ["Rosa", "Vito"]


@pytest.mark.parametrize(
    ("names", "code"),
    [({"2": "Rosa", "3": "rosa"}, "not_allowed"), ({"4": "Rosa"}, "not_yours"), ({"2": "Cosca"}, "malformed")],
)
def test_invalid_seat_names_are_refused(server: ServerHarness, names: dict[str, str], code: str):
    host = server.visitor("Ann")
    form = {"game": "la_famiglia", "seats": {"1": "me", "2": "me", "3": "me"}, "names": names}
    assert host.post("/api/tables", form).json()["error"]["code"] == code
    assert host.get("/api/my/tables").json() == []


def test_open_tables_are_listed_without_their_invitation(server: ServerHarness):
    host, other = server.visitor("Ann"), server.visitor("Bea")
    shown, invite = made(host, seats={"1": "me"}, open=True)
    hidden, _ = made(host, seats={"1": "me"})
    answer = other.get("/api/tables")
    listed = {table["id"]: table for table in answer.json()["tables"]}
    assert shown in listed
    assert hidden not in listed
    assert invite not in answer.text
    assert "seed" not in answer.text
    seats = [(seat["name"], seat["bot"], seat["mine"]) for seat in listed[shown]["seats"]]
    assert seats == [("Ann", None, False), ("", None, False), ("", None, False), ("", None, False)]
    assert other.get(f"/api/tables/{shown}").json()["invite"] is None


def test_open_tables_are_paginated_and_filtered(server: ServerHarness, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("cosca.server.storage.store.PAGE", 3)
    host, other = server.visitor("Ann"), server.visitor("Bea")
    waiting = {made(host, game="corleones_empire", seats={"1": "me"}, open=True)[0] for _ in range(7)}
    full, _ = made(host, game="corleones_empire", seats={"1": "me", "2": "soldato"}, options={"seats": 2}, open=True)
    running = host.table(open=True)

    def listed_ids(**wanted: Any) -> list[str]:
        ids, cursor = list[str](), ""
        while True:
            page = other.http.get("/api/tables", params={**wanted, "cursor": cursor}).json()
            assert len(page["tables"]) <= 3
            ids += [table["id"] for table in page["tables"]]
            cursor = page["next"]
            if not cursor:
                return ids

    everything = listed_ids()
    assert len(everything) == len(set(everything))
    assert {*waiting, full, running} <= set(everything)
    assert sorted(listed_ids(game="corleones_empire")) == sorted({*waiting, full})
    assert sorted(listed_ids(game="corleones_empire", free=True)) == sorted(waiting)
    assert running in listed_ids(status="running")
    assert not waiting & set(listed_ids(status="running"))
    assert running not in listed_ids(status="waiting")
    timed, _ = made(host, seats={"1": "me"}, open=True, pace={"kind": "days", "days": 5})
    assert listed_ids(pace="days") == [timed]
    assert listed_ids(pace="live") == []
    assert {*waiting, running} <= set(listed_ids(pace="untimed"))
    assert timed not in listed_ids(pace="untimed")
    for query in ("status=over", "pace=slow", "cursor=x", "free=maybe", f"game={'x' * 201}"):
        assert other.error(other.get(f"/api/tables?{query}"), 400) == "malformed"
    assert listed_ids(game="chess") == []


def test_change_between_two_pages_repeats_no_table(server: ServerHarness, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("cosca.server.storage.store.PAGE", 2)
    clock = itertools.count(time.time(), 0.01)  # changes at the same moment would be listed by id
    monkeypatch.setattr(time, "time", lambda: next(clock))
    host, other = server.visitor("Ann"), server.visitor("Bea")
    tables = [made(host, seats={"1": "me"}, open=True)[0] for _ in range(4)]
    first = other.get("/api/tables").json()
    assert [table["id"] for table in first["tables"]] == tables[:1:-1]
    host.send("PATCH", f"/api/tables/{tables[3]}", {"hints": False})
    second = other.http.get("/api/tables", params={"cursor": first["next"]}).json()
    assert [table["id"] for table in second["tables"]] == tables[1::-1]


def test_tables_waiting_for_the_user_are_listed_first(server: ServerHarness):
    visitor = server.visitor("Ann")
    waiting, _ = made(visitor, seats={"1": "me"})
    mine = visitor.table()
    made(visitor, seats={"1": "me"})
    tables = visitor.get("/api/my/tables").json()
    assert tables[0]["id"] == mine
    assert (tables[0]["waiting"], tables[0]["round"]) == ([1], 0)  # the set-up is before round 1
    assert {each["round"] for each in tables[1:]} == {None}
    assert {each["status"] for each in tables[1:]} == {"waiting"}
    assert waiting in [table["id"] for table in tables]


def test_host_actions_are_refused_to_others(server: ServerHarness):
    host, friend = server.visitor("Ann"), server.visitor("Bea")
    table, invite = made(host, seats={"1": "me"})
    friend.post(f"/api/tables/{table}/join", {"invite": invite})
    path = f"/api/tables/{table}"
    assert friend.error(friend.send("PATCH", path, {"open": True}), 403) == "not_allowed"
    assert friend.error(friend.post(f"{path}/start"), 403) == "not_allowed"
    assert friend.error(friend.send("DELETE", path), 403) == "not_allowed"
    assert friend.error(friend.post(f"{path}/seats/1", {"player": "open"}), 403) == "not_allowed"
    changed = host.send("PATCH", path, {"options": {"edition": "1.1"}, "open": True, "spectators": False}).json()
    assert (changed["options"]["edition"], changed["open"], changed["spectators"]) == ("1.1", True, False)
    answer = host.send("PATCH", path, {"options": {"data": "/etc"}})
    assert "option data" in answer.json()["error"]["message"]
    assert host.error(host.post(f"{path}/start"), 403) == "not_allowed"
    for seat, bot in ALL_BOTS.items():
        assert host.post(f"{path}/seats/{seat}", {"player": bot}).status_code == 200
    assert host.post(f"{path}/start").json()["status"] == "running"
    assert host.error(host.get(f"{path}/end"), 403) == "not_allowed"
    assert host.error(host.get(f"{path}/record"), 403) == "not_allowed"
    assert host.send("DELETE", path).json() == {"closed": table}
    assert host.error(host.get(path), 404) == "not_found"


def test_everything_is_revealed_after_the_end(server: ServerHarness):
    host = server.visitor("Ann")
    table = host.table()
    with host.socket(table, 1) as connection:
        commitment = connection.last("table")["commitment"]
        connection.send("propose", seat=1, what="concede")
        connection.wait_for("ack")
    end = host.get(f"/api/tables/{table}/end").json()
    assert end["outcome"]["winners"] == [3, 4]
    assert hashlib.sha256(bytes.fromhex(end["seed"])).hexdigest() == commitment == end["commitment"]
    record = host.get(f"/api/tables/{table}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert "la_famiglia" in record.text
    again = host.post(f"/api/tables/{table}/rematch").json()
    assert host.get(f"/api/tables/{again['id']}").json()["me"]["seats"] == [1]


def test_rename_is_sent_to_tables(server: ServerHarness):
    visitor = server.visitor("Ann")
    table = visitor.table()
    with visitor.socket(table, 1) as connection:
        visitor.send("PATCH", "/api/me", {"name": "Annetta"})
        assert connection.wait_for("table")["seats"][0]["name"] == "Annetta"
    assert visitor.error(visitor.send("PATCH", "/api/me", {"name": "x" * 41}), 400) == "malformed"


def test_number_of_hosted_tables_is_limited(server: ServerHarness, monkeypatch: pytest.MonkeyPatch):
    visitor = server.visitor("Ann")
    table, _ = made(visitor)
    fewer = replace(server.services, settings=replace(server.server.settings, tables_per_user=1))
    monkeypatch.setattr(server.server.app.state, "services", fewer)
    assert visitor.error(visitor.post("/api/tables", {"game": "la_famiglia"}), 429) == "too_many"
    assert visitor.send("DELETE", f"/api/tables/{table}").status_code == 200
    assert visitor.post("/api/tables", {"game": "la_famiglia"}).status_code == 200


def test_overlay_of_component_data_is_not_revealed(tmp_path: Path):
    overlay = tmp_path / "my-own-data"
    overlay.mkdir()
    with run_server(tmp_path, data={"la_famiglia": str(overlay)}) as server:
        ann = server.visitor("Ann")
        table = ann.table()
        assert "my-own-data" not in ann.get(f"/api/tables/{table}").text
        assert "my-own-data" not in ann.get("/api/my/tables").text
    with run_server(tmp_path, data={"la_famiglia": str(overlay)}) as server:
        ann.server = server
        with ann.socket(table, 1) as connection:
            assert connection.last("state")["question"]["choices"]


def test_unreadable_component_data_is_reported_at_startup(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "board.json").write_text("{")
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    assert run(["serve", "--port", "0", "--database", database, "--data", f"la_famiglia={tmp_path}"]) == 2
    assert "board.json" in capsys.readouterr().err
