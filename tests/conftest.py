"""What tests share: a game."""

from __future__ import annotations

from typing import Any

import pytest

import cosca
from cosca.kernel.game import Game


@pytest.fixture(scope="session")
def game() -> Game[Any]:
    """La Famiglia with the default options."""
    return cosca.game("la_famiglia")
