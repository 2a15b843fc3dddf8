"""Profiles, histories and head-to-heads: what they count, and who sees what."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import insert, update

from cosca.server.storage.schema import ratings, results, tables, users
from tests.server.support.http_client import ServerHarness, Visitor, run_server
from tests.server.support.people import PRIVACY, account, play, set_privacy, solo, why


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    with run_server(
        tmp_path_factory.mktemp("server"), tables_per_minute=1000, profiles_per_minute=10_000, tables_per_user=1000
    ) as harness:
        yield harness


def games(visitor: Visitor, owner: Visitor, **query: Any) -> list[Any]:
    answer = visitor.http.get(f"/api/people/{owner.id}/games", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()["games"]


def whole(lines: list[Any], game: str = "la_famiglia") -> tuple[int, int, int]:
    """Games, wins and losses in all games of a kind."""
    line = next(each for each in lines if each["game"] == game and not each["family"] and not each["people"])
    return line["games"], line["wins"], line["losses"]


# -------------------------------------------------------------------- who sees what

LEVELS = ("everyone", "played", "nobody")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("part", ["profile", "history", "against"])
def test_each_part_is_shown_to_its_audience(server: ServerHarness, part: str, level: str) -> None:
    anna, ben, stranger = account(server, "Anna"), account(server, "Ben"), account(server, "Eve")
    play(anna, ben)
    play(ben, stranger)
    set_privacy(ben)
    set_privacy(anna, **{part: level})
    paths = {
        "profile": f"/api/people/{anna.id}",
        "history": f"/api/people/{anna.id}/games",
        "against": f"/api/people/{anna.id}/against/{ben.id}",
    }
    audience = {"everyone": (anna, ben, stranger, server.visitor()), "played": (anna, ben), "nobody": (anna,)}[level]
    for visitor in (anna, ben, stranger, server.visitor()):
        expected = visitor.id in {each.id for each in audience}
        for name, path in paths.items():
            hidden = name == part or part == "profile"
            answer = visitor.get(path)
            assert answer.status_code == (200 if expected or not hidden else 404), (name, visitor.id)


def test_hidden_people_are_answered_like_unknown_ones(server: ServerHarness) -> None:
    anna, eve = account(server, "Anna"), account(server, "Eve")
    set_privacy(anna, profile="nobody")
    for suffix in ("", "/games", f"/against/{eve.id}"):
        hidden, unknown = eve.get(f"/api/people/{anna.id}{suffix}"), eve.get(f"/api/people/unknown{suffix}")
        assert (hidden.status_code, hidden.content) == (unknown.status_code, unknown.content)
        assert hidden.status_code == 404
    assert why(eve.get("/api/people/%00%ff")) in ("person", "address")


def test_banned_people_are_hidden(server: ServerHarness) -> None:
    anna, ben = account(server, "Anna"), account(server, "Ben")
    play(anna, ben)
    set_privacy(ben)
    server.run(server.services.store.write(update(users).where(users.c.id == ben.id).values(banned=True)))
    assert anna.get(f"/api/people/{ben.id}").status_code == 404
    assert ben.id not in [person["id"] for person in anna.get("/api/my/people").json()]


def test_strangers_see_nothing_of_somebody_who_has_chosen_nothing(server: ServerHarness) -> None:
    anna, ben, eve = account(server, "Anna"), account(server, "Ben"), account(server, "Eve")
    play(anna, ben)
    assert anna.get("/api/my/privacy").json() == {
        "profile": "played",
        "history": "played",
        "against": "played",
        "rating": "everyone",
        "publish": False,
    }
    assert eve.get(f"/api/people/{anna.id}").status_code == 404
    assert ben.get(f"/api/people/{anna.id}").status_code == 200


def test_history_does_not_name_people_who_hide_theirs(server: ServerHarness) -> None:
    """Ben's name is in Anna's history, which everybody sees; strangers do not see it, nor can they search for it."""
    anna, ben, eve = account(server, "Anna"), account(server, "Ben"), account(server, "Eve")
    play(anna, ben, name="Secret society")
    set_privacy(anna)
    (seen,) = games(eve, anna)
    assert [seat["name"] for seat in seen["seats"]] == ["Anna", None, None, None]
    assert ben.id not in eve.get(f"/api/people/{anna.id}/games").text
    assert (seen["visible"], seen["name"]) == (False, None)
    assert games(eve, anna, opponent="Ben") == []
    assert games(eve, anna, opponent="Secret") == []
    (own,) = games(anna, anna, opponent="be")
    assert [seat["name"] for seat in own["seats"]] == ["Anna", None, "Ben", None]
    assert (own["visible"], own["name"]) == (True, "Secret society")
    assert len(games(anna, anna, opponent="secret soc")) == 1
    assert len(games(ben, anna, opponent="BEN")) == 1


def test_hidden_parts_of_a_visible_profile_are_missing(server: ServerHarness) -> None:
    anna, eve = account(server, "Anna"), account(server, "Eve")
    solo(anna)
    row = {"user_id": anna.id, "game": "la_famiglia", "mu": 27.5, "sigma": 2.0, "games": 12, "changed": 1.0}
    server.run(server.services.store.write(insert(ratings).values(row)))
    set_privacy(anna)
    shown = eve.get(f"/api/people/{anna.id}").json()
    assert shown["ratings"] == [{"game": "la_famiglia", "rating": 1600, "deviation": 157, "games": 12}]
    assert (len(shown["recent"]), shown["against"], shown["me"]) == (1, True, False)
    set_privacy(anna, history="nobody", against="nobody", rating="nobody")
    hidden = eve.get(f"/api/people/{anna.id}").json()
    assert (hidden["ratings"], hidden["recent"], hidden["against"]) == (None, None, False)
    assert whole(hidden["results"]) == (1, 0, 1)
    own = anna.get(f"/api/people/{anna.id}").json()
    assert (len(own["ratings"]), len(own["recent"]), own["me"]) == (1, 1, True)


def test_privacy_form_is_strict(server: ServerHarness) -> None:
    anna = server.visitor("Anna")
    for form in ({}, {**PRIVACY, "profile": "friends"}, {**PRIVACY, "publish": "yes"}, {**PRIVACY, "age": 3}):
        assert anna.send("PUT", "/api/my/privacy", form).status_code == 400
    assert server.visitor().send("PUT", "/api/my/privacy", PRIVACY).status_code == 401


# -------------------------------------------------------------------- contents


def test_results_by_game_family_and_opponents(server: ServerHarness) -> None:
    anna, ben = account(server, "Anna"), account(server, "Ben")
    play(anna, ben)
    play(anna, ben, loser=anna)
    solo(anna)
    store = server.services.store
    server.run(store.write(update(results).where(results.c.user_id == anna.id).values(family="red")))
    lines = anna.get(f"/api/people/{anna.id}").json()["results"]
    assert whole(lines) == (3, 1, 2)
    people = next(line for line in lines if line["people"])
    assert (people["games"], people["wins"]) == (2, 1)
    red = next(line for line in lines if line["family"] == "red")
    assert red["games"] == 3


def test_hot_seat_games_do_not_count_but_are_in_the_history(server: ServerHarness) -> None:
    anna = account(server, "Anna")
    seats = {str(seat): "me" for seat in range(1, 5)}
    solo(anna, seats=seats)
    (game,) = games(anna, anna)
    assert game["exclusion"] == "hot_seat"
    assert anna.get(f"/api/people/{anna.id}").json()["results"] == []


def test_history_filters_and_pages(server: ServerHarness) -> None:
    anna, ben, carla = account(server, "Anna"), account(server, "Ben"), account(server, "Carla")
    won, lost = play(anna, ben), play(anna, carla, loser=anna)
    alone = solo(anna)
    empire = anna.table(game="corleones_empire", seats={"1": "me", "2": "default", "3": "default", "4": "default"})
    with anna.socket(empire, 1) as socket:
        socket.send("propose", seat=1, what="concede")
        while socket.wait_for("table")["status"] != "over":
            pass
    store = server.services.store
    for at, id in enumerate((won, lost, alone, empire)):
        server.run(store.write(update(results).where(results.c.table_id == id).values(ended=1000.0 * (at + 1))))

    def ids(**query: Any) -> list[str]:
        return [game["id"] for game in games(anna, anna, **query)]

    assert ids() == [empire, alone, lost, won]
    assert ids(game="la_famiglia") == [alone, lost, won]
    assert ids(result="win") == [won]
    assert ids(result="loss", game="la_famiglia") == [alone, lost]
    assert ids(result="draw") == []
    assert ids(since=2000, until=4000) == [alone, lost]
    assert ids(opponent="carl") == [lost]
    assert ids(opponent="carl", result="win") == []
    for query in ({"result": "best"}, {"since": "soon"}, {"since": -1}, {"cursor": "x"}):
        assert anna.http.get(f"/api/people/{anna.id}/games", params=query).status_code == 400
    rows = [
        {
            "table_id": server.run(_copy(server, won)),
            "seat": 1,
            "user_id": anna.id,
            "game": "la_famiglia",
            "players": 4,
            "family": "",
            "rank": 1,
            "rated": False,
            "ended": 5000.0,
        }
        for _ in range(45)
    ]
    server.run(store.write(*[insert(results).values(row) for row in rows]))
    pages, cursor = [], ""
    while True:
        page = anna.http.get(f"/api/people/{anna.id}/games", params={"cursor": cursor}).json()
        pages.append([game["id"] for game in page["games"]])
        cursor = page["next"]
        if not cursor:
            break
    assert [len(page) for page in pages] == [20, 20, 9]
    assert len(set(itertools.chain(*pages))) == 49


_copies = itertools.count(1)


async def _copy(server: ServerHarness, id: str) -> str:
    """Copy the row of a table."""
    store = server.services.store
    row = await store.table(id)
    assert row is not None

    copy = f"copy-{next(_copies)}"
    await store.write(insert(tables).values({**row.to_values(), "id": copy}))
    return copy


def test_head_to_head(server: ServerHarness) -> None:
    anna, ben = account(server, "Anna"), account(server, "Ben")
    play(anna, ben)
    play(ben, anna, loser=ben)
    play(anna, ben, loser=anna)
    document = anna.get(f"/api/people/{anna.id}/against/{ben.id}").json()
    assert [person["name"] for person in document["people"]] == ["Anna", "Ben"]
    assert whole(document["against"]) == (3, 2, 1)
    assert document["together"] == []
    assert len(document["recent"]) == 3
    mirrored = anna.get(f"/api/people/{ben.id}/against/{anna.id}").json()
    assert whole(mirrored["against"]) == (3, 1, 2)
    assert anna.get(f"/api/people/{anna.id}/against/{anna.id}").status_code == 404
    set_privacy(ben, against="nobody")
    assert anna.get(f"/api/people/{anna.id}/against/{ben.id}").status_code == 404


def test_profiles_are_rate_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    with run_server(tmp_path_factory.mktemp("limited"), profiles_per_minute=2) as server:
        anna = server.visitor("Anna")
        answers = [anna.get(f"/api/people/{anna.id}").status_code for _ in range(3)]
        assert answers == [200, 200, 429]


# -------------------------------------------------------------------- people and friends


def test_people_and_friends(server: ServerHarness) -> None:
    anna, ben, carla, eve = (account(server, name) for name in ("Anna", "Ben", "Carla", "Eve"))
    play(anna, ben)
    play(anna, carla)
    people = anna.get("/api/my/people").json()
    assert [(person["name"], person["friend"], person["games"]) for person in people] == [
        ("Carla", False, 1),
        ("Ben", False, 1),
    ]
    assert anna.send("PUT", f"/api/my/friends/{ben.id}").status_code == 200
    assert [person["friend"] for person in anna.get("/api/my/people").json()] == [False, True]
    assert ben.get("/api/my/people").json()[0]["friend"] is False
    hidden, unknown = anna.send("PUT", f"/api/my/friends/{eve.id}"), anna.send("PUT", "/api/my/friends/nobody")
    assert (hidden.status_code, hidden.content) == (404, unknown.content)
    assert anna.send("PUT", f"/api/my/friends/{anna.id}").status_code == 404
    set_privacy(eve)
    assert anna.send("PUT", f"/api/my/friends/{eve.id}").status_code == 200
    assert [person["name"] for person in anna.get("/api/my/people").json()] == ["Carla", "Ben", "Eve"]
    assert anna.send("DELETE", f"/api/my/friends/{eve.id}").status_code == 200
    assert [person["name"] for person in anna.get("/api/my/people").json()] == ["Carla", "Ben"]


def test_open_tables_of_friends(server: ServerHarness) -> None:
    anna, ben = account(server, "Anna"), account(server, "Ben")
    play(anna, ben)
    form = {"game": "la_famiglia", "seats": {"1": "me"}}
    shown = ben.post("/api/tables", {**form, "open": True}).json()["id"]
    ben.post("/api/tables", form)
    assert anna.get("/api/my/friends/tables").json() == []
    anna.send("PUT", f"/api/my/friends/{ben.id}")
    assert [table["id"] for table in anna.get("/api/my/friends/tables").json()] == [shown]
    anna.post(f"/api/tables/{shown}/seats/3", {"player": "me"})
    assert anna.get("/api/my/friends/tables").json() == []
