"""Games, states, memories and decisions can be printed, compared, copied and pickled."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import cosca
from cosca.kernel.choice import Choice, choices_by_text
from cosca.kernel.decision import Outcome
from cosca.kernel.errors import BadDocument
from cosca.kernel.events import Event
from cosca.kernel.pickling import restored_game

NAMES = cosca.game_names()
# The largest pickles in bytes: a state once was 360,000.
STATE, MEMORY, DECISION = 3_500, 10_000, 3_000


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def walk(game: cosca.Game[Any], seed: int) -> Iterator[cosca.Match]:
    """Yield a random match before each choice and at its end."""
    match = cosca.Match(game, seed)
    rng = Random(seed)
    while actors := game.actors(match.state):
        yield match
        seat = rng.choice(actors)
        match.apply(seat, rng.choice(game.choices(match.state, seat)))
    yield match


def some_game(name: str, seed: int) -> cosca.Game[Any]:
    return cosca.game(name, **cosca.game(name).some_options(Random(seed)))


# ---------------------------------------------------------------- repr


def test_reprs_are_short_and_informative(name: str) -> None:
    game = cosca.game(name)
    assert repr(game) == f"cosca.game('{name}')"
    assert eval(repr(game), {"cosca": cosca}).options == game.options
    for match in walk(game, 3):
        texts = [repr(match), repr(match.state), *map(repr, match.state.stack), *map(repr, match.events)]
        for seat in game.actors(match.state):
            decision = game.decision(match.state, seat)
            assert decision is not None
            texts.append(repr(decision))
            assert decision.kind in repr(decision)
            assert decision.kind in repr(match.state)
        assert game.actors(match.state) or "over" in repr(match.state)
        assert all(["\n" not in text and " object at " not in text and len(text) < 1000 for text in texts]), texts


def test_repr_of_a_game_contains_its_options() -> None:
    given = "cosca.game('la_famiglia', edition='1.1', data='house-1')"
    assert repr(eval(given, {"cosca": cosca})) == given


def test_repr_of_an_event_contains_its_audience() -> None:
    event = Event("drawn", {"seat": 1}, {"card": "ace"}, (1, 2), reveals=True)
    assert repr(event) == "<Event drawn seat=1 to (1, 2): card='ace' (reveals)>"
    assert repr(Event("line_up", {})) == "<Event line_up>"


def test_repr_of_a_step_recreates_it(name: str) -> None:
    game = cosca.game(name)
    for step in game.new(1).stack:
        assert type(eval(repr(step), {kind.__name__: kind for kind in game.steps.values()})) is type(step)


# ---------------------------------------------------------------- equality


def test_outcomes_are_compared_by_value() -> None:
    first = Outcome((1, 2), {1: 1, 2: 1, 3: 2}, {1: 5, 2: 5, 3: 4}, "goal")
    same = Outcome((1, 2), {1: 1, 2: 1, 3: 2}, {1: 5, 2: 5, 3: 4}, "goal")
    assert first == same
    assert hash(first) == hash(same)
    others = [
        Outcome((1,), {1: 1, 2: 1, 3: 2}, {1: 5, 2: 5, 3: 4}, "goal"),
        Outcome((1, 2), {1: 1, 2: 2, 3: 2}, {1: 5, 2: 5, 3: 4}, "goal"),
        Outcome((1, 2), {1: 1, 2: 1, 3: 2}, {1: 5, 2: 5, 3: 3}, "goal"),
        Outcome((1, 2), {1: 1, 2: 1, 3: 2}, {1: 5, 2: 5, 3: 4}, "round"),
    ]
    assert first not in others
    assert len({first, same, *others}) == 5
    assert first != "goal"
    assert pickle.loads(pickle.dumps(first)) == first


# ---------------------------------------------------------------- finding


def test_every_choice_is_found_by_its_text(name: str) -> None:
    met: set[str] = set()
    for seed in range(4):
        game = some_game(name, seed)
        for match in walk(game, seed):
            for seat in game.seats:
                for choice in game.choices(match.state, seat) + game.anytime(match.state, seat):
                    assert game.find(choice.text) is choice
                    met.add(choice.text)
    assert len(met) > 100
    assert cosca.game(name).find("no such choice") is None


def test_duplicate_choice_text_is_an_error() -> None:
    with pytest.raises(TypeError, match="duplicate choice 'area x'"):
        choices_by_text([Choice("area x", "area", 1, 0, ()), {"more": (Choice("area x", "area", 2, 0, ()),)}])


def test_illegal_sealed_pick_is_refused(name: str) -> None:
    game = cosca.game(name)
    match = next(match for match in walk(game, 1) if len(game.actors(match.state)) > 1)
    document = match.state.to_json()
    seat = game.actors(match.state)[0]
    for text, message in (("use", f"seat {seat} may not choose 'use' in "), ("nonsense", "no choice 'nonsense'")):
        document["sealed"][seat] = [text]
        with pytest.raises(BadDocument, match=message):
            game.from_json(document)
    early = game.new(1).to_json()
    early["sealed"][1] = [game.choices(match.state, seat)[0].text]
    with pytest.raises(BadDocument, match="seat 1 has nothing to choose in secret"):
        game.from_json(early)


# ---------------------------------------------------------------- copies and pickles


def test_pickled_states_are_small_and_equivalent(name: str) -> None:
    for seed in range(3):
        game = some_game(name, seed)
        for number, match in enumerate(walk(game, seed)):
            if number % 7 and game.actors(match.state):
                continue
            packed = pickle.dumps(match.state)
            assert len(packed) < STATE
            for twin in (pickle.loads(packed), copy.deepcopy(match.state), copy.copy(match.state)):
                assert type(twin) is type(match.state)
                assert twin.digest() == match.state.digest()
                for seat in game.seats:
                    assert game.choices(twin, seat) == game.choices(match.state, seat)
                    assert game.view(twin, seat) == game.view(match.state, seat)
                before = match.state.digest()
                while actors := game.actors(twin):
                    game.apply(twin, actors[0], game.choices(twin, actors[0])[-1])
                    break
                assert match.state.digest() == before, "a copy is not independent"


def test_unpickled_states_share_one_game(name: str) -> None:
    game = some_game(name, 5)
    packed = pickle.dumps(game.new(5))
    first, second = pickle.loads(packed), pickle.loads(packed)
    assert first.game is second.game
    assert first.game.options == game.options
    assert first.game.data_name() == game.data_name()
    assert copy.deepcopy(game) is game


def test_pickle_of_another_component_set_is_refused() -> None:
    game = cosca.game("la_famiglia")
    with pytest.raises(BadDocument, match="pickle: data house-9 0000: this game uses "):
        restored_game(type(game), {}, "", "house-9 0000")


def test_pickle_of_an_older_component_set_is_restored() -> None:
    game = cosca.game("la_famiglia", data="house-1")
    assert pickle.loads(pickle.dumps(game.new(1))).game.data_name() == game.data_name()


def test_pickled_decisions_are_small(name: str) -> None:
    game = cosca.game(name)
    for match in walk(game, 2):
        for seat in game.actors(match.state):
            decision: Any = game.decision(match.state, seat)
            packed = pickle.dumps(decision)
            assert len(packed) < DECISION
            twin = pickle.loads(packed)
            assert (twin.seat, twin.kind, twin.about, twin.sealed) == (
                seat,
                decision.kind,
                decision.about,
                decision.sealed,
            )
            assert all([mine is other for mine, other in zip(twin.choices, decision.choices, strict=True)])


def test_pickled_memories_are_small_and_equivalent(name: str) -> None:
    game = cosca.game(name)
    for number, match in enumerate(walk(game, 4)):
        if number % 25:
            continue
        for seat in (1, None):
            memory = match.memory(seat)
            packed = pickle.dumps(memory)
            assert len(packed) < MEMORY
            for twin in (pickle.loads(packed), copy.deepcopy(memory)):
                view = game.view(match.state, seat)
                drawn = [game.sample(view, each, Random(number)).digest() for each in (memory, twin)]
                assert drawn[0] == drawn[1]
                for event in match.events:
                    facts = event.seen_by(seat)
                    assert facts is None or "event" in facts


# ---------------------------------------------------------------- the memory of a match


def test_match_memory_equals_that_of_an_attentive_player(name: str) -> None:
    game = some_game(name, 6)
    viewers = (1, 2, None)
    memories = {seat: game.memory(seat) for seat in viewers}
    for number, match in enumerate(walk(game, 6)):
        for seat, memory in memories.items():
            for facts in cosca.visible(match.events, seat):
                memory.see(facts)
        if number % 30 == 0:
            for seat in viewers:
                view = game.view(match.state, seat)
                replayed, seen = (
                    game.sample(view, each, Random(number)) for each in (match.memory(seat), memories[seat])
                )
                assert replayed.digest() == seen.digest()


def test_memory_of_a_resumed_match_can_be_sampled(name: str) -> None:
    game = cosca.game(name)
    match = next(match for match in walk(game, 8) if len(match.log) == 60)
    log = [(seat, choice.text) for seat, choice in match.log]
    view = game.view(match.state, 1)
    for lines in (log, [(1, "what older rules knew"), *log[1:]]):
        again = cosca.Match.resumed(game, 8, lines, match.state.copy())
        again.apply(*next((s, game.default(again.state, s)) for s in game.actors(again.state)))
        game.sample(game.view(again.state, 1), again.memory(1), Random(1))
    assert game.sample(view, match.memory(1), Random(1))
