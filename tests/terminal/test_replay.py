"""`cosca replay`: replayed records, and errors of invalid ones."""

from __future__ import annotations

import re
from pathlib import Path

from tests.terminal.support import Cli


def test_replay_to_a_choice_a_round_and_a_seat(cli: Cli, tmp_path: Path, record: str) -> None:
    path = tmp_path / "game.cosca"
    path.write_text(record)
    whole = cli("replay", path).out
    assert "The record is intact" in whole
    assert "After choice 30 of " in cli("replay", path, "--to", "30").out
    second = cli("replay", path, "--at", "2", "--board").out
    assert "Round 2: the planning phase begins" in second
    assert "Round 2 of 4 · planning phase" in second
    assert "Round 3" not in second
    assert cli("replay", path, "--seat", "1").out != whole
    steps = cli("replay", path, "--step", typed="\n\nb\n\nq\n").out
    assert "[3] Enter: next" in steps
    assert "--to 9999: the record has" in cli.wrong("replay", path, "--to", "9999")
    assert "--at 9: the record ends in round or act" in cli.wrong("replay", path, "--at", "9")
    assert "no seat 5" in cli.wrong("replay", path, "--seat", "5")


def test_invalid_record_is_refused_with_its_line(cli: Cli, tmp_path: Path, record: str) -> None:
    path = tmp_path / "game.cosca"
    lines = record.splitlines()
    start = lines.index("") + 1

    def written(text: str) -> str:
        path.write_text(text)
        return cli.wrong("replay", path)

    edited = [*lines]
    edited[start + 9] = "1 area nowhere"
    assert f"line {start + 10}: “area nowhere” is not a legal choice for player 1" in written("\n".join(edited))
    cut = "\n".join([*lines[: start + 20], lines[-1]])
    assert f"line {start + 21}: digest: the game ends with" in written(cut)
    assert "line 1: a record starts with" in written("hello\n")
    assert f"line {start + 1}: “what” is neither" in written("\n".join([*lines[:start], "what"]))
    assert "data house 0" in written(record.replace(lines[4], "data: house 0"))
    assert "rules 99: this version only supports" in written(re.sub(r"rules: \d+", "rules: 99", record))
    path.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in cli.wrong("replay", path)


def test_record_errors_are_translated(cli: Cli, tmp_path: Path, record: str) -> None:
    path = tmp_path / "game.cosca"
    lines = record.splitlines()
    start = lines.index("") + 1

    def written(*lines: str) -> str:
        path.write_text("\n".join(lines))
        return cli.wrong("replay", path, "--language", "de").replace("\n", " ")

    edited = [*lines]
    edited[start + 9] = "1 area nowhere"
    assert f"Zeile {start + 10}: Platz 1 darf hier nicht „area nowhere“ wählen" in written(*edited)
    assert f"Zeile {start + 21}: Die Partie endet mit dem Fingerabdruck" in written(*lines[: start + 20], lines[-1])
    assert "weder eine Entscheidung noch" in written(*lines[:start], "what")
    assert "„1“ ist keine Entscheidung" in written(*lines[:start], "1")
    assert "darf nichts mehr stehen" in written(*lines, "1 done")
    assert "seed steht doppelt" in written(*lines[:start], "seed: 1")
    assert "Es fehlt „seed:“" in written(*[line for line in lines if not line.startswith("seed:")])


def test_a_record_without_its_digest_is_unfinished_or_truncated(cli: Cli, tmp_path: Path, record: str) -> None:
    path = tmp_path / "game.cosca"
    path.write_text("\n".join(record.splitlines()[:60]) + "\n")
    result = cli("replay", path)
    assert result.code == 0
    assert "The game is unfinished" in result.out
    assert "no digest" in result.out
    assert "line 60: truncated: the record ends without its digest" in cli.wrong("replay", path, "--strict")


def test_a_game_with_an_overlay_needs_it_again(cli: Cli, tmp_path: Path) -> None:
    path, overlay = tmp_path / "game.cosca", tmp_path / "overlay"
    overlay.mkdir()
    (overlay / "set.toml").write_text('name = "mine"')
    left = cli("play", "--seed", "1", "--data", overlay, "--save", path, typed="1\n1\nquit\n")
    assert f"--resume {path} --data {overlay}" in left.out
    assert "for another set, use --data DIR" in cli.wrong("replay", path)
    assert cli("replay", path, "--data", overlay).code == 0
    assert cli("play", "--resume", path, "--data", overlay, typed="quit\n").code == 0
