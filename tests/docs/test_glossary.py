"""Classes that the glossary names exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_named_classes_exist() -> None:
    glossary = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([A-Z][a-z]\w*)`", glossary)) - {"None"}
    sources = [*ROOT.glob("src/cosca/**/*.py"), *ROOT.glob("web/src/**/*.ts")]
    classes = {name for path in sources for name in re.findall(r"\bclass (\w+)", path.read_text(encoding="utf-8"))}
    assert named
    assert named <= classes
