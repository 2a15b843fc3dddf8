"""A server killed during play loses no acknowledged choice; `make test-crash` kills 200 times."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.checks import crash


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
def test_nothing_acknowledged_is_lost(tmp_path: Path, seed: int) -> None:
    trial = crash.trial(tmp_path, kills=2, tables=3, seed=seed)
    assert trial.acked >= 20
    assert len(trial.play.tables) == 3
