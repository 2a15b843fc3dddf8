"""Fixtures of the kernel tests: the name of each game in turn."""

from __future__ import annotations

import pytest

from tests.support.random_matches import NAMES


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    """Return the name of each game."""
    return request.param
