"""Section R: neutral Soldati are stirred up and attack for the order's seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.rules import board, events_war, facts
from cosca.games.la_famiglia.rules.attack import attack
from cosca.games.la_famiglia.rules.questions import AskArea
from cosca.games.la_famiglia.rules.state import EMPTY, NEUTRAL, FamigliaState, Fight
from cosca.games.la_famiglia.rules.why_moves import no_riot, no_unrest
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.questions import AskNumber, or_skip
from cosca.kernel.steps import Ask

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents import types_questions as questions
    from cosca.kernel.messages import RuleMessage


def targets(s: FamigliaState, seat: int, origin: int) -> list[int]:
    """Return the areas that the neutrals may go to: next to theirs, not one of the seat's team (R2)."""
    mate = s.data.mate_of[seat]
    return [a for a in s.data.neighbours[origin] if s.holder[a] != seat and s.holder[a] != mate]


class AgitateSource(AskArea):
    """The area with neutral Soldati within the printed distance of the order's area (R1, W44)."""

    __slots__ = ("area", "reach")
    key = "agitate.origin"
    path = True

    def __init__(self, seat: int, area: int, reach: int) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.reach: Final = reach

    def choices(self, s: FamigliaState) -> list[Choice]:
        away = s.data.distance[self.area]
        choices = [
            s.menu.area[a]
            for a, holder in enumerate(s.holder)
            if holder == NEUTRAL and 0 < away[a] <= self.reach and targets(s, self.seat, a)
        ]
        return or_skip(choices)

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return no_unrest(s, self.seat, self.area, self.reach, element)

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        s.stack.append(AgitateTarget(self.seat, choice.value))

    def about(self, s: FamigliaState) -> questions.AgitateOrigin:
        return {"area": s.data.areas[self.area], "reach": self.reach}


class AgitateTarget(Ask[FamigliaState]):
    """Where the neutrals go (R2)."""

    __slots__ = ("origin",)
    key = "agitate.target"
    path = True
    goal = True

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin

    def choices(self, s: FamigliaState) -> list[Choice]:
        return [s.menu.area[a] for a in targets(s, self.seat, self.origin)]

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return no_riot(s, self.seat, self.origin, element)

    def take(self, s: FamigliaState, choice: Choice) -> None:
        s.stack.append(AgitateNumber(self.seat, self.origin, choice.value))

    def about(self, s: FamigliaState) -> questions.OriginAsked:
        return {"origin": s.data.areas[self.origin]}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return {**facts.area(s, self.seat, choice), "attacks": s.holder[choice.value] not in (NEUTRAL, EMPTY)}


class AgitateNumber(AskNumber[FamigliaState]):
    """How many neutrals go: at least 1 (R2). In a neutral area they simply join (W9)."""

    __slots__ = ("origin", "target")
    key = "agitate.number"

    def __init__(self, seat: int, origin: int, target: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        self.target: Final = target

    def highest(self, s: FamigliaState) -> int:
        return s.soldati[self.origin]

    def number(self, s: FamigliaState, n: int) -> None:
        origin, target = self.origin, self.target
        s.soldati[origin] -= n
        if not s.soldati[origin]:
            board.empty(s, origin)
        events_war.moved(s, NEUTRAL, origin, target, n, 0, "land", self.seat)
        if s.holder[target] in (NEUTRAL, EMPTY):
            board.put(s, target, NEUTRAL, n)
        else:
            attack(s, Fight(self.seat, NEUTRAL, target, n, 0, 0, -1))

    def about(self, s: FamigliaState) -> Facts:
        return {"origin": s.data.areas[self.origin], "area": s.data.areas[self.target]}

    def facts(self, s: FamigliaState) -> questions.AgitateNumber:
        names = s.data.areas
        return {"origin": names[self.origin], "area": names[self.target], "soldati": s.soldati[self.origin]}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return {"stays": s.soldati[self.origin] - choice.value}
