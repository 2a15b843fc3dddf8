"""Training of the policy weights: games are deterministic, runs resume, and updates learn what pays."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import cosca
from cosca.batch.executors import InlineExecutor
from cosca.bots.learned_policy import LearnedPolicy, PolicyWeights, nearest_weights
from tools.training.critic import Critic
from tools.training.experience import (
    MAX_TEAMS,
    Array,
    Columns,
    DuelJob,
    Job,
    play_duels,
    play_game,
    play_games,
    standings,
    table_of,
)
from tools.training.policy_gradient import Learner, Settings
from tools.training.policy_run import PolicyRun, Run
from tools.training.train_policy import blank, parser, played_game, start

GAME = "corleones_empire"
RUN = Run(GAME, ((),), 2, 2, 4, 1, Settings(0.01))


def weights() -> PolicyWeights:
    nearest = nearest_weights(cosca.game(GAME))
    assert nearest is not None
    return nearest


def recorded(seed: int, against: tuple[float, float] = (0.0, 0.0)) -> Columns:
    columns = Columns()
    play_game(Job(GAME, ((),), weights(), weights(), range(0), against), seed, columns)
    return columns


def test_recorded_games_depend_on_their_seed_alone() -> None:
    one, two, other = recorded(1), recorded(1), recorded(2)
    assert vars(one) == vars(two)
    assert vars(one) != vars(other)
    n = len(one.taken)
    assert n > 50
    assert sum(one.choice_n) == len(one.gap) == len(one.feature_n)
    assert sum(one.feature_n) == len(one.feature)
    assert sum(one.place_n) == len(one.place) == len(one.value)
    assert all(taken < choices for taken, choices in zip(one.taken, one.choice_n, strict=True))
    assert all(log <= 0.0 for log in one.log)
    table = table_of(GAME, ())
    assert len(one.standing) == n * len(standings(table, table.game.new(1), 0))


def test_results_of_the_teams_add_up_to_0() -> None:
    results = np.array(recorded(1).result).reshape(-1, MAX_TEAMS)
    assert (results == results[0]).all()
    assert results[0].sum() == pytest.approx(0.0, abs=1e-5)
    assert results[0].max() > 0.5


@pytest.mark.parametrize("against", [(1.0, 0.0), (0.0, 1.0)], ids=["first weights", "evaluator"])
def test_only_the_learners_team_is_recorded_against_others(against: tuple[float, float]) -> None:
    columns = recorded(3, against)
    assert len(set(columns.team)) == 1
    kind, share = columns.share
    assert kind == 1.0 + against[1]
    assert share in (0.0, 0.5, 1.0)
    assert set(recorded(3).team) == {0, 1, 2, 3}


@pytest.mark.parametrize("name", cosca.game_names())
def test_blank_weights_play_like_the_evaluator(name: str) -> None:
    game, evaluator, encoder = table_of(name, ())
    learned, rng = LearnedPolicy(evaluator, encoder, blank(name, {}, 0.5)), Random(1)
    state = game.new(1)
    for _ in range(80):
        seat = game.actors(state)[0]
        choice = learned.choose(state, seat, rng)
        if evaluator.mixed_strategy(state, seat) is None:
            scores = evaluator.action_scores(state, seat)
            assert scores[game.choices(state, seat).index(choice)] == max(scores)
        game.apply(state, seat, choice)


def test_duels_of_equal_weights_are_even() -> None:
    assert play_duels(DuelJob(GAME, (), weights(), weights(), (5, 6))) == [0.25, 0.25]


# ---------------------------------------------------------------- updates

PLACES, STANDINGS = 3, 2 * MAX_TEAMS


def made_up(n: int, seed: int, learner: Learner) -> dict[str, Array]:
    """Return games of one decision between two teams: feature 7 wins, place 1 and the standing are luck."""
    rng, columns = np.random.default_rng(seed), Columns()
    odds = np.exp(learner.parameters["weights"][[7, 9]])
    for game in range(n):
        taken = int(rng.random() >= odds[0] / odds.sum())
        luck = int(rng.integers(0, 2))
        result = 0.3 * (taken == 0) + 0.4 * luck - 0.35
        columns.feature.extend((7, 9))
        columns.feature_n.extend((1, 1))
        columns.gap.extend((0.0, 0.0))
        columns.choice_n.append(2)
        columns.place.append(luck)
        columns.value.append(1)
        columns.place_n.append(1)
        columns.log.append(float(np.log(odds[taken] / odds.sum())))
        columns.taken.append(taken)
        columns.stage.append(0)
        columns.team.append(0)
        columns.teams.append(2)
        columns.standing.extend([0.0] * STANDINGS)
        columns.game.append(game)
        columns.result.extend([result, -result, 0.0, 0.0, 0.0])
    return {name: np.frombuffer(column, column.typecode).copy() for name, column in vars(columns).items() if column}


def learner_of(rate: float) -> Learner:
    first = PolicyWeights((0.0,) * 65536, ((0.0, 0.0, 0.0),), (1.0,), {}, 0.0, 0.5)
    return Learner(first, Critic(PLACES, STANDINGS, 0.01, seed=1), Settings(rate))


def test_updates_learn_the_choice_that_wins_and_the_value_of_luck() -> None:
    learner = learner_of(0.05)
    explained = []
    for update in range(30):
        parts = [made_up(200, 10 * update + part, learner) for part in range(3)]
        report = learner.learn(parts, PLACES, 1.0, 1.0)
        explained.append(report["explained"])
    logits = learner.parameters["weights"]
    assert logits[7] - logits[9] > 1.5
    assert not logits[[i for i in range(100) if i not in (7, 9)]].any()
    assert max(explained[-5:]) > 0.5 > explained[0]
    policy = learner.policy()  # in the unit of the weights, to be divided by the temperature
    assert policy.weights[7] == pytest.approx(0.5 * float(logits[7]), rel=1e-4)


def test_factor_0_teaches_the_critic_only() -> None:
    learner = learner_of(0.05)
    before = {name: array.copy() for name, array in learner.critic.parameters.items()}
    learner.learn([made_up(50, 1, learner)], PLACES, 1.0, 0.0)
    assert not learner.parameters["weights"].any()
    assert any((array != before[name]).any() for name, array in learner.critic.parameters.items())


def test_gradients_of_the_critic_are_derivatives_of_its_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.training.critic.MAX_GRADIENT", 1e9)
    critic = Critic(PLACES, STANDINGS, 0.0, seed=2)
    rng = np.random.default_rng(3)
    observed: Any = rng.random((20, PLACES)).astype(np.float32)
    standing, teams = rng.random((20, STANDINGS)).astype(np.float32), np.full(20, 3)
    targets = rng.random((20, MAX_TEAMS)).astype(np.float32)
    critic.parameters["last"][:] = rng.standard_normal(critic.parameters["last"].shape)
    gradients: dict[str, Array] = {}
    monkeypatch.setattr(critic.optimizer, "step", lambda found: gradients.update(found))
    critic.fit(observed, standing, teams, targets)
    found = dict(gradients)
    for name in critic.parameters:
        array = critic.parameters[name]
        at = np.unravel_index(int(np.abs(found[name]).argmax()), array.shape)
        errors = []
        for change in (0.01, -0.02):
            array[at] += change
            errors.append(critic.fit(observed, standing, teams, targets))
        assert (errors[0] - errors[1]) / 0.02 == pytest.approx(float(found[name][at]), rel=0.05), name
        array[at] += 0.01


# ---------------------------------------------------------------- runs


def test_run_continues_as_if_it_had_not_been_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.training.policy_run.WARM_UP", 1)
    with InlineExecutor() as executor:
        whole = PolicyRun(RUN, weights(), tmp_path / "whole")
        whole.play_on(executor, 1e9)
        for _ in range(2):
            PolicyRun(RUN, weights(), tmp_path / "parts").play_on(executor, -1.0)
            part = PolicyRun(RUN, weights(), tmp_path / "parts")
            part._update(executor)
            part._save()
        continued = PolicyRun(RUN, weights(), tmp_path / "parts")
    assert continued.done == whole.done == 2
    assert continued.weights() == whole.weights() != weights()
    assert whole.weights().about["samples"] == whole.samples > 100
    assert len((tmp_path / "whole" / "curve.jsonl").read_text().splitlines()) == 2
    assert sorted(path.name for path in (tmp_path / "whole").glob("update-*.weights")) == [
        "update-0001.weights",
        "update-0002.weights",
    ]


def test_run_keeps_the_weights_that_it_started_from(tmp_path: Path) -> None:
    first = PolicyRun(RUN, weights(), tmp_path)
    first._save()
    other = weights()._replace(gaps=tuple([(0.5, 0.5, 0.5) for _ in weights().gaps]))
    continued = PolicyRun(RUN._replace(updates=9, learning=Settings(0.5)), other, tmp_path)
    assert continued.first == first.first != other
    for run, given in ((RUN._replace(games=9), weights()), (RUN, weights()._replace(keen=9.0))):
        with pytest.raises(cosca.BadOption, match="contains a run with other options"):
            PolicyRun(run, given, tmp_path)
    continued.close()
    assert PolicyRun(RUN, other, tmp_path).first == other, "the next run starts anew"


def test_weights_are_named_after_the_first_set_and_may_start_from_earlier_ones() -> None:
    options = parser().parse_args(["la_famiglia", "--data", "house-3", "house-2", "--generation", "1"])
    assert played_game(options).data_name().startswith("house-3 ")
    started, earlier = start(options), nearest_weights(cosca.game("la_famiglia"), 1)
    assert earlier is not None
    assert started.weights == earlier.weights
    assert started.about["data"] == played_game(options).data_name()
    with pytest.raises(cosca.BadOption, match="no component set 'house-9'"):
        start(parser().parse_args(["la_famiglia", "--data", "house-9"]))


def test_tables_take_turns() -> None:
    tables = ((("seats", 3),), (("seats", 5),))
    columns = play_games(Job(GAME, tables, weights(), weights(), range(4, 6), (0.0, 0.0)))
    assert set(columns["teams"]) == {3, 5}
    assert columns["result"].dtype == np.float32
