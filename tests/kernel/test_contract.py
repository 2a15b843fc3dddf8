"""The contract between games and the rest: every name exists and behaves, for every game."""

from __future__ import annotations

import copy
import inspect
import json
import os
import pickle
import sys
from random import Random
from typing import Any

import pytest

import cosca
from cosca.kernel.choice import choice as make_choice
from cosca.kernel.events import Event
from tests.kernel.walks import gallery, some_game, walk
from tests.soak import some


def test_every_name_of_the_contract_is_there(name: str) -> None:
    game = cosca.game(name)
    wanted = {
        "actors": ["state"], "decision": ["state", "seat"], "choices": ["state", "seat"], "anytime": ["state", "seat"],
        "apply": ["state", "seat", "choice", "events"], "view": ["state", "seat"], "default": ["state", "seat"],
        "outcome": ["state"], "sample": ["view", "memory", "rng"], "seen": ["state", "seat"], "seen_in": ["view"],
        "fill": ["seen", "memory", "rng"], "parse": ["state", "seat", "text"],
        "laws": ["state"],
    }  # fmt: skip
    for method, names in wanted.items():
        assert list(inspect.signature(getattr(game, method)).parameters) == names
    state = game.new(seed=7)
    assert isinstance(state, cosca.State)
    assert isinstance(state.copy(), cosca.State)
    assert isinstance(state.digest(), str)
    assert isinstance(state.to_json(), dict)
    assert game.from_json(state.to_json()).digest() == state.digest()
    assert isinstance(game.memory(1), cosca.Memory)
    assert isinstance(game.memory(None), cosca.Memory)
    match = cosca.Match(game, seed=7)
    assert match.state.digest() == state.digest()
    assert cosca.Match.from_record(match.record()).state.digest() == state.digest()


def test_what_a_seat_sees_with_blanks_says_what_its_view_says(name: str) -> None:
    """`seen` is made of the state and `seen_in` of the view: where both are the same, neither tells more."""
    game = some_game(name, 0)
    for state in gallery(name):
        for viewer in (None, *game.seats):
            seen = game.seen(state, viewer)
            before = state.digest()
            assert seen.digest() == game.seen_in(json.loads(json.dumps(game.view(state, viewer)))).digest()
            filled = game.fill(seen, game.memory(viewer, state), Random(1))
            assert game.view(filled, viewer) == game.view(state, viewer)
            assert game.laws(filled) == []
            assert state.digest() == before


def test_what_they_return(name: str) -> None:
    game = some_game(name, 0)
    for state in gallery(name):
        actors = game.actors(state)
        assert isinstance(actors, tuple)
        for seat in game.seats:
            decision = game.decision(state, seat)
            choices = game.choices(state, seat)
            assert isinstance(choices, tuple)
            assert isinstance(game.anytime(state, seat), tuple)
            assert (decision is None) == (not choices)
            if decision is not None:
                assert (decision.seat, decision.choices) == (seat, choices)
                assert decision.prompt == f"ask.{decision.kind}"
                assert json.loads(json.dumps(decision.about)) == decision.about
            if seat in actors:
                assert game.default(state, seat) in choices
        outcome = game.outcome(state)
        assert (outcome is None) == bool(actors)
        if outcome is not None:
            assert sorted(outcome.ranks) == sorted(outcome.scores) == list(game.seats)
            assert set(outcome.winners) <= set(game.seats)
            assert all(
                (outcome.ranks[seat] == 1) == (seat in outcome.winners or not outcome.winners) for seat in game.seats
            )
            with pytest.raises(cosca.IllegalChoice):
                game.default(state, 1)
        for viewer in (None, *game.seats):
            shown = game.view(state, viewer)
            assert json.loads(json.dumps(shown)) == shown


def test_a_wrong_name_or_option_is_an_error_that_lists_the_right_ones(name: str) -> None:
    with pytest.raises(cosca.BadOption, match=name):
        cosca.game(name + "x")
    with pytest.raises(cosca.BadOption, match="options: "):
        cosca.game(name, sets=4)


# ---------------------------------------------------------------- choices


@pytest.mark.parametrize("seed", some(2, 6))
def test_every_choice_is_read_back_from_its_text(name: str, seed: int) -> None:
    game = some_game(name, seed)
    for number, (match, _) in enumerate(walk(game, seed)):
        if number % 3:
            continue
        for seat in game.seats:
            for each in (*game.choices(match.state, seat), *game.anytime(match.state, seat)):
                text = str(each)
                assert text == each.text == " ".join(text.split())
                assert "#" not in text, "would be a comment in a record"
                assert game.parse(match.state, seat, text).text == text
                spaced = "  " + text.replace(" ", " \t ") + " "
                assert game.parse(match.state, seat, spaced).text == text
                assert isinstance(each.touches, tuple)


