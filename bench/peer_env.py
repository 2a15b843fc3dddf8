"""The environment of the public engines, which are never dependencies of cosca."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / "build" / "bench-venv"
LOCKS = [ROOT / "requirements" / "run.txt", ROOT / "requirements" / "bench.txt"]
PEERS = ("catanatron", "pyspiel", "pettingzoo", "pygame", "chess")


def peers_missing() -> list[str]:
    return [name for name in PEERS if importlib.util.find_spec(name) is None]


def ensure_peers() -> None:
    """Return if the public engines can be imported; else create build/bench-venv and restart in it.

    If they cannot be installed, print that and return: cosca is then measured alone.
    """
    if not peers_missing() or Path(sys.prefix).resolve() == VENV:
        return
    python = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    locks = [lock for lock in LOCKS if lock.is_file()]
    stamp = VENV / "installed.sha256"
    wanted = hashlib.sha256(b"".join(lock.read_bytes() for lock in locks) + sys.version.encode()).hexdigest()
    if not stamp.is_file() or stamp.read_text() != wanted:
        names = " and ".join(f"requirements/{lock.name}" for lock in locks)
        print(f"bench: installing {names} into build/bench-venv (once)", file=sys.stderr, flush=True)
        try:
            subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)
            for lock in locks:  # one after the other: the two locks may pin one package differently
                pip = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
                subprocess.run([*pip, "--require-hashes", "-r", str(lock)], check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"bench: that failed ({error}); measuring cosca alone", file=sys.stderr)
            return
        stamp.write_text(wanted)
    print("bench: starting over in build/bench-venv with PYTHONPATH=src", file=sys.stderr, flush=True)
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    raise SystemExit(subprocess.run([str(python), *sys.argv], env=env, check=False).returncode)
