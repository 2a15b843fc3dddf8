"""`python -m cosca` runs the command line without an installed script."""

from __future__ import annotations

import subprocess
import sys


def test_package_runs_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "cosca", "plai"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("cosca: ")
    assert "play" in done.stderr
