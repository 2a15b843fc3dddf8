"""Examples in the documentation run as written."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
LEARNING = ROOT / "docs/reinforcement-learning.md"


def test_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)
    exec(compile(example, "README.md", "exec"), {})  # our own text
    assert "winners=" in capsys.readouterr().out


@pytest.mark.parametrize("heading", ["Observations", "Beliefs"])
def test_examples_for_learners_run(heading: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = LEARNING.read_text(encoding="utf-8").partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    (example,) = re.findall(r"```python\n(.*?)```", text, re.S)
    names: dict[str, Any] = {}
    exec(compile(example, LEARNING.name, "exec"), names)  # our own text
    if heading == "Beliefs":
        belief = names["belief"]
        assert belief.exact
        assert capsys.readouterr().out.startswith(f"True {len(belief.worlds)}\n(")
        assert sum(names["hands"].values()) == pytest.approx(1)
