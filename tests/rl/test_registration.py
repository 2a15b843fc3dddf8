"""Ids of Gymnasium and OpenSpiel work in a process that has not imported Cosca, as far as these libraries allow."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from gymnasium.envs import registration

import cosca

ROOT = Path(__file__).parents[2]
GROUP = "gymnasium.envs"


def declared() -> dict[str, str]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)["project"]["entry-points"][GROUP]


def test_entry_point_registers_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Load it as Gymnasium before 1.0 does; `__root__` stands for ids with a namespace of their own."""
    registry: dict[str, Any] = {}
    monkeypatch.setattr(registration, "registry", registry)
    assert list(declared()) == ["__root__"]
    EntryPoint("__root__", declared()["__root__"], GROUP).load()()
    assert sorted(registry) == sorted(f"cosca/{name}-v0" for name in cosca.game_names())
    EntryPoint("__root__", declared()["__root__"], GROUP).load()()  # a second time changes nothing


FRESH = """
import sys, gymnasium
from MODULE import FUNCTION
FUNCTION()
print([name in sys.modules for name in ("cosca.rl.single", "cosca.bots")])
env = gymnasium.make("cosca.rl.single:cosca/la_famiglia-v0", bots="default")
print(env.reset(seed=1)[0]["observation"].shape)
import pyspiel, cosca.rl.spiel
print(pyspiel.load_game("python_cosca_corleones_empire(seats=3)").num_players())
"""


def test_ids_in_a_new_process() -> None:
    """The entry point imports no environment; an id with its module needs no import; OpenSpiel needs one."""
    module, _, function = declared()["__root__"].partition(":")
    code = FRESH.replace("MODULE", module).replace("FUNCTION", function)
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-W", "ignore", "-c", code]
    shown = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
    assert shown.splitlines() == ["[False, False]", "(3805,)", "3"]
