"""State features of a team, from which its win probability is computed."""

from __future__ import annotations

from typing import Final

from cosca.games.la_famiglia.rules.end import ALONE, TOGETHER
from cosca.games.la_famiglia.rules.state import HQ, ORDERS, FamigliaState

FEATURE_NAMES: Final = (
    "mandamenti",  # controlled now, by the areas
    "one_short",  # Mandamenti with one own area and none of the team's mate that could be completed
    "spare",  # third areas of own Mandamenti
    "areas",
    "soldati",  # on the board
    "strong",  # areas with at least 4 Soldati
    "hq",
    "money",
    "labs",
    "cars",
    "orders",  # advanced ones in hand or on the board
    "tiles",
    "bronte",
    "primo",
    "five",  # whether X1 is met or nearly met
)


def count(s: FamigliaState, team: tuple[int, ...]) -> list[float]:
    """Return the features of a team."""
    held = [0] * 72
    areas = soldati = strong = labs = 0
    for a, holder in enumerate(s.holder):
        held[s.data.mandamento_of[a] * 6 + holder] += 1
        if holder in team:
            n = s.soldati[a]
            areas += 1
            soldati += n
            strong += n >= 4
            labs += s.labs[a]
    controlled = short = spare = 0
    best = 0
    for seat in team:
        own = 0
        for m in range(12):
            n = held[m * 6 + seat]
            if n >= 2:
                own += 1
                spare += n == 3
            elif n == 1:
                short += 1
        controlled += own
        best = max(best, own)
    tiles = sum([s.tiles.count(seat) for seat in team])
    orders = 0
    for seat in team:
        first = seat * ORDERS
        orders += sum([1 for at in s.order_at[first + 5 : first + ORDERS] if at >= 0 or at == HQ])
    return [
        controlled / 2.0,
        short / 3.0,
        spare / 2.0,
        areas / 6.0,
        soldati / 20.0,
        strong / 3.0,
        sum([s.hq[seat] for seat in team]) / 10.0,
        sum([min(s.money[seat], 12) for seat in team]) / 10.0,
        labs / 4.0,
        sum([5 - s.cars_left[seat] for seat in team]) / 3.0,
        orders / 4.0,
        tiles / 3.0,
        1.0 if s.holder[s.data.tie_breaker] in team else 0.0,
        1.0 if s.primo in team else 0.0,
        1.0 if best >= ALONE or controlled >= TOGETHER else 0.0,
    ]


__all__ = ["FEATURE_NAMES", "count"]
