"""`cosca scenario`: passed, failed and invalid scenarios."""

from __future__ import annotations

from pathlib import Path

from tests.terminal.support import Cli

SCENARIO = """
name: a car drives along
rules: [LF-V4]
position:
  phase: encounter
  areas:
    gela: {{holder: 1, soldati: 4, cars: 1, orders: [red.basic.1]}}
    {area}: {{holder: neutral, soldati: 3}}
play:
  - asked: move.target
  - 1 land caltagirone
  - expect: {{areas: {{gela: {{soldati: {soldati}}}}}}}
"""


def test_scenario_command_reports_passed_failed_and_invalid(cli: Cli, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(SCENARIO.format(area="caltagirone", soldati=4))
    assert cli("scenario", good) == (0, f"ok    {good}: a car drives along\n1 passed, 0 failed\n", "")
    bad.write_text(SCENARIO.format(area="caltagirone", soldati=5))
    result = cli("scenario", tmp_path)
    assert result.code == 1
    assert "FAIL" in result.out
    assert "step 3: areas.gela.soldati: expected 5, is 4" in result.out
    assert result.out.endswith("1 passed, 1 failed\n")
    bad.write_text(SCENARIO.format(area="nowhere", soldati=4))
    assert "nowhere" in cli.wrong("scenario", bad)
    bad.write_text("- [unclosed")
    assert str(bad) in cli.wrong("scenario", bad)
    (tmp_path / "empty").mkdir()
    assert "contains no scenarios" in cli.wrong("scenario", tmp_path / "empty")
    assert "nie ma scenariusza" in cli.wrong("scenario", tmp_path / "empty", "--language", "pl")
    assert cli("scenario", good, "--language", "de").out == (
        f"gut     {good}: a car drives along\nbestanden: 1, nicht bestanden: 0\n"
    )
