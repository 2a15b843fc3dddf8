"""What the tests of a cluster share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cosca.server.storage import cluster as sql
from tests.server.support.nats import Nats, running


@pytest.fixture
def long_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leases end only when the test lets them: no test depends on how fast it runs."""
    monkeypatch.setattr(sql, "LEASE_SECONDS", 3600.0)


@pytest.fixture
def nats() -> Iterator[Nats]:
    """A NATS server of this test."""
    with running() as server:
        yield server
