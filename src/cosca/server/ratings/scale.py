"""The rating model and its scale: openskill's BradleyTerryPart, shown as numbers around 1500.

PlackettLuce is not used because it can rank a third place above two tied winners.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from openskill.models import BradleyTerryPart

MODEL: Final = BradleyTerryPart()
CENTER: Final = 1500.0  # shown for a new player
POINTS_PER_MU: Final = 40.0
PAIR_SPREAD: Final = sqrt(2) * MODEL.beta  # in mu: sides that differ by this much win with a chance of 1 / (1 + 1/e)


class Rating(NamedTuple):
    """What is known about a player's strength in one game."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0


def shown_rating(mu: float) -> int:
    """Return the number that people see."""
    return round(CENTER + (mu - MODEL.mu) * POINTS_PER_MU)


def mu_of_shown(shown: float) -> float:
    """Return the mu of a number that people see."""
    return MODEL.mu + (shown - CENTER) / POINTS_PER_MU


def shown_margin(sigma: float) -> int:
    """Return half of the 95% interval that people see."""
    return round(1.96 * sigma * POINTS_PER_MU)
