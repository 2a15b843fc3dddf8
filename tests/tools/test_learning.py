"""Training: samples are deterministic, and a fit recovers hidden weights."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from cosca.batch.executors import InlineExecutor, WorkersLost
from cosca.bots.feature_hashing import SIZE
from cosca.bots.learned_policy import PolicyWeights
from tools.training import datasets, iterations
from tools.training.backends import Scipy
from tools.training.datasets import Made
from tools.training.iterations import Part, Rounds, Settings, make_part
from tools.training.policy_update import Noted, Step, observed_returns, update_policy
from tools.training.regression import Samples, leftover, solved
from tools.training.rollouts import Columns, play, player_of
from tools.training.self_play import Notes, blank, play_duel, record_game, self_play_of


def noted(seed: int) -> Columns:
    columns = Columns()
    play(player_of("corleones_empire", {}), seed, columns)
    return columns


def test_rollout_samples_are_deterministic() -> None:
    one, two, other = noted(1), noted(1), noted(2)
    assert vars(one) == vars(two)
    assert vars(one) != vars(other)
    n = len(one.taken)
    assert n > 50
    assert len(one.chances) == 4 * n
    assert len(one.likely) == len(one.choice_n) == sum(one.choices)
    assert sum(one.choice_n) == len(one.choice)
    assert all(taken < choices for taken, choices in zip(one.taken, one.choices, strict=True))


def test_least_squares_solution() -> None:
    rng, device = np.random.default_rng(1), Scipy()
    places = rng.integers(0, 20, 4000).astype(np.uint16)
    table = device.table(places, np.full(1000, 4, np.uint8), 20)
    hidden = rng.normal(size=20).astype(np.float32)
    assert solved(table, table.times(hidden), 0.0, device, 20) == pytest.approx(hidden, abs=1e-3)
    assert np.abs(solved(table, table.times(hidden), 1e6, device, 20)).max() < 0.01


def test_state_value_is_subtracted() -> None:
    rng, n = np.random.default_rng(2), 40_000
    lucky = rng.integers(0, 2, n)
    noise = rng.normal(scale=0.01, size=n)
    first = (0.3 + 0.4 * lucky + noise).astype(np.float32)
    nothing = np.zeros(0, np.uint16)
    team = rng.integers(0, 2, n).astype(np.uint8)
    samples = Samples(
        state=lucky.astype(np.uint16), state_n=np.ones(n, np.uint16), choice=nothing, choice_n=nothing,
        choices=nothing, likely=nothing, gap=nothing, taken=np.zeros(n, np.uint8), stage=np.zeros(n, np.uint8),
        team=team, game=np.arange(n, dtype=np.uint32), chances=np.stack([first, 1.0 - first], 1),
    )  # fmt: skip
    rest = leftover(samples, 1, Scipy())
    assert rest.std() < first.std() / 3  # the pull leaves some of it
    assert np.corrcoef(rest, np.where(team == 0, noise, -noise))[0, 1] > 0.15


# ---------------------------------------------------------------- rounds of the learned player

GAME = "corleones_empire"


def notes_of(seed: int) -> Notes:
    notes = Notes()
    assert record_game(self_play_of(GAME, {}, blank(GAME, {}, 0.7)), seed, 0.7, notes)
    return notes


def test_self_play_samples_are_deterministic() -> None:
    one, two, other = notes_of(1), notes_of(1), notes_of(2)
    assert vars(one) == vars(two)
    assert vars(one) != vars(other)
    n = len(one.taken)
    assert n > 50
    assert len(one.likely) == len(one.choice_n) == len(one.gap) == sum(one.choices)
    assert sum(one.choice_n) == len(one.choice)
    assert list(one.when) == [2, 3, 4, 255]
    assert len(one.stand) * 4 * 4 == len(one.stood) * n
    assert len(one.end) == 4 * 4
    assert sum(one.end[:4]) == pytest.approx(0.0, abs=1e-3)
    assert set(one.after) == {0, 1, 2, 3}


def test_only_the_learned_team_is_sampled_against_others() -> None:
    assert set(notes_of(3).team) == {1}  # every third game
    assert set(notes_of(4).team) == {0, 1, 2, 3}


def test_blank_weights_play_like_the_evaluator() -> None:
    learner = self_play_of(GAME, {}, blank(GAME, {}, 0.7))
    game, evaluator, rng = learner.game, learner.evaluator, Random(1)
    state = game.new(1)
    for _ in range(80):
        seat = game.actors(state)[0]
        scores = evaluator.action_scores(state, seat)
        choice = learner.learned.choose(state, seat, rng)
        assert scores[game.choices(state, seat).index(choice)] == max(scores)
        game.apply(state, seat, choice)
    assert play_duel(learner, 5, 0) in (0.0, 0.5, 1.0)


def made_up(n: int) -> Noted:
    """Return synthetic games with one horizon, in which feature 7 is worth 2 and the standing 3."""
    rng = np.random.default_rng(3)
    stands, lucky, taken = rng.normal(size=n), rng.normal(size=n), rng.integers(0, 2, n)
    ends = 3.0 * stands + 2.0 * (taken == 0) + lucky
    teams = np.stack([ends, -ends], 1).astype(np.float32)
    known = np.stack([stands + 0.7 * (taken == 0), -stands - 0.7 * (taken == 0)], 1)
    at, last = np.arange(n) * 2, np.arange(n) * 2 + 1
    end, stood = np.zeros((2 * n, 2), np.float32), np.zeros((2 * n, 2, 1), np.float32)
    end[at], end[last], stood[at, :, 0] = teams, teams, known
    return Noted(
        choice=np.tile(np.array([7, 9, 8, 9], np.uint16), n), choice_n=np.full(2 * n, 2, np.uint8),
        choices=np.full(n, 2, np.uint8), likely=np.full(2 * n, 0.5, np.float32), gap=np.zeros(2 * n, np.float32),
        taken=taken.astype(np.uint8), stage=np.zeros(n, np.uint8), team=np.zeros(n, np.uint8),
        stand=stands[:, None].astype(np.float32), after=at, game=np.repeat(np.arange(n, dtype=np.uint32), 2),
        when=np.tile(np.array([1, 255], np.uint8), n), stood=stood, end=end,
    )  # fmt: skip


@pytest.mark.parametrize("later", [0.0, 0.5, 1.0])
def test_policy_update_learns_the_value_of_a_choice(later: float) -> None:
    first = PolicyWeights((0.0,) * SIZE, ((0.0, 0.0, 0.0),), (1.0,), {}, 1.0, 1.0)
    notes = made_up(20_000)
    fresh = np.ones(20_000)
    (once,) = update_policy(notes, fresh, first, (Step(later, 5.0),), Scipy(), 1.0)
    assert once.weights[7] - once.weights[8] == pytest.approx(2.0, abs=0.15)
    assert once.weights[9] == 0.0  # both choices have it
    (twice,) = update_policy(notes, fresh, once, (Step(later, 5.0),), Scipy(), 1.0)
    assert twice.weights[7] - twice.weights[8] == pytest.approx(2.0, abs=0.15)  # what is known is not added again
    (little,) = update_policy(notes, fresh, first, (Step(later, 1e7),), Scipy(), 1.0)
    assert abs(little.weights[7]) < 0.05


def test_observed_returns_blend_early_and_late_values() -> None:
    notes = made_up(4000)
    early, late = observed_returns(notes, 0.0), observed_returns(notes, 1.0)
    assert late[::2] == pytest.approx(notes.end[::2])
    assert early[::2].std() < late[::2].std()
    assert np.corrcoef(early[::2, 0], late[::2, 0])[0, 1] > 0.9


def test_worse_iteration_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(GAME, {}, 1e9, 1, 4, 0.7, (Step(0.5, 50.0), Step(0.5, 500.0)))
    monkeypatch.setattr("tools.training.iterations.PART", 1)
    with InlineExecutor() as executor:
        rounds = Rounds(settings, tmp_path, Scipy(), executor)
        shares = {"round-00": 0.3, "try-01-0": 0.2, "try-01-1": 0.4, "try-02-0": 0.1, "try-02-1": 0.3}
        monkeypatch.setattr(rounds, "share", lambda path, _games: shares.get(path.stem, 0.4))
        best = rounds.run(blank(GAME, {}, 0.7), 2)
        assert best.name == "round-01.weights"
        assert best.read_bytes() == (tmp_path / "try-01-1.weights").read_bytes()
        assert (tmp_path / "round-02.weights").read_bytes() == best.read_bytes()
        kept = [path.name for path in tmp_path.glob("notes-*")]
        assert kept == ["notes-02-00000.npz"]
        monkeypatch.setattr(rounds, "_round", lambda *_args: pytest.fail("a round was made again"))
        assert rounds.run(blank(GAME, {}, 0.7), 2).name == "round-01.weights"


def test_interrupted_iteration_keeps_its_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(iterations, "PART", 1)
    played: list[int] = []

    def until_lost(part: Part) -> Made:
        if len(played) == 2:
            raise WorkersLost("lost")
        played.append(part.part)
        return make_part(part)

    monkeypatch.setattr(iterations, "make_part", until_lost)
    settings = Settings(GAME, {}, 1e9, 4, 4, 0.7, ())
    weights = tmp_path / "round-00.weights"
    weights.write_bytes(blank(GAME, {}, 0.7).pack())
    rounds = Rounds(settings, tmp_path, Scipy(), InlineExecutor())
    with pytest.raises(WorkersLost):
        rounds._play(1, weights)
    monkeypatch.setattr(iterations, "make_part", lambda part: (played.append(part.part), make_part(part))[1])
    rounds._play(1, weights)
    assert played == [0, 1, 2, 3]
    warmer = Rounds(settings._replace(temperature=0.8), tmp_path, Scipy(), InlineExecutor())
    warmer._play(1, weights)
    assert played == [0, 1, 2, 3] * 2, "games of other settings are not used"


def test_dataset_is_resumed_and_ends_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(datasets, "PART", 1)
    with InlineExecutor() as executor:
        assert datasets.make(GAME, {}, 2, -1.0, executor, tmp_path) == []
        first = datasets.make(GAME, {}, 1, 1e9, executor, tmp_path)
        monkeypatch.setattr(datasets, "make_part", lambda task: Made(task.part, 0, b"second"))
        assert datasets.make(GAME, {}, 2, 1e9, executor, tmp_path) == [*first, tmp_path / "part-00001.npz"]
    (columns,) = datasets.read(first)
    assert len(columns["taken"]) > 50
