"""Fixtures of the terminal tests."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import cosca
from tests.terminal.support import Cli


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Cli:
    return Cli(monkeypatch, capsys, tmp_path / "state")


@pytest.fixture(scope="session")
def record() -> str:
    """Return the record of a full random game."""
    game = cosca.game("la_famiglia")
    match, rng = cosca.Match(game, 4), Random(4)
    while actors := game.actors(match.state):
        match.apply(actors[0], rng.choice(game.choices(match.state, actors[0])))
    return match.record()
