"""Links, paths, file names and Make targets in the documents exist."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(
    [
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/**/*.md"),
        ROOT / "bench/README.md",
        ROOT / "web/README.md",
        ROOT / "tests/compatibility/README.md",
    ]
)
# The changelog and the fixtures name files of past releases.
CURRENT_PAGES = [page for page in PAGES if page.name != "CHANGELOG.md" and "compatibility" not in page.parts]
# Where a path in backticks may start.
BASES = (ROOT, ROOT / "src/cosca", ROOT / "src/cosca/server", *sorted(ROOT.glob("src/cosca/games/*/")), ROOT / "web")
BUILD_OUTPUTS = ("build/", "src/cosca/server/page", "web/node_modules", "web/.fixtures")
SKIPPED_FOLDERS = {"node_modules", "page", "build", "dist", "__pycache__"}
FILE_NAME = re.compile(r"[\w.*-]+\.(?:py|ts|js|svelte|toml|yaml|json|md|ftl|txt)")
PATH = re.compile(r"[\w.<>*-]+(?:/[\w.<>*-]+)+/?")


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def prose_of(page: Path) -> str:
    """Return the text without fenced blocks."""
    return re.sub(r"^```.*?^```", "", text_of(page), flags=re.M | re.S)


def code_spans(page: Path) -> list[str]:
    return re.findall(r"`([^`\n]+)`", prose_of(page))


def anchors_of(page: Path) -> set[str]:
    """Return the anchors that GitHub gives to the headings of a page."""
    headings = re.findall(r"^#+ (.+)$", text_of(page), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@cache
def file_names() -> frozenset[str]:
    """Return the names of all files of the repository, without build outputs."""
    names: set[str] = set()
    for _, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in SKIPPED_FOLDERS and not name.startswith(".")]
        names.update(files)
    return frozenset(names)


def exists(path: str) -> bool:
    """Return whether the path exists; `<game>` and `*` stand for any name."""
    pattern = re.sub(r"<\w+>", "*", path.rstrip("/"))
    return any(next(base.glob(pattern), None) is not None for base in BASES)


def is_repository_path(text: str) -> bool:
    """Return whether the text looks like a path that starts at one of the bases."""
    if not PATH.fullmatch(text) or text.startswith(BUILD_OUTPUTS):
        return False
    first = text.split("/", 1)[0]
    return any((base / first).is_dir() for base in BASES)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_resolve(page: Path) -> None:
    for target, anchor in re.findall(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)", prose_of(page)):
        linked = page.parent / target if target else page
        assert linked.exists(), target
        assert not anchor or anchor in anchors_of(linked), f"{target}#{anchor}"


@pytest.mark.parametrize("page", CURRENT_PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_paths_and_file_names_exist(page: Path) -> None:
    spans = code_spans(page)
    missing = [span for span in spans if is_repository_path(span) and not exists(span)]
    missing += [span for span in spans if FILE_NAME.fullmatch(span) and "*" not in span and span not in file_names()]
    assert not missing


@pytest.mark.parametrize("page", CURRENT_PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_make_targets_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z][a-z0-9-]*):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    named = {target for span in code_spans(page) for target in re.findall(r"\bmake ([a-z][a-z0-9-]*)", span)}
    assert named <= targets
