"""The command line run inside this process."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from cosca.cli import run

ONES = "1\n" * 2000


class Result(NamedTuple):
    code: int
    out: str
    err: str


class Cli:
    """Runs the command line with its own state folder; a missing message or argument is an error."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("XDG_STATE_HOME", str(home))
        monkeypatch.setenv("COLUMNS", "100")
        monkeypatch.setenv("COSCA_LANGUAGE", "en")
        monkeypatch.setattr("cosca.terminal.render.game_texts.STRICT", True)

    def __call__(self, *words: object, typed: str = "") -> Result:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        self.capsys.readouterr()
        code = run([str(word) for word in words])
        captured = self.capsys.readouterr()
        return Result(code, captured.out, captured.err)

    def wrong(self, *words: object, typed: str = "") -> str:
        """Run the command, expect exit code 2, and return its one line of error."""
        result = self(*words, typed=typed)
        assert result.code == 2, result
        lines = result.err.splitlines()
        assert len(lines) == 1, result.err
        assert lines[0].startswith("cosca: ")
        return lines[0].removeprefix("cosca: ")


def screens(output: str) -> list[str]:
    """Return what was printed between two inputs."""
    return output.split("\n> ")
