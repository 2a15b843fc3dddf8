"""The command line: help, exit codes, and one-line errors."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import cosca
from tests.terminal.support import Cli


def test_version_and_help(cli: Cli) -> None:
    assert cli("--version") == (0, f"cosca {cosca.__version__}\n", "")
    overview = cli("--help").out
    assert cli().out == overview
    for command in ("play", "sim", "arena", "advise", "conflict", "replay", "scenario", "rules"):
        assert f"  {command} " in overview
        result = cli(command, "--help")
        assert result.code == 0
        assert "Examples:" in result.out
        assert f"  cosca {command}" in result.out


def test_command_exits_with_its_code() -> None:
    def command(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, "-m", "cosca.cli", *words], capture_output=True, text=True, check=False)

    assert command("--version").stdout == f"cosca {cosca.__version__}\n"
    refused = command("rules", "--nonsense")
    assert refused.returncode == 2
    assert refused.stderr.startswith("cosca: No such option: --nonsense")
    assert "Traceback" not in refused.stderr


def test_closed_pipe_is_not_an_error() -> None:
    script = f"{sys.executable} -m cosca.cli rules area | head -1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["plai"], "No such command “plai”"),
        (["play", "--colour", "red"], "No such option: --colour"),
        (["play", "--seat", "red"], "Invalid value for “--seat”"),
        (["play", "--seat", "7"], "no seat 7 in la_famiglia (seats: 1, 2, 3, 4)"),
        (["play", "--seat", "1", "--seats", "all"], "--seats and --seat: give only one of them"),
        (["play", "--seats", "some"], "--seats: “some” is neither"),
        (["play", "--seed", "x"], "--seed: “x” is not a whole number"),
        (
            ["play", "--bot", "clever"],
            "no bot “clever” (bots: picciotto, soldato, caporegime, capo, don, random, default)",
        ),
        (["play", "--game", "chess"], "no game “chess” (games: la_famiglia"),
        (["play", "--edition", "3"], "edition: “3” is not one of 1.2, 1.1, 1.0"),
        (["play", "--families", "red,pink,blue,green"], "families: give 4 different values from"),
        (["play", "--option", "colour=1"], "no option “colour” in la_famiglia"),
        (["play", "--option", "edition"], "--option edition: give NAME=VALUE"),
        (["play", "--resume", "nowhere.cosca"], "nowhere.cosca: No such file or directory"),
        (["play", "--data", "nowhere"], "nowhere: is neither an existing folder nor a component set"),
        (["sim", "--games", "0"], "Invalid value for “--games”"),
        (["sim", "--bot", "soldato", "--bot", "random", "--bot", "random"], "--bot: give it once"),
        (
            ["sim", "--game", "corleones_empire", "--bot", "soldato", "--bot", "random"],
            "--bot: give it once or once per seat",
        ),
        (["play", "la_famiglia", "--game", "corleones_empire"], "give only one of them"),
        (["play", "corleones_empire", "--edition", "1.1"], "no option “edition” in corleones_empire"),
        (["play", "--players", "3"], "--players: la_famiglia is a game for 4 players"),
        (["play", "corleones_empire", "--players", "6"], "seats: 6 is not a number from 2 to 5"),
        (["play", "--game", "corleones_empire", "--players", "2", "--seat", "3"], "no seat 3 in corleones_empire"),
        (["replay"], "Missing argument “FILE”"),
        (["replay", "nowhere.cosca"], "nowhere.cosca: No such file or directory"),
        (["scenario", "nowhere.yaml"], "nowhere.yaml: No such file or directory"),
        (["rules", "zzz"], "no rule has the id or contains the words “zzz”"),
        (["rules", "--coverage", "chess"], "no game “chess”"),
        (["rules", "--coverage", "la_famiglia", "--tests", "nowhere"], "nowhere: no such folder"),
    ],
)
def test_error_is_one_line(cli: Cli, tmp_path: Path, words: list[str], expected: str) -> None:
    cli.monkeypatch.chdir(tmp_path)
    assert expected in cli.wrong(*words)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["play", "--help"], "Im Terminal spielen"),
        (["plai"], "Meintest du play oder replay?"),
        (["play", "--colour", "red"], "Diese Option gibt es nicht: --colour"),
        (["play", "--seat", "7"], "Platz 7 gibt es in la_famiglia nicht (Plätze: 1, 2, 3, 4)."),
        (["play", "--edition", "3"], "edition: „3“ ist nicht darunter: 1.2, 1.1, 1.0."),
        (["replay", "nowhere.cosca"], "nowhere.cosca: Diese Datei gibt es nicht."),
        (["replay"], "Es fehlt die Angabe FILE."),
        (["rules", "zzz"], "Keine Regel hat die Kennung oder enthält die Wörter „zzz“."),
    ],
)
def test_help_and_errors_are_translated(cli: Cli, tmp_path: Path, words: list[str], expected: str) -> None:
    cli.monkeypatch.chdir(tmp_path)
    cli.monkeypatch.setenv("COSCA_LANGUAGE", "de")
    _, out, err = cli(*words)
    assert expected in out + err


def test_language_flag_applies_to_errors(cli: Cli) -> None:
    assert "Nie ma gry „chess”" in cli.wrong("play", "chess", "--language", "pl")


def test_unknown_option_lists_the_known_ones(cli: Cli) -> None:
    line = cli.wrong("sim", "--option", "familes=red")
    assert "did you mean families" in line
    for name in ("edition", "first_game", "predictable_conflict", "tiles", "speaker", "data"):
        assert name in line


def test_no_color_is_respected(tmp_path: Path) -> None:
    environment = {**os.environ, "NO_COLOR": "1", "XDG_STATE_HOME": str(tmp_path)}
    words = [sys.executable, "-m", "cosca.cli", "rules", "V4"]
    done = subprocess.run(words, capture_output=True, text=True, env=environment, check=True)
    assert "\x1b[" not in done.stdout
