"""Fixtures of all tests."""

from __future__ import annotations

from typing import Any

import pytest

import cosca
from cosca.kernel.game import Game


@pytest.fixture(scope="session")
def game() -> Game[Any]:
    """Return La Famiglia with the default options."""
    return cosca.game("la_famiglia")
