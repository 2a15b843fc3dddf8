"""Numbers in the format of each language, and no-break spaces."""

from __future__ import annotations

import re

import pytest

from cosca.terminal.render.console import Screen
from cosca.terminal.render.numbers import number, short, signed
from tests.terminal.support import Cli


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", ["17,070", "25.0", "0", "+0.25", "−1.50", "0.00", "0.5"]),
        ("de", ["17.070", "25,0", "0", "+0,25", "−1,50", "0,00", "0,5"]),
        ("pl", ["17\u00a0070", "25,0", "0", "+0,25", "−1,50", "0,00", "0,5"]),
        ("xx-pseudo", ["17,070", "25.0", "0", "+0.25", "−1.50", "0.00", "0.5"]),
    ],
)
def test_numbers_are_formatted_in_the_language(language: str, written: list[str]) -> None:
    whole = [number(17070, language), number(25.04, language, 1), number(-0.2, language)]
    marked = [signed(0.25, language, 2), signed(-1.5, language, 2), signed(0.001, language, 2), short(0.5, language)]
    assert [*whole, *marked] == written


def test_lines_do_not_break_at_no_break_spaces() -> None:
    console = Screen(width=12, force_terminal=True, color_system=None)
    with console.capture() as drawn:
        console.print("Worte und 25\u00a0% davon")
    assert [line.rstrip(" ") for line in drawn.get().splitlines()] == ["Worte und", "25\u00a0% davon"]


@pytest.mark.parametrize(("language", "there"), [("de", ("0,0\u00a0%", "Geld 2")), ("pl", ("0,0%", "pieniądze 2"))])
def test_simulation_report_is_translated(cli: Cli, language: str, there: tuple[str, ...]) -> None:
    flags = ("--players", "2", "--games", "2", "--bot", "random", "--language", language)
    output = cli("sim", "corleones_empire", *flags).out
    for words in there:
        assert words in output
    assert re.search(r"\d[.]\d{1,2}(?!\d)", output) is None  # 36.051 is a whole number in German, 25.0 is none


def test_conflict_odds_are_formatted_in_the_language(cli: Cli) -> None:
    output = cli("conflict", "--attackers", "4", "--defenders", "3", "--language", "de").out
    assert "zählt als 0,5 Verlust" in output
    assert re.findall(r"\d\.\d", output) == []
