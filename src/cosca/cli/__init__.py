"""The command line: `cosca` and its commands."""

from cosca.cli.app import app, main, run

__all__ = ["app", "main", "run"]
