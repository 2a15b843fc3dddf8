"""The measures of a family that a report shows act by act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosca.games.corleones_empire.components.data import MONEY
from cosca.games.corleones_empire.rules.end import dominance, savings
from cosca.games.corleones_empire.rules.state import KINDS

if TYPE_CHECKING:
    from cosca.games.corleones_empire.game import CorleonesEmpire
    from cosca.games.corleones_empire.rules.state import EmpireState


def measures(game: CorleonesEmpire, s: EmpireState) -> dict[str, dict[int, int]]:
    """Return money in suitcase and hand, turfs with most markers, and completed jobs, by seat."""
    seats = game.seats
    return {
        "savings": {seat: savings(s, seat) for seat in seats},
        "cash": {seat: sum([MONEY[kind] * s.money[seat * KINDS + kind] for kind in range(KINDS)]) for seat in seats},
        "turfs": {seat: dominance(s, seat) for seat in seats},
        "jobs": {seat: len(s.completed[seat]) for seat in seats},
    }
