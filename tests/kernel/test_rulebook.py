"""The rules page is parsed into ids, and the coverage report is correct."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from textwrap import dedent

import pytest

import cosca
from cosca.games import rulebook
from cosca.kernel.rulebook import Definition, Rulebook, RulebookError, UnknownRule
from cosca.testing.coverage import Coverage, UnknownId, coverage

TESTS = Path(__file__).resolve().parents[1]
GAMES = TESTS.parent / "src" / "cosca" / "games"
PAGE = GAMES / "la_famiglia" / "words" / "en" / "rules.md"

SMALL = dedent(
    """\
    # A small game
    Words: *seat* = a player.

    ## N. Limits
    - **N1** Exactly 4 seats.
    - **N2** A piece that is due
      but not there is not received.

    ## V. Movement (and attack): the shotgun
    - **V1** Move a car; **[1.10]** or two.

    ### Cars
    - **V2** A car never helps in defence.

    ## ED. Editions
    One option `edition`: `1.10` (default), `1.9`. Differences that change play: V1. Wording only: N2.
    """
)


@pytest.fixture(scope="module")
def la_famiglia() -> Rulebook:
    return Rulebook.load(PAGE, "LF")


@pytest.fixture(scope="module")
def small() -> Rulebook:
    return Rulebook.parse(SMALL, "SG")


def report(tests_dir: Path, rules: Rulebook, **files: str) -> Coverage:
    """Write `name__py` and `name__yaml` into a tests directory and report on it."""
    for name, text in files.items():
        path = tests_dir / name.replace("__", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), encoding="utf-8")
    return coverage(rules, tests_dir)


class TestLaFamiglia:
    def test_every_section_has_its_statements(self, la_famiglia: Rulebook) -> None:
        counts = Counter(rule.section for rule in la_famiglia if not rule.is_variant)
        expected = {"N": 9, "S": 12, "Y": 4, "P": 9, "A": 17, "G": 6, "F": 7, "M": 9, "D": 3, "E": 8}
        expected |= {"V": 10, "K": 11, "B": 5, "T": 3, "R": 4, "O": 7, "C": 10, "X": 4, "W": 58, "H": 34}
        assert counts == expected

    def test_ids_are_unique_and_consecutive(self, la_famiglia: Rulebook) -> None:
        ids = [rule.id for rule in la_famiglia]
        assert len(ids) == len(set(ids))
        for section in {rule.section for rule in la_famiglia}:
            numbers = [
                int(rule.id.removeprefix(f"LF-{section}"))
                for rule in la_famiglia
                if rule.section == section and not rule.is_variant
            ]
            first = 0 if section == "C" else 1
            assert numbers == list(range(first, first + len(numbers))), section

    def test_what_editions_change_has_an_id_for_each_edition(self, la_famiglia: Rulebook) -> None:
        variants = [rule.id for rule in la_famiglia if rule.is_variant]
        assert variants == [
            f"LF-{name}[{edition}]" for name in ("A16", "E6", "O6", "C3", "X4") for edition in ("1.0", "1.1", "1.2")
        ]
        assert len(la_famiglia) == 230 + 15

    def test_section_of_editions_has_no_ids(self, la_famiglia: Rulebook) -> None:
        assert not [rule for rule in la_famiglia if rule.section == "ED"]

    def test_a_rule_knows_its_section_and_text(self, la_famiglia: Rulebook) -> None:
        rule = la_famiglia.get("LF-V4")
        assert (rule.section, rule.section_title) == ("V", "Movement (and Attack): the shotgun")
        assert rule.text.startswith("By land the move may take 1 car")
        assert rule.editions == ("1.0", "1.1", "1.2")

    def test_statements_refer_only_to_statements_that_exist(self, la_famiglia: Rulebook) -> None:
        references = {name for rule in la_famiglia for name in re.findall(r"\b[A-Z][0-9]+\b", rule.text)}
        assert len(references) > 40
        for name in references:
            assert la_famiglia.get(name).id == f"LF-{name}"
        assert la_famiglia.get("H30").text.startswith("City Hall")


def test_every_rule_of_every_game_is_proven_by_a_test() -> None:
    result = coverage([rule for name in cosca.game_names() for rule in rulebook(name)], TESTS)
    assert [str(one) for one in result.unknown] == []
    assert result.unproven == ()


class TestLanguages:
    @pytest.mark.parametrize(
        "page", sorted(GAMES.glob("*/words/*/rules.md")), ids=lambda page: "-".join(page.parts[-4:])
    )
    def test_every_language_states_the_same_rules(self, page: Path) -> None:
        english = Rulebook.load(page.parents[1] / "en" / "rules.md", "X")
        translation = Rulebook.load(page, "X")
        assert [(rule.id, rule.editions) for rule in translation] == [(rule.id, rule.editions) for rule in english]
        assert [rule.id for rule in translation if "`" in rule.text] == [], "ids of data are no words for a player"


class TestParse:
    def test_order_is_that_of_the_page_with_variants_after_their_rule(self, small: Rulebook) -> None:
        ids = ["SG-N1", "SG-N2", "SG-V1", "SG-V1[1.9]", "SG-V1[1.10]", "SG-V2"]
        assert [rule.id for rule in small] == ids
        assert small.get("V1[1.9]").editions == ("1.9",)
        assert small.get("V1[1.9]").plain_id == "SG-V1"

    def test_indented_lines_belong_to_the_statement_above(self, small: Rulebook) -> None:
        assert small.get("N2").text == "A piece that is due but not there is not received."

    def test_definitions_before_the_first_section(self) -> None:
        words = (
            "Words used here: a *seat* is a player. A *team* (e.g. red) is two seats, an *area* or *sea* is a place."
        )
        page = SMALL.replace("Words: *seat* = a player.", words)
        page = page.replace("Exactly 4 seats.", "Exactly 4 seats are *one* table.").replace(
            "Move a car", "All teams move"
        )
        book = Rulebook.parse(page, "SG")
        assert [definition.terms for definition in book.definitions] == [("seat",), ("team", "area", "sea")]
        assert [each.terms[0] for each in book.definitions_for([book.get("N1")])] == ["seat"]
        assert [each.text[:6] for each in book.definitions_for([book.get("V1")])] == [
            "a *sea",
            "A *tea",
        ]  # of what it uses
        assert book.definitions_for([book.get("N2"), book.get("V2")]) == ()

    @pytest.mark.parametrize(
        ("term", "text", "used"),
        [
            ("area", "Two areas, please", True),
            ("area", "They are here, in the arenas", False),
            ("sea", "A seat", False),
            ("Mandamento", "3 Mandamenti", True),
            ("drużyna", "Własna Drużyny", True),
            ("Vorrat", "die Vorräte", True),
            ("sea area", "the area of the sea", False),
            ("sea area", "in sea areas", True),
        ],
    )
    def test_a_term_is_found_in_its_forms(self, term: str, text: str, used: bool) -> None:
        assert Definition((term,), "").is_used_in(text) is used

    def test_page_without_editions_has_no_variants(self) -> None:
        book = Rulebook.parse("## N. Limits\n- **N1** 2 to 5 seats.\n", "CE")
        assert [(rule.id, rule.editions) for rule in book] == [("CE-N1", ())]

    def test_a_page_in_another_language_keeps_ids_and_editions(self, small: Rulebook) -> None:
        page = Rulebook.parse("## V. Ruch\n- **V1** Idziesz.\n", "SG")
        translation = small.translated(page)
        assert [(rule.id, rule.editions) for rule in translation] == [(rule.id, rule.editions) for rule in small]
        assert (translation.get("V1[1.9]").section_title, translation.get("V1[1.9]").text) == ("Ruch", "Idziesz.")
        assert translation.get("N1") == small.get("N1")

    @pytest.mark.parametrize(
        ("page", "message"),
        [
            ("## N. Limits\n- **N1** a\n- **N1** b\n", "line 3: duplicate id SG-N1"),
            ("## N. Limits\n- **V1** a\n", "line 2: V1 is in section N"),
            ("- **N1** a\n", "line 1: N1 is in section -"),
            ("## N. Limits\n- **N1a** a\n", "line 2: not a numbered statement"),
            (SMALL.replace("play: V1", "play: V9"), "SG-V9, which no statement defines"),
            (SMALL.replace(" Differences that change play: V1. Wording only: N2.", ""), "or neither"),
        ],
    )
    def test_a_page_that_contradicts_itself_is_refused(self, page: str, message: str) -> None:
        with pytest.raises(RulebookError) as caught:
            Rulebook.parse(page, "SG")
        assert message in str(caught.value)


class TestGetAndSearch:
    @pytest.mark.parametrize("name", ["V4", "v4", "LF-V4", "lf-v4", " LF-V4 "])
    def test_get_takes_any_spelling(self, la_famiglia: Rulebook, name: str) -> None:
        assert la_famiglia.get(name).id == "LF-V4"

    @pytest.mark.parametrize("name", ["A16[1.0]", "LF-A16[1.0]", "lf-a16[1.0]"])
    def test_get_takes_variants(self, la_famiglia: Rulebook, name: str) -> None:
        assert la_famiglia.get(name).id == "LF-A16[1.0]"

    @pytest.mark.parametrize("name", ["", "V", "V99", "CE-V4", "V4[1.0]", "A16[2.0]"])
    def test_get_refuses_what_is_not_there(self, la_famiglia: Rulebook, name: str) -> None:
        with pytest.raises(UnknownRule, match="no rule"):
            la_famiglia.get(name)

    def test_search_finds_all_words_in_any_case_and_no_variants(self, small: Rulebook) -> None:
        assert [rule.id for rule in small.search("CAR")] == ["SG-V1", "SG-V2"]
        assert [rule.id for rule in small.search("car defence")] == ["SG-V2"]
        assert [rule.id for rule in small.search("shotgun")] == ["SG-V1", "SG-V2"]
        assert Rulebook.parse("## V. Cars\n- **V1** The order’s area.\n", "SG").search("order's")
        assert small.search("speedboat") == ()
        assert small.search(" ") == ()


class TestCoverage:
    def test_a_missing_id_is_found(self, small: Rulebook, tmp_path: Path) -> None:
        result = report(
            tmp_path / "tests",
            small,
            test_one__py="""
                import pytest

                @pytest.mark.rule("SG-N1", "SG-V1")
                def test_seats(): ...

                @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("SG-V1[1.9]"))])
                def test_editions(n): ...
                """,
            v2__yaml="rules: [SG-V2, SG-N1]\nposition: {}\n",
        )
        assert result.unproven == ("SG-N2", "SG-V1[1.10]")
        assert result.proven == {
            "SG-N1": ("tests/test_one.py::test_seats", "tests/v2.yaml"),
            "SG-V1": ("tests/test_one.py::test_seats",),
            "SG-V1[1.9]": ("tests/test_one.py::test_editions",),
            "SG-V2": ("tests/v2.yaml",),
        }
        assert result.unknown == ()
        assert not result.complete

    def test_coverage_is_complete_when_every_id_is_named(self, small: Rulebook, tmp_path: Path) -> None:
        listed = "\n".join(f"- {rule.id}" for rule in small)
        result = report(tmp_path, small, all__yaml=f"rules:\n{listed}\n")
        assert result.complete

    def test_unknown_ids_are_reported_with_file_and_line(self, small: Rulebook, tmp_path: Path) -> None:
        result = report(
            tmp_path / "tests",
            small,
            test_one__py="""
                import pytest
                IDS = ("SG-N1",)

                @pytest.mark.rule(
                    "SG-N1",
                    "SG-N77",
                )
                def test_seats(): ...

                @pytest.mark.rule(*IDS)
                def test_hidden_names(): ...
                """,
            bad__yaml="name: bad\nrules:\n  - SG-V2\n  - N1\n",
        )
        assert result.unknown == (
            UnknownId("N1", "tests/bad.yaml", 4),
            UnknownId("SG-N77", "tests/test_one.py", 7),
            UnknownId("*IDS", "tests/test_one.py", 11),
        )
        assert str(result.unknown[0]) == "tests/bad.yaml:4: no rule 'N1'"
        assert not result.complete

    def test_marks_of_classes_and_modules_apply_to_their_tests(self, small: Rulebook, tmp_path: Path) -> None:
        result = report(
            tmp_path / "tests",
            small,
            test_module__py="""
                from pytest import mark
                pytestmark = [mark.rule("SG-N1"), mark.slow]

                @mark.rule("SG-N2")
                class TestMoves:
                    pytestmark = mark.rule("SG-V1")

                    async def test_car(self): ...
                    def helper(self): ...
                """,
        )
        proof = ("tests/test_module.py::TestMoves::test_car",)
        assert result.proven == {"SG-N1": proof, "SG-N2": proof, "SG-V1": proof}

    def test_tests_that_do_not_run_prove_nothing(self, small: Rulebook, tmp_path: Path) -> None:
        result = report(
            tmp_path / "tests",
            small,
            test_idle__py="""
                import pytest

                @pytest.mark.skip(reason="later")
                @pytest.mark.rule("SG-N1")
                def test_skipped(): ...

                @pytest.mark.xfail
                @pytest.mark.rule("SG-N2", "SG-N99")
                def test_failing(): ...

                @pytest.mark.rule("SG-V1")
                def helper(): ...

                @pytest.mark.rule("SG-V2")
                class TestEmpty: ...
                """,
        )
        assert result.proven == {}
        assert [one.name for one in result.unknown] == ["SG-N99"]

    def test_other_files_and_other_keys_are_left_alone(self, small: Rulebook, tmp_path: Path) -> None:
        result = report(
            tmp_path,
            small,
            notes__md='@pytest.mark.rule("SG-N1")',
            list__yaml="- SG-N1\n",
            nested__yaml="expect:\n  rules: [SG-N2]\n",
            two__yaml="rules: [SG-V1]\n---\nrules: [SG-V2]\n",
        )
        assert set(result.proven) == {"SG-V1", "SG-V2"}
