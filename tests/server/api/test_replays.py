"""Replays over HTTP: permissions, uploaded records, refusals."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import cosca
from cosca.server.replay import replay_cache
from tests.server.support.http_client import ServerHarness, Visitor, run_server


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with run_server(tmp_path) as running:
        yield running


def record_of(game: str = "la_famiglia", choices: int = 10_000, seed: int = 3) -> str:
    made, rng = cosca.game(game), Random(1)
    match = cosca.Match(made, seed)
    for _ in range(choices):
        actors = made.actors(match.state)
        if not actors:
            break
        match.apply(actors[0], rng.choice(made.choices(match.state, actors[0])))
    return match.record()


def look(visitor: Visitor, base: str, **asked: Any) -> dict[str, Any]:
    answer = visitor.http.get(base, params=asked)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(visitor: Visitor, base: str, **asked: Any) -> tuple[int, str]:
    answer = visitor.http.get(base, params=asked)
    return answer.status_code, answer.json()["error"]["code"]


def end(server: ServerHarness, anna: Visitor, table: str) -> None:
    with anna.socket(table, 1) as connection:
        connection.send("propose", seat=1, what="end")
        connection.wait_for("ack")


def test_replay_of_a_running_game_is_limited_to_own_views(server: ServerHarness) -> None:
    anna, eve, nobody = server.visitor("Anna"), server.visitor("Eve"), server.visitor()
    table = anna.table(open=True)
    base = f"/api/tables/{table}/replay"
    own = look(anna, base, view=1)
    assert (own["views"], own["view"], own["status"]) == (["public", "1"], "1", "running")
    assert own["at"] == len(own["steps"]) - 1
    frames = look(anna, f"{base}/frames", view=1, first=0, last=5)["frames"]
    assert list(frames[0]["whole"]["view"]["hq"]) == ["1", "2"]  # the team
    for stranger in (eve, nobody):
        assert look(stranger, base)["views"] == ["public"]
        assert look(stranger, f"{base}/frames", last=0)["frames"][0]["whole"]["view"]["hq"] == {}
    for way in (base, f"{base}/frames"):
        assert refused(eve, way, view=1) == (403, "not_yours")
        assert refused(anna, way, view=2) == (403, "not_yours")
        assert refused(anna, way, view="all") == (403, "not_allowed")
        assert refused(anna, way, view=9) == (404, "not_found")
        assert refused(anna, way, view="x") == (400, "malformed")
    assert refused(eve, base, near="1/3") == (403, "not_yours")
    assert "seed" not in str(own)


def test_all_views_are_available_after_the_end(server: ServerHarness) -> None:
    anna, eve = server.visitor("Anna"), server.visitor("Eve")
    table = anna.table(open=True)
    end(server, anna, table)
    base = f"/api/tables/{table}/replay"
    seen = look(eve, base, view="all")
    assert seen["views"] == ["public", "1", "2", "3", "4", "all"]
    assert seen["status"] == "over"
    assert look(eve, f"{base}/frames", view=2, first=0, last=0)["frames"][0]["whole"]["view"]["seat"] == 2
    other = look(eve, base, view=2, near=f"all/{seen['at']}")
    assert other["at"] == len(other["steps"]) - 1


def test_the_end_of_a_finished_game_hides_nothing_in_any_view(server: ServerHarness) -> None:
    anna, eve = server.visitor("Anna"), server.visitor("Eve")
    table = anna.table(open=True)
    base = f"/api/tables/{table}/replay"

    def open_seats(visitor: Visitor, view: str, step: int) -> set[str]:
        frames = look(visitor, f"{base}/frames", view=view, first=step, last=step)["frames"]
        return set(frames[0]["whole"]["view"]["hq"])

    running = look(eve, base)["at"]
    assert open_seats(eve, "public", running) == set()
    assert open_seats(anna, "1", look(anna, base, view=1)["at"]) == {"1", "2"}
    end(server, anna, table)
    for view, before in (("public", set()), ("3", {"3", "4"})):
        last = look(eve, base, view=view)["at"]
        assert open_seats(eve, view, last) == {"1", "2", "3", "4"}
        assert open_seats(eve, view, last - 1) == before  # earlier steps show what the view knew then


def test_private_game_is_replayed_by_members_only(server: ServerHarness) -> None:
    anna, eve = server.visitor("Anna"), server.visitor("Eve")
    table = anna.table(spectators=False)
    assert refused(eve, f"/api/tables/{table}/replay") == (403, "not_allowed")
    waiting = anna.post("/api/tables", {"game": "la_famiglia", "seats": {"1": "me"}}).json()["id"]
    assert refused(anna, f"/api/tables/{waiting}/replay") == (409, "not_started")


@pytest.mark.parametrize("game", cosca.game_names())
def test_a_record_is_replayed(server: ServerHarness, game: str) -> None:
    anna, nobody = server.visitor("Anna"), server.visitor()
    text = record_of(game)
    assert len(text) > 5000
    id = anna.post("/api/replay", {"record": text}).json()["id"]
    assert anna.post("/api/replay", {"record": text}).json()["id"] == id
    base = f"/api/replay/{id}"
    index = look(nobody, base, view="all")
    assert nobody.get(base).headers["content-encoding"] == "gzip"
    assert (index["status"], index["departs"]) == ("over", None)
    assert index["outcome"]["reason"]
    assert {step["round"] for step in index["steps"]} >= {1, 2}
    last = look(nobody, f"{base}/frames", view=1, first=len(look(nobody, base, view=1)["steps"]) - 1)
    assert len(last["frames"]) == 1
    assert refused(nobody, "/api/replay/unknown") == (404, "not_found")
    assert refused(nobody, base, view=8) == (404, "not_found")


def test_divergent_record_says_where(server: ServerHarness) -> None:
    anna = server.visitor("Anna")
    lines = record_of().splitlines()
    lines[100] = "1 something else"
    id = anna.post("/api/replay", {"record": "\n".join(lines)}).json()["id"]
    index = look(anna, f"/api/replay/{id}", view="public")
    assert index["departs"]["line"] == 101
    assert "something else" in index["departs"]["problem"]
    assert {"event": "recorded", "seat": 1, "text": "something else", "line": 101} in [
        item["facts"] for item in index["items"]
    ]
    assert index["steps"][-1]["known"] is False
    frames = look(anna, f"/api/replay/{id}/frames", first=index["departs"]["step"])["frames"]
    assert frames[0] is None
    changed = record_of().replace("digest: ", "digest: 00")
    id = anna.post("/api/replay", {"record": changed}).json()["id"]
    assert look(anna, f"/api/replay/{id}")["departs"]["line"] == 0


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", ""),
        ("rubbish", "line 1"),
        ("cosca record 1\n\x00", "line 2"),
        ("cosca record 1\ngame: chess\nrules: 1\ndata: x\nseed: 1\n", "chess"),
        ("cosca record 1\ngame: la_famiglia\nrules: 99\ndata: DATA\nseed: 1\n", "rules 99"),
        ("cosca record 1\ngame: la_famiglia\nrules: 1\ndata: other 12\nseed: 1\n", "data other 12"),
        ('cosca record 1\ngame: la_famiglia\noptions: {"data": "/etc"}\nrules: 1\ndata: DATA\nseed: 1\n', "data"),
        ('cosca record 1\ngame: la_famiglia\noptions: {"name": 1}\nrules: 1\ndata: DATA\nseed: 1\n', "name"),
        ('cosca record 1\ngame: la_famiglia\nrules: 1\ndata: DATA\nseed: 1\nposition: {"areas": 7}\n', ""),
        ('cosca record 1\ngame: la_famiglia\nrules: 1\ndata: DATA\nseed: 1\nposition: {"steps": [[["x"]]]}\n', ""),
        ("cosca record 1\ngame: la_famiglia\nrules: 1\ndata: DATA\nseed: 1\nposition: " + "[" * 5000 + "\n", ""),
        ("cosca record 1\ngame: la_famiglia\nrules: 1\ndata: DATA\nseed: 1\nseed: 1\n", "line 6"),
    ],
)
def test_malformed_record_is_refused_with_reason_and_line(server: ServerHarness, text: str, problem: str) -> None:
    anna = server.visitor("Anna")
    text = text.replace("DATA", cosca.game("la_famiglia").data_name())
    answer = anna.post("/api/replay", {"record": text})
    assert anna.error(answer, 400) == "malformed"
    assert problem in answer.json()["error"]["message"]


def test_record_from_a_position_is_played_in_the_worker(server: ServerHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a made-up position leads to, no thread of the server is lost with it."""
    anna, game = server.visitor("Anna"), cosca.game("corleones_empire")
    match = cosca.Match(game, 0, dict(game.describe(game.new(5))))
    for _ in range(20):
        seat = game.actors(match.state)[0]
        match.apply(seat, game.default(match.state, seat))
    text = match.record()
    id = anna.post("/api/replay", {"record": text}).json()["id"]
    assert look(anna, f"/api/replay/{id}", view="all")["departs"] is None
    monkeypatch.setattr(replay_cache, "ANSWER_SECONDS", 0.0)
    answer = anna.post("/api/replay", {"record": f"{text}# another one\n"})
    assert anna.error(answer, 400) == "malformed"
    assert "no answer" in answer.json()["error"]["message"]


