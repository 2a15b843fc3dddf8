"""Control markers: stacks, and taking one back from the board (T4, T5, H28, H29, H36)."""

from __future__ import annotations

from typing import Any, Final

from cosca.games.corleones_empire.rules import cards
from cosca.games.corleones_empire.rules.choices import SKIP
from cosca.games.corleones_empire.rules.state import TURFS, EmpireState
from cosca.kernel.choice import Choice
from cosca.kernel.steps import Ask


def place_marker(s: EmpireState, seat: int, turf: int) -> None:
    """A marker of the supply on top of the stack: the seat controls the turf."""
    s.markers[seat] -= 1
    s.stacks[turf] = (*s.stacks[turf], seat)
    if s.out is not None:
        cards.tell(s, "marker_placed", seat=seat, turf=s.data.areas[turf])


def give_back(s: EmpireState, turf: int, height: int) -> None:
    """The marker at that height goes back to its owner; the others keep their order (H36)."""
    stack = s.stacks[turf]
    seat = stack[height]
    s.stacks[turf] = stack[:height] + stack[height + 1 :]
    s.markers[seat] += 1
    if s.out is not None:
        cards.tell(s, "marker_removed", seat=seat, turf=s.data.areas[turf], height=height + 1)


class Recycle(Ask[EmpireState]):
    """Without markers left: which own one of the board, if any, goes on top here (T5)."""

    __slots__ = ("turf",)
    key = "marker.recycle"

    def __init__(self, seat: int, turf: int) -> None:
        super().__init__(seat)
        self.turf: Final = turf

    def choices(self, s: EmpireState) -> list[Choice]:
        found = [
            s.menu.marker[turf][height]
            for turf in range(TURFS)
            for height, owner in enumerate(s.stacks[turf])
            if owner == self.seat
        ]
        return [*found, SKIP]

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is not SKIP:
            give_back(s, choice.value, choice.extra)
            place_marker(s, self.seat, self.turf)

    def about(self, s: EmpireState) -> dict[str, Any]:
        return {"turf": s.data.areas[self.turf]}
