"""What researchers rely on is described as it is: the schema, the shipped weights, and how to cite."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
import yaml

import cosca
from cosca.dataset.card import column_row
from cosca.dataset.columns import COLUMNS, OBSERVED, SCHEMA

ROOT = Path(__file__).resolve().parents[2]
BOTS = ROOT / "src/cosca/bots"
WEIGHTS = sorted([*BOTS.glob("*/learned/*.weights"), *BOTS.glob("*/weights.toml")])
CARDS = (ROOT / "docs/models.md").read_text(encoding="utf-8")


def test_schema_is_described() -> None:
    page = (ROOT / "docs/data.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `.*$", page, re.M) == [column_row(column) for column in (*COLUMNS, *OBSERVED)]
    assert f"\nVersion {SCHEMA}. " in page


def card_of(path: Path) -> str:
    """Return the section about a file."""
    name = f"`{path.relative_to(BOTS.parent).as_posix()}`"
    (section,) = [section for section in CARDS.split("\n## ") if name in section]
    return section


@pytest.mark.parametrize("path", WEIGHTS, ids=lambda path: path.parent.parent.name + path.suffix)
def test_weights_have_a_card(path: Path) -> None:
    card = card_of(path)
    if path.suffix == ".weights":
        about = json.loads(path.read_bytes().partition(b"\n")[0])
        facts = [about["data"], f"rules version {about['rules']}", f"{about['samples']:,} recorded choices"]
        facts += [f"{about['updates']} updates", f"{len(about['spread'])} stages"]
    else:
        text = path.read_text(encoding="utf-8")
        made = re.search(r"from (\d+ games) with (\S+ \S+);", text)
        assert made is not None
        table = tomllib.loads(text)
        facts = [*made.groups(), f"{len(table['signs'])} features", f"{len(table['stages'])} stages"]
    for fact in facts:
        assert fact in card, fact


def test_cards_name_no_other_files() -> None:
    named = re.findall(r"^`(bots/\S+)`$", CARDS, re.M)
    assert sorted(named) == sorted(path.relative_to(BOTS.parent).as_posix() for path in WEIGHTS)


def test_citation_is_complete() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert citation.keys() >= {"cff-version", "message", "title", "authors"}  # what the format requires
    assert citation["cff-version"] == "1.2.0"
    assert citation["type"] == "software"
    assert citation["version"] == cosca.__version__
    assert citation["license"] == project["license"]
    assert [author["name"] for author in citation["authors"]] == [author["name"] for author in project["authors"]]
    assert "(CITATION.cff)" in (ROOT / "README.md").read_text(encoding="utf-8")
