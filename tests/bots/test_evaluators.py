"""Evaluators score every question, keep the state unchanged, and give valid win probabilities."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from math import isfinite
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cosca
from cosca.bots.evaluator import Evaluator, load_weights
from cosca.bots.heuristic_bots import load_evaluator
from cosca.kernel.decision import Outcome
from cosca.kernel.state import replaced
from cosca.testing.secrecy import Watched

NAMES = cosca.game_names()
# Questions without a scorer: two are answered by the solved mix, the others are all the same to the evaluator or plain.
UNSCORED = {
    "la_famiglia": {"conflict.card", "conflict.take", "conflict.defender", "setup.family", "tiles.swap"},
    "corleones_empire": set[str](),
}


def module_of(evaluator: Evaluator[Any]) -> Any:
    return sys.modules[type(evaluator).__module__]


def package_of(evaluator: Evaluator[Any]) -> str:
    return Path(module_of(evaluator).__file__).parent.name


@cache
def moments(name: str) -> list[tuple[Any, Any, int]]:
    """Return game, state and deciding seat: samples of random games, and rare questions of sensible ones."""
    decisions: list[tuple[Any, Any, int]] = []
    kinds: set[str] = set()
    for seed in range(1, 11):
        table = Watched(seed, name)
        evaluator = load_evaluator(table.game)
        while actors := table.game.actors(table.state):
            if table.asked not in kinds or (seed < 3 and table.rng.random() < 0.2):
                kinds.add(table.asked)
                decisions.append((table.game, table.state.copy(), table.rng.choice(actors)))
            if seed < 3 or table.rng.random() < 0.3:
                table.step()
            else:
                table.tell(table.match.apply(actors[0], evaluator.choose(table.state, actors[0], table.rng)))
    return decisions


def over(name: str) -> tuple[Any, Any]:
    table = Watched(5, name)
    for _events in table.steps():
        pass
    return table.game, table.state


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return request.param


# ---------------------------------------------------------------- scores


def test_every_kind_of_question_is_scored(name: str) -> None:
    evaluator = load_evaluator(cosca.game(name))
    module = module_of(evaluator)
    scored = set(getattr(module, "SCORERS", None) or module.SCORES)
    asked = set(cosca.game(name).questions())
    assert len(asked) > 30
    assert scored <= asked, "scorers of questions that nobody asks"
    assert asked - scored == UNSCORED[name]


def test_every_choice_has_a_score_and_the_state_is_unchanged(name: str) -> None:
    evaluators: dict[int, Evaluator[Any]] = {}
    for game, state, seat in moments(name):
        evaluator = evaluators.setdefault(id(game), load_evaluator(game))
        before = state.digest()
        choices = game.choices(state, seat)
        scores = evaluator.action_scores(state, seat)
        assert len(scores) == len(choices)
        assert all([isinstance(score, float) and isfinite(score) for score in scores]), state.stack[-1].key
        prior = evaluator.prior(state, seat)
        assert len(prior) == len(choices)
        assert sum(prior) == pytest.approx(1.0)
        for choice in choices:
            evaluator.reason(state, seat, choice)
        evaluator.state_features(state, game.teams[0])
        assert evaluator.choose(state, seat, Random(1)) in choices
        assert state.digest() == before


def test_evaluation_does_not_depend_on_hidden_information(name: str) -> None:
    """States that look the same to a seat get the same scores and reasons."""
    table = Watched(7, name)
    game, compared = table.game, 0
    for number, _events in enumerate(table.steps()):
        if number % 2 or not game.actors(table.state):
            continue
        seat = game.actors(table.state)[0]
        evaluations: list[Any] = []
        for state in (table.state, table.sample(seat, Random(number)), table.sample(seat, Random(-number))):
            evaluator = load_evaluator(
                game
            )  # a fresh one: it must not answer out of what it computed for the table before
            reasons = [evaluator.reason(state, seat, choice) for choice in game.choices(state, seat)]
            evaluations.append((evaluator.action_scores(state, seat), evaluator.mixed_strategy(state, seat), reasons))
        assert evaluations[0] == evaluations[1] == evaluations[2], table.asked
        compared += 1
    assert compared > 60


# ---------------------------------------------------------------- what an evaluator keeps


def test_reused_evaluator_agrees_with_a_fresh_one(name: str) -> None:
    evaluators: dict[int, Evaluator[Any]] = {}
    for game, state, seat in moments(name):
        used = evaluators.setdefault(id(game), load_evaluator(game))
        fresh = load_evaluator(game)
        assert used.action_scores(state, seat) == fresh.action_scores(state, seat)
        assert used.mixed_strategy(state, seat) == fresh.mixed_strategy(state, seat)
        assert used.win_probabilities(state) == fresh.win_probabilities(state)


def altered(state: Any, rng: Random) -> Iterator[tuple[str, Any]]:
    """Yield copies of the state with one field changed, for each field that the board survey uses."""
    for field in ("hq", "labs", "soldati", "boats", "cars", "mat", "orders_in", "holder", "order_at"):
        other = state.copy()
        values = list(getattr(other, field))
        at = rng.randrange(len(values))
        if field == "holder":
            values[at] = (values[at] + 1) % 6
        elif field == "order_at":
            values[at] = rng.randrange(len(state.holder))
        elif field == "hq":
            values[:] = [n + 1 for n in values]
        else:
            values[at] += 1
        setattr(other, field, type(getattr(other, field))(values))
        yield field, other
    armed = state.copy()
    armed.cars = (1,) * len(armed.cars)
    yield "cars everywhere", armed
    for team in (1, 2):
        armoured = armed.copy()
        tile = state.data.tile_index["armoured_cars"]
        armoured.put_in_play(tile)
        yield "tile in play", armoured
        armoured = armoured.copy()
        seat = state.data.team_of.index(team)
        armoured.tiles = replaced(armoured.tiles, armoured.first_tile(seat) + tile, seat)
        yield "tiles", armoured


def test_cached_evaluation_is_not_used_for_another_board() -> None:
    """Cached values of one board are never used for another that differs in a single piece."""
    rng = Random(4)
    changed: set[str] = set()
    evaluators: dict[int, Evaluator[Any]] = {}
    for game, state, seat in moments("la_famiglia")[::3]:
        used = evaluators.setdefault(id(game), load_evaluator(game))
        scores = used.action_scores(state, seat)
        for field, other in altered(state, rng):
            wanted = load_evaluator(game).action_scores(other, seat)
            assert used.action_scores(other, seat) == wanted, f"{field} at {state.stack[-1].key}"
            if wanted != scores:
                changed.add(field)
        assert used.action_scores(state, seat) == scores
    assert changed >= {"hq", "soldati", "mat", "holder", "orders_in", "tiles"}


# ---------------------------------------------------------------- chances


def test_win_probabilities_are_valid(name: str) -> None:
    for game, state, _seat in moments(name):
        evaluator = load_evaluator(game)
        chances = evaluator.win_probabilities(state)
        assert len(chances) == len(game.teams)
        assert all(0.0 < chance < 1.0 for chance in chances)
        assert sum(chances) == pytest.approx(1.0)
        assert 0 <= evaluator.weight_stage(state) < len(evaluator.weights)


def test_rollout_horizon_never_decreases(name: str) -> None:
    table = Watched(5, name)
    evaluator = load_evaluator(table.game)
    seen = [evaluator.rollout_horizon(table.state)]
    for _events in table.steps():
        now = evaluator.rollout_horizon(table.state)
        assert now >= seen[-1]
        if now > seen[-1]:
            seen.append(now)
    assert len(seen) >= 4
    assert table.game.outcome(table.state) is not None


def test_win_probabilities_of_a_finished_game_are_exact(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = over(name)
    evaluator = load_evaluator(game)
    outcome = game.outcome(state)
    won = [float(team[0] in outcome.winners) for team in game.teams]
    assert evaluator.win_probabilities(state) == (
        [each / sum(won) for each in won] if any(won) else [1 / len(won)] * len(won)
    )

    def ended(winners: tuple[int, ...]) -> list[float]:
        ranks = dict.fromkeys(game.seats, 1)
        monkeypatch.setattr(game, "outcome", lambda _state: Outcome(winners, ranks, ranks, "as told"))
        return evaluator.win_probabilities(state)

    n = len(game.teams)
    assert ended(game.teams[-1]) == [0.0] * (n - 1) + [1.0]
    assert ended(game.teams[0] + game.teams[1]) == [0.5, 0.5] + [0.0] * (n - 2)
    assert ended(()) == [1 / n] * n


# ---------------------------------------------------------------- weights


def test_weights_match_the_feature_names(name: str) -> None:
    evaluator = load_evaluator(cosca.game(name))
    assert evaluator.weights == load_weights(package_of(evaluator), evaluator.feature_names)
    assert evaluator.weights
    assert {len(stage) for stage in evaluator.weights} == {len(evaluator.feature_names)}
    state = cosca.game(name).new(1)
    assert all(
        len(evaluator.state_features(state, team)) == len(evaluator.feature_names) for team in evaluator.game.teams
    )


def test_weights_for_other_features_are_refused(name: str) -> None:
    evaluator = load_evaluator(cosca.game(name))
    package, signs = package_of(evaluator), evaluator.feature_names
    for other in (signs[:-1], (*signs, "luck"), (signs[1], signs[0], *signs[2:]), ()):
        with pytest.raises(
            ValueError, match=rf"^{package}/weights.toml is for other features: {signs[0]}, {signs[1]}, "
        ):
            load_weights(package, other)
    assert load_weights("no_such_game", signs) == []
