"""Compare the server's processor time of a choice with that of another revision, in alternating runs.

Both servers run the load of bench/server_load.py (one process, SQLite, no broker); each round measures both, in turn in
either order. Only processor time is compared: it depends less on what else the machine does than waiting times.
`make bench-server ARGS="compare REVISION"` runs it.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
MEASURED: Final = re.compile(r"^ *\d+(?: +[0-9.]+){4} +\d+% +([0-9.]+) ", re.MULTILINE)  # the column `ms a choice`


def checked_out(revision: str) -> Path:
    """Return a folder with the files of a revision; a folder is returned as it is."""
    if Path(revision).is_dir():
        return Path(revision).resolve()
    commit = subprocess.run(
        ["git", "rev-parse", "--short", f"{revision}^{{commit}}"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()
    folder = ROOT / "build" / "compare" / commit
    if not folder.exists():
        folder.mkdir(parents=True)
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, capture_output=True)
        subprocess.run(["tar", "x", "-C", str(folder)], input=archive.stdout, check=True)
    page = folder / "src" / "cosca" / "server" / "page"
    if not page.exists():  # the load does not use it, but the server wants one
        page.symlink_to(ROOT / "src" / "cosca" / "server" / "page")
    return folder


def measured(folder: Path, load: list[str]) -> float:
    """Return the processor milliseconds of a choice in one run."""
    env = {**os.environ, "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}"}
    done = subprocess.run(
        [sys.executable, "-m", "bench.server_load", *load], cwd=folder, env=env, capture_output=True, text=True
    )
    found = MEASURED.search(done.stdout)
    if found is None:
        raise SystemExit(f"no figure from {folder}:\n{done.stdout}\n{done.stderr}")
    return float(found[1])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", help="a commit, or a folder with one")
    parser.add_argument("--rounds", type=int, default=10, help="default 10")
    parser.add_argument("--tables", type=int, default=100, help="default 100")
    parser.add_argument("--seconds", type=float, default=20, help="of each run (default 20)")
    args = parser.parse_args()
    load = ["--tables", str(args.tables), "--seconds", str(args.seconds), "--limit", "1000000"]
    folders = {"old": checked_out(args.revision), "new": ROOT}
    times: dict[str, list[float]] = {name: [] for name in folders}
    for number in range(args.rounds):
        for name in list(folders)[:: 1 if number % 2 else -1]:
            times[name].append(measured(folders[name], load))
        print(f"{number + 1}/{args.rounds}: old {times['old'][-1]:.2f} ms, new {times['new'][-1]:.2f} ms", flush=True)
    old, new = median(times["old"]), median(times["new"])
    print(f"median of {args.rounds} runs: old {old:.3f} ms, new {new:.3f} ms a choice: {(new / old - 1) * 100:+.1f}%")
    return 0


if __name__ == "__main__":
    sys.exit(main())
