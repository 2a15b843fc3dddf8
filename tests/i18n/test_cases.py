"""Fluent in Python: the cases shared with the page's tests, and Python's own functions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cosca.i18n import MissingText, Speaker, available, best_language, message_id, wanted_languages

TABLE: dict[str, Any] = json.loads(Path(__file__).with_name("cases.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("words")
    for language, lines in TABLE["catalogues"].items():
        (folder / language).mkdir()
        (folder / language / "words.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def speaker(place: Path, case: dict[str, Any], strict: bool = False) -> Speaker:
    made = Speaker([place], case.get("language", "en"), TABLE["things"], case.get("names"), strict=strict)
    made.learn(TABLE["families"])
    return made


@pytest.mark.parametrize("case", TABLE["cases"], ids=lambda case: case["about"])
def test_message_is_formatted_as_on_the_page(place: Path, case: dict[str, Any]) -> None:
    text = speaker(place, case).say(case["id"], case.get("args"), case.get("attribute", ""))
    assert text == case["expect"]


@pytest.mark.parametrize("case", TABLE["cases"], ids=lambda case: case["about"])
def test_strict_speaker_raises_if_and_only_if_a_text_is_missing(place: Path, case: dict[str, Any]) -> None:
    strict = speaker(place, case, strict=True)
    if case.get("missing"):
        with pytest.raises(MissingText):
            strict.say(case["id"], case.get("args"), case.get("attribute", ""))
    else:
        assert strict.say(case["id"], case.get("args"), case.get("attribute", "")) == case["expect"]


@pytest.mark.parametrize("case", TABLE["calls"], ids=lambda case: case["about"])
def test_game_texts_are_formatted_as_on_the_page(place: Path, case: dict[str, Any]) -> None:
    assert getattr(speaker(place, case), case["call"])(*case["given"]) == case["expect"]


@pytest.mark.parametrize("case", TABLE["ids"], ids=lambda case: case["expect"])
def test_message_ids_are_built_as_on_the_page(case: dict[str, Any]) -> None:
    assert message_id(*case["parts"], case=case.get("case")) == case["expect"]


def test_strict_speaker_names_the_message_and_the_argument(place: Path) -> None:
    strict = speaker(place, {}, strict=True)
    with pytest.raises(MissingText, match=r"'ask-planning-move'.*'money'"):
        strict.say("ask-planning-move")
    with pytest.raises(MissingText, match=r"'event-placed'.*area:atlantis"):
        strict.say("event-placed", {"seat": 1, "n": 1, "area": "atlantis"})
    assert MissingText.code == "missing_text"


def test_first_folder_with_a_message_wins(place: Path, tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "own.ftl").write_text("hello = Good day!\n", encoding="utf-8")
    both = Speaker([tmp_path, place])
    assert both.say("hello") == "Good day!"
    assert both.say("soldati", {"n": 2}) == "2 Soldati"


def test_unreadable_entry_counts_as_missing(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "own.ftl").write_text("bad = { $\ngood = Good\n", encoding="utf-8")
    made = Speaker([tmp_path])
    assert (made.say("bad"), made.say("good")) == ("bad", "Good")


def test_too_long_text_is_replaced(place: Path) -> None:
    assert speaker(place, {}).say("plain", {"value": "x" * 3000}) == "?"


def test_wanted_languages_come_from_the_environment() -> None:
    environ = {"LANG": "de_DE.UTF-8", "LANGUAGE": "pl:fr", "COSCA_LANGUAGE": "it"}
    assert wanted_languages(environ) == ["it", "pl", "fr", "de_DE.UTF-8"]
    assert best_language(wanted_languages(environ), ["de", "en"]) == "de"


def test_available_languages_are_the_folders(place: Path) -> None:
    assert available([place]) == ["de", "en", "pl"]


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [(["de_AT.UTF-8"], "de"), (["fr", "pl-PL"], "pl"), (["fr"], "en"), ([], "en"), (["C"], "en"), (["DE"], "de")],
)
def test_first_available_wanted_language_is_used(wanted: list[str], expected: str) -> None:
    assert best_language(wanted, ["de", "en", "pl"]) == expected
