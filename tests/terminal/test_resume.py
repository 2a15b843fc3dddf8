"""Saves of games against bots: choices of slow bots, and bots that no longer exist."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

import cosca
from cosca.bots import bot_class
from cosca.bots.random_bot import RandomBot
from cosca.cli import run
from cosca.terminal.play.session import Session


@pytest.mark.parametrize("slow", [False, True])
def test_choice_of_a_slow_bot_is_saved_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: bool) -> None:
    """A slow bot could choose differently after resuming; a fast one repeats its choice."""
    monkeypatch.setattr(RandomBot, "runs_in_worker", slow)
    path = tmp_path / "game.cosca"
    session = Session.new(cosca.game("la_famiglia"), 1, (), "random", path)
    seat = session.game.actors(session.match.state)[0]
    session.apply(seat, session.bot_choice(seat))
    assert path.exists() is slow
    if slow:
        assert Session.resume(path, (1,), None, None, None).match.log == session.match.log


@pytest.mark.parametrize("gone", ["simple", "capo:lots"])
def test_save_with_a_removed_bot_is_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], gone: str
) -> None:
    path = tmp_path / "game.cosca"
    Session.new(cosca.game("la_famiglia"), 1, (1,), "random", path).save()
    path.write_text(path.read_text(encoding="utf-8").replace("bots: random", f"bots: {gone}"), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert run(["play", "--resume", str(path)]) == 0
    assert f"The bot {gone} is no longer available. soldato plays instead." in capsys.readouterr().out
    assert "bots: soldato" in path.read_text(encoding="utf-8")
    assert run(["play", "--resume", str(path), "--bot", gone]) == 2  # asked for now, it is a mistake


def test_class_is_found_by_the_same_names_as_a_bot() -> None:
    assert bot_class("capo:400x") is bot_class("capo")
    assert bot_class("random") is RandomBot
    with pytest.raises(cosca.BadOption, match="no bot 'simple'"):
        bot_class("simple")


def test_help_lists_the_commands_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    lines = capsys.readouterr().out.partition("Commands:")[2].splitlines()
    commands = [line.split()[0] for line in lines if line.startswith("  ") and not line.startswith("   ")]
    order = ["play", "sim", "arena", "replay", "advise", "scenario", "rules", "conflict", "serve"]
    assert [each for each in commands if each in order] == order
