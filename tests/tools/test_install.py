"""Playing installs only what it needs; tests, lint and training install the rest, in any order."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools.build import page

ROOT = Path(__file__).resolve().parents[2]


def planned(target: str) -> str:
    """Return what `make` would do in a fresh clone."""
    command = ["make", "--dry-run", "--always-make", target]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not on this machine")
def test_playing_installs_nothing_for_tests_lint_or_training() -> None:
    play, test = planned("play"), planned("test")
    assert "-r requirements/run.txt -r requirements/build.txt" in play
    assert "requirements/dev.txt" not in play
    assert "-m tools.build.page\n" in play
    assert "-r requirements/dev.txt" in test
    assert "-m tools.build.page setup" in test


def test_npm_packages_are_installed_only_when_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock, calls = tmp_path / "package-lock.json", list[tuple[str, ...]]()

    def npm(web: Path, *words: str) -> None:
        shutil.rmtree(web / "node_modules", ignore_errors=True)
        (web / "node_modules").mkdir()
        calls.append(words)

    monkeypatch.setattr(page, "npm", npm)
    lock.write_text("{}")

    def installed(*, dev: bool) -> list[bool]:
        """Return for each installation made now whether it had the devDependencies."""
        calls.clear()
        page.install(tmp_path, dev=dev)
        return ["--omit=dev" not in words for words in calls]

    assert installed(dev=False) == [False]
    assert installed(dev=False) == []
    assert installed(dev=True) == [True]
    assert installed(dev=False) == []  # playing after testing
    lock.write_text("{ }")
    assert installed(dev=False) == [False]


def test_page_build_needs_no_dev_dependency() -> None:
    """Packages that the build configuration imports are dependencies, not devDependencies."""
    package: dict[str, Any] = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert {"svelte", "vite", "@sveltejs/vite-plugin-svelte"} <= set(package["dependencies"])
    assert {"typescript", "vitest", "svelte-check", "happy-dom"} <= set(package["devDependencies"])
    config = (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")
    assert not [name for name in package["devDependencies"] if f'from "{name}' in config]
