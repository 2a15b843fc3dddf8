"""Control markers: stacks, and taking one back from the board (T4, T5, H28, H29, H36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.corleones_empire.rules import answers, events, why
from cosca.games.corleones_empire.rules.choices import SKIP
from cosca.games.corleones_empire.rules.state import TURFS, EmpireState
from cosca.games.corleones_empire.rules.turns import asked
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.state import replaced
from cosca.kernel.steps import Ask

if TYPE_CHECKING:
    from cosca.kernel.messages import RuleMessage


def place_marker(s: EmpireState, seat: int, turf: int) -> None:
    """Put a marker of the supply on top of the stack, so that the seat controls the turf."""
    s.markers = replaced(s.markers, seat, s.markers[seat] - 1)
    s.stacks = replaced(s.stacks, turf, (*s.stacks[turf], seat))
    events.marker_placed(s, seat, turf)


def give_back(s: EmpireState, turf: int, height: int, by: int) -> None:
    """Return the marker at that height to its owner; the others keep their order (H36)."""
    stack = s.stacks[turf]
    seat = stack[height]
    s.stacks = replaced(s.stacks, turf, stack[:height] + stack[height + 1 :])
    s.markers = replaced(s.markers, seat, s.markers[seat] + 1)
    events.marker_removed(s, seat, turf, height, by)


class Recycle(Ask[EmpireState]):
    """With no markers left: which of the family's markers on the board, if any, goes on top here (T5)."""

    __slots__ = ("turf",)
    key = "marker.recycle"

    def __init__(self, seat: int, turf: int) -> None:
        super().__init__(seat)
        self.turf: Final = turf

    def choices(self, s: EmpireState) -> list[Choice]:
        choices = [
            s.menu.marker[turf][height]
            for turf in range(TURFS)
            for height, owner in enumerate(s.stacks[turf])
            if owner == self.seat
        ]
        return [*choices, SKIP]

    def why_not(self, s: EmpireState, element: str) -> RuleMessage | None:
        turf = why.turf_of(s, element)
        if turf < 0:
            return None
        return why.park(s, turf) or why.because("why-turf-no-marker", "T5", turf=s.data.areas[turf])

    def take(self, s: EmpireState, choice: Choice) -> None:
        if choice is SKIP:
            events.declined(s, self.seat, self.key)
            return
        give_back(s, choice.value, choice.extra, by=self.seat)
        place_marker(s, self.seat, self.turf)

    def about(self, s: EmpireState) -> Facts:
        return {"turf": s.data.areas[self.turf]}

    def facts(self, s: EmpireState) -> Facts:
        return asked(s, self.seat, turf=s.data.areas[self.turf])

    def facts_of(self, s: EmpireState, choice: Choice) -> Facts:
        return {} if choice is SKIP else {**answers.marker(s, choice), "group": answers.marker_group(s, choice)}
