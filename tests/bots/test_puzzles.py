"""Puzzles: the format, grading, themes and order, and that every shipped puzzle can be played and says what is true."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cosca
import cosca.bots
from cosca.bots.heuristic_bots import load_evaluator
from cosca.bots.puzzles import (
    Puzzle,
    candidates,
    game_themes,
    grade,
    load_puzzles,
    parse_puzzles,
    play,
    puzzle_of_day,
    themes_of,
)
from cosca.bots.puzzles.puzzle import format_puzzles, puzzle_from_json, shipped_puzzles
from cosca.games import game_as_it_was
from cosca.terminal.render.game_texts import GameTexts
from tests.support.sampling import some

NAMES = cosca.game_names()
MIN_PUZZLES = {"la_famiglia": 19, "corleones_empire": 49}


def game_of(name: str, puzzle: Puzzle) -> cosca.Game[Any]:
    return game_as_it_was(name, puzzle.options, puzzle.data)


def sampled(name: str) -> list[Puzzle]:
    """Return some of the shipped puzzles, all of them in the long suite."""
    puzzles = list(shipped_puzzles(name))
    return [puzzles[at] for at in Random(7).sample(range(len(puzzles)), len(some(8, len(puzzles))))]


# -------------------------------------------------------------------- what is shipped


@pytest.mark.parametrize("name", NAMES)
def test_enough_puzzles_are_shipped_and_hold_for_todays_rules(name: str) -> None:
    puzzles = list(load_puzzles(cosca.game(name)))
    assert len(puzzles) >= MIN_PUZZLES[name]
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert len({json.dumps(puzzle.position, sort_keys=True) for puzzle in puzzles}) == len(puzzles)
    ratings = [puzzle.rating for puzzle in puzzles]
    assert max(ratings) - min(ratings) > 400, "easy and hard ones"
    for puzzle in puzzles:
        assert {"bot", "iterations", "seeds", "cosca", "seed", "step"} <= puzzle.origin.keys()
        assert {"random", "picciotto", "soldato", "caporegime", "capo:16x", "don:16x"} == puzzle.bots.keys()
        assert all(0.0 <= share <= 1.0 for share in puzzle.bots.values())
        assert puzzle.reasons
        for step in puzzle.steps:
            best, *others = step.choices
            assert best.text == step.accepted[0]
            assert step.margin >= 0.03
            assert all(best.chance - other.chance >= step.margin - 0.0002 for other in others)


@pytest.mark.parametrize("name", NAMES)
def test_shipped_puzzles_can_be_played(name: str) -> None:
    """The position obeys the laws, the question is open, and the solution and its alternatives are legal."""
    for puzzle in sampled(name):
        game, made = game_of(name, puzzle), list[str]()
        assert (game.data_name(), game.rules_version) == (puzzle.data, puzzle.rules)
        assert game.laws(game.position(puzzle.position)) == []
        for at, step in enumerate(puzzle.steps):
            match = play(game, puzzle, made)
            decision = game.decision(match.state, puzzle.seat)
            assert decision is not None
            assert decision.kind == step.kind
            offered = {choice.text for choice in decision.choices}
            assert {*step.accepted, *[value.text for value in step.choices]} <= offered
            assert offered - set(step.accepted), "there is something wrong to choose"
            wrong = sorted(offered - set(step.accepted))[0]
            assert grade(game, puzzle, [*made, wrong]) == ("wrong", at)
            made.append(step.accepted[0])
            assert grade(game, puzzle, made) == ("solved" if at + 1 == len(puzzle.steps) else "open", at + 1)
        assert grade(game, puzzle, [*made, "anything"]) == ("solved", len(made)), "later choices do not count"
        with pytest.raises(cosca.IllegalChoice):
            grade(game, puzzle, ["nonsense"])


@pytest.mark.parametrize("name", NAMES)
def test_every_equivalent_choice_of_a_first_step_goes_on(name: str) -> None:
    for puzzle in sampled(name):
        game = game_of(name, puzzle)
        for text in puzzle.steps[0].accepted:
            assert grade(game, puzzle, [text]).grade in ("open", "solved")


@pytest.mark.parametrize("name", NAMES)
def test_reasons_and_themes_have_words(name: str) -> None:
    for language in ("en", "de", "pl"):
        texts = GameTexts(cosca.game(name), language)
        for puzzle in sampled(name):
            game = game_of(name, puzzle)
            texts.learn(game.view(game.position(puzzle.position), puzzle.seat).get("families", {}))
            assert all(texts.reason(reason).strip() for reason in puzzle.reasons)
        for theme in game_themes(name):
            assert texts.say(f"theme-{theme}")


@pytest.mark.parametrize("name", NAMES)
def test_themes_are_derived_and_every_question_has_one(name: str) -> None:
    for puzzle in shipped_puzzles(name):
        assert puzzle.themes
        assert set(puzzle.themes) <= game_themes(name).keys()
        assert set(
            themes_of(name, [step.kind for step in puzzle.steps], (), (), [r.key for r in puzzle.reasons])
        ) <= set(puzzle.themes)
    questions = __import__(f"cosca.games.{name}.documents.types_questions", fromlist=["QUESTIONS"]).QUESTIONS
    for kind in questions:
        assert themes_of(name, [kind], (), (), ()), kind


def test_a_theme_follows_from_a_question_a_choice_an_event_or_a_reason() -> None:
    game = cosca.game("corleones_empire")
    ally = next(choice for choice in _choices(game) if choice.kind == "ally")
    assert themes_of(game.name, ["business.action"], [ally], ["gunned_down"], ["saved"]) == (
        "turns", "allies", "money", "violence",
    )  # fmt: skip
    assert themes_of(game.name, [], (), (), []) == ()
    assert themes_of("tiny_game", ["x"], (), (), []) == ()


def _choices(game: cosca.Game[Any]) -> list[cosca.Choice]:
    state, rng, found = game.new(3), Random(3), list[cosca.Choice]()
    evaluator = load_evaluator(game)
    while actors := game.actors(state):
        found += game.choices(state, actors[0])
        game.apply(state, actors[0], evaluator.choose(state, actors[0], rng))
    return found


# -------------------------------------------------------------------- secrets


@pytest.mark.parametrize("name", NAMES)
def test_the_hidden_part_of_a_position_is_a_sample(name: str) -> None:
    """Other states that look the same have the same view and question, so the page learns nothing from the position."""
    for puzzle in sampled(name)[:4]:
        game = game_of(name, puzzle)
        match = play(game, puzzle, ())
        view, facts = game.view(match.state, puzzle.seat), game.facts(match.state, puzzle.seat)
        rng, hidden = Random(1), set[str]()
        for _ in range(4):
            other = game.fill(game.seen(match.state, puzzle.seat), match.memory(puzzle.seat), rng)
            assert game.view(other, puzzle.seat) == view
            assert game.facts(other, puzzle.seat) == facts
            hidden.add(other.digest())
        assert len(hidden) > 1
        assert not {"seed", "key"} & puzzle.position.keys()


# -------------------------------------------------------------------- the format


def test_a_file_is_read_as_it_was_written() -> None:
    puzzles = list(shipped_puzzles("corleones_empire"))[:3]
    text = format_puzzles("corleones_empire", puzzles)
    assert parse_puzzles(text, "corleones_empire") == puzzles
    assert json.loads(text.splitlines()[0]) == {"format": "cosca puzzles 1", "game": "corleones_empire"}
    keys = {"id", "options", "data", "rules", "seat", "themes", "rating", "bots", "solution", "reasons", "origin",
            "position"}  # fmt: skip
    assert set(json.loads(text.splitlines()[1])) == keys, "these are frozen"


@pytest.mark.parametrize(
    "change",
    [{"solution": []}, {"seat": "x"}, {"position": 3}, {"solution": [{"kind": "a"}]}, {"reasons": [1]}, {"bots": 1}],
)
def test_a_damaged_puzzle_is_refused(change: dict[str, Any]) -> None:
    document = shipped_puzzles("corleones_empire")[0].to_json()
    assert puzzle_from_json(document)
    with pytest.raises(cosca.BadDocument):
        puzzle_from_json(document | change)


@pytest.mark.parametrize("text", ["", "nonsense", '{"format":"cosca puzzles 2","game":"la_famiglia"}', '{"format":1}'])
def test_another_format_is_refused(text: str) -> None:
    with pytest.raises(cosca.BadDocument):
        parse_puzzles(text, "la_famiglia")


def test_a_game_without_puzzles_has_none() -> None:
    assert shipped_puzzles("tiny_game") == ()
    assert game_themes("tiny_game") == {}


# -------------------------------------------------------------------- the order


def test_the_puzzle_of_the_day_goes_through_all_of_them() -> None:
    puzzles = list(shipped_puzzles("la_famiglia"))
    days = [date(2026, 11, 18) + timedelta(days=n) for n in range(len(puzzles))]
    of_days = [puzzle_of_day(puzzles, day) for day in days]
    assert {puzzle.id for puzzle in of_days if puzzle} == {puzzle.id for puzzle in puzzles}
    assert puzzle_of_day(puzzles[::-1], days[0]) == of_days[0]
    assert puzzle_of_day([], days[0]) is None


def test_the_next_puzzle_is_new_fits_the_theme_and_is_about_as_hard_as_the_player_is_good() -> None:
    puzzles = list(shipped_puzzles("la_famiglia"))
    nearest = candidates(puzzles, "", 1500, ())
    assert len(nearest) == 5
    gap = max(abs(puzzle.rating - 1500) for puzzle in nearest)
    assert all(abs(puzzle.rating - 1500) >= gap for puzzle in puzzles if puzzle not in nearest)
    seen = {puzzle.id for puzzle in nearest}
    assert not seen & {puzzle.id for puzzle in candidates(puzzles, "", 1500, seen)}
    theme = puzzles[0].themes[0]
    assert all(theme in puzzle.themes for puzzle in candidates(puzzles, theme, 1500, ()))
    everything = {puzzle.id for puzzle in puzzles}
    assert candidates(puzzles, "", 1500, everything) == nearest, "again, when all are answered"
    assert candidates(puzzles, "no such theme", 1500, ()) == []


def test_catalogues_name_exactly_the_themes() -> None:
    for name in NAMES:
        for language in ("en", "de", "pl"):
            folder = Path(cosca.bots.__file__).parent / name / "words" / language
            lines = (folder / "puzzles.ftl").read_text("utf-8").splitlines()
            assert [line.partition(" ")[0][6:] for line in lines if line.startswith("theme-")] == list(
                game_themes(name)
            )
