"""The public CI: which Pythons and platforms get wheels, and that it installs locked packages only."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CI: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8"))
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WHEELS: dict[str, Any] = PROJECT["tool"]["cibuildwheel"]
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
PINNED = re.compile(r"[\w.-]+/[\w.-]+@[0-9a-f]{40}")


def steps(job: str) -> list[dict[str, Any]]:
    return CI["jobs"][job]["steps"]


def commands(job: str) -> str:
    return "\n".join(step.get("run", "") for step in steps(job))


def test_lint_and_tests_run_on_every_supported_python() -> None:
    assert "make check" in commands("lint")
    assert "make test PYTHON=python" in commands("test")
    assert CI["jobs"]["test"]["strategy"]["matrix"]["python"] == PYTHONS
    assert f">={PYTHONS[0]}" == PROJECT["project"]["requires-python"]
    classified = [each.rpartition(" ")[2] for each in PROJECT["project"]["classifiers"] if "Python :: 3." in each]
    assert set(classified) <= set(PYTHONS)


def test_wheels_are_compiled_for_every_python_and_platform() -> None:
    assert WHEELS["build"] == [f"cp{version.replace('.', '')}-*" for version in PYTHONS]
    assert WHEELS["environment"] == {"COSCA_COMPILE": "1"}
    runners = {entry["name"]: entry["runner"] for entry in CI["jobs"]["wheels"]["strategy"]["matrix"]["include"]}
    assert set(runners) == {"linux-x86_64", "linux-aarch64", "macos-arm64", "macos-x86_64", "windows-x86_64"}
    assert "-arm" in runners["linux-aarch64"]
    assert "-intel" in runners["macos-x86_64"]
    assert "cibuildwheel" in commands("wheels")


def test_source_archive_and_pure_wheel_are_built_first() -> None:
    assert "--target sdist --target wheel" in commands("package")
    assert "-py3-none-any.whl" in commands("package")
    assert CI["jobs"]["wheels"]["needs"] == "package"
    assert "dist/cosca-*.tar.gz" in commands("wheels")


def test_files_that_the_configuration_names_exist() -> None:
    named = re.findall(r"\{package\}/(\S+)", f"{WHEELS['before-build']} {WHEELS['test-command']}")
    named += re.findall(r"requirements/\S+", "\n".join(commands(job) for job in CI["jobs"]))
    assert len(named) >= 6
    assert [name for name in named if not (ROOT / name).is_file()] == []


def test_what_is_installed_is_locked_and_no_registry_is_named() -> None:
    installs = [line for job in CI["jobs"] for line in commands(job).splitlines() if "pip install" in line]
    installs.append(WHEELS["before-build"])
    assert len(installs) >= 5
    assert [line for line in installs if "--require-hashes" not in line and "--no-index" not in line] == []
    texts = [path.read_text(encoding="utf-8") for path in (*WORKFLOWS, ROOT / "pyproject.toml")]
    hosts = re.compile(r"://|pypi|npmjs|--index|index-url|--find-links|--registry", re.IGNORECASE)
    assert [line for text in texts for line in text.splitlines() if hosts.search(line)] == []


def test_actions_are_pinned_and_may_only_read() -> None:
    actions = [step["uses"] for job in CI["jobs"] for step in steps(job) if "uses" in step]
    assert len(actions) >= 10
    assert [action for action in actions if not PINNED.fullmatch(action)] == []
    assert CI["permissions"] == {"contents": "read"}
    checkouts = [step for job in CI["jobs"] for step in steps(job) if "checkout@" in step.get("uses", "")]
    assert all(step["with"]["persist-credentials"] is False for step in checkouts)
    assert all("timeout-minutes" in job for job in CI["jobs"].values())
