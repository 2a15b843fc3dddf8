"""The same seed and choices give the same digest in every process, on every Python and in every release."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import typing_extensions

import cosca
from cosca.games import game_as_it_was
from tests.support.random_matches import NAMES

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "golden" / "digests.json"


def played(game: Any, seed: int) -> tuple[int, str]:
    """Return the number of choices and the digest of a game whose choices depend on `random.random` only."""
    rng = Random(seed)
    state = game.new(seed)
    number = 0
    while actors := game.actors(state):
        seat = actors[int(rng.random() * len(actors))]
        choices = game.choices(state, seat)
        game.apply(state, seat, choices[int(rng.random() * len(choices))])
        number += 1
    return number, state.digest()


def test_seeds(name: str) -> None:
    game = cosca.game(name)
    seeds = [0, 1, -1, 2, -2, 2**63, 2**64, 2**256 - 1, -(2**256), 10**5000, -(10**5000), 256, -256, 65536]
    digests = [game.new(seed).digest() for seed in seeds]
    assert len(set(digests)) == len(seeds)
    assert [game.new(seed).digest() for seed in seeds] == digests
    for seed in (-5, 2**256 - 1, 10**5000, -(10**5000)):
        match = cosca.Match(game, seed)
        again: Any = cosca.Match.from_record(match.record())
        assert again.seed == seed
        assert again.state.digest() == match.state.digest()
    assert played(game, 11) == played(game, 11)


PROBE = """
import sys, json
sys.path.insert(0, sys.argv[1])
sys.path.append(sys.argv[3])  # the one package that the engine needs
import cosca
from random import Random
game = cosca.game(sys.argv[2])
found = []
for seed in range(4):
    rng = Random(seed)
    state = game.new(seed)
    while game.actors(state):
        actors = game.actors(state)
        seat = actors[int(rng.random() * len(actors))]
        choices = game.choices(state, seat)
        game.apply(state, seat, choices[int(rng.random() * len(choices))])
    found.append(state.digest())
print(json.dumps(found))
"""


def digests_elsewhere(python: str, folder: Path, name: str, hash_seed: str) -> list[str]:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": "", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [python, "-c", PROBE, str(folder), name, str(Path(typing_extensions.__file__).parent)],
        env=env,
        capture_output=True,
        text=True,
        check=True,
        cwd="/",
    )
    return json.loads(done.stdout)


def runs(python: str) -> bool:
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


def pythons() -> list[str]:
    """Return every installed Python that is new enough, this one first."""
    executables = [sys.executable]
    for minor in range(11, sys.version_info.minor + 6):
        if minor != sys.version_info.minor:
            executables += [shutil.which(f"python3.{minor}") or ""]
            executables += [str(each) for each in Path.home().glob(f".pyenv/versions/3.{minor}.*/bin/python3.{minor}")]
    return [python for python in filter(None, executables) if runs(python)]


def test_digests_are_the_same_in_every_process(name: str) -> None:
    here = [played(cosca.game(name), seed)[1] for seed in range(4)]
    folder = Path(cosca.__file__).parent.parent
    assert digests_elsewhere(sys.executable, folder, name, "0") == here
    assert digests_elsewhere(sys.executable, folder, name, "12345") == here


def test_digests_are_the_same_on_every_python(name: str) -> None:
    here = [played(cosca.game(name), seed)[1] for seed in range(4)]
    for python in pythons():
        assert digests_elsewhere(python, ROOT / "src", name, "7") == here, python


def golden() -> dict[str, list[dict[str, Any]]]:
    """Return 20 random games of each game with random options, as COSCA_GOLDEN=write writes them."""
    games: dict[str, list[dict[str, Any]]] = {}
    for name in NAMES:
        games[name] = []
        for seed in range(20):
            game = cosca.game(name, **(cosca.game(name).some_options(Random(f"golden {seed}")) if seed else {}))
            choices, digest = played(game, seed)
            entry = {"seed": seed, "options": game.options, "rules": game.rules_version, "data": game.data_name()}
            games[name].append({**entry, "choices": choices, "digest": digest})
    return games


def test_games_end_with_the_golden_digests(name: str) -> None:
    """A change here means that old records play differently: raise `rules_version`, then rewrite the file with

    COSCA_GOLDEN=write .venv/bin/python -m pytest tests/kernel/test_digests.py -k golden_digests
    """
    if os.environ.get("COSCA_GOLDEN") == "write":
        GOLDEN.write_text(json.dumps(golden(), indent=1) + "\n", encoding="utf-8")
    for entry in json.loads(GOLDEN.read_text(encoding="utf-8"))[name]:
        game = game_as_it_was(name, entry["options"], entry["data"])
        assert (game.rules_version, game.data_name()) == (entry["rules"], entry["data"]), "write the file anew"
        assert played(game, entry["seed"]) == (entry["choices"], entry["digest"]), entry


# ---------------------------------------------------------------- matches
