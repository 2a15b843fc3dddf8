"""`cosca rules`: lookup by id and word, and coverage by tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosca.games import kit
from tests.terminal.support import Cli


def test_rules_are_found_by_id_and_by_word(cli: Cli) -> None:
    result = cli("rules", "v4", "LF-K2")
    assert result.code == 0
    assert "LF-V4" in result.out
    assert "LF-K2" in result.out
    assert "By land the move may take 1 car" in result.out
    matches = cli("rules", "brute", "force").out
    assert "LF-K2" in matches
    assert "LF-V4" not in matches
    assert "A16[1.0]" in cli("rules", "A16[1.0]").out
    assert "V  Movement (and Attack): the shotgun" in cli("rules").out
    empire = cli("rules", "--game", "corleones_empire", "f4").out
    assert "CE-F4" in empire
    assert "Thug space of any business" in empire


@pytest.mark.parametrize("game", ["la_famiglia", "corleones_empire"])
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_definitions_of_the_terms_follow_the_rules_that_use_them(cli: Cli, game: str, language: str) -> None:
    book = kit(game).rulebook(language)
    assert len(book.definitions) >= 4
    needing = next(rule for rule in book if 0 < len(book.definitions_for([rule])) < len(book.definitions))
    output = " ".join(cli("rules", game, needing.id, "--language", language).out.split()).casefold()
    needed = book.definitions_for([needing])
    for definition in book.definitions:
        text = " ".join(definition.text.replace("*", "").split()).casefold()
        assert (text in output) is (definition in needed)
    plain = next(rule for rule in book if not book.definitions_for([rule]))
    assert cli("rules", game, plain.id, "--language", language).out.count("\n\n") == 0


def test_guide_has_the_same_text_as_the_page(cli: Cli) -> None:
    whole = cli("rules", "la_famiglia", "guide").out
    assert "The game in two minutes" in whole
    assert "controls 5 Mandamenti or the two of you together control 6 (X1)" in " ".join(whole.split())
    part = cli("rules", "corleones_empire", "guide", "bribery").out
    assert "All players bid at once and in secret" in part
    assert "Tribute" not in part
    assert "Das Spiel in zwei Minuten" in cli("rules", "guide", "minutes", "--language", "de").out
    assert "guide minutes  Gra w\u00a0dwie minuty" in cli("rules", "--language", "pl").out
    missed = cli("rules", "guide", "nothing")
    assert missed.code != 0
    assert "(parts: minutes, round, " in " ".join(f"{missed.out} {missed.err}".split())


def test_search_ignores_accents(cli: Cli) -> None:
    assert "LF-K2" in cli("rules", "BRUTALNOSC", "--language", "pl").out
    assert "CE-R2" in cli("rules", "corleones_empire", "hochsten", "gebot", "--language", "de").out


def test_coverage_lists_rules_without_a_test(cli: Cli, tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_one.py").write_text(
        'import pytest\n\n\n@pytest.mark.rule("LF-V4", "LF-Z99")\ndef test_it() -> None: ...\n'
    )
    result = cli("rules", "--coverage", "la_famiglia", "--tests", tests)
    assert result.code == 1
    lines = result.out.splitlines()
    assert any(line.startswith("LF-V5") for line in lines)
    assert not any(line.startswith("LF-V4 ") for line in lines)
    assert "tests/test_one.py:4: no rule 'LF-Z99'" in result.out
    assert "1 of " in lines[-1]
    assert "1 names in tests are not rules" in lines[-1]
    (tests / "test_one.py").write_text('import pytest\n\n\n@pytest.mark.rule("CE-F4")\ndef test_it() -> None: ...\n')
    result = cli("rules", "--coverage", "corleones_empire", "--tests", tests)
    assert result.code == 1
    assert "corleones_empire: 1 of " in result.out
    assert not any(line.startswith("CE-F4 ") for line in result.out.splitlines())
