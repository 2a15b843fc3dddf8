"""The self-play example: what it records, that it learns, that a run resumes, and that its network plays as a bot."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cosca
import cosca.bots
from cosca.batch.executors import InlineExecutor
from cosca.bots.arena import play_game
from cosca.bots.heuristic_bots import load_evaluator

torch = pytest.importorskip("torch", reason="training the self-play example needs torch: pip install torch")

from examples.self_play import games, network, train  # noqa: E402
from examples.self_play.__main__ import draw, parser  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
EMPIRE = {"game": "corleones_empire", "options": {"seats": 2}}


@pytest.fixture(autouse=True)
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    torch.set_num_threads(1)
    monkeypatch.setattr(train, "EPOCHS", 2)
    monkeypatch.setattr(train, "MINIBATCHES", 2)


def some_weights(game: cosca.Game[Any]) -> network.Weights:
    rng = np.random.default_rng(5)
    return {name: rng.normal(0, 0.1, shape).astype(np.float32) for name, shape in network.shapes(game, 8).items()}


def job(opponents: dict[str, float], count: int = 3) -> games.Job:
    game = cosca.game("corleones_empire", seats=2)
    return games.Job("corleones_empire", {"seats": 2}, some_weights(game), opponents, 700, count)


def test_tables_only_ask_the_seats_of_networks() -> None:
    seating = games.BotSeats(cosca.game("corleones_empire", seats=3), job({"picciotto": 1.0}, count=4))
    tables: Any = games.Tables(seating, 4, 700)  # pyright: ignore[reportArgumentType]
    own = np.array([seating.lineup(700 + i).seats for i in range(4)])
    assert own.shape == (4, 1), "one seat against bots in all others"
    for _ in range(40):
        assert tables.seats.tolist() == own[:, 0].tolist()
        tables.step(tables.masks.argmax(axis=1))
    assert len(set(own[:, 0].tolist())) > 1


def test_potentials_follow_the_evaluator() -> None:
    game = cosca.game("corleones_empire", seats=3)
    seating, evaluator = games.BotSeats(game, job({games.SELF: 1.0}, count=1)), load_evaluator(game)
    state = seating.new(700)
    for _ in range(30):
        chances = np.array(evaluator.win_probabilities(state))
        assert seating.potentials[0] == pytest.approx(chances - (1 - chances) / 2, abs=1e-5), "1 if won, -1/2 if lost"
        seat = game.actors(state)[0]
        seating.apply(state, seat, game.choices(state, seat)[-1])


def test_all_decisions_of_the_learner_are_recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "LAMBDA", 1.0)
    task = job({games.SELF: 0.5, "random": 0.5}, count=6)._replace(shaped=False)
    played = games.play_games(task)
    experience = played.experience
    assert experience is not None
    assert set(played.opponents) == {games.SELF, "random"}
    assert len(experience.actions) == len(experience.counts) == len(experience.legal_counts)
    assert experience.counts.sum() == len(experience.places)
    legal = np.split(experience.legal, np.cumsum(experience.legal_counts)[:-1])
    assert all(action in offered for action, offered in zip(experience.actions, legal, strict=True))
    assert experience.legal_counts.min() > 1, "forced choices teach nothing"
    # without bootstrapping a return is the result of the game: with two seats 1 or -1, or 0 for a shared win
    results = experience.returns.round()
    assert np.abs(experience.returns - results).max() < 1e-4
    assert set(results.tolist()) >= {-1.0, 1.0}
    shaped = games.play_games(task._replace(shaped=True)).experience
    assert shaped is not None
    assert np.array_equal(experience.actions, shaped.actions), "games depend on their seeds alone"
    potentials = experience.returns - shaped.returns
    assert 0.2 < np.abs(potentials).max() < 1.0


def test_torch_computes_what_numpy_computed() -> None:
    settings = train.Settings("corleones_empire", 2, hidden=8)
    learner = train.Learner(cosca.game("corleones_empire", seats=2), settings, "cpu")
    played = games.play_games(job({games.SELF: 1.0})._replace(weights=learner.arrays()))
    assert played.experience is not None
    batch = train.Batch([played.experience], "cpu")
    rows = torch.arange(len(batch.actions)).flip(0)
    logs, values = learner.forward(batch, rows)
    assert logs.gather(1, batch.actions[rows, None])[:, 0].tolist() == pytest.approx(
        batch.logs[rows].tolist(), abs=0.01
    )
    advantages = torch.from_numpy(played.experience.advantages)
    assert values.tolist() == pytest.approx((batch.returns - advantages)[rows].tolist(), abs=0.01)


def test_actions_with_an_advantage_become_more_probable() -> None:
    settings = train.Settings("corleones_empire", 2, hidden=8)
    learner = train.Learner(cosca.game("corleones_empire", seats=2), settings, "cpu")
    part = games.play_games(job({games.SELF: 1.0})._replace(weights=learner.arrays())).experience
    assert part is not None
    learned = learner.learn([part], seed=1)
    batch = train.Batch([part], "cpu")
    logs, _ = learner.forward(batch, torch.arange(len(batch.actions)))
    change = logs.gather(1, batch.actions[:, None])[:, 0] - batch.logs
    assert (change * batch.advantages).mean() > 0.002
    assert 0 < learned["entropy"] < 3


@pytest.mark.parametrize(("name", "seats"), [("corleones_empire", 2), ("la_famiglia", 0)])
def test_resumed_run_continues_as_if_never_stopped(
    name: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "KEEP_EVERY", 1)  # so that earlier networks play from the second update on
    monkeypatch.setattr(games, "LIMIT", 60)
    settings = train.Settings(name, seats, games=2, hidden=8, evaluation_every=2, evaluation_games=1)
    at_once = train.Training(settings, tmp_path / "at_once")
    for _ in range(3):
        at_once.update(InlineExecutor())
    for more in (2, 1):
        stopped = train.Training(settings, tmp_path / "stopped")
        for _ in range(more):
            stopped.update(InlineExecutor())
        stopped.save()
    resumed = train.Training(settings, tmp_path / "stopped")
    assert resumed.updates == 3
    for weight, expected in zip(resumed.learner.arrays().values(), at_once.learner.arrays().values(), strict=True):
        assert np.array_equal(weight, expected)
    untimed = [[{**line, "seconds": 0, "processor": 0} for line in run.curve] for run in (at_once, resumed)]
    assert untimed[0] == untimed[1]
    assert "evaluation" in at_once.curve[1]
    draw(resumed.curve, "title", 0.5, tmp_path / "curve.png")
    assert (tmp_path / "curve.png").stat().st_size > 5000
    assert (tmp_path / "stopped/curve.csv").read_text(encoding="utf-8").count("\n") == 4
    with pytest.raises(SystemExit, match="other settings"):
        train.Training(settings._replace(games=4), tmp_path / "stopped")


@pytest.mark.parametrize(("name", "options"), [("corleones_empire", {"seats": 2}), ("la_famiglia", {})])
def test_network_plays_as_a_bot(
    name: str, options: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "OUT", tmp_path)
    game = cosca.game(name, **options)
    network.save(network.folder_of(game) / "player.npz", some_weights(game))
    monkeypatch.setitem(cosca.bots._BOTS, "network", network.Player)
    monkeypatch.setattr(network.Player, "needs_memory", True, raising=False)
    monkeypatch.setattr(network.Player, "external", False, raising=False)
    played = play_game(game, 3, ("network", *["default"] * (len(game.seats) - 1)))
    assert played.paces[1].decisions > 10
    assert not played.failures


def test_documented_commands_are_valid() -> None:
    text = (ROOT / "docs/reinforcement-learning.md").read_text(encoding="utf-8")
    commands = re.findall(r"^ {4}python -m examples\.self_play (.*)$", text, re.M)
    assert commands
    for command in commands:
        assert parser().parse_args(command.split("#")[0].split()).game in cosca.game_names()
