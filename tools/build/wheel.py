"""Build a compiled wheel into dist, install it into a fresh environment, and test it there end to end.

    python -m tools.build.wheel [--keep]

The environment is build/wheel, from the lock of this repository. Compiling resumes as `make build-compiled` does, and
uses the same results.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from tools.build.compiled_checks import Build, verify
from tools.build.mypyc_modules import ROOT

DIST: Final = ROOT / "dist"
VENV: Final = ROOT / "build" / "wheel"
LOCK: Final = ROOT / "requirements" / "dev.txt"  # what `cosca[server]` needs, and the tests
PIP: Final = ("-m", "pip", "--quiet", "--disable-pip-version-check")


def build() -> Path:
    """Return the new wheel."""
    for old in compiled_wheels():
        old.unlink()
    env = {**os.environ, "COSCA_COMPILE": "1"}
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(DIST)]
    subprocess.run(command, cwd=ROOT, env=env, check=True)  # not by pip, which would hide the progress
    [wheel] = compiled_wheels()
    return wheel


def compiled_wheels() -> list[Path]:
    return [path for path in DIST.glob("cosca-*.whl") if not path.name.endswith("-none-any.whl")]


def install(wheel: Path) -> Path:
    """Create the environment and return its Python."""
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)
    python = VENV / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    subprocess.run([python, *PIP, "install", "--require-hashes", "-r", str(LOCK)], check=True)
    subprocess.run([python, *PIP, "install", "--no-deps", "--no-index", str(wheel)], check=True)
    return python


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keep", action="store_true", help="test the wheel that is in dist")
    args = parser.parse_args()
    started = time.monotonic()
    wheel = next(iter(compiled_wheels()), None) if args.keep else build()
    if wheel is None:
        raise SystemExit("there is no compiled wheel in dist: run `make wheel-compiled`")
    size = wheel.stat().st_size / 1e6
    print(f"{wheel.relative_to(ROOT)}: {size:.1f} MB, after {time.monotonic() - started:.0f} s", flush=True)
    python = install(wheel)
    subprocess.run([python, "tools/build/wheel_checks.py"], cwd=ROOT, check=True)
    verify(Build(str(python)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
