"""The command line: `cosca` and its commands."""

from __future__ import annotations

import sys

from cosca.extras import missing


def run(argv: list[str] | None = None) -> int:
    """Run a command line and return its exit code; print what is missing without the extra `cli`."""
    try:
        from cosca.cli.app import run as run_command

        return run_command(argv)
    except ModuleNotFoundError as error:
        advice = missing(error)
        if advice is None:
            raise
        print(f"cosca: {advice}", file=sys.stderr)
        return 2


def main(argv: list[str] | None = None) -> None:
    """Run the command line of this process."""
    sys.exit(run(argv))


__all__ = ["main", "run"]
