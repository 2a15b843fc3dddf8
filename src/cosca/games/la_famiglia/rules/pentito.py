"""Section T: a Pentito talks; Soldati of adjacent areas are removed, no defence counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.rules import board, events, facts
from cosca.games.la_famiglia.rules.choices import SKIP
from cosca.games.la_famiglia.rules.questions import AskUse
from cosca.games.la_famiglia.rules.state import EMPTY, FamigliaState
from cosca.games.la_famiglia.rules.why_moves import no_victim
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.questions import AskNumber, or_skip
from cosca.kernel.steps import Ask, Step

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents import types_questions as questions
    from cosca.kernel.messages import RuleMessage


class Pentito(AskUse):
    """Whether an own Soldato of the order's area is given up; it may be the last one (T1, W8)."""

    __slots__ = ("area", "numbers")
    key = "pentito"

    def __init__(self, seat: int, area: int, numbers: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.numbers: Final = numbers

    def possible(self, s: FamigliaState) -> bool:
        return s.holder[self.area] == self.seat

    def use(self, s: FamigliaState) -> None:
        board.vacate(s, self.area, 1)
        s.supply[self.seat] += 1
        events.removed(s, self.seat, self.area, 1, "pentito", self.seat)
        s.stack.append(PentitoOver(self.seat, self.area))
        s.stack.append(PentitoTarget(self.seat, self.area, self.numbers, ()))

    def about(self, s: FamigliaState) -> questions.Pentito:
        return {"area": s.data.areas[self.area], "numbers": list(self.numbers)}


class PentitoTarget(Ask[FamigliaState]):
    """The area for the next number, each number another area; or not this number (T1, H7)."""

    __slots__ = ("area", "hit", "numbers")
    key = "pentito.area"
    path = True

    def __init__(self, seat: int, area: int, numbers: tuple[int, ...], hit: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.numbers: Final = numbers
        self.hit: Final = hit

    def choices(self, s: FamigliaState) -> list[Choice]:
        if not self.numbers:
            return []
        friends = (self.seat, s.data.mate_of[self.seat], EMPTY)
        near = s.data.neighbours[self.area]
        choices = [s.menu.area[a] for a in near if s.holder[a] not in friends and a not in self.hit]
        return or_skip(choices)

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return no_victim(s, self.seat, self.area, element, self.hit, "T1 T2")

    def take(self, s: FamigliaState, choice: Choice) -> None:
        if choice is SKIP:
            events.declined(s, self)
            s.stack.append(PentitoTarget(self.seat, self.area, self.numbers[1:], self.hit))
        else:
            s.stack.append(PentitoTarget(self.seat, self.area, self.numbers[1:], (*self.hit, choice.value)))
            s.stack.append(PentitoNumber(self.seat, choice.value, self.numbers[0]))

    def about(self, s: FamigliaState) -> questions.PentitoArea:
        return {"origin": s.data.areas[self.area], "n": self.numbers[0]}

    def facts_of(self, s: FamigliaState, choice: Choice) -> Facts:
        return facts.area(s, self.seat, choice)


class PentitoNumber(AskNumber[FamigliaState]):
    """How many are removed there: the number, or fewer (T2)."""

    __slots__ = ("area", "most")
    key = "pentito.number"

    def __init__(self, seat: int, area: int, most: int) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.most: Final = most

    def highest(self, s: FamigliaState) -> int:
        return min(self.most, s.soldati[self.area])

    def number(self, s: FamigliaState, n: int) -> None:
        board.remove(s, self.area, n, self.seat, "pentito")

    def about(self, s: FamigliaState) -> Facts:
        return {"area": s.data.areas[self.area]}

    def facts(self, s: FamigliaState) -> questions.AreaMost:
        return {"area": s.data.areas[self.area], "most": self.most}


class PentitoOver(Step[FamigliaState]):
    """If the Pentito was the last Soldato, the area is lost now (W8, T3)."""

    __slots__ = ("area", "seat")
    key = "pentito.over"

    def __init__(self, seat: int, area: int) -> None:
        self.seat: Final = seat
        self.area: Final = area

    def run(self, s: FamigliaState) -> None:
        if s.holder[self.area] != self.seat:
            s.vacated &= ~(1 << self.area)
            board.lose(s, self.area, self.seat)
