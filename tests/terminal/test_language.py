"""The language of the terminal: the flag, the environment, and untranslated text."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

# These import `language_for` by name: they must have done so before a test replaces it.
import cosca.cli.app
import cosca.cli.help_texts as mistakes
import cosca.terminal.commands.rules
import cosca.terminal.commands.scenario  # noqa: F401
from cosca.terminal.render import game_texts
from tests.terminal.support import Cli
from tools.i18n.language import PSEUDO, ROOT, pseudo

# What is typed as it is, and so the same in every language.
TYPED = frozenset(
    re.findall(
        r"\w+",
        """map sheets mats orders tiles mandamenti board jobs allies spaces hand bank table log look rules hint all undo
        save help quit again anytime area bronte token two of space church car bomb business red hook docks horse head
        thug cosca play resume nonsense why""",
    )
)
WORD = re.compile(r"[A-Za-z]+")
DIGEST = re.compile(r"\b[0-9a-f]{32}\b")
COMMANDS = {
    "la_famiglia": "help sheets mats orders tiles mandamenti a again look\tx 1;1 nonsense undo",
    "corleones_empire": "help board jobs allies spaces hand bank again look\tx 1;1 nonsense undo",
}


@pytest.fixture
def pseudo_cli(cli: Cli, tmp_path: Path) -> Cli:
    """Return a command line in the pseudo-language, where missing texts are errors."""
    out = tmp_path / "words"
    pseudo(out)
    places = game_texts.places_of

    def moved(place: Path) -> Path:
        return out / place.relative_to(ROOT)

    def places_of(game: str) -> list[Path]:
        return [moved(place) for place in places(game)]

    cli.monkeypatch.setattr(game_texts, "places_of", places_of)
    cli.monkeypatch.setattr(game_texts, "language_for", _always(PSEUDO))
    cli.monkeypatch.setattr(mistakes, "language_for", _always("en"))  # the pseudo-language has no mistakes
    cli.monkeypatch.setattr("cosca.i18n.speaker.COMMON", out / "src/cosca/words")
    cli.monkeypatch.setattr("cosca.i18n.speaker.ENGLISH", PSEUDO)
    return cli


def _always(language: str) -> Callable[[str | None], str]:
    return lambda wanted: language


def plain_words(output: str) -> set[str]:
    """Return the English words that are not commands."""
    words = {word for word in WORD.findall(output) if len(word) > 2 and re.search("[aceilnorsuyz]", word)}
    return {word for word in words if word.lower() not in TYPED}


@pytest.mark.parametrize("game", ["la_famiglia", "corleones_empire"])
def test_full_game_is_translated_and_not_truncated(pseudo_cli: Cli, tmp_path: Path, game: str) -> None:
    asked = COMMANDS[game].replace("\t", "-").split()
    typed = "1\n" * 6 + "\n".join([line.replace("-", " ") for line in asked]) + "\n" + "1\n" * 900
    path = tmp_path / "g.cosca"
    output = pseudo_cli("play", game, "--seed", "3", "--bot", "random", "--save", path, typed=typed).out
    assert "Ł" in output or "ł" in output
    again = pseudo_cli("replay", path)
    assert again.code == 0
    advised = pseudo_cli("advise", path, "--to", "40", "--seconds", "0.2")
    assert advised.code == 0
    for each in (output, again.out, advised.out):
        assert plain_words(DIGEST.sub("", each.replace(str(path), ""))) == set()
        assert "…" not in each
    assert max(len(line) for line in output.replace(str(path), "").splitlines()) <= 100


def test_language_comes_from_the_flag_then_the_environment(cli: Cli) -> None:
    assert "Type help" in cli("play", "--seed", "1", "--language", "en-GB", typed="quit\n").out
    assert "no language “tlh” (languages: de, en, pl)" in cli.wrong("play", "--seed", "1", "--language", "tlh")
    cli.monkeypatch.setenv("COSCA_LANGUAGE", "tlh")
    assert "Type help" in cli("play", "--seed", "1", typed="quit\n").out


def test_best_available_language_of_the_environment_is_used(cli: Cli, tmp_path: Path) -> None:
    cli.monkeypatch.setattr(game_texts, "PLACE", tmp_path)
    for language in ("en", "pl"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "play.ftl").write_text("hello = Hello\n", encoding="utf-8")
    cli.monkeypatch.setenv("COSCA_LANGUAGE", "pl_PL.UTF-8")
    assert game_texts.language_for(None) == "pl"
    assert game_texts.language_for("en") == "en"
    cli.monkeypatch.setenv("COSCA_LANGUAGE", "")
    cli.monkeypatch.setenv("LANGUAGE", "fr:pl")
    assert game_texts.language_for(None) == "pl"


@pytest.mark.parametrize("flag", [["--language", "de"], ["--language=de"]])
def test_language_flag_may_precede_the_command(cli: Cli, flag: list[str]) -> None:
    german = cli("rules", "V4", "--language", "de").out
    assert "Schrotflinte" in german
    assert cli(*flag, "rules", "V4").out == german
    assert cli("--language", "pl", "rules", "V4", *flag).out == german  # the command's own flag decides
    assert cli(*flag).out.startswith("Aufruf: cosca")
    assert cli(*flag, "play", "--help").out == cli("play", "--help", *flag).out
    assert "Meintest du play" in cli.wrong(*flag, "plai")
    assert "Meintest du play" in cli.wrong("--language", "pl", *flag, "plai")
    assert "no language “tlh” (languages: de, en, pl)" in cli.wrong("--language", "tlh", "serve", "--port", "0")
    assert "requires an argument" in cli.wrong("--language")
