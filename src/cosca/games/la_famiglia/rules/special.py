"""Section O: the parts that only one order has: Soldati beside labs, spreading, pulling.

Replacing and paying (O1, O3, O4) belong to the attack, the bomb and shotgun in either order (O5) to the strike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosca.games.la_famiglia.rules import board
from cosca.games.la_famiglia.rules.actions import PlaceNumber
from cosca.games.la_famiglia.rules.questions import AskArea
from cosca.games.la_famiglia.rules.state import EMPTY, NEUTRAL, FamigliaState
from cosca.games.la_famiglia.rules.why import area_of, because
from cosca.games.la_famiglia.rules.why_moves import no_guard, no_spread, no_victim
from cosca.kernel.choice import Choice
from cosca.kernel.events import Facts
from cosca.kernel.questions import AskNumber, or_done

if TYPE_CHECKING:
    from cosca.games.la_famiglia.documents import types_questions as questions
    from cosca.kernel.messages import RuleMessage


class GuardLabs(AskArea):
    """The lab that gets the next Soldato from HQ, 1 for each lab (O2); until done or HQ is empty."""

    __slots__ = ("left",)
    key = "labs.guard"

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left: Final = left  # areas, once for each lab without its Soldato

    def choices(self, s: FamigliaState) -> list[Choice]:
        if not self.left or not s.hq[self.seat]:
            return []
        return or_done([s.menu.area[a] for a in sorted(set(self.left))])

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return no_guard(s, self.seat, element)

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        left = list(self.left)
        left.remove(choice.value)
        board.place(s, self.seat, choice.value, 1)
        s.stack.append(GuardLabs(self.seat, tuple(left)))

    def facts(self, s: FamigliaState) -> questions.LabsGuard:
        return {"hq": s.hq[self.seat]}


class Spread(AskArea):
    """The next neighbour that gets Soldati: an own area, the teammate's, or a neutral one (O6, H15, W46)."""

    __slots__ = ("area", "left", "n", "used")
    key = "spread.area"

    def __init__(self, seat: int, area: int, left: int, n: int, used: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.left: Final = left  # neighbours that may still follow
        self.n: Final = n
        self.used: Final = used

    def choices(self, s: FamigliaState) -> list[Choice]:
        if not self.left:
            return []
        near = s.data.neighbours[self.area]
        return or_done([s.menu.area[a] for a in near if a not in self.used and self._open_to(s, s.holder[a])])

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        return no_spread(s, self.seat, self.area, element, self.used)

    def _open_to(self, s: FamigliaState, holder: int) -> bool:
        if holder == self.seat or holder == s.data.mate_of[self.seat]:
            return s.hq[holder] > 0
        return holder == NEUTRAL and s.options.spread_to_neutrals and s.supply[NEUTRAL] > 0

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        area = choice.value
        s.stack.append(Spread(self.seat, self.area, self.left - 1, self.n, (*self.used, area)))
        holder = s.holder[area]
        if holder == NEUTRAL:
            board.add(s, NEUTRAL, area, min(self.n, s.supply[NEUTRAL]), self.seat)
        else:
            s.stack.append(PlaceNumber(holder, area, self.n, 1 if holder == self.seat else 0))

    def about(self, s: FamigliaState) -> Facts:
        return {"area": s.data.areas[self.area]}

    def facts(self, s: FamigliaState) -> questions.SpreadArea:
        friends = not s.options.spread_to_neutrals
        return {"area": s.data.areas[self.area], "friends": friends, "n": self.n, "left": self.left}


class Pull(AskArea):
    """The adjacent area from which enemy or neutral Soldati are pulled next, up to `left` in all (O7, H14)."""

    __slots__ = ("area", "left")
    key = "pull.area"
    path = True

    def __init__(self, seat: int, area: int, left: int) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.left: Final = left

    def choices(self, s: FamigliaState) -> list[Choice]:
        if not self.left or not s.supply[self.seat] or s.holder[self.area] != self.seat:
            return []
        friends = (self.seat, s.data.mate_of[self.seat], EMPTY)
        return or_done([s.menu.area[a] for a in s.data.neighbours[self.area] if s.holder[a] not in friends])

    def why_not(self, s: FamigliaState, element: str) -> RuleMessage | None:
        if area_of(s, element) == self.area:
            return because("why-area-pull", "O7 H14", area=s.data.areas[self.area])
        return no_victim(s, self.seat, self.area, element, (), "O7 H14")

    def chosen(self, s: FamigliaState, choice: Choice) -> None:
        s.stack.append(PullNumber(self.seat, self.area, choice.value, self.left))

    def about(self, s: FamigliaState) -> questions.PullArea:
        return {"area": s.data.areas[self.area], "n": self.left}


class PullNumber(AskNumber[FamigliaState]):
    """How many are pulled from there: they become own Soldati in the order's area."""

    __slots__ = ("area", "left", "origin")
    key = "pull.number"

    def __init__(self, seat: int, area: int, origin: int, left: int) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.origin: Final = origin
        self.left: Final = left

    def highest(self, s: FamigliaState) -> int:
        return min(self.left, s.soldati[self.origin], s.supply[self.seat])

    def number(self, s: FamigliaState, n: int) -> None:
        board.remove(s, self.origin, n, self.seat, "pulled", recruits=False)
        board.add(s, self.seat, self.area, n, self.seat)
        s.stack.append(Pull(self.seat, self.area, self.left - n))

    def about(self, s: FamigliaState) -> Facts:
        return {"origin": s.data.areas[self.origin], "area": s.data.areas[self.area]}

    def facts(self, s: FamigliaState) -> questions.PullNumber:
        names = s.data.areas
        return {"origin": names[self.origin], "area": names[self.area], "most": self.left}
