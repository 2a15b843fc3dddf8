"""Runs of tools: stored results are used when a run is resumed, and only by the same run."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import cosca
from cosca.batch.executors import InlineExecutor, WorkersLost
from tools import batch
from tools.batch import UnfinishedRun

JOBS = [(seed, seed) for seed in range(10)]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(batch, "FOLDER", tmp_path / "batch")
    return tmp_path / "batch"


class Played:
    """A function that squares a seed; the run is lost before `stop`."""

    def __init__(self, stop: int | None = None) -> None:
        self.seeds: list[int] = []
        self.stop = stop

    def __call__(self, seed: int) -> dict[str, int]:
        if seed == self.stop:
            raise WorkersLost("lost")
        self.seeds.append(seed)
        return {"square": seed * seed}


def run(work: Played, settings: dict[str, Any], fresh: bool = False) -> list[tuple[str, Any]]:
    return list(UnfinishedRun("test", settings, dict, fresh).run(InlineExecutor(), work, JOBS))


def interrupted(settings: dict[str, Any]) -> None:
    with pytest.raises(WorkersLost):
        run(Played(4), settings)


def test_interrupted_run_is_resumed(folder: Path) -> None:
    interrupted({"bot": "a"})
    work = Played()
    results = run(work, {"bot": "a"})
    assert work.seeds == [4, 5, 6, 7, 8, 9]
    assert results == [(str(seed), {"square": seed * seed}) for seed in range(10)]
    assert not list(folder.iterdir())
    again = Played()
    run(again, {"bot": "a"})
    assert len(again.seeds) == 10, "a complete run is not stored"


def test_results_belong_to_one_run(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted({"bot": "a"})
    other, fresh, damaged = Played(), Played(), Played()
    run(other, {"bot": "b"})
    assert len(other.seeds) == 10
    monkeypatch.setattr(batch, "code_hash", lambda _packages: "changed")
    interrupted({"bot": "a"})
    run(fresh, {"bot": "a"}, fresh=True)
    assert len(fresh.seeds) == 10
    interrupted({"bot": "a"})
    path = UnfinishedRun("test", {"bot": "a"}, dict).path
    path.write_text(path.read_text() + "4,torn\n")
    run(damaged, {"bot": "a"})
    assert len(damaged.seeds) == 10


def test_errors_of_a_tool_are_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    def raising(error: BaseException) -> int:
        def main() -> None:
            raise error

        return batch.call(main)

    assert raising(cosca.BadOption("no such thing")) == 2
    assert raising(ModuleNotFoundError("no", name="distributed")) == 2
    assert "no such thing\ndistributed is not installed; it comes with: pip install" in capsys.readouterr().err
    assert raising(KeyboardInterrupt()) == 130
    with pytest.raises(ModuleNotFoundError):
        raising(ModuleNotFoundError("no", name="my_bot"))
