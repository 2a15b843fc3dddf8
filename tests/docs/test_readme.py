"""The README's example runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).resolve().parents[2] / "README.md"


def test_the_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)
    exec(compile(example, "README.md", "exec"), {})  # our own text
    assert "winners=" in capsys.readouterr().out


def test_links_of_the_documents_lead_somewhere() -> None:
    pages = [README, *README.parent.glob("docs/**/*.md"), README.parent / "bench" / "README.md"]
    for page in pages:
        for target in re.findall(r"\]\((?!http)([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
