"""`make test` installs missing Debian packages where it may, and reports it."""

from __future__ import annotations

import subprocess
from typing import Any

import pytest

from tests.support import requirements
from tools.build import system_packages


@pytest.fixture(autouse=True)
def ran(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Record the commands on a simulated machine with apt-get and root."""
    commands: list[list[str]] = []

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(system_packages.subprocess, "run", run)
    monkeypatch.setattr(system_packages, "hindrance", lambda: "")
    return commands


def packages(*programs: str) -> tuple[system_packages.Package, ...]:
    return tuple(system_packages.Package(f"package{n}", f"use {n}", (each,)) for n, each in enumerate(programs))


def test_nothing_happens_if_all_packages_are_installed(
    ran: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    system_packages.main(packages("sh", "/bin/s*"))
    assert ran == []
    assert capsys.readouterr() == ("", "")


def test_only_missing_packages_are_installed_and_named(
    ran: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    system_packages.main(packages("sh", "no-such-program"))
    assert [command[-1] for command in ran] == ["update", "package1"]
    assert capsys.readouterr().out == "Installing from Debian: package1 (for use 1).\n"


@pytest.mark.parametrize("why", ["only root may install", "there is no apt-get here"])
def test_packages_that_cannot_be_installed_are_named(
    ran: list[list[str]], why: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system_packages, "hindrance", lambda: why)
    system_packages.main(packages("no-such-program"))
    assert ran == []
    assert capsys.readouterr().err == f"Not here: package0 (for use 0): {why}.\n"


def test_failed_install_is_reported_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = subprocess.CompletedProcess(["apt-get"], 100, "", "W: something\nE: no network\n")
    monkeypatch.setattr(system_packages.subprocess, "run", lambda *_args, **_more: failed)
    system_packages.main(packages("no-such-program"))
    assert capsys.readouterr().err == "Not here: package0 (for use 0): E: no network.\n"


def test_missing_requirement_skips_a_test_but_fails_it_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="no browser"):
        requirements.missing("no browser")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="no browser"):
        requirements.missing("no browser")
