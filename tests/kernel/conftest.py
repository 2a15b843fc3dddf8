"""What the tests of the kernel share: the name of each game in turn."""

from __future__ import annotations

import pytest

from tests.support.random_matches import NAMES


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    """Each game."""
    return request.param
