"""Test the package with the lowest versions that pyproject.toml allows.

    python -m tools.build.lowest_versions [PYTEST...]

It creates an environment in build/lowest with each direct dependency at its lower bound (indirect ones at their newest)
and runs a subset of the tests there: engine, terminal, server and learners. It needs the network.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
VENV: Final = ROOT / "build" / "lowest"
EXTRAS: Final = ("batch", "bots", "cli", "cluster", "data", "plot", "push", "rl", "server")
RUNNERS: Final = ("httpx", "hypothesis", "pytest", "pytest-xdist")
# Tests that touch each dependency: commands and their errors, tables and bars, web framework, both kinds of sockets,
# the database and its migrations, metrics, learners, plots, stored games.
SMOKE_TESTS: Final = (
    "tests/kernel/test_contract.py",
    "tests/terminal/test_frame.py",
    "tests/terminal/test_language.py",
    "tests/terminal/test_sim.py",
    "tests/bots/test_arena.py",
    "tests/dataset",
    "tests/rl",
    "tests/server/entrypoints/test_stalled_connections.py",
    "tests/server/api/test_middleware.py",
    "tests/server/identity/test_accounts.py",
    "tests/server/storage/test_migrations.py",
    "tests/server/entrypoints/test_serve.py",
    "tests/server/realtime/test_connection.py",
    "tests/server/storage/test_store.py",
    "tests/server/core/test_logs_and_metrics.py",
)
_BOUND: Final = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)(?:\[[^]]*\])?>=(?P<version>[0-9][0-9.]*)(?: *;.*)?$")


def lower_bounds(project: dict[str, Any]) -> dict[str, str]:
    """Return the lowest version of each direct dependency; raise ValueError if one has no lower bound."""
    extras: dict[str, list[str]] = project["optional-dependencies"]
    bounds: dict[str, str] = {}
    for requirement in [*project["dependencies"], *[each for extra in EXTRAS for each in extras[extra]]]:
        if requirement.startswith("cosca["):
            continue
        bound = _BOUND.match(requirement)
        if bound is None:
            raise ValueError(f"pyproject.toml: {requirement!r} has no lower bound; give one as NAME>=VERSION")
        bounds[bound["name"]] = bound["version"]
    return bounds


def install(bounds: dict[str, str]) -> Path:
    """Create the environment and return its Python."""
    python = VENV / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)
    constraints = VENV / "constraints.txt"
    constraints.write_text("".join(f"{name}=={version}\n" for name, version in bounds.items()), encoding="utf-8")
    package = f"{ROOT}[{','.join(EXTRAS)}]"
    command = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-c", constraints]
    subprocess.run([*command, "-e", package, *RUNNERS], check=True)
    return python


def main(arguments: list[str]) -> int:
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    python = install(lower_bounds(project))
    tests = arguments or [*SMOKE_TESTS, "-n", "2"]
    return subprocess.run([python, "-m", "pytest", *tests], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
