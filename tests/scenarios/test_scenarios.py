"""Every scenario file of this folder holds; each names the rules it proves."""

from __future__ import annotations

from pathlib import Path

import pytest

import cosca
from cosca.kernel.scenario import Scenario, read, run

HERE = Path(__file__).resolve().parent
FILES = sorted(HERE.glob("**/*.yaml"))
SCENARIOS = [
    scenario
    for path in FILES
    for scenario in read(path.read_text(encoding="utf-8"), path.relative_to(HERE.parent).as_posix())
]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[f"{each.where}: {each.name}" for each in SCENARIOS])
def test_scenario(scenario: Scenario) -> None:
    game = cosca.game(scenario.game, **scenario.options)
    assert run(scenario, game) == []
