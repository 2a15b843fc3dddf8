"""Mutated documents in `cosca.testing.documents`, and that its checks find faults."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cosca
from cosca.games.la_famiglia.game import LaFamiglia
from cosca.games.la_famiglia.rules.state import FamigliaState
from cosca.kernel.choice import Choice
from cosca.kernel.events import Event
from cosca.testing.documents import Hostile, documents, judge
from cosca.testing.mutations import Mutator, nested
from tests.support.sampling import some

ROOT = Path(__file__).resolve().parents[2]
COUNT = 60  # documents of a batch; `make fuzz-documents` makes 10,000 of each game


def make(name: str, options: dict[str, Any]) -> cosca.Game[Any]:
    return cosca.game(name, **options)


@pytest.mark.parametrize("batch", some(1, 20))
@pytest.mark.parametrize("name", cosca.game_names())
def test_mutated_documents_are_refused_or_played_to_the_end(name: str, batch: int) -> None:
    options = cosca.game(name).some_options(Random(f"options {batch}"))
    accepted = refused = 0
    for hostile in documents(cosca.game(name, **options), batch, COUNT):
        verdict = judge(hostile, make)
        assert not verdict.wrong, f"{verdict.wrong}: {hostile.text()}"
        accepted += verdict.accepted
        refused += not verdict.accepted
        assert verdict.accepted or verdict.reason
    assert accepted > 3
    assert refused > 3


def test_documents_are_the_same_for_the_same_seed() -> None:
    game = cosca.game("corleones_empire", seats=2)
    assert [each.text() for each in documents(game, 5, 8)] == [each.text() for each in documents(game, 5, 8)]


def test_deeply_nested_document_is_stored() -> None:
    deep = Hostile("position", "la_famiglia", {}, {"steps": nested(1, 5000), "n": 1 << 20000}, 7)
    again = Hostile.from_text(deep.text())
    assert again.body["n"] == 1 << 20000
    assert judge(again, make).reason.startswith("BadDocument: position: is nested")


def test_mutations_do_not_change_the_original() -> None:
    game = cosca.game("la_famiglia")
    before = json.loads(json.dumps(game.new(1).to_json()))
    mutator = Mutator(Random(1), [before])
    kept = json.dumps(before)
    changed = [mutator.document(before) for _ in range(50)]
    assert json.dumps(before) == kept
    assert sum(each != before for each in changed) > 40


class Careless(LaFamiglia):
    """La Famiglia without one of its checks."""

    def faults(self, state: FamigliaState) -> list[str]:
        return []

    def laws(self, state: FamigliaState) -> list[str]:
        return []


class Fragile(LaFamiglia):
    """La Famiglia that raises after a while."""

    def apply(self, state: FamigliaState, seat: int, choice: Choice, events: list[Event] | None = None) -> None:
        if state.round > 1:
            raise KeyError("broken")
        super().apply(state, seat, choice, events)


def wrongs(kind: type[LaFamiglia], bodies: list[tuple[str, Any]]) -> list[str]:
    return [
        judge(Hostile(what, "la_famiglia", {}, body, 1), lambda _, options: kind(**options)).wrong
        for what, body in bodies
    ]


def test_fuzzer_finds_failures() -> None:
    game = cosca.game("la_famiglia")
    start = json.loads(json.dumps(game.describe(game.new(1))))
    assert wrongs(LaFamiglia, [("position", start)]) == [""]
    assert "KeyError" in wrongs(Fragile, [("position", start)])[0]
    conflict = {"phase": "encounter", "steps": [["round.end", {}], ["management", {}], ["encounter.end", {}]]}
    conflict["steps"] += [["conflict.approach", {"seat": 1}]]  # type: ignore[operator]
    assert not wrongs(LaFamiglia, [("position", conflict)])[0]
    save = json.loads(json.dumps(game.position({"phase": "planning", "turn": 1}).to_json()))
    save["top"] = [0] * len(save["top"])
    assert "playing" in wrongs(Careless, [("save", save)])[0]
    assert not wrongs(LaFamiglia, [("save", save)])[0]


def test_document_fuzzer_needs_only_the_engine(tmp_path: Path) -> None:
    """Without the packages of any extra, as with a bare Python and PyYAML."""
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\n"
        "from importlib.abc import MetaPathFinder\n"
        "class Bare(MetaPathFinder):\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name in ('rich', 'typer', 'numpy', 'scipy', 'fluent', 'fastapi', 'pydantic'):\n"
        "            raise ModuleNotFoundError(name)\n"
        "sys.meta_path.insert(0, Bare())\n",
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "tools.checks.fuzz_documents", "--documents", "3", "--processes", "1"]
    path = f"{tmp_path}:{ROOT / 'src'}"
    done = subprocess.run(command, cwd=ROOT, env={"PYTHONPATH": path}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "6 documents" in done.stdout
    assert "Failures: 0" in done.stdout