def test_uploads_of_records_are_limited(server: ServerHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, nobody = server.visitor("Anna"), server.visitor()
    assert nobody.error(nobody.post("/api/replay", {"record": "x"}), 401) == "signed_out"
    assert anna.error(anna.post("/api/replay", {"record": "x" * 300_000}), 413) == "too_large"
    assert anna.error(anna.post("/api/guest", {"name": "x" * 10_000}), 413) == "too_large"
    head = "\n".join(record_of().splitlines()[:7])
    assert anna.error(anna.post("/api/replay", {"record": head + "\n1 done" * 20_000}), 413) == "too_large"
    monkeypatch.setattr(replay_cache, "MAX_RECORDS", 2)
    ids = [anna.post("/api/replay", {"record": record_of(choices=n)}).json()["id"] for n in range(3)]
    assert [nobody.get(f"/api/replay/{id}").status_code for id in ids] == [404, 200, 200]


def test_replay_requests_are_limited(tmp_path: Path) -> None:
    with run_server(tmp_path, replays_per_minute=3) as server:
        anna, eve = server.visitor("Anna"), server.visitor("Eve")
        base = f"/api/tables/{anna.table(open=True)}/replay"
        assert [anna.get(base).status_code for _ in range(4)] == [200, 200, 200, 429]
        assert eve.get(base).status_code == 200
