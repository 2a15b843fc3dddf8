"""Catalogues are complete, used and readable; the check finds faults; languages can be added."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosca.i18n import Speaker
from tools.i18n.catalogues import Place, places, read
from tools.i18n.language import PSEUDO, against_english, check, new, pseudo, pseudo_text
from tools.i18n.plural_check import NEVER_ONE, NEVER_ONE_IN
from tools.i18n.usage_check import Uses

ENGLISH = """\
soldati = { $n ->
    [one] one Soldato
   *[other] { $n } Soldati
}
hello = Hello, { NAME($seat) }!
ask-move = You have { soldati }.
    .only = Only those.
"""

POLISH = ENGLISH.replace("   *[other]", "    [few] { $n } Soldati\n    [many] { $n } Soldati\n   *[other]")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Create a small repository with the words of one package and of the page."""
    for place in ("src/cosca/words", "src/cosca/terminal/words", "web/src/words"):
        (tmp_path / place / "en").mkdir(parents=True)
    (tmp_path / "src/cosca/words/en/common.ftl").write_text("list-and = { $list }, { $next }\n")
    (tmp_path / "src/cosca/terminal/words/en/words.ftl").write_text(ENGLISH)
    (tmp_path / "src/cosca/terminal/hello.py").write_text('say("hello")\n')
    (tmp_path / "web/src/words/en/table.ftl").write_text("end-title = The end\nend-won = Won\nend-lost = Lost\n")
    (tmp_path / "web/src/End.svelte").write_text('{text("end.title")} {text(`end.${result}`)}\n')
    return tmp_path


def written(tree: Path, path: str, text: str) -> list[str]:
    """Write a file and return the faults found."""
    (tree / path).parent.mkdir(parents=True, exist_ok=True)
    (tree / path).write_text(text)
    return check(tree)


def test_every_catalogue_is_complete() -> None:
    assert check() == []


def test_valid_tree_has_no_faults(tree: Path) -> None:
    assert check(tree) == []


@pytest.mark.parametrize(
    ("path", "text", "fault"),
    [
        ("src/cosca/terminal/words/en/more.ftl", "bye = Bye!\n", "unused message 'bye'"),
        ("src/cosca/terminal/words/en/more.ftl", "hello = Hello!\n", "duplicate message 'hello'"),
        ("src/cosca/terminal/words/en/more.ftl", "broken = { $\n", "cannot be read: broken"),
        ("src/cosca/terminal/words/en/more.ftl", "term-a = { nowhere }\n", "refers to 'nowhere'"),
        ("src/cosca/terminal/words/en/more.ftl", "term-a = { hello.only }\n", "refers to 'hello.only'"),
        ("src/cosca/terminal/words/en/more.ftl", 'term-a = { LIST($a, type: "xor") }\n', "refers to 'list-xor'"),
        ("src/cosca/terminal/words/en/more.ftl", "term-a = { SHOUT($a) }\n", "unknown function SHOUT"),
        ("web/src/words/en/table.ftl", "end-won = Won\n", "missing message 'end-title'"),
        ("web/src/words/en/more.ftl", "begin-title = The start\n", "unused message 'begin-title'"),
    ],
)
def test_a_fault_in_english_is_found(tree: Path, path: str, text: str, fault: str) -> None:
    assert any(fault in line for line in written(tree, path, text)), check(tree)


def test_families_declare_messages_named_by_data(tree: Path) -> None:
    assert written(tree, "src/cosca/terminal/words/en/more.ftl", "effect-a = A\n") != []
    assert written(tree, "src/cosca/terminal/words/families.toml", 'families = ["effect-*"]\n') == []


@pytest.mark.parametrize(
    ("old", "new_", "fault"),
    [
        ("hello = Hello, { NAME($seat) }!\n", "", "missing message 'hello'"),
        ("    .only = Only those.\n", "", "ask-move: missing attribute .only"),
        ("NAME($seat)", "NAME($area)", "hello: wrong argument $area"),
        ("[one] one", "[one] { $m } one", "ask-move: wrong argument $m"),
        ("hello =", "hallo =", "unused message 'hallo'"),
        ("{ soldati }", "{ soldat }", "refers to 'soldat'"),
    ],
)
def test_a_fault_in_a_translation_is_found(tree: Path, old: str, new_: str, fault: str) -> None:
    new("de", tree)
    assert check(tree) == []
    faults = written(tree, "src/cosca/terminal/words/de/words.ftl", ENGLISH.replace(old, new_))
    assert any(fault in line for line in faults), faults


