"""The numbers that the guide mentions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosca.games.la_famiglia.rules.conflict import BRUTE_FORCE_COST
from cosca.games.la_famiglia.rules.end import ALONE, TOGETHER

if TYPE_CHECKING:
    from cosca.games.la_famiglia.game import LaFamiglia


def numbers(game: LaFamiglia) -> dict[str, int]:
    """Return the numbers of places on the map, of Mandamenti to win, of rounds, and of a family's orders."""
    d = game.data
    orders = [order for order in d.orders if order.family == d.orders[0].family]
    basic = [order for order in orders if order.row < 0]
    return {
        "areas": len(d.areas),
        "seas": len(d.seas),
        "mandamenti": len(d.mandamenti),
        "alone": ALONE,
        "together": TOGETHER,
        "rounds": len(d.sheets) - 1,  # each has a new lower sheet
        "orders": len(orders),
        "basic": len(basic),
        "advanced": len(orders) - len(basic),
        "brute": BRUTE_FORCE_COST,
    }
