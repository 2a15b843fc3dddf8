"""`cosca report`: reports of finished records only."""

from __future__ import annotations

from pathlib import Path

from tests.terminal.support import Cli


def test_report_needs_a_finished_game(cli: Cli, tmp_path: Path, record: str) -> None:
    path = tmp_path / "game.cosca"
    path.write_text(record)
    output = cli("report", path, "--seconds", "3").out
    for words in (
        "Who was likely to win",
        "Mandamenti",
        "Setup",
        "Round 1",
        "Turning points",
        "Costliest mistakes",
        "%",
    ):
        assert words in output
    lines = record.splitlines()
    path.write_text("\n".join(lines[: lines.index("") + 30]))
    assert "the game is not over" in cli.wrong("report", path)
