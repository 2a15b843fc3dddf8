"""The leaderboard over HTTP."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import insert

from cosca.server.storage.rows import RatingRow
from cosca.server.storage.schema import ratings
from tests.server.support.http_client import ServerHarness, run_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    with run_server(tmp_path_factory.mktemp("server")) as harness:
        yield harness


def test_leaderboard_shows_people_and_bots(server: ServerHarness) -> None:
    ann, bea = server.visitor("Ann"), server.visitor("Bea")
    for visitor, mu, games in ((ann, 30.0, 12), (bea, 40.0, 3)):
        user = visitor.get("/api/me").json()["user"]["id"]
        row = RatingRow(user, "la_famiglia", mu, 2.0, games, 1.0)
        server.run(server.services.store.write(insert(ratings).values(row.to_values())))
    board = server.visitor().get("/api/ratings/la_famiglia").json()
    assert [(each["name"], each["rating"], each["games"]) for each in board["players"]] == [("Ann", 1700, 12)]
    assert board["players"][0]["margin"] == 157
    assert {"soldato", "caporegime"} <= {each["bot"] for each in board["bots"]}
    assert server.visitor().get("/api/ratings/corleones_empire").json()["players"] == []
    assert ann.error(ann.get("/api/ratings/chess"), 404) == "not_found"


def test_rated_is_a_setting_of_a_table(server: ServerHarness) -> None:
    host = server.visitor("Ann")
    table = host.post("/api/tables", {"game": "la_famiglia", "seats": {"1": "me"}, "rated": True}).json()["id"]
    assert host.get(f"/api/tables/{table}").json()["rated"]
    host.send("PATCH", f"/api/tables/{table}", {"rated": False})
    assert not host.get(f"/api/tables/{table}").json()["rated"]
