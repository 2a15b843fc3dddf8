"""Section T: turf by turf, who has most influence puts a control marker on top."""

from __future__ import annotations

from typing import Final

from cosca.games.corleones_empire.rules import events
from cosca.games.corleones_empire.rules.figures import influence
from cosca.games.corleones_empire.rules.markers import Recycle, place_marker
from cosca.games.corleones_empire.rules.state import TURFS, EmpireState
from cosca.kernel.steps import Step


def prevailing(counts: list[int]) -> int:
    """Return the family with more influence than every other and than the neutrals; 0 if there is none (T3)."""
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else 0


class TurfWar(Step[EmpireState]):
    """One turf after the other, in ascending number (T1)."""

    __slots__ = ("turf",)
    key = "turf_war"

    def __init__(self, turf: int) -> None:
        self.turf: Final = turf

    def run(self, s: EmpireState) -> None:
        if self.turf == TURFS:
            return
        s.stack.append(TurfWar(self.turf + 1))
        counts = influence(s, self.turf)
        seat = prevailing(counts)
        events.turf_war(s, self.turf, counts, seat)
        if seat and s.markers[seat]:
            place_marker(s, seat, self.turf)
        elif seat and s.controller(self.turf) != seat:
            s.stack.append(Recycle(seat, self.turf))
