"""A real PostgreSQL for the tests: one server for a test session, a fresh database for each test."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from tests.support import requirements
from tools.harness.postgres import GUARDED, MISSING, Postgres, binaries, temporary_postgres

__all__ = ["GUARDED", "Postgres", "binaries", "running"]


@contextlib.contextmanager
def running() -> Iterator[Postgres]:
    """Run a server; skip the test if PostgreSQL is not installed."""
    where = binaries()
    if where is None:
        requirements.missing(MISSING)
    with temporary_postgres(where) as server:
        yield server
