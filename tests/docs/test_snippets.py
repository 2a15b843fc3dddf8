"""Every Python block of the documents runs as written, and the commands that make what it reads.

The blocks of a page share their names, like the cells of a notebook, and run in an empty folder.
"""

from __future__ import annotations

import asyncio
import re
import shlex
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cosca.cli import run
from cosca.server.storage.store import Store
from examples.tiny_game.game import TinyGame

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^ *```python\n(.*?)^ *```$", re.M | re.S)
COMMAND = re.compile(r"^cosca (?:sim|games) .*$", re.M)
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
PAGES = sorted(page for page in DOCUMENTS if BLOCK.search(page.read_text(encoding="utf-8")))


def empty_database() -> None:
    async def create() -> None:
        await (await Store.open("sqlite:///games.sqlite3")).close()

    asyncio.run(create())


# What a page takes for granted, and what its blocks print.
NAMES: dict[str, dict[str, Any]] = {"CONTRIBUTING.md": {"MyGame": TinyGame}, "docs/rules/README.md": {"pytest": pytest}}
BEFORE: dict[str, Callable[[], None]] = {"docs/data.md": empty_database}
PRINTED = {
    "README.md": "winners=",
    "docs/data.md": "la_famiglia ('picciotto', 'picciotto', 'picciotto', 'picciotto') Outcome(",
}


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def test_pages_with_blocks_are_found() -> None:
    names = {name_of(page) for page in PAGES}
    assert names >= {"README.md", "CONTRIBUTING.md", "docs/data.md", "docs/reinforcement-learning.md"}
    assert names >= {*NAMES, *BEFORE, *PRINTED}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_blocks_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    text = page.read_text(encoding="utf-8")
    BEFORE.get(name_of(page), lambda: None)()
    for command in COMMAND.findall(text):
        assert run(shlex.split(command)[1:]) == 0, command
    names = {"__name__": "snippet", **NAMES.get(name_of(page), {})}
    for block in map(textwrap.dedent, BLOCK.findall(text)):
        exec(compile(block, name_of(page), "exec"), names)  # our own text
    for name, value in names.items():
        if name.startswith("test_"):
            value()
    assert PRINTED.get(name_of(page), "") in capsys.readouterr().out
