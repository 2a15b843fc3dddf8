"""What tests share: games, random play, and the rule marker."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cosca
from cosca.kernel.game import Game


@pytest.fixture(scope="session")
def game() -> Game[Any]:
    """La Famiglia with the default options."""
    return cosca.game("la_famiglia")


def random_match(game: Game[Any], seed: int, choices: int | None = None) -> cosca.Match:
    """A match after so many random choices (None: to its end)."""
    match = cosca.Match(game, seed)
    rng = Random(seed)
    while game.actors(match.state) and (choices is None or len(match.log) < choices):
        seat = rng.choice(game.actors(match.state))
        match.apply(seat, rng.choice(game.choices(match.state, seat)))
    return match
