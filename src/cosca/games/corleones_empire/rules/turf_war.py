"""Section T: turf by turf, who has most influence puts a control marker on top."""

from __future__ import annotations

from typing import Final

from cosca.games.corleones_empire.rules import cards
from cosca.games.corleones_empire.rules.markers import Recycle, place_marker
from cosca.games.corleones_empire.rules.state import FIGURES, TURFS, EmpireState
from cosca.kernel.steps import Step


def influence(s: EmpireState, turf: int) -> list[int]:
    """Influence in a turf by seat; index 0 are the neutrals, one faction (T1, T2)."""
    counts = [0] * (s.seats + 1)
    for figure, at in enumerate(s.where):
        if at >= 0 and turf in s.turfs_of(figure):
            counts[figure // FIGURES] += 1
    return counts


def strongest(s: EmpireState, turf: int) -> int:
    """The family with more influence than every other and than the neutrals; 0 if there is none (T3)."""
    counts = influence(s, turf)
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
        seat = strongest(s, self.turf)
        if s.out is not None:
            turf = s.data.areas[self.turf]
            cards.tell(s, "turf_war", turf=turf, influence=influence(s, self.turf), winner=seat)
        if seat and s.markers[seat]:
            place_marker(s, seat, self.turf)
        elif seat and s.controller(self.turf) != seat:
            s.stack.append(Recycle(seat, self.turf))
