"""Challenges: the same deal again, for oneself or a friend, and both games side by side."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import insert

from cosca.server.replay.reports import FORMAT
from cosca.server.storage.schema import reports, results
from tests.server.support.http_client import ALL_BOTS, ServerHarness, Visitor, run_server
from tests.server.support.people import account, change_table_row, give_up, login_of, play, solo, why


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    with run_server(tmp_path_factory.mktemp("server"), tables_per_minute=1000) as harness:
        yield harness


def again(visitor: Visitor, id: str, **form: Any) -> str:
    answer = visitor.post(f"/api/tables/{id}/again", form)
    assert answer.status_code == 200, answer.text
    return answer.json()["id"]


def test_same_deal_starts_again_against_the_same_bots(server: ServerHarness) -> None:
    anna = account(server, "Anna")
    first = solo(anna, name="Friday", pace={"kind": "live", "seconds": 600, "bank": 600})
    second = again(anna, first)
    before, now = (anna.get(f"/api/tables/{id}").json() for id in (first, second))
    assert (now["deal_of"], now["status"], now["name"]) == (first, "running", "Friday")
    assert before["deal_of"] is None
    for key in ("commitment", "set", "options", "game", "pace"):
        assert now[key] == before[key], key
    assert [(seat["mine"], seat["bot"]) for seat in now["seats"]] == [
        (seat["mine"], seat["bot"]) for seat in before["seats"]
    ]
    give_up(anna, second, 1)
    seeds = {anna.get(f"/api/tables/{id}/end").json()["seed"] for id in (first, second)}
    assert len(seeds) == 1
    rows = server.run(
        server.services.store.read(
            lambda connection: connection.execute(results.select().where(results.c.table_id == second)).all()
        )
    )
    assert {(row.exclusion, row.rated) for row in rows} == {("again", False)}


def test_other_people_leave_their_seats_open(server: ServerHarness) -> None:
    anna, ben = account(server, "Anna"), account(server, "Ben")
    first = play(anna, ben)
    second = again(ben, first)
    table = ben.get(f"/api/tables/{second}").json()
    assert table["status"] == "waiting"
    assert [(seat["mine"], seat["bot"]) for seat in table["seats"]] == [
        (False, None),
        (False, "default"),
        (True, None),
        (False, "default"),
    ]
    assert anna.get(f"/api/tables/{second}").status_code == 403


def test_deal_sent_to_a_friend(server: ServerHarness) -> None:
    """The friend takes the seat of who sent it, becomes the host, and starts."""
    anna, ben = account(server, "Anna"), account(server, "Ben")
    first = solo(anna)
    second = again(anna, first, friend=login_of(ben))
    (invitation,) = ben.get("/api/my/invitations").json()
    assert (invitation["table"]["id"], invitation["table"]["deal_of"]) == (second, first)
    assert ben.post(f"/api/tables/{second}/seats/1", {"player": "me"}).status_code == 200
    assert ben.get(f"/api/tables/{second}").json()["me"]["host"] is True
    assert ben.post(f"/api/tables/{second}/start").status_code == 200
    give_up(ben, second, 1)
    document = anna.get(f"/api/tables/{second}/compare").json()
    assert [game["id"] for game in document["games"]] == [first, second]
    assert [game["seats"][0]["name"] for game in document["games"]] == ["Anna", "Ben"]
    assert anna.get(f"/api/tables/{first}/compare").json()["games"] == document["games"]
    assert ben.get(f"/api/tables/{second}/compare").status_code == 404  # the first game is private


def test_only_participants_of_a_finished_game_may_repeat_it(server: ServerHarness) -> None:
    anna, eve = account(server, "Anna"), account(server, "Eve")
    running = anna.table(open=True)
    assert why(anna.post(f"/api/tables/{running}/again", {})) == "not_over"
    give_up(anna, running, 1)
    assert why(eve.post(f"/api/tables/{running}/again", {})) == "again"
    private = solo(anna)
    assert eve.post(f"/api/tables/{private}/again", {}).status_code == 403
    assert eve.get(f"/api/tables/{private}/compare").status_code == 403
    for form in ({"friend": ""}, {"friend": "a", "user": "b"}, {"seed": "1"}):
        assert anna.post(f"/api/tables/{running}/again", form).status_code == 400
    assert why(anna.post(f"/api/tables/{running}/again", {"friend": "unknown"})) == "invitee"


def test_other_rules_and_lessons_are_refused(server: ServerHarness) -> None:
    anna = account(server, "Anna")
    first = solo(anna)
    change_table_row(server, first, rules=1)
    assert why(anna.post(f"/api/tables/{first}/again", {})) == "other_rules"
    lesson = solo(anna)
    change_table_row(server, lesson, lesson="first")
    assert why(anna.post(f"/api/tables/{lesson}/again", {})) == "lesson"


def test_comparison_uses_reports_and_needs_two_finished_games(server: ServerHarness) -> None:
    anna = account(server, "Anna")
    empire = {"game": "corleones_empire", "seats": {"1": "me", **ALL_BOTS}}
    first = solo(anna, **empire)
    assert why(anna.get(f"/api/tables/{first}/compare")) == "other_game"
    second = again(anna, first)
    assert why(anna.get(f"/api/tables/{second}/compare")) == "not_over"
    assert why(anna.get(f"/api/tables/{first}/compare")) == "other_game"
    give_up(anna, second, 1)
    document = anna.get(f"/api/tables/{second}/compare").json()
    assert document["measures"]
    assert [game["report"] for game in document["games"]] == [False, False]
    assert [len(game["rounds"]) for game in document["games"]] == [1, 1]
    rounds = [{"round": n, "step": n, "values": {"money": {"1": n}}} for n in (1, 2)]
    report = {"whole": True, "steps": 2, "teams": [[1]], "seconds": 0.0, "points": [], "measures": ["money"]}
    stored = {"format": FORMAT, "report": {**report, "rounds": rounds, "turnings": [], "mistakes": []}}
    write = insert(reports).values(table_id=first, made=1.0, document=json.dumps(stored))
    server.run(server.services.store.write(write))
    games = anna.get(f"/api/tables/{second}/compare").json()["games"]
    assert games[0]["rounds"] == rounds
    assert [game["report"] for game in games] == [True, False]
    third = again(anna, first)
    give_up(anna, third, 1)
    other = anna.get(f"/api/tables/{first}/compare?other={second}").json()
    assert [game["id"] for game in other["games"]] == [first, second]
    assert [each["id"] for each in other["others"]] == [third]
