"""Fixtures of all tests."""

from __future__ import annotations

import os
from typing import Any

import pytest

import cosca
from cosca.kernel.game import Game


def pytest_configure() -> None:
    """Pin each xdist worker, and the servers and browsers that it starts, to one core.

    On some virtual machines the monotonic clock differs between cores by milliseconds. A process that moves to another
    core then sees time go back, which crashes browsers and stretches or shortens timeouts.
    """
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    if worker and hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[int(worker.removeprefix("gw")) % len(cores)]})


@pytest.fixture(scope="session")
def game() -> Game[Any]:
    """Return La Famiglia with the default options."""
    return cosca.game("la_famiglia")