def test_an_unknown_text_is_an_error_that_says_what_there_is(name: str) -> None:
    game = some_game(name, 1)
    state = game.new(3)
    seat = game.actors(state)[0]
    with pytest.raises(cosca.IllegalChoice, match="one of '") as wrong:
        game.parse(state, seat, "dance a tango")
    assert "\n" not in str(wrong.value)
    other = next(each for each in game.seats if each != seat)
    with pytest.raises(cosca.IllegalChoice, match=f"seat {seat} to decide"):
        game.parse(state, other, game.choices(state, seat)[0].text)


def test_choices_are_interned(name: str) -> None:
    game = some_game(name, 1)
    state = game.new(3)
    each = game.choices(state, game.actors(state)[0])[0]
    assert copy.copy(each) is copy.deepcopy(each) is pickle.loads(pickle.dumps(each)) is each
    again = cosca.game(name, **game.options)
    assert again.choices(again.new(3), again.actors(again.new(3))[0])[0] is each


# ---------------------------------------------------------------- illegal choices change nothing


def refused(game: Any, state: Any, seat: int, choice: Any) -> None:
    before = state.digest()
    events: list[Event] = []
    with pytest.raises(cosca.IllegalChoice) as wrong:
        game.apply(state, seat, choice, events)
    assert "\n" not in str(wrong.value)
    assert events == []
    assert state.digest() == before


@pytest.mark.parametrize("seed", some(2, 6))
def test_an_illegal_choice_changes_nothing(name: str, seed: int) -> None:
    game = some_game(name, seed)
    foreign = make_choice("no_such_kind", "of choice")
    earlier: list[Any] = []
    for match, rng in walk(game, seed):
        state = match.state
        actors = game.actors(state)
        if actors and rng.random() < 0.2:
            seat = rng.choice(actors)
            earlier.append(rng.choice(game.choices(state, seat)))
            refused(game, state, seat, foreign)
            refused(game, state, 0, game.choices(state, seat)[0])
            refused(game, state, len(game.seats) + 1, game.choices(state, seat)[0])
            for each in game.anytime(state, game.seats[-1]):
                refused(game, state, -1, each)
            for other in game.seats:
                legal = (*game.choices(state, other), *game.anytime(state, other))
                for each in (*game.choices(state, seat), rng.choice(earlier)):
                    if each not in legal:
                        refused(game, state, other, each)
                        break
            log, digest = match.log[:], state.digest()
            with pytest.raises(cosca.IllegalChoice):
                match.apply(seat, "no such choice")
            assert (match.log, match.state.digest()) == (log, digest)
        if not actors:
            for seat in game.seats:
                assert game.choices(state, seat) == ()
                assert game.anytime(state, seat) == ()
                assert game.decision(state, seat) is None
                for each in earlier[:20]:
                    refused(game, state, seat, each)


# ---------------------------------------------------------------- sealed choices


def test_sealed_choices(name: str) -> None:
    seen = 0
    for state in gallery(name):
        game = some_game(name, 0)
        actors = game.actors(state)
        if len(actors) < 2:
            continue
        seen += 1
        first, *others = actors
        sealed(game, state, first, game.choices(state, first)[0])
        before = game.choices(state, first)
        for pick in before:
            sealed(game, state, first, pick)
            assert game.actors(state) == tuple(others)
            assert game.choices(state, first) == before, "it may start over"
            assert game.decision(state, first) is not None
        for seat in others[:-1]:
            sealed(game, state, seat, game.choices(state, seat)[0])
            assert seat not in game.actors(state)
        events: list[Event] = []
        while game.actors(state) == tuple(others[-1:]) and not any(event.public is not None for event in events):
            game.apply(state, others[-1], game.choices(state, others[-1])[0], events)
        assert any(event.public is not None for event in events), "nothing is revealed"
    assert seen


def sealed(game: Any, state: Any, seat: int, pick: Any) -> None:
    """Picks until the seat owes nothing more; nobody else notices anything."""
    while True:
        events: list[Event] = []
        game.apply(state, seat, pick, events)
        assert [each["choice"] for each in cosca.visible(events, seat)] == [pick.text]
        for viewer in (None, *game.seats):
            assert viewer == seat or cosca.visible(events, viewer) == []
        if seat not in game.actors(state):
            return
        pick = game.choices(state, seat)[0]


# ---------------------------------------------------------------- states are plain data


if os.environ.get("COSCA_COMPILED"):  # set by `make compiled`

    def test_these_are_the_binaries() -> None:
        file = sys.modules["cosca.kernel.game"].__file__
        assert file is not None
        assert not file.endswith(".py")