def test_translation_may_add_cases_and_helper_messages(tree: Path) -> None:
    new("pl", tree)
    text = POLISH.replace("Hello,", "{ greeting }").replace("    .only", "    .genitive = Z.\n    .only")
    assert written(tree, "src/cosca/terminal/words/pl/words.ftl", text + "greeting = Ahoj\n") == []


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("pl", ENGLISH, "soldati: a number without the form [few], [many]"),
        ("pl", POLISH, None),
        ("de", ENGLISH, None),
        ("de", POLISH, "soldati: the language has no form [few], [many]"),
        (
            "de",
            ENGLISH.replace("    [one] one Soldato\n", "    [few] Soldati\n"),
            "soldati: a number without the form [one]",
        ),
    ],
)
def test_plural_forms_match_the_language(tree: Path, language: str, text: str, fault: str | None) -> None:
    new("de", tree)
    new("pl", tree)
    (tree / "src/cosca/terminal/words/pl/words.ftl").write_text(POLISH)
    faults = written(tree, f"src/cosca/terminal/words/{language}/words.ftl", text)
    assert [line.partition(": ")[2] for line in faults][:1] == ([] if fault is None else [fault]), faults


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        ("term-a = Up to { $n } cards", "{ $n } cards"),
        ("term-a = Up to { NUMBER($n) } cards", "{ $n } cards"),
        ("term-a = A\n    .text = Up to { $n } cards", "{ $n } cards"),
        ("term-a = { $kind ->\n   *[other] Up to { $n } cards\n}", "{ $n } cards"),
        ("term-a = { $n ->\n    [0] none\n   *[other] { $n } cards\n}", "{ $n } cards"),
        ("term-a = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n}", None),
        ("term-a = { $n ->\n    [1] { $n } card\n   *[other] { $n } cards\n}", None),
        ("term-a = { $n ->\n    [one] { $m } card\n   *[other] { $m } cards\n}", "{ $m } card"),
        ("term-a = { $n } of { $m }, for { $name } and ${ $n } cards", None),
        ("term-a = { $together } cards", None),  # never 1
    ],
)
def test_number_before_a_word_needs_plural_forms(tree: Path, message: str, fault: str | None) -> None:
    """In every language including English, except for listed messages, which must exist."""
    faults = written(tree, "src/cosca/terminal/words/en/more.ftl", message + "\n")
    named = [line.partition("'")[2].partition("'")[0] for line in faults if "without number forms" in line]
    assert named[:1] == ([] if fault is None else [fault]), faults


def test_plural_exceptions_name_existing_messages() -> None:
    ids = {id for place in places() for id in read(place, "en")[0]}
    assert set(NEVER_ONE_IN) <= ids
    assert all([*NEVER_ONE.values(), *NEVER_ONE_IN.values()])


def test_english_words_in_another_language_are_found(tree: Path) -> None:
    """Except words that the terms page keeps; paths and options do not count."""
    new("de", tree)
    (tree / "docs/terms").mkdir(parents=True)
    (tree / "docs/terms/de.md").write_text("## Words that stay\n\n`Soldato`\n`Soldati`\n`Title`\n")
    german = "end-title = Title --end /the/end\nend-won = Gewonnen\nend-lost = Verloren\n"
    assert not [line for line in written(tree, "web/src/words/de/table.ftl", german) if "web/src" in line]
    faults = written(tree, "web/src/words/de/table.ftl", german.replace("Verloren", "Won nicht"))
    assert any("end-lost: English word 'Won'" in line for line in faults), faults


def test_new_language_overwrites_nothing(tree: Path) -> None:
    made = new("de", tree)
    assert {path.parent.name for path in made} == {"de"}
    assert len(made) == len(places(tree)) == 3
    made[0].write_text("kept = kept\n")
    assert new("de", tree) == []
    assert made[0].read_text() == "kept = kept\n"


def test_usage_knows_game_messages_and_their_arguments() -> None:
    uses = Uses()
    uses.kinds["event"] = {"event-placed": {"seat", "n"}}
    uses.choices["area"] = {"n", "name", "cost"}
    assert uses.names("event-placed")
    assert not uses.names("event-gone")
    assert uses.given("event-placed") == {"seat", "n"}
    assert uses.given("choice-area") == uses.given("choice-place-area--area") == {"n", "name", "cost"}
    assert uses.given("choice-skip") is None


@pytest.mark.parametrize(
    ("call", "known"),
    [
        ('text("end.title", { n, names: [1, f({ m })] })', True),
        ('text("end.title", values)', True),
        ('text("end.title", { ...values })', True),
        ('text("end.title", { n: { names } })', False),
        ('text("end.title")', False),
        ('text(over ? "end.title" : "begin")', True),
    ],
)
def test_argument_that_the_page_never_passes_is_found(tree: Path, call: str, known: bool) -> None:
    (tree / "web/src/End.svelte").write_text("{" + call + "}\n")
    faults = written(tree, "web/src/words/en/table.ftl", "end-title = { $n } { LIST($names) }\n")
    missing = [line for line in faults if "is never given" in line]
    assert bool(missing) is not known, faults


# ---------------------------------------------------------------- the pseudo-language


def test_the_pseudo_language_is_accented_and_longer() -> None:
    text = "You cannot pay for any move."
    pseudo = pseudo_text(text)
    assert pseudo != text
    assert len(pseudo) >= len(text) * 1.3
    assert len(pseudo_text("bcdf")) == 6


def test_the_pseudo_language_keeps_messages_and_arguments(tree: Path) -> None:
    pseudo(root=tree)
    place = tree / "src/cosca/terminal/words"
    assert set(read(Place(place), PSEUDO)[0]) == set(read(Place(place), "en")[0])
    speaker = Speaker([place], PSEUDO, {"seat": ("seat",)}, {"seat:1": "Red"}, strict=True)
    assert speaker.say("hello", {"seat": 1}) == pseudo_text("Hello, ") + "Red!"
    assert check(tree) == []


def test_the_pseudo_language_can_be_written_to_another_folder(
    tree: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    out = tmp_path_factory.mktemp("pseudo")
    made = pseudo(out, tree)
    assert all(path.is_relative_to(out) for path in made)
    assert not list(tree.rglob(PSEUDO))


def test_missing_messages_of_a_translation_are_listed(tree: Path) -> None:
    place = Place(tree / "web/src/words")
    english, _ = read(place, "en")
    assert against_english(place, "de", english, english) == [f"missing message '{id}'" for id in english]
