"""The page's types are those of Python: whoever changes one side is told to make the other again."""

from __future__ import annotations

import pytest
from page_types import FOLDER, generated


@pytest.mark.parametrize("file", sorted(generated()))
def test_the_generated_types_are_fresh(file: str) -> None:
    found = (FOLDER / file).read_text(encoding="utf-8") if (FOLDER / file).is_file() else ""
    assert found == generated()[file], "run: python tools/page_types.py"


def test_nothing_else_lies_there() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(generated())
