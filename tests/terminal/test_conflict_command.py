"""`cosca conflict`: its output, its errors, and the tables of its document."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cosca.bots.la_famiglia.conflict_model import Position, Weights
from cosca.bots.la_famiglia.finesse_solver import solve
from cosca.cli import run

DOC = Path(__file__).parent.parent.parent / "docs" / "conflict.md"


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


def output_of(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(["conflict", *words]) == 0
    return capsys.readouterr().out


def test_conflict_command_shows_mixes_odds_and_brute_force(capsys: pytest.CaptureFixture[str]) -> None:
    out = output_of(capsys, "--attackers", "4", "--defenders", "3")
    assert out.startswith("4 attackers against 3 defenders\n")
    lines = [" ".join(line.replace("█", "").split()) for line in out.splitlines()]
    solution = solve(Position(4, 3), Weights())
    left, taken = solution.defence.takes[1]  # the defender has several best mixes; the attacker has one
    for line in (
        "Turncoat 30% 78%",
        "Coward 1 35% 0%",
        "Coward 2 35% 94%",
        f"Coward 1 40% {100 * left:.0f}% {100 * taken:.0f}%",
        f"the area is taken {100 * solution.odds.taken:.0f}% 0%",
        f"attackers lost {solution.odds.attackers_lost:.2f} 4.00",
        "value for the attacker +1.95 −2.00",
        "Finesse is better by 3.95.",
    ):
        assert line in lines
    forceful = output_of(capsys, "--attackers", "3", "--defenders", "1", "--vendetta")
    assert "Brute force is better by 0.22." in forceful
    neutrals = output_of(capsys, "--attackers", "1", "--defenders", "2", "--neutral", "--predictable", "--recruit", "1")
    assert neutrals.startswith("1 attacker against 2 neutrals, predictable conflict\n")
    assert "recruited by the attacker" in neutrals
    assert "defenders back in HQ" not in neutrals


def test_conflict_command_writes_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = "--attackers 4 --defenders 3 --area 5 --defender-supply 1 --json"
    out = json.loads(output_of(capsys, *words.split()))
    solution = solve(Position(4, 3, 50, 1), Weights(area=5.0))
    assert out["finesse"]["value"] == solution.value
    assert list(out["finesse"]["attacker"]["lays"].values()) == list(solution.attack.cards)
    assert list(out["finesse"]["defender"]["takes_when_taken"].values()) == [both[1] for both in solution.defence.takes]
    assert out["finesse"]["odds"] == solution.odds._asdict()
    assert out["brute_force"]["cost"] == 2
    assert out["better"] == "finesse"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], "--attackers: give the number of attacking Soldati, or use --table"),
        (["--attackers", "3"], "--defenders: give the number of defending Soldati, or use --table"),
        (["--attackers", "0", "--defenders", "3"], "attackers: 0 is not between 1 and 50"),
        (["--attackers", "3", "--defenders", "51"], "defenders: 51 is not between 1 and 50"),
        (["--attackers", "3", "--defenders", "3", "--defender-supply", "-1"], "the defender's supply: -1 is not"),
        (["--attackers", "3", "--defenders", "3", "--home", "2"], "home: 2 is not between 0 and 1"),
        (["--attackers", "3", "--defenders", "3", "--area", "nan"], "area: nan is not between"),
        (["--attackers", "3", "--defenders", "3", "--neutral", "--agitated"], "neutrals never attack neutrals"),
        (
            ["--attackers", "3", "--defenders", "3", "--vendetta", "--agitated"],
            "--vendetta: a control tile never helps",
        ),
        (["--table", "--json"], "--table shows all conflicts, with and without the variants; leave out --json"),
    ],
)
def test_invalid_arguments_give_one_line(words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["conflict", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"cosca: {complaint}")
    assert err.count("\n") == 1


def test_tables_of_the_document_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    made = output_of(capsys, "--table")
    assert made in DOC.read_text(encoding="utf-8"), "write anew: cosca conflict --table"
