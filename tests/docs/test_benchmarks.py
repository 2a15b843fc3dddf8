"""Every benchmark has its section in `docs/reports/benchmarks.md`, and its module exists."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.reports.benchmarks import BENCHMARKS, PAGE, ROOT, section


@pytest.mark.parametrize("name", list(BENCHMARKS))
def test_benchmark_has_a_section(name: str) -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text.count(f"<!-- {name}: made ") == text.count(f"<!-- end of {name} -->") == 1
    assert (ROOT / BENCHMARKS[name][0].replace(".", "/")).with_suffix(".py").exists()


def test_section_names_command_and_machine() -> None:
    if not Path(ROOT / ".git").exists():
        pytest.skip("this is not a repository, but an archive")
    text = section("server", ["--tables", "300"], "tables 300\n", "2 cores")
    assert '`make bench-server ARGS="load --tables 300"`; 2 cores; ' in text
    assert "```\ntables 300\n```" in text
