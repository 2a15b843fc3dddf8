"""The source archive contains all files of the repository."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = (".ci/", ".gitignore", "pyproject.toml")  # every archive holds the last two anyway


def test_every_file_of_the_repository_is_in_the_archive() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this is not a repository, but an archive")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    kept = {each for each in listed.split("\0") if each and (ROOT / each).exists() and not each.startswith(LEFT_OUT)}
    packed = {file.distribution_path for file in SdistBuilder(str(ROOT)).recurse_included_files()}
    assert sorted(kept - packed) == []
