"""Dependencies: the engine needs few, extras add the rest, and a missing extra is named."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from cosca.extras import BRINGS, missing
from tools.build.lowest_versions import EXTRAS as TESTED
from tools.build.lowest_versions import lower_bounds

ROOT = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
DEV_LOCK = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")

# Imports nothing of what is named, or nothing but the standard library and what is named after "only".
BLOCK = """
import sys
from importlib.abc import MetaPathFinder
only, *named = sys.argv[1].split(",")
allowed = {{*named, *sys.stdlib_module_names, "cosca"}}
class Nothing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        first = name.partition(".")[0]
        if (first not in allowed and not first.startswith("_")) if only == "only" else first in named:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Nothing())
{script}
"""
ENGINE = "only,yaml,typing_extensions"
CLI = ",".join(["but", *[name for name in BRINGS["server"] if name != "pydantic"]])  # which Typer needs for itself

PLAYS = """
from importlib import import_module
from pkgutil import walk_packages
import cosca
from cosca.bots.arena import play_game
for part in ("kernel", "games", "bots", "testing", "batch"):
    package = import_module(f"cosca.{part}")
    for each in walk_packages(package.__path__, f"cosca.{part}."):
        if each.name != "cosca.batch.dask_executor":
            import_module(each.name)
play_game(cosca.game("corleones_empire", seats=2), 1, ("caporegime", "soldato"))
play_game(cosca.game("la_famiglia"), 1, ("random", "default", "random", "default"))
try:
    play_game(cosca.game("la_famiglia"), 1, ("soldato",) * 4)
except cosca.CoscaError as wrong:
    print(wrong)
"""


def run(script: str, allowed: str) -> subprocess.CompletedProcess[str]:
    """Run a script with restricted imports."""
    command = [sys.executable, "-c", BLOCK.format(script=script), allowed]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)


def names(listed: list[str]) -> set[str]:
    """Return the packages of a list of requirements, without extras of this package."""
    plain = {re.split(r"[;<>=! ]", each)[0].strip() for each in listed}
    return {each.partition("[")[0].lower() for each in plain if not each.startswith("cosca[")}


def listed_in(name: str) -> set[str]:
    lines = (ROOT / "requirements" / f"{name}.in").read_text(encoding="utf-8").splitlines()
    return names([line for line in lines if line and not line.startswith(("#", "-"))])


def test_requirements_and_extras_name_the_same_packages() -> None:
    run_names = names([*PROJECT["dependencies"], *EXTRAS["bots"], *EXTRAS["cli"], *EXTRAS["server"]])
    assert listed_in("run") == run_names
    assert listed_in("rl") == names(EXTRAS["rl"])
    assert listed_in("dev") | listed_in("build") == names(
        [
            *[*EXTRAS["dev"], *EXTRAS["test"], *EXTRAS["plot"], *EXTRAS["push"]],
            *[*EXTRAS["cluster"], *EXTRAS["batch"], *EXTRAS["data"]],
        ]
    )
    assert sum(map(len, EXTRAS.values())) > len(run_names)
    assert all(f"{extra}" in EXTRAS["all"][0] for extra in BRINGS)


def test_locked_versions_satisfy_the_lower_bounds() -> None:
    bounds = lower_bounds(PROJECT)
    assert len(bounds) == len(names([*PROJECT["dependencies"], *[each for extra in TESTED for each in EXTRAS[extra]]]))
    locked = dict(re.findall(r"^([a-z0-9-]+)==([0-9.]+)", DEV_LOCK, re.MULTILINE))
    for name, bound in bounds.items():
        version = locked[re.sub(r"[._]", "-", name.lower())]
        assert numbers(version) >= numbers(bound), name
    with pytest.raises(ValueError, match="'rich' has no lower bound"):
        lower_bounds({"dependencies": ["rich"], "optional-dependencies": EXTRAS})


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def test_engine_needs_no_extra() -> None:
    done = run(PLAYS, ENGINE)
    assert done.returncode == 0, done.stderr
    assert "pip install 'cosca[bots]'" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "allowed", "extra"),
    [
        ("'rules'", ENGINE, "cli"),
        ("'serve', '--port', '0'", CLI, "server"),
        ("'sim', '--cluster', 'tcp://127.0.0.1:8786'", "but,dask,distributed", "batch"),
    ],
)
def test_a_command_without_its_extra_says_what_to_install(arguments: str, allowed: str, extra: str) -> None:
    done = run(f"from cosca.cli import main\nmain([{arguments}])", allowed)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].endswith(f"pip install 'cosca[{extra}]'")
    assert "Traceback" not in done.stderr


def test_terminal_does_not_need_the_server_extra() -> None:
    done = run("from cosca.cli import main\nmain(['sim', '--games', '1', '--bot', 'default'])", CLI)
    assert done.returncode == 0, done.stderr


def test_module_outside_the_extras_has_no_install_hint() -> None:
    assert missing(ModuleNotFoundError("no", name="my_bot")) is None
