"""What players keep to themselves: notes and answers in advance are seen by their owner only."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest
from sqlalchemy import select

from cosca.server.api.private import NOTE_LENGTH
from cosca.server.storage import schema
from cosca.server.storage.notes import notes_of, replace_note
from cosca.server.storage.rows import NoteRow
from cosca.server.storage.statements import delete_user, transfer_guest
from tests.server.support.http_client import ServerHarness, Visitor, run_server
from tests.server.support.players import open_harness

SECRET = "Ben bluffs with Coward 2\nwatch Gela"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    with run_server(tmp_path_factory.mktemp("server")) as harness:
        yield harness


def begin(server: ServerHarness) -> tuple[Visitor, Visitor, str]:
    """Return Anna in seat 1, Ben in seat 3, and their running table of days."""
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    seats = {"1": "me", "2": "default", "4": "default"}
    made = anna.post(
        "/api/tables", {"game": "la_famiglia", "seats": seats, "open": True, "pace": {"kind": "days", "days": 3}}
    ).json()
    ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"].split("#")[1]})
    assert ben.post(f"/api/tables/{made['id']}/seats/3", {"player": "me"}).status_code == 200
    assert anna.post(f"/api/tables/{made['id']}/start").status_code == 200
    return anna, ben, made["id"]


def test_notes_are_read_and_changed_by_their_owner_only(server: ServerHarness) -> None:
    anna, ben, id = begin(server)
    path = f"/api/tables/{id}/notes"
    assert anna.get(path).json() == {"text": "", "changed": None}
    with ben.socket(id, 3) as line:
        kept = anna.send("PUT", path, {"text": SECRET})
        assert kept.json()["text"] == SECRET
        assert anna.get(path).json() == kept.json()
        assert ben.get(path).json() == {"text": "", "changed": None}
        ben.send("PUT", path, {"text": "mine"})
        assert anna.get(path).json()["text"] == SECRET
        line.send("ping")
        line.wait_for("pong")
        assert "bluffs" not in json.dumps(line.messages)
    for seen in (ben.get(f"/api/tables/{id}"), ben.get(f"/api/tables/{id}/items?before=9999&seat=3")):
        assert "bluffs" not in seen.text
    assert anna.send("PUT", path, {"text": ""}).json() == {"text": "", "changed": None}
    assert anna.get(path).json()["text"] == ""


def test_notes_are_refused_to_strangers_and_if_too_long(server: ServerHarness) -> None:
    anna, _, id = begin(server)
    path, stranger = f"/api/tables/{id}/notes", server.visitor("Zoe")
    assert stranger.send("PUT", path, {"text": "x"}).status_code == 403  # she may watch, but does not belong to it
    assert server.visitor().get(path).status_code == 401
    assert anna.send("PUT", path, {"text": "x" * NOTE_LENGTH}).status_code == 200
    for bad in ({"text": "x" * (NOTE_LENGTH + 1)}, {"text": "a\x00b"}, {"text": 3}, {}):
        assert anna.send("PUT", path, bad).status_code == 400
    lone = anna.http.put(
        path, content=b'{"text": "\\ud800"}', headers={"X-Cosca-Token": anna.token, "Content-Type": "application/json"}
    )
    assert lone.status_code == 400
    assert anna.get(path).json()["text"] == "x" * NOTE_LENGTH


def test_notes_are_rate_limited(server: ServerHarness) -> None:
    anna, _, id = begin(server)
    codes = {anna.send("PUT", f"/api/tables/{id}/notes", {"text": str(n)}).status_code for n in range(40)}
    assert codes == {200, 429}


def test_notes_stay_after_the_game_and_follow_a_guest_to_the_account(sqlite_url: str) -> None:
    async def play() -> None:
        async with open_harness(sqlite_url) as harness:
            table = await harness.table(dict.fromkeys(range(1, 5), "me"))
            other = await harness.table(dict.fromkeys(range(1, 5), "me"))
            for name in ("guest", "carla"):
                await harness.user(name)
            for id, user, text in ((table.id, "u-guest", "a"), (other.id, "u-guest", "b"), (other.id, "u-carla", "c")):
                await harness.store.write(*replace_note(NoteRow(id, user, text, 1.0)))
            await harness.store.write(*transfer_guest("u-guest", "u-carla", "default"))
            assert {row.table_id: row.text for row in await notes_of(harness.store, "u-carla")} == {
                table.id: "a", other.id: "c"
            }  # fmt: skip
            await harness.store.write(*table.state.set_row(status="over"))
            assert len(await notes_of(harness.store, "u-carla")) == 2
            for user in ("u-carla", "u-guest"):
                await harness.store.write(*delete_user(user, "default"))
            rows = await harness.store.read(lambda connection: connection.execute(select(schema.notes)).all())
            assert rows == []

    asyncio.run(play())


def test_answers_in_advance_are_seen_and_changed_by_their_player_only(server: ServerHarness) -> None:
    anna, ben, id = begin(server)
    path = f"/api/tables/{id}/seats/1/answers"
    listed = anna.get(path).json()
    assert {"kind": "conflict.take", "answers": ["take", "decline"], "facts": ["attackers", "defenders"]} in listed[
        "kinds"
    ]
    unless = [{"fact": "attackers", "test": "above", "value": 3}]
    with ben.socket(id, 3) as line:
        line.send("ping")
        line.wait_for("pong")
        before = len(line.messages)
        put = anna.send("PUT", f"{path}/conflict.take", {"choose": "decline", "unless": unless})
        expected = {"kind": "conflict.take", "answer": {"choose": "decline", "unless": unless, "once": False}}
        assert put.json()["answers"] == [expected] == anna.get(path).json()["answers"]
        assert ben.get(path).status_code == 403
        assert ben.send("PUT", f"{path}/conflict.take", {"choose": "take"}).status_code == 403
        assert ben.send("DELETE", f"{path}/conflict.take").status_code == 403
        assert anna.send("DELETE", f"{path}/conflict.take").json()["answers"] == []
        line.send("ping")
        line.wait_for("pong")
        assert [message["type"] for message in line.messages[before:]] == ["pong"]
    for bad in ({"choose": "take", "unless": [{"fact": "attackers", "test": "is", "value": 1}]}, {"choose": 1}, {}):
        assert anna.send("PUT", f"{path}/conflict.take", bad).status_code == 400
    assert anna.send("PUT", f"{path}/conflict.take", {"choose": "give"}).status_code == 404
    assert anna.send("PUT", f"{path}/planning.move", {"choose": "decline"}).status_code == 404


def test_pace_with_an_increment_is_stored_and_checked(server: ServerHarness) -> None:
    anna = server.visitor("Anna")
    pace = {"kind": "days", "days": 3, "increment_hours": 36, "cap_days": 10}
    made = anna.post("/api/tables", {"game": "la_famiglia", "pace": pace}).json()["id"]
    assert anna.get(f"/api/tables/{made}").json()["pace"] == pace
    plain = {"kind": "days", "days": 3}
    assert anna.send("PATCH", f"/api/tables/{made}", {"pace": plain}).json()["pace"] == plain
    for bad in ({**plain, "increment_hours": 36}, {**plain, "cap_days": 2, "increment_hours": 36}):
        assert anna.send("PATCH", f"/api/tables/{made}", {"pace": bad}).status_code == 400
