"""A dataset of all games by one command: resumed after an interruption, complete files are kept, one card for all."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import cosca
from cosca.dataset import read_games
from cosca.terminal.commands import simulate
from cosca.terminal.commands.sim_files import SimResult
from cosca.terminal.commands.simulate import SimTask, run_job
from tools import batch, dataset


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    games: list[tuple[str, int]] = []

    def run(job: SimTask) -> SimResult:
        if len(games) == 3:
            raise KeyboardInterrupt
        games.append((job.game, job.seed))
        return run_job(job)

    monkeypatch.setattr(simulate, "run_job", run)
    return games


def command(monkeypatch: pytest.MonkeyPatch, folder: Path, *more: Any) -> int:
    words = ["dataset", "--games", "2", "--seed", "7", "--bot", "default", "--processes", "1", "--to", folder, *more]
    monkeypatch.setattr(sys, "argv", [str(word) for word in words])
    return batch.call(dataset.main)


def test_interrupted_dataset_is_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: list[tuple[str, int]]
) -> None:
    assert command(monkeypatch, tmp_path) == 130
    first, second = cosca.game_names()
    assert played == [(first, 7), (first, 8), (second, 7)]
    assert not (tmp_path / "README.md").exists()
    played.clear()
    assert command(monkeypatch, tmp_path) == 0
    assert played == [(second, 8)], "the complete file and the stored game are kept"
    assert {path.name for path in tmp_path.iterdir()} == {
        ".complete.json", "README.md", f"{first}.parquet", f"{second}.parquet"
    }  # fmt: skip
    for name in (first, second):
        games = list(read_games(tmp_path / f"{name}.parquet"))
        assert [(game.game, game.seed) for game in games] == [(name, 7), (name, 8)]
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert f"- config_name: {first}\n  data_files: {first}.parquet\n- config_name: {second}\n" in card
    assert 'make dataset ARGS="--games 2 --seed 7 --bot default"' in card
    assert "4 games with " in card


@pytest.mark.parametrize("more", [("--observations",), ("--fresh",), ("--games", "1")])
def test_other_runs_play_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: list[tuple[str, int]], more: tuple[str, ...]
) -> None:
    name = cosca.game_names()[1]
    assert command(monkeypatch, tmp_path, name) == 0
    played.clear()
    assert command(monkeypatch, tmp_path, name, *more) == 0
    assert played[:1] == [(name, 7)]
    assert ("| `legal` |" in (tmp_path / "README.md").read_text(encoding="utf-8")) == (more == ("--observations",))
