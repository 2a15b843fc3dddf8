"""Matches resumed from a saved state, and undo by consent, as a server needs them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cosca
from cosca.games.corleones_empire.rules.turns import turn
from cosca.kernel.choice import Choice
from cosca.kernel.match import Match


def played(name: str, seed: int, choices: int) -> Any:
    match: Any = cosca.Match(cosca.game(name), seed)
    rng = Random(seed)
    for _ in range(choices):
        seat = rng.choice(match.game.actors(match.state))
        match.apply(seat, rng.choice(match.game.choices(match.state, seat)))
    return match


def play_on(match: Any, rng: Random, choices: int = 60) -> str:
    for _ in range(choices):
        actors = match.game.actors(match.state)
        if not actors:
            break
        match.apply(actors[0], rng.choice(match.game.choices(match.state, actors[0])))
    return match.state.digest()


@pytest.fixture(params=cosca.game_names())
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def resumed(match: Any) -> Any:
    log = [(seat, choice.text) for seat, choice in match.log]
    return Match.resumed(match.game, match.seed, log, match.game.from_json(match.state.to_json()))


def test_resumed_match_continues_identically_with_the_full_record(name: str) -> None:
    for choices in (0, 1, 57, 123):
        match = played(name, choices, choices)
        again = resumed(match)
        assert again.state.digest() == match.state.digest()
        assert play_on(again, Random(9)) == play_on(match, Random(9))
        assert again.record() == match.record()
        assert cosca.Match.from_record(again.record()).state.digest() == match.state.digest()


def test_undo_by_consent_removes_all_since_the_last_choice(name: str) -> None:
    for choices in (40, 90, 150):
        match = played(name, choices, choices)
        for seat in match.game.seats:
            own = [at for at, (each, _) in enumerate(match.log) if each == seat]
            if not own or match.may_undo(seat):
                continue
            again = resumed(match)
            gone = again.undo(seat, consent=True)
            assert gone == tuple(range(own[-1], choices))
            assert len(again.log) == own[-1]
            fresh: Any = cosca.Match(match.game, match.seed)
            for each, choice in match.log[: own[-1]]:
                fresh.apply(each, choice.text)
            assert again.state.digest() == fresh.state.digest()


# The questions with which a turn begins, by game.
FIRST_QUESTIONS = {"la_famiglia": "planning.move", "corleones_empire": "business.action"}


def test_a_turn_is_undone_by_consent_to_its_first_question(name: str) -> None:
    """Also what others chose in it, and what was drawn."""
    lengths = list[int]()
    for seed in range(4):
        match: Any = cosca.Match(cosca.game(name), seed)
        rng, first, owner, start, digest = Random(seed), None, 0, 0, ""
        for _ in range(150):
            seat, top = rng.choice(match.game.actors(match.state)), match.state.stack[-1]
            pending = any(step.next_turn for step in match.state.stack)
            if top.key == FIRST_QUESTIONS[name] and top is not first:  # the same one again: money was raised for it
                first, owner, start, digest = top, seat, len(match.log), match.state.digest()
            match.apply(seat, rng.choice(match.game.choices(match.state, seat)))
            if seat == owner and pending and match.game.phase(match.state) in ("planning", "family_business"):
                again = resumed(match)
                assert again.undo_turn(seat, consent=True) == tuple(range(start, len(match.log)))
                assert again.state.digest() == digest
                lengths.append(len(match.log) - start)
    assert max(lengths) > 3


def test_an_answer_in_the_turn_of_another_seat_leaves_the_own_turn_alone() -> None:
    match: Any = cosca.Match(cosca.game("corleones_empire"), 3)
    rng, began, answers = Random(3), 0, 0
    for _ in range(250):
        seat, owner = rng.choice(match.game.actors(match.state)), turn(match.state)
        if match.state.stack[-1].key == "business.action":
            began = len(match.log)
        match.apply(seat, rng.choice(match.game.choices(match.state, seat)))
        if owner not in (None, seat):
            assert resumed(match).undo_turn(seat, consent=True)[0] > began
            answers += 1
    assert answers


def test_a_seat_without_choices_has_nothing_to_undo(name: str) -> None:
    match: Any = cosca.Match(cosca.game(name), 1)
    before = match.state.digest()
    for undo in (match.undo, match.undo_turn):
        with pytest.raises(cosca.IllegalChoice, match="nothing to undo"):
            undo(1, consent=True)
    assert match.state.digest() == before


def test_failed_undo_by_consent_changes_nothing(name: str) -> None:
    match = played(name, 3, 80)
    again = resumed(match)
    again.log[10] = (again.log[10][0], Choice("no_such_choice", "no_such_choice", 0, 0, ()))
    del again.log[41:]
    seat, digest = again.log[40][0], again.state.digest()
    with pytest.raises(cosca.IllegalChoice):
        again.undo(seat, consent=True)
    assert again.state.digest() == digest
    assert len(again.log) == 41


def test_teams_components_and_forms_are_available(name: str) -> None:
    game: Any = cosca.game(name)
    assert sorted(seat for team in game.teams for seat in team) == list(game.seats)
    assert game.mates(1) == ((1, 2) if name == "la_famiglia" else (1,))
    assert game.components()
    assert game.title
    for form in game.forms:
        given = form.values[: form.n or len(game.seats)] if form.kind == "several" else form.default or False
        cosca.game(name, **{form.name: given})


def test_choice_that_raises_changes_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(name, 5, 30)
    digest, log = match.state.digest(), list(match.log)
    real = type(match.game).settle

    def breaks(game: Any, state: Any) -> None:
        real(game, state)
        raise ZeroDivisionError

    monkeypatch.setattr(type(match.game), "settle", breaks)
    seat = match.game.actors(match.state)[0]
    with pytest.raises(ZeroDivisionError):
        match.apply(seat, match.game.choices(match.state, seat)[0])
    assert match.state.digest() == digest
    assert match.log == log
