"""A server that is killed while tables are played loses nothing that it acknowledged; `make faults` kills 200 times."""

from __future__ import annotations

from pathlib import Path

import faults
import pytest


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_acknowledged_is_lost(tmp_path: Path, seed: int) -> None:
    found = faults.trial(tmp_path, kills=2, tables=3, seed=seed)
    assert found.acked >= 20
    assert len(found.tables) == 3
