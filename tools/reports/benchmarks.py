"""Run a benchmark and write its output into docs/reports/benchmarks.md, with command, machine, date and commit.

make reports ARGS="benchmarks engine"                       as `make bench`
make reports ARGS="benchmarks server --tables 300 500"      further arguments go to the benchmark
"""

from __future__ import annotations

import argparse
import os
import platform
import shlex
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from tools.reports.reachability import write

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/reports/benchmarks.md"
# By name: the module, the Make command that runs it, and the part that this command selects.
BENCHMARKS = {
    "engine": ("bench.engine", "bench", "engine"),
    "batch": ("bench.batch", "bench", "batch"),
    "learning": ("bench.learning", "bench", "learning"),
    "dataset": ("bench.dataset", "bench", "dataset"),
    "belief": ("bench.belief", "bench", "belief"),
    "server": ("bench.server_load", "bench-server", "load"),
    "tables": ("bench.server_tables", "bench-server", "tables"),
    "slow-readers": ("bench.server_slow_readers", "bench-server", "slow-readers"),
    "page": ("bench.page_load", "bench-page", ""),
}


def machine() -> str:
    """Describe the processor, its load and the version of Python."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    model = models[0] if models else platform.machine()
    return f"{os.cpu_count()} cores, {model}, load {os.getloadavg()[0]:.1f}, Python {platform.python_version()}"


def section(name: str, arguments: list[str], output: str, machine: str) -> str:
    """Return the part of the page about one benchmark."""
    _, target, part = BENCHMARKS[name]
    selection = shlex.join([part, *arguments] if part else arguments)
    command = f'make {target} ARGS="{selection}"' if selection else f"make {target}"
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
    return "\n".join(
        [
            f"<!-- {name}: made by tools/reports/benchmarks.py; do not edit -->",
            f"`{command}`; {machine}; {datetime.now(UTC):%Y-%m-%d}, {commit}",
            "",
            "```",
            *[line.rstrip() for line in output.strip().splitlines()],
            "```",
            "",
            f"<!-- end of {name} -->",
        ]
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", choices=tuple(BENCHMARKS))
    args, arguments = parser.parse_known_args()
    before = machine()
    process = subprocess.run(
        [sys.executable, "-m", BENCHMARKS[args.name][0], *arguments],
        cwd=ROOT, env={**os.environ, "COLUMNS": "120"}, stdout=subprocess.PIPE, text=True, check=False,
    )  # fmt: skip
    print(process.stdout)
    if process.returncode == 0:
        write(PAGE, args.name, section(args.name, arguments, process.stdout, before))
    return process.returncode


if __name__ == "__main__":
    sys.exit(main())
