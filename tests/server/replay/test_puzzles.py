"""Puzzles over HTTP: nothing but the seat's view until the answer, graded here, rated once, and studied afterwards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest

import cosca
from cosca.bots.puzzles import Puzzle, load_puzzles, play, puzzle_of_day
from cosca.games import game_as_it_was
from cosca.server.ratings.model import PUZZLE_SIGMA, rate_attempt
from cosca.server.ratings.scale import MODEL, Rating, mu_of_shown, shown_rating
from tests.server.support.http_client import ServerHarness, Visitor, run_server

NAMES = cosca.game_names()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHarness]:
    with run_server(tmp_path_factory.mktemp("puzzles")) as running:
        yield running


def puzzles_of(name: str) -> list[Puzzle]:
    return list(load_puzzles(cosca.game(name)))


def answer(who: Visitor, puzzle: Puzzle, choices: list[str], give_up: bool = False) -> Any:
    return who.post(f"/api/puzzles/{puzzle.id}/answer", {"choices": choices, "give_up": give_up})


def wrong_choice(name: str, puzzle: Puzzle) -> str:
    game = game_as_it_was(name, puzzle.options, puzzle.data)
    offered = game.choices(play(game, puzzle, ()).state, puzzle.seat)
    return next(choice.text for choice in offered if choice.text not in puzzle.steps[0].accepted)


def solution_of(puzzle: Puzzle) -> list[str]:
    return [step.accepted[0] for step in puzzle.steps]


# -------------------------------------------------------------------- secrets


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_shows_what_its_seat_sees_and_no_solution(server: ServerHarness, name: str) -> None:
    puzzle, anna = puzzles_of(name)[0], server.visitor("Anna")
    shown = anna.get(f"/api/puzzles/{puzzle.id}").json()
    game = game_as_it_was(name, puzzle.options, puzzle.data)
    state = play(game, puzzle, ()).state
    view = json.loads(json.dumps(game.view(state, puzzle.seat)))
    assert shown["snapshot"]["view"] == {key: value for key, value in view.items() if key not in ("steps", "actors")}
    assert (shown["grade"], shown["solution"], shown["choices"], shown["items"]) == ("open", None, [], [])
    assert shown["snapshot"]["question"]["kind"] == puzzle.steps[0].kind
    text = json.dumps({**shown, "standing": None})
    for key in ("themes", "accepted", "margin", "position", "steps", "bots"):
        assert f'"{key}"' not in text
    assert "reason-" not in text
    # what the seat cannot see is not there in any form
    whole = json.loads(json.dumps(game.describe(state)))
    hidden = {key: value for key, value in whole.items() if view.get(key) != value and key not in ("steps", "actors")}
    assert hidden, "something is hidden in this position"
    assert all(shown["snapshot"]["view"].get(key) != value for key, value in hidden.items())


def test_the_solution_is_not_sent_after_a_wrong_choice(server: ServerHarness) -> None:
    name = "corleones_empire"
    puzzle, anna = puzzles_of(name)[0], server.visitor("Anna")
    text = wrong_choice(name, puzzle)
    shown = answer(anna, puzzle, [text]).json()
    assert (shown["grade"], shown["solution"], shown["choices"], shown["answered"]) == ("wrong", None, [], False)
    assert shown["snapshot"]["question"]["kind"] == puzzle.steps[0].kind, "the choice was taken back"
    shown = answer(anna, puzzle, [], give_up=True).json()
    assert shown["grade"] == "given_up"
    assert [step["values"][0]["choice"]["text"] for step in shown["solution"]["line"]] == solution_of(puzzle)


def test_requests_need_a_user_and_existing_things(server: ServerHarness) -> None:
    puzzle, anna = puzzles_of("la_famiglia")[0], server.visitor("Anna")
    assert server.visitor().get("/api/puzzles").status_code == 401
    assert server.visitor().get(f"/api/puzzles/{puzzle.id}").status_code == 401
    assert anna.error(anna.get("/api/puzzles/lf00000000"), 404) == "not_found"
    assert anna.error(anna.get("/api/puzzles/next/chess"), 404) == "not_found"
    assert anna.error(anna.get("/api/puzzles/next/la_famiglia?theme=chess"), 404) == "not_found"
    assert anna.error(answer(anna, puzzle, ["nonsense"]), 409) == "illegal"
    assert anna.error(answer(anna, puzzle, []), 400) == "malformed"
    assert anna.error(answer(anna, puzzle, ["x"] * 11), 400) == "malformed"
    assert anna.get("/api/puzzles").json()[0]["standing"]["solved"] == 0, "nothing of this counts"


# -------------------------------------------------------------------- ratings


def test_the_first_answer_counts_and_changes_the_rating_once(server: ServerHarness) -> None:
    name = "la_famiglia"
    puzzle, other, *_ = puzzles_of(name)
    anna = server.visitor("Anna")
    shown = answer(anna, puzzle, solution_of(puzzle)).json()
    expected = rate_attempt(Rating(), mu_of_shown(puzzle.rating), True)
    assert (shown["grade"], shown["answered"]) == ("solved", True)
    assert shown["change"] == shown_rating(expected.mu) - 1500 > 0
    assert shown["standing"]["rating"] == shown_rating(expected.mu)
    assert shown["solution"]["themes"] == list(puzzle.themes)
    again = answer(anna, puzzle, [wrong_choice(name, puzzle)]).json()
    assert (again["change"], again["answered"], again["standing"]) == (None, True, shown["standing"])
    lost = answer(anna, other, [], give_up=True).json()
    assert lost["change"] < 0
    later = answer(anna, other, solution_of(other)).json()
    assert (later["grade"], later["answered"], later["change"]) == ("solved", False, None)
    standing = later["standing"]
    assert (standing["solved"], standing["failed"], standing["streak"], standing["best_streak"]) == (1, 1, 0, 1)
    assert standing["history"] == [shown["standing"]["rating"], lost["standing"]["rating"]]
    [mine] = [each for each in anna.get("/api/puzzles").json() if each["game"] == name]
    assert mine["standing"] == standing
    theme = next(each for each in mine["themes"] if each["theme"] == puzzle.themes[0])
    assert theme["solved"] == 1 <= theme["count"]
    data = anna.get("/api/my/export").text
    assert puzzle.id in data, "answers are part of the data of an account"


def test_a_path_is_graded_choice_by_choice(server: ServerHarness) -> None:
    name, puzzle = next((name, each) for name in NAMES for each in puzzles_of(name) if len(each.steps) > 1)
    anna = server.visitor("Anna")
    first, second, *_ = solution_of(puzzle)
    shown = answer(anna, puzzle, [first]).json()
    assert (shown["grade"], shown["choices"], shown["answered"]) == ("open", [first], None)
    assert shown["snapshot"]["question"]["kind"] == puzzle.steps[1].kind
    offered = [choice["text"] for choice in shown["snapshot"]["question"]["choices"]]
    assert second in offered
    wrong = next(text for text in offered if text not in puzzle.steps[1].accepted)
    shown = answer(anna, puzzle, [first, wrong]).json()
    assert (shown["grade"], shown["choices"], shown["answered"]) == ("wrong", [first], False)
    assert shown["game"] == name


def test_harder_puzzles_are_worth_more_and_a_rating_settles() -> None:
    new = Rating()
    easy, hard = (rate_attempt(new, mu_of_shown(rating), True) for rating in (1100, 1900))
    assert hard.mu > easy.mu > new.mu
    assert rate_attempt(new, mu_of_shown(1100), False).mu < rate_attempt(new, mu_of_shown(1900), False).mu < new.mu
    rating = new
    for n in range(60):  # solves everything up to 1700 and nothing above
        shown = (1500, 1900)[n % 2]
        rating = rate_attempt(rating, mu_of_shown(shown), shown <= 1700)
    assert 1600 < shown_rating(rating.mu) < 1800
    assert rating.sigma < new.sigma / 2
    assert rating.games == 60
    assert MODEL.sigma > PUZZLE_SIGMA


# -------------------------------------------------------------------- which one, and what follows


def test_today_and_next(server: ServerHarness) -> None:
    anna = server.visitor("Anna")
    for entry in anna.get("/api/puzzles").json():
        puzzles = puzzles_of(entry["game"])
        daily = puzzle_of_day(puzzles, datetime.now(UTC).date())
        assert daily is not None
        assert (entry["count"], entry["today"], entry["today_solved"]) == (len(puzzles), daily.id, None)
        theme = entry["themes"][-1]
        shown = anna.get(f"/api/puzzles/next/{entry['game']}?theme={theme['theme']}").json()
        puzzle = next(each for each in puzzles if each.id == shown["id"])
        assert theme["theme"] in puzzle.themes
        answer(anna, puzzle, [], give_up=True)
        if theme["count"] > 1:
            assert anna.get(f"/api/puzzles/next/{entry['game']}?theme={theme['theme']}").json()["id"] != puzzle.id
        answer(anna, daily, [], give_up=True)
    assert [entry["today_solved"] for entry in anna.get("/api/puzzles").json()] == [False] * len(NAMES)


def test_a_study_of_a_puzzle_comes_after_the_answer_and_can_be_continued(server: ServerHarness) -> None:
    puzzle, anna = puzzles_of("corleones_empire")[1], server.visitor("Anna")
    assert anna.error(anna.post("/api/study/open", {"puzzle": puzzle.id}), 403) == "not_allowed"
    answer(anna, puzzle, [], give_up=True)
    shown = anna.post("/api/study/open", {"puzzle": puzzle.id}).json()
    assert shown["study"]["position"] == puzzle.position
    seats = {str(seat): "me" if seat == puzzle.seat else "soldato" for team in shown["teams"] for seat in team}
    created = anna.post("/api/study/table", {"study": shown["study"], "seats": seats})
    assert created.status_code == 200
    assert anna.get(f"/api/tables/{created.json()['id']}").json()["status"] == "running"


def test_why_something_cannot_be_chosen(server: ServerHarness) -> None:
    puzzle, anna = puzzles_of("la_famiglia")[0], server.visitor("Anna")
    why = anna.post(f"/api/puzzles/{puzzle.id}/why", {"choices": [], "element": "area:gela"}).json()
    game = game_as_it_was("la_famiglia", puzzle.options, puzzle.data)
    expected = game.why_not(play(game, puzzle, ()).state, puzzle.seat, "area:gela")
    assert why == {"act": 0, "why": json.loads(json.dumps(expected))}
