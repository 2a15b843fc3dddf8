"""A full game played by a person at the terminal: its record and its rendered log."""

from __future__ import annotations

import os
from io import StringIO
from pathlib import Path

from rich.console import Console

import cosca
from cosca.kernel.record import read
from cosca.terminal.commands.replay import Replay

GOLDEN = Path(__file__).parent.parent / "golden"
RECORD = GOLDEN / "la_famiglia_by_hand.record"
RENDERED = GOLDEN / "la_famiglia_by_hand.txt"


def rendered(path: Path, seat: int) -> str:
    """Return the output of `cosca replay --seat --board --strict` at 100 columns, without colours."""
    console = Console(file=StringIO(), width=100, force_terminal=False, color_system=None, legacy_windows=False)
    Replay(path, seat, None, console).run(None, None, False, True, True)
    assert isinstance(console.file, StringIO)
    return "".join([line.rstrip() + "\n" for line in console.file.getvalue().splitlines()])


def test_golden_record_ends_with_its_digest() -> None:
    text = RECORD.read_text(encoding="utf-8")
    match = cosca.Match.from_record(text)
    record = read(text)
    assert match.state.digest() == record.digest
    assert len(match.log) == len(record.choices)
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    assert outcome.winners == (1, 2)
    assert match.state.round == 3


def test_golden_record_is_rendered_as_before() -> None:
    """After a change of texts or rendering, review the difference, then rewrite the file with

    COSCA_GOLDEN=write .venv/bin/python -m pytest tests/terminal/test_golden.py
    """
    text = rendered(RECORD, 1)
    if os.environ.get("COSCA_GOLDEN") == "write":
        RENDERED.write_text(text, encoding="utf-8")
    assert text == RENDERED.read_text(encoding="utf-8")
