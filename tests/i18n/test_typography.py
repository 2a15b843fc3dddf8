"""No-break spaces: Polish texts have them, a text without them is found, and nothing but text changes."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from cosca.games import kit
from cosca.terminal.render.console import Screen
from cosca.terminal.render.labels import normalize
from tools.i18n.language import check
from tools.i18n.typography import NO_BREAK, RULES, catalogue, faults, page, polish, texts, write


def shown(text: str) -> str:
    return text.replace(NO_BREAK, "_")


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("stoi w domu", "stoi w_domu"),
        ("i w domu", "i_w_domu"),
        ("W domu (z kim?) „o tym”", "W_domu (z_kim?) „o_tym”"),
        ("Dość. A teraz", "Dość. A_teraz"),
        ("w akcie I lub II", "w_akcie I lub II"),  # a number, not a word
        ("opcja A albo B", "opcja A albo B"),  # a letter, not a word
        ("na koniec", "na koniec"),
        ("masz 2 £ i 5 $.", "masz 2_£ i_5_$."),
        ("54% z 100", "54% z_100"),
        ("cena w", "cena w"),
    ],
)
def test_a_line_ends_with_no_word_of_one_letter_and_parts_no_amount(text: str, wanted: str) -> None:
    assert shown(polish(text)) == wanted
    assert polish(polish(text)) == polish(text)


MESSAGES = """\
# a comment with w domu
ask-a = W { NAME($area, case: "a b") } i { $n } £ { $cars ->
    [0] {""}
    [one] {" "}i { $cars } z { "w domu" }
   *[other] { $cars }i domu
}
    .only = o { $a }
"""


def test_in_a_catalogue_only_text_changes() -> None:
    assert shown(catalogue(MESSAGES, polish)) == (
        MESSAGES.replace("= W {", "= W_{")
        .replace("} i { $n } £ {", "} i_{ $n }_£ {")
        .replace('{" "}i { $cars } z {', '{" "}i_{ $cars } z_{')
        .replace("= o {", "= o_{")
    )


def test_on_a_page_code_ids_and_pictures_stay() -> None:
    line = "- **W1** W `a z b` ({n} £): ![Z bliska](z map) w domu {#o nas}\n"
    assert shown(page(line, polish)) == "- **W1** W_`a z b` ({n}_£): ![Z_bliska](z map) w_domu {#o nas}\n"


def test_every_polish_text_has_its_no_break_spaces() -> None:
    assert faults("pl") == []
    found = {path.name for path, _, _ in texts("pl")}
    assert {"rules.md", "guide.md", "questions.ftl", "table.ftl", "coach.ftl"} <= found


@pytest.mark.parametrize("name", ["terminal.ftl", "guide.md"])
def test_a_text_without_them_is_found_and_mended(tmp_path: Path, name: str) -> None:
    words = tmp_path / "src/cosca/words"
    for language in ("en", "pl"):
        (words / language).mkdir(parents=True)
        (words / language / "common.ftl").write_text("list-and = { $list } + { $next }\n")
    text = "why-ended = Koniec w domu.\n" if name.endswith(".ftl") else "Koniec w domu.\n"
    (words / "pl" / name).write_text(text)
    lacking = f"src/cosca/words/pl/{name}:1: a no-break space is missing (make i18n ARGS=typography)"
    assert faults("pl", tmp_path) == [lacking]
    assert lacking in check(tmp_path)
    assert write(tmp_path) == [words / "pl" / name]
    assert shown((words / "pl" / name).read_text(encoding="utf-8")) == text.replace("w ", "w_")
    assert faults("pl", tmp_path) == []
    assert write(tmp_path) == []


def test_a_language_without_rules_is_left_alone() -> None:
    assert set(RULES) == {"pl"}
    assert list(texts("de")) == []


@pytest.mark.parametrize(("name", "words"), [("la_famiglia", "w dowolnym momencie"), ("corleones_empire", "z ręki")])
def test_rules_are_found_by_words_with_plain_spaces(name: str, words: str) -> None:
    rules = kit(name).rulebook("pl")
    there = [rule for rule in rules if words.replace(" ", NO_BREAK, 1) in rule.text.lower()]
    assert there
    assert set(there) <= set(rules.search(words)) | {rule for rule in rules if rule.is_variant}


def test_typed_words_match_names_with_no_break_spaces() -> None:
    assert normalize("w siedzibie") == normalize(polish("w siedzibie")) == "w siedzibie"


def test_a_terminal_keeps_what_belongs_together_on_one_line() -> None:
    console = Screen(file=StringIO(), width=12)
    console.print(polish("Masz razem 2 £ i już."))
    assert isinstance(console.file, StringIO)
    assert [shown(line) for line in console.file.getvalue().splitlines()] == ["Masz razem", "2_£ i_już."]
