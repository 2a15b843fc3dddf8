"""The command line: `cosca` and its commands."""

from __future__ import annotations

import sys

from cosca.extras import missing


def run(argv: list[str] | None = None) -> int:
    """Runs a command line and returns its exit code; without the extra `cli` it says what is missing."""
    try:
        from cosca.cli.app import run as run_command

        return run_command(argv)
    except ModuleNotFoundError as wrong:
        told = missing(wrong)
        if told is None:
            raise
        print(f"cosca: {told}", file=sys.stderr)
        return 2


def main(argv: list[str] | None = None) -> None:
    """The entry point."""
    sys.exit(run(argv))


__all__ = ["main", "run"]
